"""Decks by their names and from files, those of the package and those of players."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Literal

import msgspec

from spaceline.cards.decks.deck import Deck
from spaceline.cards.decks.forms import own
from spaceline.cards.decks.forms.listing import SIZE
from spaceline.cards.decks.importing import Imported, import_deck
from spaceline.cards.decks.naming import titles_of_pool
from spaceline.cards.decks.reading import read_deck, read_what_is_known
from spaceline.cards.decks.unreadable import DeckError
from spaceline.cards.rulesets import pool
from spaceline.core.decoding import built
from spaceline.editions import DEFAULT, Edition, edition_of

SUFFIX = ".yaml"
OTHERS = (".txt", ".dek")
"""How the files of other programs and sites are called."""
OWN = "yaml"
LONGEST = 4 * SIZE
"""So many bytes of a file are read: a letter has at most four."""


def ready_decks(ruleset: str = DEFAULT) -> Mapping[str, Deck]:
    """The decks that come with the package for a ruleset, by name, in the order in which they are introduced.

    The rulesets of an edition share the decks of the one that is played by default, as far as they have the cards.

    Raises:
        UnknownRuleset: there is none of that name.
    """
    return _ready(ruleset, edition_of(ruleset))


@cache
def _ready(ruleset: str, edition: Edition) -> Mapping[str, Deck]:
    names = titles_of_pool(pool(ruleset))
    decks = (deck for deck in packaged(edition.key) if deck.ruleset in (ruleset, edition.names[0]))
    fitting = [deck for deck in decks if deck.ruleset == ruleset or all(map(names.knows, deck.names))]
    own = {deck.name: deck for deck in fitting} | {deck.name: deck for deck in fitting if deck.ruleset == ruleset}
    places = {name: at for at, name in enumerate(introductions().get(edition.key, {}))}
    in_order = sorted(own, key=lambda name: (places.get(name, len(places)), name))
    return MappingProxyType({name: msgspec.structs.replace(own[name], ruleset=ruleset) for name in in_order})


@cache
def packaged(edition: str) -> tuple[Deck, ...]:
    """The decks that come with the package for an edition, in the order of their files."""
    folder = files("spaceline.cards.decks") / "data" / edition
    found = sorted((file for file in folder.iterdir() if file.name.endswith(SUFFIX)), key=lambda file: file.name)
    return tuple(read_deck(file.read_text(encoding="utf-8"), file.name) for file in found)


class Introduction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a ready deck is like, for those who choose one."""

    style: str = ""
    """How it plays, in a sentence or two."""
    level: Literal["", "easy", "some practice", "demanding"] = ""
    """How much it asks of its player."""


@cache
def introductions() -> Mapping[str, Mapping[str, Introduction]]:
    """By edition and name: what the decks that come with the package are like."""
    file = files("spaceline.cards.decks") / "data" / "introductions.yaml"
    return msgspec.yaml.decode(file.read_bytes(), type=built(dict[str, dict[str, Introduction]]))


def introduced(ruleset: str, name: str) -> Introduction:
    """What a ready deck of a ruleset is like; one for an older ruleset plays as that for the usual one."""
    of_edition = introductions().get(edition_of(ruleset).key, {})
    return of_edition.get(name) or of_edition.get(name.rpartition("-")[0]) or Introduction()


def load_deck(name_or_path: str | Path, ruleset: str = DEFAULT) -> Deck:
    """A ready deck of a ruleset by its name, or the deck in a file, whichever ruleset that is for.

    Raises:
        DeckError: there is no such deck, or it cannot be read.
    """
    path = Path(name_or_path)
    name = str(name_or_path)
    if is_file(path):
        return read_deck(text_of(path), path.name) if path.suffix not in OTHERS else whole_deck(path, ruleset)
    decks = ready_decks(ruleset)
    if name in decks:
        return decks[name]
    if path.suffix or len(path.parts) > 1:
        raise DeckError("no-file", name=name)
    near = get_close_matches(name.casefold(), decks, n=1)
    if near:
        raise DeckError("unknown-near", name=name, near=near[0])
    raise DeckError("unknown", name=name, names=", ".join(decks))


def whole_deck(path: Path, ruleset: str) -> Deck:
    """The deck of a file in another form, all of which the deck can hold.

    Raises:
        DeckError: something of it would be missing.
    """
    found = import_deck(text_of(path), path.name, ruleset)
    if not found.is_whole:
        missing = "; ".join((*found.left_out, *(line.text for line in found.unread)))
        raise DeckError("not-whole", where=path.name, missing=missing)
    return found.deck


def open_deck(name_or_path: str | Path, ruleset: str = DEFAULT, form: str = "") -> Imported:
    """The deck of a file in any form, or a ready deck, with names that mean no card left as they are.

    Raises:
        DeckError: there is no such deck, or it is in no form that is known.
        UnknownRuleset: there is none of that name.
    """
    path = Path(name_or_path)
    if not is_file(path):
        return Imported(load_deck(name_or_path, ruleset), OWN, {}, ())
    text = text_of(path)
    if form == OWN or (not form and (path.suffix == SUFFIX or own.suits(text))):
        return Imported(read_what_is_known(text, path.name), OWN, {}, ())
    return import_deck(text, path.name, ruleset, form)


def is_file(path: Path) -> bool:
    """Whether there is such a file.

    Raises:
        DeckError: no file can be called that.
    """
    try:
        return path.is_file()
    except (OSError, ValueError) as error:
        raise DeckError("unreadable", name=str(path), error=error) from error


def text_of(path: Path) -> str:
    """The text of a file; older files of other programs are in the alphabet of Windows.

    Raises:
        DeckError: it cannot be read.
    """
    try:
        with path.open("rb") as file:
            data = file.read(LONGEST + 1)
        if len(data) > LONGEST:
            raise DeckError("too-long", where=path.name)
        try:
            return data.decode("utf-8")
        except UnicodeDecodeError:
            if path.suffix not in OTHERS:
                raise
            return data.decode("cp1252")
    except (OSError, UnicodeDecodeError) as error:
        raise DeckError("unreadable", name=str(path), error=error) from error

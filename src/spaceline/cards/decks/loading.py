"""Reading deck files (YAML), those of the package and those of players."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec
import yaml

from spaceline.cards.decks.deck import Deck
from spaceline.cards.decks.kinds import kind_of
from spaceline.cards.decks.naming import DeckError
from spaceline.cards.editions import edition_of
from spaceline.cards.rulesets import DEFAULT, NAMES, pool

SUFFIX = ".yaml"


def ready_decks(ruleset: str = DEFAULT) -> Mapping[str, Deck]:
    """The decks that come with the package for a ruleset, by name; all rulesets of an edition share their decks.

    Raises:
        UnknownRuleset: there is none of that name.
    """
    return _ready(ruleset, edition_of(ruleset).folder)


@cache
def _ready(ruleset: str, edition: str) -> Mapping[str, Deck]:
    folder = files("spaceline.cards.decks") / "data" / edition
    found = sorted((file for file in folder.iterdir() if file.name.endswith(SUFFIX)), key=lambda file: file.name)
    decks = (read_deck(file.read_text(encoding="utf-8"), file.name) for file in found)
    return MappingProxyType({deck.name: msgspec.structs.replace(deck, ruleset=ruleset) for deck in decks})


def load_deck(name_or_path: str | Path, ruleset: str = DEFAULT) -> Deck:
    """A ready deck of a ruleset by its name, or the deck in a file, whichever ruleset that is for.

    Raises:
        DeckError: there is no such deck, or it cannot be read.
    """
    path = Path(name_or_path)
    name = str(name_or_path)
    try:
        if path.is_file():
            return read_deck(path.read_text(encoding="utf-8"), path.name)
    except (OSError, UnicodeDecodeError) as error:
        raise DeckError(f"{name!r} cannot be read: {error}") from error
    decks = ready_decks(ruleset)
    if name in decks:
        return decks[name]
    if path.suffix or len(path.parts) > 1:
        raise DeckError(f"there is no deck file {name!r}")
    near = get_close_matches(name.casefold(), decks, n=1)
    hint = f"; did you mean {near[0]!r}?" if near else f"; there are: {', '.join(decks)}"
    raise DeckError(f"no deck is called {name!r}{hint}")


def read_deck(text: str, where: str = "the deck") -> Deck:
    """A deck from the text of a file; the cards get their full names.

    Raises:
        DeckError: it is no deck, or names a ruleset or a card that does not exist.
    """
    try:
        written = yaml.safe_load(text)
        twice = listed_twice(yaml.compose(text, yaml.SafeLoader))
        if twice:
            raise DeckError(f"{where}: {twice} is listed twice")
        deck = msgspec.convert(written, form_of(written, where))
    except yaml.YAMLError as error:
        raise DeckError(f"{where} is not YAML: {' '.join(str(error).split())}") from error
    except RecursionError as error:
        raise DeckError(f"{where} is no deck: nested too deeply") from error
    except msgspec.ValidationError as error:
        raise DeckError(f"{where} is no deck: {error}") from error
    try:
        return deck.with_full_names(pool(deck.ruleset))
    except DeckError as error:
        raise DeckError(f"{where}: {error}") from error


def listed_twice(node: yaml.Node | None) -> str:
    """A name that stands twice in a deck or in one of its piles, where the second would quietly replace the first."""
    if not isinstance(node, yaml.MappingNode):
        return ""
    for table in (node, *(value for _, value in node.value if isinstance(value, yaml.MappingNode))):
        names = [key.value for key, _ in table.value if isinstance(key, yaml.ScalarNode)]
        for at, name in enumerate(names):
            if name in names[:at]:
                return str(name)
    return ""


def form_of(written: Any, where: str) -> type[Deck]:
    """The form that a deck must have, by the ruleset it names.

    Raises:
        DeckError: it names none that exists.
    """
    ruleset = written.get("ruleset", DEFAULT) if isinstance(written, dict) else DEFAULT
    if ruleset not in NAMES:
        raise DeckError(f"{where}: no ruleset is called {ruleset!r}; there are: {', '.join(NAMES)}")
    return kind_of(ruleset).form

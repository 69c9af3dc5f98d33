"""Decks as the wire carries them, with ids of cards, and decks as the rules check them, with names."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import msgspec

from spaceline.cards.decks import Deck, DeckError, Imported, export_deck, for_ruleset, import_deck
from spaceline.cards.decks.forms.entries import entry_of
from spaceline.cards.decks.forms.listing import cleaned as listed_name, on_one_line
from spaceline.cards.decks.forms.own import suits as is_own_form
from spaceline.cards.decks.kinds import kind_of
from spaceline.cards.decks.naming import CardTitles, all_names, plain
from spaceline.cards.decks.reading import read_what_is_known
from spaceline.core.decoding import built
from spaceline.editions import UnknownRuleset, edition_of
from spaceline.effects.render.lexicon import Lexicon
from spaceline.presentation.lexicon import words_of
from spaceline.presentation.lexicon.english import ENGLISH, saying, sayings
from spaceline.server.people.text_cleaning import cleaned
from spaceline.server.problems import refused
from spaceline.server.storage.decks import DeckToStore, KeptDeck
from spaceline.server.wire.decks import LONGEST_TITLE, DeckOut, DeckReadIn, StrangeLine, WrittenDeck

FILE_ENDINGS = {"lackey": "txt", "lackey-dek": "dek", "trekcc": "txt", "yaml": "yaml"}
UNTITLED = "Untitled deck"
MOST_CARDS, MOST_COPIES = 300, 1_000
"""So many different cards, and so many in all, a deck may have here; what is larger is not looked at."""
THE_LIST = sayings()["server.deck.the-list"]
"""What a text without a file is called where it cannot be read."""
SLIPS, MOST_NEAR = 16, 3
"""For so many lines names that are near are told, and so many for each."""


def names_for(ruleset: str) -> CardTitles:
    """The names of all cards of the edition of a ruleset.

    Raises:
        ProblemError: there is no such ruleset.
    """
    try:
        return all_names(edition_of(ruleset))
    except UnknownRuleset as error:
        raise refused("ruleset", "match.ruleset") from error


def is_too_large(written: WrittenDeck) -> bool:
    """Whether a deck has more cards than anybody plays with, so that looking at it would take long."""
    piles = written.piles.values()
    different = len(set(written.missions)) + sum(map(len, piles))
    return different > MOST_CARDS or len(written.missions) + sum(sum(it.values()) for it in piles) > MOST_COPIES


def check_size(written: WrittenDeck) -> None:
    """Check that a deck is of a size to be looked at.

    Raises:
        ProblemError: it is too large.
    """
    if is_too_large(written):
        raise refused("deck", "deck.size", cards=MOST_CARDS, copies=MOST_COPIES)


def deck_of(written: WrittenDeck) -> Deck:
    """The deck that the rules check.

    Raises:
        ProblemError: it is too large, there is no such ruleset, or it has no such pile.
    """
    check_size(written)
    names = names_for(written.ruleset)
    form = kind_of(written.ruleset).form
    if unknown := set(written.piles) - {"cards", *form.piles}:
        raise refused("deck", "deck.part", name=min(unknown))

    def name_of(key: str) -> str:
        return names.pool[key].name if key in names.pool else key

    piles = {pile: renamed(name_of, written.piles.get(pile, {})) for pile in ("cards", *form.piles)}
    return form(
        name="deck",
        title=written.title or UNTITLED,
        ruleset=written.ruleset,
        missions=tuple(map(name_of, written.missions)),
        **piles,
    )


def renamed(rename: Callable[[str], str], cards: Mapping[str, int]) -> dict[str, int]:
    """Cards under other names; what then has the same name is counted together."""
    found: dict[str, int] = {}
    for key, copies in cards.items():
        found[rename(key)] = min(99, found.get(rename(key), 0) + copies)
    return found


def written_of(deck: Deck) -> WrittenDeck:
    """A deck for the wire."""
    names = names_for(deck.ruleset)

    def key_of(name: str) -> str:
        found = names.called(name)
        return found[0] if len(found) == 1 else name[:160]

    return WrittenDeck(
        ruleset=deck.ruleset,
        title=deck.title[:LONGEST_TITLE],
        missions=tuple(map(key_of, deck.missions)),
        piles={pile: renamed(key_of, getattr(deck, pile)) for pile in ("cards", *deck.piles)},
    )


def cleaned_deck(written: WrittenDeck) -> WrittenDeck:
    """A deck with a title that can be shown to others."""
    return msgspec.structs.replace(written, title=cleaned(written.title)[:LONGEST_TITLE] or UNTITLED)


def to_store(written: WrittenDeck) -> DeckToStore:
    """A deck as it is kept.

    Raises:
        ProblemError: there is no such ruleset, or it has no such pile.
    """
    clean = cleaned_deck(written)
    size = deck_of(clean).size
    return DeckToStore(ruleset=clean.ruleset, title=clean.title, size=size, data=msgspec.json.encode(clean))


def from_store(data: bytes) -> WrittenDeck:
    """A deck that was kept."""
    return msgspec.json.decode(data, type=built(WrittenDeck))


def written_in(kept: KeptDeck) -> WrittenDeck:
    """The deck that somebody keeps."""
    return from_store(kept.data)


def read_in(text: str, file: str, ruleset: str, language: str = ENGLISH) -> DeckReadIn:
    """A deck from a text in any of the forms.

    Raises:
        ProblemError: it is in none of them, or is no deck of that game.
    """
    names_for(ruleset)
    where = file or THE_LIST
    try:
        if is_own_form(text):
            found = Imported(read_what_is_known(text, where), "yaml", {})
        else:
            found = import_deck(text, where, ruleset)
        is_other = edition_of(found.deck.ruleset) is not edition_of(ruleset)
        deck = found.deck if is_other else for_ruleset(found.deck, ruleset)
    except DeckError as error:
        raise refused("deck", "deck.unreadable", why=of_the_list(error)) from error
    if deck.title == THE_LIST:
        deck = msgspec.structs.replace(deck, title=UNTITLED)
    written = written_of(deck)
    check_size(written)
    return DeckReadIn(
        written, found.form, tuple(notes(found, words_of(language))), strange_lines(found, names_for(deck.ruleset))
    )


def of_the_list(error: DeckError) -> DeckError:
    """Why a text cannot be read; one without a file is called what the language calls it."""
    values = error.wording.values
    is_unnamed = values.get("where") == THE_LIST
    return DeckError(error.reason, **{**values, "where": saying("server.deck.the-list")}) if is_unnamed else error


def strange_lines(found: Imported, names: CardTitles) -> tuple[StrangeLine, ...]:
    """The lines that are no known card, in their order; for the first of them names that are near are looked for."""
    named = [(line, name, True) for name, lines in found.strange.items() for line in lines]
    lines = sorted([*named, *((line, name_in(line.text), False) for line in found.unread)])
    return tuple(
        StrangeLine(line.number, on_one_line(line.text), name, is_read, near_to(name, names) if at < SLIPS else ())
        for at, (line, name, is_read) in enumerate(lines)
    )


def near_to(name: str, names: CardTitles) -> tuple[str, ...]:
    """The cards that somebody may have meant: those that a name can mean, or that are called something like it."""
    called = [names.pool[id].name for id in names.called(name)] if name else []
    return tuple(called or (names.near(plain(name)) if name else ()))[:MOST_NEAR]


def name_in(text: str) -> str:
    """What may be the name of a card in a line that was not read: it lists nothing, or too many."""
    return "" if entry_of(text) else listed_name(text)


def notes(found: Imported, words: Lexicon) -> Iterator[str]:
    """What of a text is not in the deck."""
    for section, cards in found.left_out.items():
        named = words.templates["comma"].join(f"{copies} {name}" for name, copies in cards.items())
        yield words.say("server.deck.left-out", section=section, cards=named)


def write_out(written: WrittenDeck, form: str) -> DeckOut:
    """A deck in one of the forms.

    Raises:
        ProblemError: there is no such form, or no such ruleset.
    """
    deck = deck_of(written)
    try:
        text = export_deck(deck, form)
    except DeckError as error:
        raise refused("form", "deck.form", why=error) from error
    stem = "-".join("".join(it if it.isalnum() else " " for it in deck.title).casefold().split()) or "deck"
    return DeckOut(f"{stem}.{FILE_ENDINGS[form]}", text)

"""Reading a deck file (YAML), as Spaceline writes it."""

from __future__ import annotations

from typing import Any

import msgspec
import yaml

from spaceline.cards.decks.deck import Deck
from spaceline.cards.decks.forms.listing import SIZE
from spaceline.cards.decks.kinds import kind_of
from spaceline.cards.decks.naming import DeckError
from spaceline.cards.rulesets import all_cards
from spaceline.editions import DEFAULT, RULESETS, edition_of


def read_deck(text: str, where: str = "the deck") -> Deck:
    """A deck from the text of a file; the cards get their full names, those outside the pool of its ruleset too.

    Raises:
        DeckError: it is no deck, or names a ruleset or a card that does not exist.
    """
    deck = written_deck(text, where)
    try:
        return deck.with_full_names(all_cards(edition_of(deck.ruleset)))
    except DeckError as error:
        raise DeckError(f"{where}: {error}") from error


def read_what_is_known(text: str, where: str = "the deck") -> Deck:
    """The same, but names that mean no card or several stay as they are.

    Raises:
        DeckError: it is no deck, or names a ruleset that does not exist.
    """
    deck = written_deck(text, where)
    try:
        return deck.with_known_names(all_cards(edition_of(deck.ruleset)))
    except DeckError as error:
        raise DeckError(f"{where}: {error}") from error


def written_deck(text: str, where: str) -> Deck:
    """A deck with the names as they are written.

    Raises:
        DeckError: it is no deck, or names a ruleset that does not exist.
    """
    if len(text) > SIZE:
        raise DeckError(f"{where} is far too long for a deck")
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
    return deck


def listed_twice(node: yaml.Node | None) -> str:
    """A name that stands twice in a deck or in one of its piles, where the second would quietly replace the first."""
    if not isinstance(node, yaml.MappingNode):
        return ""
    for table in (node, *(value for _, value in node.value if isinstance(value, yaml.MappingNode))):
        seen: set[str] = set()
        for name in (str(key.value) for key, _ in table.value if isinstance(key, yaml.ScalarNode)):
            if name in seen:
                return name
            seen.add(name)
    return ""


def form_of(written: Any, where: str) -> type[Deck]:
    """The form that a deck must have, by the ruleset it names.

    Raises:
        DeckError: it names none that exists.
    """
    ruleset = written.get("ruleset", DEFAULT) if isinstance(written, dict) else DEFAULT
    if ruleset not in RULESETS:
        raise DeckError(f"{where}: no ruleset is called {ruleset!r}; there are: {', '.join(RULESETS)}")
    return kind_of(ruleset).form

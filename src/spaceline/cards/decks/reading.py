"""Reading a deck file (YAML), as Spaceline writes it."""

from __future__ import annotations

from typing import Any

import msgspec
import yaml

from spaceline.cards.decks.deck import Deck
from spaceline.cards.decks.forms.listing import SIZE
from spaceline.cards.decks.kinds import kind_of
from spaceline.cards.decks.unreadable import DeckError
from spaceline.cards.rulesets import all_cards
from spaceline.core.decoding import built
from spaceline.editions import DEFAULT, RULESETS, edition_of

DEPTH = 30
"""Nobody nests deeper than this."""


def read_deck(text: str, where: str = "the deck") -> Deck:
    """A deck from the text of a file; the cards get their full names, those outside the pool of its ruleset too.

    Raises:
        DeckError: it is no deck, or names a ruleset or a card that does not exist.
    """
    deck = written_deck(text, where)
    try:
        return deck.with_full_names(all_cards(edition_of(deck.ruleset)))
    except DeckError as error:
        raise DeckError("in", where=where, why=error) from error


def read_what_is_known(text: str, where: str = "the deck") -> Deck:
    """Read a deck in which names that mean no card or several stay as they are.

    Raises:
        DeckError: it is no deck, or names a ruleset that does not exist.
    """
    deck = written_deck(text, where)
    try:
        return deck.with_known_names(all_cards(edition_of(deck.ruleset)))
    except DeckError as error:
        raise DeckError("in", where=where, why=error) from error


def written_deck(text: str, where: str) -> Deck:
    """A deck with the names as they are written.

    Raises:
        DeckError: it is no deck, or names a ruleset that does not exist.
    """
    if len(text) > SIZE:
        raise DeckError("too-long", where=where)
    try:
        written = plain_value(text, where)
        deck = msgspec.convert(written, built(form_of(written, where)))
    except DeckError:
        raise
    except msgspec.ValidationError as error:
        raise DeckError("no-deck", where=where, error=error) from error
    except (yaml.YAMLError, ValueError) as error:  # a date that is none is a ValueError
        raise DeckError("no-yaml", where=where, error=" ".join(str(error).split())) from error
    return deck


def plain_value(text: str, where: str) -> Any:
    """The document as plain values.

    Raises:
        DeckError: it is nested too deeply, or lists a name twice.
        YAMLError, ValueError: it is not YAML.
    """
    depth = 0
    for event in yaml.parse(text, yaml.CSafeLoader):  # before it is composed, which would exhaust the stack
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if depth > DEPTH:
            raise DeckError("too-deep", where=where)
    loader = yaml.CSafeLoader(text)
    try:
        node = loader.get_single_node()
        if twice := listed_twice(node):
            raise DeckError("listed-twice-in", where=where, name=twice)
        return None if node is None else loader.construct_document(node)
    finally:
        loader.dispose()


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
        raise DeckError("unknown-ruleset", where=where, name=ruleset, names=", ".join(RULESETS))
    return kind_of(ruleset).form

"""The decks that commands play with."""

from __future__ import annotations

from collections.abc import Iterable

from spaceline.cards.decks import DeckError, load_deck
from spaceline.cli.trouble import one_line
from spaceline.core.ruleset import Ruleset
from spaceline.rules.second.procedures.setup import Brought


def named(ruleset: Ruleset, names: Iterable[str]) -> list[Brought]:
    """Ready decks by name, or decks in files."""
    with one_line(DeckError):
        return [load_deck(name).brought(ruleset.definitions) for name in names]

"""The sections of LackeyCCG decks, which its text and its XML share, and the names that its card lists use."""

from __future__ import annotations

from typing import Any

from spaceline.cards.card import Pool
from spaceline.cards.decks.deck import Deck
from spaceline.cards.decks.forms.listing import on_one_line
from spaceline.cards.decks.kinds import DeckKind

DECK = "Deck"
"""What the section is called that has no heading in the text."""


def pile_of(section: str, kind: DeckKind) -> str:
    """The pile that a section is; empty when there is none for it."""
    known = {name.casefold(): pile for name, pile in kind.lackey_sections.items()}
    return known.get(section.casefold(), "")


def listed_name(name: str, known: Pool) -> str:
    """What LackeyCCG calls a card: location, title and subtitle without commas between; its own name if unknown."""
    card = known.get(name)
    if card is None:
        return on_one_line(name)
    facts: Any = card.facts
    parts = (getattr(facts, "location", "") if hasattr(facts, "subtitle") else "", facts.title)
    return " ".join(filter(None, (*parts, getattr(facts, "subtitle", ""))))


def sections_of(deck: Deck, kind: DeckKind, pool: Pool) -> dict[str, dict[str, int]]:
    """Each section of the deck with the names of LackeyCCG and their copies, the deck itself first."""
    known = {card.name: card for card in pool.values()}
    missions = {name: deck.missions.count(name) for name in deck.missions}
    found: dict[str, dict[str, int]] = {}
    besides = ((pile, getattr(deck, pile)) for pile in deck.piles)
    for pile, cards in (("cards", deck.cards), *besides, ("missions", missions)):
        section = section_of(pile, kind)
        for name, copies in cards.items():
            found.setdefault(section, {})[listed_name(name, known)] = copies
    return found


def section_of(pile: str, kind: DeckKind) -> str:
    """The section of a pile: one that is called like it, or the first of those that are for it."""
    of = pile if pile in ("cards", "missions") else "apart" if pile == kind.form.apart else "besides"
    sections = [name for name, it in kind.lackey_sections.items() if it == of]
    called = kind.lackey_names.get(pile, pile)
    return next((name for name in sections if name.casefold() == called), sections[0])

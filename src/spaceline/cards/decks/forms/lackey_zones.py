"""The sections of LackeyCCG decks, which its text and its XML share, and the names that its card lists use."""

from __future__ import annotations

from typing import Any

from spaceline.cards.card import Pool
from spaceline.cards.decks.deck import Deck
from spaceline.cards.decks.forms.listing import on_one_line

DECK = "Deck"
"""What the section is called that has no heading in the text."""

SECTIONS = {
    "second": {DECK: "cards", "Dilemmas": "besides", "Missions": "missions"},
    "first": {DECK: "cards", "Missions": "missions", "Seed+Dil": "besides", "Sites": "besides"},
}
"""Edition to section to pile. First Edition sites are seeds; its side decks and cards set aside have no pile here."""

GAMES = {"second": "startrek2e", "first": "startrek1e"}
"""What LackeyCCG calls the game of each edition."""


def pile_of(section: str, edition: str) -> str:
    """The pile that a section is; empty when there is none for it."""
    known = {name.casefold(): pile for name, pile in SECTIONS[edition].items()}
    return known.get(section.casefold(), "")


def listed_name(name: str, known: Pool) -> str:
    """What LackeyCCG calls a card: location, title and subtitle without commas between; its own name if unknown."""
    card = known.get(name)
    if card is None:
        return on_one_line(name)
    facts: Any = card.facts
    parts = (getattr(facts, "location", "") if hasattr(facts, "subtitle") else "", card.title)
    return " ".join(filter(None, (*parts, getattr(facts, "subtitle", ""))))


def sections_of(deck: Deck, edition: str, pool: Pool) -> dict[str, dict[str, int]]:
    """Each section of the deck with the names of LackeyCCG and their copies, the deck itself first."""
    known = {card.name: card for card in pool.values()}
    missions = {name: deck.missions.count(name) for name in deck.missions}
    found: dict[str, dict[str, int]] = {}
    for pile, cards in (("cards", deck.cards), ("besides", deck.besides), ("missions", missions)):
        section = next(name for name, of in SECTIONS[edition].items() if of == pile)
        found[section] = {listed_name(name, known): copies for name, copies in cards.items()}
    return found

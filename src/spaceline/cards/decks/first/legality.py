"""Whether a deck of First Edition is legal (1E-2.1, 1E-2.16, 1E-3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from spaceline.cards.card import Pool
from spaceline.cards.decks.first.deck import FirstDeck
from spaceline.cards.decks.first.formats import format_of
from spaceline.cards.decks.naming import plain
from spaceline.cards.decks.problem import DeckProblem
from spaceline.rules.first.facts import FirstFacts
from spaceline.rules.first.setup import Brought

MISSIONS, SEEDS, DRAW_DECK = 6, 30, 30
BARRED_FROM_THE_DRAW_DECK = ("tactic", "tribble", "trouble")
AFFILIATED = ("personnel", "ship", "facility")
BORG = "Bor"
ALTERNATE_UNIVERSE = "AU"
OPENS_THE_ALTERNATE_UNIVERSE = (
    "Alternate Universe Door",
    "Temporal Conduit",
    "Dyson Sphere Door",
    "Space-Time Portal",
    "Temporal Micro-Wormhole",
)
"""The cards that usually let their player seed Alternate Universe cards (1E-4.0.1/1)."""


def broken_rules(deck: FirstDeck, pool: Pool) -> Iterator[DeckProblem]:
    """Each rule of deck building that a deck breaks; unknown cards are counted, and no more is asked of them.

    A further rule about copies concerns what is put under missions, and is kept there (1E-3.1/5).
    """
    brought = deck.known_part(pool).brought(pool)
    yield from wrong_sizes(deck)
    yield from wrong_missions(brought, pool)
    yield from shared_locations(brought, pool)
    yield from wrong_piles(brought, pool)
    yield from banned(deck.ruleset, brought, pool)
    yield from borg_beside_others(brought, pool)
    if not opens_the_alternate_universe(deck):
        yield from closed_universe(brought, pool)


def wrong_missions(brought: Brought, pool: Pool) -> Iterator[DeckProblem]:
    """Nothing but missions in their pile (1E-3.1.1/1)."""
    for id in dict.fromkeys(brought.missions):
        if pool[id].type != "mission":
            yield DeckProblem("1E-3.1.1/1", f"{pool[id].name} is no mission.")


def shared_locations(brought: Brought, pool: Pool) -> Iterator[DeckProblem]:
    """Missions at one location; universal ones are exempt (1E-3.1/2, 1E-3.1/3)."""
    facts: list[FirstFacts] = [pool[id].facts for id in brought.missions]
    places = Counter(it.location or it.title for it in facts if it.uniqueness != "universal")
    for place, copies in places.items():
        if copies > 1:
            yield DeckProblem(
                "1E-3.1/2", f"There are {copies} missions at {place}; only universal ones may be doubled."
            )


def wrong_sizes(deck: FirstDeck) -> Iterator[DeckProblem]:
    """Exactly six missions, thirty seeds at most, thirty cards to draw at least (1E-2.1/1, 1E-3.0/1, 1E-3.2/1)."""
    missions, seeds, cards = len(deck.missions), sum(deck.seeds.values()), sum(deck.cards.values())
    if missions != MISSIONS:
        yield DeckProblem("1E-2.1/1", f"There are {missions} missions; there must be {MISSIONS}.")
    if seeds > SEEDS:
        yield DeckProblem("1E-3.0/1", f"The seed deck has {seeds} cards; it may have {SEEDS}.")
    if cards < DRAW_DECK:
        yield DeckProblem("1E-3.2/1", f"The draw deck has {cards} cards; it must have {DRAW_DECK} or more.")


def wrong_piles(brought: Brought, pool: Pool) -> Iterator[DeckProblem]:
    """Missions among the seeds, and what the draw deck may not hold (1E-3.1.1/1, 1E-3.2/2)."""
    for id in dict.fromkeys(brought.seeds):
        if pool[id].type == "mission":
            yield DeckProblem("1E-3.1.1/1", f"The mission {pool[id].name} cannot be among the seeds.")
    for id in dict.fromkeys(brought.deck):
        if pool[id].type in BARRED_FROM_THE_DRAW_DECK or "Q" in pool[id].facts.icons:
            yield DeckProblem("1E-3.2/2", f"{pool[id].name} cannot be in the draw deck.")


def banned(ruleset: str, brought: Brought, pool: Pool) -> Iterator[DeckProblem]:
    """Cards that the format bans (1E-2.16/1, 1E-2.16/2)."""
    rules = format_of(ruleset)
    for id in dict.fromkeys((*brought.missions, *brought.seeds, *brought.deck)):
        if pool[id].title in rules.bans:
            yield DeckProblem(rules.clause, f"{pool[id].name} is banned in {ruleset}.")


def borg_beside_others(brought: Brought, pool: Pool) -> Iterator[DeckProblem]:
    """Who brings Borg brings no personnel, ship or facility of another affiliation (1E-3.0.1/1)."""
    cards = [pool[id] for id in dict.fromkeys((*brought.missions, *brought.seeds, *brought.deck))]
    if not any(BORG in card.facts.affiliations for card in cards):
        return
    for card in cards:
        if card.type in AFFILIATED and BORG not in card.facts.affiliations:
            yield DeckProblem("1E-3.0.1/1", f"{card.name} cannot be in a deck with Borg.")


def opens_the_alternate_universe(deck: FirstDeck) -> bool:
    """Whether a seed lets its player seed Alternate Universe cards, though its text may not be here (1E-4.0.1/1)."""
    return not {plain(name) for name in deck.seeds}.isdisjoint(map(plain, OPENS_THE_ALTERNATE_UNIVERSE))


def closed_universe(brought: Brought, pool: Pool) -> Iterator[DeckProblem]:
    """Alternate Universe cards among the seeds, with none that lets their player seed them (1E-4.0/5)."""
    for card in (pool[id] for id in dict.fromkeys(brought.seeds)):
        if ALTERNATE_UNIVERSE in card.facts.icons:
            yield DeckProblem("1E-4.0/5", f"{card.name} cannot be seeded: no card opens the Alternate Universe.")

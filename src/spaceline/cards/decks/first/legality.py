"""Whether a deck of First Edition is legal (1E-2.1, 1E-2.13, 1E-2.16, 1E-3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from spaceline.cards.card import Pool
from spaceline.cards.decks.first import side_decks
from spaceline.cards.decks.first.deck import FirstDeck
from spaceline.cards.decks.first.formats import format_of
from spaceline.cards.decks.naming import plain
from spaceline.cards.decks.problem import DeckProblem, problem_in
from spaceline.rules.first.facts import FirstFacts
from spaceline.rules.first.setup import Brought
from spaceline.rules.first.side_decks.piles import SIDE_DECKS, TRIBBLES
from spaceline.rules.first.tactics.side_deck import TACTIC
from spaceline.rules.tactics import TACTICS

MISSIONS, SEEDS, SITES, DRAW_DECK = 6, 30, 6, 30
HALF_A_CARD, MOST_HALVES = "Space", 4
"""A mission that counts half, and how many of it a pile may hold (1E-G:space/1)."""
SITE = "site"
BARRED_FROM_THE_DRAW_DECK = (TACTIC, *TRIBBLES)
AFFILIATED = ("personnel", "ship", "facility")
BORG = "Bor"
BORG_ONLY = "BO"
ALTERNATE_UNIVERSE = "AU"
OPENS_THE_ALTERNATE_UNIVERSE = (
    "Alternate Universe Door",
    "Temporal Conduit",
    "Dyson Sphere Door",
    "Space-Time Portal",
    "Temporal Micro-Wormhole",
)
"""The cards that usually let their player seed Alternate Universe cards (1E-4.0.1/1)."""


SENTENCES: Mapping[str, tuple[str, str]] = {
    "no-mission": ("{card} is no mission.", "1E-3.1.1/1"),
    "missions-at-one-place": (
        "There are {copies} missions at {place}; only universal ones may be doubled.",
        "1E-3.1/2",
    ),
    "number-of-missions": ("There are {number} missions; there must be {wanted}.", "1E-2.1/1"),
    "too-many-halves": ("{card} is there {number} times; it may be there {most} times.", "1E-G:space/1"),
    "seed-deck-too-large": ("The seed deck has {number} cards; it may have {most}.", "1E-3.0/1"),
    "site-pile-too-large": ("There are {number} sites to be seeded; there may be {most}.", "1E-3.1/4"),
    "site-among-seeds": ("The site {card} cannot be among the seeds.", "1E-3.1.2/1"),
    "no-site": ("{card} is no site.", "1E-3.1.2/1"),
    "draw-deck-too-small": ("The draw deck has {number} cards; it must have {least} or more.", "1E-3.2/1"),
    "mission-among-seeds": ("The mission {card} cannot be among the seeds.", "1E-3.1.1/1"),
    "not-in-the-draw-deck": ("{card} cannot be in the draw deck.", "1E-3.2/2"),
    "printed-on-a-mission": ("{card} is printed on a mission, and comes with it.", "1E-G:mission-ii/2"),
    "banned": ("{card} is banned in {ruleset}.", ""),
    "beside-borg": ("{card} cannot be in a deck with Borg.", "1E-3.0.1/1"),
    "alternate-universe-closed": ("{card} cannot be seeded: no card opens the Alternate Universe.", "1E-4.0/5"),
    **side_decks.SENTENCES,
}
"""Code to sentence and clause."""


def broken(reason: str, *, clause: str = "", **values: str | int) -> DeckProblem:
    """The problem of that code."""
    return problem_in(SENTENCES, reason, values, clause)


def broken_rules(deck: FirstDeck, pool: Pool) -> Iterator[DeckProblem]:
    """Each rule of deck building that a deck breaks; unknown cards are counted, and no more is asked of them.

    A further rule about copies concerns what is put under missions, and is kept there (1E-3.1/5).
    """
    brought = deck.known_part(pool).brought(pool)
    yield from wrong_sizes(deck)
    yield from wrong_missions(brought, pool)
    yield from shared_locations(brought, pool)
    yield from wrong_piles(brought, pool)
    yield from parts_of_missions(brought, pool)
    yield from banned(deck.ruleset, brought, pool)
    yield from borg_beside_others(brought, pool)
    yield from side_decks.broken_rules(deck, brought, pool)
    if not opens_the_alternate_universe(deck):
        yield from closed_universe(brought, pool)


def wrong_missions(brought: Brought, pool: Pool) -> Iterator[DeckProblem]:
    """Nothing but missions in their pile (1E-3.1.1/1)."""
    for id in dict.fromkeys(brought.missions):
        if pool[id].type != "mission":
            yield broken("no-mission", card=pool[id].name)


def shared_locations(brought: Brought, pool: Pool) -> Iterator[DeckProblem]:
    """Missions at one location; universal ones are exempt (1E-3.1/2, 1E-3.1/3)."""
    facts: list[FirstFacts] = [pool[id].facts for id in brought.missions]
    places = Counter(it.lies_at() for it in facts if it.uniqueness != "universal")
    for place, copies in places.items():
        if copies > 1:
            yield broken("missions-at-one-place", copies=copies, place=place)


def wrong_sizes(deck: FirstDeck) -> Iterator[DeckProblem]:
    """Exactly six missions, thirty seeds and six sites at most, thirty cards to draw at least.

    1E-2.1/1, 1E-3.0/1, 1E-3.1/4, 1E-3.2/1.
    """
    seeds, cards = sum(deck.seeds.values()), sum(deck.cards.values())
    sites = sum(deck.sites.values())
    yield from wrong_number_of_missions(deck)
    if seeds > SEEDS:
        yield broken("seed-deck-too-large", number=seeds, most=SEEDS)
    if sites > SITES:
        yield broken("site-pile-too-large", number=sites, most=SITES)
    if cards < DRAW_DECK:
        yield broken("draw-deck-too-small", number=cards, least=DRAW_DECK)


def wrong_number_of_missions(deck: FirstDeck) -> Iterator[DeckProblem]:
    """Six missions, of which two that count half are one; of such a one there are four at most (1E-G:space/1)."""
    halves = [name for name in deck.missions if plain(name) == plain(HALF_A_CARD)]
    twice = 2 * len(deck.missions) - len(halves)
    if twice != 2 * MISSIONS:
        number = f"{twice // 2}½" if twice % 2 else str(twice // 2)
        yield broken("number-of-missions", number=number, wanted=MISSIONS)
    if len(halves) > MOST_HALVES:
        yield broken("too-many-halves", card=HALF_A_CARD, number=len(halves), most=MOST_HALVES)


def wrong_piles(brought: Brought, pool: Pool) -> Iterator[DeckProblem]:
    """Missions and sites among the seeds, other cards in the site pile, what the draw deck may not hold.

    1E-3.1.1/1, 1E-3.1.2/1, 1E-3.2/2.
    """
    for id in dict.fromkeys(brought.seeds):
        if pool[id].type in NOT_SEEDS:
            yield broken(NOT_SEEDS[pool[id].type], card=pool[id].name)
    for id in dict.fromkeys(brought.sites):
        if pool[id].type != SITE:
            yield broken("no-site", card=pool[id].name)
    for id in dict.fromkeys(brought.deck):
        if pool[id].type in BARRED_FROM_THE_DRAW_DECK or side_decks.is_of_q(pool[id]):
            yield broken("not-in-the-draw-deck", card=pool[id].name)


def parts_of_missions(brought: Brought, pool: Pool) -> Iterator[DeckProblem]:
    """Outposts that come to the game with the missions on which they are printed (1E-G:mission-ii/2)."""
    for id in dict.fromkeys(all_of(brought)):
        if pool[id].facts.printed_on:
            yield broken("printed-on-a-mission", card=pool[id].name)


NOT_SEEDS = {"mission": "mission-among-seeds", SITE: "site-among-seeds"}
"""Types of cards that have a pile of their own."""


def banned(ruleset: str, brought: Brought, pool: Pool) -> Iterator[DeckProblem]:
    """Cards that the format bans (1E-2.16/1, 1E-2.16/2)."""
    rules = format_of(ruleset)
    for id in dict.fromkeys(all_of(brought)):
        if pool[id].title in rules.bans:
            yield broken("banned", card=pool[id].name, ruleset=ruleset, clause=rules.clause)


def all_of(brought: Brought) -> tuple[str, ...]:
    """Every card of a deck."""
    besides = (id for pile in (TACTICS, *SIDE_DECKS) for id in getattr(brought, pile))
    return (*brought.missions, *brought.seeds, *brought.sites, *brought.deck, *besides)


def borg_beside_others(brought: Brought, pool: Pool) -> Iterator[DeckProblem]:
    """Who brings Borg, or what only they use, brings no personnel, ship or facility of others.

    Nor a mission on which an outpost of others is printed (1E-3.0.1/1, /2, 1E-G:borg-use-only-icon/1).
    """
    cards = [pool[id] for id in dict.fromkeys(all_of(brought))]
    if not any(BORG in card.facts.affiliations or BORG_ONLY in card.facts.icons for card in cards):
        return
    for card in cards:
        if (card.type in AFFILIATED or card.facts.outpost) and BORG not in card.facts.affiliations:
            yield broken("beside-borg", card=card.name)


def opens_the_alternate_universe(deck: FirstDeck) -> bool:
    """Whether a seed lets its player seed Alternate Universe cards, though its text may not be here (1E-4.0.1/1)."""
    return not {plain(name) for name in deck.seeds}.isdisjoint(map(plain, OPENS_THE_ALTERNATE_UNIVERSE))


def closed_universe(brought: Brought, pool: Pool) -> Iterator[DeckProblem]:
    """Alternate Universe cards among the seeds, with none that lets their player seed them (1E-4.0/5)."""
    for card in (pool[id] for id in dict.fromkeys(brought.seeds)):
        if ALTERNATE_UNIVERSE in card.facts.icons:
            yield broken("alternate-universe-closed", card=card.name)

"""Whether the side decks of a First Edition deck are legal (1E-2.13 to 1E-2.15, 1E-3.3, 1E-G:side-deck/1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from spaceline.cards.card import Card, Pool
from spaceline.cards.decks.first.deck import FirstDeck
from spaceline.cards.decks.naming import plain
from spaceline.cards.decks.problem import DeckProblem, problem_in
from spaceline.rules.first.setup import Brought
from spaceline.rules.first.side_decks.piles import CONTINUUM, OPENED_BY, SIDE_DECKS, TENT, TRIBBLE_DECK, TRIBBLES, Q
from spaceline.rules.first.tactics.side_deck import BATTLE_BRIDGE_DOOR, TACTIC
from spaceline.rules.tactics import TACTICS

MOST_IN_A_TENT = 13
"""1E-G:qs-tent-side-deck/1."""
OF_THE_CONTINUUM = "q mission"
"""The type of the mission that lies in a Q-Continuum or in a Q's Tent (1E-G:qs-planet/1)."""
PERMITS_DILEMMAS = "Beware of Q"
SEEDS_BY_ITSELF = "Hide and Seek"
"""A card that lets its player seed dilemmas with the icon of the Q, and a dilemma that says so of itself (1E-4.3/2)."""

CALLED = {TACTICS: "Battle Bridge", TENT: "Q's Tent", CONTINUUM: "Q-Continuum", TRIBBLE_DECK: "Tribble"}
DOORS = {TACTICS: BATTLE_BRIDGE_DOOR, **OPENED_BY}

SENTENCES: Mapping[str, tuple[str, str]] = {
    "tactic-among-seeds": ("The tactic {card} cannot be among the seeds.", "1E-2.13/1"),
    "tribble-among-seeds": ("{card} cannot be among the seeds.", "1E-2.14/1"),
    "q-among-seeds": ("{card} cannot be among the seeds: it shows the icon of the Q.", "1E-2.15/1"),
    "no-tactic": ("{card} is no tactic.", "1E-G:battle-bridge-side-deck/1"),
    "not-in-a-tent": ("{card} cannot be in a Q's Tent.", "1E-G:qs-tent-side-deck/1"),
    "twice-in-a-tent": ("{card} lies {copies} times in the Q's Tent; once is allowed.", "1E-G:qs-tent-side-deck/1"),
    "tent-too-large": ("The Q's Tent has {number} cards; it may have {most}.", "1E-G:qs-tent-side-deck/1"),
    "not-of-the-continuum": ("{card} shows no icon of the Q.", "1E-G:q-continuum-side-deck/1"),
    "no-tribble": ("{card} is no Tribble and no Trouble.", "1E-G:tribble-side-deck/1"),
    "side-deck-closed": ("No {door} among the seeds opens the {side_deck} side deck.", "1E-3.3/1"),
}
"""Code to sentence and clause."""


def broken(reason: str, **values: str | int) -> DeckProblem:
    """The problem of that code."""
    return problem_in(SENTENCES, reason, values, "")


def broken_rules(deck: FirstDeck, brought: Brought, pool: Pool) -> Iterator[DeckProblem]:
    """Each rule about side decks that a deck breaks."""
    yield from barred_from_seeds(brought, pool)
    for pile, (belongs, reason) in BELONGING.items():
        for id in dict.fromkeys(getattr(brought, pile)):
            if not belongs(pool[id]):
                yield broken(reason, card=pool[id].name)
    yield from wrong_tent(deck)
    for pile in (TACTICS, *SIDE_DECKS):
        if getattr(deck, pile) and plain(DOORS[pile]) not in map(plain, deck.seeds):
            yield broken("side-deck-closed", door=DOORS[pile], side_deck=CALLED[pile])


def barred_from_seeds(brought: Brought, pool: Pool) -> Iterator[DeckProblem]:
    """Tactics, tribbles and cards of the Q among the seeds, unless a card permits it (1E-2.13/1 to 1E-2.15/1)."""
    seeds = [pool[id] for id in dict.fromkeys(brought.seeds)]
    is_permitted = any(card.title == PERMITS_DILEMMAS for card in seeds)
    for card in seeds:
        if card.type == TACTIC:
            yield broken("tactic-among-seeds", card=card.name)
        elif card.type in TRIBBLES:
            yield broken("tribble-among-seeds", card=card.name)
        elif is_of_q(card) and not (card.type == "dilemma" and (is_permitted or card.title == SEEDS_BY_ITSELF)):
            yield broken("q-among-seeds", card=card.name)


def wrong_tent(deck: FirstDeck) -> Iterator[DeckProblem]:
    """At most thirteen cards in a Q's Tent, each of them once (1E-G:qs-tent-side-deck/1)."""
    for name, copies in deck.tent.items():
        if copies > 1:
            yield broken("twice-in-a-tent", card=name, copies=copies)
    number = sum(deck.tent.values())
    if number > MOST_IN_A_TENT:
        yield broken("tent-too-large", number=number, most=MOST_IN_A_TENT)


def is_of_q(card: Card) -> bool:
    """Whether a card shows the icon of the Q (1E-2.15/1)."""
    return Q in card.facts.icons or card.type == OF_THE_CONTINUUM


def may_be_in_a_tent(card: Card) -> bool:
    """Whether a card may lie in a Q's Tent: none of the other side decks, but for one that says so itself."""
    return card.type == OF_THE_CONTINUUM or not (is_of_q(card) or card.type in (TACTIC, *TRIBBLES))


def is_tactic(card: Card) -> bool:
    """Whether a card is a tactic."""
    return card.type == TACTIC


def is_tribble(card: Card) -> bool:
    """Whether a card is a Tribble or a Trouble."""
    return card.type in TRIBBLES


BELONGING: Mapping[str, tuple[Callable[[Card], bool], str]] = {
    TACTICS: (is_tactic, "no-tactic"),
    TENT: (may_be_in_a_tent, "not-in-a-tent"),
    CONTINUUM: (is_of_q, "not-of-the-continuum"),
    TRIBBLE_DECK: (is_tribble, "no-tribble"),
}
"""What lies in each side deck, and what is wrong with anything else there."""

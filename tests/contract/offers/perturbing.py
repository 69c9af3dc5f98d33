"""Positions changed at random: cards stopped, disabled, damaged, cloaked, moved; ranges and counters used."""

import random
from collections.abc import Callable, Mapping

from spaceline.core import table
from spaceline.core.caching import QUESTION
from spaceline.core.data.leaves import CardId
from spaceline.core.state import State

MARKS: Mapping[str, Mapping[str, tuple[int, ...]]] = {
    "first": {
        "stopped": (0, 1),
        "disabled": (0, 1),
        "stasis": (0, 1),
        "cloaked": (0, 1),
        "damage": (0, 1),
        "range-used": (0, 1, 3, 5, 8),
        "has-cloaked": (0, 1),
        "docked-turns": (0, 1, 2),
        "used0": (0, 1),
    },
    "second": {
        "stopped": (0, 1),
        "range-used": (0, 1, 2, 4, 6, 8),
        "used0": (0, 1),
        "used1": (0, 1),
    },
}
"""By edition: conditions of cards in play, and the numbers by which they are kept."""

KINDS = {
    "stopped": ("personnel", "ship", "equipment", "facility"),
    "disabled": ("personnel", "ship"),
    "stasis": ("personnel",),
    "cloaked": ("ship",),
    "has-cloaked": ("ship",),
    "damage": ("ship",),
    "range-used": ("ship",),
    "docked-turns": ("ship",),
}
"""The types of cards that may be in a condition; all, where none are named."""

ABOARD, MOVABLE = ("personnel", "equipment"), ("personnel", "equipment", "ship")


def perturbed(state: State, edition: str, rng: random.Random, changes: int = 6) -> State:
    """A copy in which a few things are otherwise; what is remembered falls as it does in a game."""
    other = state.clone()
    other.invalidate(QUESTION)
    for _ in range(rng.randint(1, changes)):
        rng.choice(CHANGES)(other, edition, rng)
    other.invalidate(QUESTION)
    return other


def mark_a_card(state: State, edition: str, rng: random.Random) -> None:
    """Stop, disable, damage or cloak a card, or take that off it."""
    name, values = rng.choice(list(MARKS[edition].items()))
    cards = [card for card in state.cards if state.in_play(card) and state.cards[card].role != "mission"]
    fitting = [card for card in cards if name not in KINDS or state.definition(card).type in KINDS[name]]
    if fitting:
        table.put_mark(state, rng.choice(fitting), name, rng.choice(values))
        if name not in state.ruleset.mark_topics:
            state.caches.clear()


def stop_a_crowd(state: State, edition: str, rng: random.Random) -> None:
    """Stop everybody in one place, or nobody there."""
    value = rng.choice((0, 1))
    zones = [cards for (_, role), cards in state.contents.items() if role in ("surface", "aboard")]
    for card in rng.choice(zones) if zones else ():
        table.put_mark(state, card, "stopped", value)


def move_a_card(state: State, edition: str, rng: random.Random) -> None:
    """Put personnel, equipment or a ship where another card of the same kind lies."""
    lying: dict[str, list[CardId]] = {"people": [], "ships": []}
    for card in state.cards:
        if state.in_play(card) and state.definition(card).type in MOVABLE:
            lying["people" if state.definition(card).type in ABOARD else "ships"].append(card)
    cards = lying[rng.choice(("people", "people", "ships"))]
    if len(cards) < 2:
        return
    card, model = rng.sample(cards, 2)
    there = state.cards[model]
    if not state.contents.get((state.outermost(model), "mission")):
        return  # a ship that is out of time is alone where it is
    if card not in (there.parent, *state.holders(model)) and there.role in ("surface", "aboard", "space", "orbit"):
        table.move(state, card, there.parent, there.role)


def board_a_ship(state: State, edition: str, rng: random.Random) -> None:
    """Put somebody aboard a ship, or onto the planet where it is."""
    people = [card for card in state.cards if state.in_play(card) and state.definition(card).type in ABOARD]
    ships = [card for card in state.cards if state.in_play(card) and state.definition(card).type == "ship"]
    if people and ships:
        card, ship = rng.choice(people), rng.choice(ships)
        if state.cards[card].role in ("surface", "aboard"):
            table.move(state, card, ship, "aboard")


def take_into_play(state: State, edition: str, rng: random.Random) -> None:
    """Let somebody come from the hand to where others are: games from the start are slow to fill the table."""
    player = rng.choice(state.players)
    hand = [card for card in state.zone(player, "hand") if state.definition(card).type in ABOARD]
    zones = [zone for zone, cards in state.contents.items() if zone[1] in ("surface", "aboard")]
    if hand and zones:
        parent, role = rng.choice(zones)
        table.move(state, rng.choice(hand), parent, role, controller=player)


def use_up(state: State, edition: str, rng: random.Random) -> None:
    """Give or take counters, where there are such."""
    if edition == "second":
        table.put_mark(state, state.ruleset.active_player(state), "counters", rng.choice((0, 1, 3, 7)))


CHANGES: tuple[Callable[[State, str, random.Random], None], ...] = (
    mark_a_card,
    mark_a_card,
    stop_a_crowd,
    move_a_card,
    board_a_ship,
    take_into_play,
    use_up,
)

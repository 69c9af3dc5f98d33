"""Setting up the game: locations, objectives and tactics beside what Second Edition has (OBJ-getting-ready)."""

from __future__ import annotations

from collections.abc import Sequence

from spaceline.core import table
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.ruleset import Ruleset
from spaceline.core.state import State
from spaceline.rules.second import setup
from spaceline.rules.second.places import kind_of_place

PILES = ("objectives", "tactics", "pile", "deck")
FIRST_TURN = "first-turn"
"""The mark of the player who takes the first turn (OBJ-getting-ready/6)."""


class ObjectivesBrought(setup.Brought, frozen=True):
    """What a player brings to the game: definition ids; the missions are locations (OBJ-building-a-deck)."""

    objectives: tuple[str, ...]
    tactics: tuple[str, ...]


def start(ruleset: Ruleset, brought: Sequence[ObjectivesBrought], seed: int | bytes) -> State:
    """A game at its first decision."""
    state = State(ruleset, len(brought), seed)
    for player, cards in zip(state.players, brought, strict=True):
        lay_out(state, player, cards)
    for player in state.players:
        shuffle_side_decks(state, player)
        setup.shuffle_piles(state, player)
        draw_objectives(state, player)
        setup.draw_hand(state, player)
    first = state.players[setup.seat_that_begins(state)]
    table.put_mark(state, first, FIRST_TURN, 1)
    setup.begin(state, first)
    return state


def lay_out(state: State, player: PlayerId, cards: ObjectivesBrought) -> None:
    """Put a player's cards on the table."""
    for definition in cards.missions:
        lay_location(state, player, definition)
    for role in PILES:
        for definition in getattr(cards, role):
            table.create(state, definition, player, player, role, face_up=False)
    state.lists[player] = {role: tuple(sorted(getattr(cards, role))) for role in PILES}


def lay_location(state: State, player: PlayerId, definition: str) -> CardId:
    """Lay a location face up at a place of its own, as copies of one are (OBJ-getting-ready/1)."""
    name = state.ruleset.definitions[definition].name
    taken = {leaf.key for leaf in state.places.values()}
    place = table.add_place(state, f"{name} of player {player}" if name in taken else name)
    return table.create(state, definition, player, place, "mission", face_up=True)


def shuffle_side_decks(state: State, player: PlayerId) -> None:
    """Shuffle objectives and tactics (OBJ-getting-ready/4)."""
    table.shuffle(state, player, "objectives")
    table.shuffle(state, player, "tactics")


def draw_objectives(state: State, player: PlayerId) -> None:
    """Draw as many objectives as there are locations that are no headquarters (OBJ-getting-ready/5)."""
    own = [place for place in state.places if state.cards[state.zone(place, "mission")[0]].owner == player]
    wanted = sum(kind_of_place(state, place) != "headquarters" for place in own)
    for card in state.zone(player, "objectives")[:wanted]:
        table.move(state, card, player, "objective", face_up=True)

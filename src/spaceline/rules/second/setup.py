"""Setting up the game (2E-setting-up)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from spaceline.core import engine, table
from spaceline.core.chance import draw
from spaceline.core.data.leaves import PlayerId
from spaceline.core.ruleset import Ruleset
from spaceline.core.state import State
from spaceline.rules.second.data.frames import Turn
from spaceline.rules.second.numbers import numbers


class Brought(msgspec.Struct, frozen=True):
    """What a player brings to the game: definition ids (2E-building-a-deck/1)."""

    missions: tuple[str, ...]
    """In the order in which they are laid out (2E-setting-up/1)."""
    pile: tuple[str, ...]
    deck: tuple[str, ...]


def start(ruleset: Ruleset, brought: Sequence[Brought], seed: int | bytes) -> State:
    """A game at its first decision."""
    state = State(ruleset, len(brought), seed)
    for player, cards in zip(state.players, brought, strict=True):
        lay_out(state, player, cards)
    for player in state.players:
        shuffle_piles(state, player)
        draw_hand(state, player)
    begin(state, state.players[seat_that_begins(state)])
    return state


def begin(state: State, first: PlayerId) -> None:
    """Begin the first turn and run to its first decision."""
    state.watch()
    state.frames = [Turn(step="begin_turn", player=first)]
    engine.run(state)


def shuffle_piles(state: State, player: PlayerId) -> None:
    """Shuffle the dilemma pile and the deck (2E-setting-up/2)."""
    table.shuffle(state, player, "pile")
    table.shuffle(state, player, "deck")


def draw_hand(state: State, player: PlayerId) -> None:
    """Draw the opening hand (2E-setting-up/4)."""
    for card in state.zone(player, "deck")[: numbers(state).opening_hand]:
        table.move(state, card, player, "hand", face_up=False)


def seat_that_begins(state: State) -> int:
    """Pick the first player at random (2E-setting-up/3)."""
    return draw(state, len(state.players))


def lay_out(state: State, player: PlayerId, cards: Brought) -> None:
    """Put a player's cards on the table: the mission row, the dilemma pile, the deck (2E-setting-up/5).

    Missions lie face up, in the order in which the player wants them (2E-setting-up/1); pile and deck lie apart (/2).
    Copies of a mission make one place (2E-missions-glossary/1).
    """
    for definition in cards.missions:
        place = table.add_place(state, state.ruleset.definitions[definition].name)
        table.create(state, definition, player, place, "mission", face_up=True)
    for definition in cards.pile:
        table.create(state, definition, player, player, "pile", face_up=False)
    for definition in cards.deck:
        table.create(state, definition, player, player, "deck", face_up=False)
    state.lists[player] = {"pile": tuple(sorted(cards.pile)), "deck": tuple(sorted(cards.deck))}

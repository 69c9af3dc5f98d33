"""The Battle Bridge side deck and the doorway that opens it (1E-2.13, 1E-3.3, 1E-G:battle-bridge-side-deck/1).

It is a pile of its player. What has been used lies face up beneath the rest, and is shuffled once no other is left.
"""

from __future__ import annotations

from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.rules.first.facts import MARKERS_DRAWN, TACTICS_DRAWN, FirstFacts
from spaceline.rules.tactics import TACTICS

BATTLE_BRIDGE_DOOR = "Battle Bridge Door"
"""The doorway whose seeding opens the side deck."""
TACTIC = "tactic"
"""The type of the cards in it."""
TACTICS_IN_A_BATTLE = 2
"""So many a player may draw in a battle (1E-7.4.3/3)."""


def counts_of_tactics(facts: FirstFacts) -> dict[str, int]:
    """What texts may raise: how many tactics the door lets draw, and how many markers more a tactic draws for a hit."""
    if facts.type == TACTIC:
        return {MARKERS_DRAWN: 0}
    return {TACTICS_DRAWN: TACTICS_IN_A_BATTLE} if facts.title == BATTLE_BRIDGE_DOOR else {}


def door_of(state: State, player: PlayerId) -> CardId:
    """The doorway that opens a player's side deck; 0 where it is not open (1E-3.3/1, 1E-7.4.3.0.3/2)."""
    doors = (card for card in state.zone(player, "table") if state.definition(card).title == BATTLE_BRIDGE_DOOR)
    return next(doors, 0)


def is_open(state: State, player: PlayerId) -> bool:
    """Whether a player has an open Battle Bridge, and so deals no rotation damage (1E-7.4.3.0.3/3, 1E-7.5.1.2/3)."""
    return bool(door_of(state, player))


def markers_on(state: State, card: CardId) -> tuple[CardId, ...]:
    """The damage markers on a ship or facility (1E-7.5.1.1/1)."""
    return tuple(on for on in state.zone(card, "on") if state.definition(on).type == TACTIC)


def left(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """The tactics in a player's open side deck, the next one first; none where it is closed."""
    return state.zone(player, TACTICS) if is_open(state, player) else ()

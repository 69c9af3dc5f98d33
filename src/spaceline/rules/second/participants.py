"""Who takes part in a mission attempt, and with what (2E-attempting-a-mission, 2E-facing-dilemmas)."""

from __future__ import annotations

from spaceline.core.data.leaves import CardId, EntityId
from spaceline.core.replaceable import Replaceable
from spaceline.core.state import State
from spaceline.core.windows import innermost
from spaceline.effects.scope import Values
from spaceline.rules.second import places
from spaceline.rules.second.data.frames import DilemmaEncounter, MissionAttempt
from spaceline.rules.second.requirements import Group
from spaceline.rules.second.values import STOPPED, definition


def current_attempt(state: State) -> MissionAttempt | None:
    """The attempt that is going on."""
    at = innermost(state, MissionAttempt)
    frame = state.frames[at] if at >= 0 else None
    return frame if isinstance(frame, MissionAttempt) else None


Party = MissionAttempt | DilemmaEncounter
"""Those who attempt a mission, or the crew that faces one dilemma in their place."""


def who_faces(state: State) -> Party | None:
    """Who faces dilemmas: those in the attempt that is going on, or for one dilemma a crew in their place."""
    for frame in reversed(state.frames):
        if isinstance(frame, MissionAttempt) or (isinstance(frame, DilemmaEncounter) and frame.ship):
            return frame
    return None


def field_of(party: Party) -> tuple[EntityId, str]:
    """Where the participants are: on the planet, or aboard the ship."""
    if party.ship or isinstance(party, DilemmaEncounter):
        return (party.ship, "aboard")
    return (party.place, "surface")


@Replaceable
def taking_part(state: State, party: Party) -> tuple[CardId, ...]:
    """The participants that are left, for nobody else is reached (2E-facing-dilemmas/12).

    Killed, stopped and otherwise departed ones are out (2E-facing-dilemmas/17).
    """
    there, leaves, marks, player = state.zone(*field_of(party)), state.cards, state.marks, party.player
    left = [card for card in party.participants if card in there and (card, STOPPED) not in marks]
    return tuple([card for card in left if leaves[card].controller == player])


def with_company(
    state: State, personnel: tuple[CardId, ...], party: Party | None, given: Values | None = None
) -> Group:
    """Personnel with the ship and the equipment that take part with them (2E-facing-dilemmas/12)."""
    if party is None:
        return Group(state, personnel, given=given)
    equipment = tuple(
        card
        for card in places.own(state, state.zone(*field_of(party)), party.player)
        if definition(state, card).type == "equipment"
    )
    return Group(state, personnel, party.ship, equipment, given)


def facing(state: State) -> tuple[CardId, ...]:
    """The personnel attempting a mission, who face its dilemmas, or those in their place (2E-dilemmas-glossary/2)."""
    party = who_faces(state)
    return taking_part(state, party) if party else ()


def facing_a_dilemma(state: State) -> tuple[CardId, ...]:
    """The personnel facing a dilemma, for as long as one is faced (2E-when-and-while/3).

    Not while dilemmas are drawn, chosen and revealed, nor when the requirements of the mission are checked; nor once it
    lies in play, though its text may go on (2E-dilemmas-glossary/3).
    """
    at = innermost(state, DilemmaEncounter)
    encounter = state.frames[at] if at >= 0 else None
    if not isinstance(encounter, DilemmaEncounter) or at < innermost(state, MissionAttempt):
        return ()
    is_faced = encounter.is_faced and not state.in_play(encounter.dilemma)
    return facing(state) if is_faced else ()

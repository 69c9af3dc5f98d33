"""Who takes part in a mission attempt, and with what (2E-attempting-a-mission, 2E-facing-dilemmas)."""

from __future__ import annotations

from spaceline.core.data.leaves import CardId, EntityId
from spaceline.core.state import State
from spaceline.core.windows import innermost
from spaceline.effects.world import Values
from spaceline.rules.second import places
from spaceline.rules.second.data.frames import DilemmaEncounter, MissionAttempt
from spaceline.rules.second.requirements import Group
from spaceline.rules.second.values import definition, is_stopped


def current_attempt(state: State) -> MissionAttempt | None:
    """The attempt that is going on."""
    at = innermost(state, MissionAttempt)
    frame = state.frames[at] if at >= 0 else None
    return frame if isinstance(frame, MissionAttempt) else None


def field_of(attempt: MissionAttempt) -> tuple[EntityId, str]:
    """Where the participants are: on the planet, or aboard the ship."""
    return (attempt.ship, "aboard") if attempt.ship else (attempt.place, "surface")


def taking_part(state: State, attempt: MissionAttempt) -> tuple[CardId, ...]:
    """The participants that are left, for nobody else is reached (2E-facing-dilemmas/12).

    Killed, stopped and otherwise departed ones are out (2E-facing-dilemmas/17).
    """
    there = state.zone(*field_of(attempt))
    return tuple(
        card
        for card in attempt.participants
        if card in there and not is_stopped(state, card) and state.cards[card].controller == attempt.player
    )


def with_company(
    state: State, personnel: tuple[CardId, ...], attempt: MissionAttempt | None, given: Values | None = None
) -> Group:
    """Personnel with the ship and the equipment that take part with them (2E-facing-dilemmas/12)."""
    if attempt is None:
        return Group(state, personnel, given=given)
    equipment = tuple(
        card
        for card in places.own(state, state.zone(*field_of(attempt)), attempt.player)
        if definition(state, card).type == "equipment"
    )
    return Group(state, personnel, attempt.ship, equipment, given)


def facing(state: State) -> tuple[CardId, ...]:
    """The personnel attempting a mission, who face its dilemmas (2E-dilemmas-glossary/2)."""
    attempt = current_attempt(state)
    return taking_part(state, attempt) if attempt else ()


def facing_a_dilemma(state: State) -> tuple[CardId, ...]:
    """The same for as long as a dilemma is faced (2E-when-and-while/3).

    Not while dilemmas are drawn, chosen and revealed, nor when the requirements of the mission are checked.
    """
    at = innermost(state, DilemmaEncounter)
    encounter = state.frames[at] if at >= 0 else None
    is_faced = isinstance(encounter, DilemmaEncounter) and encounter.is_faced and at > innermost(state, MissionAttempt)
    return facing(state) if is_faced else ()

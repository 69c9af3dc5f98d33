"""To which ship or facility personnel belong: in its crew, or in an Away Team of it (1E-7.0.1/1, /2)."""

from __future__ import annotations

from spaceline.core.data.leaves import FIRST_CARD, CardId
from spaceline.core.state import State
from spaceline.rules.first import places
from spaceline.rules.first.roles import HAS_TEAMS, MERGED, OF_VESSEL
from spaceline.rules.first.teams import is_away
from spaceline.rules.first.values import type_of


def vessel_of_crew(state: State, card: CardId) -> CardId:
    """The ship or facility in whose crew a personnel is; 0 for none."""
    where = places.vessel_of(state, places.container(state, card))
    is_crew = where >= FIRST_CARD and type_of(state, card) == "personnel" and not is_away(state, card)
    return where if is_crew else 0


def vessel_of_team(state: State, card: CardId) -> CardId:
    """The ship or facility to which the Away Team of a personnel belongs; 0 for none.

    It belongs to one of its controller's that has stayed at its location ever since.
    """
    number = state.mark(card, OF_VESSEL)
    if not number or not is_away(state, card):
        return 0
    controller, place = state.cards[card].controller, places.place_of(state, card)
    numbered = (it for (it, name), value in state.marks.items() if name == HAS_TEAMS and value == number)
    own = (it for it in numbered if state.cards[it].controller == controller)
    return next((vessel for vessel in own if places.place_of(state, vessel) == place), 0)


def claimants(state: State) -> tuple[CardId, ...]:
    """The ships and facilities to one of which a team may belong that has just merged (1E-7.0.1/2)."""
    return tuple(sorted(card for card, name in state.marks if name == MERGED))


def belonging_to(state: State, vessel: CardId) -> tuple[CardId, ...]:
    """The personnel of all Away Teams that belong to a ship or facility."""
    number = state.mark(vessel, HAS_TEAMS)
    numbered = (it for (it, name), value in state.marks.items() if number and name == OF_VESSEL and value == number)
    return tuple(card for card in sorted(numbered) if vessel_of_team(state, card) == vessel)

"""Outposts that are printed on missions come and go as these are turned over (1E-4.2.0.2/4, 1E-G:mission-ii/2)."""

from __future__ import annotations

from spaceline.core import table
from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.rules.first.definition import BUILT_IN
from spaceline.rules.first.missions.built_in import BACK, SIGN, is_built_in, mission_of, outpost_of
from spaceline.rules.first.values import facts
from spaceline.rules.first.verbs.movement import note_affiliations


def show_side(state: State, mission: CardId) -> None:
    """Let the outpost of a mission be there as long as its side lies up, and not otherwise.

    It lies beside the mission, and what is inside apart from what was seeded beneath (1E-4.2.0.2/8).
    """
    if BUILT_IN not in state.watched or not facts(state, mission).outpost or not state.in_play(mission):
        return
    leaf = state.cards[mission]
    outpost = outpost_of(state, mission)
    if not outpost:
        outpost = table.create(state, leaf.definition + SIGN, leaf.owner, mission, BACK, face_up=True)
    if state.mark(mission, "turned-over"):
        table.move(state, outpost, mission, BACK, face_up=True)
    else:
        table.move(state, outpost, leaf.parent, "space", face_up=True, controller=leaf.owner)
        note_affiliations(state, outpost)


def put_back(state: State, card: CardId, *, for_good: bool = False) -> bool:
    """Let such an outpost leave play, which turns its mission over (1E-G:mission-ii/2); returns whether a card is one.

    One that is put out of play is never built again (1E-4.2.0.2/4).
    """
    if BUILT_IN not in state.watched or not is_built_in(state, card):
        return False
    mission = mission_of(state, card)
    if mission and state.in_play(mission):
        table.put_mark(state, mission, "turned-over", 1)
    if for_good or not mission:
        table.move(state, card, state.cards[card].owner, "out-of-play", face_up=True)
    else:
        table.move(state, card, mission, BACK, face_up=True)
    return True

"""How a dilemma leaves when it is done with (1E-7.2.2.5)."""

from __future__ import annotations

from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.rules.first.borg.collective import scores
from spaceline.rules.first.data.combo_dilemmas import EXPELLED
from spaceline.rules.first.missions.multiplied_dilemmas import worded


def parting(state: State, dilemma: CardId, player: int, *, is_met: bool) -> tuple[Change, ...]:
    """How a dilemma leaves: with its points into the point area if its requirements were met (1E-7.2.2.5/1, /2).

    With points that a Borg player does not score it is put out of play (1E-7.2.2.0.2/4), and so is a combo of which
    half should not have been there (1E-G:combo-dilemma/2).
    """
    if (dilemma, EXPELLED) in state.marks:
        return (Change("remove", (dilemma,), player),)
    points = worded(state, dilemma).facts.points
    if points is None or not is_met or not isinstance(points.value, int):
        return (Change("discard", (dilemma,), player),)
    if not scores(state, player, dilemma):
        return (Change("remove", (dilemma,), player),)
    return (
        Change("place-in-points", (dilemma,), player),
        Change("score", (), player, dilemma, amount=points.value, detail="bonus"),
    )

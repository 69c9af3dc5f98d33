"""The contract while a crew faces a dilemma in place of those who attempt the mission."""

import pytest

from spaceline.core import choices, engine
from spaceline.core.data.decisions import Answer
from spaceline.lab.scenarios import load_scenario
from spaceline.lab.scenarios.setting import set_table
from spaceline.rules.second.data.frames import DilemmaEncounter
from tests.contract.checks import contract
from tests.contract.offers.positions import SCENARIOS
from tests.contract.playing import (
    nothing_stale_is_offered,
    values_are_those_found_without_short_cuts,
    whoever_is_asked_can_name_what_is_offered,
)
from tests.contract.second import READS, kind, pools

ANSWERS = 10
"""So many answers bring every encounter of these tables to its end."""
TABLES = SCENARIOS / "second" / "review" / "se-interrupt"
BEFORE_IT = ("answer", "attempt")
"""What brings the other crew into it: the mission attempt, then the interrupt in response."""


def bold(asked):
    """An answer that goes on to dilemmas and to what can be done about them."""
    if asked.prompt == "choose-dilemmas":
        return Answer(cards=asked.selection.cards)
    return next((Answer(option=it) for it in asked.options if it.kind in BEFORE_IT), choices.default(asked))


@pytest.mark.parametrize("table", ["ship", "stand-in", "three-players", "attempting"])
def test_the_contract_holds_while_others_face_a_dilemma(table):
    state = set_table(load_scenario(TABLES / f"the-tides-of-fortune-{table}.yaml")).state
    looked_at = 0
    for _ in range(ANSWERS):
        if any(isinstance(frame, DilemmaEncounter) and frame.ship for frame in state.frames):
            looked_at += 1
            values_are_those_found_without_short_cuts(state, READS)
            nothing_stale_is_offered(state)
            whoever_is_asked_can_name_what_is_offered(state)
            contract(state, pools(), kind, seed=looked_at)
        engine.answer(state, bold(engine.decision(state)))
    assert looked_at

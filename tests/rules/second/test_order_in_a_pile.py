"""Who puts several cards into a deck in an order of choice tells nobody which lies where (2E-zones, 1E-12.12/5)."""

import pytest

from spaceline.core import engine
from spaceline.core.data.decisions import Answer
from spaceline.core.view import seen_event, view
from spaceline.lab.scenarios.running import positions
from tests.support.scenario_files import FOLDER, scenario

REVIEWED = FOLDER / "second/review"


def after(file, step, viewer, *, reversed_order):
    """What a viewer is told as cards are put in their order, or in the opposite one, and sees afterwards."""
    state = next(at.state for number, at in positions(scenario(REVIEWED / f"{file}.yaml")) if number == step).clone()
    asked = engine.decision(state)
    assert asked.kind == "order"
    state.sink = []
    engine.answer(state, Answer(cards=asked.selection.cards[:: -1 if reversed_order else 1]))
    return [seen_event(state, event, viewer) for event in state.sink], view(state, viewer)


@pytest.mark.parametrize(
    ("file", "step"),
    [("en-event/salvaging-the-wreckage", 2), ("se-personnel/morka-feast", 2)],
)
def test_others_do_not_learn_the_order(file, step):
    assert after(file, step, 2, reversed_order=False) == after(file, step, 2, reversed_order=True)
    assert after(file, step, 0, reversed_order=False) == after(file, step, 0, reversed_order=True)


def test_who_puts_them_there_is_told_the_order():
    file = "en-event/salvaging-the-wreckage"
    assert after(file, 2, 1, reversed_order=False)[0] != after(file, 2, 1, reversed_order=True)[0]

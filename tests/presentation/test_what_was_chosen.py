"""Whoever may respond is told what was chosen as it began (1E-5.0/6), and cards on a table lie beside no deck."""

from types import SimpleNamespace

import pytest

from spaceline.core.data.changes import Change
from spaceline.core.view import seen_decision
from spaceline.lab.scenarios.running import positions
from spaceline.presentation.prompts import as_event, prompt_of
from tests.support.scenario_files import FOLDER, scenario
from tests.support.shown_games import scene

EVENTS = FOLDER / "first/review/event"


def put_before(file, steps, player):
    """What a player is asked after so many steps of a scenario, and how the viewer sees the table."""
    state = next(at.state for number, at in positions(scenario(EVENTS / f"{file}.yaml")) if number == steps)
    seen = scene(state, player)
    return prompt_of(seen, seen_decision(state, player), 1), seen


def test_a_choice_between_players_asks_which():
    asked, _ = put_before("masaka-transformations-answered", 1, 1)
    assert asked.question == "Which player does Masaka Transformations mean?"
    assert [choice.label for choice in asked.choices] == ["You", "The opponent"]


@pytest.mark.parametrize(
    ("file", "told"),
    [
        ("masaka-transformations-answered", "Play Masaka Transformations. Chosen for it: you."),
        ("res-q-nullified", "Play Res-Q. Chosen for it: Tricorder."),
    ],
)
def test_whoever_may_respond_is_told_what_was_chosen(file, told):
    asked, seen = put_before(file, 2, 2)
    assert asked.question == f"Do you respond? The opponent begins: {told}"
    names = [seen.name(card) for card in asked.about]
    assert names == (["Res-Q", "Tricorder"] if "Tricorder" in told else ["Masaka Transformations"])


def test_whoever_may_respond_is_told_what_a_download_has_named():
    file = FOLDER / "first/initiation/a-download-names-its-card-first.yaml"
    asked = [at.state for _, at in positions(scenario(file))]
    state = next(it for it in asked if seen_decision(it, 2) and seen_decision(it, 2).kind == "response")
    seen = scene(state, 2)
    question = prompt_of(seen, seen_decision(state, 2), 1)
    assert question.question.endswith("Chosen for it: Mendon.")
    assert "Mendon" in [seen.name(card) for card in question.about]


@pytest.mark.parametrize(("number", "named"), [(4, 4), (5, 3), (12, 3)])
def test_of_many_to_whom_something_happens_a_question_names_few_and_counts_all(number, named):
    cards = {card: SimpleNamespace(definition=f"d{card}") for card in range(number)}
    event = as_event(SimpleNamespace(cards=cards), Change("kill", tuple(cards)))
    assert event.definitions == tuple(f"d{card}" for card in range(named))
    assert (event.cards, event.count) == (tuple(cards), number)

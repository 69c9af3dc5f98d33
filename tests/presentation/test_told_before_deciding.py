"""Whoever says whether a text goes on is told before of whom it speaks: what others, or chance, have chosen for it."""

import pytest

from spaceline.core.view import seen_decision
from spaceline.lab.scenarios.running import positions
from spaceline.presentation.prompts import prompt_of
from tests.support.scenario_files import FOLDER, scenario
from tests.support.shown_games import scene

REVIEWED = FOLDER / "second/review"


def put_before(file, steps, player):
    """What a player is asked after so many steps of a scenario, and how the player sees the table."""
    state = next(at.state for number, at in positions(scenario(REVIEWED / f"{file}.yaml")) if number == steps)
    seen = scene(state, player)
    return prompt_of(seen, seen_decision(state, player), 1), seen


@pytest.mark.parametrize(
    ("file", "steps", "text", "chosen"),
    [
        ("en-dilemma/memory-invasion-discarded", 3, "Memory Invasion", "Jerax"),
        ("ca-dilemma/the-demands-of-duty", 3, "The Demands of Duty", "Mate"),
        ("ca-dilemma/secret-identity", 3, "Secret Identity", "Native"),
    ],
)
def test_what_somebody_else_has_chosen_is_told_before_it_is_decided_on(file, steps, text, chosen):
    asked, seen = put_before(file, steps, 1)
    assert asked.question.startswith(f"This is about {chosen}. Do you ")
    assert [seen.name(card) for card in asked.about] == [text, chosen]


def test_an_opponent_who_may_save_an_event_is_told_which():
    file = "en-personnel/m-vil-prevented"
    asked, seen = put_before(file, 2, 2)
    assert [seen.name(card) for card in asked.about] == ["M'vil", "BaH!"]

"""Positions in which the heuristic player once did what anybody at the table would have called a blunder."""

from pathlib import Path

import pytest

from spaceline.core import engine
from spaceline.core.data.decisions import Answer
from spaceline.lab.scenarios.reading import load_scenario
from spaceline.lab.scenarios.setting import set_table
from spaceline.players.heuristic import HeuristicPlayer
from spaceline.players.seat import Sampled, Seat

POSITIONS = Path(__file__).parent / "positions"


def position(name):
    return set_table(load_scenario(POSITIONS / f"{name}.yaml")).state


def chosen(state, player):
    """What the player would answer now."""
    choice = HeuristicPlayer(1).choose(Seat(state, player))
    assert not isinstance(choice, Sampled)
    return choice


def give(state, kind):
    """Let whoever is asked do the first thing of a kind."""
    asked = engine.decision(state)
    option = next(option for option in asked.options if option.kind == kind)
    return engine.answer(state, Answer(option=option))


@pytest.fixture
def obstacles():
    """The titles of the dilemmas that are put in the way of nine personnel, in their order."""
    state = position("nine_without_equipment")
    give(state, "attempt")
    assert engine.decision(state).prompt == "choose-dilemmas"
    seen = {card.id: card.definition for card in Seat(state, 2).view.cards}
    return [state.ruleset.definitions[seen[card]].title for card in chosen(state, 2).cards]


def test_a_dilemma_that_may_stop_everybody_comes_after_those_that_thin_the_group_out(obstacles):
    assert "Antedean Assassins" in obstacles[1:]
    assert obstacles[-1] == "Antedean Assassins"


def test_no_dilemma_is_spent_on_equipment_where_there_is_none(obstacles):
    assert "Equipment Malfunction" not in obstacles

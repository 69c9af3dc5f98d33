"""What is learned from games: a regression that finds what is there."""

import random
from math import exp

import pytest

from spaceline.cards.rulesets import ruleset
from spaceline.lab.fitting import JudgedPosition, area, fitted, positions_of, solved
from spaceline.lab.simulation import ready_to_play
from spaceline.players.commander.second.features import NAMES, features


def made_up(count, seed=1):
    """Positions whose outcome hangs on the first of two numbers only."""
    rng, found = random.Random(seed), []
    for game in range(count):
        numbers = (rng.gauss(3, 2), rng.gauss(0, 1))
        found.append(JudgedPosition(game, numbers, rng.random() < 1 / (1 + exp(4 - 1.5 * numbers[0]))))
    return found


def test_the_weights_that_made_the_outcomes_are_found_again():
    found = fitted(made_up(3000), ("one", "other"), "none", 3000, 1)
    assert found.weights[0] == pytest.approx(1.5, abs=0.2)
    assert found.weights[1] == pytest.approx(0.0, abs=0.15)
    assert found.bias == pytest.approx(-4, abs=0.5)
    assert found.auc > 0.85
    assert area(made_up(500, 2), found) > 0.85


def test_too_few_positions_are_refused():
    with pytest.raises(ValueError, match="5 positions are too few for 2 features"):
        fitted(made_up(5), ("one", "other"), "none", 5, 1)


def test_linear_equations_are_solved():
    assert solved([[0.0, 2.0], [1.0, 1.0]], [4.0, 3.0]) == pytest.approx([1.0, 2.0])


def test_positions_come_from_both_sides_of_games_that_somebody_won():
    rules = ruleset("2e-cta2003")
    found = positions_of(rules, ready_to_play(rules), features, 2, 5)
    assert {it.game for it in found} == {0, 1}
    assert sum(it.has_won for it in found) * 2 == len(found) > 20
    assert all(len(it.numbers) == len(NAMES) for it in found)

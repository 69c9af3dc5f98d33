"""Second Edition keeps the contract of the core in games with the ready decks."""

import pytest

from spaceline.cards.rulesets import ruleset
from spaceline.lab.simulation import pairings, ready_to_play
from tests.contract.second import failures

ONE_IN = 10


def games(players, number, seed):
    return list(pairings(players, list(ready_to_play(ruleset())), number, seed))


@pytest.mark.parametrize(("seats", "number"), [(2, 6), (3, 1), (4, 1)])
def test_random_games_keep_the_contract(seats, number):
    assert failures(games(("random",) * seats, number, seed=40), full_every=ONE_IN) == []


def test_sensible_games_keep_the_contract():
    assert failures(games(("heuristic", "heuristic"), 6, seed=70), full_every=ONE_IN) == []

"""The Objectives variant keeps the contract of the core in games with the ready decks."""

import pytest

from spaceline.cards.rulesets import ruleset
from spaceline.lab.simulation import pairings, ready_to_play
from spaceline.rules.objectives.switches import OBJECTIVES
from tests.contract.objectives import failures


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("players", "number"), [(("random",) * 2, 1), (("heuristic",) * 2, 1), (("heuristic",) * 3, 1)]
)
def test_games_keep_the_contract(players, number, closely):
    games = list(pairings(players, list(ready_to_play(ruleset(OBJECTIVES))), number, seed=17))
    assert failures(games, **closely) == []

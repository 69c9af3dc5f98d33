"""First Edition keeps the contract of the core in games with the ready decks, by both rulesets."""

import pytest

from spaceline.cards.rulesets import ruleset
from spaceline.lab.simulation import pairings, ready_to_play
from tests.contract.first import failures


@pytest.mark.sampled
@pytest.mark.parametrize("name", ["1e-modern", "1e-open"])
@pytest.mark.parametrize(("players", "number"), [(("random", "random"), 2), (("heuristic", "random"), 2)])
def test_games_keep_the_contract(name, players, number, closely):
    rules = ruleset(name)
    games = list(pairings(players, list(ready_to_play(rules)), number, seed=20))
    assert failures(games, **closely, rules=rules) == []

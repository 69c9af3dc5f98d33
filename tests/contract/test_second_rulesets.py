"""Second Edition keeps the contract under the rulebook of 2002, and with switches that turn cards over."""

import pytest

from spaceline.cards.rulesets import pool
from spaceline.editions import SECOND
from spaceline.lab.simulation import pairings, ready_to_play
from spaceline.rules.second.switches import CTA2003, PREMIERE2002
from tests.contract.second import failures

TURNING = {
    "overcome-dilemmas": "as-they-lie",
    "returned-dilemmas": "face-up-in-attempts",
}
HIDDEN = {"opponents-discards": "hidden"}


@pytest.mark.sampled
@pytest.mark.parametrize(("name", "turned"), [(PREMIERE2002, {}), (CTA2003, TURNING), (CTA2003, HIDDEN)])
def test_random_games_keep_the_contract(name, turned, closely):
    rules = SECOND.build(name, pool(name), turned)
    games = list(pairings(("random", "random"), list(ready_to_play(rules)), 1, 50))
    assert failures(games, **closely, rules=rules) == []

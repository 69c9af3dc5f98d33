"""First Edition keeps the contract with Tribble side decks: who draws a card alone knows it until it is played."""

import pytest

from spaceline.cards.rulesets import pool, ruleset
from spaceline.rules.first.setup import start
from tests.contract.first import play_on
from tests.support.first_tribbles import NAMES, RULESET, with_tribbles


@pytest.mark.parametrize(
    ("players", "seed"),
    [(("random", "random"), 1), pytest.param(("heuristic", "heuristic"), 2, marks=pytest.mark.thorough)],
)
def test_games_with_tribbles_keep_the_contract(players, seed, closely):
    brought = [with_tribbles(name).brought(pool(RULESET)) for name in NAMES]
    match = play_on(start(ruleset(RULESET), brought, seed), players, seed, **closely)
    assert match.state.result is not None

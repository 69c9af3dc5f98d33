"""First Edition keeps the contract with side decks: nobody learns what lies there but whom a text lets look."""

import pytest

from spaceline.cards.rulesets import pool, ruleset
from spaceline.rules.first.setup import start
from tests.contract.first import play_on
from tests.support.first_side_decks import RULESET, SHIPS, with_side_decks


@pytest.mark.parametrize(("players", "seed"), [(("random", "random"), 3), (("heuristic", "heuristic"), 2)])
def test_games_with_side_decks_keep_the_contract(players, seed, closely):
    brought = [with_side_decks(name).brought(pool(RULESET)) for name in SHIPS]
    match = play_on(start(ruleset(RULESET), brought, seed), players, seed, **closely)
    assert match.state.result is not None

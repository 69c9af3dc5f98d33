"""The heuristic player with a Q's Tent and a Q-Continuum: it opens both, takes what it needs, and never errs."""

import pytest

from spaceline.cards.decks import problems
from spaceline.cards.rulesets import pool, ruleset
from spaceline.editions import edition_of
from spaceline.lab.matches import COUNTING, ArenaMatch
from spaceline.lab.simulation import simulate
from spaceline.players.heuristic.first.player import FirstHeuristic
from tests.support.first_side_decks import RULESET, SHIPS, with_side_decks


@pytest.fixture(scope="module")
def decks():
    """Two such decks."""
    found = {name: with_side_decks(name) for name in SHIPS}
    assert not [it.sentence for deck in found.values() for it in problems(deck, pool(RULESET))]
    return {name: deck.brought(pool(RULESET)) for name, deck in found.items()}


def test_it_opens_both_and_uses_them(decks):
    occurred = {"flash": 0, "draw-of-the-q": 0, "forgo-draws": 0}
    for seed in (1, 2, 3):
        state = edition_of(RULESET).start(ruleset(RULESET), list(decks.values()), seed)
        match = ArenaMatch(state, [FirstHeuristic(seed), FirstHeuristic(seed + 1)], COUNTING)
        while match.step():
            pass
        assert match.state.result is not None
        for verb in occurred:
            occurred[verb] += match.occurred[verb]
        if all(occurred.values()):
            return
    pytest.fail(f"not all of it occurred: {occurred}")


@pytest.mark.thorough
@pytest.mark.parametrize("players", [("heuristic", "heuristic"), ("random", "random")])
def test_ten_games_with_side_decks_end(decks, players):
    assert simulate(ruleset(RULESET), decks, players, 10, seed=1).errors == 0

"""Games with Tribble side decks: computer players draw tribbles, move them, and finish."""

import pytest

from spaceline.cards.decks import problems
from spaceline.cards.rulesets import pool, ruleset
from spaceline.editions import edition_of
from spaceline.lab.matches import COUNTING, ArenaMatch
from spaceline.lab.simulation import simulate
from spaceline.players.heuristic.first.player import FirstHeuristic
from spaceline.players.random_player import RandomPlayer
from tests.support.first_tribbles import NAMES, RULESET, with_tribbles


@pytest.fixture(scope="module")
def decks():
    """Two such decks."""
    found = {name: with_tribbles(name) for name in NAMES}
    assert not [it.sentence for deck in found.values() for it in problems(deck, pool(RULESET))]
    return {name: deck.brought(pool(RULESET)) for name, deck in found.items()}


def occurrences(decks, players, seed):
    """What has occurred in a game that was played to its end, and how often."""
    state = edition_of(RULESET).start(ruleset(RULESET), list(decks.values()), seed)
    match = ArenaMatch(state, players, COUNTING)
    while match.step():
        pass
    assert match.state.result is not None
    return match.occurred


def test_officers_draw_tribbles_and_finish(decks):
    assert occurrences(decks, [FirstHeuristic(1), FirstHeuristic(2)], 1)["draw-tribble"]


def test_chance_moves_tribbles_and_finishes(decks):
    occurred = occurrences(decks, [RandomPlayer(4), RandomPlayer(5)], 4)
    assert all(occurred[verb] for verb in ("draw-tribble", "pick-up", "put-down")), occurred


@pytest.mark.thorough
@pytest.mark.parametrize("players", [("heuristic", "heuristic"), ("random", "random")])
def test_ten_games_with_tribbles_end(decks, players):
    assert simulate(ruleset(RULESET), decks, players, 10, seed=1).errors == 0

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


def begun(decks, players, seed):
    """A game that counts what occurs in it."""
    state = edition_of(RULESET).start(ruleset(RULESET), list(decks.values()), seed)
    return ArenaMatch(state, players, COUNTING)


def test_officers_draw_tribbles(decks):
    match = begun(decks, [FirstHeuristic(1), FirstHeuristic(2)], 1)
    while not match.occurred["draw-tribble"]:
        assert match.step(), "nobody has drawn a tribble"


def test_chance_moves_tribbles_and_finishes(decks):
    match = begun(decks, [RandomPlayer(4), RandomPlayer(5)], 4)
    while match.step():
        pass
    assert match.state.result is not None
    assert all(match.occurred[verb] for verb in ("draw-tribble", "pick-up", "put-down")), match.occurred


@pytest.mark.thorough
@pytest.mark.parametrize("players", [("heuristic", "heuristic"), ("random", "random")])
def test_ten_games_with_tribbles_end(decks, players):
    assert simulate(ruleset(RULESET), decks, players, 10, seed=1).errors == 0

"""Comparing players."""

import pytest

from spaceline.cards.rulesets import ruleset
from spaceline.lab.arena import compare, tournament
from spaceline.lab.simulation import ready_to_play
from spaceline.lab.statistics import share


@pytest.mark.parametrize(("successes", "trials"), [(0, 5), (5, 5), (7, 20), (190, 200)])
def test_the_interval_holds_the_share_and_stays_between_0_and_1(successes, trials):
    found = share(successes, trials)
    assert 0 <= found.low <= found.rate <= found.high <= 1
    assert found.low < found.high


def test_more_trials_make_a_share_surer():
    few, many = share(8, 10), share(800, 1000)
    assert many.high - many.low < (few.high - few.low) / 3
    assert share(800, 1000).low == pytest.approx(0.774, abs=0.002)


def test_a_share_needs_a_trial():
    with pytest.raises(ValueError, match="no trial"):
        share(0, 0)


@pytest.mark.thorough
def test_a_comparison_counts_every_game_once():
    decks = ready_to_play(ruleset())
    (found,) = tournament(ruleset(), decks, ("heuristic", "random"), 6, seed=2)
    assert found == compare(ruleset(), decks, "heuristic", "random", 6, seed=2)
    assert found.wins + found.losses + found.ties + found.errors == found.games == 6
    assert found.rate == (found.wins + found.ties / 2) / 6
    assert found.low < found.rate <= found.high


def test_a_player_is_not_compared_with_itself():
    with pytest.raises(ValueError, match="itself"):
        compare(ruleset(), ready_to_play(ruleset()), "random", "random", 2)

"""The benchmark measures what it says."""

import msgspec
import pytest

from spaceline.cards.rulesets import ruleset
from spaceline.core.codec import canonical
from spaceline.lab import benchmark
from spaceline.lab.benchmark import Benchmark, bench, copy_and_move, middle_of_a_game, profile
from spaceline.lab.simulation import ready_to_play


@pytest.fixture(scope="module")
def decks():
    return ready_to_play(ruleset())


@pytest.fixture(scope="module")
def middle(decks):
    return middle_of_a_game(ruleset(), decks)


def test_every_speed_is_the_median_of_its_runs(decks):
    found = bench(ruleset(), decks, runs=3, games=2, copies=100)
    assert found.errors == 0
    for name, speed in found.spread.items():
        assert getattr(found, name) == speed.median
        assert 0 < speed.low <= speed.median <= speed.high
    assert found.decisions_per_game > 50
    assert msgspec.json.decode(msgspec.json.encode(found), type=Benchmark) == found


def test_the_middle_of_a_game_is_the_same_each_time(decks, middle):
    assert canonical(middle_of_a_game(ruleset(), decks)) == canonical(middle)
    assert middle.result is None


def test_a_copy_differs_by_one_card_and_leaves_the_original_alone(middle):
    before = canonical(middle)
    copy = copy_and_move(middle)
    assert canonical(middle) == before
    assert sum(copy.cards[card] != leaf for card, leaf in middle.cards.items()) == 1


def test_copies_that_share_something_are_noticed(decks, monkeypatch):
    state = middle_of_a_game(ruleset(), decks)
    monkeypatch.setattr(type(state), "clone", lambda state: state)
    with pytest.raises(ValueError, match="changed the original"):
        benchmark.copies_leave_the_original_alone(state, 1)


def test_the_profile_names_functions_and_their_times(decks):
    assert "cumtime" in profile(ruleset(), decks, games=1, lines=5)

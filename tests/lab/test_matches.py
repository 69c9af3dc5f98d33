"""Matches between computer players, and what many of them come to."""

import gc
from itertools import islice

import msgspec
import pytest

from spaceline.cards.rulesets import ruleset
from spaceline.core.codec import load
from spaceline.lab.matches import COUNTING, ArenaMatch, MatchLimits, play_match, seeded_players
from spaceline.lab.processes import GARBAGE, collecting_seldom
from spaceline.lab.simulation import Simulation, own_pairings, pairings, ready_to_play, simulate
from spaceline.players.random_player import RandomPlayer
from spaceline.rules.second.setup import start


@pytest.fixture(scope="module")
def decks():
    return ready_to_play(ruleset())


@pytest.fixture(scope="module")
def two(decks):
    return list(decks.values())[:2]


def test_a_match_tells_who_won_and_how(two):
    result = play_match(ruleset(), two, ("random", "random"), 4)
    assert result.is_finished
    assert result.ended_by in ("points", "decks")
    assert result.winners
    assert len(result.points) == 2
    assert result.decisions > 50
    assert result.turns > 2
    assert result.seconds > 0


def test_the_same_seed_gives_the_same_match(two):
    one, other = (play_match(ruleset(), two, ("random", "random"), 4) for _ in range(2))
    assert msgspec.structs.replace(one, seconds=0) == msgspec.structs.replace(other, seconds=0)


@pytest.mark.parametrize("limits", [MatchLimits(decisions=30), MatchLimits(turns=2), MatchLimits(seconds=1e-9)])
def test_a_game_stopped_by_a_limit_is_an_error_with_its_position(two, limits):
    result = play_match(ruleset(), two, ("random", "random"), 4, limits)
    assert not result.is_finished
    assert "no end after" in result.error
    position = load(ruleset(), result.position)
    match = ArenaMatch(start(ruleset(), two, 4), seeded_players(("random", "random"), 4))
    while match.decisions < result.decisions:
        match.step()
    assert position == match.state


def test_an_error_in_a_player_is_reported_with_the_position_before_it(two, monkeypatch):
    def fail(self, seat):
        raise LookupError("no idea")

    monkeypatch.setattr(RandomPlayer, "choose", fail)
    result = play_match(ruleset(), two, ("random", "random"), 9)
    assert result.error == "LookupError: no idea"
    assert load(ruleset(), result.position) == start(ruleset(), two, 9)
    assert result.winners == ()


def test_different_players_change_seats_with_the_same_decks_and_seed():
    games = list(pairings(("a", "b"), ("x", "y"), 8, seed=3))
    for first, second in zip(games[::2], games[1::2], strict=True):
        assert (first.seed, first.decks) == (second.seed, second.decks)
        assert first.players == second.players[::-1] == ("a", "b")
    assert {game.decks for game in games} == {("x", "x"), ("x", "y"), ("y", "x"), ("y", "y")}


def test_a_player_with_a_deck_of_its_own_keeps_it_in_every_seat():
    games = list(own_pairings(("a", "b"), ("x", "y"), 4, seed=3))
    assert [game.players for game in games] == [("a", "b"), ("b", "a")] * 2
    assert all(dict(zip(game.players, game.decks, strict=True)) == {"a": "x", "b": "y"} for game in games)
    assert [game.seed for game in games] == [3, 3, 4, 4]


def test_equal_players_do_not_play_a_game_twice():
    games = list(pairings(("a", "a"), ("x", "y"), 9, seed=3))
    assert len({game.seed for game in games}) == 9


def test_three_players_sit_in_three_ways():
    games = list(islice(pairings(("a", "b", "b"), ("x",), 6, seed=0), 3))
    assert {game.players for game in games} == {("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")}


def test_a_simulation_counts_what_happened(decks):
    result = simulate(ruleset(), decks, ("random", "random"), 6, seed=1)
    assert result.games == result.finished == sum(result.ended_by.values()) == 6
    assert result.errors == 0
    assert sum(result.wins.values()) + result.ties == 6
    assert sum(result.wins_by_seat.values()) == sum(result.wins_by_deck.values()) == result.wins["random"]
    assert result.decisions_per_second == pytest.approx(result.decisions / result.seconds)


def test_what_occurs_is_counted_by_its_verb_where_that_is_asked_for(two):
    result, again = (
        play_match(ruleset(), two, ("random", "random"), 4, limits) for limits in (COUNTING, MatchLimits())
    )
    assert result.occurred["end_turn"] == result.turns
    assert result.occurred["draw"] > 0
    assert not again.occurred
    assert msgspec.structs.replace(result, seconds=0, occurred={}) == msgspec.structs.replace(again, seconds=0)


def test_a_simulation_adds_up_what_occurred(decks):
    result = simulate(ruleset(), decks, ("heuristic", "heuristic"), 2, seed=1, limits=COUNTING)
    played = [
        play_match(ruleset(), [decks[name] for name in game.decks], game.players, game.seed, COUNTING)
        for game in pairings(("heuristic", "heuristic"), list(decks), 2, 1)
    ]
    assert result.occurred["overcome"] == sum(one.occurred.get("overcome", 0) for one in played) > 0
    assert set(result.occurred) == {verb for one in played for verb in one.occurred}


def test_a_simulation_goes_to_json_and_back(decks):
    result = simulate(ruleset(), decks, ("random", "random"), 2, seed=1, limits=MatchLimits(decisions=20))
    assert result.errors == 2
    assert result.failures[0].decisions == 20
    assert msgspec.json.decode(msgspec.json.encode(result), type=Simulation) == result


@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_players_play_to_the_end(decks, seats):
    result = simulate(ruleset(), decks, ("random",) * seats, 2, seed=5)
    assert result.finished == 2


def test_garbage_is_looked_for_as_before_once_games_are_played():
    usual = gc.get_threshold()
    with collecting_seldom():
        assert gc.get_threshold() == GARBAGE
    assert gc.get_threshold() == usual

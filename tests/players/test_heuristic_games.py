"""The heuristic player in whole games."""

import pytest

from spaceline.cards.rulesets import ruleset
from spaceline.lab.matches import play_match
from spaceline.lab.simulation import ready_to_play, simulate


@pytest.fixture(scope="module")
def decks():
    return ready_to_play(ruleset())


@pytest.mark.thorough
def test_the_heuristic_player_beats_the_random_one(decks):
    result = simulate(ruleset(), decks, ("heuristic", "random"), 24, seed=900)
    assert result.errors == 0
    assert result.wins["heuristic"] >= 22


def test_games_between_heuristic_players_end_by_points(decks, is_thorough):
    games = 16 if is_thorough else 4
    result = simulate(ruleset(), decks, ("heuristic", "heuristic"), games, seed=300)
    assert result.errors == 0
    assert result.ended_by["points"] >= games * 3 / 4


@pytest.mark.parametrize("seats", [3, 4])
def test_it_plays_with_three_and_four_players(decks, seats):
    result = simulate(ruleset(), decks, ("heuristic",) + ("random",) * (seats - 1), 4, seed=50)
    assert result.errors == 0
    assert result.wins["heuristic"] >= 3


def test_the_same_seed_plays_the_same_game(decks):
    pair = [decks["klingon"], decks["federation"]]
    one, other = (play_match(ruleset(), pair, ("heuristic", "random"), 11) for _ in range(2))
    assert (one.winners, one.points, one.decisions, one.turns) == (
        other.winners,
        other.points,
        other.decisions,
        other.turns,
    )


def test_another_seed_plays_another_game(decks):
    pair = [decks["klingon"], decks["federation"]]
    games = [play_match(ruleset(), pair, ("heuristic", "heuristic"), seed) for seed in range(3)]
    assert len({(game.points, game.decisions) for game in games}) > 1

"""What is learned from games: a regression that finds what is there, and a file that goes on."""

import random
from math import exp
from xml.etree import ElementTree as ET

import pytest

from spaceline.cards.rulesets import ruleset
from spaceline.lab.game_files import GameFileError, terms_of
from spaceline.lab.processes import NoRayError, Workers, in_order
from spaceline.lab.simulation import ready_to_play
from spaceline.lab.training import curve, fitted, play_missing, plot, schedule, training_file
from spaceline.lab.training.fitting import area, judged
from spaceline.lab.training.games import SeenPosition, TrainedGame
from spaceline.lab.training.regression import solved
from spaceline.players.commander.second.features import NAMES

RULES, DECKS = "2e-cta2003", ("klingon", "romulan")


def made_up(count, seed=1):
    """Games of two positions, whose outcome hangs on the first of two numbers only."""
    rng, found = random.Random(seed), []
    for game in range(count):
        ahead = rng.gauss(0, 2)
        winner = 1 if rng.random() < 1 / (1 + exp(-3 * ahead)) else 2
        seen = [SeenPosition(player, (sign * ahead, rng.gauss(0, 1))) for player, sign in ((1, 1), (2, -1))]
        found.append(TrainedGame(seed=game, decks=DECKS, winner=winner, positions=tuple(seen)))
    return found


def decks():
    ready = ready_to_play(ruleset(RULES))
    return {name: ready[name] for name in DECKS}


def trained(path, games, workers):
    file = training_file(path)
    kept = file.begin_with(terms_of(ruleset(RULES), decks(), 5))
    return list(play_missing(file, RULES, kept, decks(), list(schedule(DECKS, games, 5)), workers))


def test_the_weights_that_made_the_outcomes_are_found_again():
    found = fitted(made_up(3000), ("one", "other"), "none", 1)
    assert found.weights[0] == pytest.approx(3.0, abs=0.3)
    assert found.weights[1] == pytest.approx(0.0, abs=0.15)
    assert found.bias == pytest.approx(0, abs=0.2)
    assert (found.games, found.positions) == (3000, 6000)
    assert found.auc > 0.85
    assert area(judged(made_up(500, 2)), found) > 0.85


def test_too_few_positions_are_refused():
    with pytest.raises(ValueError, match="10 positions are too few for 2 features"):
        fitted(made_up(5), ("one", "other"), "none", 1)


def test_games_that_nobody_won_teach_nothing():
    games = made_up(200)
    undecided = TrainedGame(seed=900, decks=DECKS, positions=games[0].positions)
    one, other = (fitted(it, ("one", "other"), "none", 1) for it in (games, [*games, undecided]))
    assert (one.weights, one.positions, one.auc) == (other.weights, other.positions, other.auc)


def test_linear_equations_are_solved():
    assert solved([[0.0, 2.0], [1.0, 1.0]], [4.0, 3.0]) == pytest.approx([1.0, 2.0])


def test_the_curve_of_learning_leaves_the_same_games_out_at_each_point():
    steps = curve(made_up(400), ("one", "other"))
    assert [it.games for it in steps] == [40 * part for part in range(1, 9)]
    assert all(0.8 < it.auc <= 1 for it in steps)
    drawn = ET.fromstring(plot(steps, "a <title>"))
    assert sum(it.tag.endswith("circle") for it in drawn.iter()) == 8


def test_a_training_goes_on_where_it_stopped_and_does_not_depend_on_who_plays(tmp_path):
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    games = trained(whole, 2, Workers(2))
    assert sum(it.player == game.winner for game in games for it in game.positions) * 2 == sum(
        len(game.positions) for game in games
    )
    assert all(len(it.numbers) == len(NAMES) for game in games for it in game.positions)
    assert len(trained(broken, 1, Workers())) == 1
    with broken.open("a") as lines:
        lines.write('{"seed":6,"de')
    assert [it.game for it in trained(broken, 2, Workers())] == [it.game for it in games[1:]]
    assert broken.read_bytes() == whole.read_bytes()


def test_another_file_is_no_training(tmp_path):
    file = tmp_path / "it"
    file.write_text("[]\n")
    with pytest.raises(GameFileError, match="it is no training: line 1"):
        training_file(file).load()


def test_where_ray_is_not_installed_that_is_said(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(NoRayError, match=r"install spaceline\[ray\]"):
        list(in_order(abs, [1, 2], Workers(2, "local")))

"""``spaceline train``: what was learned is printed, written and drawn; what makes no sense is one line."""

import json
from random import Random

import pytest
from typer.testing import CliRunner

from spaceline.cards.rulesets import ruleset
from spaceline.cli.app import app
from spaceline.lab.game_files import terms_of
from spaceline.lab.simulation import ready_to_play
from spaceline.lab.training import schedule, training_file
from spaceline.lab.training.games import SeenPosition, TrainedGame
from spaceline.players.commander.second.features import NAMES

TYPED = ("--decks", "klingon", "romulan", "--seed", "4")


def run(*typed):
    return CliRunner().invoke(app, ["train", *map(str, typed)])


def begun(file):
    """A training of which twelve games are there, made up: to play them takes long."""
    rules, names = ruleset("2e-cta2003"), ("klingon", "romulan")
    decks = {name: ready_to_play(rules)[name] for name in names}
    training, rng = training_file(file), Random(1)
    training.begin_with(terms_of(rules, decks, 4))
    for game in list(schedule(names, 14, 4))[:12]:
        seen = [SeenPosition(player, tuple(rng.random() for _ in NAMES)) for player in (1, 2) for _ in range(12)]
        training.append(TrainedGame(seed=game.seed, decks=game.decks, winner=rng.choice((1, 2)), positions=tuple(seen)))


def test_what_is_learned_is_printed_written_and_drawn(tmp_path):
    file, weights, picture = tmp_path / "it.jsonl", tmp_path / "weights.json", tmp_path / "it.svg"
    begun(file)
    result = run(file, *TYPED, "--games", "14", "--weights", weights, "--plot", picture)
    assert result.exit_code == 0, result.stderr
    for word in ("14 games", "2 of them now", "own points", "learned from"):
        assert word in result.stdout
    assert picture.read_text().startswith("<svg")
    before = file.read_bytes()
    found = json.loads(run(file, *TYPED, "--games", "14", "--json").stdout)
    assert found["new"] == 0
    assert found["weights"] == json.loads(weights.read_bytes())
    assert found["weights"]["ruleset"] == "2e-cta2003"
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (("--ruleset", "3e"), "no ruleset is called '3e'"),
        (("--ruleset", "objectives"), "Objectives has no search"),
        (("--games", "1"), "too few"),
        (("--games", "1", "--ray", "127.0.0.1:1"), "Ray"),
        (("--weights", "/nowhere/it.json"), "there is no folder"),
    ],
)
def test_bad_input_is_one_line(tmp_path, typed, said):
    result = run(tmp_path / "it.jsonl", *typed)
    assert result.exit_code == 2
    assert len(result.stderr.strip().splitlines()) == 1
    assert said in result.stderr

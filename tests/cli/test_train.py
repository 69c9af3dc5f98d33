"""``spaceline train``: what was learned is printed, written and drawn; what makes no sense is one line."""

import json

import pytest
from typer.testing import CliRunner

from spaceline.cli.app import app

TYPED = ("--decks", "klingon", "romulan", "--seed", "4")


def run(*typed):
    return CliRunner().invoke(app, ["train", *map(str, typed)])


def test_what_is_learned_is_printed_written_and_drawn(tmp_path):
    file, weights, picture = tmp_path / "it.jsonl", tmp_path / "weights.json", tmp_path / "it.svg"
    result = run(file, *TYPED, "--games", "14", "--weights", weights, "--plot", picture)
    assert result.exit_code == 0, result.stderr
    for word in ("14 games", "14 of them now", "own points", "learned from"):
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

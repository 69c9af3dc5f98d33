"""``spaceline ladder``: a table, machine output, a picture, and one line for what makes no sense."""

import json

import pytest
from typer.testing import CliRunner

from spaceline.cli.app import app

TYPED = ("--players", "heuristic", "random", "--decks", "klingon", "romulan", "--deals", "1", "--seed", "4")


def run(*typed):
    return CliRunner().invoke(app, ["ladder", *map(str, typed)])


def test_a_ladder_is_a_table_and_goes_on(tmp_path):
    file = tmp_path / "it.jsonl"
    result = run(file, *TYPED)
    assert result.exit_code == 0, result.stderr
    for word in ("officer", "recruit", "1000", "fixed", "2 of them now", "significant"):
        assert word in result.stdout
    before = file.read_bytes()
    assert "0 of them now" in run(file, *TYPED).stdout
    assert file.read_bytes() == before


def test_machine_output_says_the_terms_the_ratings_and_the_differences(tmp_path):
    result = run(tmp_path / "it.jsonl", *TYPED, "--json", "--plot", tmp_path / "it.svg")
    assert result.exit_code == 0, result.stderr
    assert result.stderr == ""
    found = json.loads(result.stdout)
    assert found["new"] == 2
    assert found["terms"]["ruleset"] == "2e-cta2003"
    assert set(found["terms"]["decks"]) == {"klingon", "romulan"}
    assert {rung["player"] for rung in found["standings"]["rungs"]} == {"heuristic", "random"}
    assert found["standings"]["duels"][0]["deals"] == 1
    assert (tmp_path / "it.svg").read_text().startswith("<svg")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (("--ruleset", "3e"), "no ruleset is called '3e'"),
        (("--players", "heuristic", "nobody"), "no player is called 'nobody'"),
        (("--players", "random"), "two or more players"),
        (("--players", "random,random"), "each named once"),
        (("--decks", "nothing"), "no deck is called 'nothing'"),
        (("--deals", "0"), "--deals"),
        (("--jobs", "0"), "--jobs"),
    ],
)
def test_bad_input_is_one_line(tmp_path, typed, said):
    result = run(tmp_path / "it.jsonl", *typed)
    assert result.exit_code == 2
    assert len(result.stderr.strip().splitlines()) == 1
    assert said in result.stderr


def test_a_file_that_is_no_ladder_is_one_line_and_stays(tmp_path):
    file = tmp_path / "notes"
    file.write_text("dear diary\n")
    result = run(file, *TYPED)
    assert result.exit_code == 2
    assert len(result.stderr.strip().splitlines()) == 1
    assert "is no ladder: line 1" in result.stderr
    assert file.read_text() == "dear diary\n"


def test_a_place_that_cannot_be_written_is_one_line(tmp_path):
    result = run(tmp_path / "no" / "it.jsonl", *TYPED)
    assert result.exit_code == 2
    assert len(result.stderr.strip().splitlines()) == 1

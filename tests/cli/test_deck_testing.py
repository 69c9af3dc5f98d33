"""``spaceline deck test``: a table, machine output, a picture, and one line for what makes no sense."""

import json

import pytest
from typer.testing import CliRunner

from spaceline.cli.app import app

TYPED = ("klingon", "--against", "romulan", "--games", "2", "--player", "recruit")


def run(*typed):
    return CliRunner().invoke(app, ["deck", "test", *map(str, typed)])


def test_match_ups_and_cards_are_a_table():
    result = run(*TYPED)
    assert result.exit_code == 0, result.stderr
    for word in ("2 games", "played by the recruit", "against", "romulan", "won with it", "without"):
        assert word in result.stdout


def test_machine_output_and_picture(tmp_path):
    result = run(*TYPED, "--json", "--plot", tmp_path / "it.svg")
    assert result.exit_code == 0, result.stderr
    found = json.loads(result.stdout)
    assert (found["deck"], found["games"], found["errors"]) == ("klingon", 2, 0)
    assert [it["opponent"] for it in found["match_ups"]] == ["romulan"]
    assert all(it["games_with"] for it in found["cards"])
    assert (tmp_path / "it.svg").read_text().startswith("<svg")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (("nothing",), "no deck is called 'nothing'"),
        (("klingon", "--against", "nothing"), "no deck is called 'nothing'"),
        (("klingon", "--player", "nobody"), "no player is called 'nobody'"),
        (("klingon", "--games", "0"), "--games"),
        (("klingon", "--plot", "/nowhere/it.svg"), "there is no folder"),
    ],
)
def test_bad_input_is_one_line(typed, said):
    result = run(*typed)
    assert result.exit_code == 2
    assert len(result.stderr.strip().splitlines()) == 1
    assert said in result.stderr

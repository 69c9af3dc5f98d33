"""``spaceline analyse``: a saved game in words, as data and as a picture; one line for what makes no sense."""

import json

import pytest
from typer.testing import CliRunner

from spaceline.cli.app import app
from spaceline.players.registry import make_player
from tests.support.hosted import FIRST, SECOND, goes_on, hosted


def run(*typed):
    return CliRunner().invoke(app, ["analyse", *map(str, typed)])


@pytest.fixture(scope="module")
def saved(tmp_path_factory):
    """A game of one person, who plays carelessly, after some turns."""
    game = hosted(SECOND, "person", "heuristic", seed=11)
    minds = {1: make_player("cadet", 3), 2: make_player("heuristic", 4)}
    while (asked := game.asked) and game.session.answers < 40:
        game.answer(asked, minds[asked].choose(game.seat(asked)))
    file = tmp_path_factory.mktemp("games") / "it.save"
    file.write_bytes(game.dump())
    return file


def test_chances_and_better_plans_are_printed_with_how_to_play_on(saved):
    result = run(saved, "--thinking", "quick")
    assert result.exit_code == 0, result.stderr
    for word in ("Player 1: chance to win after each turn", "Where another plan was better", "decisions looked into"):
        assert word in result.stdout
    assert "Player 2" not in result.stdout


def test_machine_output_and_picture(saved, tmp_path):
    result = run(saved, "--thinking", "quick", "--json", "--most", "1", "--plot", tmp_path / "it.svg")
    assert result.exit_code == 0, result.stderr
    assert result.stderr == ""
    found = json.loads(result.stdout)
    assert found["players"] == [1]
    assert {it["player"] for it in found["chances"]} == {1}
    assert len(found["plans"]) <= 1
    assert (tmp_path / "it.svg").read_text().startswith("<svg")


def test_a_step_that_is_named_can_be_played_on_from(saved):
    plans = json.loads(run(saved, "--json").stdout)["plans"]
    assert plans, "a careless player plays without a fault"
    result = CliRunner().invoke(app, ["replay", "play", str(saved), "--at", str(plans[0]["answers"])], input="")
    assert plans[0]["question"][:20] in " ".join(result.stdout.split())


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (("--seat", "3"), "nobody sits at seat 3"),
        (("--seat", "2"), "whose decisions may be shown"),
        (("--thinking", "long"), "--thinking"),
        (("--plot", "/nowhere/it.svg"), "there is no folder"),
    ],
)
def test_bad_input_is_one_line(saved, typed, said):
    result = run(saved, *typed)
    assert result.exit_code == 2
    assert len(result.stderr.strip().splitlines()) == 1
    assert said in result.stderr


def test_a_game_that_several_people_are_playing_is_not_analysed(tmp_path):
    file = tmp_path / "two.save"
    file.write_bytes(goes_on(hosted(FIRST), 12).dump())
    result = run(file)
    assert result.exit_code == 2
    assert "it can be analysed when it is over" in result.stderr


def test_the_variant_of_objectives_is_refused_in_a_line(tmp_path):
    file = tmp_path / "it.save"
    file.write_bytes(hosted("objectives", "person", "heuristic").dump())
    result = run(file)
    assert result.exit_code == 2
    assert len(result.stderr.strip().splitlines()) == 1

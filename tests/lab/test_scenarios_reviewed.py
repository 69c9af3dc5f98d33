"""Scenarios that were written from printed cards name them, and lie in folders one deeper."""

import pytest
from typer.testing import CliRunner

from spaceline.cli.app import app
from spaceline.lab.coverage import shown_in
from spaceline.lab.scenarios import ScenarioError, load_scenario, run_scenario

TABLE = """\
title: Nobody moves
players:
  1:
    missions: [Excavation]
    hand: [Tapestry, Ambush]
    at: {Excavation: [{Galor: [Daro, "Kira Nerys, Impassioned Major"]}]}
cards: {Ambush: {type: interrupt}}
steps:
  - expect: {turn: 1}
    shows: [2E-beaming/3]
"""


@pytest.mark.parametrize("names", ["[Daro, Galor]", "['Kira Nerys, Impassioned Major']", "[Tapestry]", "[Excavation]"])
def test_cards_on_the_table_may_be_reviewed(written, names):
    assert run_scenario(load_scenario(written(f"{TABLE}reviewed: {names}\n"))).passed


@pytest.mark.parametrize(
    ("names", "problem"),
    [
        ("[Daro, Darro]", "no card is called 'Darro'; did you mean"),
        ("[Daro, Kira Nerys]", "'Kira Nerys' may be "),
        ("[Daro, Jerax]", "'Jerax' lies nowhere on this table"),
        ("[Daro, 'Galor #2']", "no card is called 'Galor #2'"),
        ("[Daro, Daro]", "'Daro' stands there twice"),
        ("[Daro, Ambush]", "'Ambush' is an invented card"),
        ("[Daro, filler]", "'filler' is an invented card"),
        ("[Daro, Tapestry]\nplain: [Tapestry]", "'Tapestry' is plain here"),
        ("[Galor]\nplain: true", "'Galor' is plain here"),
    ],
)
def test_a_reviewed_card_must_be_printed_and_there(written, names, problem):
    path = written(f"{TABLE}reviewed: {names}\n")
    with pytest.raises(ScenarioError) as raised:
        run_scenario(load_scenario(path))
    assert (raised.value.line, raised.value.message.removeprefix("reviewed: ").startswith(problem)) == (11, True), (
        raised.value
    )


def test_a_card_of_a_game_that_starts_by_its_rules_may_be_reviewed(written):
    text = "title: T\nstart: true\nplayers: {1: {missions: [%s], deck: [Daro]}}\nreviewed: [Daro]\nsteps:\n"
    missions = "Cardassia Prime, Khitomer Investigation, Medical Relief, Intercept Renegade, Collect Sample"
    assert run_scenario(load_scenario(written(text % missions + "  - expect: {over: false}\n"))).passed


def test_a_folder_of_reviews_lies_one_deeper_and_is_found(tmp_path):
    folder = tmp_path / "tests" / "scenarios" / "second" / "review" / "premiere"
    folder.mkdir(parents=True)
    (folder / "daro.yaml").write_text(f"{TABLE}reviewed: [Daro]\n", encoding="utf-8")
    assert shown_in(tmp_path) == {"2E-beaming/3": ["second/review/premiere/daro (1)"]}
    result = CliRunner().invoke(app, ["scenario", "run", str(tmp_path / "tests")])
    assert (result.exit_code, "1 of 1 passed" in result.stdout) == (0, True), result.output

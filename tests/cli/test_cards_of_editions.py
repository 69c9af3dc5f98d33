"""Without a ruleset, cards of all editions are looked up: the usual one's first, in one line where there are others."""

import json

import pytest
from typer.testing import CliRunner

from spaceline.cli.app import app


def said(typed: str) -> str:
    result = CliRunner().invoke(app, ["cards", *typed.split()])
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.mark.parametrize("typed", ["show Romulan Ambush", "show Tog", "show 1e-roa-101", "search icon:OS t:ship"])
def test_a_card_of_one_edition_is_found_there(typed):
    *_, last = said(typed).splitlines()
    assert last == "found in --ruleset 1e-modern"


@pytest.mark.parametrize("typed", ["show Data", "search t:ship"])
def test_where_several_editions_have_one_the_usual_is_shown_and_the_others_are_named(typed):
    *lines, last = said(typed).splitlines()
    assert last == "also found in --ruleset 1e-modern"
    assert lines == said(f"{typed} --ruleset 2e-cta2003").splitlines()


@pytest.mark.parametrize("typed", ["show Data, Aspirer", "search cost<1 t:personnel", "search cost>99"])
def test_nothing_is_said_where_no_other_edition_has_one(typed):
    assert "--ruleset" not in said(typed)


def test_a_ruleset_that_is_named_is_the_only_one():
    assert "--ruleset" not in said("show Data --ruleset 1e-open")
    result = CliRunner().invoke(app, ["cards", "show", "Romulan", "Ambush", "--ruleset", "2e-cta2003"])
    assert result.exit_code == 2


def test_programs_get_the_cards_of_the_edition_that_has_them():
    (card,) = json.loads(said("show Tog --json"))
    assert card["id"] == "1e-roa-101"

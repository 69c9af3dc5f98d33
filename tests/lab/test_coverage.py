"""docs/coverage.md says which scenario shows each clause and which module cites it."""

from unittest import mock

import pytest

from spaceline.lab import coverage
from spaceline.lab.coverage import citations, measure, page, waiting
from spaceline.rules.clauses import UnknownClause
from tests.support.scenario_files import scenario


@pytest.fixture(scope="module")
def measured(root):
    """What this checkout shows and cites: all scenarios and modules are read for it."""
    with mock.patch.object(coverage, "load_scenario", scenario):
        return measure(root)


def test_the_coverage_page_is_current(root, measured):
    committed = (root / "docs" / "coverage.md").read_text(encoding="utf-8")
    assert committed == page(measured), "run: python tools/generate_coverage.py"


def test_every_clause_of_the_ruleset_has_one_line(measured):
    lines = measured["Second Edition"]
    assert len({line.clause.id for line in lines}) == len(lines)
    assert {line.clause.id for line in lines} >= {"2E-beaming/5", "2E-winning-the-game/8"}


def test_a_clause_names_the_scenarios_and_modules_behind_it(measured):
    found = {line.clause.id: line for line in measured["Second Edition"]}["2E-beaming/5"]
    assert "second/beaming/needs-a-ship (1)" in found.shown
    assert "rules/second/refusals.py" in found.cited


def test_a_ruling_waits_for_its_cards_only_as_long_as_none_of_them_plays(measured):
    found = {line.clause.id: line for line in measured["First Edition"]}
    assert found["1E-G:organ-theft/1"].explained == "Waits for Organ Theft, Vidiian Harvester."
    assert not found["1E-G:organ-theft/1"].is_owed
    assert waiting(found["1E-G:amanda-rogers/1"].clause, frozenset({"Amanda Rogers"})) == ""
    assert waiting(found["1E-5.0/3"].clause, frozenset()) == ""


def test_no_clause_waits_that_a_scenario_shows(measured):
    """Its row in docs/explained.yaml goes once something shows it."""
    lines = (line for part in measured.values() for line in part)
    assert [line.clause.id for line in lines if line.shown and line.explained.startswith("Waits for")] == []


def test_several_clauses_of_one_heading_are_read_as_several():
    text = (
        "Beaming (2E-beaming/2, /3), staffing (1E-7.1.3.0.1/2, /4), 1E-1.1.0-1/1 and 1E-G:actions-step-2-responses/1."
    )
    assert list(citations(text)) == [
        "2E-beaming/2",
        "2E-beaming/3",
        "1E-7.1.3.0.1/2",
        "1E-7.1.3.0.1/4",
        "1E-1.1.0-1/1",
        "1E-G:actions-step-2-responses/1",
    ]


def test_an_explained_clause_is_not_owed_and_an_unknown_one_is_refused(tmp_path):
    folder = tmp_path / "docs"
    folder.mkdir()
    (folder / "explained.yaml").write_text("2E-beaming/5: it is shown elsewhere\n", encoding="utf-8")
    lines = {line.clause.id: line for line in measure(tmp_path)["Second Edition"]}
    assert not lines["2E-beaming/5"].is_owed
    assert lines["2E-beaming/4"].is_owed
    (folder / "explained.yaml").write_text("2E-teleporting/5: there is none\n", encoding="utf-8")
    with pytest.raises(UnknownClause):
        measure(tmp_path)

"""docs/coverage.md says which scenario shows each clause and which module cites it."""

from spaceline.lab.coverage import citations, measure, page


def test_the_coverage_page_is_current(root):
    committed = (root / "docs" / "coverage.md").read_text(encoding="utf-8")
    assert committed == page(measure(root)), "run: python tools/generate_coverage.py"


def test_every_clause_of_the_ruleset_has_one_line(root):
    lines = measure(root)
    assert len({line.clause.id for line in lines}) == len(lines)
    assert {line.clause.id for line in lines} >= {"2E-beaming/5", "2E-winning-the-game/8"}


def test_a_clause_names_the_scenarios_and_modules_behind_it(root):
    found = {line.clause.id: line for line in measure(root)}["2E-beaming/5"]
    assert "second/beaming/needs-a-ship (1)" in found.shown
    assert "rules/second/refusals.py" in found.cited


def test_several_clauses_of_one_heading_are_read_as_several():
    text = "Beaming (2E-beaming/2, /3) and moving (2E-moving-a-ship/10)."
    assert list(citations(text)) == ["2E-beaming/2", "2E-beaming/3", "2E-moving-a-ship/10"]

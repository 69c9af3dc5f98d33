"""The scenarios that set two rulesets of an edition apart: the same position under both, and another outcome."""

import pytest
from msgspec.structs import asdict

from tests.support.scenario_files import FOLDER as HERE, scenario

RULESETS = {"first": ("1e-modern", "1e-open"), "second": ("2e-cta2003", "2e-premiere2002")}
FILES = [(edition, path) for edition in RULESETS for path in (HERE / edition / "both_rulesets").glob("*.yaml")]
PAIRS = sorted({(edition, path.stem.rpartition("-")[0]) for edition, path in FILES})
APART = ("title", "ruleset", "steps", "file", "lines")


@pytest.mark.parametrize(("edition", "name"), PAIRS)
def test_both_begin_with_the_same_position(edition, name):
    files = [HERE / edition / "both_rulesets" / f"{name}-{ruleset.split('-')[1]}.yaml" for ruleset in RULESETS[edition]]
    one, other = map(scenario, files)
    assert (one.ruleset, other.ruleset) == RULESETS[edition]
    assert one.steps != other.steps
    first, second = ({k: v for k, v in asdict(it).items() if k not in APART} for it in (one, other))
    assert first == second


@pytest.mark.parametrize("edition", RULESETS)
def test_there_are_six_pairs_or_more(edition):
    assert sum(which == edition for which, _ in PAIRS) >= 6

"""The scenarios that set 1e-modern and 1e-open apart: the same position under both, and another outcome."""

from pathlib import Path

import pytest
from msgspec.structs import asdict

from spaceline.lab.scenarios import load_scenario

PAIRS = Path(__file__).parent / "first" / "both_rulesets"
NAMES = sorted({path.stem.rpartition("-")[0] for path in PAIRS.glob("*.yaml")})
APART = ("title", "ruleset", "steps", "file", "lines")


@pytest.mark.parametrize("name", NAMES)
def test_both_begin_with_the_same_position(name):
    modern, opened = (load_scenario(PAIRS / f"{name}-{ruleset}.yaml") for ruleset in ("modern", "open"))
    assert (modern.ruleset, opened.ruleset) == ("1e-modern", "1e-open")
    assert modern.steps != opened.steps
    one, other = ({k: v for k, v in asdict(it).items() if k not in APART} for it in (modern, opened))
    assert one == other


def test_there_are_six_pairs_or_more():
    assert len(NAMES) >= 6

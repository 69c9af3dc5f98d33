"""The switches of Second Edition: each is read, is explained, and stands where the rulebook of its ruleset says."""

import re

import msgspec
import pytest

from spaceline.cards.rulesets import pool
from spaceline.rules.second.ruleset import CALL_TO_ARMS, PREMIERE
from spaceline.rules.second.switches import CTA2003, PREMIERE2002, Readings
from spaceline.rules.switches import choices

CHOICES = choices(Readings)
NEWER, OLDER = (msgspec.to_builtins(rules.readings) for rules in (CALL_TO_ARMS, PREMIERE))
DIFFERENT = {name for name in NEWER if NEWER[name] != OLDER[name]}


def test_every_switch_is_read_by_the_rules(root):
    """None stands there for nothing."""
    modules = sorted((root / "src/spaceline/rules/second").rglob("*.py"))
    text = "\n".join(path.read_text() for path in modules)
    read = re.findall(r"readings(?:\([a-z.]+\))?\.([a-z_]+)", text)
    assert {name.replace("_", "-") for name in read} == set(CHOICES)


def test_the_rulebook_of_2003_plays_the_first_reading_of_each():
    assert {name: readings[0] for name, readings in CHOICES.items()} == NEWER


def test_the_rulebook_of_2002_differs_where_its_own_rules_say_so():
    """2E-facing-dilemmas/8, 2E-winning-the-game/7, 2E-stopped/2, 2E-selections/3, 2E-moving-a-ship-glossary/3."""
    assert {
        "pile-turned",
        "over-limit",
        "equal-scores",
        "captive-copies",
        "stopped",
        "stopped-in-battle",
        "ties",
        "copies-of-a-mission",
    } == DIFFERENT
    assert all(reading in CHOICES[name] for name, reading in OLDER.items())


def test_every_switch_and_reading_is_explained(root):
    page = (root / "docs/second-edition-rulesets.md").read_text()
    assert [name for name in CHOICES if f"`{name}`" not in page] == []
    assert [reading for readings in CHOICES.values() for reading in readings if f"`{reading}`" not in page] == []


def test_every_difference_has_a_pair_of_scenarios(root):
    page = (root / "docs/second-edition-rulesets.md").read_text()
    table = page.partition("## Where the rulesets differ")[2].partition("\n## ")[0]
    rows = [line.split("|") for line in table.splitlines() if line.startswith("|")][2:]
    assert {row[2].strip(" `") for row in rows} == DIFFERENT
    files = {path.stem for path in (root / "tests/scenarios/second/both_rulesets").glob("*.yaml")}
    named = {row[6].strip(" `") for row in rows}
    assert files == {f"{name}-{ruleset}" for name in named for ruleset in ("cta2003", "premiere2002")}


@pytest.mark.parametrize("turned", [{"no-such-switch": "yes"}, {"ties": "no-such-reading"}])
def test_a_switch_stands_at_one_of_its_readings(turned):
    with pytest.raises(ValueError, match=next(iter(turned))):
        CALL_TO_ARMS.build({}, turned)


def test_the_rulebook_of_2002_knows_two_quadrants_and_six_affiliations():
    """2E-icon-guide/1, 2E-affiliations/2: its pool is that of Premiere and Energize."""
    cards = [card.facts for card in pool(PREMIERE2002).values()]
    assert {facts.set for facts in cards} == {"se", "en"}
    assert {facts.quadrant for facts in cards} == {"", "Alpha", "Gamma"}
    assert {facts.affiliation for facts in cards} == {"", "Baj", "Car", "Fed", "Kli", "NA", "Rom"}


def test_the_rulebook_of_2003_knows_three_quadrants_and_nine_affiliations():
    """2E-icon-guide/2, 2E-affiliations/3."""
    cards = [card.facts for card in pool(CTA2003).values()]
    assert {facts.quadrant for facts in cards} == {"", "Alpha", "Gamma", "Delta"}
    assert len({facts.affiliation for facts in cards} - {""}) == 9

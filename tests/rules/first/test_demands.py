"""The requirements of a mission, one by one (1E-7.2.5.0.3)."""

import pytest

from spaceline.effects.nodes.abilities import Static
from spaceline.effects.nodes.modifiers import Demand
from spaceline.effects.nodes.requirements import All, Any, Each, Skill, Total
from spaceline.effects.nodes.selectors import Cards
from spaceline.rules.first.missions.mission_requirements import number_of, replaced, required
from tests.support.first_table import ME, OPPONENT, FirstTable

SECURITY, LEADERSHIP, OFFICER = Skill("SECURITY"), Skill("Leadership"), Skill("OFFICER")
CAUSE = All((LEADERSHIP, SECURITY, Total(("Cunning",), 30)))


@pytest.mark.parametrize(
    ("requirement", "number"),
    [
        (All((Skill("SECURITY", 3), Skill("Leadership", 2), Each(count=2, keyword="hand weapon"))), 7),
        (All((LEADERSHIP, Each(keyword="alone"))), 2),
        (
            Any((All((Skill("SECURITY", 2), Total(("Cunning",), 30), Each(title="Sisko"))), Each(2, keyword="leader"))),
            6,
        ),
        (Total(("Integrity", "Cunning"), 60), 1),
    ],
)
def test_every_level_total_and_characteristic_is_a_requirement(requirement, number):
    """1E-7.2.5.0.3/1: also where "or" stands between."""
    assert number_of(requirement) == number


@pytest.mark.parametrize(
    ("printed", "then"),
    [
        (
            All((OFFICER, SECURITY, Total(("Cunning",), 24))),
            All((Skill("SECURITY", 2), LEADERSHIP, Total(("Cunning",), 30))),
        ),
        (
            All((OFFICER, Total(("Cunning",), 40))),
            All((LEADERSHIP, SECURITY, Total(("Cunning",), 40))),
        ),
        (OFFICER, CAUSE),
        (Skill("OFFICER", 2), All((OFFICER, LEADERSHIP, SECURITY, Total(("Cunning",), 30)))),
        (Any((OFFICER, SECURITY)), Any((CAUSE, SECURITY))),
        (All((SECURITY, Total(("Cunning",), 24))), All((SECURITY, Total(("Cunning",), 24)))),
    ],
)
def test_a_requirement_that_is_replaced(printed, then):
    """1E-7.2.5.0.3/2: levels are added, of totals the larger counts; what is not asked for is not replaced."""
    assert replaced(printed, ("OFFICER",), CAUSE) == then


def test_texts_require_something_more_of_whoever_attempts():
    it = FirstTable()
    place = it.location("Planet", requirement=SECURITY)
    more = Static(Cards("missions", of="anyone"), (Demand(LEADERSHIP),))
    it.card("Toll", "event", more, parent=OPPONENT, role="table", owner=OPPONENT)
    it.begin()
    assert required(it.state, place, ME) == All((SECURITY, LEADERSHIP))


def test_texts_require_the_skills_of_cards():
    it = FirstTable()
    place = it.location("Planet", requirement=SECURITY)
    it.person("Ann", place, skills={"Honor": 2, "Law": 1})
    more = Static(Cards("missions", of="anyone"), (Demand(of=Cards("here", "anyone"), apart=("Law",)),))
    it.card("Example", "event", more, parent=place, role="at")
    it.begin()
    assert required(it.state, place, ME) == All((SECURITY, Skill("Honor", 2)))

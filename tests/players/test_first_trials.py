"""What the heuristic player of First Edition expects of dilemmas, read off their texts."""

import random

import pytest

from spaceline.cards.rulesets import pool
from spaceline.players.heuristic.first.board import Member
from spaceline.players.heuristic.first.simulated_encounters import TrialParty

DILEMMAS = {it.title: it for it in pool("1e-modern").values() if it.type == "dilemma"}


def member(*skills, title="somebody", strength=6, cunning=6, words=("male",)):
    levels = {skill: skills.count(skill) for skill in skills}
    attributes = {"Integrity": 6, "Cunning": cunning, "Strength": strength}
    return Member(title, "personnel", levels, attributes, ("Fed",), (), words)


SHIP = Member("ship", "ship", {}, {"Range": 8, "Weapons": 8, "Shields": 8}, ("Fed",), (), ())


def party(*members, others=5, ship=None, kind="planet", damage=0):
    return TrialParty([*members, *(member() for _ in range(others))], ship, kind, random.Random(1), damage)


def met(title, team):
    """Whether the team goes on, whether the dilemma is gone, and how many are left."""
    passage = team.meet(DILEMMAS[title])
    return passage.goes_on, passage.is_removed, len(team.members)


@pytest.mark.parametrize(
    ("title", "skills", "without"),
    [
        ("Impassable Door", ("Computer Skill",), (False, False, 6)),
        ("Ancient Computer", ("SCIENCE",) * 3, (False, False, 6)),
        ("Archer", ("SECURITY", "MEDICAL"), (False, True, 5)),
        ("Microvirus", ("SECURITY", "MEDICAL"), (False, True, 5)),
        ("Nagilum", ("Diplomacy",) * 3, (False, True, 3)),
        ("Shaka, When the Walls Fell", ("Diplomacy", "Diplomacy"), (False, False, 6)),
    ],
)
def test_a_condition_is_met_by_what_it_asks_for(title, skills, without):
    """1E-7.2.2.2/1, /2; only a dilemma whose text does not say otherwise goes back beneath the mission."""
    assert met(title, party(member(*skills), others=5)) == (True, True, 6)
    assert met(title, party(member(), others=5)) == without


def test_an_automatic_dilemma_takes_somebody_and_lets_the_others_go_on():
    """1E-7.2.2.1/1."""
    assert met("Armus - Skin of Evil", party()) == (True, True, 4)


def test_a_nullifier_comes_before_everything_else():
    """1E-7.2.2.4/1."""
    team = party(member(*["ENGINEER"] * 3), ship=SHIP, kind="space")
    assert met('Birth of "Junior"', team) == (True, True, 6)
    assert team.lost == 0


def test_what_lingers_uncured_costs_something_and_lets_the_team_go_on():
    """1E-7.2.2.3/1."""
    helpless, able = party(ship=SHIP, kind="space"), party(member("MEDICAL", "MEDICAL", "MEDICAL"), ship=SHIP)
    assert helpless.meet(DILEMMAS["Tsiolkovsky Infection"]).goes_on
    assert able.meet(DILEMMAS["Tsiolkovsky Infection"]).goes_on
    assert helpless.lost > able.lost == 0


def test_a_ship_that_is_damaged_twice_is_lost_with_everybody_aboard():
    """1E-7.5.1.2/1."""
    assert met("Null Space", party(ship=SHIP, kind="space")) == (False, True, 5)
    assert met("Null Space", party(ship=SHIP, kind="space", damage=1)) == (False, True, 0)


def test_those_whom_a_text_spares_are_left():
    team = party(member(title="android", words=("Android",)), others=3)
    assert met("Barclay's Protomorphosis Disease", team) == (False, True, 1)
    assert [one.title for one in team.members] == ["android"]


def test_only_the_part_for_the_kind_of_the_mission_counts():
    """1E-7.2.2.0.4/1."""
    assert met("Crystalline Entity", party(member("Music"), ship=SHIP, kind="space"))[0]
    assert met("Crystalline Entity", party(member("Music")))[2] == 0
    assert met("Crystalline Entity", party(member("SCIENCE", "MEDICAL")))[2] == 6


def test_the_strongest_two_are_added_up():
    assert met("El-Adrel Creature", party(member(strength=9), member(strength=8), others=2))[0]
    assert met("El-Adrel Creature", party(member(strength=8), member(strength=8), others=2)) == (False, True, 3)


def test_a_condition_may_be_met_by_giving_somebody_up():
    """1E-7.2.2.2/1: the one who is discarded saves the others."""
    assert met("Tarellian Plague Ship", party(member("MEDICAL"), others=3)) == (True, True, 3)
    assert met("Tarellian Plague Ship", party(others=3)) == (False, True, 0)

"""What First Edition personnel do beside their skills, card by card."""

import pytest

from spaceline.cards.rulesets import pool
from spaceline.rules.first.language.counting import special_skills
from tests.support.first_tabletop import OPPONENT, Tabletop


def test_an_exocomp_repairs_the_ship_it_is_aboard_in_two_full_turns():
    """1E-7.5.2/2, 1E-12.2/2: the turn in which it comes aboard does not count."""
    it = Tabletop("space")
    it.team(people=1)
    it.printed("Exocomp", it.ship_card, "aboard", face_up=False)
    it.state.marks[it.ship_card, "damage"] = 1
    it.begin()
    it.pass_round()
    it.pass_round()
    assert it.mark(it.ship_card, "damage") == 1
    it.pass_round(until="card-plays")
    assert not it.mark(it.ship_card, "damage")


def test_an_exocomp_that_leaves_has_repaired_nothing():
    it = Tabletop("space")
    it.team(people=1)
    robot = it.printed("Exocomp", it.ship_card, "aboard", face_up=False)
    other = it.ship("Other", it.place)
    it.person("pilot", other)
    it.state.marks[it.ship_card, "damage"] = 1
    it.begin()
    it.pass_round()
    it.pass_round()
    it.do("beam", it.ship_card, other)
    it.choose(robot)
    it.pass_round()
    it.do("beam", other, it.ship_card)
    it.choose(robot)
    it.pass_round()
    assert it.mark(it.ship_card, "damage") == 1


def test_an_exocomp_of_an_intruder_repairs_nothing():
    it = Tabletop("space")
    it.team(people=1)
    it.printed("Exocomp", it.ship_card, "aboard", OPPONENT, face_up=False)
    it.state.marks[it.ship_card, "damage"] = 1
    it.begin()
    for _ in range(3):
        it.pass_round()
    assert it.mark(it.ship_card, "damage") == 1


@pytest.mark.parametrize(
    ("id", "number"), [("1e-fc-76", 1), ("1e-faj-7", 1), ("1e-fc-75", 2), ("1e-borg-50", 2), ("1e-borg-61", 2)]
)
def test_special_skills_are_counted_by_what_is_printed_and_not_by_texts(id, number):
    """1E-10.1/2: each of these takes more texts than it prints special skills, or prints two."""
    it = pool("1e-modern")[id]
    assert special_skills(it) == number
    assert len(it.abilities) >= number

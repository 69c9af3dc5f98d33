"""What First Edition equipment does, card by card."""

import pytest

from spaceline.rules.first.values import attribute
from tests.support.first_tabletop import OPPONENT, Tabletop

KITS = [
    ("Engineering Kit", "OFFICER", "ENGINEER"),
    ("Engineering PADD", "SCIENCE", "ENGINEER"),
    ("Medical Kit", "OFFICER", "MEDICAL"),
    ("Medical Tricorder", "SCIENCE", "MEDICAL"),
    ("Tricorder", "ENGINEER", "SCIENCE"),
]


@pytest.mark.parametrize(("title", "classification", "skill"), KITS)
def test_a_kit_gives_a_classification_another_skill(title, classification, skill):
    """1E-10.1.0.1/1: the skill of that name does not make somebody one of that classification."""
    it = Tabletop()
    one = it.person("one", it.place, classifications=(classification,))
    other = it.person("other", it.place, skills={classification: 1})
    away = it.person("away", it.places["Elsewhere"], classifications=(classification,))
    it.printed(title, it.place, "surface")
    it.begin()
    assert it.skills(one).get(skill) == 1
    assert skill not in it.skills(other)
    assert skill not in it.skills(away)


def test_two_kits_do_not_add_up():
    """1E-12.9/1."""
    it = Tabletop()
    one = it.person("one", it.place, classifications=("OFFICER",))
    for _ in range(2):
        it.printed("Medical Kit", it.place, "surface")
    it.begin()
    assert it.skills(one)["MEDICAL"] == 1


AIDS = [
    ("Federation PADD", "Cunning", {"affiliations": ("Fed",)}, {"affiliations": ("NA",)}),
    ("Klingon PADD", "Cunning", {"affiliations": ("Kli",)}, {"affiliations": ("Rom",)}),
    ("Klingon PADD", "Cunning", {"species": ("Klingon",)}, {"affiliations": ("NA",)}),
    ("Romulan PADD", "Cunning", {"affiliations": ("Rom",)}, {"affiliations": ("NA",)}),
    ("Klingon Disruptor", "Strength", {"affiliations": ("NA",)}, {"affiliations": ("Fed",)}),
    ("Romulan Disruptor", "Strength", {"affiliations": ("Rom",)}, {"affiliations": ("Fed",)}),
    ("Starfleet Type II Phaser", "Strength", {"affiliations": ("Fed",)}, {"affiliations": ("Rom",)}),
]


@pytest.mark.parametrize(("title", "name", "user", "nobody"), AIDS)
def test_equipment_for_some_helps_everybody_who_is_with_one_of_them(title, name, user, nobody):
    it = Tabletop()
    team = [it.person("user", it.place, **user), it.person("friend", it.place, affiliations=("NA",))]
    enemy = it.person("enemy", it.place, owner=OPPONENT)
    for _ in range(2):
        it.printed(title, it.place, "surface")
    it.begin()
    assert [attribute(it.state, one, name) for one in team] == [10, 10], "copies add up"
    assert attribute(it.state, enemy, name) == 6
    it = Tabletop()
    one = it.person("nobody", it.place, **nobody)
    it.printed(title, it.place, "surface")
    it.begin()
    assert attribute(it.state, one, name) == 6

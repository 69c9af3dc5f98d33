"""Dual-personnel cards, from the clauses of 1E-6.3.4. The cards are invented."""

from __future__ import annotations

import pytest

from spaceline.effects.nodes.abilities import Encounter, Played, Static
from spaceline.effects.nodes.effects import Kill, Select, Sequence, Stop, Top
from spaceline.effects.nodes.modifiers import Raise
from spaceline.effects.nodes.requirements import All, Each, Skill, Total
from spaceline.effects.nodes.selectors import Cards, Count
from spaceline.effects.nodes.tests import AtLeast, Shows
from spaceline.effects.nodes.traits import like
from spaceline.effects.perform.reading import cards_meant, holds, number_meant
from spaceline.effects.scope import Reading
from spaceline.rules.first.facts import DualPerson
from spaceline.rules.first.values import attribute, card_values
from tests.support.first_hand import ME, HandTable

FACING = Cards("facing")


def half(
    name: str, integrity: int, strength: int, gender: str, *skills: str, classification: str = "SCIENCE"
) -> DualPerson:
    """One of two."""
    return DualPerson(
        name=name,
        classifications=(classification,),
        skills=dict.fromkeys(skills, 1),
        attributes={"Integrity": integrity, "Cunning": 6, "Strength": strength},
        icons=("Stf",),
        gender=gender,
    )


ANN = half("Ann", 8, 3, "female", "Honor")
BEN = half("Ben", 5, 7, "male", "Treachery", classification="MEDICAL")


def team() -> tuple[HandTable, int, int]:
    """A dual card and an ordinary one on a planet."""
    it = HandTable()
    pair = it.person("Ann and Ben", it.planet, pair=(ANN, BEN), uniqueness="unique")
    cal = it.person("Cal", it.planet)
    it.begin("execute_orders")
    return it, pair, cal


def planet_team(it: HandTable) -> Cards:
    """The player's personnel."""
    return Cards("command", filter=like(types=("personnel",)))


def test_a_card_of_two_counts_as_two():
    """1E-6.3.4/1: with another card they are three."""
    it, _, cal = team()
    assert number_meant(it.state, Reading(cal, ME), Count(planet_team(it))) == 3


def test_the_values_of_both_are_added_and_each_is_modified():
    """1E-6.3.4/1, 1E-7.4.2.0.1/1, 1E-6.3.4.0.3/1."""
    it, pair, _ = team()
    assert attribute(it.state, pair, "Strength") == 10
    it.in_play("Training", "event", Static(planet_team(it), (Raise(("Strength",), 2),)))
    it.begin("execute_orders")
    assert attribute(it.state, pair, "Strength") == 14
    assert [one.attributes["Strength"] for one in card_values(it.state, pair).pairs] == [5, 9]


def test_what_is_said_of_both_leaves_them_in_the_affiliation_that_is_used():
    """1E-6.3.3/1: of one affiliation at a time, also once a text has made another value of theirs."""
    it = HandTable()
    pair = it.person("Ann and Ben", it.planet, pair=(ANN, BEN), affiliations=("Rom", "Fed"))
    it.in_play("Training", "event", Static(planet_team(it), (Raise(("Strength",), 2),)))
    it.begin("execute_orders")
    found = card_values(it.state, pair)
    assert found.attributes["Strength"] == 14
    assert {one.affiliations for one in (found, *found.pairs)} == {("Rom",)}


def test_skills_of_both_meet_requirements():
    """1E-6.3.4/1."""
    it, pair, _ = team()
    both = All((Skill("Honor"), Skill("Treachery"), Skill("MEDICAL")))
    assert holds(it.state, Reading(pair, ME), Shows(both, planet_team(it)))
    assert holds(it.state, Reading(pair, ME), Shows(Total(("Integrity",), 18), planet_team(it)))


def test_one_requirement_is_met_by_one_of_them():
    """1E-6.3.4.0.1/4: one personnel with both skills there is not."""
    it, pair, _ = team()
    alone = Each(meets=All((Skill("Honor"), Skill("Treachery"))))
    assert not holds(it.state, Reading(pair, ME), Shows(alone, planet_team(it)))
    assert holds(it.state, Reading(pair, ME), Shows(Each(meets=Skill("Honor")), planet_team(it)))


@pytest.mark.parametrize("gender", ["male", "female"])
def test_the_card_is_eligible_where_either_is(gender):
    """1E-6.3.4.0.1/5."""
    it, pair, cal = team()
    found = cards_meant(it.state, Reading(cal, ME), Cards("command", filter=like(characteristics=(gender,))))
    assert found == (pair,)


def test_what_both_have_together_one_does_not_have():
    """1E-6.3.4.0.1/6: the male has INTEGRITY 5, the female 8."""
    it, pair, cal = team()
    weak_woman = like(characteristics=("female",), below=("Integrity", 6))
    weak_man = like(characteristics=("male",), below=("Integrity", 6))
    assert cards_meant(it.state, Reading(cal, ME), Cards("command", filter=weak_woman)) == ()
    assert cards_meant(it.state, Reading(cal, ME), Cards("command", filter=weak_man)) == (pair,)


def test_the_highest_is_one_of_the_two():
    """1E-6.3.4.0.1/4: 8 of one beats 7, though the other has 5; what befalls one befalls both (1E-6.3.4/2)."""
    it, pair, _ = team()
    it.person("Dan", it.planet, integrity=7)
    card = it.hold(
        "Honour", "interrupt", Played(Sequence((Top("Integrity", planet_team(it)), Stop(Cards("named", name="those")))))
    )
    it.begin("execute_orders").do("play", card, ME)
    assert it.happened("stop")[0].cards == (pair,)


def test_a_random_selection_takes_the_card_as_one():
    """1E-6.3.4.0.1/1: two cards, each as likely; both personnel are hit."""
    hit = set()
    for fixed in (0, 1):
        it, pair, cal = team()
        shot = Sequence((Select(planet_team(it), by="random"), Kill(Cards("named", name="those"))))
        card = it.hold("Shot", "interrupt", Played(shot))
        it.begin("execute_orders", fixed=((pair, cal)[fixed],)).do("play", card, ME)
        hit.add(it.happened("kill")[0].cards)
    assert hit == {(pair,), (cal,)}


def test_a_fraction_for_a_random_selection_counts_the_card_once():
    """1E-6.3.4.0.1/2: half of one dual card and one other is one card."""
    it, _, cal = team()
    assert number_meant(it.state, Reading(cal, ME), Count(planet_team(it), for_each=2)) == 1


def test_a_choice_of_two_may_be_both_of_one_card():
    """1E-6.3.4.0.1/4."""
    it, pair, cal = team()
    dan = it.person("Dan", it.planet)
    pick = Sequence((Select(planet_team(it), count=2), Stop(Cards("named", name="those"))))
    card = it.hold("Pick", "interrupt", Played(pick))
    it.begin("execute_orders").do("play", card, ME)
    it.choose(pair)
    assert it.happened("stop")[0].cards == (pair,)
    assert not it.mark(dan, "stopped")
    assert not it.mark(cal, "stopped")


def test_a_choice_of_two_others_is_completed():
    """1E-6.3.4.0.1/4: one ordinary personnel is not enough for two."""
    it, pair, cal = team()
    dan = it.person("Dan", it.planet)
    pick = Sequence((Select(planet_team(it), count=2), Stop(Cards("named", name="those"))))
    card = it.hold("Pick", "interrupt", Played(pick))
    it.begin("execute_orders").do("play", card, ME)
    it.choose(cal)
    it.choose(dan)
    assert it.happened("stop")[0].cards == (cal, dan)
    assert not it.mark(pair, "stopped")


def test_a_dilemma_finds_two_personnel_on_the_card():
    """1E-6.3.4/1: a condition that asks for three personnel is met by two cards."""
    it, _, _ = team()
    it.dilemma("Crowd", it.planet, Encounter(unless=AtLeast(Count(FACING), 3), effect=Kill(FACING)))
    it.begin("execute_orders").do("attempt", it.names["Planet"], it.planet)
    assert it.mark(it.planet, "completed") == ME


def test_no_version_of_either_may_be_beside_the_card():
    """1E-6.3.1/2, 1E-6.3.4/1."""
    it, _, _ = team()
    ben = it.hold("Ben", "personnel", uniqueness="unique")
    it.to_play()
    assert it.refused("play", ben, it.outpost) == ("persona-in-play", "1E-6.3.1/2")

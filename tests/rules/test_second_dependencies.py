"""What texts look at and change: values are worked out anew exactly when they may be others."""

import msgspec
import pytest

from spaceline.cards.rulesets import all_cards, ruleset
from spaceline.core import modifiers, table
from spaceline.editions import edition_of
from spaceline.effects.dependencies import (
    ANY_SKILL,
    ATTRIBUTES,
    ATTRIBUTES_OF,
    SOME_SKILL,
    alters,
    dependencies,
    within_reach,
)
from spaceline.effects.nodes import MODIFIERS
from spaceline.effects.nodes.modifiers import (
    Bar,
    Bear,
    Becomes,
    Copy,
    Cost,
    Demand,
    Double,
    DoubleSkills,
    Equip,
    Fix,
    Free,
    Gain,
    Lose,
    LoseFirst,
    Multiply,
    OffLine,
    Raise,
    Spare,
    Stands,
    Tax,
)
from spaceline.effects.nodes.requirements import All, Each, Skill, Total
from spaceline.effects.nodes.selectors import Cards, Count, Highest
from spaceline.effects.nodes.tests import AtLeast, HasPoints, Leads
from spaceline.effects.nodes.traits import Filter, like
from spaceline.effects.topics import DISCARD, HAND, SCORE
from spaceline.lab.benchmark import middle_of_a_game
from spaceline.lab.simulation import ready_to_play
from spaceline.rules.second.language.matching import MATCHER

EVERYTHING = (
    Bar(("move",)),
    Becomes("NA"),
    Equip(("Tractor Beam",)),
    OffLine(("Tractor Beam",)),
    Bear(("<P",)),
    Spare(("Q",)),
    Fix(("Range",), 0),
    Free(),
    LoseFirst(),
    Multiply(("Range",), 2),
    Copy(Cards("present")),
    Cost(1),
    Gain(("Law",)),
    Lose(("Smooth",)),
    Raise(("Cunning",), 1),
    Stands("Strength", ("Cunning",)),
    Demand(Skill("Law")),
    Double(),
    DoubleSkills(),
    Tax(),
)


def test_an_empty_filter_asks_for_nothing():
    parts = MATCHER.given(Filter())
    assert (parts.prints, parts.others) == ((), ())
    assert len(MATCHER.given(like(types=("ship",), stopped=False)).others) == 2


def test_it_is_known_of_every_modifier_what_it_changes():
    assert {type(it) for it in EVERYTHING} == set(MODIFIERS)
    assert all(alters(it) for it in EVERYTHING)


@pytest.mark.parametrize(
    ("changes", "looks"),
    [
        (Gain(("Law",)), Cards(filter=like(skills=("Law",)))),
        (Gain(("Law",)), Cards(filter=like(lacks=("Law",)))),
        (Gain(("Law",)), Cards(filter=like(meets=Skill("Law", 2)))),
        (Gain(("Law",)), Copy(Cards("present"))),
        (Copy(Cards("present")), Cards(filter=like(skills=("Law",)))),
        (Copy(Cards("present")), Copy(Cards("present"))),
        (Lose(("Smooth",)), Cards(filter=like(keywords=("Smooth",)))),
        (Lose(("Smooth",)), Cards(filter=like(meets=Each(1, keyword="Smooth")))),
        (Raise(("Cunning",), 1), Cards(filter=like(below=("Cunning+Strength", 9)))),
        (Raise((), 1), Cards(filter=like(below=("Integrity", 5)))),
        (Raise(("Weapons",), 1), Raise(("Shields",), Highest("Weapons", Cards("here")))),
        (Stands("Strength", ("Cunning",)), Cards(filter=like(meets=All((Total(("Cunning",), 5),))))),
        (Cost(-1), Cards(filter=like(below=("cost", 3)))),
    ],
)
def test_a_text_is_known_to_look_at_what_another_changes(changes, looks):
    assert not alters(changes).isdisjoint(dependencies(looks).values)


def test_texts_about_different_things_leave_each_other_alone():
    looks = dependencies(Cards("present", filter=like(types=("personnel",), skills=("Engineer",))))
    assert alters(Gain(("Physics",))).isdisjoint(looks.values)
    assert {"Engineer", SOME_SKILL} <= looks.values
    assert ANY_SKILL not in looks.values


def test_a_text_that_counts_a_hand_or_points_says_so():
    counts = AtLeast(Count(Cards("hand")), Count(Cards("discard")))
    assert set(dependencies(counts).grounds) == {HAND, DISCARD}
    assert dependencies(Leads()).grounds == dependencies(HasPoints(5)).grounds == (SCORE,)
    assert dependencies(Cards("present")).grounds == ()


def test_what_texts_look_at_changes_with_some_role_or_mark():
    changing = {role.topic for role in ruleset().roles.values()} | set(ruleset().mark_topics.values())
    for it in ruleset().definitions.values():
        for ability in it.abilities:
            assert set(dependencies(ability).grounds) <= changing, it.name


def test_values_are_remembered_until_something_in_play_changes():
    state = middle_of_a_game(ruleset(), ready_to_play(ruleset()))
    before = modifiers.current_values(state)
    assert modifiers.current_values(state) is before
    ship = next(
        card for card, leaf in state.cards.items() if leaf.role == "deck" and state.definition(card).type == "ship"
    )
    table.move(state, ship, next(iter(state.places)), "orbit", face_up=True)
    assert modifiers.current_values(state) is not before


def test_a_copy_of_a_filter_is_the_same_filter():
    one = like(skills=("Law",), excluding=(like(types=("ship",)),))
    other = msgspec.json.decode(msgspec.json.encode(one), type=Filter)
    assert one == other
    assert MATCHER.given(one) is MATCHER.given(other)


def test_what_is_changed_of_personnel_leaves_what_only_ships_have_alone():
    everything = alters(Raise((), 2))
    assert everything == set(ATTRIBUTES)
    crews, ships = (Cards("present", filter=like(types=(name,))) for name in ("personnel", "ship"))
    assert within_reach(everything, crews) == {"Integrity", "Cunning", "Strength"}
    assert within_reach(everything, ships) == {"Range", "Weapons", "Shields"}
    assert within_reach(alters(Gain(("Law",))), ships) == alters(Gain(("Law",)))


def test_a_text_about_its_own_card_changes_what_such_a_card_has():
    everything = alters(Raise((), 2))
    assert within_reach(everything, Cards("this"), "personnel") == {"Integrity", "Cunning", "Strength"}
    assert within_reach(everything, Cards("this"), "ship") == {"Range", "Weapons", "Shields"}
    assert within_reach(everything, Cards("this"), "event") == everything
    assert within_reach(everything, Cards("here"), "personnel") == everything


def test_of_whom_a_text_does_not_say_what_they_are_it_can_change_anything():
    everything = alters(Raise((), 2))
    either = like(types=("personnel", "ship"))
    for anybody in (Cards("this"), Cards("here", filter=either), Cards("here", filter=like(types=("equipment",)))):
        assert within_reach(everything, anybody) == everything


@pytest.mark.parametrize("name", ["2e-cta2003", "1e-modern"])
def test_no_personnel_or_ship_has_attributes_of_the_other(name):
    pool = all_cards(edition_of(name)).values()
    printed = [(it.type, set(it.facts.attributes)) for it in pool if it.type in ATTRIBUTES_OF]
    assert len(printed) > 100
    assert not [kind for kind, attributes in printed if not attributes <= ATTRIBUTES_OF[kind]]

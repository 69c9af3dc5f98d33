"""The facts of the Second Edition cards are complete, plausible and free of printed text."""

from collections import Counter

import msgspec
import pytest
import yaml

from spaceline.cards.catalogue import SECOND_CARDS
from spaceline.effects.nodes.requirements import All, Any, Skill, Total
from spaceline.rules.second.facts import Facts, FactsFile, Keyword
from tests.conftest import ROOT

AFFILIATIONS = {"Baj", "Bor", "Car", "Dom", "Fed", "Fer", "Kli", "NA", "Rom"}
PERMISSION_ICONS = {"DS9", "E", "Fut", "Maq", "Pa", "TN", "TNG"}
SKILLS = 23
ABBREVIATIONS = ("U.S.S.", "I.K.S.")

KNOWN = yaml.safe_load((ROOT / "tests/cards/known/sets_of_second.yaml").read_text(encoding="utf-8"))
"""By set what is known of it."""
CARDS = list(SECOND_CARDS.facts().values())
PERSONNEL = [card for card in CARDS if card.type == "personnel"]
SHIPS = [card for card in CARDS if card.type == "ship"]
HEADQUARTERS = [card for card in CARDS if card.kind == "headquarters"]
MISSIONS = [card for card in CARDS if card.type == "mission" and card.kind != "headquarters"]


def strings_of(value):
    """Every string inside a card's data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from strings_of(part)
    elif isinstance(value, list):
        for part in value:
            yield from strings_of(part)


def terms_of(requirement):
    """The skills and totals that a requirement is made of."""
    if isinstance(requirement, All | Any):
        for part in requirement.parts:
            yield from terms_of(part)
    else:
        yield requirement


def known(name, what):
    """What is known of a set, and nothing where it has none of it."""
    return sorted(KNOWN[name].get(what, ()))


@pytest.mark.parametrize("name", KNOWN)
def test_every_card_of_a_set_is_there(name):
    cards = SECOND_CARDS.sets[name]
    assert Counter(card.type for card in cards) == KNOWN[name]["types"]
    assert Counter(card.kind for card in cards if card.type == "dilemma") == KNOWN[name]["dilemmas"]
    assert sum(card.kind == "headquarters" for card in cards) == KNOWN[name]["headquarters"]


def test_what_is_known_is_known_of_sets_that_are_there():
    assert set(KNOWN) <= set(SECOND_CARDS.files)


@pytest.mark.parametrize("name", SECOND_CARDS.files)
def test_the_numbers_of_a_set_rise_from_one_without_a_gap(name):
    assert [card.number for card in SECOND_CARDS.sets[name]] == list(range(1, len(SECOND_CARDS.sets[name]) + 1))


def test_ids_are_unique_and_tell_set_and_number():
    assert len(SECOND_CARDS.facts()) == sum(len(SECOND_CARDS.sets[name]) for name in SECOND_CARDS.files)
    assert all(card.id == key == f"2e-{card.set}-{card.number}" for key, card in SECOND_CARDS.facts().items())


def test_sets_can_be_loaded_alone():
    assert {card.set for card in SECOND_CARDS.facts(["en", "ca"]).values()} == {"en", "ca"}


def test_an_unknown_set_is_refused_by_name():
    with pytest.raises(ValueError, match=r"'nemesis'.*se, en, ca\b"):
        SECOND_CARDS.facts(["nemesis"])


def test_no_two_cards_share_a_full_name():
    names = Counter((card.title, card.subtitle, card.type) for card in CARDS)
    assert not [name for name, count in names.items() if count > 1]


def test_a_card_survives_a_round_trip():
    for card in CARDS:
        assert msgspec.json.decode(msgspec.json.encode(card), type=Facts) == card


def test_a_file_has_one_card_a_line_and_says_nothing_twice(root):
    for name, file in SECOND_CARDS.files.items():
        text = (root / "src/spaceline/cards/facts/second" / file).read_text(encoding="utf-8")
        first, *lines, last = text.splitlines()
        assert (first, last) == ("[", "]")
        assert len(lines) == len(SECOND_CARDS.sets[name])
        assert msgspec.json.decode(text, type=FactsFile) == list(SECOND_CARDS.sets[name])
        assert [line.removesuffix(",").encode() for line in lines] == list(
            map(msgspec.json.encode, SECOND_CARDS.sets[name])
        )


def test_personnel_have_what_personnel_print():
    for card in PERSONNEL:
        assert list(card.attributes) == ["Integrity", "Cunning", "Strength"]
        assert all(1 <= value <= 10 for value in card.attributes.values())
        assert card.species
        assert card.skills
        assert not card.computed_skills
        assert set(card.icons) <= {"Cmd", "Stf"} | PERMISSION_ICONS
        assert card.pronoun in {"", "he", "she"}
        assert not card.staffing
        assert bool(card.subtitle) is card.unique


def test_levels_of_skill_are_one_to_three_and_there_are_23_skills():
    assert {level for card in PERSONNEL for level in card.skills.values()} == {1, 2, 3}
    printed = {skill for card in PERSONNEL for skill in card.skills}
    asked = {term.name for card in MISSIONS for term in terms_of(card.requirement) if isinstance(term, Skill)}
    assert len(printed) == SKILLS
    assert asked <= printed


def test_ships_have_what_ships_print():
    for card in SHIPS:
        assert list(card.attributes) == ["Range", "Weapons", "Shields"]
        assert card.ship_class
        assert card.staffing
        assert set(card.staffing) <= {"Cmd", "Stf"}
        assert list(card.staffing) == sorted(card.staffing)
        assert set(card.icons) <= PERMISSION_ICONS
        assert not card.skills
        assert not card.species


def test_personnel_and_ships_have_an_affiliation_and_nothing_else_has():
    for card in CARDS:
        assert (card.affiliation in AFFILIATIONS) is (card.type in {"personnel", "ship"})


def test_a_mission_states_a_requirement_and_who_may_attempt_it():
    for card in MISSIONS:
        assert card.kind in {"planet", "space"}
        assert card.requirement is not None
        assert card.attempt is not None
        assert set(card.attempt.affiliations) <= AFFILIATIONS
        assert set(card.attempt.excluded) <= {"Bor"}
        assert not (card.attempt.affiliations and card.attempt.excluded)
        assert card.points % 5 == 0 < card.points
        assert not card.accepts
        assert not card.headquarters_of


def test_a_headquarters_accepts_cards_and_is_not_attempted():
    assert HEADQUARTERS
    for card in HEADQUARTERS:
        assert card.headquarters_of
        assert set(card.headquarters_of) <= AFFILIATIONS | {"Maq"}
        assert card.accepts[-1].types == ("equipment",)
        assert all(part.icons for part in card.accepts[:-1])
        assert card.requirement is None
        assert card.attempt is None
        assert card.points == 0
        assert card.subtitle


def test_every_mission_lies_in_a_quadrant_and_has_a_span():
    for card in MISSIONS + HEADQUARTERS:
        assert card.quadrant in {"Alpha", "Gamma", "Delta"}
        assert 1 <= card.span <= 4
        assert card.unique
        assert card.cost == 0
    for name in KNOWN:
        there = {card.quadrant for card in SECOND_CARDS.sets[name] if card.type == "mission"}
        assert sorted(there) == known(name, "quadrants")


def test_the_region_is_the_argument_of_the_region_keyword():
    for card in CARDS:
        regions = [keyword.argument for keyword in card.keywords if keyword.name == "Region"]
        assert [card.region] == (regions or [""])
    for name in KNOWN:
        assert sorted({card.region for card in SECOND_CARDS.sets[name]} - {""}) == known(name, "regions")


def test_requirements_are_totals_and_levels_and_hold_no_empty_or_single_group():
    for card in MISSIONS:
        groups = [card.requirement]
        while groups:
            part = groups.pop()
            if isinstance(part, All | Any):
                assert len(part.parts) > 1
                assert not any(isinstance(inner, type(part)) for inner in part.parts)
                groups.extend(part.parts)
            elif isinstance(part, Total):
                assert set(part.attributes) <= {"Integrity", "Cunning", "Strength"}
                assert part.over > 20
            else:
                assert part.level in {1, 2, 3}


def test_every_way_to_complete_a_mission_includes_an_attribute():
    def asks_attribute(part):
        if isinstance(part, Any):
            return all(map(asks_attribute, part.parts))
        if isinstance(part, All):
            return any(map(asks_attribute, part.parts))
        return isinstance(part, Total)

    assert all(asks_attribute(card.requirement) for card in MISSIONS)


@pytest.mark.parametrize("name", KNOWN)
def test_some_missions_can_be_completed_in_two_complete_ways(name):
    there = [card.title for card in MISSIONS if card.set == name and isinstance(card.requirement, Any)]
    assert sorted(there) == known(name, "missions with two ways")


def test_dilemmas_are_for_planets_for_space_or_for_both():
    assert {card.kind for card in CARDS if card.type == "dilemma"} == {"dual", "planet", "space"}


def test_interrupts_cost_nothing_and_nothing_but_missions_and_dilemmas_has_a_kind():
    for card in CARDS:
        assert card.cost == 0 or card.type != "interrupt"
        assert bool(card.kind) is (card.type in {"dilemma", "mission"})


def test_keywords_with_an_argument_are_three():
    with_argument = {keyword.name for card in CARDS for keyword in card.keywords if keyword.argument}
    assert with_argument == {"Commander", "Interlink", "Region"}


def test_a_commander_commands_a_ship_by_its_title():
    ships = {card.title for card in SHIPS}
    named = {keyword.argument for card in CARDS for keyword in card.keywords if keyword.name == "Commander"}
    assert named - ships <= {title for name in KNOWN for title in known(name, "ships of later sets")}


@pytest.mark.parametrize("name", KNOWN)
def test_an_interlink_names_a_skill_or_leaves_it_to_the_definition(name):
    interlinks = [
        (card, keyword.argument)
        for card in PERSONNEL
        for keyword in card.keywords
        if (card.set, keyword.name) == (name, "Interlink")
    ]
    skills = {skill for card in PERSONNEL for skill in card.skills}
    assert len(interlinks) == KNOWN[name].get("interlinks", 0)
    without = [card.title for card, argument in interlinks if argument not in skills]
    assert sorted(without) == known(name, "interlinks without a skill")


@pytest.mark.parametrize("name", KNOWN)
def test_a_one_letter_keyword_is_no_abbreviation(name):
    there = [card.title for card in SECOND_CARDS.sets[name] if Keyword("Q") in card.keywords]
    assert sorted(there) == known(name, "keyword Q")


def test_the_facts_hold_no_sentence():
    for card in CARDS:
        for text in strings_of(msgspec.to_builtins(card)):
            assert len(text) <= 60, card.id
            assert not text.endswith(".") or text.endswith(ABBREVIATIONS), card.id
            assert not set("[]{}<>&()") & set(text), card.id
            assert text == text.strip(), card.id
            assert "  " not in text, card.id


@pytest.mark.parametrize("name", KNOWN)
def test_cards_without_text_need_no_definition(name):
    blank = {card.type for card in SECOND_CARDS.sets[name] if not card.has_text}
    assert sorted(blank) == known(name, "without text")

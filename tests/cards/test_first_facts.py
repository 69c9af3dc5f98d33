"""The facts of the First Edition cards are complete, plausible and free of printed text."""

import re
from collections import Counter

import msgspec
import pytest

from spaceline.cards.catalogue import FIRST_CARDS
from spaceline.effects.nodes.requirements import All, Any, Each, Skill, Total
from spaceline.rules.first.data.regular_skills import CLASSIFICATIONS
from spaceline.rules.first.facts import FirstFacts, FirstFactsFile
from tools.first_skills import SKILLS, SPECIAL_EQUIPMENT

COUNTS = {
    "personnel": 136,
    "mission": 49,
    "dilemma": 45,
    "interrupt": 39,
    "event": 38,
    "ship": 33,
    "equipment": 11,
    "artifact": 9,
    "facility": 3,
}
WITHOUT_TEXT = {"personnel": 135, "mission": 49, "ship": 33, "facility": 3}
AFFILIATIONS = {"Fed", "Kli", "NA", "Rom"}
NAMED_ALIKE = {"V.I.P.", "Dr.", "Lt."}

ALL = list(FIRST_CARDS.facts().values())
"""What holds of these holds in each set that is added."""
CARDS = list(FIRST_CARDS.facts(["premiere"]).values())
"""Of this set it is known what it holds."""
PERSONNEL = [card for card in CARDS if card.type == "personnel"]
SHIPS = [card for card in CARDS if card.type == "ship"]
MISSIONS = [card for card in CARDS if card.type == "mission"]


def strings_of(value):
    """Every string inside a card's data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, part in value.items():
            yield key
            yield from strings_of(part)
    elif isinstance(value, list):
        for part in value:
            yield from strings_of(part)


def terms_of(requirement):
    """The terms that a requirement is made of."""
    if isinstance(requirement, All | Any):
        for part in requirement.parts:
            yield from terms_of(part)
    else:
        yield requirement


def test_every_card_of_premiere_is_there():
    assert Counter(card.type for card in CARDS) == COUNTS
    assert [card.number for card in CARDS] == list(range(1, 364))


def test_ids_tell_release_and_number():
    assert all(card.id == key == f"1e-{card.release}-{card.number}" for key, card in FIRST_CARDS.facts().items())


def test_an_unknown_release_is_refused_by_name():
    with pytest.raises(ValueError, match=r"'nemesis'; there are premiere"):
        FIRST_CARDS.facts(["nemesis"])


def test_no_title_serves_two_cards():
    titles = Counter(title for card in ALL for title in (card.title, *card.other_titles))
    assert titles.total() == len(titles)


def test_a_first_edition_card_survives_a_round_trip():
    for card in ALL:
        assert msgspec.json.decode(msgspec.json.encode(card), type=FirstFacts) == card


def test_a_file_has_one_card_a_line_and_says_nothing_twice(root):
    for name, file in FIRST_CARDS.files.items():
        text = (root / "src/spaceline/cards/facts/first" / file).read_text(encoding="utf-8")
        first, *lines, last = text.splitlines()
        assert (first, last) == ("[", "]")
        assert msgspec.json.decode(text, type=FirstFactsFile) == list(FIRST_CARDS.sets[name])
        assert [line.removesuffix(",").encode() for line in lines] == list(
            map(msgspec.json.encode, FIRST_CARDS.sets[name])
        )


def test_217_cards_and_the_outposts_say_nothing_beyond_facts():
    assert Counter(card.type for card in CARDS if not card.has_text) == WITHOUT_TEXT
    assert [card.title for card in PERSONNEL if card.has_text] == ["Exocomp"]


def test_no_field_holds_a_sentence():
    for card in CARDS:
        for text in strings_of(msgspec.to_builtins(card)):
            assert len(text.split()) <= 6, text
            words = [word for word in text.split() if word not in NAMED_ALIKE]
            assert not any(re.search(r"[a-z]{2}\.$", word) for word in words), text


def test_every_personnel_has_one_classification_and_three_attributes():
    for card in PERSONNEL:
        assert len(card.classifications) == 1
        assert set(card.classifications) <= set(CLASSIFICATIONS)
        assert list(card.attributes) == ["Integrity", "Cunning", "Strength"]
        assert all(1 <= value <= 15 for value in card.attributes.values())
        assert card.gender in {"male", "female"}
        assert set(card.icons) <= {"Cmd", "Stf", "Holo"}
        assert bool(card.skills) is not card.has_text
        assert not card.skill_choices


def test_holograms_are_of_no_other_species():
    for card in PERSONNEL:
        assert (card.species == ("Hologram",)) is ("Holo" in card.icons)


def test_personnel_of_no_named_species_are_known():
    assert [card.title for card in PERSONNEL if not card.species] == [
        "Sirna Kolrami",
        "Amarie",
        "Baran",
        "Narik",
        "Vekor",
    ]


def test_skills_are_regular_skills_with_small_multipliers():
    printed = Counter((skill, level) for card in PERSONNEL for skill, level in card.skills.items())
    assert {skill for skill, _ in printed} <= SKILLS
    assert {level for _, level in printed} == {1, 2, 3}
    assert [card.title for card in PERSONNEL if 3 in card.skills.values()] == ["Sarek"]


def test_a_classification_printed_again_is_a_skill_beside_it():
    twice = {card.title for card in PERSONNEL if card.classifications[0] in card.skills}
    assert twice == {"Beverly Crusher", "Dr. Leah Brahms", "Geordi La Forge", "Leah Brahms", "T'Pan"}


def test_ships_have_class_attributes_and_known_equipment():
    for card in SHIPS:
        assert list(card.attributes) == ["Range", "Weapons", "Shields"]
        assert card.ship_class
        assert set(card.special_equipment) <= set(SPECIAL_EQUIPMENT)
        assert len(card.staffing) <= 1
        assert all(set(way.icons) <= {"Cmd", "Stf"} for way in card.staffing)


def test_seven_ships_need_no_staff():
    assert {card.title for card in SHIPS if not card.staffing} == {
        "Pi",
        "Runabout",
        "Science Vessel",
        "Scout Vessel",
        "Type VI Shuttlecraft",
        "Yridian Shuttle",
        "Zibalian Transport",
    }


def test_cards_that_have_an_affiliation_have_one():
    for card in CARDS:
        owned = card.type in {"personnel", "ship", "facility"}
        assert len(card.affiliations) == owned
        assert set(card.affiliations) <= AFFILIATIONS


def test_missions_have_one_end_that_can_be_attempted_and_solved():
    for card in MISSIONS:
        assert card.kind in {"planet", "space"}
        assert card.quadrant == "Alpha"
        assert card.end.span in {2, 3, 4, 5}
        assert 20 <= card.end.points.value <= 55
        assert not card.end.points.starred
        assert card.end.attempt
        assert set(card.end.attempt) <= AFFILIATIONS - {"NA"}
        assert card.opponent_end is None
    assert all((card.end is not None) is (card.type == "mission") for card in ALL)


def test_requirements_of_missions_ask_for_skills_that_exist_totals_and_cards():
    for card in MISSIONS:
        for term in terms_of(card.end.requirement):
            if isinstance(term, Skill):
                assert term.name in SKILLS
                assert 1 <= term.level <= 5
            elif isinstance(term, Total):
                assert term.attributes in {("Integrity",), ("Cunning",), ("Strength",)}
                assert 28 <= term.over <= 50
            else:
                assert isinstance(term, Each)
    asked = {term for card in MISSIONS for term in terms_of(card.end.requirement) if isinstance(term, Each)}
    assert {(term.title, term.type) for term in asked} == {
        ("Geordi La Forge", ""),
        ("Gowron", ""),
        ("Guinan", ""),
        ("Data", ""),
        ("Time Travel Pod", "artifact"),
        ("Interphase Generator", "artifact"),
    }


def test_dilemmas_are_for_planet_space_or_both():
    kinds = Counter(card.kind for card in CARDS if card.type == "dilemma")
    assert kinds == {"planet": 21, "space": 19, "dual": 5}


def test_a_text_that_marks_its_event_unique_counts():
    assert [card.title for card in CARDS if card.type == "event" and card.uniqueness == "unique"] == [
        "Atmospheric Ionization",
        "Distortion Field",
    ]


def test_commanders_pair_with_ships_by_title():
    titles = {title: card.title for card in SHIPS for title in (card.title, *card.other_titles)}
    by_personnel = {(card.title, titles[ship]) for card in PERSONNEL for ship in card.commands if ship in titles}
    names = {card.title for card in PERSONNEL}
    by_ship = {(name, card.title) for card in SHIPS for name in card.commanders if name in names}
    assert by_personnel | by_ship == {
        ("Baran", "Mercenary Ship"),
        ("Benjamin Maxwell", "U.S.S. Phoenix"),
        ("Gowron", "I.K.C. Bortas"),
        ("Jean-Luc Picard", "U.S.S. Enterprise"),
        ("Kargan", "I.K.S. Pagh"),
        ("Kurn", "I.K.S. Hegh'ta"),
        ("Mendak", "Devoras"),
        ("Toreth", "Khazara"),
    }

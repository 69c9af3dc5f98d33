"""Decks of the Objectives variant: the ready ones are legal; one that breaks a clause is told which."""

from collections.abc import Mapping

import msgspec
import pytest
from msgspec.structs import replace

from spaceline.cards.card import is_playable
from spaceline.cards.decks import problems, ready_decks
from spaceline.cards.decks.objectives.deck import ObjectivesDeck
from spaceline.cards.rulesets import pool
from spaceline.core import engine
from spaceline.rules.objectives.facts import SYSTEM_KINDS, location_of, objective_of
from spaceline.rules.objectives.ruleset import RULES
from spaceline.rules.objectives.setup import FIRST_TURN, start
from spaceline.rules.objectives.switches import OBJECTIVES
from spaceline.rules.second.definition import CardDefinition
from spaceline.rules.second.facts import Facts, PlayPermission
from spaceline.rules.second.playing.headquarters import permits

CARDS = pool(OBJECTIVES)
READY = {name: deck for name, deck in ready_decks(OBJECTIVES).items() if isinstance(deck, ObjectivesDeck)}
EXAMPLE = READY["klingon"]


def found(deck: ObjectivesDeck = EXAMPLE, **changes: object) -> list[tuple[str, str]]:
    return [(problem.clause, problem.sentence) for problem in problems(replace(deck, **changes), CARDS)]


def only(part: Mapping[str, int], size: int) -> dict[str, int]:
    """As many cards of a part of a deck as are wanted."""
    left, kept = size, {}
    for name, copies in part.items():
        kept[name] = min(copies, left)
        left -= kept[name]
    return {name: copies for name, copies in kept.items() if copies}


class TestReadyDecks:
    def test_there_are_four(self):
        assert sorted(READY) == ["bajoran", "federation", "klingon", "romulan"]

    @pytest.mark.parametrize("name", sorted(READY))
    def test_each_is_legal_and_its_cards_do_what_is_printed(self, name):
        assert problems(READY[name], CARDS) == []
        assert [card.name for card in READY[name].definitions(CARDS) if not is_playable(card)] == []


class TestLocations:
    def test_three_headquarters_and_two_others_are_allowed(self):
        rows = ("Qo'noS, Heart of the Empire", "Romulus, Seat of Power", "Cardassia Prime, Hardscrabble World")
        assert found(missions=(*rows, *EXAMPLE.missions[1:3])) == []

    def test_four_headquarters_are_not(self):
        rows = ("Qo'noS, Heart of the Empire", "Romulus, Seat of Power", "Cardassia Prime, Hardscrabble World")
        four = (*rows, "Earth, Cradle of the Federation", EXAMPLE.missions[1])
        assert [clause for clause, _ in found(missions=four)] == ["OBJ-building-a-deck/1"]

    @pytest.mark.parametrize("count", [4, 6])
    def test_there_are_five(self, count):
        missions = (*EXAMPLE.missions, "Excavation (location)")[:count]
        assert [clause for clause, _ in found(missions=missions)] == ["OBJ-building-a-deck/1"]

    def test_they_are_all_different(self):
        missions = (*EXAMPLE.missions[:4], EXAMPLE.missions[3])
        assert [clause for clause, _ in found(missions=missions)] == ["OBJ-building-a-deck/1"]

    def test_an_objective_is_none(self):
        missions = (*EXAMPLE.missions[:4], "Excavation")
        assert [clause for clause, _ in found(missions=missions)] == ["OBJ-building-a-deck/1"]

    def test_those_of_one_quadrant_lie_together(self):
        gamma = next(card for card in CARDS.values() if is_location(card.facts, "Gamma"))
        alpha = EXAMPLE.missions[:4]
        assert found(missions=(*alpha, gamma.name)) == []
        apart = (*alpha[:2], gamma.name, *alpha[2:])
        assert found(missions=apart) == [
            ("OBJ-getting-ready/1", "The locations of the Alpha Quadrant do not lie together.")
        ]

    def test_time_locations_of_a_quadrant_lie_together(self):
        cards = {id: past(card) if card.name in EXAMPLE.missions[1:3] else card for id, card in CARDS.items()}
        home, first, second, *others = EXAMPLE.missions
        beside = (home, first, second, *others)
        apart = (first, home, second, *others)
        assert problems(replace(EXAMPLE, missions=beside), cards) == []
        assert [problem.clause for problem in problems(replace(EXAMPLE, missions=apart), cards)] == [
            "OBJ-getting-ready/3"
        ]


def past(card: CardDefinition) -> CardDefinition:
    return CardDefinition(replace(card.facts, icons=("Pa",)), card.abilities)


def is_location(facts: Facts, quadrant: str) -> bool:
    return (facts.type, facts.quadrant) == ("mission", quadrant) and facts.kind != "headquarters"


class TestPiles:
    def test_fifteen_tactics_and_no_fewer(self):
        assert found(tactics=only(EXAMPLE.tactics, 15)) == []
        assert found(tactics=only(EXAMPLE.tactics, 14)) == [
            ("OBJ-building-a-deck/2", "There are 14 tactics; there must be 15 or more.")
        ]

    def test_ten_objectives_and_no_fewer(self):
        assert found(objectives=only(EXAMPLE.objectives, 10)) == []
        assert found(objectives=only(EXAMPLE.objectives, 9)) == [
            ("OBJ-building-a-deck/3", "There are 9 objectives; there must be 10 or more.")
        ]

    def test_sixty_cards_without_tactics_and_objectives_are_not_enough(self):
        dilemmas, cards = only(EXAMPLE.dilemmas, 20), only(EXAMPLE.cards, 35)
        clauses = [clause for clause, _ in found(dilemmas=dilemmas, cards=cards, objectives={}, tactics={})]
        assert clauses == ["OBJ-building-a-deck/2", "OBJ-building-a-deck/3"]
        smallest = {"objectives": only(EXAMPLE.objectives, 10), "tactics": only(EXAMPLE.tactics, 15)}
        assert found(dilemmas=dilemmas, cards=cards, **smallest) == []

    def test_twenty_dilemmas_and_thirty_five_cards(self):
        assert [clause for clause, _ in found(dilemmas=only(EXAMPLE.dilemmas, 19))] == ["2E-building-a-deck/2"]
        assert [clause for clause, _ in found(cards=only(EXAMPLE.cards, 34))] == ["2E-building-a-deck/3"]

    @pytest.mark.parametrize("name", ["Broadside", "Excavation", "Excavation (location)", "Triage"])
    def test_what_is_no_card_of_the_deck(self, name):
        assert [clause for clause, _ in found(cards={**EXAMPLE.cards, name: 1})] == ["OBJ-types-of-cards/1"]

    def test_systems_are(self):
        assert found(cards={**EXAMPLE.cards, "Twin Coils": 1}) == []

    def test_each_pile_holds_cards_of_its_type(self):
        assert found(tactics={**EXAMPLE.tactics, "Twin Coils": 1}) == [
            ("OBJ-types-of-cards/1", "Twin Coils is no tactic.")
        ]
        assert found(objectives={**EXAMPLE.objectives, "Excavation (location)": 1}) == [
            ("OBJ-types-of-cards/1", "Excavation (location) is no objective.")
        ]

    def test_three_copies_of_a_title(self):
        assert [clause for clause, _ in found(tactics={**EXAMPLE.tactics, "Broadside": 4})] == ["2E-building-a-deck/4"]


class TestFacts:
    def test_a_location_has_type_span_and_quadrant_and_neither_points_nor_requirements(self):
        places = [card.facts for card in CARDS.values() if card.type == "mission"]
        assert {it.kind for it in places} == {"planet", "space", "headquarters"}
        assert all(it.quadrant and not it.points and it.requirement is None for it in places)

    def test_an_objective_has_a_kind_of_location_and_a_requirement(self):
        tasks = [card.facts for card in CARDS.values() if card.type == "objective"]
        assert {it.kind for it in tasks} == {"planet", "space"}
        assert all(it.requirement is not None and not it.quadrant for it in tasks)

    def test_the_mission_is_taken_apart(self):
        mission = pool()["2e-se-166"].facts
        place, task = location_of(mission), objective_of(mission)
        assert (place.kind, place.span, place.quadrant, place.points) == ("planet", 2, "Alpha", 0)
        assert (task.title, task.kind, task.points, task.requirement) == (
            "Excavation",
            "planet",
            30,
            mission.requirement,
        )

    def test_tactics_change_weapons_or_shields_and_damage_the_hull(self):
        tactics = [card.facts.attributes for card in CARDS.values() if card.type == "tactic"]
        assert tactics
        assert all({"Weapons", "Shields"} & set(it) and it["Hull"] > 0 for it in tactics)

    def test_systems_are_of_four_types(self):
        assert {card.facts.kind for card in CARDS.values() if card.type == "system"} == set(SYSTEM_KINDS)

    def test_personnel_and_ships_may_bear_icons_of_the_variant(self):
        fields = {"id": "x-1", "set": "x", "number": 1, "rarity": "C", "title": "X", "type": "personnel"}
        told = {**fields, "affiliation": "Kli", "icons": ["Duras", "Fut"], "quadrant": "Delta"}
        it = msgspec.convert(told, Facts)
        assert (it.icons, it.quadrant) == (("Duras", "Fut"), "Delta")
        assert permits(PlayPermission(icons=("Duras",)), it)
        assert not permits(PlayPermission(icons=("Earth",)), it)


class TestSetup:
    @pytest.mark.parametrize("seed", range(4))
    def test_it_is_remembered_who_takes_the_first_turn(self, seed):
        state = start(RULES.build(CARDS), [EXAMPLE.brought(CARDS)] * 2, seed)
        first = [player for player in state.players if state.mark(player, FIRST_TURN)]
        asked = engine.decision(state)
        assert asked is not None
        assert first == [asked.player]

"""Where the documents leave a choice: each switch is read, is explained, and does what its readings say."""

from __future__ import annotations

import re

import pytest

from spaceline.core import table
from spaceline.effects.nodes.requirements import Skill
from spaceline.rules.first import winning
from spaceline.rules.first.requirements import Group
from spaceline.rules.first.ruleset import first_edition
from spaceline.rules.first.switches import CHOICES, DEFAULTS, MODERN, OPEN, OPEN_RULES, switches
from tests.support.first_movement import Orders
from tests.support.first_table import ME, OPPONENT, FirstTable


def test_every_switch_is_read_by_the_rules(root):
    """None stands there for nothing."""
    modules = sorted((root / "src/spaceline/rules/first").rglob("*.py"))
    read = set(re.findall(r'switches\["([a-z-]+)"\]', "\n".join(path.read_text() for path in modules)))
    assert read == set(DEFAULTS) == set(CHOICES)


def test_modern_plays_the_first_reading_of_each():
    assert {name: readings[0] for name, readings in CHOICES.items()} == switches(MODERN)


def test_open_differs_where_its_own_rules_say_so():
    """1E-3.1.0.3/1, 1E-4.1.0.1/1, 1E-4.3.0.3/1, 1E-6.4.0.1/1, 1E-6.5.3.0.3/3, 1E-7.2.1.0.1/1, 1E-9.0.1/1."""
    modern, other = switches(MODERN), switches(OPEN)
    assert {name for name in modern if modern[name] != other[name]} == set(OPEN_RULES)
    assert all(reading in CHOICES[name] for name, reading in OPEN_RULES.items())


def test_every_switch_and_reading_is_explained(root):
    page = (root / "docs/decisions/first-edition.md").read_text()
    named = {name for name in CHOICES if f"`{name}`" in page}
    assert named == set(CHOICES)
    missing = [reading for readings in CHOICES.values() for reading in readings if f"`{reading}`" not in page]
    assert missing == []


def test_every_ambiguity_has_a_line(root):
    page = (root / "docs/decisions/first-edition.md").read_text()
    assert [int(number) for number in re.findall(r"^\| (\d+) \|", page, re.MULTILINE)] == list(range(1, 31))


@pytest.mark.parametrize("turned", [{"no-such-switch": "yes"}, {"equal-points": "no-such-reading"}])
def test_a_switch_stands_at_one_of_its_readings(turned):
    with pytest.raises(ValueError, match=next(iter(turned))):
        first_edition(MODERN, {}, turned)


@pytest.mark.parametrize(("reading", "met"), [("one-per-player", 2), ("one", 1)])
def test_copies_of_two_players_under_one_mission(reading, met):
    """1E-4.3/3, ambiguity 5."""
    it = FirstTable(turned={"copies-under-one-mission": reading})
    place = it.location("Planet")
    it.person("Ann", place)
    for name in ("Elsewhere", "Farther"):
        it.person(f"at {name}", it.location(name, requirement=Skill("Telepathy")))
    for owner in (ME, OPPONENT):
        it.dilemma("Same", place, owner=owner)
    it.begin().do("attempt", it.names["Planet"], place)
    assert len(it.happened("encounter")) == met


@pytest.mark.parametrize(("reading", "level"), [("union", 3), ("rulebook", 2), ("glossary", 2)])
def test_which_skills_are_any_intelligence(reading, level):
    """1E-10.1.1.2/1, ambiguity 9."""
    it = FirstTable(turned={"any-intelligence": reading})
    place = it.location("Planet")
    skills = {"Intelligence": 1, "Orion Syndicate": 1, "Tal Shiar": 1}
    person = it.person("Ann", place, skills=skills)
    assert Group(it.state, (person,)).level("Intelligence") == level


@pytest.mark.parametrize(("reading", "winners"), [("nobody", ()), ("both", (ME, OPPONENT))])
def test_equal_points_when_both_decks_are_empty(reading, winners):
    """1E-9.0/5, ambiguity 16."""
    it = FirstTable(turned={"equal-points": reading})
    for player in (ME, OPPONENT):
        for card in it.state.zone(player, "deck"):
            table.move(it.state, card, player, "discard")
    assert winning.verdict(it.state) == (winners, "decks")


@pytest.mark.parametrize(("reading", "stopped"), [("next-turn-of-either", set()), ("next-own-turn", {ME})])
def test_when_stopped_cards_unstop(reading, stopped):
    """1E-10.2.1/6, ambiguity 17: at the start of the opponent's turn."""
    game = Orders(**{"stopped-until": reading})
    place = game.location("planet")
    people = {player: game.person(place, player=player) for player in (ME, OPPONENT)}
    game.run()
    game.happen("stop", *people.values())
    game.end_turn()
    assert {player for player, card in people.items() if game.has(card, "stopped")} == stopped
    game.end_turn()
    assert not any(game.has(card, "stopped") for card in people.values())


@pytest.mark.parametrize(("reading", "turns"), [("own", 5), ("any", 3)])
def test_whose_turns_count_for_repairs(reading, turns):
    """1E-7.5.2/2, 1E-12.2/2, ambiguity 23: the turn of docking never counts."""
    game = Orders(**{"repair-turns": reading})
    place = game.location()
    outpost, ship = game.facility(place), game.ship(place)
    game.person(ship)
    game.mark(ship, "damage")
    game.run()
    game.act("dock", ship, outpost)
    taken = 0
    while game.has(ship, "damage"):
        game.end_turn()
        taken += 1
    assert taken == turns

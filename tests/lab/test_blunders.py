"""Blunders are counted in games as they are played."""

import pytest

from spaceline.cards.rulesets import ruleset
from spaceline.editions import MissingPart
from spaceline.effects.nodes.requirements import Skill
from spaceline.lab.blunders import count
from spaceline.lab.blunders.first import gives_points
from spaceline.lab.blunders.idle import Idleness
from spaceline.lab.blunders.second import strikes_equipment_only
from spaceline.lab.simulation import ready_to_play, simulate
from spaceline.players.heuristic.first.seed_guesses import Beneath
from spaceline.players.heuristic.second.obstacles import is_wall
from tests.support.first_players import board_of
from tests.support.first_tabletop import Tabletop


def titled(name, title):
    return next(it for it in ruleset(name).definitions.values() if it.title == title)


@pytest.mark.parametrize(
    ("title", "wall"),
    [("Antedean Assassins", True), ("Invidium Leak", True), ("Pinned Down", False), ("Equipment Malfunction", False)],
)
def test_a_wall_stops_everybody(title, wall):
    assert is_wall(titled("2e-cta2003", title)) is wall


def test_a_dilemma_may_strike_equipment_only():
    assert strikes_equipment_only(titled("2e-cta2003", "Equipment Malfunction"))
    assert not strikes_equipment_only(titled("2e-cta2003", "Blended"))


def test_dilemmas_that_give_points_are_known():
    assert gives_points(titled("1e-modern", "Nanites"))
    assert not gives_points(titled("1e-modern", "Armus - Skin of Evil"))


@pytest.mark.parametrize(("name", "games"), [("2e-cta2003", 2), ("1e-modern", 1)])
def test_what_is_counted_agrees_with_the_games(name, games):
    rules = ruleset(name)
    decks = dict(list(ready_to_play(rules).items())[:2])
    found = count(rules, decks, "heuristic", "random", games, seed=5).found
    played = simulate(rules, decks, ("heuristic", "random"), games, seed=5)
    assert found["games"] == played.games
    assert found["games won"] == played.wins["heuristic"]
    assert found["attempts"] == sum(number for what, number in found.items() if what.endswith("sent, of attempts"))
    assert found["attempts"] > 0
    assert games <= found["turns"] <= played.mean_turns * games


def test_nothing_is_looked_for_in_objectives():
    with pytest.raises(MissingPart, match="no blunders"):
        count(ruleset("objectives"), {}, "heuristic", "random", 1)


@pytest.mark.parametrize(
    ("people", "skill", "reason"),
    [
        (5, "Honor", ""),
        (6, "Honor", "chance of one in ten or more"),
        (6, "Telepathy", "skills for the mission missing"),
    ],
)
def test_what_stands_in_the_way_of_a_team_is_told(people, skill, reason):
    table = Tabletop("planet")
    place = table.location("Goal", requirement=Skill(skill))
    table.ship("Ship", place, staffing=[])
    for number in range(people):
        table.person(f"p{number}", place, skills=("Honor",))
    table.begin()
    assert Idleness(board_of(table), Beneath(table.definitions)).reason() == reason

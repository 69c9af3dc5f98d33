"""What a choice in the making comes to in First Edition, told to whoever makes it."""

import pytest

from spaceline.core.data.decisions import Answer, Option
from spaceline.core.prospects import seen_previews
from spaceline.effects.nodes.requirements import All, Any, Skill, Total
from spaceline.rules.first.facts import MissionEnd, Points, Staffing
from tests.support.first_movement import Orders
from tests.support.first_table import ME


def asks(*parts, attempt=("Fed",)):
    """The end of a mission for those of an affiliation."""
    return MissionEnd(span=2, points=Points(30), attempt=attempt, requirement=All(parts))


def told(preview):
    """Needs by name: how much there is of how much."""
    return {need.name: (need.have, need.need) for need in preview.needs}


def previews(game, *cards, option=None):
    """What player 1 is told; cards by their numbers in the game."""
    leaves = game.state.cards

    def number(card):
        return 1000 + leaves[card].handles[ME] if card in leaves else card

    if option is not None:
        option = Option(option.kind, number(option.card), number(option.target), option.detail)
    return seen_previews(game.state, ME, Answer(option=option, cards=tuple(map(number, cards))))


@pytest.mark.parametrize(
    ("needed", "crew", "have"),
    [
        (("Cmd", "Stf"), (("Fed", "Cmd"), ("Fed", "Stf")), {"Cmd": 1, "Stf": 1}),
        (("Cmd", "Stf"), (("Fed", "Stf"), ("Fed", "Stf")), {"Cmd": 0, "Stf": 1}),
        (("Cmd", "Stf"), (("Fed", "Cmd", "Stf"),), {"Cmd": 1, "Stf": 0}),
        (("Stf", "Stf"), (("Fed", "Cmd"), ("NA", "Cmd")), {"Stf": 2}),
        (("Stf", "Stf"), (("NA", "Stf"),), {"Stf": 1}),
    ],
)
def test_each_icon_is_counted_as_often_as_different_personnel_supply_it(needed, crew, have):
    """1E-7.1.3/2, /3, 1E-7.1.3.0.1/2."""
    game = Orders()
    here = game.location()
    ship, other = game.ship(here, "Fed", *needed), game.ship(here)
    people = [game.person(other, affiliation, *icons) for affiliation, *icons in crew]
    game.person(other, "NA")
    game.run()
    game.do("beam", other, ship)
    staffing = previews(game, *people)[0]
    assert staffing.kind == "staffing"
    assert {name: count for name, (count, _) in told(staffing).items() if name != "Fed"} == have
    matched = sum("Fed" in names for names in crew)
    assert told(staffing)["Fed"] == (matched, 1)
    assert staffing.is_met == (matched > 0 and list(have.values()) == [needed.count(icon) for icon in have])


def test_each_way_to_staff_a_ship_is_told():
    """1E-7.1.3.0.1/3: icons with skills, or another set."""
    game = Orders()
    here = game.location()
    ways = (Staffing(icons=("Stf",), skills={"Navigation": 2}), Staffing(icons=("Cmd", "Cmd")))
    ship, other = game.ship(here, staffing=ways), game.ship(here)
    pilot = game.person(other, "Fed", "Stf", skills={"Navigation": 1})
    game.person(other)
    game.run()
    game.do("beam", other, ship)
    staffing = previews(game, pilot)[0]
    told_ways = [[(need.name, need.have, need.need) for need in way] for way in staffing.either[0]]
    assert told_ways == [[("Stf", 1, 1), ("Navigation", 1, 2)], [("Cmd", 0, 2)]]
    assert not staffing.is_met


def at_a_planet(*parts):
    """A ship over a planet with a mission, and another mission far away."""
    game = Orders()
    planet = game.location("planet", end=asks(*parts))
    return game, planet, game.ship(planet)


def test_whoever_beams_down_counts_toward_the_mission_there():
    """1E-7.2.5/1, 1E-7.2.1/5: totals must be exceeded, and one of the team must match."""
    game, planet, ship = at_a_planet(Skill("Geology", 2), Total(("Cunning",), 15))
    strangers = [game.person(ship, "NA", skills={"Geology": 1}) for _ in range(3)]
    friend = game.person(ship, "Fed", skills={})
    game.run()
    game.do("beam", ship, planet)
    mission, behind = previews(game, *strangers)
    assert (mission.kind, behind.kind) == ("mission", "behind")
    assert told(mission) == {"Fed": (0, 1), "Geology": (3, 2), "Cunning": (15, 15)}
    assert previews(game, *strangers, friend)[0].is_met
    assert told(previews(game)[0]) == {"Fed": (0, 1), "Geology": (0, 2), "Cunning": (0, 15)}


def test_a_crew_is_told_what_it_comes_to_where_the_ship_could_take_it():
    """1E-7.2.1/1: the own missions, at planets with those who would beam down."""
    game = Orders()
    here = game.location()
    game.location("planet", end=asks(Any((Skill("Geology"), Skill("Physics"))), attempt=()))
    ship, other = game.ship(here), game.ship(here)
    person, rest = game.person(other, skills={"Physics": 1}), game.person(other)
    game.run()
    game.do("beam", other, ship)
    ahead = [preview for preview in previews(game, person) if preview.kind == "ahead"]
    assert [[[(need.name, need.have) for need in way] for way in preview.either[0]] for preview in ahead] == [
        [[("Geology", 0)], [("Physics", 1)]]
    ]
    assert ahead[0].is_met
    assert not next(preview for preview in previews(game, rest) if preview.kind == "ahead").is_met


def test_an_attempt_and_a_move_are_told_before_they_are_begun():
    """1E-7.2.1/8: nothing else may be done until an attempt ends."""
    game = Orders()
    here = game.location(end=asks(Skill("Physics")))
    there = game.location(end=asks(Skill("Geology"), Skill("Physics")))
    ship = game.ship(here)
    game.person(ship, skills={"Physics": 2})
    game.run()
    (mission,) = previews(game, option=Option("attempt", game.mission(here), ship))
    assert told(mission) == {"Fed": (1, 1), "Physics": (2, 1)}
    (goal,) = previews(game, option=Option("move", ship, there))
    assert goal.about == 1000 + game.state.cards[game.mission(there)].handles[ME]
    assert told(goal) == {"Fed": (1, 1), "Geology": (0, 1), "Physics": (2, 1)}


def test_telling_it_changes_nothing():
    game, planet, ship = at_a_planet(Skill("Geology"))
    people = [game.person(ship) for _ in range(3)]
    game.run()
    game.do("beam", ship, planet)
    before = game.state.clone()
    for number in range(4):
        previews(game, *people[:number])
    assert game.state == before

"""What a choice in the making comes to in Second Edition, told to whoever makes it."""

from pathlib import Path

import pytest

from spaceline.core import engine
from spaceline.core.data.decisions import YES, Answer, Option, Refusal
from spaceline.core.data.frames import RunEffect
from spaceline.core.prospects import seen_previews
from spaceline.core.view import seen_decision, view
from spaceline.effects.previews import of_chosen
from spaceline.lab.scenarios import load_scenario
from spaceline.lab.scenarios.running import positions
from tests.support.tabletop import ME, OPPONENT, Tabletop, dummies, person

SCENARIOS = Path(__file__).parents[2] / "scenarios"


def told(preview):
    """Needs by name: how much there is of how much."""
    return {need.name: (need.have, need.need) for need in preview.needs}


class Seen:
    """A table as player 1 sees it: cards by the numbers that player knows them by."""

    def __init__(self, table):
        self.table = table

    def number(self, card):
        return 1000 + self.table.state.cards[card].handles[ME]

    def previews(self, *names, option=None, player=ME):
        cards = tuple(self.number(self.table.names[name]) for name in names)
        return seen_previews(self.table.state, player, Answer(option=option, cards=cards))

    def option(self, kind):
        return next(it for it in view(self.table.state, ME).decision.options if it.kind == kind)


def boarding(*people):
    """Somebody chooses who beams from the planet to a ship that wants two staff and a command icon."""
    table = Tabletop("planet", "Geological Survey")
    table.crew(dict(people))
    ship = table.add_ship(Range=7)
    it = table.definitions["probe-ship-Range-7"]
    it.facts = type(it.facts)(
        **{name: getattr(it.facts, name) for name in it.facts.__struct_fields__} | {"staffing": ("Cmd", "Stf")}
    )
    table.ready()
    table.act(Option("beam", table.place, ship))
    return Seen(table)


def test_whoever_goes_aboard_counts_toward_the_staffing_of_the_ship():
    """2E-moving-a-ship/3, /5, /6: of command icons that are not needed as such, each is a staff icon."""
    seen = boarding(
        ("chief", person(icons=("Cmd",))),
        ("second", person(icons=("Cmd",))),
        ("staff", person(affiliation="Kli", icons=("Stf",))),
    )
    counts = {
        (): ((0, 1), (0, 1), (0, 1)),
        ("staff",): ((0, 1), (0, 1), (1, 1)),
        ("chief",): ((1, 1), (1, 1), (0, 1)),
        ("chief", "second"): ((2, 1), (2, 1), (1, 1)),
        ("chief", "staff"): ((1, 1), (1, 1), (1, 1)),
    }
    for names, wanted in counts.items():
        staffing = seen.previews(*names)[0]
        assert staffing.kind == "staffing"
        assert (told(staffing)["Fed"], told(staffing)["Cmd"], told(staffing)["Stf"]) == wanted
        assert staffing.is_met == (len(names) == 2)


def test_a_crew_is_told_what_it_comes_to_at_the_missions_ahead():
    """2E-checking-mission-requirements/1: those aboard, with those who are on the planet when they come back."""
    seen = boarding(("a", person("Geology", "Physics", cunning=20)), ("b", person("Science", cunning=11)))
    ahead = next(preview for preview in seen.previews("a") if preview.kind == "ahead")
    assert told(ahead)["Geology"] == (1, 1)
    assert told(ahead)["Science"] == (1, 1)
    assert told(ahead)["Cunning"] == (31, 30)
    assert ahead.is_met


def on_a_planet(*people, mission="Geological Survey"):
    """Somebody chooses who beams down to the mission."""
    table = Tabletop("planet", mission)
    ship = table.add_ship()
    for name, who in people:
        table.add(name, who, ship=ship)
    table.ready()
    table.act(Option("beam", ship, table.place))
    return Seen(table)


def test_whoever_beams_down_counts_toward_the_mission_there():
    """2E-checking-mission-requirements/1, /3, /4, 2E-attempting-a-mission/5."""
    people = [
        ("a", person("Geology", "Physics", cunning=20)),
        ("b", person("Science", cunning=10, affiliation="Rom")),
        ("c", person()),
    ]
    seen = on_a_planet(*people)
    mission, behind = seen.previews("a", "b")
    assert (mission.kind, behind.kind) == ("mission", "behind")
    assert mission.about == seen.number(seen.table.mission)
    assert told(mission) == {
        "Car/Fed/Fer/NA": (1, 1),
        "Geology": (1, 1),
        "Physics": (1, 1),
        "Science": (1, 1),
        "Cunning": (30, 30),
    }
    assert not mission.is_met
    assert seen.previews("a", "b", "c")[0].is_met
    assert told(seen.previews()[0])["Geology"] == (0, 1)


def test_those_who_are_there_already_are_counted_and_those_who_are_stopped_are_not():
    """2E-attempting-a-mission/1, 2E-stopped/2."""
    table = Tabletop("planet", "Geological Survey")
    ship = table.add_ship()
    table.add("there", person("Geology", cunning=9))
    table.add("stopped", person("Physics", cunning=9))
    table.state.marks[table.names["stopped"], "stopped"] = 1
    table.add("a", person("Science", cunning=9), ship=ship)
    table.add("b", person(), ship=ship)
    table.ready()
    table.act(Option("beam", ship, table.place))
    counted = told(Seen(table).previews("a")[0])
    assert (counted["Geology"], counted["Physics"], counted["Cunning"]) == ((1, 1), (0, 1), (18, 30))


def test_an_attempt_and_a_move_are_told_before_they_are_begun():
    """2E-attempting-a-mission/7: once begun it cannot be called off."""
    table = Tabletop("planet", "Geological Survey")
    table.crew({"a": person("Geology", "Physics", cunning=31)})
    table.ready()
    (mission,) = Seen(table).previews(option=Seen(table).option("attempt"))
    assert told(mission)["Cunning"] == (31, 30)
    assert [need.name for need in mission.needs if not need.is_met] == ["Science"]
    table = Tabletop("space", "Intercept Renegade")
    table.crew({"a": person("2 Leadership", "Officer", integrity=34)})
    table.ready()
    away = next(it for it in view(table.state, ME).decision.options if it.kind == "move")
    (ahead,) = Seen(table).previews(option=away)
    assert ahead.kind == "mission"
    assert ahead.about != Seen(table).number(table.mission)


def test_of_alternatives_each_is_told_with_all_that_it_asks_for():
    """2E-requirements: one of them is enough."""
    table = Tabletop("space", "Intercept Renegade")
    table.crew({"a": person("2 Leadership", "Officer", "Security", integrity=34)})
    table.ready()
    (mission,) = Seen(table).previews(option=Seen(table).option("attempt"))
    met = [all(need.is_met for need in way) for way in mission.either[0]]
    assert met == [False, True]
    assert mission.is_met


def test_whom_a_dilemma_lets_you_choose_is_left_out_of_the_mission():
    """2E-stopped/2: the requirements are for those who are left."""
    table = Tabletop("planet", "Geological Survey")
    table.crew({"a": person("Geology", cunning=20), "b": person("Programming", cunning=20), **dummies(3)})
    table.face("Planetary Survey")
    while not table.asked.prompt.startswith("select."):
        table.act(YES)
    (nobody,), (without,) = Seen(table).previews(), Seen(table).previews("a")
    assert (told(nobody)["Geology"], told(nobody)["Cunning"]) == ((1, 1), (55, 30))
    assert (told(without)["Geology"], told(without)["Cunning"]) == ((0, 1), (35, 30))


def test_what_a_text_asks_of_those_who_are_chosen_is_counted_for_them():
    """2E-requirements: for the part of a text that calls them by a name, whoever chooses."""
    table = Tabletop("planet")
    table.crew({"a": person(cunning=9), "b": person(cunning=8), **dummies(4)})
    chosen = (table.names["a"], table.names["b"])
    dilemma = table.add_to("faced", "Armus Roulette", ME)
    run = RunEffect(definition=table.state.cards[dilemma].definition, path=(0,), source=dilemma, you=ME)
    (preview,) = of_chosen(table.state, run, "those", chosen)
    assert preview.about == dilemma
    assert [[(need.name, need.have) for need in way] for way in preview.either[0]] == [
        [("Cunning", 17)],
        [("Cunning > 7", 2)],
    ]
    assert not of_chosen(table.state, run, "others", chosen)


def test_whose_skills_are_paid_for_counts_toward_what_is_checked():
    """2E-skills-glossary/3: skills that cost something may be left unused."""
    scenario = load_scenario(SCENARIOS / "second" / "skills" / "skills-left-unused.yaml")
    state = next(at.state for step, at in positions(scenario) if engine.decision(at.state).prompt == "pay-for-skills")
    chosen = seen_decision(state, ME).selection.cards
    (unpaid,), (paid,) = (seen_previews(state, ME, Answer(cards=cards)) for cards in ((), chosen))
    assert (unpaid.kind, unpaid.is_met, paid.is_met) == ("text", False, True)
    assert {need.name for need in unpaid.needs if not need.is_met} >= {"Archaeology"}


def test_nobody_else_is_told_and_nothing_that_is_not_offered_is_counted():
    seen = on_a_planet(("a", person("Geology")), ("b", person()))
    with pytest.raises(Refusal, match="not your decision"):
        seen.previews("a", player=OPPONENT)
    mission = seen.number(seen.table.mission)
    assert seen_previews(seen.table.state, ME, Answer(cards=(mission,))) == ()
    assert seen_previews(seen.table.state, ME, Answer(option=Option("attempt", mission, seen.table.place))) == ()


def test_telling_it_changes_nothing():
    seen = on_a_planet(("a", person("Geology")), ("b", person()))
    before = seen.table.state.clone()
    for names in ((), ("a",), ("a", "b")):
        seen.previews(*names)
    assert seen.table.state == before
    assert seen_decision(seen.table.state, ME).selection.cards

"""What is planned at one go is what the rules allow one order after another, in games and on tables of all editions."""

import pytest
from msgspec.structs import replace

from spaceline.core import engine
from spaceline.core.data.decisions import PASS, Answer, Option
from spaceline.core.prospects import plans, seen_plans
from spaceline.effects.nodes.abilities import Toll
from spaceline.effects.nodes.traits import Filter
from spaceline.rules.first.facts import Staffing
from spaceline.rules.first.missions.attempting import team_of_option
from spaceline.rules.first.previews import plans as first_plans
from spaceline.rules.planning import ATTEMPT, BEAM, EVERYBODY, MOVE
from spaceline.rules.second.facts import AttemptPermission
from spaceline.rules.second.previews import plans as second_plans
from tests.support.first_table import ME, OPPONENT, FirstTable
from tests.support.second_table import SecondTable
from tests.support.shown_games import RULESETS, kept

EDITIONS = (*RULESETS, "objectives")


def begun(name):
    """Positions of games in which orders are given, with all that could be planned there."""
    for seed in (11, 12):
        for state in kept(name, seed, 1):
            asked = engine.decision(state)
            if asked is None:
                continue
            if asked.kind == "action":
                yield from ((state, asked.player, plan) for plan in plans(state, asked.player, Answer()))
            elif asked.prompt == "beam" and asked.selection is not None:
                everybody = Answer(cards=asked.selection.cards)
                yield from ((state, asked.player, plan) for plan in plans(state, asked.player, everybody))


def carried_out(state, player, plan):
    """What happened, answer by answer, while everybody passed where nothing must be done; the game afterwards."""
    after, happened = state.clone(), []
    for planned in plan.answers:
        while (asked := engine.decision(after)) and PASS in asked.options and asked.prompt.startswith(PASSABLE):
            engine.answer(after, Answer(option=PASS))
        assert asked is not None
        assert asked.player == player
        assert not planned.about or asked.about == planned.about
        after.sink = []
        engine.answer(after, planned.answer)
        happened.append({event.change.verb for event in after.sink} - set(planned.brings))
        after.sink = None
    return happened, after


PASSABLE = ("respond", "opportunity")


@pytest.mark.sampled
@pytest.mark.parametrize("name", EDITIONS)
def test_in_games_whatever_is_planned_can_be_done_and_brings_nothing_else(name):
    goals, steps = set(), set()
    for number, (state, player, plan) in enumerate(begun(name)):
        if number % 3 and len(steps) > 3:
            continue
        happened, after = carried_out(state, player, plan)
        if plan.goal.kind == EVERYBODY:
            assert happened[-1] == set()
            assert set(plan.answers[-1].answer.cards) <= set(inside(after, plan.goal.target))
        else:
            assert plan.answers[-1].answer == Answer(option=plan.goal)
        assert not any(happened[:-1])
        goals.add(plan.goal.kind)
        steps.add(tuple(it.answer.option.kind if it.answer.option else "cards" for it in plan.answers))
    assert goals == {ATTEMPT, EVERYBODY}
    assert {("move", "attempt"), ("move", "beam", "cards", "attempt"), ("cards", "move", "attempt")} <= steps
    assert name != RULESETS[1] or any(kinds[0] == "undock" for kinds in steps)


@pytest.mark.sampled
@pytest.mark.parametrize("name", EDITIONS)
def test_the_attempts_at_all_places_are_those_that_are_offered_and_none_is_where_nothing_is_open(name):
    travel = (first_plans if name.startswith("1e") else second_plans).TRAVEL
    found = 0
    for state in kept(name, 11, 1):
        asked = engine.decision(state)
        if asked is None or not {option.kind for option in asked.options} & {ATTEMPT, BEAM, MOVE}:
            continue
        offered = set(state.ruleset.actions[ATTEMPT].offer(state, asked.player))
        by_place = {place: set(travel.attempts(state, asked.player, place)) for place in state.places}
        assert set().union(*by_place.values()) == offered
        assert not [place for place, it in by_place.items() if it and not travel.is_open(state, asked.player, place)]
        found += len(offered)
    assert found


def inside(state, where):
    return (*state.zone(where, "aboard"), *state.zone(where, "surface"))


@pytest.mark.parametrize("name", EDITIONS)
def test_what_is_shown_of_plans_names_what_the_player_knows_and_changes_nothing(name):
    state, player, _ = next(begun(name))
    before = state.clone()
    assert len(seen_plans(state, player, Answer())) == len(plans(state, player, Answer()))
    assert state == before


def places(table, given=None):
    """Where player 1 could plan to attempt something."""
    return {plan.place for plan in plans(table.state, ME, given or Answer()) if plan.goal.kind == ATTEMPT}


def steps(table, place, given=None):
    """The kinds of the answers of the plan to attempt something at a place; for a choice, how many are chosen."""
    found = [it for it in plans(table.state, ME, given or Answer()) if (it.goal.kind, it.place) == (ATTEMPT, place)]
    assert len(found) == 1
    return [it.answer.option.kind if it.answer.option else len(it.answer.cards) for it in found[0].answers]


class Two:
    """A table of Second Edition: a ship with a crew at one mission, and two missions further on."""

    def __init__(self, **ship):
        self.table = table = SecondTable()
        self.here = table.location("Here", "headquarters")
        self.planet = table.location("Planet", span=2)
        self.space = table.location("Space", "space", span=3)
        self.ship = table.ship("Ship", self.here, **ship)
        self.crew = [table.person(name, self.ship) for name in ("Ann", "Ben")]
        table.keep_going()

    def ready(self):
        self.table.run_on()
        return self

    def mission(self, place):
        return self.table.state.zone(place, "mission")[0]


def test_a_ship_flies_to_each_mission_within_its_range_and_its_crew_beams_down_to_a_planet():
    """2E-moving-a-ship/10, 2E-attempting-a-mission/1, /2."""
    it = Two(range=4).ready()
    assert steps(it.table, it.planet) == ["move", "beam", 2, "attempt"]
    assert steps(it.table, it.space) == ["move", "attempt"]
    near = Two(range=3).ready()
    assert near.planet in places(near.table)
    assert near.space not in places(near.table)


def test_a_single_passenger_need_not_be_chosen():
    it = Two()
    it.table.state.cards.pop(it.crew[1])
    it.table.state.contents[it.ship, "aboard"] = (it.crew[0],)
    it.ready()
    assert steps(it.table, it.planet) == ["move", "beam", "attempt"]
    assert EVERYBODY not in {plan.goal.kind for plan in plans(it.table.state, ME, Answer())}


def test_what_is_completed_or_not_to_be_attempted_by_them_is_no_goal():
    it = Two()
    it.table.state.marks[it.mission(it.planet), "completed"] = 1
    it.ready()
    assert it.planet not in places(it.table)
    assert it.space in places(it.table)
    strangers = Two()
    alien = strangers.table.location("Alien", attempt=permitted("Kli"))
    strangers.ready()
    assert alien not in places(strangers.table)


def permitted(*affiliations):
    return AttemptPermission(affiliations=affiliations)


def test_without_a_staff_nobody_flies_and_those_who_board_may_be_it():
    """2E-moving-a-ship/2: of those on the planet one matches the ship."""
    table = SecondTable()
    here, planet = table.location("Here", "headquarters"), table.location("Planet")
    ship = table.ship("Ship", here, affiliation="Kli")
    table.person("Ann", ship)
    table.keep_going()
    ben, klag = table.person("Ben", here), table.person("Klag", here, affiliation="Kli")
    table.run_on()
    assert places(table) == set()
    table.do("beam", here, ship)
    assert places(table, Answer(cards=(ben,))) == set()
    assert steps(table, planet, Answer(cards=(klag,))) == [1, "move", "beam", 2, "attempt"]


def test_everybody_beams_back_aboard_at_one_go():
    it = Two()
    on_planet = [it.table.person(name, it.planet) for name in ("Cal", "Dee")]
    other = it.table.ship("Other", it.planet)
    it.ready()
    found = [plan for plan in plans(it.table.state, ME, Answer()) if plan.goal == Option(EVERYBODY, it.planet, other)]
    assert [planned.answer for planned in found[0].answers] == [
        Answer(option=Option("beam", it.planet, other)),
        Answer(cards=tuple(on_planet)),
    ]


def test_beaming_down_where_there_is_a_mission_goes_on_to_attempt_it():
    it = Two()
    above = it.table.ship("Above", it.planet)
    for name in ("Cal", "Dee"):
        it.table.person(name, above)
    it.ready()
    found = list(plans(it.table.state, ME, Answer(option=Option("beam", above, it.planet))))
    assert [plan.goal.kind for plan in found] == [EVERYBODY, ATTEMPT]
    it.table.do("beam", above, it.planet)
    assert steps(it.table, it.planet, Answer(cards=it.table.decision.selection.cards[:1])) == [1, "attempt"]


def test_who_is_stopped_stays_behind():
    """2E-executing-orders/5."""
    it = Two()
    it.table.state.marks[it.crew[0], "stopped"] = 1
    it.ready()
    assert steps(it.table, it.planet) == ["move", "beam", "attempt"]
    it.table.state.marks[it.ship, "stopped"] = 1
    it.ready()
    assert places(it.table) == set()


def at_an_outpost(**ship):
    """A table of First Edition: a ship docked at an outpost, with a crew, and a planet some way off."""
    table = FirstTable()
    here, planet = table.location("Here", "space", points=None), table.location("Planet", span=4)
    outpost = table.facility("Outpost", here)
    docked = table.ship(
        "Ship", outpost, role="docked", affiliations=("Fed",), staffing=(Staffing(icons=("Stf",)),), **ship
    )
    for name in ("Ann", "Ben"):
        table.person(name, docked, affiliations=("Fed",), icons=("Stf",))
    return table, planet, outpost, docked


def test_a_docked_ship_undocks_first():
    """1E-7.1.4/2, 1E-7.1.5/1: that takes no RANGE; the way takes what the span of the planet is."""
    table, planet, *_ = at_an_outpost(range=4)
    table.begin()
    assert steps(table, planet) == ["undock", "move", "beam", 2, "attempt"]
    table, planet, *_ = at_an_outpost(range=3)
    table.begin()
    assert places(table) == set()


def test_those_who_come_aboard_a_docked_ship_are_told_where_it_can_take_them():
    table, planet, outpost, docked = at_an_outpost()
    others = [table.person(name, outpost, affiliations=("Fed",)) for name in ("Cal", "Dee")]
    table.begin()
    table.do("beam", outpost, docked)
    assert steps(table, planet, Answer(cards=(others[0],))) == [1, "undock", "move", "beam", 3, "attempt"]


def two_teams():
    """A ship of nobody's affiliation over a planet with two Away Teams that do not go together."""
    table = FirstTable()
    planet = table.location("Planet")
    ship = table.ship("Ship", planet, affiliations=("NA",), staffing=(Staffing(icons=("Stf",)),))
    for name, affiliation in (("Ann", "Fed"), ("Ben", "Fed"), ("Klag", "Kli"), ("Kurn", "Kli")):
        table.person(name, planet, affiliations=(affiliation,))
    for name in ("Nog", "Rom"):
        table.person(name, ship, affiliations=("NA",), icons=("Stf",))
    table.begin()
    return table, planet, ship


def test_where_not_all_may_come_aboard_together_the_player_is_asked():
    """1E-10.2.10/3."""
    table, planet, ship = two_teams()
    assert table.offers("beam", planet)
    goals = {plan.goal for plan in plans(table.state, ME, Answer())}
    assert Option(EVERYBODY, ship, planet) in goals
    assert Option(EVERYBODY, planet, ship) not in goals


def test_of_several_away_teams_that_to_which_they_belong_attempts():
    """1E-7.2.1.0.2/1: those who beam down are compatible with either, and join it."""
    table, planet, ship = two_teams()
    found = [plan for plan in plans(table.state, ME, Answer()) if plan.goal.kind == ATTEMPT]
    crew = set(table.state.zone(ship, "aboard"))
    assert found
    for plan in found:
        _, there = carried_out(table.state, ME, replace(plan, answers=plan.answers[:-1]))
        assert plan.goal in engine.decision(there).options
        assert crew & set(team_of_option(there, planet, ME, plan.goal))


def test_where_something_is_to_be_paid_for_beaming_the_player_beams_by_hand():
    """2E-paying-costs: whoever plans does not choose what is discarded."""
    it = Two()
    guard = it.table.ship("Guard", it.planet, Toll("beam", Filter()), owner=OPPONENT)
    it.table.person("Warden", guard, owner=OPPONENT)
    it.table.card("Spare", "event", parent=ME, role="hand")
    it.ready()
    assert it.space in places(it.table)
    assert it.planet not in places(it.table)

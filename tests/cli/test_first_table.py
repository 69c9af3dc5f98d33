"""The table of First Edition on the screen: every location in order, who and what is there, and nothing unseen."""

import re

import pytest

from spaceline.cards.rulesets import all_cards
from spaceline.core import table
from spaceline.core.data.leaves import NOBODY
from spaceline.editions import FIRST
from spaceline.presentation.first.layout import code_of, spacelines
from spaceline.rules.first.data.frames import Seeding
from spaceline.rules.first.movement.forced_moves import LEFT
from spaceline.rules.first.places import OUT_OF_TIME
from spaceline.rules.first.verbs.spaceline import found_time_location
from tests.cli.laid_out import LaidOut


@pytest.fixture
def laid() -> LaidOut:
    it = LaidOut()
    it.own = it.mission("Avert Disaster", 1)
    it.far = it.mission("Krios Suppression", 2)
    it.space = it.mission("Explore Black Cluster", 1)
    return it


def paragraph(screen: str, title: str) -> str:
    """The lines of a location."""
    found = re.search(rf"^ [A-Z]\d+ +{re.escape(title)}.*\n(?:      .*\n)*", screen + "\n", re.MULTILINE)
    assert found, screen
    return found[0]


def test_locations_stand_in_the_order_of_the_spaceline_with_codes(laid):
    codes = re.findall(r"^ ([A-Z]\d+) +(.*?)  ", laid.screen(), re.MULTILINE)
    assert codes == [("A1", "Avert Disaster"), ("A2", "Krios Suppression"), ("A3", "Explore Black Cluster")]


def test_quadrants_stand_one_after_another(laid, monkeypatch):
    scene = laid.seen()
    quadrants = {laid.own: "Gamma", laid.far: "Alpha", laid.space: "Gamma"}
    monkeypatch.setattr("spaceline.presentation.first.layout.quadrant_of", lambda scene, place: quadrants[place])
    assert spacelines(scene) == {"Alpha": (laid.far,), "Gamma": (laid.own, laid.space)}
    assert [code_of(scene, place) for place in (laid.far, laid.own, laid.space)] == ["A1", "G1", "G2"]


def test_whose_missions_are_is_told_from_where_the_viewer_sits(laid):
    assert " yours" in paragraph(laid.screen(1), "Avert Disaster")
    assert " theirs" in paragraph(laid.screen(2), "Avert Disaster")


def test_a_shared_mission_is_one_location(laid):
    assert laid.mission("Avert Disaster", 2) == laid.own
    assert " shared" in paragraph(laid.screen(), "Avert Disaster")


def test_a_time_location_stands_in_a_part_of_its_own_with_what_corresponds(laid):
    laid.mission("Khitomer Research", 2)
    camp = laid.put("Camp Khitomer", 2, 2, "hand")
    found_time_location(laid.state, camp, 2)
    place = laid.state.cards[camp].parent
    laid.put("Maltz", 1, place, "surface")
    told = paragraph(laid.screen(width=100), "Camp Khitomer, 2293 (A4)")
    assert told.startswith(" T1 ")
    assert "2293 Khitomer, corresponds to A4" in told
    assert "theirs" in told
    assert "Maltz" in told
    assert "span" not in told
    assert "Time locations" in laid.screen()


def test_seeds_are_counted_and_not_named(laid):
    for owner in (1, 2):
        laid.put("Armus - Skin of Evil", owner, laid.far, "seeds")
    for viewer in (1, 2):
        assert "2 seeds" in paragraph(laid.screen(viewer), "Krios Suppression")
        assert "Armus" not in laid.screen(viewer)


def test_who_completed_a_mission_is_told(laid):
    laid.state.marks[laid.own, "completed"] = 1
    assert "✓ by you" in paragraph(laid.screen(1), "Avert Disaster")
    assert "✓ by opponent" in paragraph(laid.screen(2), "Avert Disaster")


def test_a_facility_stands_with_those_inside_and_the_ships_docked_at_it(laid):
    post = laid.put("Federation Outpost", 1, laid.own, "space", up=True)
    laid.put("Data", 1, post, "aboard")
    ship = laid.put("U.S.S. Hood", 1, post, "docked")
    laid.put("Worf", 1, ship, "aboard", stopped=1)
    shown = paragraph(laid.screen(), "Avert Disaster")
    assert "■ Federation Outpost Fed Shields 30: Fed Data" in shown
    assert "docked ► U.S.S. Hood Fed Range 7: stopped: Fed Worf" in shown


def test_the_condition_of_a_ship_is_told(laid):
    ship = laid.put("U.S.S. Hood", 1, laid.own, "space", up=True, damage=1, stopped=1, range_used=3)
    laid.put("Nitrium Metal Parasites", 2, ship, "on", up=True, countdown=2)
    shown = " ".join(paragraph(laid.screen(), "Avert Disaster").split())
    assert "► U.S.S. Hood Fed Range 4 of 7, stopped, damaged, with Nitrium Metal Parasites (countdown 2)" in shown


def test_an_away_team_is_told_by_who_may_act_and_who_may_not(laid):
    laid.put("Data", 1, laid.own, "surface")
    laid.put("Worf", 1, laid.own, "surface", stopped=1)
    laid.put("Sarek", 1, laid.own, "surface", disabled=1)
    assert "Away Team: Fed Data; disabled: Fed Sarek; stopped: Fed Worf" in paragraph(laid.screen(), "Avert Disaster")


def test_what_the_opponent_has_face_down_is_counted_and_not_named(laid):
    post = laid.put("Federation Outpost", 1, laid.own, "space", up=True)
    hidden = ["Data", "Worf", "U.S.S. Hood", "U.S.S. Galaxy", "Sarek", "Tricorder", "Riva"]
    laid.put("Data", 1, post, "aboard")
    laid.put("Worf", 1, laid.put("U.S.S. Hood", 1, post, "docked"), "aboard")
    laid.put("Sarek", 1, laid.own, "surface")
    laid.put("Tricorder", 1, laid.own, "surface")
    laid.put("U.S.S. Galaxy", 1, laid.space, "space", cloaked=1)
    laid.put("Riva", 1, 1, "hand")
    screen = laid.screen(2)
    shown = paragraph(screen, "Avert Disaster")
    assert "opponent ■ Federation Outpost Fed Shields 30: 1 concealed" in shown
    assert "docked ► a concealed ship: 1 concealed" in shown
    assert "opponent Away Team: 2 concealed" in shown
    assert "opponent ► a concealed ship, cloaked" in paragraph(screen, "Explore Black Cluster")
    assert not [title for title in hidden if title in screen]


def test_points_and_bonus_points_are_told_apart(laid):
    laid.state.marks[1, "points"], laid.state.marks[1, "bonus"] = 45, 10
    assert re.search(r"You \(federation\) +45 points \(10 bonus\)", laid.screen(1))
    assert re.search(
        r"Opponent \(federation\) +45 points \(10 bonus\)", laid.screen(2).replace("klingon", "federation")
    )


@pytest.mark.parametrize("width", [80, 120])
def test_forty_locations_fit_the_screen_a_line_each(width):
    laid = LaidOut()
    titles = [card.title for card in all_cards(FIRST).values() if card.type == "mission"][:40]
    for at, title in enumerate(titles):
        laid.mission(title, 2)
        laid.put("Armus - Skin of Evil", 1, 2 * at, "seeds")
    lines = laid.screen(1, width).splitlines()
    assert max(len(line) for line in lines) <= width
    assert [line.split()[0] for line in lines if re.match(r" A\d", line)] == [f"A{at}" for at in range(1, 41)]
    assert len(lines) < 50


@pytest.mark.parametrize("width", [80, 120])
def test_forty_locations_on_four_spacelines_with_ships_and_teams_can_be_told_apart(width, monkeypatch):
    laid = LaidOut()
    titles = [card.title for card in all_cards(FIRST).values() if card.type == "mission"][:40]
    places = [laid.mission(title, 1 + at % 2) for at, title in enumerate(titles)]
    quadrants = dict(
        zip(places, [name for name in ("Alpha", "Gamma", "Delta", "Mirror") for _ in range(10)], strict=True)
    )
    monkeypatch.setattr("spaceline.presentation.first.layout.quadrant_of", lambda scene, place: quadrants[place])
    crowded = (places[0], places[17], places[39])
    for place in crowded:
        ship = laid.put("U.S.S. Hood", 1, place, "space", up=True, stopped=1)
        laid.put("Data", 1, ship, "aboard")
        laid.put("Klag", 2, laid.put("I.K.S. Pagh", 2, place, "space", up=True), "aboard")
    screen = laid.screen(1, width)
    lines = screen.splitlines()
    assert max(len(line) for line in lines) <= width
    assert [line.split()[1] for line in lines if "10 locations" in line] == ["Alpha", "Gamma", "Delta", "Mirror"]
    codes = [line.split()[0] for line in lines if re.match(r" [AGDM]\d", line)]
    assert codes == [f"{name}{at}" for name in "AGDM" for at in range(1, 11)]
    for place in crowded:
        shown = paragraph(screen, titles[places.index(place)])
        assert "► U.S.S. Hood Fed Range 7, stopped: Fed Data" in shown
        assert "opponent ► I.K.S. Pagh Kli Range 8: 1 concealed" in shown


def test_what_solves_a_mission_stands_on_the_line_where_there_is_room(laid):
    needs = "Geology & Honor & Integrity > 35"
    assert needs in paragraph(laid.screen(1, 80), "Avert Disaster").splitlines()[1]
    assert needs in paragraph(laid.screen(1, 120), "Avert Disaster").splitlines()[0]
    assert needs not in paragraph(laid.screen(2, 80), "Avert Disaster"), "not where the viewer has nothing"


def test_the_seed_cards_take_the_place_of_the_hand_in_the_seed_phases(laid):
    laid.put("Armus - Skin of Evil", 1, 1, "seed-deck")
    laid.put("Sarek", 1, 1, "hand")
    laid.state.frames = [Seeding(step="seed_facilities", starting=1)]
    screen = laid.screen()
    assert "Seed phases: facility phase" in screen
    assert "Your seed deck: 1 card" in screen
    assert "Sarek" not in screen


def test_a_hand_that_lies_open_is_told(laid):
    laid.put("Data", 2, 2, "hand", up=True)
    laid.put("Worf", 1, 1, "hand", up=True)
    assert "open hand: Data" in laid.screen(1)
    assert "open hand: Worf" in laid.screen(2)
    assert "open hand: Worf" not in laid.screen(1)


def test_a_ship_that_has_vanished_is_told_apart_from_all_locations(laid):
    place = table.add_place(laid.state, OUT_OF_TIME)
    laid.put("U.S.S. Enterprise", 1, place, "space", up=True)
    screen = laid.screen()
    assert "Out of time" in screen
    assert screen.index("Out of time") > screen.index("Explore Black Cluster")
    assert "U.S.S. Enterprise" in screen[screen.index("Out of time") :]


def test_what_nobody_controls_is_told_with_what_it_can_do(laid):
    """1E-11.1/1, /2."""
    cube = laid.put("Borg Ship", 2, laid.space, "space", up=True, bound=LEFT)
    ship = laid.put("Runabout", 1, laid.space, "space", up=True)
    laid.put("Calloway", 1, ship, "aboard")
    rogues = [laid.put("Rogue Borg Mercenaries", 2, ship, "aboard", up=True) for _ in range(2)]
    for card in (cube, *rogues):
        table.hand_over(laid.state, card, NOBODY)
    laid.state.watch()
    told = paragraph(laid.screen(), "Explore Black Cluster")
    assert "► Runabout Fed Range 7: Fed Calloway; nobody controls it: 2 × Rogue Borg" in " ".join(told.split())
    borg_ship = "◆ Borg Ship Range 8, Weapons 24, Shields 24, nobody controls it, bound for the left end"
    assert borg_ship in " ".join(told.split())


def test_of_a_station_that_is_nobodys_it_is_told_what_lies_beneath_it(laid):
    """1E-G:empok-nor/1, /2: also before anything is aboard or beneath it."""
    station = laid.put("Empok Nor", 1, laid.space, "space", up=True)
    table.hand_over(laid.state, station, NOBODY)
    laid.state.watch()
    alone = "■ Empok Nor Neu Shields 16, Weapons 0, nobody controls it yet"
    assert alone in " ".join(paragraph(laid.screen(), "Explore Black Cluster").split())
    laid.put("Oops!", 1, station, "seeds")
    laid.put("Friendly Fire", 2, station, "seeds")
    told = " ".join(paragraph(laid.screen(), "Explore Black Cluster").split())
    assert "nobody controls it yet, beneath the station: Oops! and 1 card" in told


def test_the_sites_of_a_station_stand_below_it_in_their_order_with_those_who_are_there():
    at = LaidOut()
    place = at.mission("Excavation", 1)
    nor = at.put("Nor", 1, place, "space", up=True)
    ops, ports = (at.put(title, 1, nor, "site", up=True) for title in ("Ops", "Docking Ports"))
    at.put("Danar", 1, ops, "aboard")
    galor = at.put("Galor", 1, ports, "docked")
    at.put("Daro", 1, galor, "aboard")
    at.put("Klag", 2, ops, "aboard")
    lines = [line.strip() for line in at.screen().splitlines()]
    station, first, last, docked = (
        next(i for i, line in enumerate(lines) if name in line) for name in ("Nor", "Ops", "Docking Ports", "Galor")
    )
    assert station < first < last < docked
    assert "Danar" in lines[first]
    assert "Daro" in lines[docked]

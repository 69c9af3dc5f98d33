"""Who beams, from where and to where (2E-beaming)."""

import pytest

from spaceline.core import table
from tests.support.second_table import ME, OPPONENT, SecondTable


@pytest.fixture
def it():
    """A planet with a ship in orbit; one person is on it, one aboard with a tool."""
    it = SecondTable()
    it.keep_going()
    here = it.location("Here")
    it.ship("Ship", here)
    it.person("Below", here)
    it.person("Above", it.names["Ship"])
    it.card("Tool", "equipment", parent=it.names["Ship"], role="aboard")
    return it


def ways(it):
    """From where to where one may beam, by name, but far away."""
    names = {number: name for name, number in (*it.names.items(), *it.places.items())}
    found = {(names[option.card], names[option.target]) for option in it.offers("beam")}
    return {(one, other) for one, other in found if not {one, other} & {"Idle 1", "Idle 2"}}


def beam(it, source, target, *cards):
    it.do("beam", it.names.get(source, it.places.get(source)), it.places.get(target, it.names.get(target)))
    if it.decision.kind == "cards":
        it.choose(*cards)


@pytest.fixture(autouse=True)
def _names(it):
    it.names.pop("Here")  # of the mission; the place is meant


def test_one_beams_up_and_down_where_one_has_a_ship(it):
    """2E-beaming/2, /3."""
    it.begin()
    assert ways(it) == {("Here", "Ship"), ("Ship", "Here")}
    beam(it, "Here", "Ship", "Below")
    assert it.where(it.names["Below"]) == (it.names["Ship"], "aboard")
    beam(it, "Ship", "Here", "Above", "Tool")
    assert it.where(it.names["Above"]) == it.where(it.names["Tool"]) == (it.places["Here"], "surface")
    assert it.where(it.names["Below"]) == (it.names["Ship"], "aboard"), "as many as wanted, and no more"


def test_one_beams_between_two_ships_of_ones_own(it):
    """2E-beaming/4."""
    it.ship("Other", it.places["Here"])
    it.begin()
    assert ("Ship", "Other") in ways(it)
    beam(it, "Ship", "Other", "Above")
    assert it.where(it.names["Above"]) == (it.names["Other"], "aboard")


def test_without_a_ship_nobody_beams(it):
    """2E-beaming/1."""
    table.move(it.state, it.names["Above"], ME, "removed")
    table.move(it.state, it.names["Tool"], ME, "removed")
    table.move(it.state, it.names["Ship"], ME, "removed")
    it.begin()
    assert ways(it) == set()
    there = it.places["Here"]
    assert it.refused("beam", there, there) == ("no-ship-here", "2E-beaming/1")


def test_in_space_there_is_nowhere_to_beam_to_but_ships(it):
    """2E-beaming/3."""
    space = it.location("Space", "space")
    lonely = it.ship("Lonely", space)
    it.person("Alone", lonely)
    it.begin()
    assert not it.offers("beam", lonely)
    assert it.refused("beam", lonely, space) == ("no-surface", "2E-beaming/3")


@pytest.mark.parametrize(
    ("way", "clause"), [(("Ship", "Theirs"), "/5"), (("Theirs", "Ship"), "/4"), (("Theirs", "Here"), "/3")]
)
def test_nobody_beams_onto_or_from_a_ship_of_an_opponent(it, way, clause):
    """2E-beaming/3, /4, /5."""
    it.person("Guest", it.ship("Theirs", it.places["Here"], owner=OPPONENT))
    it.begin()
    assert way not in ways(it)
    numbers = [it.names.get(end, it.places.get(end)) for end in way]
    assert it.refused("beam", *numbers)[1] == f"2E-beaming{clause}"


@pytest.mark.parametrize("kind", ["planet", "headquarters"])
def test_one_beams_down_to_what_an_opponent_laid_out(it, kind):
    """2E-beaming/6."""
    theirs = it.location("Theirs", kind, owner=OPPONENT)
    ship = it.ship("Visitor", theirs)
    guest = it.person("Guest", ship)
    it.begin()
    it.do("beam", ship, theirs)
    if it.decision.kind == "cards":
        it.choose(guest)
    assert it.where(guest) == (theirs, "surface")


def test_beaming_never_crosses_from_one_mission_to_another(it):
    """2E-beaming/7."""
    elsewhere = it.location("Elsewhere")
    other = it.ship("Other", elsewhere)
    it.begin()
    assert it.refused("beam", it.names["Ship"], other) == ("other-mission", "2E-beaming/7")
    assert it.refused("beam", it.names["Ship"], elsewhere) == ("other-mission", "2E-beaming/7")


def test_the_stopped_stay_and_hinder_nobody(it):
    """2E-executing-orders/5, 2E-stopped/1."""
    table.put_mark(it.state, it.names["Above"], "stopped", 1)
    it.begin()
    it.person("Awake", it.names["Ship"])
    it.begin()
    it.do("beam", it.names["Ship"], it.places["Here"])
    assert set(it.decision.selection.cards) == {it.names["Awake"], it.names["Tool"]}
    it.choose("Awake")
    assert it.where(it.names["Awake"]) == (it.places["Here"], "surface")
    assert it.where(it.names["Above"]) == (it.names["Ship"], "aboard")


def test_equipment_beams_without_anybody(it):
    """2E-beaming/3, 2E-stopped/7."""
    table.put_mark(it.state, it.names["Above"], "stopped", 1)
    it.begin()
    beam(it, "Ship", "Here", "Tool")
    assert it.where(it.names["Tool"]) == (it.places["Here"], "surface")


def test_where_all_are_stopped_that_is_said(it):
    """2E-executing-orders/5."""
    table.put_mark(it.state, it.names["Below"], "stopped", 1)
    it.begin()
    assert it.refused("beam", it.places["Here"], it.names["Ship"]) == ("stopped", "2E-executing-orders/5")


def test_a_stopped_ship_beams_nobody(it):
    """2E-executing-orders/5."""
    table.put_mark(it.state, it.names["Ship"], "stopped", 1)
    it.begin()
    assert ways(it) == set()
    assert it.refused("beam", it.places["Here"], it.names["Ship"]) == ("stopped", "2E-executing-orders/5")


def test_those_of_an_opponent_are_not_beamed(it):
    """2E-beaming/2: one's own personnel and equipment."""
    it.person("Stranger", it.places["Here"], owner=OPPONENT)
    it.begin()
    it.do("beam", it.places["Here"], it.names["Ship"])
    if it.decision.kind == "cards":
        assert it.decision.selection.cards == (it.names["Below"],)
        it.choose("Below")
    assert it.where(it.names["Stranger"]) == (it.places["Here"], "surface")
    assert it.where(it.names["Below"]) == (it.names["Ship"], "aboard")

"""Damage and repair (1E-7.5)."""

import pytest

from spaceline.core import engine, table as writers
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer
from spaceline.rules.first.damage import has_no_hull, hull_lost, is_damaged, repairs, sustained
from spaceline.rules.first.values import attribute
from tests.support.first_battles import SHIP_BATTLE, crewed_ship, leave_something
from tests.support.first_table import ME, OPPONENT, FirstTable


def ship_with(range_: int, damage: int):
    table = FirstTable()
    ship = crewed_ship(table, "ship", table.location("Somewhere", "space"), range=range_)
    writers.put_mark(table.state, ship, "damage", damage)
    table.begin()
    return table, ship


@pytest.mark.parametrize(("printed", "damage", "left"), [(8, 0, 8), (8, 1, 5), (5, 1, 5), (4, 1, 4)])
def test_rotation_damage_brings_range_down_to_five(printed, damage, left):
    """1E-7.5.1.2/1."""
    table, ship = ship_with(printed, damage)
    assert attribute(table.state, ship, "Range") == left


@pytest.mark.parametrize(("damages", "lost"), [(0, 0), (1, 50), (2, 100), (3, 100)])
def test_each_rotation_damage_takes_half_the_hull_and_never_more_than_all(damages, lost):
    """1E-7.5.1.2/1, 1E-7.4.3/9."""
    table, ship = ship_with(8, damages)
    assert sustained(0, hull_lost(table.state, ship)) == lost


def test_a_second_rotation_damage_leaves_no_hull():
    """1E-7.5.1.2/1."""
    table, ship = ship_with(8, 1)
    assert is_damaged(table.state, ship)
    assert not has_no_hull(table.state, ship)
    request(table.state, Change("damage", (ship,), OPPONENT, amount=1))
    assert has_no_hull(table.state, ship)


def test_a_hit_on_a_damaged_ship_destroys_it():
    """1E-7.5.1.2/1, 1E-7.4.3/9: it lost half its HULL in this battle."""
    table = FirstTable()
    place = table.location("Somewhere", "space")
    leave_something(table)
    mine = crewed_ship(table, "mine", place, weapons=9)
    other = crewed_ship(table, "theirs", place, OPPONENT, shields=8)
    writers.put_mark(table.state, other, "damage", 1)
    table.begin().do(SHIP_BATTLE, mine, other)
    table.let_pass()
    assert table.happened("win-battle")[0].amount == 50
    assert table.role(other) == "discard"
    assert not table.mark(other, "damage")


def test_damage_stays_from_turn_to_turn():
    """1E-7.5/1."""
    table, ship = ship_with(8, 1)
    leave_something(table)
    table.begin().do("end-turn")
    table.do("end-turn")
    assert table.mark(ship, "damage") == 1


def docked(turns: int, damage: int = 1, **base):
    """A damaged ship that has been docked for so many full turns."""
    table = FirstTable()
    place = table.location("Somewhere", "space")
    outpost = table.facility("base", place, affiliations=("Kli",), **base)
    ship = crewed_ship(table, "ship", outpost, role="docked")
    writers.put_mark(table.state, ship, "docked-turns", turns)
    writers.put_mark(table.state, ship, "damage", damage)
    leave_something(table)
    return table, ship, outpost


@pytest.mark.parametrize(("turns", "is_repaired"), [(0, False), (1, False), (2, True), (3, True)])
def test_rotation_damage_is_repaired_after_two_full_turns_at_an_outpost(turns, is_repaired):
    """1E-7.5.2/2."""
    table, ship, _ = docked(turns)
    table.begin()
    assert repairs(table.state, ME) == ((Change("repair", (ship,), ME),) if is_repaired else ())
    assert repairs(table.state, OPPONENT) == ()


def test_only_outposts_repair():
    """1E-7.1.4/6."""
    table, _, _ = docked(2, kind="station")
    table.begin()
    assert repairs(table.state, ME) == ()


def test_facilities_are_not_repaired_by_time():
    """1E-7.5.2/3."""
    table, _, outpost = docked(2, damage=0)
    writers.put_mark(table.state, outpost, "damage", 1)
    table.begin().do("end-turn")
    assert table.mark(outpost, "damage") == 1
    assert not table.happened("repair")


def test_a_ship_docked_in_one_turn_is_repaired_at_the_end_of_the_second_after():
    """1E-7.5.2/2: docked in turn 1, repaired when turn 5 ends; RANGE is whole again."""
    table, ship, outpost = docked(0)
    writers.move(table.state, ship, table.places["Somewhere"], "space", face_up=True)
    table.begin().do("dock", ship, outpost)
    for turn in range(1, 6):
        assert table.mark(ship, "damage") == 1
        while table.state.mark(9, "turns") < turn:
            engine.answer(table.state, soonest_end(table))
    assert table.mark(ship, "damage") == 0
    assert attribute(table.state, ship, "Range") == 8


def soonest_end(table):
    """What ends a turn soonest."""
    ends = [option for option in table.decision.options if option.kind in ("end-turn", "end-play", "pass")]
    return Answer(option=ends[0])

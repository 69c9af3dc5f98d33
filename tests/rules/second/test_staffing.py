"""Whether a ship is staffed, and by whom (2E-moving-a-ship/2 to /8)."""

import pytest

from spaceline.core import table
from spaceline.rules.second.movement.staffing import covers, is_staffed, staffers, unstaffed
from tests.support.second_table import ME, OPPONENT, SecondTable

CMD, STF = ("Cmd",), ("Stf",)


def aboard(needed, *crew, **facts):
    """A ship of the Federation that needs such icons, with people aboard who have such icons."""
    it = SecondTable()
    ship = it.ship("Ship", it.location("Here"), staffing=needed)
    for number, icons in enumerate(crew):
        it.person(f"p{number}", ship, icons=icons, **facts)
    it.ready()
    return it, ship


@pytest.mark.parametrize(
    ("needed", "crew", "is_enough"),
    [
        ((), [()], True),
        (STF, [STF], True),
        (STF, [()], False),
        (CMD, [CMD], True),
        (CMD, [STF], False),
        (STF, [CMD], True),
        (("Cmd", "Stf"), [CMD, STF], True),
        (("Cmd", "Stf"), [CMD, CMD], True),
        (("Cmd", "Stf"), [STF, STF], False),
        (("Cmd", "Stf"), [("Cmd", "Stf")], False),
        (("Cmd", "Cmd", "Stf"), [CMD, CMD], False),
        (("Cmd", "Stf", "Stf"), [CMD, STF, STF], True),
        (("Stf", "Stf"), [STF], False),
    ],
)
def test_each_icon_is_supplied_by_another_and_a_command_icon_stands_in_for_staff(needed, crew, is_enough):
    """2E-moving-a-ship/3, /5, /6, /8."""
    it, ship = aboard(needed, *crew)
    assert is_staffed(it.state, ship) is is_enough
    assert covers(crew, needed) is is_enough


def test_what_is_missing_is_told_with_its_clause():
    """2E-moving-a-ship/3, /4."""
    it, ship = aboard(CMD, STF)
    assert unstaffed(it.state, ship).clause == "2E-moving-a-ship/3"
    it, ship = aboard(CMD, CMD, affiliation="Kli")
    assert unstaffed(it.state, ship).clause == "2E-moving-a-ship/4"


def test_somebody_of_its_affiliation_is_enough_and_may_be_one_of_those_with_icons():
    """2E-moving-a-ship/4, /8: icons may come from any affiliation."""
    it, ship = aboard(("Cmd", "Stf"), CMD, affiliation="Kli")
    it.person("Ours", ship, icons=STF)
    it.ready()
    assert is_staffed(it.state, ship)


def test_nobody_staffs_a_ship_without_people():
    """2E-moving-a-ship/4."""
    it, ship = aboard(())
    assert not is_staffed(it.state, ship)


@pytest.mark.parametrize(("stopped", "clause"), [("p0", "/3"), ("Ours", "/4")])
def test_stopped_personnel_count_neither_by_icon_nor_by_affiliation(stopped, clause):
    """2E-moving-a-ship/7."""
    it, ship = aboard(STF, STF, affiliation="Kli")
    it.person("Ours", ship)
    it.ready()
    assert is_staffed(it.state, ship)
    table.put_mark(it.state, it.names[stopped], "stopped", 1)
    assert unstaffed(it.state, ship).clause == f"2E-moving-a-ship{clause}"


def test_those_of_an_opponent_do_not_staff_a_ship():
    """2E-moving-a-ship/3: one's own personnel."""
    it, ship = aboard(())
    it.person("Theirs", ship, owner=OPPONENT)
    it.ready()
    assert not is_staffed(it.state, ship)


def test_a_ship_of_an_opponent_is_staffed_by_those_who_command_it():
    """2E-command-and-owner/4."""
    it, ship = aboard((), ())
    table.hand_over(it.state, ship, OPPONENT)
    it.ready()
    assert not is_staffed(it.state, ship)
    it.person("Theirs", ship, owner=OPPONENT)
    it.ready()
    assert is_staffed(it.state, ship)


def test_as_few_as_can_be_are_shown_and_those_who_match_first():
    """2E-showing-your-cards/3, /5."""
    it, ship = aboard(STF, STF, affiliation="Kli")
    match = it.person("Ours", ship, icons=STF)
    it.person("Third", ship, icons=CMD)
    it.ready()
    assert staffers(it.state, ship) == {match: "Stf Fed"}


def test_a_commander_is_shown_for_a_staff_icon_where_nobody_else_has_one():
    """2E-moving-a-ship/6, 2E-showing-your-cards/3."""
    it, ship = aboard(("Cmd", "Stf"), CMD, CMD)
    assert sorted(staffers(it.state, ship).values()) == ["Cmd", "Cmd Fed"]


def test_whose_ship_it_is_decides_whose_people_count():
    """2E-moving-a-ship/4: those aboard of its own player."""
    it, ship = aboard((), ())
    assert it.state.cards[ship].controller == ME
    assert is_staffed(it.state, ship)

"""A view is looked up by number: cards with their definitions, zones, marks and places."""

import pytest

from spaceline.cards.view_index import ViewIndex
from spaceline.core import table as writers
from spaceline.core.view import view
from tests.support.playing import PlayTable
from tests.support.tabletop import ME, OPPONENT


@pytest.fixture
def table():
    table = PlayTable()
    table.hold("Tricorder", player=OPPONENT)
    ship = table.print_ship("U.S.S. Nebula")
    aboard = table.definition_of("Data, Aspirer")
    writers.create(table.state, aboard, ME, ship, "aboard", face_up=True)
    writers.put_mark(table.state, ship, "range-used", 3)
    return table


def index(table):
    return ViewIndex(view(table.state, ME), table.state.ruleset.definitions)


def titled(seen, title):
    return next(card for card in seen.cards if (it := seen.definition(card)) is not None and it.title == title)


def test_a_card_is_found_with_its_definition_and_place(table):
    seen = index(table)
    personnel, ship = titled(seen, "Data"), titled(seen, "U.S.S. Nebula")
    assert seen.zone(ship, "aboard") == (personnel,)
    assert seen.place(personnel) == seen.place(ship) == table.place
    assert seen.place(table.place) == table.place
    assert seen.place(ME) == 0


def test_marks_are_numbers_and_none_is_zero(table):
    seen = index(table)
    ship = titled(seen, "U.S.S. Nebula")
    assert seen.mark(ship, "range-used") == 3
    assert seen.mark(ship, "stopped") == 0


def test_what_the_viewer_may_not_read_has_no_definition(table):
    seen = index(table)
    assert len(seen.zone(OPPONENT, "hand")) == 1
    assert all(seen.definition(card) is None for card in seen.zone(OPPONENT, "hand"))


def test_the_viewer_controls_own_cards_only(table):
    seen = index(table)
    ship = titled(seen, "U.S.S. Nebula")
    assert seen.is_own(ship)
    assert seen.controlled((ship,), ME) == (ship,)
    assert seen.controlled((ship,), OPPONENT) == ()
    assert not seen.is_own(ME), "a player is no card"

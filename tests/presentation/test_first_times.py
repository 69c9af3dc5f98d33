"""How time locations are shown: in a row of their own, with the year and with what corresponds to them."""

from spaceline.core import table
from spaceline.presentation.tables import table_of
from spaceline.rules.first.verbs.spaceline import found_time_location
from tests.support.first_table import FirstTable
from tests.support.shown_games import scene


def test_a_time_location_lies_in_a_row_of_its_own_and_says_what_corresponds():
    laid = FirstTable()
    laid.location("Khitomer Research", location="Khitomer")
    laid.location("Relief Mission")
    camp = laid.define(
        "Camp Khitomer", "time location", kind="planet", year="2293", location="Khitomer", quadrant="Alpha"
    )
    card = table.create(laid.state, camp, 2, 2, "hand", face_up=False)
    found_time_location(laid.state, card, 2)
    shown = table_of(scene(laid.state, 1), laid.state.ruleset.roles, {})
    assert [(row.label, len(row.places)) for row in shown.rows] == [("Alpha Quadrant", 2), ("Time locations", 1)]
    there = next(place for place in shown.places if place.code == "T1")
    assert (there.name, there.kind, there.owners) == ("Camp Khitomer, 2293 (A1)", "planet", (2,))
    assert [status.label for status in there.statuses] == ["2293 Khitomer, corresponds to A1"]

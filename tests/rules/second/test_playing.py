"""What may be played, where, and what it costs (2E-paying-costs, 2E-playing-specific-kinds, 2E-uniqueness)."""

import pytest

from spaceline.core import table
from spaceline.effects.nodes.abilities import Order, Played
from spaceline.effects.nodes.effects import Draw
from spaceline.effects.phrases import plays_in_core
from spaceline.lab.scenarios.running import positions
from spaceline.rules.second.facts import Keyword, PlayPermission
from spaceline.rules.second.playing.headquarters import accepts, permits
from tests.support.scenario_files import FOLDER, scenario
from tests.support.second_table import ME, OPPONENT, SecondTable

FED = PlayPermission(icons=("Fed",), types=("personnel", "ship"))


@pytest.fixture
def it():
    """Player 1 has headquarters of the Federation."""
    it = SecondTable()
    it.keep_going()
    it.location("Home", "headquarters", accepts=(FED,))
    hold(it, "Spare", "event")
    return it


def hold(it, title, type, *abilities, owner=ME, **facts):
    return it.card(title, type, *abilities, parent=owner, role="hand", owner=owner, face_up=False, **facts)


def own(it, title="Ann", **facts):
    """A personnel of the Federation in the hand."""
    return hold(
        it, title, "personnel", affiliation="Fed", attributes={"Integrity": 5, "Cunning": 5, "Strength": 5}, **facts
    )


def test_a_card_costs_as_many_counters_as_it_says(it):
    """2E-paying-costs/1, /2."""
    ann = own(it, cost=3)
    it.begin("play_and_draw", counters=5)
    it.play(ann)
    assert it.mark(ME, "counters") == 2
    assert it.where(ann) == (it.places["Home"], "surface")


def test_what_costs_more_than_there_is_is_not_played(it):
    """2E-paying-costs/3."""
    ann = own(it, cost=3)
    it.begin("play_and_draw", counters=2)
    assert not it.offers("play", ann)
    found = it.refused("play", ann, it.places["Home"])
    assert found == ("not-enough-counters", "2E-paying-costs/3")


def test_only_what_is_held_is_played(it):
    """2E-play-and-draw/1."""
    lying = it.card("Lying", "personnel", parent=ME, role="discard", affiliation="Fed")
    theirs = own(it, "Bea", owner=OPPONENT)
    own(it)
    it.begin("play_and_draw", counters=5)
    for card in (lying, theirs):
        assert it.refused("play", card, it.places["Home"])[1] in ("2E-play-and-draw/1", "")


@pytest.mark.parametrize(
    ("permission", "facts", "is_accepted"),
    [
        (PlayPermission(icons=("Fed",)), {"affiliation": "Fed"}, True),
        (PlayPermission(icons=("Fed",)), {"affiliation": "Kli"}, False),
        (PlayPermission(icons=("Fed", "TNG")), {"affiliation": "Fed", "icons": ("TNG",)}, True),
        (PlayPermission(icons=("Fed", "TNG")), {"affiliation": "Fed"}, False),
        (PlayPermission(types=("ship",)), {"affiliation": "Fed"}, False),
        (PlayPermission(keywords=("Cadet",)), {"keywords": (Keyword("Cadet"),)}, True),
        (PlayPermission(keywords=("Cadet",)), {}, False),
        (PlayPermission(species=("Human", "Vulcan")), {"species": ("Vulcan",)}, True),
        (PlayPermission(species=("Human",)), {"species": ("Vulcan",)}, False),
        (PlayPermission(titles=("Ann",)), {}, True),
        (PlayPermission(titles=("Bea",)), {}, False),
    ],
)
def test_every_part_of_a_permission_must_fit(it, permission, facts, is_accepted):
    """2E-playing-specific-kinds/1."""
    ann = it.state.definition(it.person("Ann", it.places["Home"], **{"affiliation": "NA", **facts})).facts
    assert permits(permission, ann) is is_accepted


def test_nobody_is_played_where_no_headquarters_accepts_them(it):
    """2E-playing-specific-kinds/1."""
    klingon = hold(it, "Kang", "personnel", affiliation="Kli")
    own(it)
    it.begin("play_and_draw", counters=5)
    assert not it.offers("play", klingon)
    found = it.refused("play", klingon, it.places["Home"])
    assert found == ("not-accepted-here", "2E-playing-specific-kinds/1")


def test_headquarters_of_an_opponent_are_none_of_ones_own(it):
    """2E-playing-specific-kinds/1."""
    theirs = it.location("Theirs", "headquarters", owner=OPPONENT, accepts=(FED,))
    ann = own(it)
    it.begin("play_and_draw", counters=5)
    assert {option.target for option in it.offers("play", ann)} == {it.places["Home"]}
    assert it.refused("play", ann, theirs)[1] == "2E-playing-specific-kinds/1"


def test_a_ship_is_played_into_the_orbit_of_headquarters_that_accept_it(it):
    """2E-playing-specific-kinds/3."""
    ship, other = hold(it, "Ship", "ship", affiliation="Fed"), hold(it, "Bird", "ship", affiliation="Kli")
    it.begin("play_and_draw", counters=5)
    found = it.refused("play", other, it.places["Home"])
    assert found == ("ship-not-accepted-here", "2E-playing-specific-kinds/3")
    it.play(ship)
    assert it.where(ship) == (it.places["Home"], "orbit")


def test_equipment_is_played_at_any_headquarters_and_nowhere_else(it):
    """2E-playing-specific-kinds/4, /5."""
    tool = hold(it, "Kit", "equipment")
    assert accepts(it.state.definition(it.names["Home"]).facts, it.state.definition(tool).facts)
    it.begin("play_and_draw", counters=5)
    found = it.refused("play", tool, it.places["Far from 1"])
    assert found == ("equipment-needs-headquarters", "2E-playing-specific-kinds/4")
    it.play(tool)
    assert it.where(tool) == (it.places["Home"], "surface")


def test_an_event_lies_in_the_core_where_it_says_so_and_is_discarded_otherwise(it):
    """2E-playing-specific-kinds/6."""
    event = hold(it, "Event", "event", plays_in_core(), has_text=True)
    other = hold(it, "Other", "event", Played(Draw()), has_text=True)
    it.begin("play_and_draw", counters=5)
    it.play(event)
    it.play(other)
    assert it.where(event) == (ME, "core")
    assert it.where(other) == (ME, "discard")


def test_a_second_copy_of_a_unique_card_is_not_played(it):
    """2E-uniqueness/1, /3, /4, 2E-paying-costs/5: the title counts, not the subtitle."""
    it.person("Ann", it.places["Home"], unique=True)
    second = hold(it, "Ann, Elsewhere", "personnel", affiliation="Fed")
    copy = it.printed_as(
        "test-copy", "Ann", "personnel", (), {"affiliation": "Fed", "unique": True, "subtitle": "Older"}
    )
    again = it.put("Again", copy, ME, "hand", ME, face_up=False)
    it.begin("play_and_draw", counters=5)
    assert it.offers("play", second)
    assert not it.offers("play", again)
    assert it.refused("play", again, it.places["Home"]) == ("unique-in-play", "2E-paying-costs/5")


def test_a_stopped_copy_counts_too(it):
    """2E-stopped/5."""
    there = it.person("Ann", it.places["Home"], unique=True)
    table.put_mark(it.state, there, "stopped", 1)
    again = it.put("Again", "test-personnel-Ann", ME, "hand", ME, face_up=False)
    own(it, "Bea")
    it.begin("play_and_draw", counters=5)
    assert it.refused("play", again, it.places["Home"])[0] == "unique-in-play"


def test_each_player_may_have_a_copy(it):
    """2E-uniqueness/2."""
    it.person("Ann", it.location("Theirs", owner=OPPONENT), owner=OPPONENT, unique=True)
    mine = it.put("Mine", "test-personnel-Ann", ME, "hand", ME, face_up=False)
    it.begin("play_and_draw", counters=5)
    it.play(mine)
    assert it.role(mine) == "surface"


def test_of_what_is_not_unique_there_may_be_any_number(it):
    """2E-uniqueness/6."""
    it.person("Ann", it.places["Home"])
    more = [it.put(f"Ann {at}", "test-personnel-Ann", ME, "hand", ME, face_up=False) for at in range(2)]
    it.begin("play_and_draw", counters=5)
    for card in more:
        it.play(card)
    assert [it.role(card) for card in more] == ["surface", "surface"]


def test_in_the_orders_nothing_is_played_but_interrupts(it):
    """2E-playing-the-game/2, 2E-playing-specific-kinds/10."""
    ann = own(it)
    order = hold(it, "Orders", "interrupt", Order(Draw()), has_text=True)
    it.begin(counters=5)
    assert it.refused("play", ann, it.places["Home"]) == ("wrong-segment", "2E-playing-the-game/2")
    it.play(order)
    assert it.role(order) == "discard"


def test_an_interrupt_with_an_order_waits_for_the_orders(it):
    """2E-playing-specific-kinds/10."""
    order = hold(it, "Orders", "interrupt", Order(Draw()), has_text=True)
    own(it)
    it.begin("play_and_draw", counters=5)
    assert it.refused("play", order) == ("order-interrupt", "2E-playing-specific-kinds/10")


def test_a_card_whose_text_is_not_built_is_not_played(it):
    hollow = hold(it, "Hollow", "event", has_text=True)
    event = hold(it, "Event", "event", Played(Draw()), has_text=True)
    it.begin("play_and_draw", counters=5)
    assert it.refused("play", hollow, ME)[0] == "not-built"
    assert it.offers("play", event)


def test_whoever_is_shown_to_play_a_card_for_less_is_shown_once():
    file = FOLDER / "second/review/en-personnel/khar.yaml"
    at = next(at for number, at in positions(scenario(file)) if number == 1)
    assert [event.change.detail for event in at.events if event.change.verb == "use"] == ["Kahless"]

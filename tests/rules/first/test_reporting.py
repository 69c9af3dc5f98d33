"""Reporting personnel, ships and equipment, and building outposts, from the clauses of 1E-6.3 and 1E-4.4."""

from __future__ import annotations

import pytest

from spaceline.core.view import view
from spaceline.effects.nodes.abilities import Plays, Treaty
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.traits import like
from spaceline.rules.first.facts import Builder
from spaceline.rules.first.values import identity
from tests.support.first_hand import ME, OPPONENT, HandTable

FED_BUILDER = Builder(affiliation="Fed", classification="ENGINEER")


def test_personnel_report_to_a_compatible_outpost_of_their_player():
    """1E-6.3/1: neither to an incompatible outpost nor to a station without a text that says so."""
    it = HandTable()
    place = it.location("Farther")
    rom = it.facility("Rom Outpost", place, affiliations=("Rom",))
    station = it.facility("Station", it.location("Farthest"), kind="station")
    ann = it.hold("Ann", "personnel")
    it.to_play()
    assert {option.target for option in it.offers("play") if option.card == ann} == {it.outpost}
    assert it.refused("play", ann, rom) == ("not-compatible", "1E-6.3/3")
    assert it.refused("play", ann, station) == ("no-place-to-report", "1E-6.3/1")


def test_an_outpost_of_the_opponent_is_not_usable():
    """1E-6.3/2."""
    it = HandTable()
    theirs = it.facility("Theirs", it.location("Farther"), owner=OPPONENT)
    ann = it.hold("Ann", "personnel")
    it.to_play()
    assert it.refused("play", ann, theirs) == ("not-usable", "1E-6.3/2")


def test_a_headquarters_is_used_by_both_who_play_its_affiliation():
    """1E-2.10/2."""
    it = HandTable()
    home = it.facility("Home", it.location("Homeworld"), owner=OPPONENT, kind="headquarters", role="surface")
    ann = it.hold("Ann", "personnel")
    it.to_play().play(ann, home)
    assert it.state.zone(home, "aboard") == (ann,)


@pytest.mark.parametrize("affiliation", ["NA", "Neu"])
def test_the_easy_affiliations_report_to_any_outpost(affiliation):
    """1E-6.3/4."""
    it = HandTable()
    ann = it.hold("Ann", "personnel", affiliations=(affiliation,))
    it.to_play().play(ann)
    assert it.role(ann) == "aboard"


def test_a_treaty_makes_affiliations_compatible():
    """1E-6.3/3."""
    it = HandTable()
    kli = it.hold("Kang", "personnel", affiliations=("Kli",))
    it.to_play()
    assert it.refused("play", kli, it.outpost) == ("not-compatible", "1E-6.3/3")
    it.in_play("Treaty", "event", Treaty(("Fed", "Kli")))
    it.to_play().play(kli)
    assert it.role(kli) == "aboard"


def test_equipment_reports_in_every_quadrant_and_others_only_in_their_own():
    """1E-6.3/5, 1E-6.3/6."""
    it = HandTable()
    far = it.location("Far", quadrant="Gamma")
    gamma = it.facility("Gamma Outpost", far, quadrant="Gamma")
    kit, ann = it.hold("Kit", "equipment", has_text=False), it.hold("Ann", "personnel")
    it.to_play()
    assert it.refused("play", ann, gamma) == ("not-native", "1E-6.3/6")
    it.play(kit, gamma)
    assert it.state.zone(gamma, "aboard") == (kit,)


def test_a_facility_outside_its_quadrant_receives_nobody():
    """1E-6.3/6."""
    it = HandTable()
    moved = it.facility("Moved Outpost", it.location("Far", quadrant="Gamma"))
    ann, kira = it.hold("Ann", "personnel"), it.hold("Kira", "personnel", quadrant="Gamma")
    it.to_play()
    assert it.refused("play", ann, moved) == ("not-native", "1E-6.3/6")
    assert it.refused("play", kira, moved) == ("not-native", "1E-6.3/6")


def test_special_reporting_knows_no_quadrants():
    """1E-6.3/8."""
    it = HandTable()
    kira = it.hold(
        "Kira",
        "personnel",
        Plays("reporting", at=Cards("command", filter=like(types=("facility",)))),
        quadrant="Gamma",
    )
    it.to_play().play(kira)
    assert it.state.zone(it.outpost, "aboard") == (kira,)


def test_a_text_in_play_lets_cards_report_to_a_ship():
    """1E-6.3/8."""
    it = HandTable()
    ship = it.ship("Ship", it.planet)
    text = Plays("reporting", like(types=("personnel",)), Cards("command", filter=like(types=("ship",))))
    it.in_play("Shuttle Bay", "event", text)
    ann = it.hold("Ann", "personnel")
    it.to_play().play(ann, ship)
    assert it.state.zone(ship, "aboard") == (ann,)


def test_a_ship_enters_play_docked_and_out_of_sight():
    """1E-7.1.4/7, 1E-12.12/2."""
    it = HandTable()
    ship = it.hold("Ship", "ship")
    it.to_play().play(ship)
    assert it.state.zone(it.outpost, "docked") == (ship,)
    assert not it.state.cards[ship].face_up


def test_a_ship_reports_in_orbit_of_a_headquarters():
    """1E-6.3/1: a planet facility does not dock ships."""
    it = HandTable()
    world = it.location("Homeworld")
    home = it.facility("Home", world, kind="headquarters", role="surface")
    ship = it.hold("Ship", "ship")
    it.to_play().play(ship, home)
    assert it.state.zone(world, "space") == (ship,)


def test_the_opponent_sees_a_reported_card_once_and_no_more():
    """1E-6.3/11, 1E-12.12/2."""
    it = HandTable()
    ann = it.hold("Ann", "personnel")
    it.to_play().play(ann)
    shown = [event for event in it.events if event.change.verb == "announce"]
    assert [event.after[0].face_up for event in shown] == [True]
    assert not it.state.cards[ann].face_up
    seen = [card for card in view(it.state, OPPONENT).cards if card.role == "aboard"]
    assert [card.definition for card in seen] == [""]


def test_only_one_copy_of_a_unique_personnel_by_owner():
    """1E-6.3.1/1: even when the opponent controls the other copy."""
    it = HandTable()
    taken = it.person("Ann", it.outpost, uniqueness="unique")
    copy = it.hold("Ann", "personnel", uniqueness="unique")
    it.state.cards[taken] = it.state.cards[taken].__class__(
        *[getattr(it.state.cards[taken], name) for name in ("definition", "owner")],
        OPPONENT,
        *[getattr(it.state.cards[taken], name) for name in ("parent", "role", "face_up", "handles")],
    )
    it.to_play()
    assert it.refused("play", copy, it.outpost) == ("unique-in-play", "1E-6.2/3")


def test_no_version_of_a_persona_beside_another():
    """1E-6.3.1/2, 1E-6.3.1/3: the bold name of one is the title of the other."""
    it = HandTable()
    it.person("Ann", it.outpost, uniqueness="unique")
    version = it.hold("Ann the Elder", "personnel", uniqueness="unique", persona="Ann")
    it.to_play()
    assert it.refused("play", version, it.outpost) == ("persona-in-play", "1E-6.3.1/2")


def test_universal_personnel_are_exempt():
    """1E-6.3.1/4."""
    it = HandTable()
    it.person("Guard", it.outpost)
    copy = it.hold("Guard", "personnel")
    it.to_play().play(copy)
    assert len(it.state.zone(it.outpost, "aboard")) == 2


def test_a_multi_affiliation_card_declares_one_when_it_is_played():
    """1E-6.3.3/1: normal limits hold for the one that is declared."""
    it = HandTable()
    rom = it.facility("Rom Outpost", it.location("Farther"), affiliations=("Rom",))
    spy = it.hold("Spy", "personnel", affiliations=("Fed", "Rom"))
    it.to_play()
    options = {(option.target, option.detail) for option in it.offers("play") if option.card == spy}
    assert options == {(it.outpost, "Fed"), (rom, "Rom")}
    assert it.refused("play", spy, rom, "Fed") == ("not-compatible", "1E-6.3/3")
    it.play(spy, rom)
    assert identity(it.state, spy).affiliations == ("Rom",)


def test_nobody_is_reported_into_house_arrest():
    """1E-10.2.10/3."""
    it = HandTable()
    it.in_play("One Treaty", "event", Treaty(("Fed", "Rom")))
    it.in_play("Other Treaty", "event", Treaty(("Fed", "Kli")))
    it.person("Spy", it.outpost, affiliations=("Rom",))
    kang = it.hold("Kang", "personnel", affiliations=("Kli",))
    it.to_play()
    assert it.refused("play", kang, it.outpost) == ("reported-into-arrest", "1E-10.2.10/3")


def test_an_outpost_is_built_where_a_builder_is():
    """1E-2.10/1, 1E-4.4/5, 1E-10.1.0.1/1: by classification or skill, at a mission with its icon."""
    it = HandTable()
    place = it.location("Building Site", attempt=("Fed",))
    it.person("Ann", place, skills=("ENGINEER",))
    outpost = it.hold("Second Outpost", "facility", kind="outpost", affiliations=("Fed",), builder=FED_BUILDER)
    it.to_play().play(outpost)
    assert it.state.zone(place, "space") == (outpost,)
    assert it.refused("play", it.spare, ME) == ("card-play-used", "1E-6.1/1")


@pytest.mark.parametrize(
    ("facts", "skill", "reason"),
    [
        ({"attempt": ("Fed",)}, "MEDICAL", ("no-builder", "1E-10.1.0.1/1")),
        ({"attempt": ("Kli",)}, "ENGINEER", ("no-icon", "1E-4.4/5")),
        ({"attempt": ("Fed",), "homeworld_of": "Fed"}, "ENGINEER", ("homeworld", "1E-4.4/6")),
    ],
)
def test_an_outpost_is_not_built_elsewhere(facts, skill, reason):
    """1E-4.4/5, 1E-4.4/6."""
    it = HandTable()
    good = it.location("Good Site", attempt=("Fed",))
    it.person("Bob", good, skills=("ENGINEER",))
    place = it.location("Site", **facts)
    it.person("Ann", place, skills=(skill,))
    outpost = it.hold("Second Outpost", "facility", kind="outpost", affiliations=("Fed",), builder=FED_BUILDER)
    it.to_play()
    assert it.refused("play", outpost, place) == reason


def test_no_second_facility_where_one_is_owned():
    """1E-4.4/7."""
    it = HandTable()
    good = it.location("Good Site", attempt=("Fed",))
    it.person("Bob", good, skills=("ENGINEER",))
    it.person("Ann", it.outpost, skills=("ENGINEER",))
    outpost = it.hold("Second Outpost", "facility", kind="outpost", affiliations=("Fed",), builder=FED_BUILDER)
    it.to_play()
    assert it.refused("play", outpost, it.planet) == ("own-facility-there", "1E-4.4/7")


def test_a_hologram_does_not_report_to_a_surface():
    """1E-6.3.2.1/2: special reporting to a planet does not help a hologram."""
    it = HandTable()
    text = Plays("reporting", at=Cards("missions", of="anyone"))
    doctor = it.hold("Doctor", "personnel", text, icons=("Holo",), affiliations=("Fed",))
    ann = it.hold("Ann", "personnel", text)
    it.to_play()
    assert {option.target for option in it.offers("play") if option.card == ann} == {it.outpost, it.planet}
    assert {option.target for option in it.offers("play") if option.card == doctor} == {it.outpost}

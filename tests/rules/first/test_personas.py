"""Personas and their replacement, from the clauses of 1E-6.5.2. The cards are invented."""

from __future__ import annotations

from spaceline.core import table
from spaceline.core.data.leaves import CardId
from spaceline.effects.nodes.abilities import PlaysOn, When
from spaceline.effects.nodes.effects import Score
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.traits import Filter
from spaceline.rules.first.facts import DualPerson
from tests.support.first_hand import ME, OPPONENT, HandTable

UNIQUE = {"uniqueness": "unique"}
OLDER = {"persona": "Ann", **UNIQUE}
PAIR = (DualPerson(name="Ann"), DualPerson(name="Bet"))


def with_ann(where: str = "outpost") -> tuple[HandTable, CardId, CardId]:
    """One version of a persona in play, another in hand."""
    it = HandTable()
    place = it.outpost if where == "outpost" else it.planet
    return it, it.person("Ann", place, **UNIQUE), it.hold("Ann the Elder", "personnel", **OLDER)


def start(it: HandTable, player: int = ME) -> HandTable:
    """The start of a turn."""
    it.begin("take_actions_of_the_start", player)
    return it


def test_a_version_in_hand_takes_the_place_of_the_one_in_play():
    """1E-6.5.2/1, 1E-6.5.2/3: free of charge; the other returns to the hand."""
    it, ann, elder = with_ann()
    start(it).do("persona", elder, ann)
    assert it.state.zone(it.outpost, "aboard") == (elder,)
    assert it.role(ann) == "hand"
    it.play(it.spare)
    assert it.role(it.spare) == "table"


def test_after_the_start_of_the_turn_it_is_too_late():
    """1E-6.5.2/1."""
    it, ann, elder = with_ann()
    it.to_play()
    assert it.refused("persona", elder, ann) == ("only-at-start", "1E-6.5.2/1")


def test_nothing_is_replaced_in_the_turn_of_the_opponent():
    """1E-6.5.2/1."""
    it, ann, elder = with_ann()
    it.hold("Theirs", "event", owner=OPPONENT)
    it.hold("Other", "doorway", owner=OPPONENT)
    it.begin("play_cards", OPPONENT)
    assert it.refused("persona", elder, ann) == ("only-at-start", "1E-6.5.2/1")


def test_an_exchange_is_neither_a_play_nor_a_report():
    """1E-6.5.2/3: what responds to reporting stays silent."""
    it, ann, elder = with_ann()
    it.in_play("Watcher", "event", When("when", "report", Score(5), "you", Filter(), optional=False))
    start(it).do("persona", elder, ann)
    assert it.mark(ME, "points") == 0


def test_cards_on_the_old_version_move_to_the_new_one():
    """1E-6.5.2/3; what befell the old version stays."""
    it, ann, elder = with_ann("planet")
    event = it.card("Burden", "event", PlaysOn(Cards("command")), parent=ann, role="on")
    it.state.marks[ann, "disabled"] = 1
    start(it).do("persona", elder, ann)
    assert it.state.zone(elder, "on") == (event,)
    assert it.mark(elder, "disabled") == 1
    assert it.mark(ann, "disabled") == 0


def test_a_ship_is_replaced_with_everybody_aboard():
    """1E-6.5.2/1."""
    it = HandTable()
    ship = it.ship("Ship", it.planet, **UNIQUE)
    bob = it.person("Bob", ship)
    newer = it.hold("Ship Refitted", "ship", persona="Ship", **UNIQUE)
    start(it).do("persona", newer, ship)
    assert it.state.zone(newer, "aboard") == (bob,)
    assert it.role(newer) == "space"


def test_facilities_are_not_replaced():
    """1E-6.5.2/2."""
    it = HandTable()
    station = it.facility("Station", it.location("Farther"), kind="station", **UNIQUE)
    newer = it.hold("Station Rebuilt", "facility", persona="Station", **UNIQUE)
    it.person("Ann", it.outpost, **UNIQUE)
    it.hold("Ann the Elder", "personnel", **OLDER)
    start(it)
    assert it.refused("persona", newer, station) == ("facility-persona", "1E-6.5.2/2")


def test_the_player_must_own_and_control_the_old_version():
    """1E-6.5.2/4."""
    it, ann, elder = with_ann("planet")
    table.hand_over(it.state, ann, OPPONENT)
    it.person("Cal", it.outpost, **UNIQUE)
    it.hold("Cal the Elder", "personnel", persona="Cal", **UNIQUE)
    start(it)
    assert it.refused("persona", elder, ann) == ("not-own-persona", "1E-6.5.2/4")


def test_a_copy_is_no_other_version():
    """1E-6.5.2/1."""
    it, ann, _ = with_ann()
    copy = it.hold("Ann", "personnel", **UNIQUE)
    it.definitions[it.state.cards[copy].definition] = it.definitions[it.state.cards[ann].definition]
    it.state.cards[copy] = type(it.state.cards[copy])(
        it.state.cards[ann].definition, ME, ME, ME, "hand", False, it.state.cards[copy].handles
    )
    start(it)
    assert it.refused("persona", copy, ann) == ("no-replacement", "1E-6.5.2/1")


def test_the_new_version_must_be_compatible_where_it_comes():
    """1E-10.2.10/3: no house arrest is created."""
    it, ann, elder = with_ann()
    traitor = it.hold("Ann the Traitor", "personnel", affiliations=("Rom",), **OLDER)
    start(it)
    assert [option.card for option in it.offers("persona")] == [elder]
    assert it.refused("persona", traitor, ann)[0] == "not-compatible"


def test_a_dual_card_takes_the_place_of_both_or_of_none():
    """1E-6.5.2/4: no persona is added to those in play."""
    it = HandTable()
    ann = it.person("Ann", it.outpost, **UNIQUE)
    sisters = it.hold("Sisters", "personnel", pair=PAIR, **UNIQUE)
    it.person("Cal", it.outpost, **UNIQUE)
    it.hold("Cal the Elder", "personnel", persona="Cal", **UNIQUE)
    start(it)
    assert it.refused("persona", sisters, ann) == ("personas-change", "1E-6.5.2/4")
    bet = it.person("Bet", it.planet, **UNIQUE)
    start(it).do("persona", sisters, ann)
    assert sisters in it.state.zone(it.outpost, "aboard")
    assert {it.role(ann), it.role(bet)} == {"hand"}


def test_two_cards_take_the_place_of_a_dual_card():
    """1E-6.5.2/4."""
    it = HandTable()
    sisters = it.person("Sisters", it.outpost, pair=PAIR, **UNIQUE)
    ann, bet = it.hold("Ann", "personnel", **UNIQUE), it.hold("Bet", "personnel", **UNIQUE)
    start(it).do("persona", ann, sisters)
    assert set(it.state.zone(it.outpost, "aboard")) == {ann, bet}
    assert it.role(sisters) == "hand"

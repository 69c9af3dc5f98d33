"""Damage on ships, and how it is taken off at the end of a turn (2E-damage)."""

import pytest

from spaceline.core import table
from spaceline.effects.phrases import damage, raised, static, this_ship
from spaceline.rules.second.damage import damage_on, is_damage, is_damaged
from spaceline.rules.second.facts import PlayPermission
from spaceline.rules.second.values import attribute
from tests.support.second_table import ME, OPPONENT, SecondTable

FED = PlayPermission(icons=("Fed",), types=("personnel", "ship"))
HURT = damage(static(this_ship, raised("Shields", -2)))


def damaged(*titles, accepts=(FED,), type="event"):
    """A ship at headquarters, with cards of player 2's on it that are damage."""
    it = SecondTable()
    it.keep_going()
    it.person("Crew", it.ship("Ship", it.location("Home", "headquarters", accepts=accepts)))
    it.location("There")
    for title in titles:
        it.card(title, type, HURT, parent=it.names["Ship"], role="on", owner=OPPONENT, has_text=True)
    return it


def at_the_end(it):
    """The end of player 1's turn."""
    it.begin()
    it.do("end-orders")
    return it.offers("repair")


def test_the_text_of_damage_works_where_it_lies_on_a_ship():
    """2E-damage/1."""
    it = damaged("Leak", "Breach")
    it.ready()
    assert damage_on(it.state, it.names["Ship"]) == (it.names["Leak"], it.names["Breach"])
    assert is_damaged(it.state, it.names["Ship"])
    assert attribute(it.state, it.names["Ship"], "Shields") == 4


def test_elsewhere_it_is_no_damage():
    """2E-damage/1."""
    it = damaged()
    core = it.card("In the Core", "event", HURT, parent=OPPONENT, role="core", owner=OPPONENT, has_text=True)
    mission = it.card("On a Mission", "event", HURT, parent=it.names["There"], role="on", owner=OPPONENT, has_text=True)
    plain = it.card("Plain", "event", parent=it.names["Ship"], role="on", owner=OPPONENT)
    it.ready()
    assert [is_damage(it.state, card) for card in (core, mission, plain)] == [False] * 3
    assert not is_damaged(it.state, it.names["Ship"])
    assert attribute(it.state, it.names["Ship"], "Shields") == 8


def test_one_damage_card_of_each_ship_may_be_taken_off():
    """2E-damage/5, /6: it goes to its owner's discard pile."""
    it = damaged("Leak", "Breach")
    found = at_the_end(it)
    assert {option.card for option in found} == {it.names["Leak"], it.names["Breach"]}
    it.do("repair", it.names["Leak"], it.names["Ship"])
    assert it.where(it.names["Leak"]) == (OPPONENT, "discard")
    assert damage_on(it.state, it.names["Ship"]) == (it.names["Breach"],)
    assert it.decision.player == OPPONENT, "one and no more"


def test_a_dilemma_that_is_taken_off_goes_beneath_the_pile_of_its_owner():
    """2E-damage/6."""
    it = damaged("Wave", type="dilemma")
    filler = it.card("Filler", "dilemma", parent=OPPONENT, role="pile", owner=OPPONENT, kind="dual")
    at_the_end(it)
    it.do("repair", it.names["Wave"], it.names["Ship"])
    assert it.state.zone(OPPONENT, "pile") == (filler, it.names["Wave"])


def test_nobody_has_to_repair():
    """2E-damage/5: a player may."""
    it = damaged("Leak")
    at_the_end(it)
    it.let_pass()
    assert it.role(it.names["Leak"]) == "on"
    assert it.decision.player == OPPONENT


@pytest.mark.parametrize("why", ["elsewhere", "not accepted", "of an opponent"])
def test_a_ship_is_repaired_where_its_player_could_play_it(why):
    """2E-damage/5."""
    it = damaged("Leak", accepts=() if why == "not accepted" else (FED,))
    if why == "elsewhere":
        table.move(it.state, it.names["Ship"], it.places["There"], "orbit")
    if why == "of an opponent":
        table.hand_over(it.state, it.names["Ship"], OPPONENT)
        table.hand_over(it.state, it.names["Crew"], OPPONENT)
    assert not at_the_end(it)


def test_damage_is_taken_off_at_the_end_only():
    """2E-damage/5."""
    it = damaged("Leak")
    it.begin()
    assert not it.offers("repair")
    assert it.refused("repair", it.names["Leak"], it.names["Ship"]) == ("repair-at-the-end", "2E-damage/5")


def test_repairs_are_those_of_ones_own_turn():
    """2E-damage/5."""
    it = damaged("Leak")
    theirs = it.ship(
        "Theirs", it.location("Their Home", "headquarters", owner=OPPONENT, accepts=(FED,)), owner=OPPONENT
    )
    it.card("Dent", "event", HURT, parent=theirs, role="on", owner=ME, has_text=True)
    assert {option.target for option in at_the_end(it)} == {it.names["Ship"]}

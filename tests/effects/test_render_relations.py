"""Texts that compare cards, wait, or change the course of a turn, in English."""

import re
from dataclasses import dataclass

import pytest

from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.phrases import (
    about_to,
    affect,
    alike,
    at_end_of_turn,
    at_least,
    attributes,
    barred,
    cannot_depart,
    commanded,
    costs,
    deck,
    destroy,
    discard_pile,
    download,
    draw,
    exempt,
    faced,
    facing,
    follow,
    from_bottom,
    guess_type,
    hand,
    if_,
    kill,
    killed,
    like,
    mission,
    missions,
    more_dilemmas,
    no,
    on_this,
    one,
    order,
    pay,
    personnel,
    played_this_turn,
    put,
    random,
    select,
    sharing,
    ship,
    spend_range,
    static,
    stop,
    this,
    this_ship,
    those,
    when,
    your_turn,
)
from spaceline.effects.phrases.battles import combat
from spaceline.effects.render import render


@dataclass(frozen=True)
class Card:
    type: str


PERSONNEL, EVENT, DILEMMA, MISSION = Card("personnel"), Card("event"), Card("dilemma"), Card("mission")
HOMES = missions(mission(kinds="headquarters"))

TEXTS = [
    (
        order(kill(one(among=sharing("presence", commanded(personnel(), "opponent"), this), name="one"))),
        EVENT,
        "Order: kill 1 of an opponent’s personnel present with this event.",
    ),
    (
        order(put(one(among=sharing("home", hand(personnel()), HOMES)), "headquarters")),
        EVENT,
        "Order: put 1 personnel from your hand that one of your headquarters missions accepts at your headquarters.",
    ),
    (
        order(select(one(among=sharing("home", HOMES, this))), put(this, "headquarters", those())),
        PERSONNEL,
        """
        Order:
          Choose 1 of your headquarters missions that accepts this personnel.
          Put this personnel at that one.
        """,
    ),
    (
        faced(select(random(2)), if_(no(alike("species", those())), stop(those()))),
        DILEMMA,
        """
        Select 2 personnel at random.
        If those do not have exactly the same species: stop those.
        """,
    ),
    (
        faced(if_(at_least(killed()), stop(random()))),
        DILEMMA,
        "If the number of personnel killed in this attempt is at least 1: stop 1 personnel (at random).",
    ),
    (
        order(pay(put(from_bottom(deck(1)), "deck_top"), draw()), test=your_turn()),
        EVENT,
        """
        Order, if it is your turn:
          Cost: put the bottom card of your deck on top of your deck.
          Then: draw 1 card.
        """,
    ),
    (
        when("attempt", pay(destroy(), more_dilemmas(3, 2)), whose="right", subject=mission()),
        EVENT,
        """
        When an attempt at one of your right neighbor’s missions begins, you may:
          Cost: destroy this event.
          Then: draw 3 dilemmas more and spend 2 more on dilemmas.
        """,
    ),
    (
        order(select(one(among=commanded(personnel()))), at_end_of_turn(kill(those()))),
        EVENT,
        """
        Order:
          Choose 1 of your personnel.
          When this turn ends: kill that one.
        """,
    ),
    (
        order(spend_range(this_ship)),
        EVENT,
        "Order: your ship here has no Range left this turn.",
    ),
    (
        when("move", follow(this_ship, those()), whose="opponent", subject=ship()),
        EVENT,
        """
        When one of an opponent’s ships moves, you may: your ship here may follow it, with the Range of your next
        turn.
        """,
    ),
    (
        when("select", exempt(this), subject=personnel(), where="planet", fate="kill", must=True),
        PERSONNEL,
        """
        When one of your personnel on this planet is selected at random to be killed: leave this personnel
        out of the selection.
        """,
    ),
    (
        about_to("put", draw(), whose="opponent", subject=like(), where="deck_top", by="opponent", must=True),
        PERSONNEL,
        "Before one of an opponent’s cards is put on top of that player’s own deck by an opponent: draw 1 card.",
    ),
    (
        order(combat(personnel(species="Jem'Hadar"), alone=True)),
        EVENT,
        "Order: begin combat that involves your Jem'Hadar personnel and nobody else of yours.",
    ),
    (
        order(select(random(among=hand(of="opponent"))), guess_type(those(), "event", "ship")),
        PERSONNEL,
        """
        Order: name a type (event or ship), then reveal 1 card in an opponent’s hand (at random).
        """,
    ),
    (
        order(download(personnel(), "hand", copies=commanded(personnel()))),
        EVENT,
        "Order: download a personnel to your hand, a copy of one of your personnel.",
    ),
    (
        static(this, costs(-1), test=no(at_least(played_this_turn()))),
        PERSONNEL,
        "As this personnel is played, if you have played no personnel this turn: cost −1.",
    ),
    (
        cannot_depart(mission(kinds="headquarters")),
        MISSION,
        "None of your ships goes from here to a headquarters mission.",
    ),
    (static(this, barred("leave", "killed")), EVENT, "This event: cannot leave play or be killed by a dilemma."),
    (
        order(draw(), limit="card"),
        EVENT,
        "Order, but only one order of this card each turn: draw 1 card.",
    ),
    (
        when("kill", affect(this, attributes(2), most=2), whose="opponent", subject=personnel(), must=True),
        PERSONNEL,
        """
        When one of an opponent’s personnel is killed, this personnel: all attributes +2 until the turn ends (at most
        +4 in all).
        """,
    ),
    (
        order(put(one(among=discard_pile(like(damaging=True)), name="one"), "ship", this_ship)),
        EVENT,
        "Order: put 1 card from your discard pile that can be damage on your ship here.",
    ),
    (
        faced(affect(sharing("title", facing(), this), barred("dilemma_skills"), until="attempt")),
        DILEMMA,
        """
        All personnel with the title of this dilemma: cannot use skills while facing a dilemma until the
        attempt ends.
        """,
    ),
]


def words(text):
    return re.sub(r"\s+", " ", text).strip()


@pytest.mark.parametrize(("text", "card", "reads"), TEXTS)
def test_a_text_reads_like_this(text, card, reads):
    assert words(render((text,), card)) == words(reads)


def test_selectors_of_several_names_are_listed():
    text = order(
        select(one(among=commanded(ship()), name="one")),
        select(one(among=commanded(personnel()), name="other")),
        stop(those("one", also="other")),
    )
    assert "Stop Ⓐ and Ⓑ." in render((text,), EVENT)


def test_what_lies_on_a_card_is_said():
    assert "that lie on an event" in render((order(stop(commanded(ship(on=like(types="event"))))),), EVENT)
    assert "on this card" in render((order(stop(on_this(ship()))),), EVENT)
    assert Cards("on", "anyone", ship()) == on_this(ship())

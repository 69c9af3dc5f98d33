"""The brig: what captives are for their owner and for their captor (2E-brig-and-captives)."""

import pytest

from spaceline.core import table
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.phrases import (
    count,
    kill,
    like,
    one as choose,
    order,
    personnel,
    put,
    raised,
    score,
    some_are,
    static,
)
from spaceline.rules.second.facts import PlayPermission
from spaceline.rules.second.values import attribute
from tests.support.second_table import ME, OPPONENT, SecondTable

FED = PlayPermission(icons=("Fed",), types=("personnel", "ship"))
MINE = Cards("table", "you", personnel())


def laid_out(turned=None):
    """A headquarters of player 1 and a planet with somebody of each side."""
    it = SecondTable(turned=turned)
    it.keep_going()
    it.location("Home", "headquarters", accepts=(FED,))
    planet = it.location("Planet")
    it.person("Ann", planet)
    it.person("Foe", planet, owner=OPPONENT)
    return it


def captive(it, title, *texts, owner=ME, holder=OPPONENT, **facts):
    """Somebody in a brig."""
    card = it.person(title, it.places["Planet"], *texts, owner=owner, has_text=bool(texts), **facts)
    table.move(it.state, card, holder, "brig", face_up=True)
    return card


def with_order(it, *effects, test=None):
    """An event in the core of player 1 with an order."""
    it.card("Deed", "event", order(*effects, test=test), parent=ME, role="core", has_text=True)
    it.begin()


def test_who_is_captured_lies_open_in_the_brig_of_the_captor():
    """2E-brig-and-captives/1."""
    it = laid_out()
    there = Cards("table", "opponent", personnel())
    with_order(it, put(choose(among=there), "brig"))
    it.do("order", it.names["Deed"], detail="0")
    if it.decision.kind == "cards":
        it.choose("Foe")
    assert it.where(it.names["Foe"]) == (ME, "brig")
    assert it.state.cards[it.names["Foe"]].face_up


def test_the_text_of_a_captive_does_not_work():
    """2E-brig-and-captives/2, /3."""
    it = laid_out()
    captive(it, "Leader", static(MINE, raised("Strength", 2)))
    it.ready()
    assert attribute(it.state, it.names["Ann"], "Strength") == 5
    free = laid_out()
    free.person("Leader", free.places["Planet"], static(MINE, raised("Strength", 2)), has_text=True)
    free.ready()
    assert attribute(free.state, free.names["Ann"], "Strength") == 7


def test_the_order_of_a_captive_is_used_by_nobody():
    """2E-brig-and-captives/4."""
    it = laid_out()
    card = captive(it, "Leader", order(score(5)))
    it.begin()
    assert it.refused("order", card, detail="0") == ("captive", "2E-brig-and-captives/4")
    it.begin(player=OPPONENT)
    assert not it.offers("order", card)


@pytest.mark.parametrize(("is_held", "is_offered"), [(True, False), (False, True)])
def test_a_captive_meets_no_condition_of_what_its_owner_commands(is_held, is_offered):
    """2E-brig-and-captives/3, /4."""
    it = laid_out()
    if is_held:
        captive(it, "Doctor", skills=("Medical",))
    else:
        it.person("Doctor", it.places["Planet"], skills=("Medical",))
    with_order(it, score(5), test=some_are(Cards("command", "you", like(skills=("Medical",)))))
    assert bool(it.offers("order", it.names["Deed"])) == is_offered


def test_neither_does_it_meet_one_of_its_captor():
    """2E-brig-and-captives/8: the captor does not command it."""
    it = laid_out()
    captive(it, "Doctor", owner=OPPONENT, holder=ME, skills=("Medical",))
    with_order(it, score(5), test=some_are(Cards("command", "you", like(skills=("Medical",)))))
    assert not it.offers("order", it.names["Deed"])


@pytest.mark.parametrize(("owner", "holder", "captives"), [(OPPONENT, ME, 1), (ME, OPPONENT, 0)])
def test_your_captive_is_one_in_your_brig(owner, holder, captives):
    """2E-brig-and-captives/7."""
    it = laid_out()
    captive(it, "Held", owner=owner, holder=holder)
    with_order(it, score(count(Cards("brig", "you"))))
    it.do("order", it.names["Deed"], detail="0")
    assert sum(change.amount for change in it.happened("score")) == captives


def test_nothing_reaches_a_captive_that_does_not_speak_of_captives():
    """2E-brig-and-captives/4."""
    it = laid_out()
    captive(it, "Held", owner=OPPONENT, holder=ME)
    with_order(it, kill(choose(among=Cards("table", "anyone", personnel()))))
    it.do("order", it.names["Deed"], detail="0")
    assert set(it.decision.selection.cards) == {it.names["Ann"], it.names["Foe"]}


@pytest.mark.parametrize(
    ("owner", "holder", "is_played"), [(ME, OPPONENT, False), (OPPONENT, ME, True)], ids=["own captive", "of the other"]
)
def test_while_a_unique_personnel_is_held_its_owner_plays_no_copy(owner, holder, is_played):
    """2E-brig-and-captives/5, /6, /8: the captor may play one."""
    it = laid_out()
    captive(it, "Kor", owner=owner, holder=holder, unique=True, cost=1)
    copy = it.put("copy", it.define("Kor", "personnel"), ME, "hand", ME, face_up=False)
    it.begin("play_and_draw", counters=7)
    assert bool(it.offers("play", copy)) == is_played
    if not is_played:
        assert it.refused("play", copy, it.places["Home"])[1] == "2E-brig-and-captives/6"


def test_a_captive_that_is_not_unique_bars_no_copy():
    """2E-brig-and-captives/5."""
    it = laid_out()
    captive(it, "Guard", unique=False, cost=1)
    copy = it.put("copy", it.define("Guard", "personnel"), ME, "hand", ME, face_up=False)
    it.begin("play_and_draw", counters=7)
    assert it.offers("play", copy)

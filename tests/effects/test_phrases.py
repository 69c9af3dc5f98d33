"""A definition reads like the sentence it stands for."""

import pytest

from spaceline.effects.nodes.abilities import Damage, Faced, Order, Static, When
from spaceline.effects.nodes.effects import Gate, Kill, Put, Score, Select, Sequence, Stop
from spaceline.effects.nodes.modifiers import Gain, Raise
from spaceline.effects.nodes.requirements import Any, Skill, Total
from spaceline.effects.nodes.selectors import Cards, Count
from spaceline.effects.nodes.tests import AtLeast, Shows
from spaceline.effects.phrases import (
    Book,
    any_of,
    are,
    attributes,
    back_to_pile,
    count,
    damage,
    faced,
    facing,
    gains,
    hand,
    if_,
    if_cannot,
    kill,
    like,
    lose,
    may,
    one,
    onto_ship,
    order,
    personnel,
    random,
    remaining,
    sequence,
    skill,
    some,
    static,
    stop,
    stop_all,
    stop_others,
    this_ship,
    those,
    total,
    unless,
    unless_chosen,
    when,
    while_facing,
)


def test_a_requirement_and_what_happens_unless_it_is_met():
    text = faced(unless(any_of(skill("Security", 2), total("Cunning", 26)), kill(one("opponent")), stop_others()))
    assert text == Faced(
        Gate(
            test=Shows(Any((Skill("Security", 2), Total(("Cunning",), 26)))),
            otherwise=Sequence(
                (
                    Select(Cards("facing"), by="opponent"),
                    Kill(Cards("named", name="those")),
                    Stop(Cards("facing", apart=("those",))),
                )
            ),
        )
    )


def test_a_pick_is_selected_first_and_then_something_is_done_to_it():
    assert kill(random(2, name="two", skills="Law")) == Sequence(
        (
            Select(Cards("facing", filter=like(skills=("Law",))), "two", 2, "random"),
            Kill(Cards("named", name="two")),
        )
    )


def test_a_pick_among_other_cards_may_be_filtered_too():
    assert stop(some(2, among=hand(), types="event")) == Sequence(
        (Select(Cards("hand", filter=like(types=("event",))), count=2), Stop(Cards("named", name="those")))
    )


def test_sequences_within_sequences_are_dissolved():
    assert sequence(sequence(stop_all(), back_to_pile()), lose(5)) == Sequence(
        (Stop(Cards("facing")), Put(Cards("this"), "pile"), Score(-5))
    )
    assert sequence(stop_all()) == Stop(Cards("facing"))
    with pytest.raises(ValueError, match="missing"):
        sequence()


def test_a_group_other_than_those_facing_may_show_something():
    assert unless(skill("Law"), stop_all(), among=those()).test == Shows(Skill("Law"), Cards("named", name="those"))
    with pytest.raises(ValueError, match="a group shows a requirement"):
        unless(remaining(9), stop_all(), among=those())


def test_an_alternative_is_taken_when_the_first_thing_cannot_be_done():
    text = if_cannot(stop(one()), stop_all())
    assert isinstance(text.tries, Sequence)
    assert text.otherwise == Stop(Cards("facing"))


def test_a_player_may_avert_the_rest():
    assert unless_chosen(onto_ship(), stop_all()) == Gate(
        tries=Gate(asks="you", then=Put(Cards("this"), "ship")), otherwise=Stop(Cards("facing"))
    )
    assert may(lose(5), by="opponent").asks == "opponent"


def test_one_name_needs_no_tuple():
    assert like(skills="Law") == like(skills=("Law",))
    assert like(skills=("Law", "Honor"), stopped=True) == like(skills=("Law", "Honor"), stopped=True)
    assert like(excluding=like(species="Android")) == like(excluding=(like(species=("Android",)),))
    assert personnel(icons="Cmd") == like(types=("personnel",), icons=("Cmd",))


def test_numbers_of_cards():
    assert remaining(9) == AtLeast(Count(Cards("facing")), 9)
    assert count(facing(), most=3, less=1) == Count(Cards("facing"), 3, 1)


def test_texts_beside_what_is_faced():
    assert damage(static(this_ship, attributes(-2))) == Damage(Static(Cards("ship"), (Raise((), -2),)))
    assert while_facing(gains("Law")) == Static(Cards("this", filter=like(facing=True)), (Gain(("Law",)),))
    assert order(stop_all(), limit="turn") == Order(Stop(Cards("facing")), limit="turn")
    assert when("end_turn", stop_all(), must=True) == When("when", "end_turn", Stop(Cards("facing")), optional=False)


def test_either_way():
    text = if_(are(those(), like(skills="Honor")), stop(those()), otherwise=kill(those()))
    assert (type(text.then), type(text.otherwise)) == (Stop, Kill)


def test_a_book_keeps_definitions_by_card_id():
    cards = Book("2e-xx")
    cards.define(7, "Some Title", faced(stop_all()))
    assert dict(cards.definitions) == {"2e-xx-7": (Faced(Stop(Cards("facing"))),)}
    assert dict(cards.titles) == {"2e-xx-7": "Some Title"}


def test_a_book_does_not_take_a_card_twice_or_without_text():
    cards = Book("2e-xx")
    cards.define(7, "Some Title", faced(stop_all()))
    with pytest.raises(ValueError, match="defined twice"):
        cards.define(7, "Some Title", faced(stop_all()))
    with pytest.raises(ValueError, match="no text"):
        cards.define(8, "Some Title")


def test_the_definitions_of_a_book_cannot_be_changed_from_outside():
    with pytest.raises(TypeError):
        Book("2e-xx").definitions["2e-xx-1"] = ()

"""Writing to the state: names of cards, concealment, marks, lasting effects."""

from dataclasses import replace

import pytest

from spaceline.core import table
from spaceline.core.changing import make
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import Lasting
from spaceline.core.view import seen_event, view
from tests.contract.checks import cards_are_conserved, encoded
from tests.contract.probes.playing import begun, empty


def hidden(known: int, seed: int, role: str = "set"):
    """Four cards of player 1: ``known`` is face up, the others are not."""
    state = empty(2, seed)
    cards = [table.create(state, title, 1, 1, role, face_up=False) for title in ("Hull", "Crew", "Banner", "Pod")]
    table.turn(state, cards[known], face_up=True)
    return begun(state), cards


def concealed(known: int, seed: int):
    """What player 2 sees once the face-up card is concealed, and what was told meanwhile."""
    state, cards = hidden(known, seed)
    state.sink = []
    make(state, Change("control", (cards[known],), 1, source=cards[known], to=cards[known]))
    make(state, Change("conceal", (cards[known],), 1))
    return state, cards, [encoded(seen_event(state, event, 2)) for event in state.sink]


def test_after_concealment_nothing_tells_an_opponent_which_card_it_was():
    where = set()
    for seed in range(40):
        state, cards, told = concealed(0, seed)
        seen = view(state, 2)
        (zone,) = [zone for zone in seen.zones if zone.role == "set"]
        numbers = [1000 + state.cards[card].handles[2] for card in cards]
        assert sorted(zone.cards) == sorted(numbers)
        assert min(numbers) > 1004, "old names come again"
        assert not any(str(number).encode() in event for event in told for number in numbers)
        where.add((zone.cards.index(numbers[0]), sorted(numbers).index(numbers[0])))
        cards_are_conserved(state)
    assert {place for place, _ in where} == {0, 1, 2, 3}, "its place in the zone gives it away"
    assert {name for _, name in where} == {0, 1, 2, 3}, "its name gives it away"


def test_the_controller_still_knows_a_concealed_card():
    state, cards = hidden(1, 3)
    names = [state.cards[card].handles[1] for card in cards]
    table.conceal(state, cards[1])
    assert [state.cards[card].handles[1] for card in cards] == names
    assert {card.definition for card in view(state, 1).cards} == {"Hull", "Crew", "Banner", "Pod"}
    assert {card.definition for card in view(state, 2).cards} == {""}


def test_concealment_mixes_only_the_face_down_cards_of_one_controller():
    state, cards = hidden(0, 3)
    other = table.create(state, "Trap", 2, 1, "set", face_up=False)
    open_ = table.create(state, "Tool", 1, 1, "set", face_up=True)
    before = [state.cards[card].handles for card in (other, open_)]
    table.conceal(state, cards[0])
    assert [state.cards[card].handles for card in (other, open_)] == before
    assert state.zone(1, "set")[4:] == (other, open_)


def test_a_card_that_comes_back_from_a_hand_has_a_new_name_for_others():
    state = begun(empty())
    card = table.create(state, "Crew", 1, 1, "table", face_up=True)
    names = state.cards[card].handles
    table.move(state, card, 1, "hand", face_up=False)
    assert state.cards[card].handles == (0, names[1], 0)
    table.move(state, card, 1, "table", face_up=True)
    assert state.cards[card].handles[1] == names[1]
    assert state.cards[card].handles[2] > names[2]


def test_a_shuffle_makes_cards_nameless_and_turns_them_down():
    state = begun(empty())
    cards = [table.create(state, "Crew", 1, 1, "discard", face_up=True) for _ in range(5)]
    for card in cards:
        table.move(state, card, 1, "deck")
    table.turn(state, cards[0], face_up=True)
    table.shuffle(state, 1, "deck")
    assert sorted(state.zone(1, "deck")) == cards
    assert not [card for card in cards if state.cards[card].face_up or any(state.cards[card].handles)]
    table.shuffle(state, 2, "deck")
    assert state.zone(2, "deck") == ()


def test_an_empty_pile_stays_no_pile_when_it_is_put_in_order():
    state = begun(empty(2, 3))
    for reorder in (table.shuffle, table.reshuffle_unknown):
        reorder(state, 1, "discard")
    table.arrange(state, 1, "discard", ())
    assert (1, "discard") not in state.contents


def test_a_card_can_be_put_on_top():
    state = begun(empty())
    first, second = (table.create(state, "Crew", 1, 1, "hand", face_up=False) for _ in range(2))
    table.move(state, first, 1, "deck")
    table.move(state, second, 1, "deck", end=table.TOP)
    assert state.zone(1, "deck") == (second, first)


def test_a_card_that_leaves_play_returns_to_its_owner_and_loses_its_marks():
    state = begun(empty())
    state.ruleset = replace(state.ruleset, card_marks=("worn",))
    card = table.create(state, "Crew", 1, 1, "table", face_up=True)
    table.put_mark(state, card, "worn", 2)
    table.hand_over(state, card, 2)
    table.move(state, card, 2, "at")
    assert state.cards[card].controller == 2
    table.move(state, card, 2, "table", controller=1)
    assert state.mark(card, "worn") == 2
    table.hand_over(state, card, 2)
    table.move(state, card, 1, "discard")
    assert state.cards[card].controller == 1
    assert state.mark(card, "worn") == 0


def test_marks_are_put_added_and_cleared():
    state = empty()
    table.put_mark(state, 1, "n", 3)
    table.add_mark(state, 1, "n", -3)
    assert (1, "n") not in state.marks
    table.put_mark(state, 1, "n", 1)
    table.put_mark(state, 2, "n", 1)
    table.put_mark(state, 2, "m", 1)
    table.clear_marks(state, "n")
    assert state.marks == {(2, "m"): 1}


def test_a_place_of_a_key_is_there_once():
    state = empty()
    assert table.add_place(state, "near") == table.add_place(state, "near") == 10


def test_an_effect_lasts_until_the_moment_it_names():
    state = empty()
    effects = [Lasting("Crew", (), 1000, 1, until) for until in ("turn", "game")]
    for effect in effects:
        table.begin_lasting(state, effect)
    table.end_lasting(state, "dawn")
    assert state.lasting == tuple(effects)
    table.end_lasting(state, "turn")
    assert state.lasting == (effects[1],)


@pytest.mark.parametrize("viewer", [0, 2])
def test_marks_on_a_hidden_card_are_not_shown(viewer):
    state = empty()
    card = table.create(state, "Crew", 1, 1, "hand", face_up=False)
    table.put_mark(state, card, "n", 1)
    begun(state)
    assert "n" not in {mark.name for mark in view(state, viewer).marks}
    assert "n" in {mark.name for mark in view(state, 1).marks}

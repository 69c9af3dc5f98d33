"""Options that nobody offered: numbers and texts made up by whoever asks or answers."""

import pytest

from spaceline.cards.card import is_playable
from spaceline.cards.rulesets import ruleset
from spaceline.core import engine, table
from spaceline.core.codec import canonical
from spaceline.core.data.decisions import Answer, Option, Refusal
from spaceline.core.data.leaves import FIRST_CARD
from spaceline.core.state import State
from spaceline.core.view import why_not
from spaceline.effects.nodes.abilities import Order
from spaceline.rules.second.data.frames import Turn
from spaceline.rules.second.setup import Brought, start

OPPONENT = 2


def with_an_order() -> str:
    """Personnel whose first text is an order."""
    return next(
        id
        for id, card in ruleset().definitions.items()
        if card.type == "personnel" and card.abilities and isinstance(card.abilities[0], Order)
    )


def without_text() -> str:
    return next(id for id, card in ruleset().definitions.items() if card.type == "personnel" and not card.abilities)


def in_orders(concealed: str) -> tuple[State, int]:
    """The orders of player 1, and the number by which that player knows a concealed card of the other."""
    missions = tuple(id for id, card in ruleset().definitions.items() if card.type == "mission")
    brought = [Brought(missions[:5], (), (without_text(),) * 20), Brought(missions[5:10], (), (without_text(),) * 20)]
    state = start(ruleset(), brought, 1)
    state.frames = [Turn(step="execute_orders", player=1)]
    place = next(leaf.parent for leaf in state.cards.values() if leaf.role == "mission" and leaf.owner == OPPONENT)
    card = table.create(state, concealed, OPPONENT, place, "surface", face_up=False)
    state.caches.clear()
    state.watch()
    return state, FIRST_CARD + state.cards[card].handles[1]


def test_a_concealed_card_does_not_say_which_texts_it_has():
    told = set()
    for concealed in (with_an_order(), without_text()):
        state, number = in_orders(concealed)
        found = why_not(state, 1, Option("order", number, detail="0"))
        told.add((found.reason, found.clause))
    assert told == {("not-yours", "2E-command-and-owner/4")}


@pytest.mark.parametrize("kind", sorted(ruleset().actions))
@pytest.mark.parametrize("number", [-1, 500, 999_999, 2**70])
def test_numbers_of_nothing_are_refused(kind, number):
    state, _ = in_orders(without_text())
    before = canonical(state)
    for option in (Option(kind, number, 10), Option(kind, 10, number), Option(kind, number, number)):
        with pytest.raises(Refusal):
            engine.answer(state, Answer(option=option))
    assert canonical(state) == before


@pytest.mark.parametrize("detail", ["", "x", "-1", "7", "²", "9" * 5000])
def test_a_text_that_is_not_there_is_refused(detail):
    state, _ = in_orders(without_text())
    place = next(leaf.parent for leaf in state.cards.values() if leaf.role == "mission" and leaf.owner == 1)
    own = table.create(state, with_an_order(), 1, place, "surface", face_up=True)
    state.caches.clear()
    found = why_not(state, 1, Option("order", FIRST_CARD + state.cards[own].handles[1], detail=detail))
    assert found.reason == "no-such-text"


def test_in_a_game_that_is_over_nothing_can_be_done():
    state, _ = in_orders(without_text())
    state.frames = []
    state.caches.clear()
    for kind in sorted(set(ruleset().actions) - {"respond", "answer"}):
        assert isinstance(why_not(state, 1, Option(kind)), Refusal), kind


def test_of_copies_in_hand_the_one_that_its_player_has_known_longest_is_offered():
    state, _ = in_orders(without_text())
    state.frames = [Turn(step="play_and_draw", player=1)]
    table.put_mark(state, 1, "counters", 7)
    hand = state.zone(1, "hand")
    accepted = next(id for id, card in ruleset().definitions.items() if card.type == "equipment" and is_playable(card))
    copies = [table.create(state, accepted, 1, 1, "hand", face_up=False) for _ in range(2)]
    for order in (copies, copies[::-1]):
        state.contents[1, "hand"] = (*order, *hand)
        state.caches.clear()
        offered = {option.card for option in ruleset().actions["play"].offer(state, 1)}
        assert offered.intersection(copies) == {copies[0]}

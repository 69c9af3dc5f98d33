"""Copies of a card: nobody chooses between two that are as good; where several are taken each has its number."""

import pytest
from msgspec.structs import replace

from spaceline.core.data.decisions import Decision, Option, Selection
from spaceline.hosting.beginning import begin
from spaceline.hosting.seating import PERSON, Chair
from spaceline.presentation import labels
from spaceline.presentation.prompts import choices_of, pick_of


@pytest.fixture
def scene():
    """A player of Second Edition who holds nothing but two copies of each of some cards."""
    game = begin("2e-cta2003", tuple(Chair(PERSON, deck) for deck in ("federation", "klingon")), 5)
    found = game.scene(1)
    hand = found.zone(1, "hand")
    cards = {it.id: it for it in found.view.cards}
    name = cards[hand[0]].definition
    twins = tuple(replace(it, definition=name) if it.id == hand[1] else it for it in found.view.cards)
    return found.__class__(replace(found.view, cards=twins), found.pool, found.own), hand


def test_of_two_copies_in_the_hand_one_option_is_shown_and_has_no_number(scene):
    look, hand = scene
    options = tuple(Option("take", card) for card in hand[:2])
    assert [label.endswith(("#1", "#2")) for label in labels(look, options)] == [True, True]
    shown = choices_of(look, Decision(1, "option", "take", options=options))
    assert [it.is_copy for it in shown] == [False, True]
    assert shown[0].label == shown[1].label
    assert "#" not in shown[0].label
    assert [it.key[1] for it in shown] == list(hand[:2])


@pytest.mark.parametrize(("most", "copies"), [(1, [False, True]), (2, [False, False])])
def test_candidates_have_numbers_only_where_several_are_taken(scene, most, copies):
    look, hand = scene
    selection = Selection(hand[:2], 0, most)
    shown = pick_of(look, Decision(1, "cards", "discard", selection=selection), selection).candidates
    assert [it.is_copy for it in shown] == copies
    assert all(("#" in it.label) == (most == 2) for it in shown)


def test_copies_that_lie_in_different_places_are_told_apart(scene):
    look, hand = scene
    moved = tuple(replace(it, role="discard") if it.id == hand[1] else it for it in look.view.cards)
    other = look.__class__(replace(look.view, cards=moved), look.pool, look.own)
    shown = choices_of(other, Decision(1, "option", "take", options=tuple(Option("take", card) for card in hand[:2])))
    assert not any(it.is_copy for it in shown)
    assert shown[0].label != shown[1].label

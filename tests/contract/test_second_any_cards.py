"""Second Edition keeps the contract of the core in games with decks of any cards that can be played."""

import pytest

from spaceline.cards.card import is_playable
from spaceline.cards.rulesets import ruleset
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.traits import Filter, like
from tests.contract.any_cards import play_any
from tests.support.offered import looked_at_before

CONCEALED = {"personnel", "equipment"}


@pytest.mark.sampled(2)
@pytest.mark.parametrize("seed", [1, 4, 9, 31])
def test_a_game_of_two_with_any_cards_keeps_the_contract(seed, closely):
    assert play_any(seed, ("heuristic", "random"), **closely).state.result is not None


@pytest.mark.thorough
def test_a_game_of_three_with_any_cards_keeps_the_contract(closely):
    assert play_any(3, ("random", "heuristic", "random"), **closely).state.result is not None


def may_be_concealed(cards):
    """Whether a selector asks what cards are that an opponent may have concealed.

    That somebody attempts a mission or faces a dilemma is seen, and so is who is involved in battle, and how many cards
    lie in a pile or anywhere on the table; what those are like is not. Nor is it asked where any card will do that lies
    face down.
    """
    seen = (Filter(), like(types=("personnel", "equipment")))
    if cards.where in ("involved", "pile", "present", "command") and cards.filter in seen:
        return False
    if like(face_up=False) in cards.filter.said.get("one_of", ()):
        return False
    types = set(cards.filter.names("types")) or CONCEALED
    is_theirs = cards.of != "you" and cards.where not in ("named", "this", "facing", "missions", "mission", "ship")
    is_told = any(cards.filter.said.get(word) for word in ("facing", "attempting"))
    return is_theirs and not is_told and not types.isdisjoint(CONCEALED)


def test_no_text_is_offered_or_refused_by_what_an_opponent_has_concealed():
    texts = [
        (card.name, text) for card in ruleset().definitions.values() if is_playable(card) for text in card.abilities
    ]
    telling = [
        (name, cards)
        for name, text in texts
        for part in looked_at_before(text)
        for _, cards in walk(part)
        if isinstance(cards, Cards) and may_be_concealed(cards)
    ]
    assert len(texts) > 200
    assert telling == []

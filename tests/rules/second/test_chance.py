"""What chance decides in Second Edition, over many seeds: who begins, and who is selected at random."""

from collections import Counter
from itertools import permutations

from msgspec.structs import replace

from spaceline.cards.decks import ready_decks
from spaceline.cards.rulesets import pool, ruleset
from spaceline.core.state import State
from spaceline.editions import DEFAULT, SECOND
from spaceline.effects.perform.random_selection import drawn_among
from spaceline.rules.second.setup import seat_that_begins

SEEDS = 1200


def brought():
    return next(iter(ready_decks().values())).brought(pool(DEFAULT))


def is_even(found, kinds):
    """Whether each came up about as often as the others: within a fifth, some five standard deviations."""
    share = SEEDS / kinds
    return len(found) == kinds and all(abs(count - share) < share / 5 for count in found.values())


def test_each_seat_begins_about_as_often_as_the_others():
    """2E-setting-up/3."""
    rules = ruleset()
    assert is_even(Counter(seat_that_begins(State(rules, 3, seed)) for seed in range(SEEDS)), 3)
    assert is_even(Counter(seat_that_begins(State(rules, 2, seed)) for seed in range(SEEDS)), 2)


def test_each_eligible_card_is_selected_about_as_often_as_the_others():
    """2E-selections/1: one of four, two of four, and one beside whom a text gives."""
    rules, cards = ruleset(), (11, 12, 13, 14)
    assert is_even(Counter(drawn_among(State(rules, 2, seed), cards, (), 1) for seed in range(SEEDS)), 4)
    pairs = Counter(frozenset(drawn_among(State(rules, 2, seed), cards, (), 2)) for seed in range(SEEDS))
    assert is_even(pairs, 6)
    beside = Counter(drawn_among(State(rules, 2, seed), cards, (12,), 2) for seed in range(SEEDS))
    assert is_even(beside, 3)
    assert all(first == 12 for first, _ in beside)


def test_missions_lie_in_whatever_order_their_player_wants():
    """2E-setting-up/1: every permutation of the five."""
    rules, cards = ruleset(), brought()
    for missions in permutations(cards.missions):
        state = SECOND.start(rules, [replace(cards, missions=missions), cards], 1)
        row = [leaf.definition for leaf in state.cards.values() if leaf.role == "mission" and leaf.owner == 1]
        assert tuple(row) == missions


def test_nobody_is_offered_another_hand():
    """2E-setting-up/4: the game begins with the first turn, and seven cards in each hand."""
    for seed in range(20):
        state = SECOND.start(ruleset(), [brought(), brought()], seed)
        assert [state.frames[0].step, len(state.frames)] == ["play_and_draw", 1]
        assert [len(state.zone(player, "hand")) for player in state.players] == [7, 7]

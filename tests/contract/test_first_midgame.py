"""First Edition keeps the contract in the middle of games where both players meet everywhere, by both rulesets."""

import random

import pytest

from spaceline.core import engine
from spaceline.core.data.decisions import Option, Refusal
from tests.contract.checks import contract
from tests.contract.first import READS, kind
from tests.contract.first_midgame import Midgame, Whims, pools
from tests.contract.first_positions import position_is_legal
from tests.contract.playing import (
    nothing_stale_is_offered,
    values_are_those_found_without_short_cuts,
    whoever_is_asked_can_name_what_is_offered,
)

ONE_IN = 12
LAST = 150
DETAILS = ("", "", "0", "1", "2", "99", "-1", "²", "cloak", "free", "Fed", "x" * 50)


def what_is_offered_is_legal_and_nothing_else(state, asked, rng):
    """Whatever is offered has no obstacle; whatever is not has one, but for other copies of what can be played."""
    actions = state.ruleset.actions
    for option in asked.options:
        if option.kind in actions:
            assert actions[option.kind].obstacle(state, asked.player, option) is None, f"{option} is offered"
    entities = [*state.cards, *state.places, *state.players, 0, 9]
    for option in rng.sample(asked.options, min(6, len(asked.options))):
        for other in (
            Option(option.kind, option.card, rng.choice(entities), option.detail),
            Option(option.kind, rng.choice(entities), option.target, option.detail),
            Option(option.kind, option.card, option.target, rng.choice(DETAILS)),
            Option(rng.choice(list(actions)), option.card, option.target, rng.choice(DETAILS)),
        ):
            if other.kind in actions and other not in asked.options and not stands_for_a_copy(state, asked, other):
                found = actions[other.kind].obstacle(state, asked.player, other)
                assert isinstance(found, Refusal), f"{other} is neither offered nor refused"


def stands_for_a_copy(state, asked, other):
    """Whether the same is offered with another copy of the card."""
    if other.card not in state.cards:
        return False
    copies = [card for card, leaf in state.cards.items() if leaf.definition == state.cards[other.card].definition]
    return any(Option(other.kind, copy, other.target, other.detail) in asked.options for copy in copies)


@pytest.mark.sampled
@pytest.mark.parametrize(("name", "seed"), [("1e-modern", 104), ("1e-modern", 7), ("1e-open", 21)])
def test_a_game_that_is_in_full_swing_keeps_the_contract(name, seed):
    state, players, rng = Midgame(name, seed).begin(), (Whims(seed), Whims(seed + 1)), random.Random(seed)
    possible = pools()
    for number in range(LAST):
        asked = engine.decision(state)
        if asked is None:
            break
        position_is_legal(state)
        nothing_stale_is_offered(state)
        whoever_is_asked_can_name_what_is_offered(state)
        if asked.kind == "action":
            what_is_offered_is_legal_and_nothing_else(state, asked, rng)
        is_full = number % ONE_IN == 0
        if is_full:
            values_are_those_found_without_short_cuts(state, READS)
        contract(state, possible, kind, full=is_full, seed=number)
        engine.answer(state, players[asked.player - 1].answer(state, asked))
    assert state.result is not None or number == LAST - 1

"""First Edition keeps the contract of the core in games with decks of any cards that can be played."""

import pytest

from tests.contract.first_any_cards import play_any


@pytest.mark.sampled
@pytest.mark.parametrize(("name", "seed"), [("1e-modern", 2), ("1e-open", 3)])
def test_a_game_with_any_cards_keeps_the_contract(name, seed, closely):
    assert play_any(name, seed, ("heuristic", "random"), **closely).state.result is not None

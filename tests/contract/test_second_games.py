"""Second Edition keeps the contract of the core in games with the ready decks."""

import pytest

from spaceline.cards.rulesets import ruleset
from spaceline.core import choices
from spaceline.core.data.decisions import Selection
from spaceline.lab.simulation import pairings, ready_to_play
from tests.contract.second import failures


def games(players, number, seed):
    return list(pairings(players, list(ready_to_play(ruleset())), number, seed))


@pytest.mark.sampled
@pytest.mark.parametrize(("seats", "number"), [(2, 3), (3, 1), (4, 1)])
def test_random_games_keep_the_contract(seats, number, closely):
    assert failures(games(("random",) * seats, number, seed=40), **closely) == []


@pytest.mark.thorough
def test_sensible_games_keep_the_contract(closely):
    assert failures(games(("heuristic", "heuristic"), 4, seed=70), **closely) == []


def test_the_numbers_of_groups_do_not_tell_in_which_order_cards_were_drawn():
    drawn = Selection((11, 12, 13), 0, 3, weights=(1, 2, 3), budget=6, groups=(0, 1, 0))
    names = {11: 7, 12: 5, 13: 6}
    known = choices.sorted_selection(drawn, names.__getitem__)
    assert (known.cards, known.weights, known.groups) == ((12, 13, 11), (2, 3, 1), (0, 1, 1))

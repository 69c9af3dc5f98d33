"""Decks are drawn from the whole pool, and mechanisms are counted in their games."""

from collections import Counter

import pytest

from spaceline.cards.decks import problems
from spaceline.core.data.changes import REPORTS
from spaceline.editions import edition_of
from spaceline.lab.matches import MatchLimits
from spaceline.lab.pool_games.drawing import deal, pool_of
from spaceline.lab.pool_games.games import PoolGame, WatchedMatch, play, summed_up
from spaceline.lab.pool_games.mechanisms import MECHANISMS
from spaceline.lab.pool_games.themes import THEMES
from spaceline.lab.processes import rules

MODERN, OPEN = "1e-modern", "1e-open"
ASKED_BESIDE_ACTIONS = {"nemesis", "return-fire"}


@pytest.fixture(scope="module")
def deals():
    return {seed: deal(MODERN, seed) for seed in range(10)}


def test_drawn_decks_are_legal_and_can_be_played(deals):
    wrong = [found for decks in deals.values() for it in decks for found in problems(it, rules(MODERN).definitions)]
    assert wrong == []


def test_the_same_seed_draws_the_same_decks(deals):
    assert deal(MODERN, 3) == deals[3]
    assert deals[3] != deals[4]


def test_drawn_decks_are_about_many_things(deals):
    piles = Counter(pile for decks in deals.values() for it in decks for pile in it.piles if getattr(it, pile))
    assert set(piles) >= {"seeds", "tactics", "tent", "continuum", "tribbles", "sites"}


def test_open_has_its_own_pool():
    assert {it.ruleset for it in deal(OPEN, 1)} == {OPEN}
    assert pool_of(OPEN).titled("Red Alert!") != pool_of(MODERN).titled("Red Alert!") == []


def test_what_comes_along_with_a_theme_is_in_the_pool():
    known = pool_of(OPEN).by_name
    along = {title for theme in THEMES for titles in (theme.seeds, theme.draws) for title in titles}
    assert sorted(along - known.keys()) == []
    assert all(any(theme.takes(card) for card in known.values()) for theme in THEMES)


def test_each_mechanism_is_seen_in_one_way_that_there_is():
    known = rules(MODERN)
    names = [it.name for it in MECHANISMS]
    assert len(set(names)) == len(names)
    assert all(sum(map(bool, (it.verbs, it.chosen, it.stands))) == 1 for it in MECHANISMS)
    assert {verb for it in MECHANISMS for verb in it.verbs} <= {*known.verbs, *REPORTS}
    assert {kind for it in MECHANISMS for kind in it.chosen} - known.actions.keys() == ASKED_BESIDE_ACTIONS


def test_mechanisms_are_counted_as_a_game_is_played(deals):
    ruleset = rules(MODERN)
    state = edition_of(MODERN).start(ruleset, [it.brought(ruleset.definitions) for it in deals[1]], 1)
    match = WatchedMatch(state, ("random", "eager"), 1, MatchLimits(counts=True))
    for _ in range(60):
        match.step()
    assert match.occurred["seed"] > 0
    assert match.mechanisms.keys() <= {it.name for it in MECHANISMS}
    assert match.chosen["lay-out"] > 0


def test_what_went_wrong_in_a_game_is_told():
    def check(state, number):
        raise AssertionError("not as it should be")

    game = PoolGame(ruleset=MODERN, seed=1, players=("random", "random"), contract=1)
    found = summed_up([play(game, check)])
    assert found.errors == 1
    assert found.failures[0].error == "AssertionError: not as it should be"
    assert found.mechanisms[MECHANISMS[0].name] == (0, 0)

"""Decks are drawn from the whole pool, and mechanisms are counted in their games."""

from collections import Counter
from types import SimpleNamespace

import pytest

from spaceline.cards.decks import problems
from spaceline.core.data.changes import REPORTS
from spaceline.core.data.decisions import Option
from spaceline.editions import edition_of
from spaceline.lab.matches import MatchLimits
from spaceline.lab.pool_games import wording
from spaceline.lab.pool_games.drawing import Wish, deal, pool_of
from spaceline.lab.pool_games.eager import SeekingPlayer
from spaceline.lab.pool_games.games import BROKEN_OFF, PoolGame, WatchedMatch, play, summed_up
from spaceline.lab.pool_games.mechanisms import MECHANISMS
from spaceline.lab.pool_games.sought import SOUGHT
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
    every = (*THEMES, *SOUGHT)
    along = {title for theme in every for titles in (theme.seeds, theme.draws, theme.goals) for title in titles}
    assert sorted(along - known.keys()) == []
    assert all(any(theme.takes(card) for card in known.values()) for theme in every)
    assert {name for theme in every for name in theme.instead} <= {theme.name for theme in THEMES}


def test_a_theme_for_one_mechanism_comes_by_wish_alone(deals):
    wish = Wish(sides=("Bor",), about=("Assimilated homeworlds",))
    wished = deal(MODERN, 1, wish)
    assert all(it.cards["Assimilate Homeworld"] >= 4 and "Espionage Mission" in it.missions for it in wished)
    assert not any(theme.chance for theme in SOUGHT)
    assert deal(MODERN, 1, Wish(about=("Nemeses",))) != deals[1] == deal(MODERN, 1)


def test_a_seeking_player_goes_where_its_objective_lies():
    titles = {1: "Assimilate Starship", 2: "Runabout", 3: "Borg Cube"}
    cards = (
        SimpleNamespace(id=1, definition="1", role="on", parent=2),
        SimpleNamespace(id=2, definition="2", role="space", parent=-7),
        SimpleNamespace(id=3, definition="3", role="space", parent=-8),
    )
    seat = SimpleNamespace(cards=cards, definitions={str(n): SimpleNamespace(title=it) for n, it in titles.items()})
    options = [Option("end-turn"), Option("move", 3, -9), Option("move", 3, -7), Option("play", 3)]
    player = SeekingPlayer(None, 1, ["Assimilate Starship"])
    assert player.liked(seat, options) == [Option("move", 3, -7)]
    assert player.liked(seat, options[:2]) == []


def test_a_game_is_broken_off_without_an_error():
    found = play(PoolGame(ruleset=MODERN, seed=1, players=("random", "random"), turns=1))
    assert (found.ended_by, found.turns, found.error) == (BROKEN_OFF, 1, "")


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
    game = PoolGame(ruleset=MODERN, seed=1, players=("random", "eager"))
    match = WatchedMatch(state, game, MatchLimits(counts=True))
    for _ in range(60):
        match.step()
    assert match.occurred["seed"] > 0
    assert match.mechanisms.keys() <= {it.name for it in MECHANISMS}
    assert match.chosen["lay-out"] > 0


def test_what_has_no_words_in_a_game_is_told(monkeypatch):
    game = PoolGame(ruleset=MODERN, seed=1, players=("random", "random"), turns=2, words=4)
    assert not play(game).error

    def unspeakable(scene, event):
        raise LookupError(event.verb)

    monkeypatch.setattr(wording, "told", unspeakable)
    assert play(game).error.startswith("LookupError")


def test_what_went_wrong_in_a_game_is_told():
    def check(state, number):
        raise AssertionError("not as it should be")

    game = PoolGame(ruleset=MODERN, seed=1, players=("random", "random"), contract=1)
    found = summed_up([play(game, check)])
    assert found.errors == 1
    assert found.failures[0].error == "AssertionError: not as it should be"
    assert found.mechanisms[MECHANISMS[0].name] == (0, 0)

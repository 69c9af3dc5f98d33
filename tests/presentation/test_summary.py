"""How a game went: the points of each turn come to what was scored, and every mission is named."""

from functools import cache

import pytest

from spaceline.cards.decks import ready_decks
from spaceline.hosting.beginning import begin
from spaceline.hosting.seating import PERSON, Chair
from spaceline.players.registry import make_player
from spaceline.presentation import summary_of


def begun(name, seed):
    decks = sorted(ready_decks(name))[:2]
    return begin(name, tuple(Chair(PERSON, deck) for deck in decks), seed)


@cache
def played(name, seed):
    """A game to its end; nobody changes it."""
    game = begun(name, seed)
    minds = {player: make_player("heuristic", seed * 31 + player) for player in (1, 2)}
    while game.asked:
        player = game.asked
        game.answer(player, minds[player].choose(game.seat(player)))
    return game


@pytest.mark.sampled
@pytest.mark.parametrize("name", ["2e-cta2003", "1e-modern", "objectives"])
def test_points_by_turn_come_to_what_each_player_has(name):
    game = played(name, 5)
    scene = game.scene(1)
    found = summary_of(scene, game.log(1))
    assert found is not None
    assert [it.player for it in found.players] == list(scene.view.players)
    for it in found.players:
        assert it.points == scene.own.points(scene, it.player)
        assert it.by_turn
        assert it.by_turn[-1] == it.points
        assert all(1 <= mission.turn <= len(it.by_turn) and mission.face in scene.pool for mission in it.missions)
        assert sum(line.points for line in (*it.missions, *it.others)) == it.points
    assert any(it.missions for it in found.players)
    assert found.decided
    assert (found.winners, found.reason) == scene.view.result


def test_a_game_that_goes_on_has_no_summary():
    game = begun("2e-cta2003", 5)
    assert summary_of(game.scene(1), game.log(1)) is None


@pytest.mark.sampled
@pytest.mark.parametrize("name", ["2e-cta2003", "1e-modern", "objectives"])
def test_what_was_hidden_is_laid_open_once_the_game_is_over_and_not_before(name):
    game = begun(name, 5)
    assert not any(game.view(viewer).laid_open for viewer in (0, 1, 2))
    game = played(name, 5)
    state = game.session.state
    for viewer in (1, 2):
        other = 3 - viewer
        seen = {(it.player, it.role): it.definitions for it in game.view(viewer).laid_open}
        for role in ("hand", "deck"):
            there = tuple(state.cards[card].definition for card in state.zone(other, role))
            assert seen.get((other, role), ()) == there
        assert (viewer, "hand") not in seen, "one's own hand was never hidden"
        shown = {card.definition for card in game.view(viewer).cards if card.definition}
        opened = {it for definitions in seen.values() for it in definitions}
        assert {leaf.definition for leaf in state.cards.values()} <= shown | opened
        told = summary_of(game.scene(viewer), game.log(viewer)).players[other - 1].revealed
        assert sum(len(it.faces) for it in told) == sum(len(it) for key, it in seen.items() if key[0] == other)


def test_a_spectator_sees_all_hands_at_the_end():
    game = played("2e-cta2003", 5)
    state = game.session.state
    seen = {it.player for it in game.view(0).laid_open if it.role == "hand"}
    assert seen == {player for player in (1, 2) if state.zone(player, "hand")}

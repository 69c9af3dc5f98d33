"""How a game went: the points of each turn come to what was scored, and every mission is named."""

import pytest

from spaceline.cards.decks import ready_decks
from spaceline.hosting.beginning import begin
from spaceline.hosting.seating import PERSON, Chair
from spaceline.players.registry import make_player
from spaceline.presentation import summary_of


def begun(name, seed):
    decks = sorted(ready_decks(name))[:2]
    return begin(name, tuple(Chair(PERSON, deck) for deck in decks), seed)


def played(name, seed):
    game = begun(name, seed)
    minds = {player: make_player("heuristic", seed * 31 + player) for player in (1, 2)}
    while game.asked:
        player = game.asked
        game.answer(player, minds[player].choose(game.seat(player)))
    return game


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
    assert any(it.missions for it in found.players)
    assert found.decided


def test_a_game_that_goes_on_has_no_summary():
    game = begun("2e-cta2003", 5)
    assert summary_of(game.scene(1), game.log(1)) is None

"""Probe 8: one place with two ends, and texts that switch each other off."""

import pytest

from spaceline.core.modifiers import value
from tests.contract.probes.playing import Game
from tests.contract.probes.toy_cards import ENDS


def place(game: Game, key: str) -> int:
    return next(number for number, leaf in game.state.places.items() if leaf.key == key)


def test_each_player_has_an_end_of_a_place_with_a_span_and_needs_of_its_own():
    assert ENDS["near"][1] != ENDS["near"][2]
    game = Game(one=("Crew", 1, "table"), two=("Crew", 2, "table"), banner=("Banner", 2, "table"))
    near = place(game, "near")
    game.do(1, "visit", "one", near)
    assert game.mark(near, "closed") == 0, "player 1 needs more there"
    assert game.mark(1, "energy") == 6 + 2 - 1
    game.end_turn(1)
    game.do(2, "visit", "two", near)
    assert game.mark(near, "closed") == 2
    assert game.mark(2, "energy") == 6 + 2 - 2
    assert game.mark(2, "score") == 2
    assert game.state.zone(near, "at") == (game["one"], game["two"])


def test_a_place_completed_by_one_player_is_closed_to_the_other():
    game = Game(hull=("Hull", 1, "table"), other=("Hull", 2, "table"))
    near, far = place(game, "near"), place(game, "far")
    game.do(1, "visit", "hull", near)
    assert game.mark(near, "closed") == 1
    game.end_turn(1)
    assert {option.target for option in game.asked.options if option.kind == "visit"} == {far}


def switched(player: int = 1) -> Game:
    """The second of two texts that switch each other off comes into play."""
    blasts = {"blast": ("Blast", 1), "blast2": ("Blast", 2)}
    game = Game(hush=("Hush", 1, "table"), still=("Still", 1), still2=("Still", 2), **blasts)
    if player == 1:
        game.do(1, "play", "still")
    else:
        game.end_turn(1)
        game.do(2, "play", "still2")
    return game


def is_on(game: Game, name: str) -> bool:
    return value(game.state, game[name]).is_on


@pytest.mark.parametrize("player", [1, 2])
def test_the_active_player_settles_which_of_two_texts_applies(player):
    game = switched(player)
    assert (game.asked.player, game.asked.prompt) == (player, "settle")
    still = "still" if player == 1 else "still2"
    game.give_option("apply", still)
    assert is_on(game, still)
    assert not is_on(game, "hush")


def test_the_choice_holds_until_one_of_the_texts_ends():
    game = switched()
    game.give_option("apply", "hush")
    assert (is_on(game, "hush"), is_on(game, "still")) == (True, False)
    game.end_turn(1)
    assert (is_on(game, "hush"), is_on(game, "still")) == (True, False)
    game.do(2, "play", "blast2", "hush")
    assert game.state.settled == ()
    assert is_on(game, "still")


def test_a_text_that_comes_later_is_off_as_the_choice_wants_it():
    game = switched()
    game.give_option("apply", "hush")
    game.end_turn(1)
    game.do(2, "play", "still2")
    assert (is_on(game, "hush"), is_on(game, "still")) == (True, False)


def test_a_choice_is_made_once_and_holds_while_other_texts_come_and_go():
    game = switched()
    game.give_option("apply", "still")
    settled = game.state.settled
    game.end_turn(1)
    game.do(2, "play", "still2")
    assert game.state.settled == settled
    assert (is_on(game, "still"), is_on(game, "still2"), is_on(game, "hush")) == (True, True, False)


def test_a_text_that_switches_itself_off_applies():
    game = Game(riddle=("Riddle", 1))
    game.do(1, "play", "riddle")
    assert game.asked.prompt == "turn"
    assert len(game.state.settled) == 1

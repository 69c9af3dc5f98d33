"""Probes 1 and 2: chains of responses, and the order in which they come."""

import pytest

from spaceline.core.view import view
from spaceline.core.windows import natures
from tests.contract.probes.playing import Game


def chain(length: int) -> Game:
    """A play by player 1 and so many denials, each of the one before; the one after the last is passed up."""
    denials = {f"denial{n}": ("Denial", 2 if n % 2 else 1) for n in range(1, 6)}
    game = Game(energy=9, crew=("Crew", 1), **denials)
    game.do(1, "play", "crew")
    for n in range(1, length + 1):
        game.do(2 if n % 2 else 1, "respond", f"denial{n}")
    return game


@pytest.mark.parametrize("length", range(6))
def test_a_response_can_be_nullified_by_a_response_and_so_on_players_alternating(length):
    game = chain(length)
    while game.asked.kind == "response":
        assert natures(game.state) == ("action", *["response"] * sum(n == "response" for n in natures(game.state)))
        game.passes(game.asked.player)
    assert game.lies("crew") == ((1, "table") if length % 2 == 0 else (1, "discard"))
    for n in range(1, length + 1):
        assert game.lies(f"denial{n}") == (2 if n % 2 else 1, "discard")


def test_each_link_of_a_chain_is_asked_of_the_other_player_first():
    game = chain(3)
    assert game.asked.player == 1
    assert game.offers("respond") == ["denial4"]


def test_costs_stay_paid_when_an_action_is_nullified():
    game = Game(energy=3, hull=("Hull", 1), denial=("Denial", 2))
    game.do(1, "play", "hull")
    game.do(2, "respond", "denial")
    assert game.lies("hull") == (1, "discard")
    assert game.mark(1, "energy") == 3 + 2 - 1
    assert game.mark(2, "energy") == 3 - 1


def test_just_responses_go_before_others_and_the_non_initiator_first():
    watchers = {
        "murmur1": ("Murmur", 1, "table"),
        "murmur2": ("Murmur", 2, "table"),
        "cheer1": ("Cheer", 1, "table"),
        "cheer2": ("Cheer", 2, "table"),
        "applause1": ("Applause", 1, "table"),
        "applause2": ("Applause", 2, "table"),
    }
    game = Game(crew=("Crew", 1), **watchers)
    game.do(1, "play", "crew")
    order = []
    while game.asked.kind == "response":
        (name,) = game.offers("respond")
        order.append((game.asked.prompt, name))
        game.do(game.asked.player, "respond", name)
    assert order == [
        ("respond.just.enter", "cheer2"),
        ("respond.just.enter", "cheer1"),
        ("respond.when.enter", "murmur2"),
        ("respond.when.enter", "murmur1"),
        ("respond.just.action-play", "applause2"),
        ("respond.just.action-play", "applause1"),
    ]
    assert (game.mark(1, "energy"), game.mark(2, "energy")) == (6 + 2 + 3, 6 + 3)


def test_a_response_that_must_be_made_cannot_be_passed_up():
    game = Game(blast=("Blast", 1), crew=("Crew", 2, "table"), wake1=("Wake", 1, "table"), wake2=("Wake", 1, "table"))
    game.do(1, "play", "blast", "crew")
    assert {option.kind for option in game.asked.options} == {"respond"}
    game.do(1, "respond", "wake2")
    assert game.mark(1, "energy") == 6 + 2 - 1 + 2


def test_others_do_not_learn_that_a_window_is_open_or_whose_it_is():
    game = Game(crew=("Crew", 1), denial=("Denial", 2), other=("Crew", 2))
    unasked = Game(crew=("Crew", 1), denial=("Crew", 2), other=("Crew", 2))
    for played in (game, unasked):
        played.do(1, "play", "crew")
    assert game.asked.player == 2
    seen = view(game.state, 1)
    assert seen.deciding == 0
    assert not [frame for frame in seen.frames if type(frame).__name__ == "Window"]
    assert [type(frame).__name__ for frame in seen.frames] == ["Turn", "Action", "Changing"]
    game.passes(2)
    assert view(game.state, 1) == view(unasked.state, 1)

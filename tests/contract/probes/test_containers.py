"""Probe 6: what lies in a card that leaves play."""

import pytest

from tests.contract.probes.playing import Game


def nested(**more) -> Game:
    """Player 2 destroys player 1's outermost hull; a pod lies three deep in it, with a tool on it."""
    game = Game(
        base=("Hull", 1, "table"),
        ship=("Hull", 1, "aboard", "base"),
        guard=("Crew", 1, "aboard", "base"),
        pod=("Pod", 1, "aboard", "ship"),
        tool=("Tool", 1, "on", "pod"),
        **more,
        blast=("Blast", 2),
    )
    game.end_turn(1)
    game.do(2, "play", "blast", "base")
    return game


def test_a_card_deep_inside_replaces_its_own_fate_and_takes_along_what_it_holds():
    game = nested(mate=("Crew", 1, "aboard", "ship"))
    game.do(1, "respond", "pod")
    assert {name: game.lies(name)[1] for name in ("base", "ship", "guard", "mate")} == dict.fromkeys(
        ("base", "ship", "guard", "mate"), "discard"
    )
    assert game.lies("pod") == (1, "table")
    assert game.lies("tool") == (game["pod"], "on")


def test_without_a_replacement_all_that_is_contained_shares_the_fate_innermost_first():
    game = nested(wake=("Wake", 2, "table"))
    game.passes(1)
    assert game.mark(2, "energy") == 6 + 2 - 1 + 4, "one response to each of the four changes"
    assert {game.lies(name) for name in ("base", "ship", "guard", "pod", "tool")} == {(1, "discard")}
    order = list(reversed(game.state.zone(1, "discard")))
    assert order.index(game["base"]) < order.index(game["ship"]) < order.index(game["pod"]) < order.index(game["tool"])


@pytest.mark.parametrize("both", [True, False])
def test_each_of_several_cards_replaces_only_its_own_fate(both):
    game = nested(second=("Pod", 1, "aboard", "ship"))
    game.do(1, "respond", "pod")
    if both:
        game.do(1, "respond", "second")
    else:
        game.passes(1)
    assert game.lies("second") == (1, "table" if both else "discard")
    assert game.lies("pod") == (1, "table")
    assert game.lies("ship") == (1, "discard")


def test_a_prevented_change_is_not_made_and_nobody_responds_to_it_any_more():
    crew, wake = ("Crew", 2, "aboard", "shield"), ("Wake", 1, "table")
    game = Game(shield=("Shield", 2, "table"), crew=crew, blast=("Blast", 1), wake=wake)
    game.do(1, "play", "blast", "shield")
    game.do(2, "respond", "shield")
    assert game.lies("shield") == (2, "table")
    assert game.lies("crew") == (game["shield"], "aboard")
    assert game.mark(1, "energy") == 6 + 2 - 1, "nothing was destroyed to respond to"
    assert game.asked.prompt == "turn"

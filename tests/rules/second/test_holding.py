"""Cards that are played as if they were in the hand: what players are shown of them; a computer player uses them."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

from spaceline.cli.play.hand import print_hand
from spaceline.cli.play.shown_table import ShownTable
from spaceline.cli.play.table import print_table
from spaceline.core.state import State
from spaceline.core.view import view
from spaceline.hosting.seating import Chair, Seating
from spaceline.lab.scenarios import load_scenario
from spaceline.lab.scenarios.running import positions
from spaceline.players.heuristic import HeuristicPlayer
from spaceline.players.seat import Sampled, Seat
from spaceline.presentation import scene_of
from spaceline.presentation.labels import labels
from spaceline.presentation.second.candidates import candidates
from tests.contract import second
from tests.contract.checks import contract

SCENARIOS = Path("tests/scenarios/second/review/ca-event")
COPIES = "trial-of-faith-copies.yaml"


def position(file: str, step: int) -> State:
    """The game of a scenario before a step."""
    scenario = load_scenario(SCENARIOS / file)
    return next(table.state.clone() for number, table in positions(scenario) if number == step)


@pytest.mark.parametrize("file", sorted(it.name for it in SCENARIOS.glob("trial-of-faith*.yaml")))
def test_every_position_keeps_the_contract(file):
    for _, table in positions(load_scenario(SCENARIOS / file)):
        contract(table.state, second.pools(), second.kind)


def seen(state: State, viewer: int):
    """The scene of a player."""
    return scene_of(view(state, viewer), state.ruleset.definitions)


def screen(state: State, viewer: int) -> list[str]:
    """The table and the hand as a player sees them, line by line."""
    out = Console(width=110, highlight=False, markup=False, emoji=False, record=True, quiet=False)
    seating = Seating((Chair("person", "federation"), Chair("heuristic", "klingon")), 1)
    shown = ShownTable(seen(state, viewer), state.ruleset.roles, seating)
    with out.capture() as printed:
        print_table(out, shown)
        print_hand(out, shown)
    return [line.strip() for line in printed.get().splitlines()]


def test_a_label_says_from_where_a_card_is_played():
    state = position(COPIES, 1)
    scene = seen(state, 2)
    plays = [text for text in labels(scene, scene.view.decision.options) if text.startswith("Play")]
    assert plays == [
        "Play Scout (cost 1) at Cardassia Prime",
        "Play Scout (cost 1) at Cardassia Prime, from Trial of Faith",
    ]


@pytest.mark.parametrize("viewer", [1, 2])
def test_what_lies_on_an_event_is_shown_beside_it_to_everybody(viewer):
    assert "core: Trial of Faith (with 2 × Scout)" in screen(position(COPIES, 1), viewer)


def test_it_stands_with_the_hand_of_its_owner_alone():
    state = position(COPIES, 1)
    held = {viewer: [line for line in screen(state, viewer) if "Scout on Trial of Faith" in line] for viewer in (1, 2)}
    assert [len(lines) for lines in held.values()] == [0, 2]


def test_players_may_ask_why_such_a_card_is_not_played():
    state = position(COPIES, 1)
    lying = {card.id for card in view(state, 2).cards if card.role == "upon"}
    assert {option.card for option in candidates(seen(state, 2)) if option.kind == "play"} >= lying


def test_nobody_thinks_of_playing_the_cards_of_others():
    state = position(COPIES, 1)
    lying = {card.id for card in view(state, 1).cards if card.role == "upon"}
    assert not lying & {option.card for option in candidates(seen(state, 1))}


BOTH = """
title: A ship is needed, and a recruit
cards:
  Recruit: {{type: personnel, affiliation: Kli, cost: 1, attributes: {{Integrity: 6, Cunning: 6, Strength: 6}}}}
  Cutter: {{type: ship, affiliation: Kli, cost: 2, attributes: {{Range: 8, Weapons: 8, Shields: 8}}}}
players:
  1: {{core: [Trial of Faith], idle: true}}
  2:
    missions: [Qo'noS]
    at: {{Qo'noS: [Recruit, Recruit]}}
    hand: [Recruit]
    upon: {{Trial of Faith: [Recruit{ship}]}}
    counters: {counters}
turn: 2
steps: [{{expect: {{segment: play}}}}]
"""


@pytest.mark.parametrize(
    ("ship", "counters", "played"), [(", Cutter", 2, ("Cutter", "upon")), ("", 1, ("Recruit", "hand"))]
)
def test_the_heuristic_player_plays_from_there_what_is_worth_the_points(tmp_path, ship, counters, played):
    file = tmp_path / "both.yaml"
    file.write_text(BOTH.format(ship=ship, counters=counters))
    state = next(table.state for _, table in positions(load_scenario(file)))
    choice = HeuristicPlayer(1).choose(Seat(state, 2))
    assert not isinstance(choice, Sampled)
    card = next(it for it in view(state, 2).cards if it.id == choice.option.card)
    assert (state.ruleset.definitions[card.definition].title, card.role) == played

"""What the heuristic player of First Edition makes of headquarters."""

from pathlib import Path

from spaceline.core import engine
from spaceline.lab.scenarios.reading import load_scenario
from spaceline.lab.scenarios.setting import set_table
from spaceline.players.heuristic import HeuristicPlayer
from spaceline.players.seat import Seat

POSITIONS = Path(__file__).parent / "positions"


def after_the_turn(position):
    """The game once player 1 has ended the turn."""
    state, player = set_table(load_scenario(POSITIONS / position)).state, HeuristicPlayer(1)
    while (asked := engine.decision(state)) is not None and asked.player == 1:
        seat = Seat(state, 1)
        seat.give(player.choose(seat))
    return state


def where(state, title):
    """The title of the card where a card lies."""
    card = next(it for it in state.cards if state.definition(it).title == title)
    parent = state.cards[card].parent
    return state.definition(parent).title if parent in state.cards else ""


def test_who_plays_free_at_the_headquarters_reports_there_though_company_waits_elsewhere():
    """So both report in one turn (1E-6.1.1/1)."""
    state = after_the_turn("headquarters_or_outpost.yaml")
    assert where(state, "Gul Madred") == "Central Command"
    assert where(state, "Ulani Belor") in ("Galor", "Cardassian Outpost", "Central Command")


def test_those_in_a_headquarters_of_the_other_player_are_fetched():
    """1E-G:headquarters/1: it serves both, so the own people in it are no intruders who must stay."""
    state = after_the_turn("in_a_headquarters_of_the_other.yaml")
    assert all(where(state, title) != "Central Command" for title in ("Ulani Belor", "Jural", "Kotran Pa'Dar"))

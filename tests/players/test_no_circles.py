"""No turn of the heuristic player comes back to a position, nor goes on without end."""

from pathlib import Path

import pytest

from spaceline.cards.rulesets import ruleset
from spaceline.core import engine
from spaceline.editions import edition_of
from spaceline.lab.circling import ORDERS_A_TURN
from spaceline.lab.matches import ArenaMatch, MatchLimits, play_match, seeded_players
from spaceline.lab.scenarios.reading import load_scenario
from spaceline.lab.scenarios.setting import set_table
from spaceline.lab.simulation import ready_to_play
from spaceline.players.heuristic import HeuristicPlayer
from spaceline.players.heuristic.first import board as first, journeys as first_journeys, player as first_player
from spaceline.players.heuristic.second import board as second, journeys as second_journeys, player as second_player
from spaceline.players.seat import Seat

POSITIONS = Path(__file__).parent / "positions"
POSITION = POSITIONS / "beams_to_and_fro.yaml"
NO_CIRCLES = MatchLimits(circles=True)
HEURISTIC = ("heuristic", "heuristic")
RULESETS = ("2e-cta2003", "2e-premiere2002", "1e-modern", "1e-open")


def neighbours(name):
    """Each ready deck of a ruleset against the next one: every deck plays twice, once in each seat."""
    decks = ready_to_play(ruleset(name))
    titles = list(decks)
    return [(decks[one], decks[other]) for one, other in zip(titles, titles[1:] + titles[:1], strict=True)]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", RULESETS)
def test_no_turn_of_a_game_walks_in_circles(name, is_thorough):
    games = list(enumerate(neighbours(name)))[:: 1 if is_thorough else 4]
    played = [play_match(ruleset(name), pair, HEURISTIC, 70 + at, NO_CIRCLES) for at, pair in games]
    assert [result.error for result in played] == [""] * len(played)


@pytest.mark.parametrize("seed", range(3))
def test_a_crew_does_not_beam_to_and_fro_between_two_ships_one_of_them_damaged(seed):
    """The damaged one would do as well, were it not for its Range."""
    match = ArenaMatch(
        set_table(load_scenario(POSITION)).state, [HeuristicPlayer(seed + seat) for seat in (1, 2)], NO_CIRCLES
    )
    while match.step():
        pass
    assert match.state.result is not None


def test_no_more_beam_to_a_planet_than_may():
    """1E-G:atmospheric-ionization/1: six stand ready, and an order for all of them would be refused."""
    position = load_scenario(POSITIONS / "beams_through_ionization.yaml")
    match = ArenaMatch(set_table(position).state, [HeuristicPlayer(seat) for seat in (1, 2)], NO_CIRCLES)
    while match.step():
        pass
    assert match.state.result is not None


def test_the_player_ends_a_turn_by_itself_long_after_such_a_walk_is_noticed():
    assert min(second_player.ORDERS_A_TURN, first_player.ACTIONS_A_TURN) > ORDERS_A_TURN


def departures(name, seed):
    """Before each order of a game: the view, the ships that can move as they are manned now, and where to."""
    pair = neighbours(name)[seed % len(neighbours(name))]
    rules = ruleset(name)
    match = ArenaMatch(edition_of(name).start(rules, pair, seed), seeded_players(HEURISTIC, seed))
    while (asked := engine.decision(match.state)) is not None:
        if asked.prompt == "orders":
            seat = Seat(match.state, asked.player)
            ways = {}
            for option in seat.decision.options:
                if option.kind == "move":
                    ways.setdefault(option.card, set()).add(option.target)
            yield seat, ways
        match.step()


@pytest.mark.parametrize(
    ("name", "read", "routes"),
    [
        ("2e-cta2003", second.Board, second_journeys.routes),
        ("1e-modern", first.Board, first_journeys.routes),
    ],
)
def test_journeys_begin_with_moves_that_are_offered(name, read, routes):
    """By the Range that is left and as texts change it, not as it is printed."""
    seen = 0
    for seat, ways in departures(name, 1):
        board = read(seat.view, seat.definitions)
        for ship, goals in ways.items():
            begun = {route.first for route in routes(board, ship, board.place(ship)).values()}
            assert begun - {0, board.place(ship)} <= goals
            seen += len(begun) > 1
    assert seen > 10


CALLED = ("called_beside_a_docked_ship", "called_while_hidden", "called_from_one_outpost_to_another")
"""Positions in which a card calls a ship to an outpost where it stands already."""


@pytest.mark.parametrize("name", ["sent_by_cytherians", *CALLED])
def test_a_ship_that_a_card_sends_goes_on_where_its_player_would_do_nothing(name):
    """1E-G:actions-required/2: the turn does not end before it has gone."""
    position = load_scenario(POSITIONS / f"{name}.yaml")
    few = MatchLimits(decisions=200)
    match = ArenaMatch(set_table(position).state, [HeuristicPlayer(seat) for seat in (1, 2)], few)
    while match.step():
        pass
    assert match.state.result is not None


@pytest.mark.parametrize("name", CALLED)
def test_no_other_ship_moves_for_the_sake_of_one_that_a_card_calls(name):
    """1E-G:actions-required/2: it is the called one that appears, undocks or docks."""
    seat = Seat(set_table(load_scenario(POSITIONS / f"{name}.yaml")).state, 1)
    called = next(card.parent for card in seat.cards if card.role == "on")
    assert HeuristicPlayer(1).choose(seat).option.card == called


@pytest.mark.parametrize("name", ["the_last_card_and_guest_quarters"])
def test_what_is_done_in_place_of_a_draw_is_not_done_again_where_it_led_back(name):
    """A game in which nobody draws has no end: both decks are empty after a few turns."""
    few = MatchLimits(turns=12)
    position = load_scenario(POSITIONS / f"{name}.yaml")
    match = ArenaMatch(set_table(position).state, [HeuristicPlayer(seat) for seat in (1, 2)], few)
    while match.step():
        pass
    assert match.state.result is not None

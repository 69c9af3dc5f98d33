"""The heuristic player in whole games of First Edition, and what it makes of a view."""

from collections import Counter

import pytest

from spaceline.cards.rulesets import ruleset
from spaceline.core import engine
from spaceline.core.data.leaves import TABLE
from spaceline.lab.matches import ArenaMatch, play_match, seeded_players
from spaceline.lab.simulation import pairings, ready_to_play, simulate
from spaceline.players.heuristic.first.board import Board
from spaceline.players.heuristic.first.dilemma_value import DilemmaValue
from spaceline.players.heuristic.first.journeys import routes
from spaceline.players.heuristic.first.odds import Odds, staffs
from spaceline.players.heuristic.first.seed_guesses import Beneath
from spaceline.players.seat import Seat
from spaceline.rules.first.setup import start
from tests.support.first_table import ME, OPPONENT
from tests.support.first_tabletop import Tabletop

MODERN, OPEN = "1e-modern", "1e-open"


@pytest.fixture(scope="module")
def decks():
    return ready_to_play(ruleset(MODERN))


@pytest.mark.sampled
@pytest.mark.parametrize(("name", "games"), [(MODERN, 6), (OPEN, 4)])
def test_it_beats_the_random_player_by_points(name, games):
    result = simulate(ruleset(name), ready_to_play(ruleset(name)), ("heuristic", "random"), games, seed=40)
    assert result.errors == 0
    assert result.wins["heuristic"] >= games - 1
    assert result.ended_by["points"] >= games - 1


@pytest.fixture(scope="module")
def between_two(decks):
    """What came of games between two heuristic players."""
    return simulate(ruleset(MODERN), decks, ("heuristic", "heuristic"), 30, seed=100)


@pytest.mark.thorough
def test_games_between_two_of_them_end_by_points(between_two):
    assert between_two.errors == 0
    assert between_two.ended_by["points"] >= 28


@pytest.mark.thorough
def test_every_ready_deck_wins_games_against_the_others(between_two, decks):
    assert set(between_two.wins_by_deck) == set(decks)


def test_the_same_seed_plays_the_same_game(decks):
    pair = [decks["klingon"], decks["federation"]]
    one, other = (play_match(ruleset(MODERN), pair, ("heuristic", "random"), 11) for _ in range(2))
    assert (one.winners, one.points, one.decisions, one.turns) == (
        other.winners,
        other.points,
        other.decisions,
        other.turns,
    )


@pytest.fixture(scope="module")
def game(decks):
    """A game in which both have ships and people in play, before an order of the Federation's player."""
    brought = [decks["federation"], decks["romulan"]]
    match = ArenaMatch(start(ruleset(MODERN), brought, 5), seeded_players(("heuristic", "heuristic"), 5))
    while match.step():
        asked = engine.decision(match.state)
        if asked is not None and asked.prompt == "orders" and asked.player == 1:
            board = Board(Seat(match.state, 1).view, match.state.ruleset.definitions)
            if board.ships and len(board.members(people(board))) > 4:
                return match.state
    raise AssertionError("such a position never came")


@pytest.fixture
def board(game):
    return Board(Seat(game, 1).view, game.ruleset.definitions)


def people(board):
    return [card for place in board.locations for spot in board.spots(place) for card in board.people(spot, idle=True)]


def test_the_board_knows_the_locations_a_shared_mission_among_them(board):
    assert len(board.locations) == 11
    assert sum(it.is_mine for it in board.locations.values()) == 6
    assert [it.at for it in board.locations.values()] == list(range(11))


def test_only_own_missions_and_those_that_show_40_points_are_goals(board):
    for it in board.locations.values():
        is_goal = it in board.goals
        assert is_goal == (not it.is_completed and (it.is_mine or it.points >= 40)), it.facts.title


def test_everybody_in_play_stands_at_one_spot(board):
    everybody = people(board)
    assert len(everybody) == len(set(everybody)) > 4
    assert all(board.is_own(card) for card in everybody)


def test_a_ship_arrives_sooner_the_nearer_a_location_is(board):
    ship = board.ships[0]
    origin = board.place(ship)
    found = routes(board, ship, origin)
    at = board.locations[origin].at
    for way in (1, -1):
        turns = [found[place].turns for place in found if (board.locations[place].at - at) * way > 0]
        assert turns == sorted(turns)
    assert set(found) == set(board.locations) - {origin}


def test_a_ship_is_staffed_by_its_own_affiliation_and_by_commanders_in_the_place_of_staff(board):
    ship = board.member(board.ships[0])
    federation = [one for one in board.members(people(board)) if "Fed" in one.affiliations]
    commanders = [one for one in federation if "Cmd" in one.icons]
    assert staffs(commanders[:1], ship, [("Stf",)])
    assert not staffs([one for one in federation if not one.icons][:1], ship, [("Stf",)])
    assert not staffs([one._replace(affiliations=("Rom",)) for one in commanders], ship, [()])


def test_a_team_promises_less_the_more_lies_beneath_a_mission(board):
    team, odds, beneath = board.members(people(board)), Odds(1), Beneath(board.pool)
    for goal in board.goals:
        unknown = beneath.of_kind[goal.facts.kind]
        chances = [odds.promise(team * 3, goal, (unknown,) * seeds).chance for seeds in (0, 2, 6)]
        assert chances == sorted(chances, reverse=True)
    assert any(odds.promise(team * 3, goal, ()).chance == 1 for goal in board.goals)
    assert all(odds.promise((), goal, ()).chance == 0 for goal in board.goals)


@pytest.fixture(scope="module")
def seeded(decks):
    """What both players know of a game in which they have seeded."""
    brought = [decks["klingon"], decks["federation"]]
    match = ArenaMatch(start(ruleset(MODERN), brought, 8), seeded_players(("heuristic", "heuristic"), 8))
    while match.step():
        asked = engine.decision(match.state)
        if asked is not None and asked.prompt == "card-plays":
            return [Board(Seat(match.state, player).view, match.state.ruleset.definitions) for player in (1, 2)]
    raise AssertionError("nobody played a card")


class TestSeeding:
    """What lies beneath the missions when the seed phases are over."""

    def own_seeds(self, board):
        """Location and definition of what the player has put beneath missions."""
        for location in board.locations.values():
            for card in board.zone(location.place, "seeds"):
                if (it := board.definition(card)) is not None:
                    yield location, it

    def test_no_dilemma_lies_where_it_would_be_a_mis_seed(self, seeded):
        """1E-4.3/1, /3, 1E-7.2.4/2."""
        for board in seeded:
            found = [(location, it) for location, it in self.own_seeds(board) if it.type == "dilemma"]
            assert len(found) > 15
            assert all(it.facts.kind in ("dual", location.facts.kind) for location, it in found)
            assert len({(location.place, it.title) for location, it in found}) == len(found)

    def test_artifacts_lie_beneath_own_planet_missions_one_each(self, seeded):
        """1E-4.3/4."""
        for board in seeded:
            places = [location for location, it in self.own_seeds(board) if it.type == "artifact"]
            assert places
            assert all(location.is_mine and location.facts.kind != "space" for location in places)
            assert len({location.place for location in places}) == len(places)

    def test_no_artifact_lies_where_the_own_people_may_not_attempt_anything(self, seeded):
        """The homeworld is there for its headquarters (1E-7.2.1/5)."""
        board = seeded[0]
        assert any(location.facts.title == "Expose Covert Supply" for location in board.locations.values())
        places = [location.facts.title for location, it in self.own_seeds(board) if it.type == "artifact"]
        assert "Expose Covert Supply" not in places

    def test_the_missions_of_the_opponent_are_guarded_and_a_shared_one_too(self, seeded):
        for board in seeded:
            guarded = {location.place for location, it in self.own_seeds(board) if it.type == "dilemma"}
            assert guarded == {it.place for it in board.locations.values() if not it.is_mine or it.is_shared}

    def test_what_stops_teams_most_often_is_met_last(self, seeded):
        for board in seeded:
            dilemma_value = DilemmaValue(board, 8 * 31 + board.me)
            for location in board.locations.values():
                dilemmas = [it for place, it in self.own_seeds(board) if place == location and it.type == "dilemma"]
                met = [dilemma_value.stops(it, location) for it in reversed(dilemmas)]
                assert met == sorted(met), location.facts.title


def test_no_order_is_given_over_and_over_in_one_turn(decks):
    """With this seed a plague aboard, but not ashore, makes a company want to be where it is not."""
    game = next(pairings(("heuristic", "heuristic"), list(decks), 1, seed=1000))
    brought = [decks[name] for name in game.decks]
    match = ArenaMatch(start(ruleset(MODERN), brought, 1000), seeded_players(game.players, 1000))
    given: Counter = Counter()
    while (asked := engine.decision(match.state)) is not None:
        before = (match.state.mark(TABLE, "turns"), asked.player)
        match.step()
        given[before] += 1
    assert max(given.values()) < 60


def test_it_lets_a_ship_go_that_a_card_sends_somewhere_else_its_turn_would_not_end():
    """1E-G:actions-required/2."""
    it = Tabletop("space")
    it.person("crew", it.ship_card, icons=("Cmd",))
    home = it.facility("Home", it.place)
    message = it.printed("Incoming Message - Federation", it.ship_card, "on", OPPONENT)
    it.begin()
    assert it.refused("end-turn")[0] == "must-go-on"
    player = seeded_players(("heuristic",), 1)[0]
    for _ in range(20):
        if it.role(message) == "on" and it.decision.player == ME:
            seat = Seat(it.state, ME)
            seat.give(player.choose(seat))
    assert (it.state.cards[it.ship_card].parent, it.role(message)) == (home, "discard")

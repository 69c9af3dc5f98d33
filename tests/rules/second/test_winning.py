"""When the game is over, and who has won (2E-winning-the-game)."""

import pytest

from spaceline.core import table
from spaceline.rules.second.winning import verdict
from tests.support.second_table import SecondTable

PLANET, SPACE = "planet", "space"


def scored(*players, decks=True, turned=None):
    """A game in which players have so many points and have completed missions of such kinds."""
    it = SecondTable(players=len(players), turned=turned)
    for player, (points, *kinds) in enumerate(players, 1):
        if decks:
            it.deck(player, 1)
        table.put_mark(it.state, player, "points", points)
        for kind in (PLANET, SPACE):
            name = f"{kind} {player}"
            it.location(name, kind, owner=player)
            if kind in kinds:
                table.put_mark(it.state, it.names[name], "completed", 1)
    it.ready()
    return verdict(it.state)


@pytest.mark.parametrize("points", [100, 130])
def test_a_hundred_points_with_a_planet_and_a_space_mission_win(points):
    """2E-winning-the-game/1, /2: at once."""
    assert scored((points, PLANET, SPACE), (0,)) == ((1,), "points")


@pytest.mark.parametrize("short", [(99, PLANET, SPACE), (150, PLANET), (150, SPACE), (150,)])
def test_neither_points_nor_missions_alone_win(short):
    """2E-winning-the-game/1."""
    assert scored(short, (0,)) is None


def test_missions_of_an_opponent_do_not_count():
    """2E-winning-the-game/1: those that the player has completed."""
    assert scored((100, PLANET), (0, SPACE)) is None


def test_of_two_who_are_there_the_one_with_more_points_wins():
    """2E-winning-the-game/1."""
    assert scored((100, PLANET, SPACE), (110, PLANET, SPACE)) == ((2,), "points")


def test_more_points_without_both_kinds_do_not_stand_in_the_way():
    """2E-winning-the-game/1."""
    assert scored((100, PLANET, SPACE), (160, PLANET)) == ((1,), "points")


def test_the_game_goes_on_while_anybody_has_a_deck():
    """2E-winning-the-game/3."""
    assert scored((40, PLANET), (20,)) is None


@pytest.mark.parametrize(
    ("players", "winners"),
    [
        (((40, PLANET, SPACE), (90, PLANET)), (1,)),
        (((40, PLANET, SPACE), (60, PLANET, SPACE)), (2,)),
        (((30, PLANET), (90,)), (1,)),
        (((30, PLANET), (35, SPACE)), (2,)),
        (((5,), (10,)), (2,)),
        (((5,), (10,), (7, PLANET)), (3,)),
    ],
)
def test_with_all_decks_empty_missions_count_before_points(players, winners):
    """2E-winning-the-game/3, /4, /5, /6."""
    assert scored(*players, decks=False) == (winners, "decks")


def test_equals_end_in_a_tie():
    """2E-winning-the-game/8."""
    assert scored((40, PLANET), (40, SPACE), decks=False) == ((1, 2), "decks")
    assert scored((100, PLANET, SPACE), (100, PLANET, SPACE)) == ((1, 2), "points")


def test_equals_share_the_victory_by_the_rulebook_of_2002():
    """2E-winning-the-game/7."""
    found = scored((40, PLANET), (40, SPACE), (10,), decks=False, turned={"equal-scores": "shared"})
    assert found == ((1, 2), "shared")
    assert scored((40, PLANET), (30, SPACE), decks=False, turned={"equal-scores": "shared"}) == ((1,), "decks")


def test_the_game_stops_in_mid_turn():
    """2E-winning-the-game/2."""
    it = SecondTable()
    it.keep_going()
    table.put_mark(it.state, it.names["Far from 1"], "completed", 1)
    it.location("Space", "space")
    it.person("Crew", it.ship("Ship", it.places["Space"]))
    table.put_mark(it.state, 1, "points", 70)
    it.begin()
    it.happen("complete", it.names["Space"], amount=30)
    assert it.state.result == ((1,), "points")
    assert it.asked is None

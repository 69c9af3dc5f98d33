"""Winning, from the clauses of 1E-9.0."""

from __future__ import annotations

import pytest

from spaceline.core import table
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import TABLE
from spaceline.rules.first import winning
from spaceline.rules.first.verbs.table import complete, to_discard
from tests.support.first_table import ME, OPPONENT, FirstTable


def scored(it: FirstTable, player: int, points: int, bonus: int = 0) -> None:
    """Give a player points."""
    table.put_mark(it.state, player, "points", points)
    table.put_mark(it.state, player, "bonus", bonus)


def completed(it: FirstTable, *kinds: str, by: int = ME, quadrant: str = "Alpha") -> None:
    """Let a player have completed missions of these kinds."""
    for number, kind in enumerate(kinds):
        title = f"{kind} {number} of {by} {quadrant}"
        it.location(title, kind, quadrant=quadrant)
        complete(it.state, Change("complete", (it.names[title],), by))


@pytest.mark.parametrize(
    ("kinds", "goal"),
    [
        (("planet", "space"), 100),
        (("planet", "planet"), 140),
        (("dual", "planet"), 100),
        (("dual",), 140),
        ((), 180),
    ],
)
def test_forty_more_points_are_needed_without_both_kinds_and_forty_without_the_alpha_quadrant(kinds, goal):
    """1E-9.0/1, /2, /3; a mission of both kinds counts as one of the two (ambiguity 15)."""
    it = FirstTable()
    it.location("Somewhere")
    completed(it, *kinds)
    assert winning.goal(it.state, ME) == goal


def test_where_nobody_seeded_an_alpha_mission_none_is_needed():
    """1E-9.0/3."""
    it = FirstTable()
    completed(it, "planet", "space", quadrant="Gamma")
    assert winning.goal(it.state, ME) == 100


def test_a_mission_that_was_completed_and_destroyed_counts_as_completed():
    """1E-9.0/2, /3, 1E-7.2.5.0.1/2: its kind and its quadrant."""
    it = FirstTable()
    it.location("Somewhere")
    completed(it, "planet", quadrant="Gamma")
    completed(it, "space")
    for title, goal in (("planet 0 of 1 Gamma", 100), ("space 0 of 1 Alpha", 100)):
        to_discard(it.state, Change("destroy", (it.names[title],), OPPONENT))
        assert winning.goal(it.state, ME) == goal


def test_an_alpha_mission_that_was_destroyed_was_seeded():
    """1E-9.0/3."""
    it = FirstTable()
    completed(it, "planet", "space", quadrant="Gamma")
    it.location("Somewhere")
    to_discard(it.state, Change("destroy", (it.names["Somewhere"],), OPPONENT))
    assert winning.goal(it.state, ME) == 140


@pytest.mark.parametrize(("points", "bonus", "counted"), [(110, 70, 80), (100, 50, 100), (30, 30, 0), (60, 0, 60)])
def test_no_more_bonus_points_count_than_others(points, bonus, counted):
    """1E-9.0/4."""
    it = FirstTable()
    scored(it, ME, points, bonus)
    assert winning.counted(it.state, ME) == counted


def test_a_hundred_points_with_both_kinds_win():
    """1E-9.0/1."""
    it = FirstTable()
    completed(it, "planet", "space")
    scored(it, ME, 100)
    assert winning.verdict(it.state) == ((ME,), "points")


def test_a_hundred_points_with_one_kind_do_not_win():
    """1E-9.0/2."""
    it = FirstTable()
    completed(it, "planet", "planet")
    scored(it, ME, 139)
    assert winning.verdict(it.state) is None
    scored(it, ME, 140)
    assert winning.verdict(it.state) == ((ME,), "points")


def test_in_open_a_hundred_points_of_any_kind_win():
    """1E-9.0.1/1."""
    it = FirstTable("1e-open")
    scored(it, ME, 100, 100)
    assert winning.verdict(it.state) == ((ME,), "points")


def test_with_both_draw_decks_empty_the_one_with_more_points_wins():
    """1E-9.0/5."""
    it = FirstTable()
    scored(it, ME, 60)
    scored(it, OPPONENT, 45)
    for player in (ME, OPPONENT):
        assert winning.verdict(it.state) is None
        for card in it.state.zone(player, "deck"):
            table.move(it.state, card, player, "discard")
    assert winning.verdict(it.state) == ((ME,), "decks")


def test_nobody_wins_a_tie():
    """1E-9.0/5, ambiguity 16."""
    it = FirstTable()
    for player in (ME, OPPONENT):
        for card in it.state.zone(player, "deck"):
            table.move(it.state, card, player, "discard")
    assert winning.verdict(it.state) == ((), "decks")


def test_if_both_meet_the_conditions_together_the_one_with_more_points_wins():
    """1E-9.0/5."""
    it = FirstTable("1e-open")
    scored(it, ME, 100)
    scored(it, OPPONENT, 105)
    assert winning.verdict(it.state) == ((OPPONENT,), "points")


def test_nobody_wins_before_the_first_turn():
    """1E-4.0/1: empty decks mean nothing in the seed phases."""
    it = FirstTable()
    table.put_mark(it.state, TABLE, "began", 0)
    scored(it, ME, 200)
    assert winning.verdict(it.state) is None


def test_the_game_ends_after_the_action_that_brings_the_points():
    """1E-9.0/1, 1E-7.2.5/7."""
    it = FirstTable()
    completed(it, "space")
    scored(it, ME, 70)
    place = it.location("Planet")
    it.person("Ann", place)
    it.person("Eve", it.location("Elsewhere"))
    it.begin().do("attempt", it.names["Planet"], place)
    assert it.state.result == ((ME,), "points")

"""What a player needs to win, beside what there is of it."""

import pytest

from spaceline.editions import EDITIONS
from spaceline.hosting.beginning import begin
from spaceline.hosting.seating import PERSON, Chair
from spaceline.presentation.tables import goal_here

DECKS = {
    "first": ("federation", "klingon"),
    "second": ("federation", "klingon"),
    "objectives": ("federation", "klingon"),
}


def hosted(ruleset, key):
    return begin(ruleset, tuple(Chair(PERSON, deck) for deck in DECKS[key]), 5)


def told(game, player):
    return [(goal.name, goal.have, goal.need) for goal in game.goals(player)]


@pytest.mark.parametrize("key", ["second", "objectives"])
def test_points_and_both_kinds_are_needed(key):
    edition = next(it for it in EDITIONS if it.key == key)
    game = hosted(edition.names[0], key)
    assert told(game, 1) == [("points", 0, 100), ("planet", 0, 1), ("space", 0, 1)]


def test_a_completed_mission_counts_for_its_kind_and_its_player_alone():
    game = hosted("2e-cta2003", "second")
    state = game.session.state
    mission = next(it for it, leaf in state.cards.items() if leaf.owner == 1 and kind_of(state, it) == "planet")
    state.marks[mission, "completed"] = 1
    state.marks[1, "points"] = 35
    assert told(game, 1) == [("points", 35, 100), ("planet", 1, 1), ("space", 0, 1)]
    assert told(game, 2) == [("points", 0, 100), ("planet", 0, 1), ("space", 0, 1)]


def kind_of(state, card):
    definition = state.ruleset.definitions[state.cards[card].definition]
    return definition.facts.kind if definition.type == "mission" else ""


def test_first_edition_asks_for_more_points_where_a_kind_is_lacking():
    game = hosted("1e-modern", "first")
    state = game.session.state
    assert told(game, 1) == [("points", 0, 180), ("planet", 0, 1), ("space", 0, 1)]
    for kind in ("planet", "space"):
        mission = next(it for it, leaf in state.cards.items() if leaf.owner == 1 and kind_of(state, it) == kind)
        state.marks[mission, "completed"] = 1
    assert told(game, 1) == [("points", 0, 100), ("planet", 1, 1), ("space", 1, 1)]
    assert told(game, 2) == [("points", 0, 180), ("planet", 0, 1), ("space", 0, 1)]


def shown(game, player):
    scene = game.scene(player)
    return [goal_here(scene, goal) for goal in game.goals(player)]


def test_why_first_edition_asks_for_more_points_is_told_with_the_number():
    """1E-9.0/2, /3: 40 more without both kinds, and 40 more without a mission of the Alpha Quadrant."""
    game = hosted("1e-modern", "first")
    points, *_ = shown(game, 1)
    assert (points.need, points.sum) == (180, "100 + 40 + 40")
    assert "without two completed missions, a planet and a space mission" in points.why
    assert points.why.endswith("and 40 more without a completed mission in the Alpha Quadrant.")
    state = game.session.state
    alpha = next(it for it, leaf in state.cards.items() if leaf.owner == 1 and is_alpha(state, it))
    state.marks[alpha, "completed"] = 1
    points, *_ = shown(game, 1)
    assert (points.need, points.sum) == (140, "100 + 40")
    assert "Alpha" not in points.why
    assert shown(game, 2)[0].sum == "100 + 40 + 40"


def is_alpha(state, card):
    return kind_of(state, card) and state.definition(card).facts.quadrant == "Alpha"


def test_where_no_more_is_asked_for_nothing_is_told():
    for ruleset, key in (("2e-cta2003", "second"), ("1e-open", "first")):
        assert not any(goal.sum or goal.why for goal in shown(hosted(ruleset, key), 1))


def test_in_an_open_game_points_alone_decide():
    assert told(hosted("1e-open", "first"), 1) == [("points", 0, 100)]

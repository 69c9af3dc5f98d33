"""What a player needs to win, beside what there is of it."""

import pytest

from spaceline.editions import EDITIONS
from spaceline.hosting.beginning import begin
from spaceline.hosting.seating import PERSON, Chair

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


def test_in_an_open_game_points_alone_decide():
    assert told(hosted("1e-open", "first"), 1) == [("points", 0, 100)]

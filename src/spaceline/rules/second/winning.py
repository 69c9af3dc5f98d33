"""Winning and the end of the game (2E-winning-the-game)."""

from __future__ import annotations

from spaceline.core.data.leaves import PlayerId
from spaceline.core.replaceable import Replaceable
from spaceline.core.ruleset import Goal
from spaceline.core.state import State
from spaceline.rules.second import seating
from spaceline.rules.second.numbers import numbers
from spaceline.rules.second.places import own_missions
from spaceline.rules.second.switches import readings
from spaceline.rules.second.values import facts


@Replaceable
def completed_kinds(state: State, player: PlayerId) -> set[str]:
    """The kinds of mission a player has completed."""
    done = (mission for mission in own_missions(state, player) if state.mark(mission, "completed"))
    return {facts(state, mission).kind for mission in done}


@Replaceable
def kinds_that_win(state: State, player: PlayerId) -> set[str]:
    """The kinds of mission that count for a player who has the points to win."""
    return completed_kinds(state, player)


BOTH_KINDS = {"planet", "space"}


def has_both_kinds(state: State, player: PlayerId) -> bool:
    """Whether a player has completed a planet and a space mission."""
    return completed_kinds(state, player) >= BOTH_KINDS


def goals(state: State, player: PlayerId) -> tuple[Goal, ...]:
    """What a player needs to win by points (2E-winning-the-game/1)."""
    kinds = kinds_that_win(state, player)
    points = Goal("points", state.mark(player, "points"), numbers(state).points_to_win)
    return (points, *(Goal(kind, int(kind in kinds)) for kind in sorted(BOTH_KINDS)))


def verdict(state: State) -> tuple[tuple[PlayerId, ...], str] | None:
    """Winners and reason: by points at once, or when all decks are empty (2E-winning-the-game/1, /2, /3).

    Before either, whoever is left alone.
    """
    players = seating.at_the_table(state)
    if len(players) == 1:
        return (players, "left")
    goal = numbers(state).points_to_win
    marks, contents = state.marks, state.contents
    there = tuple([player for player in players if marks.get((player, "points"), 0) >= goal])
    if there and (there := tuple(player for player in there if kinds_that_win(state, player) >= BOTH_KINDS)):
        return result(state, highest(state, there), "points")
    if [player for player in players if (player, "deck") in contents]:
        return None
    return result(state, best(state, players), "decks")


def result(state: State, winners: tuple[PlayerId, ...], reason: str) -> tuple[tuple[PlayerId, ...], str]:
    """Equals end in a tie (2E-winning-the-game/8), by the rulebook of 2002 they share the victory (/7)."""
    shared = len(winners) > 1 and readings(state).equal_scores == "shared"
    return (winners, SHARED if shared else reason)


SHARED = "shared"
"""The reason of a victory that several players have together."""


def best(state: State, players: tuple[PlayerId, ...]) -> tuple[PlayerId, ...]:
    """The players with the best score among those who count first (2E-winning-the-game/4, /5, /6)."""
    both = tuple(player for player in players if has_both_kinds(state, player))
    some = tuple(player for player in players if completed_kinds(state, player))
    return highest(state, both or some or players)


def highest(state: State, players: tuple[PlayerId, ...]) -> tuple[PlayerId, ...]:
    """Those with the best score."""
    most = max(state.mark(player, "points") for player in players)
    return tuple(player for player in players if state.mark(player, "points") == most)

"""How likely each player was to win, at the moments between turns and attempts."""

from __future__ import annotations

import msgspec

from spaceline.core.data.leaves import TABLE, PlayerId
from spaceline.core.state import State
from spaceline.core.view import view
from spaceline.players.commander.search import Judge


class WinChance(msgspec.Struct, frozen=True):
    """How likely one player was to win at a moment, as far as that player could see."""

    answers: int
    """After so many answers."""
    turn: int
    """In which turn of the game, from 1; 0 before the first."""
    player: PlayerId
    chance: float
    """0 to 1; at the end of the game 1 for who won alone, shared among several, and 0 for the others."""


def turn_of(state: State) -> int:
    """Which turn of a game that goes on it is, from 1; 0 while none has begun."""
    is_turn = any(type(frame).__name__ == "Turn" for frame in state.frames)
    return state.mark(TABLE, "turns") + 1 if is_turn else 0


def chance_of(state: State, player: PlayerId, judge: Judge) -> float:
    """How likely a player is to win, by what that player sees; what happened, once the game is over."""
    if state.result is not None:
        winners = state.result[0]
        return float(player in winners) / max(1, len(winners))
    return judge.weights.judge(judge.features(view(state, player), state.ruleset.definitions))


def chances_at(state: State, answers: int, turn: int, players: tuple[PlayerId, ...], judge: Judge) -> list[WinChance]:
    """How likely some players are to win in a turn of the game."""
    return [WinChance(answers, turn, it, round(chance_of(state, it, judge), 4)) for it in players]

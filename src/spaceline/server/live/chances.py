"""What a viewer may do beside answering."""

from __future__ import annotations

from collections.abc import Collection
from itertools import takewhile

from msgspec.structs import replace

from spaceline.core.view import SPECTATOR
from spaceline.hosting.game import HostedGame
from spaceline.hosting.suggesting import why_not_helped
from spaceline.players.commander.searching import judge_of
from spaceline.players.suggesting import foretelling_in
from spaceline.server.live.clocks.match_clocks import MatchClocks
from spaceline.server.wire.messages import Chances

MOST_LINES = 6
"""So many lines are shown of what would be taken back: the latest."""


def chances_of(
    game: HostedGame,
    viewer: int,
    *,
    clocks: MatchClocks,
    again: Collection[int] = (),
    absent: Collection[int] = (),
    is_last: bool = False,
    is_lesson: bool = False,
) -> Chances:
    """What one viewer may do now.

    Args:
        game: the game.
        viewer: a player, or 0 for those who look on.
        clocks: the clocks of the players.
        again: the players who want to play again.
        absent: the players who have been away for long.
        is_last: whether the next match has been made, or there will be none.
        is_lesson: whether nobody plays against anybody.
    """
    if viewer == SPECTATOR:
        return Chances()
    ruleset = game.session.state.ruleset.name
    if game.is_over:
        is_analysed = judge_of(ruleset) is not None
        return Chances(rematch=viewer not in again and not is_last, analysed=is_analysed, again=tuple(sorted(again)))
    if viewer not in game.people:
        return Chances()
    may_concede = game.session.state.ruleset.leave is not None and not is_lesson
    if game.computer(viewer):
        return Chances(concede=may_concede)
    found = chances_in_play(game, viewer, clocks, absent, may_concede=may_concede)
    is_helped = why_not_helped(game) is None and clocks.control is None and not is_lesson
    return replace(found, training=is_helped, foretold=is_helped and foretelling_in(ruleset) is not None)


def chances_in_play(
    game: HostedGame, viewer: int, clocks: MatchClocks, absent: Collection[int], *, may_concede: bool
) -> Chances:
    """What somebody may do who plays, while the game goes on."""
    is_free = may_undo(game, viewer)
    request = game.standing.request
    is_asked = request is not None and viewer in game.still_asked
    has_asked = request is not None and viewer == request.player
    return Chances(
        undo=is_free,
        ask_undo=not is_free and not has_asked and game.has_answered(viewer),
        redo=game.may_redo(viewer),
        asked_undo_by=request.player if request is not None and is_asked else 0,
        asked_undo_of=would_be_taken_back(game, viewer) if is_asked else (),
        undo_asked=game.still_asked if has_asked else (),
        absent=tuple(it for it in sorted(absent) if it != viewer and it in game.people and not game.computer(it)),
        overdue=tuple(it for it in (clocks.overdue,) if it not in (0, viewer)),
        give_time=clocks.may_be_given(viewer),
        concede=may_concede,
    )


def may_undo(game: HostedGame, player: int) -> bool:
    """Whether a player may take back at once: only within the own turn, which is quickly seen."""
    state = game.session.state
    return state.ruleset.active_player(state) == player and game.may_undo(player)


def would_be_taken_back(game: HostedGame, viewer: int) -> tuple[str, ...]:
    """The latest lines of a viewer's log that the open request would take out of it, in the order of the log."""
    to = game.would_be_taken_back
    lines = list(takewhile(lambda line: line.answers > to, reversed(game.log(viewer))))
    return tuple(line.text for line in reversed(lines[:MOST_LINES]))

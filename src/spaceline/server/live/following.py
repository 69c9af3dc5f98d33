"""Following a match that another process goes on with: what was stored there happens here as well."""

from __future__ import annotations

from collections.abc import Collection

from spaceline.core.codec import save, unpacked
from spaceline.core.data.changes import Event
from spaceline.core.data.decisions import Refusal
from spaceline.core.data.leaves import PlayerId
from spaceline.core.data.records import Answered, Left
from spaceline.core.data.seen import SeenEvent
from spaceline.core.view import seen_event
from spaceline.hosting.answering import Told
from spaceline.hosting.game import HostedGame
from spaceline.server.live.persistence import Latest


def follow(game: HostedGame, latest: Latest, viewers: Collection[PlayerId]) -> Told | None:
    """Let happen what has come since, and tell what these viewers saw; None when it does not come out the same.

    Then the game is of no use any more, and is to be loaded as a whole; going back is one of the reasons. What the
    other process has put in words is not put in words again.
    """
    told: Told = dict.fromkeys(viewers, ())
    try:
        for entry in latest.entries:
            if not isinstance(entry, Answered | Left):
                return None
            events = happen(game, entry)
            for viewer in viewers:
                told[viewer] += seen(game, events, viewer)
    except (Refusal, ValueError):
        return None
    for viewer, lines in latest.lines.items():
        game.story.add(viewer, *lines)
    return told if stands_as_stored(game, latest) else None


def happen(game: HostedGame, entry: Answered | Left) -> list[Event]:
    """Let one entry happen."""
    if isinstance(entry, Left):
        return game.session.leave(entry.player)
    return game.session.answer(entry.answer, by_auto_answer=entry.by_auto_answer)


def seen(game: HostedGame, events: list[Event], viewer: PlayerId) -> tuple[SeenEvent, ...]:
    """What a viewer saw of what happened."""
    state = game.session.state
    return tuple(found for event in events if (found := seen_event(state, event, viewer)) is not None)


def stands_as_stored(game: HostedGame, latest: Latest) -> bool:
    """Whether the game is now as the other process has stored it; what else the table remembers is taken over."""
    session, saved = game.session, latest.saved
    if {viewer: len(lines) for viewer, lines in game.story.lines.items()} != saved.shown:
        return False
    if unpacked(session.begin, {0: saved.now}, 0) != save(session.state):
        return False
    for viewer in game.viewers:
        game.story.look(session.state, viewer)
    game.standing = saved.standing
    return True

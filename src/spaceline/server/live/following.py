"""Following a match that another process goes on with: what was stored there happens here as well."""

from __future__ import annotations

from collections.abc import Sequence

from spaceline.core.codec import packed, save
from spaceline.core.data.decisions import Refusal
from spaceline.core.data.records import Answered, Entry, Left
from spaceline.hosting.answering import Told
from spaceline.hosting.game import HostedGame
from spaceline.hosting.saving import Saved
from spaceline.hosting.story import Line


def follow(game: HostedGame, entries: Sequence[Entry], saved: Saved) -> Told | None:
    """Let the entries happen to a game that is as it was before them; None when it does not come out the same.

    Then the game is of no use any more, and is to be loaded as a whole; going back is one of the reasons.
    """
    told: Told = {}
    try:
        for entry in entries:
            if not isinstance(entry, Answered | Left):
                return None
            happen(game, entry, told)
    except (Refusal, ValueError):
        return None
    record = game.session.record
    if packed(record.begin, {}, save(game.session.state)) != saved.now:
        return None
    game.standing = saved.standing
    return told


def happen(game: HostedGame, entry: Answered | Left, told: Told) -> None:
    """Let one entry happen, and tell everybody as it was told there."""
    if isinstance(entry, Left):
        game.tell(game.session.leave(entry.player), told)
    elif not entry.by_habit:
        game.tell(game.session.answer(entry.answer), told)
    else:
        text = game.passed(entry.player, entry.answer)
        events = game.session.answer(entry.answer, by_habit=True)
        game.story.add(entry.player, Line(game.session.answers, "passed", text, is_passed=True))
        game.tell(events, told)

"""Pauses in which others might respond, for as long whether anybody is asked or not.

Who is asked where others do not see it sees at once what has happened; everybody else sees nothing of it until the
pause is over. What comes within it comes to the same, so that nobody can tell whether somebody was asked.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Collection, Sequence
from typing import Protocol

from spaceline.core.data.leaves import PlayerId
from spaceline.core.data.records import Answered, RecordError, WentBack
from spaceline.core.data.seen import SeenEvent
from spaceline.core.view import is_secret
from spaceline.hosting.clocks import AskedPerson
from spaceline.hosting.game import HostedGame
from spaceline.server.storage.matches import Match


class PausedMatch(Protocol):
    """The match that pauses."""

    game: HostedGame
    match: Match


class ResponsePauses:
    """The pauses of one match: until when who is told nothing, and what there is to be told then."""

    def __init__(self, match: PausedMatch, seconds: float, end: Callable[[Collection[PlayerId]], None]) -> None:
        """No pause yet; ``end`` tells those who have waited once one is over."""
        self.match, self.seconds, self.end = match, seconds, end
        self.until: dict[PlayerId, float] = {}
        """By viewer."""
        self.kept: dict[PlayerId, list[SeenEvent]] = {}
        self.anew: set[PlayerId] = set()
        """Who is to be shown the whole table then."""
        self.told: defaultdict[PlayerId, asyncio.Event] = defaultdict(asyncio.Event)
        """Of those who wait until they are told something."""
        self.timer: asyncio.TimerHandle | None = None

    @property
    def now(self) -> float:
        """The time by which pauses are counted."""
        return asyncio.get_running_loop().time()

    @property
    def is_of_use(self) -> bool:
        """Whether different people play against each other, and not by correspondence."""
        people = {seat.person for seat in self.match.match.seats if seat.computer is None}
        clock = self.match.match.clock
        return self.seconds > 0 and len(people) > 1 and (clock is None or clock.is_live)

    def begin(self, asked: AskedPerson, entries: int, viewers: Collection[PlayerId]) -> bool:
        """Something has happened since so many entries, when somebody was asked: pause where others might respond.

        After an answer of which others do not know that it was given, whoever gave it waits alone. Returns whether all
        wait.
        """
        new = self.match.game.session.entries[entries:]
        if any(isinstance(entry, WentBack) for entry in new):
            self.stop()
            self.kept.clear()
            return False
        if not self.is_of_use or not new or not self.might_lead_to_responses(len(new)):
            return False
        until = self.now + self.seconds
        self.until.update(dict.fromkeys(viewers if asked.is_seen else (asked.player,), until))
        self.wait()
        return asked.is_seen

    def might_lead_to_responses(self, count: int) -> bool:
        """Whether somebody might have been asked after any of the latest answers, where others would not see it."""
        session = self.match.game.session
        latest = range(max(0, session.answers - count), session.answers)
        try:
            return any(isinstance(session.given[at], Answered) and session.reach(at).is_unseen for at in latest)
        except RecordError:
            return False

    def holds(self, viewer: PlayerId) -> bool:
        """Whether a viewer is told nothing now."""
        if self.until.get(viewer, 0.0) <= self.now:
            return False
        game = self.match.game
        return not (game.asked == viewer and is_secret(game.session.state.frames[-1]))

    def keep(self, viewer: PlayerId, seen: Sequence[SeenEvent], *, is_anew: bool) -> None:
        """Keep what a viewer is to be told when the pause is over."""
        self.kept.setdefault(viewer, []).extend(seen)
        if is_anew:
            self.anew.add(viewer)

    def taken(self, viewer: PlayerId, seen: Sequence[SeenEvent]) -> tuple[tuple[SeenEvent, ...], bool]:
        """What a viewer is told now, with what was kept, and whether that is the whole table."""
        is_anew = viewer in self.anew
        self.anew.discard(viewer)
        self.let_go(viewer)
        return (*self.kept.pop(viewer, ()), *seen), is_anew

    async def over(self, viewer: PlayerId) -> None:
        """Wait until a viewer is told what there is: what is asked for before that would tell it as well."""
        while self.holds(viewer):
            await self.told[viewer].wait()

    def let_go(self, viewer: PlayerId) -> None:
        """A viewer is told something, or has gone: whoever waits for that waits no longer."""
        if (told := self.told.pop(viewer, None)) is not None:
            told.set()

    def wait(self) -> None:
        """Look again when the next pause is over."""
        if self.timer is not None:
            self.timer.cancel()
        ends = self.until.values()
        self.timer = asyncio.get_running_loop().call_at(min(ends), self.look) if ends else None

    def look(self) -> None:
        """A pause is over: for whom nothing was kept, there is nothing to be told."""
        self.timer = None
        now = self.now
        over = [viewer for viewer, moment in self.until.items() if moment <= now]
        for viewer in over:
            del self.until[viewer]
            if viewer not in self.kept:
                self.let_go(viewer)
        if waiting := self.kept.keys() & over:
            self.end(waiting)
        self.wait()

    def stop(self) -> None:
        """Pause no longer."""
        self.until.clear()
        for viewer in tuple(self.told):
            self.let_go(viewer)
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

"""The clocks of one match in this process: whose runs, what viewers see of them, and when somebody's time is over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from spaceline.core.data.leaves import PlayerId
from spaceline.core.data.records import Answered
from spaceline.core.view import is_secret
from spaceline.hosting.answering import Told
from spaceline.hosting.clocks import GRACE, NOBODY, SECOND, AskedPerson, ClockReading, Clocks, begun
from spaceline.hosting.game import HostedGame
from spaceline.presentation.lexicon.english import SERVER, refusal_of
from spaceline.server.live.clocks.uptime import Uptime
from spaceline.server.storage.matches import Match

LATER = 0.1
"""So many seconds after a moment it is looked whether it has come."""
RUNNING = refusal_of(SERVER, "running")
TIME_LEFT = refusal_of(SERVER, "time-left")


class TimedMatch(Protocol):
    """The match that has clocks."""

    game: HostedGame
    match: Match

    async def change(self, deed: Callable[[HostedGame], Told | None]) -> None:
        """Let something happen to the game, store it, and tell everybody."""

    async def show_absence(self) -> None:
        """Tell everybody for whom they need not wait any longer."""

    def is_here(self, player: int) -> bool:
        """Whether a browser of a player is connected."""


class MatchClocks:
    """The clocks of one match; without a time control there are none."""

    def __init__(self, match: TimedMatch, uptime: Uptime, begin: Callable[[Coroutine[Any, Any, Any]], None]) -> None:
        """Wait for nothing yet; ``begin`` lets something happen beside."""
        self.match, self.uptime, self.begin = match, uptime, begin
        self.control = match.match.clock
        self.timer: asyncio.TimerHandle | None = None
        self.is_starting = False

    @property
    def running(self) -> Clocks | None:
        """The clocks, once they have begun to run."""
        return self.match.game.standing.clocks if self.control is not None else None

    @property
    def is_by_correspondence(self) -> bool:
        """Whether nobody need be there while others have time."""
        return self.control is not None and not self.control.is_live

    @property
    def now(self) -> int:
        """The moment by which everything is counted: never before what another process has counted."""
        if self.running is not None:
            self.uptime.reach(self.running.at)
        return self.uptime.now

    @property
    def asked(self) -> AskedPerson:
        """Whose time runs."""
        game = self.match.game
        player = game.asked
        if not player or game.computer(player):
            return NOBODY
        return AskedPerson(player, not is_secret(game.session.state.frames[-1]), len(game.session.entries))

    @property
    def overdue(self) -> PlayerId:
        """Whose time is over, so that others need not wait any longer; 0 for nobody."""
        asked = self.asked
        return asked.player if self.running is not None and self.running.is_over(asked, self.now) else 0

    def count(self, before: AskedPerson, pause: float = 0.0) -> None:
        """Something has happened since somebody was asked: count the time that it took; a pause takes nobody's."""
        clocks, control = self.running, self.control
        if clocks is None or control is None:
            return
        clocks.count(before, self.now)
        new = self.match.game.session.entries[before.entries :]
        if before.player and new and is_by_hand(new[0], before.player):
            clocks.reward(control, before)
        if pause:
            clocks.free_until = clocks.at + int(pause * SECOND)
        if self.asked != before:
            clocks.ask(self.asked)

    def readings(self, viewer: PlayerId) -> dict[PlayerId, ClockReading]:
        """What a viewer sees on the clocks, by player."""
        clocks, control = self.running, self.control
        if control is None:
            return {}
        people = self.match.game.people
        if clocks is None:
            return {player: ClockReading(control.full) for player in people if control.is_live}
        asked, overdue = self.asked, self.overdue
        found = {player: clocks.reading(control, asked, player, viewer) for player in people}
        shown = {player: reading for player, reading in found.items() if reading is not None}
        return {**shown, overdue: ClockReading(0)} if overdue else shown

    def look(self) -> None:
        """Look when something is to be told next, and whether the clocks are to begin to run."""
        self.stop()
        clocks, asked = self.running, self.asked
        if clocks is not None and asked.player in clocks.left:
            left = clocks.ends(asked) + GRACE - self.now
            if left > 0 or self.is_alone:
                self.timer = asyncio.get_running_loop().call_later(max(0, left) / 1000 + LATER, self.time_is_up)
        elif clocks is None and self.control is not None and self.may_start and not self.is_starting:
            self.is_starting = True
            self.begin(self.start())

    @property
    def is_alone(self) -> bool:
        """Whether all others are computer players, so that nobody else would claim anything."""
        return len(self.match.game.seating.people) == 1

    @property
    def may_start(self) -> bool:
        """Whether the clocks may begin: by correspondence at once, otherwise when everybody has come."""
        game = self.match.game
        if game.is_over:
            return False
        return self.is_by_correspondence or all(self.match.is_here(it) or game.computer(it) for it in game.people)

    async def start(self) -> None:
        """Let the clocks begin to run."""

        def run(game: HostedGame) -> None:
            if self.running is not None or self.control is None or game.is_over:
                raise RUNNING
            game.standing.clocks = begun(self.control, game.people, game.session.given, self.uptime.now)

        try:
            await self.match.change(run)
        finally:
            self.is_starting = False

    def time_is_up(self) -> None:
        """Tell everybody that somebody's time is over; where all others are computer players, it is lost."""
        self.timer = None
        if not self.overdue:
            self.look()
        else:
            self.begin(self.match.change(self.lose) if self.is_alone else self.match.show_absence())

    def lose(self, game: HostedGame) -> Told:
        """Somebody has lost on time against computer players.

        Raises:
            Refusal: there is time left.
        """
        player = self.overdue
        if not player:
            raise TIME_LEFT
        game.say_to_all("time-over", player)
        return game.leave(player)

    def come_back(self, game: HostedGame, player: PlayerId) -> None:
        """Somebody goes on for whom the computer has played: by correspondence with all the time for an answer."""
        game.come_back(player)
        if self.running is not None and self.control is not None and self.is_by_correspondence:
            self.running.renew(self.control, player)

    def may_be_given(self, viewer: PlayerId) -> tuple[PlayerId, ...]:
        """To whom a viewer may give time."""
        return tuple(it for it in self.match.game.people if it != viewer) if self.running is not None else ()

    def may_come_back(self, player: PlayerId) -> bool:
        """Whether somebody for whom the computer plays may go on: whose time is over must be given some."""
        clocks = self.running
        return clocks is None or self.is_by_correspondence or clocks.left.get(player, 0) > 0

    def stop(self) -> None:
        """Wait for nothing any more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def is_by_hand(entry: object, player: PlayerId) -> bool:
    """Whether an entry of a record is an answer that a player gave by hand."""
    return isinstance(entry, Answered) and entry.player == player and not entry.by_auto_answer

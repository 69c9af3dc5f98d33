"""The matches that are in this process. One comes in when somebody looks at it, and goes when nobody does."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine, Iterator
from time import monotonic
from typing import Any

import structlog
from litestar import Litestar

from spaceline.core.data.decisions import Refusal
from spaceline.presentation.lexicon.english import SERVER, refusal_of
from spaceline.server.live import persistence
from spaceline.server.live.clocks.uptime import BEAT, Uptime
from spaceline.server.live.close_reasons import ENDED, GOING, MISSING, CloseReason
from spaceline.server.live.computers import Computers
from spaceline.server.live.connection import Connection
from spaceline.server.live.match import LiveMatch, MatchPorts
from spaceline.server.live.process_bus import SESSIONS, ProcessBus
from spaceline.server.matches.making import new_seed
from spaceline.server.people.work_shares import charged
from spaceline.server.periodic_tasks import repeat_every
from spaceline.server.problems import ProblemError
from spaceline.server.service import Service, person_key
from spaceline.server.storage.matches import SeatToMake
from spaceline.server.storage.plausible_time import PlausibleTime
from spaceline.server.storage.talk import Said
from spaceline.server.wire.messages import ChatLine

LOG: structlog.stdlib.BoundLogger = structlog.get_logger("spaceline.live")
IDLE = 60.0
"""So many seconds a match stays after everybody has gone."""
SWEEP = 15.0
FAREWELL = 5.0
"""So many seconds the storage may take when the server stops."""
LOOKING = 10.0
"""Seconds between two looks at what other processes have stored, an operator's commands among them: no news is lost for
longer."""
FORGETTING, SETTLED = 3600.0, 60.0
"""Seconds between two times of forgetting, and before the first."""


class MatchRegistry:
    """All live matches of a process."""

    def __init__(self, app: Litestar, service: Service, computers: Computers) -> None:
        """Begin without matches."""
        self.app, self.service, self.storage, self.computers = app, service, service.storage, computers
        self.bus = ProcessBus(self.storage.database)
        self.uptime = Uptime(self.storage.uptime)
        self.time = PlausibleTime(self.storage.database)
        self.ports = MatchPorts(
            self.storage,
            computers,
            self.bus,
            self.uptime,
            self.begin,
            self.may_speak,
            service.settings.absence_seconds,
            service.settings.response_pause_seconds,
            self.let_go,
            self.rematch,
        )
        self.matches: dict[str, LiveMatch] = {}
        self.loading: dict[str, asyncio.Task[LiveMatch | None]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.followed: set[str] = set()
        """The matches of which the next one is being made."""
        self.browsers: dict[bytes, set[Connection]] = {}
        """Those who are here, by the hash of their cookie."""

    def begin(self, deed: Coroutine[Any, Any, Any]) -> None:
        """Let something happen beside, and hold on to it until it is done; what goes wrong is noted."""
        task = asyncio.ensure_future(noted(deed))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def match(self, name: str) -> LiveMatch | None:
        """A match by its id; None when it has not begun."""
        found = self.matches.get(name)
        if found is not None:
            return found
        if name not in self.loading:
            self.loading[name] = asyncio.ensure_future(charged(self.load(name)))
        return await asyncio.shield(self.loading[name])

    async def load(self, name: str) -> LiveMatch | None:
        """Bring a match in; one at which nobody is missing is dealt, if that was never done."""
        try:
            await self.service.begin_if_full(self.app, name)
            match = await self.storage.matches.of_id(name)
            if match is None:
                return None
            loaded = await persistence.load(self.storage.positions, name, match.names)
            if loaded is None:
                return None
            said = await self.storage.talk.said(name)
            found = self.matches[name] = LiveMatch(self.ports, match, loaded, [said_line(line) for line in said])
            return found
        finally:
            self.loading.pop(name, None)

    def may_speak(self, person: int) -> None:
        """Count what somebody says.

        Raises:
            Refusal: it is too much at once.
        """
        self.count("chat", person)

    def count(self, kind: str, who: object) -> None:
        """Count what somebody does against what they may do.

        Raises:
            Refusal: it is too much at once.
        """
        try:
            self.service.limits.take(kind, who)
        except ProblemError as error:
            raise refusal_of(SERVER, error.reason, why=error) from error

    async def rematch(self, match: LiveMatch) -> None:
        """Let the same people play again with the same decks, and lead them there; once for each match.

        It is one of the matches that its maker may make, as if they had made it on the start page.

        Raises:
            Refusal: they have made too many; all are asked anew whether they want to.
        """
        old = match.match
        if old.rematch or old.id in self.followed:
            return
        try:
            self.count("match", person_key(old.maker))
            self.count("matches of a person a day", person_key(old.maker))
        except Refusal:
            async with match.lock:
                match.again.clear()
                match.tell_all({})
            raise
        self.followed.add(old.id)
        try:
            await self.follow(match)
        finally:
            self.followed.discard(old.id)

    async def follow(self, match: LiveMatch) -> None:
        """Make the match that comes after one."""
        old = match.match
        seats = [
            SeatToMake(name=seat.name, deck=seat.deck, person=seat.person, computer=seat.computer, own=seat.own)
            for seat in old.seats
        ]
        seed = new_seed()
        new = await self.storage.matches.make(old.ruleset, old.maker, seats, seed=seed, clock=old.clock)
        await self.storage.matches.follow(old.id, new)
        await self.lead_on(match)

    async def hear(self, match: LiveMatch) -> None:
        """Hand on what was said at another process."""
        match.hear([said_line(it) for it in await self.storage.talk.said(match.match.id, match.heard)])

    async def lead_on(self, match: LiveMatch) -> None:
        """Lead everybody to the next match, if there is one; whoever comes there first deals it."""
        found = await self.storage.matches.of_id(match.match.id)
        if found is not None:
            match.goes_on_as(found)

    async def look_again(self) -> None:
        """Look what has happened to the matches that are here: news of it may have been lost."""
        here = dict(self.matches)
        for found in await self.storage.matches.standing(here):
            match = here.pop(found.match)
            if found.version > match.version:
                self.begin(match.catch_up(found.version))
            if found.said > match.heard:
                self.begin(self.hear(match))
            if found.rematch != match.match.rematch:
                self.begin(self.lead_on(match))
        for match in here.values():
            self.let_go(match)

    @contextlib.contextmanager
    def known_by(self, browser: bytes, connection: Connection) -> Iterator[None]:
        """Remember by which cookie somebody came, for as long as the block lasts."""
        here = self.browsers.setdefault(browser, set())
        here.add(connection)
        try:
            yield
        finally:
            here.remove(connection)
            if not here:
                self.browsers.pop(browser, None)

    async def sessions_ended(self, person: int) -> None:
        """A session of somebody has ended: look which, here and at other processes."""
        await self.look_at_sessions()
        await self.bus.tell("", SESSIONS, person)

    async def look_at_sessions(self) -> None:
        """Send those away whose sessions have ended: they may come back with the cookie that they have now, or not."""
        here = {browser for browser, found in self.browsers.items() if any(it.person is not None for it in found)}
        if not here:
            return
        for browser in here - await self.storage.sessions.known(here):
            for connection in tuple(self.browsers.get(browser, ())):
                if connection.person is not None:
                    connection.close(ENDED)

    def are_called_otherwise(self, match: str) -> None:
        """Players of a match have other names, or it is gone: it is to be loaded anew."""
        if (found := self.matches.get(match)) is not None:
            self.let_go(found, GOING)

    def let_go(self, match: LiveMatch, leaving: CloseReason = MISSING) -> None:
        """A match has been deleted, or is not to be kept in memory: send everybody away from it."""
        if self.matches.get(match.match.id) is match:
            del self.matches[match.match.id]
        match.dismiss(leaving)

    async def sweep(self) -> None:
        """Let go of matches that nobody looks at."""
        for match in tuple(self.matches.values()):
            if match.is_idle and monotonic() - match.idle_since > IDLE:
                self.let_go(match, GOING)

    async def forget(self) -> None:
        """Delete what has had its time, but no match that somebody looks at here; nothing by a doubted clock."""
        if await self.time.is_doubted():
            return
        await self.storage.sessions.forget_old()
        await self.storage.accounts.forget_old_tokens()
        self.service.telemetry.forgot(await self.storage.forgetting.forget(tuple(self.matches)))

    @property
    def periodic_tasks(self) -> Iterator[Coroutine[Any, Any, None]]:
        """What is done every now and then, for as long as the server runs."""
        yield repeat_every(self.uptime.beat, BEAT)
        yield repeat_every(self.sweep, SWEEP)
        yield repeat_every(self.forget, FORGETTING, first=SETTLED)
        yield repeat_every(self.look_at_sessions, LOOKING)
        if self.storage.database.is_shared:
            yield repeat_every(self.look_again, LOOKING)

    async def close(self) -> None:
        """Send everybody away; they come back to whatever process is there then."""
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self.uptime.beat(), FAREWELL)
        for match in self.matches.values():
            match.dismiss(GOING)
        for task in tuple(self.tasks):
            task.cancel()
        self.computers.close()


def said_line(line: Said) -> ChatLine:
    """A line of chat as it is sent."""
    return ChatLine(line.number, line.player, line.name, line.text)


async def noted(deed: Coroutine[Any, Any, Any]) -> None:
    """Do something, and note what goes wrong, as nobody waits for it."""
    try:
        await deed
    except Refusal as refusal:
        LOG.info("refused", deed=getattr(deed, "__qualname__", ""), reason=refusal.reason)
    except Exception:
        LOG.exception("something broke that nobody waits for", deed=getattr(deed, "__qualname__", ""))

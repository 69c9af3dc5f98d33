"""A match while it is in this process: the game, its viewers, what is waited for.

Everything that changes it goes through ``change``: one thing after another, and nothing is told before it is stored.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Collection, Coroutine, Sequence
from time import monotonic
from typing import Any, NamedTuple, TypeVar

import structlog

from spaceline.core.data.decisions import Refusal
from spaceline.core.data.seen import SeenEvent
from spaceline.core.view import SPECTATOR
from spaceline.hosting.answering import Told
from spaceline.hosting.errors import HostingError
from spaceline.hosting.game import HostedGame
from spaceline.presentation import Sitter, Sitters
from spaceline.presentation.lexicon.english import SERVER, refusal_of
from spaceline.server.live import persistence
from spaceline.server.live.absence import Absence
from spaceline.server.live.chances import chances_of
from spaceline.server.live.clocks.match_clocks import MatchClocks
from spaceline.server.live.clocks.undo_requests import UndoRequests
from spaceline.server.live.clocks.uptime import Uptime
from spaceline.server.live.close_reasons import BROKEN as BROKEN_TABLE, MISSING, CloseReason
from spaceline.server.live.computers import Computers
from spaceline.server.live.connection import Connection
from spaceline.server.live.following import follow
from spaceline.server.live.learning import is_learned
from spaceline.server.live.process_bus import PRESENT, ProcessBus, number_of
from spaceline.server.live.response_pauses import ResponsePauses
from spaceline.server.live.viewer import Shown, Viewer, shown
from spaceline.server.live.waiting import Waiting
from spaceline.server.matches.offers import deck_label
from spaceline.server.people.work_shares import charged
from spaceline.server.storage.matches import Match
from spaceline.server.storage.positions import StaleError
from spaceline.server.storage.storage import Storage
from spaceline.server.storage.talk import READ_BACK
from spaceline.server.wire.messages import ChatLine, Chatted, Rematched

LOG: structlog.stdlib.BoundLogger = structlog.get_logger("spaceline.live")
T = TypeVar("T")
STALE, BROKEN = refusal_of(SERVER, "stale"), refusal_of(SERVER, "broken")
ABSENT_AFTER = 60.0
"""So many seconds after it was last told, somebody at another process is no longer taken to be there."""


class MatchPorts(NamedTuple):
    """What a match needs of the process that it is in."""

    storage: Storage
    computers: Computers
    bus: ProcessBus
    uptime: Uptime
    begin: Callable[[Coroutine[Any, Any, Any]], None]
    """Lets something happen beside."""
    may_speak: Callable[[int], None]
    """Counts what a person says; raises a Refusal where it is too much."""
    patience: float
    """So many seconds people wait for one who is away."""
    response_pause: float
    """So many seconds it takes where others might respond."""
    let_go: Callable[[LiveMatch, CloseReason], None]
    """Sends everybody away from a match; whoever comes after that finds it as it is stored, if it is."""
    on_rematch: Callable[[LiveMatch], Coroutine[Any, Any, None]]


class LiveMatch:
    """One match."""

    def __init__(self, ports: MatchPorts, match: Match, loaded: persistence.Loaded, chat: list[ChatLine]) -> None:
        """Go on where it was stored."""
        self.ports, self.match = ports, match
        self.game, self.mark, self.version = loaded.game, loaded.mark, loaded.version
        self.viewers = {number: Viewer(number) for number in (SPECTATOR, *self.game.seating.people)}
        self.chat: deque[ChatLine] = deque(chat, READ_BACK)
        self.lock = asyncio.Lock()
        self.waiting = Waiting(self, ports.computers, ports.begin)
        self.clocks = MatchClocks(self, ports.uptime, ports.begin)
        self.pauses = ResponsePauses(self, ports.response_pause, lambda only: ports.begin(self.show_absence(only)))
        self.absence = Absence(ports.patience, lambda: ports.begin(self.show_absence()))
        self.undo_requests = UndoRequests()
        self.again: set[int] = set()
        """Who wants to play again."""
        self.elsewhere: dict[str, tuple[float, frozenset[int]]] = {}
        """By process: when it was told, and who is there."""
        self.idle_since = monotonic()
        self.closed: CloseReason | None = None
        """Why everybody was sent away; from then on nothing happens here."""

    @property
    def company(self) -> Sitters:
        """Who sits at the table, and who of them is there."""
        return {
            seat.player: Sitter(
                seat.name,
                seat.deck if seat.own else deck_label(self.match.ruleset, seat.deck),
                seat.computer is not None,
                seat.computer is not None or self.is_here(seat.player),
                seat.player in self.game.standing.stand_ins,
                self.game.goals(seat.player),
            )
            for seat in self.match.seats
        }

    @property
    def here(self) -> frozenset[int]:
        """The players with a browser at this process."""
        return frozenset(number for number, viewer in self.viewers.items() if number and viewer.connections)

    @property
    def watched(self) -> list[int]:
        """The seats, and 0 for those who look on, at which somebody is at this process."""
        return [number for number, viewer in self.viewers.items() if viewer.connections]

    def is_here(self, player: int) -> bool:
        """Whether a browser of a player is connected, at whatever process."""
        viewer, since = self.viewers.get(player) if player else None, monotonic() - ABSENT_AFTER
        is_at_this = viewer is not None and bool(viewer.connections)
        return is_at_this or any(at > since and player in there for at, there in self.elsewhere.values())

    @property
    def awaited(self) -> tuple[int, ...]:
        """Who is to be at the table: by correspondence nobody is."""
        return () if self.clocks.is_by_correspondence else self.game.people

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks and nothing is waited for here."""
        return not (self.waiting.is_busy or self.lock.locked() or self.watched)

    async def change(
        self, deed: Callable[[HostedGame], Told | None], *, after: Callable[[], None] = lambda: None
    ) -> None:
        """Let something happen to the game, store it, and tell everybody.

        ``after`` is called once it is stored, before anybody is told. What is begun is finished, whoever leaves.

        Raises:
            Refusal: it is not allowed, or could not be stored; nothing has changed.
            HostingError: the same.
        """
        await finished(self.changed(deed, after))

    async def changed(self, deed: Callable[[HostedGame], Told | None], after: Callable[[], None]) -> None:
        """What ``change`` does, one after another."""
        async with self.lock:
            if self.closed is not None:
                raise BROKEN
            entries, asked = self.mark.entries, self.clocks.asked
            told = await self.done(deed)
            self.clocks.count(asked, self.pauses.seconds if self.pauses.begin(asked, entries, self.viewers) else 0)
            await self.store()
            after()
            self.tell_all(told or {})
            self.waiting.go_on(told)

    async def done(self, deed: Callable[[HostedGame], Told | None]) -> Told | None:
        """Let something happen to the game; when it breaks, the game is as it was stored.

        Raises:
            Refusal: it is not allowed, or is broken.
            HostingError: it is not possible.
        """
        try:
            return deed(self.game)
        except (Refusal, HostingError):
            if len(self.game.session.entries) != self.mark.entries:
                await self.reload()
            raise
        except Exception:
            LOG.exception("a deed broke", match=self.match.id)
            await self.reload()
            raise BROKEN from None

    async def store(self) -> None:
        """Store what is new.

        Raises:
            Refusal: another process has stored the match, or it cannot be stored; the game is as it is in storage.
        """
        stored = None
        try:
            stored = persistence.since(self.game, self.mark)
            self.version = await self.ports.storage.positions.store_match(self.match.id, self.version, stored)
        except StaleError:
            await self.reload()
            raise STALE from None
        except Exception as error:
            LOG.exception("a position could not be stored", match=self.match.id)
            after = self.version + 1
            positions = self.ports.storage.positions
            is_stored = stored is not None and await persistence.was_stored(
                positions, self.match.id, after, stored, error
            )
            if is_stored is None:
                self.ports.let_go(self, BROKEN_TABLE)
            elif not is_stored:
                await self.reload()
            if stored is None or not is_stored:
                raise BROKEN from None
            self.version = after
        self.mark.move(stored)
        if is_learned(self.game):
            await self.ports.storage.lessons.finish(self.match.id)

    async def reload(self) -> None:
        """Take the game out of storage again, and show it to everybody.

        Where it was deleted, or cannot be read, everybody is sent away: what is in memory may never have been stored.
        """
        try:
            loaded = await persistence.load(self.ports.storage.positions, self.match.id, self.match.names)
        except Exception:
            LOG.exception("a match could not be read again", match=self.match.id)
            self.ports.let_go(self, BROKEN_TABLE)
            return
        if loaded is None:
            self.ports.let_go(self, MISSING)
            return
        self.game, self.mark, self.version = loaded.game, loaded.mark, loaded.version
        self.tell_all({}, is_anew=True)
        self.waiting.go_on()

    async def catch_up(self, version: int) -> None:
        """Another process has stored the match: let happen what happened there."""
        async with self.lock:
            if version <= self.version or self.closed is not None:
                return
            entries, asked = self.mark.entries, self.clocks.asked
            found = await persistence.latest(self.ports.storage.positions, self.match.id, self.version, self.mark)
            told = None if found is None else self.followed(found)
            if found is None or told is None:
                await self.reload()
                return
            self.pauses.begin(asked, entries, self.viewers)
            self.mark.follow(self.game)
            self.version = found.version
            self.tell_all(told)
            self.waiting.leave_it_for_a_while()

    def followed(self, found: persistence.Latest) -> Told | None:
        """What those who are here saw of what has come since; None when the game is to be read as a whole."""
        try:
            return follow(self.game, found, self.watched)
        except Exception:
            LOG.exception("what another process stored could not be followed", match=self.match.id)
            return None

    def shown_to(self, viewer: int, company: Sitters | None = None) -> Shown:
        """What a viewer sees now; ``company`` is who sits at the table, where that is known."""
        chances = chances_of(
            self.game,
            viewer,
            again=self.again,
            absent=self.absence.long,
            clocks=self.clocks,
            is_last=bool(self.match.rematch or self.match.chapter),
            is_lesson=bool(self.match.chapter),
        )
        return shown(self.game, viewer, company or self.company, chances, self.clocks.readings(viewer))

    def tell_all(self, told: Told, *, is_anew: bool = False, only: Collection[int] | None = None) -> None:
        """Send every viewer, or ``only`` some, what is new, or the whole table anew."""
        if self.closed is not None:
            return
        self.clocks.look()
        if only is None:
            self.absence.note([player for player in self.awaited if not self.is_here(player)])
        company = self.company
        for viewer in [it for number, it in self.viewers.items() if only is None or number in only]:
            try:
                self.tell(viewer, told.get(viewer.number, ()), company, is_anew=is_anew)
            except Exception:
                LOG.exception("a table could not be shown", match=self.match.id, player=viewer.number)
                viewer.shown = None
                for connection in tuple(viewer.connections):
                    connection.close(BROKEN_TABLE)
        self.game.let_go_of_looks()

    def tell(self, viewer: Viewer, seen: Sequence[SeenEvent], company: Sitters, *, is_anew: bool) -> None:
        """Send one viewer what is new, or the whole table."""
        number = viewer.number
        if not viewer.connections:
            viewer.shown = None
            self.pauses.let_go(number)
            return
        if self.pauses.holds(number):
            self.pauses.keep(number, seen, is_anew=is_anew)
            return
        seen, was_anew = self.pauses.taken(number, seen)
        now, moment, log = self.shown_to(number, company), self.clocks.now, self.game.log(number)
        cut = self.game.story.cut_of(number)
        if is_anew or was_anew or viewer.shown is None:
            viewer.begin_anew(now, self.game.scene(number))
            viewer.send(viewer.welcome(self.match, now, log, moment, self.chat))
        else:
            viewer.send_news(now, log, seen, moment, self.game.scene(number), cut)

    async def enter(self, connection: Connection, number: int) -> None:
        """Let somebody look: the whole table to them, and to the others that they are there.

        Raises:
            CloseReason: everybody has been sent away in the meantime.
        """
        async with self.lock:
            if self.closed is not None:
                raise self.closed
            viewer = self.viewers[number]
            viewer.connections.append(connection)
            if viewer.shown is None:
                self.tell_all({})
            else:
                log, moment = self.game.log(number), self.clocks.now
                connection.send(viewer.welcome(self.match, viewer.shown, log, moment, self.chat))
            if self.match.rematch:
                connection.send(Rematched(self.match.rematch))
            self.waiting.go_on()
        if len(viewer.connections) == 1:
            await self.ports.bus.tell(self.match.id, PRESENT, number_of(self.here))
        if number in self.game.standing.stand_ins and self.clocks.may_come_back(number):
            await self.change(lambda game: self.clocks.come_back(game, number))

    async def show_absence(self, only: Collection[int] | None = None) -> None:
        """Tell everybody, or ``only`` some, for whom they need not wait any longer, and what a pause has kept."""
        async with self.lock:
            self.tell_all({}, only=only)

    async def leave(self, connection: Connection, number: int) -> None:
        """Let somebody go who has looked."""
        async with self.lock:
            viewer = self.viewers[number]
            if connection in viewer.connections:
                viewer.connections.remove(connection)
            self.idle_since = monotonic()
            if not viewer.connections:
                self.tell_all({})
        if not viewer.connections:
            await self.ports.bus.tell(self.match.id, PRESENT, number_of(self.here))

    async def others_are(self, process: str, there: frozenset[int]) -> None:
        """Another process tells who is there; of one that has told nothing for long nobody is."""
        async with self.lock:
            since = monotonic() - ABSENT_AFTER
            self.elsewhere = {name: told for name, told in self.elsewhere.items() if told[0] > since}
            self.elsewhere[process] = (monotonic(), there)
            self.tell_all({})

    @property
    def heard(self) -> int:
        """The number of the latest line of chat that was handed on."""
        return self.chat[-1].number if self.chat else 0

    def hear(self, lines: Sequence[ChatLine]) -> None:
        """Hand on what was said, each line once and in order."""
        for line in lines:
            if line.number > self.heard:
                self.chat.append(line)
                for viewer in self.viewers.values():
                    viewer.send(Chatted(line))

    async def wants_again(self, player: int) -> None:
        """Somebody wants to play again; once all do, the process at which the first of them is makes the match."""
        async with self.lock:
            if not self.game.is_over:
                raise refusal_of(SERVER, "not-over")
            self.again.add(player)
            self.tell_all({})
        people = set(self.game.seating.people)
        if self.again >= people and min(people) in self.here and not self.match.rematch:
            await self.ports.on_rematch(self)

    def dismiss(self, leaving: CloseReason) -> None:
        """Wait for nothing any more, and send everybody away; nothing happens here from then on."""
        self.closed = leaving
        self.waiting.stop()
        self.clocks.stop()
        self.pauses.stop()
        self.absence.stop()
        for viewer in self.viewers.values():
            for connection in tuple(viewer.connections):
                connection.close(leaving)

    def goes_on_as(self, match: Match) -> None:
        """There is a next match: lead everybody there."""
        if match.rematch and match.rematch != self.match.rematch:
            self.match = match
            for viewer in self.viewers.values():
                viewer.send(Rematched(match.rematch))


async def finished(deed: Coroutine[Any, Any, T]) -> T:
    """Carry something out to its end, also when whoever asked for it is gone before."""
    return await asyncio.shield(asyncio.ensure_future(charged(deed)))

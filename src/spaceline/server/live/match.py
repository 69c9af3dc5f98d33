"""A match while it is in this process: the game, its viewers, whose turn it is to be waited for.

Everything that changes it goes through ``change``: one thing after another, and nothing is told before it is stored.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

import structlog

from spaceline.core.codec import save
from spaceline.core.data.decisions import Refusal
from spaceline.core.data.seen import SeenEvent
from spaceline.core.view import SPECTATOR
from spaceline.hosting.answering import Told
from spaceline.hosting.errors import HostingError
from spaceline.hosting.game import HostedGame
from spaceline.hosting.recorded import Kept
from spaceline.server.live import keeping
from spaceline.server.live.chances import chances_of
from spaceline.server.live.outlet import Leaving, Outlet
from spaceline.server.live.viewer import Shown, Viewer, shown
from spaceline.server.live.worker import Move
from spaceline.server.showing.company import Company, Sitter
from spaceline.server.storage.matches import Match
from spaceline.server.storage.positions import StaleError
from spaceline.server.storage.talk import READ_BACK
from spaceline.server.wire.messages import ChatLine, Rematched

if TYPE_CHECKING:
    from spaceline.server.live.hall import Hall

LOG: structlog.stdlib.BoundLogger = structlog.get_logger("spaceline.live")
T = TypeVar("T")
SEEDS = 1 << 62
BROKEN_TABLE = Leaving(1011, "broken")
STALE = Refusal("stale", "Somebody was quicker. Look at the table again.")
BROKEN = Refusal("broken", "Something is broken here. It has been noted, and nothing has changed.")


class LiveMatch:
    """One match."""

    def __init__(self, hall: Hall, match: Match, loaded: keeping.Loaded, chat: list[ChatLine]) -> None:
        """Go on where it was stored."""
        self.hall, self.match = hall, match
        self.game, self.mark, self.version = loaded.game, loaded.mark, loaded.version
        self.viewers = {number: Viewer(number) for number in (SPECTATOR, *self.game.seating.people)}
        self.chat: deque[ChatLine] = deque(chat, READ_BACK)
        self.lock = asyncio.Lock()
        self.again: set[int] = set()
        """Who wants to play again."""
        self.thinking: asyncio.Task[None] | None = None
        self.clock: asyncio.TimerHandle | None = None
        self.deadline: tuple[int, int, float] = (0, 0, 0.0)
        """Whose clock runs, for which question, and when it is over."""
        self.idle_since = monotonic()

    @property
    def company(self) -> Company:
        """Who sits at the table, and who of them is there."""
        return {
            seat.player: Sitter(
                seat.name, seat.deck, seat.computer is not None, seat.computer is not None or self.is_here(seat.player)
            )
            for seat in self.match.seats
        }

    def is_here(self, player: int) -> bool:
        """Whether a browser of a player is connected."""
        viewer = self.viewers.get(player)
        return viewer is not None and bool(viewer.outlets)

    @property
    def clocks(self) -> dict[int, float]:
        """The seconds that are left to whoever has a clock running."""
        player, _, until = self.deadline
        return {player: max(0.0, until - monotonic())} if player else {}

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks and nothing is waited for here."""
        is_waiting = self.thinking is not None or self.clock is not None or self.lock.locked()
        return not is_waiting and not any(viewer.outlets for viewer in self.viewers.values())

    async def change(self, deed: Callable[[HostedGame], Told | None], *, after: Callable[[], None]) -> None:
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
            entries = len(self.game.session.record.entries)
            try:
                told = deed(self.game)
            except (Refusal, HostingError):
                raise
            except Exception:
                LOG.exception("a deed broke", match=self.match.id)
                await self.reload()
                raise BROKEN from None
            await self.store()
            after()
            went_back = bool(self.mark.entries > entries and self.is_gone_back(entries))
            self.tell_all(told or {}, is_anew=went_back)
            self.go_on()

    def is_gone_back(self, entries: int) -> bool:
        """Whether the game has gone back in what happened after so many entries."""
        return any(keeping.goes_back(entry) for entry in self.game.session.record.entries[entries:])

    async def store(self) -> None:
        """Store what is new.

        Raises:
            Refusal: another process has stored the match, or it cannot be stored; the game is as it is in storage.
        """
        stored = keeping.since(self.game, self.mark)
        try:
            self.version = await self.hall.storage.positions.store_match(self.match.id, self.version, stored)
        except StaleError:
            await self.reload()
            raise STALE from None
        except Exception:
            LOG.exception("a position could not be stored", match=self.match.id)
            await self.reload()
            raise BROKEN from None
        self.mark = keeping.mark_of(self.game)

    async def reload(self) -> None:
        """Take the game out of storage again, and show it to everybody."""
        loaded = await keeping.load(self.hall.storage.positions, self.match.id)
        assert loaded is not None
        self.game, self.mark, self.version = loaded.game, loaded.mark, loaded.version
        self.tell_all({}, is_anew=True)
        self.go_on()

    async def catch_up(self, version: int) -> None:
        """Another process has stored the match."""
        async with self.lock:
            if version > self.version:
                await self.reload()

    def shown_to(self, viewer: int) -> Shown:
        """What a viewer sees now."""
        return shown(self.game, viewer, self.company, chances_of(self, viewer))

    def tell_all(self, told: Told, *, is_anew: bool = False) -> None:
        """Send every viewer what is new, or the whole table anew."""
        self.wind_clock()
        for viewer in self.viewers.values():
            try:
                self.tell(viewer, told.get(viewer.number, ()), is_anew=is_anew)
            except Exception:
                LOG.exception("a table could not be shown", match=self.match.id, player=viewer.number)
                viewer.shown = None
                for outlet in tuple(viewer.outlets):
                    outlet.close(BROKEN_TABLE)

    def tell(self, viewer: Viewer, seen: Sequence[SeenEvent], *, is_anew: bool) -> None:
        """Send one viewer what is new, or the whole table."""
        if not viewer.outlets:
            viewer.shown = None
            return
        now = self.shown_to(viewer.number)
        if is_anew or viewer.shown is None:
            viewer.update += 1
            viewer.shown = now
            viewer.send(viewer.welcome(self.match.id, now, self.clocks, self.chat))
        elif (update := viewer.updated(now, seen, self.clocks)) is not None:
            viewer.send(update)

    async def enter(self, outlet: Outlet, number: int) -> None:
        """Let somebody look: the whole table to them, and to the others that they are there."""
        async with self.lock:
            viewer = self.viewers[number]
            viewer.outlets.append(outlet)
            if viewer.shown is None:
                self.tell_all({})
            else:
                outlet.send(viewer.welcome(self.match.id, viewer.shown, self.clocks, self.chat))
            if self.match.rematch:
                outlet.send(Rematched(self.match.rematch))
            self.go_on()

    async def leave(self, outlet: Outlet, number: int) -> None:
        """Let somebody go who has looked."""
        async with self.lock:
            viewer = self.viewers[number]
            if outlet in viewer.outlets:
                viewer.outlets.remove(outlet)
            self.idle_since = monotonic()
            if not viewer.outlets:
                self.tell_all({})

    def say(self, line: ChatLine) -> None:
        """Hand on what somebody said."""
        self.chat.append(line)

    def go_on(self) -> None:
        """Ask a computer player whose decision is open."""
        asked = self.game.asked
        if asked and self.thinking is None and self.game.computer(asked):
            self.thinking = asyncio.create_task(self.think())

    async def think(self) -> None:
        """Let computer players answer as long as it is theirs to answer."""
        try:
            while (player := self.game.asked) and (name := self.game.computer(player)):
                await self.let_answer(player, name)
        except (Refusal, HostingError) as error:
            LOG.warning("a computer player came too late", match=self.match.id, why=str(error))
        except Exception:
            LOG.exception("a computer player broke", match=self.match.id)
        finally:
            self.thinking = None

    async def let_answer(self, player: int, name: str) -> None:
        """Ask a computer player, and give its answer, or the default one when it takes too long."""
        game, at = self.game, len(self.game.session.record.entries)
        state = game.session.state
        seed = ((game.seating.seed * 31 + player) * 65_537 + at) % SEEDS
        chosen = await self.hall.computers.choose(Move(state.ruleset.name, save(state), player, name, seed))

        def give(now: HostedGame) -> Told | None:
            if now is not game or at != len(now.session.record.entries):
                return None
            if chosen is None:
                return now.answer_default(player)
            try:
                return now.answer(player, Kept(chosen.answer) if chosen.is_drawn else chosen.answer)
            except Refusal as refusal:
                LOG.warning("a computer player was refused", player=name, why=str(refusal))
                return now.answer_default(player)

        await self.change(give, after=lambda: None)

    def wind_clock(self) -> None:
        """Let the clock of whoever is asked run, from when the question came; stop that of others."""
        asked = self.game.asked
        has_clock = bool(self.match.seconds and asked and not self.game.computer(asked))
        question = (asked, self.game.prompt_number(asked)) if has_clock else (0, 0)
        if question == self.deadline[:2]:
            return
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None
        self.deadline = (*question, monotonic() + self.match.seconds if has_clock else 0.0)
        if has_clock:
            loop = asyncio.get_running_loop()
            self.clock = loop.call_later(self.match.seconds, self.time_is_up, *question)

    def time_is_up(self, player: int, question: int) -> None:
        """Give the default answer, unless the question has been answered in the meantime."""
        self.clock = None

        def give(game: HostedGame) -> Told | None:
            if (game.asked, game.prompt_number(game.asked)) != (player, question):
                return None
            return game.answer_default(player)

        self.hall.begin(self.timed_out(give))

    async def timed_out(self, give: Callable[[HostedGame], Told | None]) -> None:
        """Carry out what a clock has brought."""
        try:
            await self.change(give, after=lambda: None)
        except (Refusal, HostingError) as error:
            LOG.warning("a clock came too late", match=self.match.id, why=str(error))


async def finished(deed: Coroutine[Any, Any, T]) -> T:
    """Carry something out to its end, also when whoever asked for it is gone before."""
    return await asyncio.shield(asyncio.ensure_future(deed))

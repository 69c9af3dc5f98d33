"""A bot in a seat of a match: it answers a while after it is asked, and comes back when it loses its socket."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import monotonic, perf_counter
from typing import Any

from httpx import HTTPStatusError, TransportError
from ledger import Ledger
from tally import Tally
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from wire_bot import Bot, Visitor, any_answer

from spaceline.presentation.model.prompts import Prompt
from spaceline.server.wire.messages import Accepted, GiveAnswer, Given, Rejected, Update, Welcome

GRACE, LONG_GRACE = 30.0, 75.0
"""Seconds in which an answer must be answered; the longer one while a database may hang."""
COMING_BACK = 3.0
"""Seconds, at most, until a bot comes back that has lost its socket; about so many until it tries again."""
LAST_PAUSE = 4.0
"""Seconds until a bot answers, at most, once nothing is disturbed any more."""
TRIES = 20
"""So often another answer is looked for."""
BROKEN = ("broken", "stale", "busy")
"""Answers may be refused for these reasons while something cannot be stored: nothing has changed then."""
LOST = (ConnectionClosed, InvalidHandshake, TransportError, ConnectionError)
"""How it shows that a server was killed. That it does not answer is something else."""
UNABLE = (1011, 1013)
"""The codes of sockets that are closed because something cannot be done just now."""
SENT_AWAY = 4000
"""From here on the codes of closed sockets say that somebody has nothing to look for there."""
BUSY = 503


def is_away(error: BaseException) -> bool:
    """Whether a server that is disturbed may do that."""
    if isinstance(error, ConnectionClosed):
        return error.rcvd is None or error.rcvd.code < SENT_AWAY
    return isinstance(error, LOST) or (isinstance(error, HTTPStatusError) and error.response.status_code == BUSY)


@dataclass
class Seat:
    """A bot in a seat of a match."""

    tally: Tally
    visitor: Visitor
    bases: Sequence[str]
    """Where it may sit; it does at the first of them."""
    match: str
    ledger: Ledger
    rng: Random
    bot: Bot | None = None
    last: float = 0.0
    """When it was last told that its answer is taken."""
    company: Sequence[Seat] = field(default_factory=list)
    """All bots of the match."""
    due: tuple[int, float] = (0, 0.0)
    """The number of the question that was seen last, and when it is going to be answered."""

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to be shown: the match has gone on after the last disturbance."""
        return self.tally.is_finale and all(seat.last > self.tally.finale for seat in self.company)

    @property
    def is_game_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.bot and self.bot.table and self.bot.table.result)

    async def play(self) -> None:
        """Answer until the game or the time is over; while servers are disturbed, come back again and again."""
        while True:
            try:
                return await self.sit()
            except (*LOST, HTTPStatusError) as lost:
                if not self.tally.is_disturbed or not is_away(lost) or self.tally.left < -GRACE:
                    raise
                if isinstance(lost, ConnectionClosed) and lost.rcvd and lost.rcvd.code in UNABLE:
                    self.tally.breaks(self.bases[0])
            await asyncio.sleep(0.2 + self.rng.random() * COMING_BACK)

    async def sit(self) -> None:
        """Answer at one socket."""
        try:
            self.bot = await self.socket(self.bases[0])
        except TimeoutError as late:
            raise ConnectionAbortedError("the server does not open the door") from late
        if trouble := self.ledger.comes_back(self.bot.prompt):
            self.tally.errors.append(f"match {self.match}: {trouble}")
        while not (self.tally.is_over or self.is_game_over or self.is_done):
            if self.bot.prompt is None:
                with suppress(TimeoutError):
                    await self.bot.hear(max(0.1, min(1.0, self.tally.left)))
            elif not await self.answer(self.bot):
                return
        self.ledger.asks(self.bot.prompt)

    async def socket(self, base: str) -> Bot:
        """Another socket of this seat; one that was lost is forgotten."""
        self.visitor.base = base
        self.visitor.bots[:] = [bot for bot in self.visitor.bots if bot.socket.close_code is None]
        bot = await self.visitor.sit(self.match, seat=self.ledger.player)
        await bot.hello()
        return bot

    async def think(self, number: int) -> None:
        """Wait until it answers a question. Who comes back to it has thought meanwhile."""
        if self.due[0] != number:
            pause = min(self.tally.asked.pause, LAST_PAUSE) if self.tally.is_finale else self.tally.asked.pause
            self.due = number, monotonic() + pause * (0.5 + self.rng.random())
        await asyncio.sleep(max(0.0, self.due[1] - monotonic()))

    async def answer(self, bot: Bot) -> bool:
        """Answer the open question after a while; False when the answer was refused."""
        prompt = bot.prompt
        assert prompt is not None
        if trouble := self.ledger.comes_back(prompt):
            self.tally.errors.append(f"match {self.match}: {trouble}")
        await self.think(prompt.number)
        given = any_answer(prompt, self.rng)
        other = self.another(prompt, given)
        if other is not None and (wanted := self.tally.takes_twice()) is not None:
            return await self.answer_twice(bot, given, other, wanted)
        grace = LONG_GRACE if self.tally.is_disturbed else GRACE
        bot.ref += 1
        began = perf_counter()
        self.ledger.gives(given)
        await bot.say(GiveAnswer(bot.ref, prompt.number, given))
        found = await bot.until(lambda message: isinstance(message, Accepted | Rejected), grace)
        if isinstance(found, Rejected):
            return self.is_refused(prompt, found)
        self.taken()
        await bot.until(lambda message: isinstance(message, Update | Welcome), grace)
        self.tally.waits.append(perf_counter() - began)
        return True

    def taken(self) -> None:
        """The server says that it has the answer."""
        self.ledger.acknowledged()
        self.last = monotonic()

    def is_refused(self, prompt: Prompt, found: Rejected) -> bool:
        """An answer was refused; True where that may be, and it can be given again."""
        reason = found.why.reason
        is_taken = reason == "late" and bool(self.ledger.unheard)
        if self.tally.is_disturbed and is_taken:
            self.ledger.refused()
            self.due = prompt.number, monotonic() + COMING_BACK
            return True
        if self.tally.is_disturbed and reason in BROKEN:
            self.ledger.refused()
            self.due = prompt.number, monotonic() + COMING_BACK * (0.5 + self.rng.random())
            self.tally.refused[reason] += 1
            self.tally.breaks(self.bases[0])
            return True
        self.tally.errors.append(f"{prompt.name}: {reason}: {found.why.sentence}")
        return False

    def another(self, prompt: Prompt, given: Given) -> Given | None:
        """Another answer to a question; None where there seems to be none, or none is wanted."""
        if self.tally.twice is None:
            return None
        found = (any_answer(prompt, self.rng) for _ in range(TRIES))
        return next((it for it in found if it != given), None)

    async def answer_twice(self, bot: Bot, one: Given, two: Given, wanted: asyncio.Future[None]) -> bool:
        """Give two answers at two sockets at once: one of them must be taken, and the other refused."""
        prompt = bot.prompt
        assert prompt is not None
        try:
            tab = await self.socket(self.bases[-1])
            if tab.prompt != prompt:
                self.tally.errors.append(f"match {self.match}: two sockets of one seat are asked different things")
            both = [(bot, one), (tab, two)]
            self.rng.shuffle(both)
            self.ledger.gives_at_once(one, two)
            said = await asyncio.gather(*(socket.give(given, LONG_GRACE) for socket, given in both))
            taken = [given for (_, given), it in zip(both, said, strict=True) if isinstance(it, Accepted)]
            self.tally.refused.update(f"twice: {it.why.reason}" for it in said if isinstance(it, Rejected))
            if len(taken) != 1:
                self.tally.errors.append(f"match {self.match}: of two answers at once {len(taken)} were taken: {said}")
            for given in taken:
                self.ledger.gives(given)
                self.taken()
            await self.moves_on(bot, prompt)
            await tab.close()
        finally:
            if not wanted.done():
                wanted.set_result(None)
        return True

    async def moves_on(self, bot: Bot, prompt: Prompt) -> None:
        """Wait until another question, or none, is shown: the answer may have been taken at another process."""
        async with asyncio.timeout(LONG_GRACE):
            while bot.prompt is not None and bot.prompt.number == prompt.number:
                await bot.hear(LONG_GRACE)

    async def close(self) -> None:
        """Leave the socket."""
        if self.bot is not None:
            with suppress(*LOST):
                await self.bot.close()


def told(error: BaseException) -> list[Any]:
    """All that went wrong at once."""
    if isinstance(error, BaseExceptionGroup):
        return [one for it in error.exceptions for one in told(it)]
    return [error]

"""The load on a server: bots at sockets, two in each match, answering a while after they are asked.

Without ``--url`` it begins a server of its own on the same machine, over SQLite in a new folder or over the database of
``--database``, as so many processes as ``--processes`` says; then the seats of a match are at different ones. Measured
is the time from sending an answer to having the new view. Run it from a checkout:
``python benchmarks/load_server.py``. Results are added to ``benchmarks/load.jsonl``; the exit code is 1 when anything
went wrong.

With ``--kills`` a process is killed so often, a server or one that thinks for a computer player (every fourth match has
one), at random moments of the load; what was killed begins again and the bots come back. At the end the record of every
match is compared with what its bots were told. Those results go to ``benchmarks/kills.jsonl``.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import cycle
from random import Random
from statistics import quantiles
from time import monotonic, perf_counter, process_time
from typing import Any

from httpx import TransportError
from killing import Kills, compare, kill_again_and_again
from ledger import Ledger
from own_servers import IDLE, Server, busy, memory_of, processor_of, servers
from record import append
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from wire_bot import Bot, Visitor, any_answer

from spaceline.server.wire.messages import Accepted, GiveAnswer, Rejected, Rematch, Rematched, Update, Welcome
from spaceline.server.wire.people import SeatWanted

DECKS = {"2e": ("federation", "klingon"), "1e": ("federation", "klingon")}
MINUTE = 60.0
GRACE = 30.0
DOOR = 8
"""So many come in at the same time."""
WITH_COMPUTER = 4
"""While processes are killed, one in so many matches has a computer player."""
LOST = (ConnectionClosed, InvalidHandshake, TransportError, ConnectionError)
"""How it shows that a server was killed. That it does not answer is something else."""
SENT_AWAY = 4000
"""From here on the codes of closed sockets are ours, and say that somebody has nothing to look for there."""


@dataclass
class Tally:
    """What came of it."""

    asked: argparse.Namespace
    waits: list[float] = field(default_factory=list)
    """Seconds from an answer to the new view."""
    errors: list[str] = field(default_factory=list)
    games: int = 0
    memory: list[dict[str, int]] = field(default_factory=list)
    """Mebibytes of the processes that serve and of those that think: at the beginning, each minute, and at the end."""
    until: float = float("inf")
    """When the time is up: it begins once everybody sits."""
    began: float = 0.0
    made: int = 0
    begun: asyncio.Event = field(default_factory=asyncio.Event)
    processor: tuple[float, float] = (0.0, 0.0)
    """Seconds of the processor that the servers and the bots have used before the time began."""
    ledgers: dict[str, list[Ledger]] = field(default_factory=dict)
    """Of every match that was played."""

    @property
    def left(self) -> float:
        """The seconds that are left."""
        return self.until - monotonic()

    @property
    def is_over(self) -> bool:
        """Whether the time is up."""
        return self.left < 0

    def sits(self) -> None:
        """Another match has begun; with the last of them the time does."""
        self.made += 1
        if self.made == self.asked.matches:
            self.began = monotonic()
            self.until = float("inf") if self.asked.kills else self.began + self.asked.seconds
            self.begun.set()

    def weigh(self, own: Sequence[Server]) -> None:
        """Look at the memory of the servers."""
        workers = [worker for server in own for worker in server.workers]
        self.memory.append({"serving": memory_of(server.pid for server in own), "thinking": memory_of(workers)})


@dataclass
class Seat:
    """A bot in a seat of a match."""

    tally: Tally
    visitor: Visitor
    base: str
    match: str
    ledger: Ledger
    rng: Random
    bot: Bot | None = None

    async def play(self) -> None:
        """Answer until the game or the time is over; while processes are killed, come back again and again."""
        while True:
            try:
                return await self.sit()
            except LOST as lost:
                is_sent_away = isinstance(lost, ConnectionClosed) and lost.rcvd and lost.rcvd.code >= SENT_AWAY
                if not self.tally.asked.kills or is_sent_away or self.tally.left < -GRACE:
                    raise
            await asyncio.sleep(self.rng.random())

    async def sit(self) -> None:
        """Answer at one socket."""
        self.visitor.base = self.base
        try:
            self.bot = await self.visitor.sit(self.match, seat=self.ledger.player)
            await self.bot.hello()
        except TimeoutError as late:
            raise ConnectionAbortedError("the server does not open the door") from late
        if trouble := self.ledger.comes_back(self.bot.prompt):
            self.tally.errors.append(trouble)
        while not self.tally.is_over and not (self.bot.table and self.bot.table.result):
            if self.bot.prompt is None:
                with suppress(TimeoutError):
                    await self.bot.hear(max(0.1, min(1.0, self.tally.left)))
            elif not await self.answer(self.bot):
                return
        self.ledger.asks(self.bot.prompt)

    async def answer(self, bot: Bot) -> bool:
        """Answer the open question after a while; False when the answer was refused."""
        prompt, pause = bot.prompt, self.tally.asked.pause
        assert prompt is not None
        self.ledger.asks(prompt)
        await asyncio.sleep(pause * (0.5 + self.rng.random()))
        given = any_answer(prompt, self.rng)
        bot.ref += 1
        began = perf_counter()
        self.ledger.gives(given)
        await bot.say(GiveAnswer(bot.ref, prompt.number, given))
        found = await bot.until(lambda message: isinstance(message, Accepted | Rejected), GRACE)
        if isinstance(found, Rejected):
            self.tally.errors.append(f"{prompt.name}: {found.why.reason}: {found.why.sentence}")
            return False
        self.ledger.acknowledged()
        await bot.until(lambda message: isinstance(message, Update | Welcome), GRACE)
        self.tally.waits.append(perf_counter() - began)
        return True

    async def close(self) -> None:
        """Leave the socket."""
        if self.bot is not None:
            with suppress(*LOST):
                await self.bot.close()


async def play(tally: Tally, visitor: Visitor, bases: Sequence[str], number: int) -> None:
    """The seats of a match, and of the next one when it is over, until the time is up."""
    rng = Random(number)
    match, players = await make(tally, visitor, number)
    tally.sits()
    await tally.begun.wait()
    await asyncio.sleep(rng.random() * tally.asked.pause)
    while not tally.is_over:
        tally.ledgers[match] = [Ledger(player) for player in players]
        seats = [
            Seat(tally, visitor, base, match, ledger, rng)
            for ledger, base in zip(tally.ledgers[match], cycle(bases), strict=False)
        ]
        try:
            async with asyncio.TaskGroup() as group:
                for seat in seats:
                    group.create_task(seat.play())
            if not tally.is_over:
                match = await next_match(tally, visitor, seats, number)
                tally.games += 1
        finally:
            for seat in seats:
                await seat.close()


async def make(tally: Tally, visitor: Visitor, number: int) -> tuple[str, tuple[int, ...]]:
    """A match, and the players whose seats a bot has."""
    ruleset, kills = tally.asked.ruleset, tally.asked.kills
    decks = DECKS[ruleset[:2]]
    has_computer = bool(kills) and number % WITH_COMPUTER == 0
    other = SeatWanted("heuristic" if has_computer else "beside me", decks[1])
    while True:
        try:
            found = await visitor.make_match(ruleset, SeatWanted("me", decks[0]), other)
        except LOST:
            if not kills:
                raise
            await asyncio.sleep(1)
        else:
            return found.id, (1,) if has_computer else (1, 2)


async def next_match(tally: Tally, visitor: Visitor, seats: Sequence[Seat], number: int) -> str:
    """Play again. While processes are killed another match is made, as somebody does who finds nobody there."""
    if tally.asked.kills:
        return (await make(tally, visitor, number))[0]
    for seat in seats:
        assert seat.bot is not None
        seat.bot.ref += 1
        await seat.bot.say(Rematch(seat.bot.ref))
    assert seats[0].bot is not None
    found = await seats[0].bot.until(lambda message: isinstance(message, Rematched), GRACE)
    assert isinstance(found, Rematched)
    return found.match


async def one_match(tally: Tally, bases: Sequence[str], number: int, door: asyncio.Semaphore) -> None:
    """A match whose trouble is counted and not raised."""
    try:
        visitor = Visitor(bases[0], f"Bot {number}")
        async with door:
            await visitor.come()
        async with visitor:
            await play(tally, visitor, bases, number)
    except* Exception as trouble:  # noqa: BLE001 -- whatever goes wrong is an error of the run
        tally.errors.extend(f"{type(it).__name__}: {it}" for it in every(trouble))


def every(trouble: BaseExceptionGroup) -> list[BaseException]:
    """All that went wrong at once."""
    return [one for it in trouble.exceptions for one in (every(it) if isinstance(it, BaseExceptionGroup) else [it])]


async def load(bases: Sequence[str], own: Sequence[Server], asked: argparse.Namespace) -> tuple[Tally, Kills]:
    """Let all matches be played at the same time."""
    tally, kills, door = Tally(asked), Kills(asked.kills, asked.gap), asyncio.Semaphore(DOOR)
    watching = asyncio.create_task(watch(tally, own))
    killing = asyncio.create_task(kill(tally, kills, own))
    await asyncio.gather(*(one_match(tally, bases, number, door) for number in range(asked.matches)))
    for task in (watching, killing):
        task.cancel()
    found = await asyncio.gather(watching, killing, return_exceptions=True)
    tally.errors.extend(repr(it) for it in found if isinstance(it, Exception))
    before, bots = tally.processor
    tally.processor = (processor_of(server.pid for server in own) - before, process_time() - bots)
    tally.weigh(own)
    return tally, kills


async def kill(tally: Tally, kills: Kills, own: Sequence[Server]) -> None:
    """Kill what is to be killed once everybody sits; then let the bots play on for a while, and end the run."""
    await tally.begun.wait()
    if tally.asked.kills:
        await kill_again_and_again(kills, own, Random(tally.asked.seed))
        tally.until = monotonic() + tally.asked.seconds


async def watch(tally: Tally, own: Sequence[Server]) -> None:
    """Look at the memory and the processors when the time begins, and at the memory every minute."""
    await tally.begun.wait()
    tally.processor = (processor_of(server.pid for server in own), process_time())
    while True:
        tally.weigh(own)
        await asyncio.sleep(MINUTE)


def told(tally: Tally) -> dict[str, Any]:
    """The numbers of a run."""
    asked, waits, seconds = tally.asked, sorted(tally.waits) or [0.0], tally.until - tally.began
    parts = quantiles(waits, n=100, method="inclusive") if len(waits) > 1 else waits * 99
    with_computer = len(range(0, asked.matches, WITH_COMPUTER)) if asked.kills else 0
    found = {
        "ruleset": asked.ruleset,
        "database": "postgresql" if asked.database else "sqlite",
        "notices": "redis" if os.environ.get("SPACELINE_REDIS_URL") else "database",
        "processes": asked.processes,
        "matches": asked.matches,
        "sockets": 2 * asked.matches - with_computer,
        "seconds": round(seconds, 1),
        "pause": asked.pause,
        "answers": len(tally.waits),
        "answers_per_second": round(len(tally.waits) / seconds, 1),
        "games_ended": tally.games,
        "p50_ms": round(parts[49] * 1000, 1),
        "p95_ms": round(parts[94] * 1000, 1),
        "p99_ms": round(parts[98] * 1000, 1),
        "slowest_ms": round(waits[-1] * 1000, 1),
        "memory_mib": tally.memory,
    }
    if not asked.kills:
        found["server_ms_per_answer"] = round(tally.processor[0] * 1000 / len(waits), 2)
        found["bots_ms_per_answer"] = round(tally.processor[1] * 1000 / len(waits), 2)
    return found


def run(asked: argparse.Namespace) -> dict[str, Any]:
    """Load a server, and tell how it went and whether the machine had nothing else to do."""
    others = [busy()]
    with servers(0 if asked.url else asked.processes, asked.database) as own:
        bases = asked.url or [server.base for server in own]
        tally, kills = asyncio.run(load(bases, own, asked))
        found = told(tally)
        for server in own:
            server.end()
        if asked.kills:
            found |= compare(kills, own[0], tally.ledgers, asked.database)
            tally.errors.extend(kills.troubles)
    others.append(busy())
    found |= {"errors": len(tally.errors), "busy_before_and_after": others, "was_idle": max(others) < IDLE}
    for error in sorted(set(tally.errors))[:10]:
        print(f"error: {error}", file=sys.stderr)
    if not found["was_idle"]:
        print(f"The machine was not idle: {others} of it were in use before and after.", file=sys.stderr)
    return found


def main() -> int:
    """Load a server, and record what it did."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=300, help="so long; with --kills so long after the last")
    parser.add_argument("--pause", type=float, default=2, help="seconds until a bot answers, half to one and a half")
    parser.add_argument("--ruleset", default="2e-cta2003")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--database", default="", help="the address of a PostgreSQL database; without, SQLite")
    parser.add_argument("--url", action="append", help="a server that runs already; its limits must be off")
    parser.add_argument("--kills", type=int, default=0, help="so often a process is killed")
    parser.add_argument("--gap", type=float, default=5, help="seconds between two kills, at most")
    parser.add_argument("--seed", type=int, default=19, help="of the moments at which processes are killed")
    parser.add_argument("--dry", action="store_true", help="print the result without recording it")
    asked = parser.parse_args()
    if asked.kills and asked.url:
        parser.error("only servers of our own are killed")
    found = run(asked)
    print(json.dumps(found, indent=2))
    if not asked.dry:
        append("kills.jsonl" if asked.kills else "load.jsonl", found)
    return int(found["errors"] > 0)


if __name__ == "__main__":
    raise SystemExit(main())

"""The load on a server: bots at sockets, two in each match, answering a while after they are asked.

Without ``--url`` it begins a server of its own on the same machine, over SQLite in a new folder or over the database of
``--database``, as so many processes as ``--processes`` says; then the seats of a match are at different ones. Measured
is the time from sending an answer to having the new view. Run it from a checkout:
``python benchmarks/load_server.py``. Results are added to ``benchmarks/load.jsonl``; the exit code is 1 when anything
went wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import quantiles
from time import monotonic, perf_counter, process_time
from typing import Any

from record import append
from wire_bot import Bot, Visitor, any_answer

from spaceline.server.wire.messages import Accepted, Answer, Refusal, Rematch, Rematched, Update, Welcome
from spaceline.server.wire.people import SeatWanted

DECKS = {"2e": ("federation", "klingon"), "1e": ("federation", "klingon")}
EVERY = 10.0
"""Seconds between two looks at the memory of the server."""
GRACE = 30.0
DOOR = 8
"""So many come in at the same time."""


@dataclass
class Tally:
    """What came of it."""

    seconds: float
    waits: list[float] = field(default_factory=list)
    """Seconds from an answer to the new view."""
    errors: list[str] = field(default_factory=list)
    games: int = 0
    memory: list[int] = field(default_factory=list)
    """Mebibytes of all processes of the server, one after another."""

    until: float = float("inf")
    """When the time is up: it begins once everybody sits."""
    made: int = 0
    begun: asyncio.Event = field(default_factory=asyncio.Event)
    processor: tuple[float, float] = (0.0, 0.0)
    """Seconds of the processor that the servers and the bots have used before the time began."""

    @property
    def left(self) -> float:
        """The seconds that are left."""
        return self.until - monotonic()

    @property
    def is_over(self) -> bool:
        """Whether the time is up."""
        return self.left < 0

    def sits(self, matches: int) -> None:
        """Another match has begun; with the last of them the time does."""
        self.made += 1
        if self.made == matches:
            self.until = monotonic() + self.seconds
            self.begun.set()


@contextmanager
def servers(processes: int, database: str) -> Iterator[tuple[list[str], list[int]]]:
    """Servers of our own: where they are, and which processes."""
    with tempfile.TemporaryDirectory(prefix="spaceline-load-") as folder:
        environment = {**os.environ, "SPACELINE_LIMITED": "false", "SPACELINE_LOG_LEVEL": "error"}
        if database:
            environment["SPACELINE_DATABASE_URL"] = database
        command = [sys.executable, "-m", "spaceline", "serve", "--port", "0", "--no-browser"]
        running = [
            subprocess.Popen(
                [*command, "--data", str(Path(folder) / str(number))],
                env=environment,
                stdout=subprocess.PIPE,
                text=True,
            )
            for number in range(processes)
        ]
        try:
            yield [address(process) for process in running], [process.pid for process in running]
        finally:
            for process in running:
                process.terminate()
                process.wait(GRACE)


def address(process: subprocess.Popen[str]) -> str:
    """Where a server says that it is."""
    assert process.stdout is not None
    for line in process.stdout:
        found = next((word for word in line.split() if word.startswith("http://")), "")
        if found:
            return found.rstrip("/").replace("localhost", "127.0.0.1")
    raise RuntimeError("the server did not begin")


async def play(tally: Tally, visitor: Visitor, bases: Sequence[str], asked: argparse.Namespace, rng: Random) -> None:
    """Both seats of a match, and of the next one when it is over, until the time is up."""
    decks = DECKS[asked.ruleset[:2]]
    seats = [SeatWanted("me", decks[0]), SeatWanted("beside me", decks[1])]
    match = (await visitor.make_match(asked.ruleset, *seats)).id
    tally.sits(asked.matches)
    await tally.begun.wait()
    await asyncio.sleep(rng.random() * asked.pause)
    while not tally.is_over:
        bots = []
        for player, base in zip((1, 2), cycle(bases), strict=False):
            visitor.base = base
            bots.append(await visitor.sit(match, seat=player))
        try:
            async with asyncio.TaskGroup() as group:
                for bot in bots:
                    group.create_task(sit(tally, bot, asked.pause, rng))
            if not tally.is_over:
                match = await next_match(bots)
                tally.games += 1
        finally:
            for bot in bots:
                await bot.close()


async def sit(tally: Tally, bot: Bot, pause: float, rng: Random) -> None:
    """Answer in one seat until the game or the time is over."""
    await bot.hello()
    while not tally.is_over:
        prompt = bot.prompt
        if prompt is None and bot.table is not None and bot.table.result:
            return
        if prompt is None:
            try:
                await bot.hear(max(0.1, min(EVERY, tally.left)))
            except TimeoutError:
                continue
            continue
        await asyncio.sleep(pause * (0.5 + rng.random()))
        bot.ref += 1
        began = perf_counter()
        await bot.say(Answer(bot.ref, prompt.number, any_answer(prompt, rng)))
        found = await bot.until(lambda message: isinstance(message, Accepted | Refusal), GRACE)
        if isinstance(found, Refusal):
            tally.errors.append(f"{prompt.name}: {found.why.reason}: {found.why.sentence}")
            return
        await bot.until(lambda message: isinstance(message, Update | Welcome), GRACE)
        tally.waits.append(perf_counter() - began)


async def next_match(bots: Sequence[Bot]) -> str:
    """Play again."""
    for bot in bots:
        bot.ref += 1
        await bot.say(Rematch(bot.ref))
    found = await bots[0].until(lambda message: isinstance(message, Rematched), GRACE)
    assert isinstance(found, Rematched)
    return found.match


async def one_match(
    tally: Tally, bases: Sequence[str], asked: argparse.Namespace, number: int, door: asyncio.Semaphore
) -> None:
    """A match whose trouble is counted and not raised."""
    try:
        visitor = Visitor(bases[0], f"Bot {number}")
        async with door:
            await visitor.come()
        async with visitor:
            await play(tally, visitor, bases, asked, Random(number))
    except* Exception as trouble:  # noqa: BLE001 -- whatever goes wrong is an error of the run
        tally.errors.extend(f"{type(it).__name__}: {it}" for it in trouble.exceptions)


async def load(bases: Sequence[str], processes: Sequence[int], asked: argparse.Namespace) -> Tally:
    """Let all matches be played at the same time."""
    tally, door = Tally(asked.seconds), asyncio.Semaphore(DOOR)
    watching = asyncio.create_task(watch(tally, processes))
    weighing = asyncio.create_task(weigh(tally, processes))
    await asyncio.gather(*(one_match(tally, bases, asked, number, door) for number in range(asked.matches)))
    watching.cancel()
    await weighing
    before, own = tally.processor
    tally.processor = (sum(map(processor_of, processes)) - before, process_time() - own)
    return tally


async def weigh(tally: Tally, processes: Sequence[int]) -> None:
    """Note what has been used of the processor when the time begins."""
    await tally.begun.wait()
    tally.processor = (sum(map(processor_of, processes)), process_time())


async def watch(tally: Tally, processes: Sequence[int]) -> None:
    """Look at the memory of the servers every now and then."""
    while True:
        await asyncio.sleep(EVERY)
        tally.memory.append(sum(memory_of(process) for process in processes))


def memory_of(process: int) -> int:
    """The mebibytes that a process keeps in memory; 0 where that cannot be seen."""
    try:
        lines = Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) // 1024 for line in lines if line.startswith("VmRSS")), 0)


def processor_of(process: int) -> float:
    """The seconds of the processor that a process has used; 0 where that cannot be seen."""
    try:
        words = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def told(tally: Tally, asked: argparse.Namespace) -> dict[str, Any]:
    """The numbers of a run."""
    waits = sorted(tally.waits) or [0.0]
    parts = quantiles(waits, n=100, method="inclusive") if len(waits) > 1 else waits * 99
    return {
        "ruleset": asked.ruleset,
        "database": "postgresql" if asked.database else "sqlite",
        "processes": asked.processes,
        "matches": asked.matches,
        "sockets": 2 * asked.matches,
        "seconds": asked.seconds,
        "pause": asked.pause,
        "answers": len(tally.waits),
        "answers_per_second": round(len(tally.waits) / asked.seconds, 1),
        "games_ended": tally.games,
        "p50_ms": round(parts[49] * 1000, 1),
        "p95_ms": round(parts[94] * 1000, 1),
        "p99_ms": round(parts[98] * 1000, 1),
        "slowest_ms": round(waits[-1] * 1000, 1),
        "errors": len(tally.errors),
        "server_ms_per_answer": round(tally.processor[0] * 1000 / len(waits), 2),
        "bots_ms_per_answer": round(tally.processor[1] * 1000 / len(waits), 2),
        "memory_mib": tally.memory,
    }


def main() -> int:
    """Load a server, and record what it did."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--pause", type=float, default=2, help="seconds until a bot answers, half to one and a half")
    parser.add_argument("--ruleset", default="2e-cta2003")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--database", default="", help="the address of a PostgreSQL database; without, SQLite")
    parser.add_argument("--url", action="append", help="a server that runs already; its limits must be off")
    parser.add_argument("--dry", action="store_true", help="print the result without recording it")
    asked = parser.parse_args()
    if asked.url:
        tally = asyncio.run(load(asked.url, (), asked))
    else:
        with servers(asked.processes, asked.database) as (bases, processes):
            tally = asyncio.run(load(bases, processes, asked))
    found = told(tally, asked)
    print(json.dumps(found, indent=2))
    for error in sorted(set(tally.errors))[:10]:
        print(f"error: {error}", file=sys.stderr)
    if not asked.dry:
        append("load.jsonl", found)
    return int(bool(tally.errors))


if __name__ == "__main__":
    raise SystemExit(main())

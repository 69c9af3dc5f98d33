"""The load on a server: bots at sockets, two in each match, answering a while after they are asked.

Without ``--url`` it begins a server of its own on the same machine, over SQLite in a new folder or over the database of
``--database``, as so many processes as ``--processes`` says; then the seats of a match are at different ones. Measured
is the time from sending an answer to having the new view. Run it from a checkout:
``python benchmarks/load_server.py``. Results are added to ``benchmarks/load.jsonl``; the exit code is 1 when anything
went wrong. What becomes of the same load while servers, databases and lines fail is seen by ``benchmarks/faults.py``.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from collections.abc import Sequence
from random import Random
from statistics import quantiles
from time import process_time
from typing import Any

from httpx import HTTPStatusError
from ledger import Ledger
from own_servers import IDLE, Server, busy, processor_of, servers
from record import append
from seat import GRACE, LOST, Seat, is_away, told as every
from tally import Tally
from wire_bot import Visitor

from spaceline.server.wire.messages import Rematch, Rematched
from spaceline.server.wire.people import SeatWanted

DECKS = {"2e": ("federation", "klingon"), "1e": ("federation", "klingon")}
MINUTE = 60.0
DOOR = 8
"""So many come in at the same time."""
WITH_COMPUTER = 4
"""While servers are disturbed, one in so many matches has a computer player."""


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
            Seat(tally, visitor, [*bases[at % len(bases) :], *bases[: at % len(bases)]], match, ledger, rng)
            for at, ledger in enumerate(tally.ledgers[match])
        ]
        for seat in seats:
            seat.company = seats
        try:
            async with asyncio.TaskGroup() as group:
                for seat in seats:
                    group.create_task(seat.play())
            if tally.is_disturbed and (tally.is_finale or tally.is_over):
                ends(tally, seats)
                return
            if not tally.is_over:
                match = await next_match(tally, visitor, seats, number)
                tally.games += 1
        finally:
            for seat in seats:
                await seat.close()


def ends(tally: Tally, seats: Sequence[Seat]) -> None:
    """After the last disturbance a match must have gone on: all its bots have answered, or its game is over."""
    if any(seat.is_game_over for seat in seats):
        tally.games += 1
        return
    stuck = [seat.ledger.player for seat in seats if seat.last <= tally.finale]
    if stuck:
        tally.errors.append(f"match {seats[0].match} did not go on for players {stuck}")


async def make(tally: Tally, visitor: Visitor, number: int) -> tuple[str, tuple[int, ...]]:
    """A match, and the players whose seats a bot has."""
    ruleset = tally.asked.ruleset
    decks = DECKS[ruleset[:2]]
    has_computer = tally.is_disturbed and number % WITH_COMPUTER == 0
    other = SeatWanted("heuristic" if has_computer else "beside me", decks[1])
    while True:
        try:
            found = await visitor.make_match(ruleset, SeatWanted("me", decks[0]), other)
        except (*LOST, HTTPStatusError) as lost:
            if not tally.is_disturbed or not is_away(lost):
                raise
            await asyncio.sleep(1)
        else:
            return found.id, (1,) if has_computer else (1, 2)


async def next_match(tally: Tally, visitor: Visitor, seats: Sequence[Seat], number: int) -> str:
    """Play again. While servers are disturbed another match is made, as somebody does who finds nobody there."""
    if tally.is_disturbed:
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


async def load(bases: Sequence[str], own: Sequence[Server], tally: Tally) -> None:
    """Let all matches be played at the same time."""
    door = asyncio.Semaphore(DOOR)
    watching = asyncio.create_task(watch(tally, own))
    await asyncio.gather(*(one_match(tally, bases, number, door) for number in range(tally.asked.matches)))
    watching.cancel()
    found = await asyncio.gather(watching, return_exceptions=True)
    tally.errors.extend(repr(it) for it in found if isinstance(it, Exception))
    before, bots = tally.processor
    tally.processor = (processor_of(server.pid for server in own) - before, process_time() - bots)
    tally.weigh(own)


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
    return {
        "ruleset": asked.ruleset,
        "database": "postgresql" if asked.database else "sqlite",
        "notices": "redis" if os.environ.get("SPACELINE_REDIS_URL") else "database",
        "processes": asked.processes,
        "matches": asked.matches,
        "sockets": 2 * asked.matches,
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
        "server_ms_per_answer": round(tally.processor[0] * 1000 / len(waits), 2),
        "bots_ms_per_answer": round(tally.processor[1] * 1000 / len(waits), 2),
    }


def run(asked: argparse.Namespace) -> dict[str, Any]:
    """Load a server, and tell how it went and whether the machine had nothing else to do."""
    others, tally = [busy()], Tally(asked)
    with servers(0 if asked.url else asked.processes, asked.database) as own:
        asyncio.run(load(asked.url or [server.base for server in own], own, tally))
        found = told(tally)
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
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--pause", type=float, default=2, help="seconds until a bot answers, half to one and a half")
    parser.add_argument("--ruleset", default="2e-cta2003")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--database", default="", help="the address of a PostgreSQL database; without, SQLite")
    parser.add_argument("--url", action="append", help="a server that runs already; its limits must be off")
    parser.add_argument("--dry", action="store_true", help="print the result without recording it")
    asked = parser.parse_args()
    found = run(asked)
    print(json.dumps(found, indent=2))
    if not asked.dry:
        append("load.jsonl", found)
    return int(found["errors"] > 0)


if __name__ == "__main__":
    raise SystemExit(main())

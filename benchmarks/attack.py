"""One guest attacks a server with all that its limits allow, while others play: how long do these wait?

A server of our own begins, over SQLite in a new folder, with its limits on. A few people play, each at an address of
their own; measured is the time from an answer, and from a request, to what comes of it: at first with nobody else, then
while a process at one address asks for as much as possible as fast as possible, by many sockets (what a choice comes
to, advice, going back, sitting down again) and many connections (how a large deck stands, lists, matches). Run it from
a checkout: ``python benchmarks/attack.py``. Results are added to ``benchmarks/attacks.jsonl``; the exit code is 1 when
the p99 of others is not under 200 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from random import Random
from statistics import quantiles
from time import perf_counter
from typing import Any

import httpx
import msgspec
from own_servers import busy, processor_of, servers
from record import append
from websockets.exceptions import WebSocketException
from wire_bot import Bot, Visitor, any_answer

from spaceline.server.wire.advising import AskAdvice
from spaceline.server.wire.messages import (
    AskObstacles,
    CheckCards,
    FromClient,
    GiveAnswer,
    Rejected,
    Undo,
    Update,
    Welcome,
)
from spaceline.server.wire.people import SeatWanted

TARGET = 0.2
BEHIND = 10
"""How much the one who attacks stands back: the server is attacked, not the processors of this machine."""
WARMING = 3.0
"""Seconds in which the server looks at everything for the first time."""
FAILED = (WebSocketException, httpx.HTTPError, TimeoutError, OSError, AssertionError, msgspec.MsgspecError)
"""How it may go for somebody who attacks."""
BIG_DECK = {
    "ruleset": "2e-cta2003",
    "title": "Big",
    "missions": [],
    "piles": {"cards": {f"Nobody {at}": 3 for at in range(299)}},
}


@dataclass
class Waits:
    """How long others waited, in seconds."""

    answers: list[float] = field(default_factory=list)
    requests: list[float] = field(default_factory=list)

    def summary(self) -> dict[str, Any]:
        """The numbers."""
        return {
            "answers": len(self.answers),
            "answers_ms": middle_and_end(self.answers),
            "requests_ms": middle_and_end(self.requests),
        }


def middle_and_end(waits: list[float]) -> dict[str, float]:
    """The median, the slowest of a hundred, and the slowest, in milliseconds."""
    parts = quantiles(waits, n=100, method="inclusive")
    return {name: round(it * 1000, 1) for name, it in (("p50", parts[49]), ("p99", parts[98]), ("slowest", max(waits)))}


def seats() -> tuple[SeatWanted, SeatWanted]:
    """Both seats at one keyboard."""
    return SeatWanted("me", "federation"), SeatWanted("beside me", "klingon")


async def plays(visitor: Visitor, waits: Waits, pause: float) -> None:
    """Play on and on in both seats, and look at one's matches now and then."""
    rng = Random(visitor.name)
    while True:
        match = await visitor.make_match("2e-cta2003", *seats())
        bots = [await visitor.sit(match.id, seat=seat) for seat in (1, 2)]
        for bot in bots:
            await bot.hello()
        while not any(bot.table and bot.table.result for bot in bots):
            await asyncio.sleep(pause * (0.5 + rng.random()))
            for bot in bots:
                with suppress(TimeoutError):
                    while True:
                        await bot.hear(0.005)
            asked = next((bot for bot in bots if bot.prompt is not None), None)
            if asked is not None:
                await answers(asked, rng, waits)
            began = perf_counter()
            (await visitor.http.get("/api/me")).raise_for_status()
            waits.requests.append(perf_counter() - began)
        for bot in bots:
            await bot.close()


async def answers(bot: Bot, rng: Random, waits: Waits) -> None:
    """Answer, and wait for the new view."""
    assert bot.prompt is not None
    given, number = any_answer(bot.prompt, rng), bot.prompt.number
    began = perf_counter()
    bot.ref += 1
    await bot.say(GiveAnswer(bot.ref, number, given))
    await bot.until(lambda message: isinstance(message, Update | Welcome | Rejected))
    waits.answers.append(perf_counter() - began)


async def again_and_again(name: str, deed: Callable[[], Awaitable[str]], told: Counter[str], until: float) -> None:
    """Do something as often as possible, and count what comes of it."""
    while perf_counter() < until:
        try:
            async with asyncio.timeout(max(0.0, until - perf_counter())):
                answer = await deed()
        except FAILED as error:
            answer = type(error).__name__
            await asyncio.sleep(0.01)
        told[f"{name}: {answer}"] += 1


def by_socket(visitor: Visitor, match: str, seat: int, rng: Random) -> Callable[[], Awaitable[str]]:
    """Ask for what takes long, at a socket that is opened again whenever it is closed."""
    held: list[Bot] = []

    async def ask() -> str:
        if not held:
            bot = await visitor.sit(match, seat=seat)
            await bot.hello()
            held.append(bot)
        try:
            found = await held[0].ask(lambda ref: something(held[0], ref, rng), 10)
        except BaseException:
            await held.pop().close()
            raise
        return found.why.reason if isinstance(found, Rejected) else "done"

    return ask


def something(bot: Bot, ref: int, rng: Random) -> FromClient:
    """A message for which much is to be worked out."""
    prompt = bot.prompt
    if prompt is None:
        return Undo(ref, rng.randrange(max(1, len(bot.log))))
    cards = tuple(it.card for it in prompt.pick.candidates) if prompt.pick else ()
    kinds: list[FromClient] = [
        CheckCards(ref, prompt.number, cards[: rng.randint(0, len(cards))]),
        CheckCards(ref, prompt.number, (), fill=True),
        AskAdvice(ref, prompt.number),
        AskObstacles(ref, 1001),
        Undo(ref, rng.randrange(max(1, len(bot.log)))),
        GiveAnswer(ref, prompt.number, any_answer(prompt, rng)),
    ]
    return rng.choice(kinds)


def by_request(visitor: Visitor, path: str, body: Any = None) -> Callable[[], Awaitable[str]]:
    """Ask a route."""

    async def ask() -> str:
        found = await (visitor.http.get(path) if body is None else visitor.http.post(path, json=body))
        return str(found.status_code)

    return ask


async def attack(asked: argparse.Namespace) -> Counter[str]:
    """Ask for everything at once; returns how often what came of it."""
    told: Counter[str] = Counter()
    eve = Visitor(asked.attack, "Eve", address="198.51.100.1")
    await eve.come()
    matches = [await eve.make_match("2e-cta2003", *seats()) for _ in range(3)]
    deeds = [("socket", by_socket(eve, matches[at % 3].id, 1 + at % 2, Random(at))) for at in range(asked.sockets)]
    wanted = {"ruleset": "2e-cta2003", "seats": [{"who": "me", "deck": "federation"}, {"who": "heuristic"}]}
    routes = (
        ("deck-check", "/api/deck-check", BIG_DECK),
        ("decks", "/api/decks", None),
        ("matches", "/api/matches", None),
        ("cards", "/api/cards/2e-cta2003/search?q=text:a", None),
        ("match", "/api/matches", wanted),
    )
    deeds += [(name, by_request(eve, path, body)) for name, path, body in routes for _ in range(asked.connections)]
    until = perf_counter() + asked.seconds
    await asyncio.gather(*(again_and_again(name, deed, told, until) for name, deed in deeds))
    return told


async def measured(base: str, asked: argparse.Namespace) -> Waits:
    """Let people play for a while."""
    waits = Waits()
    async with AsyncExitStack() as stack:
        people = [
            await stack.enter_async_context(Visitor(base, f"Person {at}", address=f"192.0.2.{at}"))
            for at in range(1, asked.people + 1)
        ]
        with suppress(TimeoutError):
            async with asyncio.timeout(asked.seconds), asyncio.TaskGroup() as group:
                for person in people:
                    group.create_task(plays(person, waits, asked.pause))
    return waits


def run(asked: argparse.Namespace) -> dict[str, Any]:
    """Measure without and with somebody who attacks."""
    found: dict[str, Any] = {"people": asked.people, "seconds": asked.seconds, "busy_before": busy()}
    with servers(1, "", is_limited=not asked.unlimited) as own:
        asyncio.run(measured(own[0].base, argparse.Namespace(**{**vars(asked), "seconds": WARMING})))
        for name in ("alone", "attacked"):
            attacking = begin_attack(own[0].base, asked) if name == "attacked" else None
            before = processor_of([own[0].pid])
            waits = asyncio.run(measured(own[0].base, asked))
            used = processor_of([own[0].pid]) - before
            found[name] = waits.summary() | {"processor": round(used / asked.seconds, 2)}
            if attacking is not None:
                told: dict[str, int] = json.loads(attacking.communicate(timeout=60)[0])
                found["attacks_per_second"] = {it: round(count / asked.seconds, 1) for it, count in told.items()}
    found["busy_after"] = busy()
    return found


def begin_attack(base: str, asked: argparse.Namespace) -> subprocess.Popen[str]:
    """Begin to attack from a process of its own."""
    numbers = {"seconds": asked.seconds, "sockets": asked.sockets, "connections": asked.connections}
    words = [word for name, number in numbers.items() for word in (f"--{name}", str(number))]
    return subprocess.Popen([sys.executable, __file__, "--attack", base, *words], stdout=subprocess.PIPE, text=True)


def main() -> int:
    """Attack a server, and record how others fared."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30, help="so long without and so long with the attack")
    parser.add_argument("--people", type=int, default=6)
    parser.add_argument(
        "--pause", type=float, default=0.5, help="seconds until somebody answers, half to one and a half"
    )
    parser.add_argument("--sockets", type=int, default=40, help="of the one who attacks")
    parser.add_argument("--connections", type=int, default=6, help="of the one who attacks, for each kind of request")
    parser.add_argument("--unlimited", action="store_true", help="without limits, to see what they are for")
    parser.add_argument("--dry", action="store_true", help="print the result without recording it")
    parser.add_argument("--attack", default="", help="attack the server at this address, and do nothing else")
    asked = parser.parse_args()
    if asked.attack:
        os.nice(BEHIND)
        print(json.dumps(asyncio.run(attack(asked))))
        return 0
    found = run(asked)
    print(json.dumps(found, indent=2))
    if not asked.dry:
        append("attacks.jsonl", found | {"is_limited": not asked.unlimited})
    attacked = found["attacked"]
    return int(max(attacked["answers_ms"]["p99"], attacked["requests_ms"]["p99"]) > TARGET * 1000)


if __name__ == "__main__":
    sys.exit(main())

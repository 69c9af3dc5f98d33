"""A client of the server without a browser: it keeps the table as a browser does, and answers by chance.

Used by the load generator and by the tests; who writes a bot can begin with it. See docs/wire.md.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from spaceline.presentation.model.lesson import LessonNow
from spaceline.presentation.model.prompts import Prompt, ShownSelection
from spaceline.presentation.model.seeding import SeedBoard
from spaceline.presentation.model.table import Table
from spaceline.server.live.changes import applied
from spaceline.server.wire import WIRE_VERSION
from spaceline.server.wire.messages import (
    Accepted,
    Chances,
    Chatted,
    FromClient,
    FromServer,
    GiveAnswer,
    Given,
    Hello,
    LogLine,
    Rejected,
    Update,
    Welcome,
)
from spaceline.server.wire.people import MatchInfo, MatchWanted, Me, SeatWanted

DECODER, ENCODER = msgspec.json.Decoder(FromServer), msgspec.json.Encoder()
COOKIE = "spaceline"
TRIES = 50


@cache
def trusted() -> ssl.SSLContext:
    """Whose certificates are trusted, read once: to read them takes half as long as to make a server."""
    return httpx.create_ssl_context()


class Visitor:
    """Somebody with a name at a server."""

    def __init__(self, base: str, name: str, *, timeout: float = 60, address: str = "") -> None:
        """Not known yet; with an address the server is told, as by a proxy, that this is where they are."""
        self.base, self.name = base.rstrip("/"), name
        self.told = {"X-Forwarded-For": address} if address else {}
        headers = {"Origin": self.base, **self.told}
        self.http = httpx.AsyncClient(base_url=self.base, headers=headers, timeout=timeout, verify=trusted())
        self.me: Me | None = None
        self.bots: list[Bot] = []

    async def come(self) -> None:
        """Come as a guest, unless that is done."""
        if self.me is None:
            self.me = await self.post("/api/guests", {"name": self.name}, Me)
            self.http.headers["X-CSRF-Token"] = self.me.token

    async def __aenter__(self) -> Self:
        """Come as a guest."""
        await self.come()
        return self

    async def __aexit__(self, *_: object) -> None:
        """Go, from every seat that was taken."""
        for bot in self.bots:
            await bot.close()
        await self.http.aclose()

    async def post(self, path: str, body: object, kind: type[Any]) -> Any:
        """Send something and read the answer."""
        content = ENCODER.encode(body)
        found = await self.http.post(path, content=content, headers={"Content-Type": "application/json"})
        found.raise_for_status()
        return msgspec.json.decode(found.content, type=kind)

    async def get(self, path: str, kind: type[Any]) -> Any:
        """Read something."""
        found = await self.http.get(path)
        found.raise_for_status()
        return msgspec.json.decode(found.content, type=kind)

    async def make_match(self, ruleset: str, *seats: SeatWanted, **given: Any) -> MatchInfo:
        """Make a match."""
        found: MatchInfo = await self.post("/api/matches", MatchWanted(ruleset, seats, **given), MatchInfo)
        return found

    async def follow(self, invitation: str, deck: str) -> MatchInfo:
        """Take the seat of an invitation: ``/join/TOKEN``."""
        token = invitation.rpartition("/")[2]
        found: MatchInfo = await self.post(f"/api/invitations/{token}", {"deck": deck}, MatchInfo)
        return found

    async def sit(self, match: str, **query: object) -> Bot:
        """Open the socket of a seat: ``seat=2`` for one of several, ``watch=TOKEN`` to look on."""
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        address = f"{self.base.replace('http', 'ws', 1)}/api/matches/{match}/socket{f'?{asked}' if asked else ''}"
        headers = {"Cookie": f"{COOKIE}={self.http.cookies.get(COOKIE, '')}", **self.told}
        socket = await connect(address, origin=self.base, additional_headers=headers, compression=None, max_size=None)
        bot = Bot(socket)
        self.bots.append(bot)
        return bot


class Bot:
    """A seat, or the place of a spectator, at an open socket."""

    def __init__(self, socket: ClientConnection) -> None:
        """Nothing has been said yet."""
        self.socket = socket
        self.table: Table | None = None
        self.prompt: Prompt | None = None
        self.seeding: SeedBoard | None = None
        self.chances = Chances()
        self.lesson: LessonNow | None = None
        self.log: list[LogLine] = []
        self.chat: list[str] = []
        self.update = 0
        self.ref = 0
        self.texts: list[str] = []
        """Everything that came, as it came, where it is kept."""
        self.is_keeping = False

    async def hello(self) -> Welcome:
        """Say who one is and see the table."""
        await self.say(Hello(WIRE_VERSION, self.update))
        found = await self.until(lambda message: isinstance(message, Welcome))
        assert isinstance(found, Welcome)
        return found

    async def say(self, message: FromClient) -> None:
        """Send a message."""
        await self.socket.send(ENCODER.encode(message).decode())

    async def hear(self, seconds: float = 30) -> FromServer:
        """Read a message, and keep the table as it says."""
        text = await asyncio.wait_for(self.socket.recv(decode=True), seconds)
        if self.is_keeping:
            self.texts.append(str(text))
        message: FromServer = DECODER.decode(text)
        if isinstance(message, Welcome):
            self.table, self.prompt, self.chances = message.table, message.prompt, message.chances
            self.log, self.update, self.lesson = list(message.log), message.update, message.lesson
            self.seeding = message.seeding
        elif isinstance(message, Update):
            assert self.table is not None
            assert message.update == self.update + 1, f"update {message.update} came after {self.update}"
            self.table, self.prompt = applied(self.table, message.change), message.prompt
            self.chances, self.update, self.lesson = message.chances, message.update, message.lesson
            self.seeding = message.seeding
            if message.log_from is not None:
                del self.log[message.log_from :]
            self.log.extend(message.log)
        elif isinstance(message, Chatted):
            self.chat.append(message.line.text)
        return message

    async def until(self, fits: Callable[[FromServer], bool], seconds: float = 30) -> FromServer:
        """Read messages up to one that fits."""
        async with asyncio.timeout(seconds):
            while True:
                message = await self.hear(seconds)
                if fits(message):
                    return message

    async def ask(self, make: Callable[[int], FromClient], seconds: float = 30) -> FromServer:
        """Send something with a number of its own, and wait for what is said to it."""
        self.ref += 1
        ref = self.ref
        await self.say(make(ref))
        return await self.until(lambda message: getattr(message, "ref", None) == ref, seconds)

    async def give(self, given: Given, seconds: float = 30) -> Accepted | Rejected:
        """Answer the open prompt."""
        assert self.prompt is not None
        number = self.prompt.number
        found = await self.ask(lambda ref: GiveAnswer(ref, number, given), seconds)
        assert isinstance(found, Accepted | Rejected)
        return found

    async def until_asked(self, seconds: float = 30) -> Prompt | None:
        """Wait for a prompt; None when the game is over."""
        async with asyncio.timeout(seconds):
            while self.prompt is None and not (self.table and self.table.result):
                await self.hear(seconds)
        return self.prompt

    async def close(self) -> None:
        """Go."""
        await self.socket.close()


def any_answer(prompt: Prompt, rng: Random) -> Given:
    """An answer by chance: of options the kind first; of cards any that may stand together."""
    if prompt.choices:
        kinds = list(dict.fromkeys(choice.key[0] for choice in prompt.choices))
        kind = rng.choice(kinds)
        return Given(option=rng.choice([choice.key for choice in prompt.choices if choice.key[0] == kind]))
    if prompt.kind == "number":
        return Given(numbers=(rng.randint(prompt.low, prompt.high),))
    pick = prompt.pick or ShownSelection(())
    cards = [candidate.card for candidate in pick.candidates]
    if prompt.kind == "distribution":
        shares = [0] * len(cards)
        for _ in range(prompt.high):
            shares[rng.randrange(len(shares))] += 1
        return Given(numbers=tuple(shares))
    rng.shuffle(cards)
    return Given(cards=tuple(cards) if prompt.kind == "order" else some_of(pick, rng))


def some_of(pick: ShownSelection, rng: Random) -> tuple[int, ...]:
    """Cards by chance within what may be chosen together."""
    for _ in range(TRIES):
        count, left = rng.randint(pick.least, max(pick.least, pick.most)), pick.budget
        chosen: list[int] = []
        groups: set[int] = set()
        for candidate in rng.sample(pick.candidates, len(pick.candidates)):
            fits = left is None or candidate.weight <= left
            if len(chosen) < count and fits and candidate.group not in groups:
                chosen.append(candidate.card)
                groups.add(candidate.group or -candidate.card)
                left = None if left is None else left - candidate.weight
        if len(chosen) >= pick.least:
            return tuple(chosen)
    return ()

"""A server in the loop of a test, with its live matches within reach, and people who come to it."""

import asyncio
import functools
import inspect
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from unittest.mock import patch

from litestar import Litestar

from benchmarks.wire_bot import Bot, Visitor, any_answer
from spaceline.core.chance import KEY_BYTES
from spaceline.server.app import create_app
from spaceline.server.listening import Config, Server
from spaceline.server.live.match import LiveMatch
from spaceline.server.live.match_registry import MatchRegistry
from spaceline.server.live.plugin import LiveMatches
from spaceline.server.matches import dealing, making
from spaceline.server.settings import Settings
from spaceline.server.wire.messages import Accepted
from spaceline.server.wire.people import SeatWanted
from tests.support.servers import with_tables

SECOND, FIRST = "2e-cta2003", "1e-modern"
DECKS = ("federation", "klingon", "romulan", "federation")


@dataclass
class Served:
    """A running server."""

    base: str
    app: Litestar

    @property
    def registry(self) -> MatchRegistry:
        return self.app.state.registry

    def visitor(self, name: str = "Ada", address: str = "") -> Visitor:
        return Visitor(self.base, name, address=address)

    def live(self, match: str) -> LiveMatch:
        return self.registry.matches[match]


@contextmanager
def chance_of_a_test() -> Iterator[None]:
    """Chance that is the same whenever a test is run: each match of it has the next of a row of seeds and keys."""
    chance = Random(7)
    seeds = patch.object(
        making, "new_seed", lambda: chance.getrandbits(making.SEED_BITS - 1) | 1 << making.SEED_BITS - 1
    )
    keys = patch.object(dealing, "new_key", lambda: chance.randbytes(KEY_BYTES))
    with seeds, keys:
        yield


@asynccontextmanager
async def serving(folder: Path, **given) -> AsyncIterator[Served]:
    """A server for as long as the block lasts; the computer players begin when they are needed."""
    settings = Settings(**{"data": folder, "workers": 1, "is_limited": False, "response_pause_seconds": 0, **given})
    app = create_app(with_tables(settings), plugins=[LiveMatches(is_warmed=False)])
    door = socket.create_server(("127.0.0.1", 0))
    server = Server(Config(app, settings))
    running = asyncio.create_task(server.serve(sockets=[door]))
    while not server.started:
        await asyncio.sleep(0.01)
        if running.done():
            running.result()
            raise RuntimeError("the server did not start")
    try:
        with chance_of_a_test():
            yield Served(f"http://127.0.0.1:{door.getsockname()[1]}", app)
    finally:
        server.should_exit = True
        await running
        door.close()


def served(test=None, **given):
    """A test that is given a server of its own."""
    if test is None:
        return functools.partial(served, **given)

    @functools.wraps(test)
    def run(tmp_path, **asked):
        async def within() -> None:
            async with serving(tmp_path, **given) as server:
                await test(server, **asked)

        asyncio.run(within())

    run.__signature__ = _signature(test)
    return run


def _signature(test):
    asked = list(inspect.signature(test).parameters.values())[1:]
    return inspect.Signature([inspect.Parameter("tmp_path", inspect.Parameter.POSITIONAL_OR_KEYWORD), *asked])


def seats(*who: str) -> tuple[SeatWanted, ...]:
    """Seats with ready decks."""
    return tuple(SeatWanted(it, deck) for it, deck in zip(who, DECKS, strict=False))


@asynccontextmanager
async def at_one_keyboard(server: Served, ruleset: str = SECOND, **given) -> AsyncIterator[tuple[Visitor, Bot, Bot]]:
    """One person in both seats: nothing has to be waited for."""
    async with server.visitor() as person:
        info = await person.make_match(ruleset, *seats("me", "beside me"), **{"seed": 7, **given})
        bots = [await person.sit(info.id, seat=player) for player in (1, 2)]
        for bot in bots:
            bot.match = info
            await bot.hello()
        try:
            yield person, *bots
        finally:
            for bot in bots:
                await bot.close()


async def quiet(bot: Bot, seconds: float = 0.05) -> None:
    """Read until nothing comes any more, twice in a row: a busy machine may have let this process wait so long."""
    silent = 0
    while silent < 2:
        try:
            await bot.hear(seconds)
            silent = 0
        except TimeoutError:
            silent += 1


async def play_on(bots: dict[int, Bot], answers: int, rng: Random) -> int:
    """Let whoever is asked answer by chance, so many times or to the end of the game; returns how many answers."""
    for given in range(answers):
        await asyncio.gather(*(until_somebody_is_asked(bot, bots) for bot in bots.values()))
        asked = next((bot for bot in bots.values() if bot.prompt is not None), None)
        if asked is None:
            return given
        number = asked.prompt.number
        if isinstance(await asked.give(any_answer(asked.prompt, rng)), Accepted):
            await next_prompt(asked, number)
    return answers


async def asked_of(*bots: Bot) -> Bot:
    """The one who is asked, once everybody has read what was sent."""
    for bot in bots:
        await quiet(bot)
    return next(bot for bot in bots if bot.prompt is not None)


async def until_somebody_is_asked(bot: Bot, bots: dict[int, Bot]) -> None:
    """Read what there is."""
    await quiet(bot, 0.01)
    while not any(it.prompt for it in bots.values()) and not bot.table.result:
        await quiet(bot, 0.02)


async def next_prompt(bot: Bot, number: int) -> None:
    """After an accepted answer to the question of a number: read up to where it is gone."""
    while bot.prompt is not None and bot.prompt.number == number:
        await bot.hear()

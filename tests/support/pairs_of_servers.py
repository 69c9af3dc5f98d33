"""Two servers over one database, and a match with its seats at both."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from benchmarks.wire_bot import Bot, Visitor
from spaceline.server.wire.people import MatchInfo
from tests.support.live_server import SECOND, Served, seats, serving


@asynccontextmanager
async def two_servers(folder: Path, **given) -> AsyncIterator[tuple[list[Served], Visitor]]:
    """Two servers that know of each other through what is given, and somebody known to both."""
    async with AsyncExitStack() as stack:
        both = [await stack.enter_async_context(serving(folder / name, **given)) for name in ("one", "two")]
        person = await stack.enter_async_context(both[0].visitor())
        await asyncio.sleep(0.3)
        yield both, person


async def sit_at_both(both: list[Served], person: Visitor, *who: str, **given) -> tuple[MatchInfo, dict[int, Bot]]:
    """A seat of a match at each server."""
    info = await person.make_match(SECOND, *seats(*(who or ("me", "beside me"))), **{"seed": 5, **given})
    bots = {}
    for player, server in enumerate(both, 1):
        person.base = server.base
        person.http.headers["Origin"] = server.base
        bots[player] = await person.sit(info.id, seat=player)
        await bots[player].hello()
    return info, bots

"""What is done with the news of other processes, and what they are told again every now and then."""

from __future__ import annotations

from collections.abc import Coroutine, Iterator
from typing import Any

from spaceline.server.live.match_registry import MatchRegistry
from spaceline.server.live.process_bus import (
    AGAIN,
    CHAT,
    GONE,
    POSITION,
    PRESENT,
    RENAMED,
    SEATS,
    SESSIONS,
    number_of,
    players_in,
)
from spaceline.server.periodic_tasks import repeat_every
from spaceline.server.storage.notices import Notice

ANNOUNCING = 20.0
"""Every so many seconds a process says again who is there: one that has ended says nothing any more."""


def beside(registry: MatchRegistry) -> Iterator[Coroutine[Any, Any, None]]:
    """What is done for as long as the server runs, so that processes that share a database know of each other."""

    async def tell_who_is_here() -> None:
        await announce(registry)

    yield listen(registry)
    if registry.storage.database.is_shared:
        yield repeat_every(tell_who_is_here, ANNOUNCING)


async def listen(registry: MatchRegistry) -> None:
    """Hear what others tell, for as long as the server runs."""
    async for notice in registry.storage.heard():
        if notice is None:
            registry.begin(registry.look_again())
        else:
            heard(registry, notice)


def heard(registry: MatchRegistry, notice: Notice) -> None:
    """Another process tells something."""
    if notice.what == SESSIONS:
        registry.begin(registry.look_at_sessions())
    match = registry.matches.get(notice.match)
    if match is None:
        return
    if notice.what == POSITION:
        registry.begin(match.catch_up(notice.number))
    elif notice.what == CHAT:
        registry.begin(registry.hear(match))
    elif notice.what == SEATS:
        registry.begin(registry.lead_on(match))
    elif notice.what == GONE:
        registry.let_go(match)
    elif notice.what == RENAMED:
        registry.are_called_otherwise(notice.match)
    elif notice.what == PRESENT:
        registry.begin(match.others_are(notice.by, players_in(notice.number)))
    elif notice.what == AGAIN:
        registry.begin(match.wants_again(notice.number))


async def announce(registry: MatchRegistry) -> None:
    """Say who is there, and who of them wants to play again."""
    for name, match in tuple(registry.matches.items()):
        if match.here:
            await registry.bus.tell(name, PRESENT, number_of(match.here))
        for player in match.here & match.again:
            await registry.bus.tell(name, AGAIN, player)

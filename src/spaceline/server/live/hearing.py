"""What is done with the news of other processes, and what they are told again every now and then."""

from __future__ import annotations

from collections.abc import Coroutine, Iterator
from typing import Any

from spaceline.server.chores import again_and_again
from spaceline.server.live.hall import Hall
from spaceline.server.live.news import AGAIN, CHAT, GONE, POSITION, PRESENT, SEATS, number_of, players_in
from spaceline.server.storage.notices import Notice

ANNOUNCING = 20.0
"""Every so many seconds a process says again who is there: one that has ended says nothing any more."""


def beside(hall: Hall) -> Iterator[Coroutine[Any, Any, None]]:
    """What is done for as long as the server runs, so that processes that share a database know of each other."""

    async def tell_who_is_here() -> None:
        await announce(hall)

    yield listen(hall)
    if hall.storage.database.is_shared:
        yield again_and_again(tell_who_is_here, ANNOUNCING)


async def listen(hall: Hall) -> None:
    """Hear what others tell, for as long as the server runs."""
    async for notice in hall.storage.heard():
        if notice is None:
            hall.begin(hall.look_again())
        else:
            heard(hall, notice)


def heard(hall: Hall, notice: Notice) -> None:
    """Another process tells something."""
    match = hall.matches.get(notice.match)
    if match is None:
        return
    if notice.what == POSITION:
        hall.begin(match.catch_up(notice.number))
    elif notice.what == CHAT:
        hall.begin(hall.hear(match))
    elif notice.what == SEATS:
        hall.begin(hall.lead_on(match))
    elif notice.what == GONE:
        hall.let_go(match)
    elif notice.what == PRESENT:
        hall.begin(match.others_are(notice.by, players_in(notice.number)))
    elif notice.what == AGAIN:
        hall.begin(match.wants_again(notice.number))


async def announce(hall: Hall) -> None:
    """Say who is there, and who of them wants to play again."""
    for name, match in tuple(hall.matches.items()):
        if match.here:
            await hall.news.tell(name, PRESENT, number_of(match.here))
        for player in match.here & match.again:
            await hall.news.tell(name, AGAIN, player)

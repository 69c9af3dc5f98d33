"""How much work the server does for one person and for one address, whatever asks for it and by however many sockets.

What is asked for is done one after another for each of them, so that between two things of one everybody else has a
turn. The time that each takes is paid from what they have left, which fills again as time passes: whoever has used it
up waits, and is refused where that takes too long.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Iterable, Mapping
from contextlib import asynccontextmanager
from contextvars import ContextVar
from functools import partial
from time import monotonic, thread_time
from typing import Any, Generic, TypeVar

import msgspec

from spaceline.server.people.refusal_log import RefusalLog

T = TypeVar("T")
PATIENCE = 10.0
"""So many seconds somebody waits for a turn; then what was asked for is refused."""
REMEMBERED = 20_000
"""So many shares are remembered, those that were used last."""


class WorkShare(msgspec.Struct, frozen=True):
    """So many seconds of the processor at once, then that part of all time; and so many things at the same time."""

    at_once: float
    part: float
    places: int = 1


SHARES: Mapping[str, WorkShare] = {
    "messages of a person": WorkShare(0.15, 0.1),
    "messages of an address": WorkShare(0.2, 0.15),
    "requests of an address": WorkShare(0.2, 0.15, places=4),
}
"""By what is asked for, and whose it is."""
DEEPEST = 0.25
"""So many seconds anybody can be behind: who has asked for something long by accident is not shut out for it."""


class WorkAccount:
    """What somebody has left."""

    def __init__(self, kind: str, share: WorkShare, clock: Callable[[], float]) -> None:
        """Begin with all of it."""
        self.kind, self.share, self.clock = kind, share, clock
        self.seconds, self.at = share.at_once, clock()
        self.places = asyncio.Semaphore(share.places)
        self.bench = asyncio.Lock()
        """Held by what is done for them in a thread."""

    @property
    def left(self) -> float:
        """The seconds that are left now; below zero when more was used than there was."""
        at = self.clock()
        self.seconds, self.at = min(self.share.at_once, self.seconds + (at - self.at) * self.share.part), at
        return self.seconds

    def pay(self, seconds: float) -> None:
        """Take seconds that were used."""
        self.seconds = max(-DEEPEST, self.left - seconds)

    @property
    def wait(self) -> float:
        """The seconds until something is left."""
        return max(0.0, -self.left / self.share.part)


PAYING: ContextVar[tuple[WorkAccount, ...]] = ContextVar("paying", default=())
"""Who pays for what is being done."""


class WorkShares:
    """The accounts of all persons and addresses."""

    def __init__(
        self,
        *,
        is_limited: bool = True,
        shares: Mapping[str, WorkShare] = SHARES,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """Begin with full accounts."""
        self.is_limited, self.shares, self.clock = is_limited, shares, clock
        self.accounts: OrderedDict[tuple[str, str], WorkAccount] = OrderedDict()
        self.log = RefusalLog()

    def account(self, kind: str, who: object) -> WorkAccount:
        """The account of somebody; the one that was not used for longest is forgotten when there are too many."""
        key = kind, str(who)
        found = self.accounts.pop(key, None) or WorkAccount(kind, self.shares[kind], self.clock)
        self.accounts[key] = found
        if len(self.accounts) > REMEMBERED:
            self.accounts.popitem(last=False)
        return found

    @asynccontextmanager
    async def turn(self, whose: Mapping[str, object]) -> AsyncIterator[WorkTurn]:
        """A turn of somebody, by what is asked for and whose it is, as soon as each of them has one.

        Raises:
            ProblemError: that takes too long.
        """
        accounts = tuple(self.account(kind, who) for kind, who in whose.items()) if self.is_limited else ()
        turn = WorkTurn(accounts, self.log)
        await turn.begin()
        paying = PAYING.set(accounts)
        try:
            yield turn
        finally:
            PAYING.reset(paying)
            turn.end()


class WorkTurn:
    """A turn of somebody, which may be given up for a while."""

    def __init__(self, accounts: Iterable[WorkAccount], log: RefusalLog) -> None:
        """Not begun yet."""
        self.accounts, self.log = accounts, log
        self.held: list[WorkAccount] = []

    async def begin(self) -> None:
        """Wait until there is a place and time left.

        Raises:
            ProblemError: that takes too long.
        """
        until = monotonic() + PATIENCE
        try:
            for account in self.accounts:
                await self.take_place(account, until)
        except BaseException:
            self.end()
            raise

    async def take_place(self, account: WorkAccount, until: float) -> None:
        """Wait for a place of an account, and until it has something left, up to a moment.

        Raises:
            ProblemError: that takes too long.
        """
        try:
            async with asyncio.timeout(until - monotonic()):
                await account.places.acquire()
                self.held.append(account)
                await asyncio.sleep(account.wait)
        except TimeoutError:
            wait = max(1, round(account.wait))
            raise self.log.refused(f"work for {account.kind}", "server.much", wait) from None

    def end(self) -> None:
        """Let the next one begin."""
        while self.held:
            self.held.pop().places.release()

    async def without(self, deed: Awaitable[T]) -> T:
        """Let others have the turn while something is awaited that is not ours to hurry.

        Raises:
            ProblemError: the turn does not come again in time.
        """
        self.end()
        found = await deed
        await self.begin()
        return found


async def charged(deed: Awaitable[T]) -> T:
    """Do something whose time is paid by whoever it is done for, also where it is a task of its own.

    Where nobody pays, the time is not taken: to ask for it is a call to the system.
    """
    return await (ChargedDeed(deed) if PAYING.get() else deed)


class ChargedDeed(Generic[T]):
    """Something to be done, the time of which is taken from those who pay."""

    def __init__(self, deed: Awaitable[T]) -> None:
        """Not begun yet."""
        self.deed = deed

    def __await__(self) -> Generator[Any, Any, T]:
        """Do it, and take the time of each step up to where it waits."""
        steps = self.deed.__await__()
        step: Callable[[], Any] = partial(next, steps)
        while True:
            began = thread_time()
            try:
                asked = step()
            except StopIteration as done:
                found: T = done.value
                return found
            finally:
                pay(thread_time() - began)
            try:
                step = partial(steps.send, (yield asked))
            except BaseException as error:  # noqa: BLE001 -- whatever it is, it is theirs
                step = partial(steps.throw, error)


def pay(seconds: float) -> None:
    """Take time from all who pay for what is being done."""
    for account in PAYING.get():
        account.pay(seconds)

"""How notices travel between processes that share a database: with the commit itself, or through a Redis beside it.

PostgreSQL makes a notice part of the transaction that stores. Through Redis it is sent once that has been committed,
and is lost with the process or the connection that should have carried it: nothing may depend on a notice, and whoever
listens looks at the database every now and then as well. Both are heard by Litestar's backends of channels.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Protocol
from urllib.parse import urlsplit

import psycopg
import structlog
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from sqlalchemy import Connection, text

from spaceline.server.settings import PREFIX, ServerError, Settings

if TYPE_CHECKING:
    from redis.asyncio import Redis

LOG: structlog.stdlib.BoundLogger = structlog.get_logger("spaceline.notices")
CHANNEL = "spaceline"
SEND = text("SELECT pg_notify(:channel, :notice)")
WAITING = 1000
"""So many notices wait for a Redis that does not take them; older ones are lost."""
PATIENCE = 2.0
"""So many seconds a Redis may take to answer."""
HEALTH_SECONDS = 15
"""Every so often a line on which nothing comes is tried."""


class Carrier(Protocol):
    """A way for notices."""

    troubles: tuple[type[Exception], ...]
    """What is raised where the way is cut."""

    def within(self, connection: Connection, notice: bytes) -> bool:
        """Send a notice with the transaction that is open; False where that is not the way."""

    def after(self, notices: Sequence[bytes]) -> None:
        """Send what was not sent with a transaction that has been committed now; nobody waits for it."""

    def line(self) -> AbstractAsyncContextManager[ChannelsBackend]:
        """A line of one's own on which notices come."""

    async def close(self) -> None:
        """Send nothing any more."""


class ByDatabase:
    """NOTIFY and LISTEN."""

    troubles: tuple[type[Exception], ...] = (psycopg.Error, OSError)

    def __init__(self, address: str) -> None:
        """Use the database at an address."""
        self.address = address

    def within(self, connection: Connection, notice: bytes) -> bool:
        """Send a notice with the transaction that is open."""
        connection.execute(SEND, {"channel": CHANNEL, "notice": notice.decode()})
        return True

    def after(self, notices: Sequence[bytes]) -> None:
        """Nothing is left to be sent."""

    @asynccontextmanager
    async def line(self) -> AsyncIterator[ChannelsBackend]:
        """A connection that listens."""
        backend = PsycoPgChannelsBackend(self.address)
        await backend.on_startup()
        try:
            yield backend
        finally:
            await backend.on_shutdown()

    async def close(self) -> None:
        """Nothing is open."""


class ByRedis:
    """PUBLISH and SUBSCRIBE, after the commit and beside it."""

    def __init__(self, address: str) -> None:
        """Use the Redis at an address.

        Raises:
            ServerError: its library is not installed.
        """
        self.address = address
        self.troubles: tuple[type[Exception], ...] = (library().RedisError, OSError)
        self.waiting: deque[bytes] = deque(maxlen=WAITING)
        self.client: Redis | None = None
        self.sending: asyncio.Task[None] | None = None
        self.is_cut = False

    def within(self, connection: Connection, notice: bytes) -> bool:
        """Nothing is sent before it is durable."""
        return False

    def after(self, notices: Sequence[bytes]) -> None:
        """Send what has become durable, in order; who stored it does not wait."""
        self.waiting.extend(notices)
        if notices and (self.sending is None or self.sending.done()):
            self.sending = asyncio.create_task(self.send_all())

    async def send_all(self) -> None:
        """Send what waits; what Redis does not take is lost."""
        if self.client is None:
            self.client = client_of(self.address)
        backend = RedisChannelsPubSubBackend(redis=self.client)
        while self.waiting:
            notice = self.waiting.popleft()
            try:
                await backend.publish(notice, [CHANNEL])
                self.is_cut = False
            except self.troubles as trouble:
                if not self.is_cut:
                    LOG.warning("notices cannot be told", why=type(trouble).__name__)
                self.is_cut = True

    @asynccontextmanager
    async def line(self) -> AsyncIterator[ChannelsBackend]:
        """A subscription of its own."""
        async with client_of(self.address) as client:
            backend = RedisChannelsPubSubBackend(redis=client)
            try:
                yield backend
            finally:
                await backend.on_shutdown()

    async def close(self) -> None:
        """Send what waits, unless that takes too long, and let go."""
        if self.sending is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.sending, PATIENCE)
        if self.client is not None:
            await self.client.aclose()


def carrier_of(settings: Settings) -> Carrier:
    """The way for the notices of a server over PostgreSQL."""
    if settings.redis_url:
        return ByRedis(settings.redis_url)
    return ByDatabase(settings.url.set(drivername="postgresql").render_as_string(hide_password=False))


def client_of(address: str) -> Redis:
    """A client that says at once when the line is cut: what was missed must be known, not bridged."""
    from redis.asyncio import Redis  # noqa: PLC0415 - an optional library
    from redis.asyncio.retry import Retry  # noqa: PLC0415
    from redis.backoff import NoBackoff  # noqa: PLC0415

    return Redis.from_url(
        address,
        retry=Retry(NoBackoff(), 0),
        socket_connect_timeout=PATIENCE,
        socket_timeout=PATIENCE,
        health_check_interval=HEALTH_SECONDS,
    )


def library() -> Any:
    """The library that speaks with Redis.

    Raises:
        ServerError: it is not installed.
    """
    try:
        import redis  # noqa: PLC0415 - an optional library
    except ImportError as error:
        raise ServerError(f"{PREFIX}REDIS_URL needs the library redis: pip install 'spaceline[redis]'") from error
    return redis


def reach_redis(settings: Settings) -> None:
    """Find out before the first request whether the Redis that is named answers.

    Raises:
        ServerError: it does not, or its library is not installed.
    """
    if not settings.redis_url:
        return
    redis = library()
    try:
        with redis.Redis.from_url(settings.redis_url, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE) as it:
            it.ping()
    except ValueError as error:
        raise ServerError(f"{PREFIX}REDIS_URL is no address of a Redis") from error
    except (redis.RedisError, OSError) as error:
        reason = type(error).__name__
        raise ServerError(f"the Redis at {place(settings.redis_url)} does not answer: {reason}") from error


def place(address: str) -> str:
    """Where a Redis is, without the name and the password that open it."""
    parts = urlsplit(address)
    return parts.path if parts.scheme == "unix" else parts.netloc.rpartition("@")[2]

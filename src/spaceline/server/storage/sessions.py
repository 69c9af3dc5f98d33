"""The browsers in which people are known. A session ends when its row is gone; its token is stored nowhere."""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from collections.abc import Collection, Sequence
from functools import partial

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from spaceline.server.storage.database import Database
from spaceline.server.storage.tables import SessionRow
from spaceline.server.storage.tokens import new_token, now, token_hash

DAY = 86_400
SESSION_DAYS = 180
"""So long after the last visit somebody is still known; until the row is deleted, for a clock may be wrong."""
ASKED = 500
"""So many are looked for at once."""


class KnownBrowser(msgspec.Struct, frozen=True):
    """A browser in which somebody is known."""

    hash: bytes
    browser: str
    made: int
    seen: int

    @property
    def id(self) -> str:
        """A number by which it is named to its person; it lets nobody in."""
        return urlsafe_b64encode(hashlib.sha256(self.hash).digest()[:16]).decode().rstrip("=")


class Sessions:
    """The table ``sessions``."""

    def __init__(self, database: Database) -> None:
        """Work on a database."""
        self.database = database

    async def of_person(self, person: int) -> list[KnownBrowser]:
        """The browsers in which a person is known, the one seen last first."""
        asked = (
            select(SessionRow.hash, SessionRow.browser, SessionRow.made, SessionRow.seen)
            .where(SessionRow.person == person)
            .order_by(SessionRow.seen.desc(), SessionRow.made.desc(), SessionRow.hash)
        )
        found = await self.database.read(lambda connection: connection.execute(asked).all())
        return [KnownBrowser(row.hash, row.browser or "", row.made, row.seen) for row in found]

    async def known(self, hashes: Collection[bytes]) -> set[bytes]:
        """Those of some sessions that have not ended."""
        wanted, found = list(hashes), set[bytes]()
        for at in range(0, len(wanted), ASKED):
            found.update(await self.database.read(partial(good_of, wanted[at : at + ASKED])))
        return found

    async def end(self, person: int, hashes: Collection[bytes]) -> None:
        """Forget some browsers of a person."""
        ended = delete(SessionRow).where(SessionRow.person == person, SessionRow.hash.in_(list(hashes)))
        await self.database.write(lambda connection: connection.execute(ended))

    async def log_out(self, token: str) -> None:
        """Forget a browser."""
        forgotten = delete(SessionRow).where(SessionRow.hash == token_hash(token))
        await self.database.write(lambda connection: connection.execute(forgotten))

    async def forget_old(self) -> None:
        """Forget browsers that have not come for long."""
        forgotten = delete(SessionRow).where(SessionRow.seen <= now() - SESSION_DAYS * DAY)
        await self.database.write(lambda connection: connection.execute(forgotten))


def good_of(hashes: Collection[bytes], connection: Connection) -> Sequence[bytes]:
    """Those of some sessions that have not ended."""
    return connection.execute(select(SessionRow.hash).where(SessionRow.hash.in_(hashes))).scalars().all()


def begin_session(connection: Connection, person: int, browser: str = "") -> str:
    """A new token."""
    token, at = new_token(), now()
    row = {"hash": token_hash(token), "person": person, "made": at, "seen": at, "browser": browser}
    connection.execute(insert(SessionRow).values(**row))
    return token


def begin_only_session(connection: Connection, person: int, former: str = "") -> str:
    """A new token for the browser that had another, or for a new one; whatever others there are have ended."""
    token, former_hash = new_token(), token_hash(former)
    mine = update(SessionRow).where(SessionRow.person == person, SessionRow.hash == former_hash)
    if not connection.execute(mine.values(hash=token_hash(token), seen=now())).rowcount:
        token = begin_session(connection, person)
    ended = delete(SessionRow).where(SessionRow.person == person, SessionRow.hash != token_hash(token))
    connection.execute(ended)
    return token

"""What people say at a table, and what they report."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, func, insert, select

from spaceline.server.storage.database import Database
from spaceline.server.storage.notices import tell
from spaceline.server.storage.tables import ChatRow, MatchRow, ReportRow
from spaceline.server.storage.tokens import new_token, now

READ_BACK = 200
"""So many lines of chat are sent to somebody who comes back."""


class Said(msgspec.Struct, frozen=True):
    """A line of chat; numbers begin with 1 in each match."""

    number: int
    player: int
    name: str
    text: str


class ReportKept(msgspec.Struct, frozen=True):
    """A report as the keeper of the server reads it."""

    id: str
    match: str
    text: str
    export: bytes
    made: int


class Talk:
    """The tables ``chat`` and ``reports``."""

    def __init__(self, database: Database) -> None:
        """Work on a database."""
        self.database = database

    async def say(self, match: str, person: int | None, player: int, name: str, text: str) -> Said:
        """Keep a line of chat; 0 is the player of a spectator."""
        return await self.database.write(
            lambda connection: say(connection, self.database, match, person, Said(0, player, name, text))
        )

    async def said(self, match: str, after: int = 0) -> list[Said]:
        """The latest lines of chat, in their order."""
        asked = (
            select(ChatRow.number, ChatRow.player, ChatRow.name, ChatRow.text)
            .where(ChatRow.match == match, ChatRow.number > after)
            .order_by(ChatRow.number.desc())
            .limit(READ_BACK)
        )
        found = await self.database.read(lambda connection: connection.execute(asked).all())
        return [Said(*row) for row in reversed(found)]

    async def report(self, match: str, person: int, text: str, export: bytes) -> str:
        """Keep a report."""
        row = {"id": new_token(), "match": match, "person": person, "text": text, "export": export, "made": now()}
        await self.database.write(lambda connection: connection.execute(insert(ReportRow).values(**row)))
        return str(row["id"])

    async def reports(self) -> list[ReportKept]:
        """All reports, the latest first."""
        asked = select(ReportRow.id, ReportRow.match, ReportRow.text, ReportRow.export, ReportRow.made)
        asked = asked.order_by(ReportRow.made.desc())
        return [
            ReportKept(*row) for row in await self.database.read(lambda connection: connection.execute(asked).all())
        ]


def say(connection: Connection, database: Database, match: str, person: int | None, said: Said) -> Said:
    """The transaction of ``say``: lines of one match are numbered one after another."""
    connection.execute(select(MatchRow.id).where(MatchRow.id == match).with_for_update())
    latest = select(func.coalesce(func.max(ChatRow.number), 0)).where(ChatRow.match == match)
    said = msgspec.structs.replace(said, number=connection.execute(latest).scalar_one() + 1)
    row = {"match": match, "person": person, "said": now(), **msgspec.structs.asdict(said)}
    connection.execute(insert(ChatRow).values(**row))
    tell(connection, database, match, "chat", said.number)
    return said

"""How people like the table."""

from __future__ import annotations

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from spaceline.server.storage.database import Database
from spaceline.server.storage.tables import PreferenceRow
from spaceline.server.storage.tokens import now


class KeptPreferences:
    """The table ``preferences``: one row for whoever has changed something."""

    def __init__(self, database: Database) -> None:
        """Work on a database."""
        self.database = database

    async def of_person(self, person: int) -> bytes | None:
        """What somebody likes, as it was stored; None where nothing was."""
        asked = select(PreferenceRow.data).where(PreferenceRow.person == person)
        return await self.database.read(lambda connection: connection.execute(asked).scalar_one_or_none())

    async def store(self, person: int, data: bytes) -> None:
        """Store what somebody likes now; of two browsers the later one counts."""
        await self.database.write(lambda connection: put(connection, person, data))


def put(connection: Connection, person: int, data: bytes) -> None:
    """Make the row of a person, or change it, in one step: two browsers may do so at the same time."""
    values = {"data": data, "changed": now()}
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    row = dialect.insert(PreferenceRow).values(person=person, **values)
    connection.execute(row.on_conflict_do_update(index_elements=["person"], set_=values))

"""For how long the service has run."""

from __future__ import annotations

from sqlalchemy import Connection, case, select
from sqlalchemy.dialects import postgresql, sqlite

from spaceline.server.storage.database import Database
from spaceline.server.storage.tables import UptimeRow

ONLY = 1
"""The number of the row."""


class KeptUptime:
    """The table ``uptime``. What several processes store of it only goes up."""

    def __init__(self, database: Database) -> None:
        """Work on a database."""
        self.database = database

    async def stored(self) -> int:
        """What was stored last; 0 before anything was."""
        asked = select(UptimeRow.milliseconds).where(UptimeRow.id == ONLY)
        return await self.database.read(lambda connection: connection.execute(asked).scalar_one_or_none()) or 0

    async def store(self, milliseconds: int) -> int:
        """Store a later one; returns what is stored now, which another process may have brought further."""
        return await self.database.write(lambda connection: put(connection, milliseconds))


def put(connection: Connection, milliseconds: int) -> int:
    """Make the row, or bring it further, in one step."""
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    row = dialect.insert(UptimeRow).values(id=ONLY, milliseconds=milliseconds)
    new = row.excluded.milliseconds
    later = case((new > UptimeRow.milliseconds, new), else_=UptimeRow.milliseconds)
    put_further = row.on_conflict_do_update(index_elements=["id"], set_={"milliseconds": later})
    return int(connection.execute(put_further.returning(UptimeRow.milliseconds)).scalar_one())

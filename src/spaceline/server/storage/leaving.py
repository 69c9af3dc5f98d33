"""Somebody leaves for good: what is theirs is deleted, and what others have a part in stays without their name.

It goes match by match, and the person last: what was interrupted can be asked for again.
"""

from __future__ import annotations

import re
from functools import partial

import msgspec
from sqlalchemy import Connection, Update, bindparam, delete, select, update

from spaceline.core.decoding import built
from spaceline.hosting.story import LoggedLine
from spaceline.server.people.kept_names import DELETED
from spaceline.server.storage.database import Database
from spaceline.server.storage.lessons import delete_match
from spaceline.server.storage.matches import with_seats
from spaceline.server.storage.notices import tell
from spaceline.server.storage.tables import (
    AccountTokenRow,
    Base,
    ChatRow,
    DeckRow,
    LessonRow,
    LogRow,
    MatchRow,
    PersonRow,
    PreferenceRow,
    SeatRow,
    SessionRow,
)

RENAMED = "renamed"
"""The notice that players of a match are called otherwise."""
UNSAID = "(deleted)"
"""What is left of what they said."""
LINE, ENCODER = msgspec.msgpack.Decoder(built(LoggedLine)), msgspec.msgpack.Encoder()
LOG = Base.metadata.tables[LogRow.__tablename__]
OWN = (SessionRow, DeckRow, PreferenceRow, LessonRow, AccountTokenRow)
"""The tables in which rows are of one person only."""


class KeptDepartures:
    """Deletes people who ask for it."""

    def __init__(self, database: Database) -> None:
        """Work on a database."""
        self.database = database

    async def matches_of(self, person: int) -> list[str]:
        """The matches at which a person has a seat, that they made, or at which they spoke."""
        asked = (
            select(SeatRow.match).where(SeatRow.person == person),
            select(MatchRow.id).where(MatchRow.maker == person),
            select(ChatRow.match).where(ChatRow.person == person).distinct(),
        )
        found = await self.database.read(
            lambda connection: [match for it in asked for match in connection.execute(it).scalars()]
        )
        return list(dict.fromkeys(found))

    async def leave(self, person: int) -> list[str]:
        """Delete somebody with all that is theirs alone; returns the matches that are others now, or gone."""
        matches = await self.matches_of(person)
        for match in matches:
            await self.database.write(partial(self.leave_match, match, person))
        await self.database.write(lambda connection: leave_nothing(connection, person))
        return matches

    def leave_match(self, match: str, person: int, connection: Connection) -> None:
        """Take the name of somebody out of a match, or delete it where nobody else has a part in it."""
        found = with_seats(connection, select(MatchRow).where(MatchRow.id == match).with_for_update())
        if not found:
            return
        seats = found[0].seats
        has_others = any(seat.person not in (None, person) for seat in seats)
        is_theirs = found[0].maker == person or bool(found[0].held_by(person))
        if is_theirs and (found[0].began is None or not has_others):
            delete_match(connection, self.database, match)
            return
        called = [found[0].names[seat.player] for seat in seats if seat.person == person]
        theirs = update(SeatRow).where(SeatRow.match == match, SeatRow.person == person)
        connection.execute(theirs.values(name=DELETED))
        said = update(ChatRow).where(ChatRow.match == match, ChatRow.person == person)
        connection.execute(said.values(name=DELETED, text=UNSAID))
        if called:
            rename_in_log(connection, match, called)
        tell(connection, self.database, match, RENAMED)


def rename_in_log(connection: Connection, match: str, called: list[str]) -> None:
    """Write the lines of a log without the names of somebody."""
    names = re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in called))
    rows = connection.execute(select(LOG.c.viewer, LOG.c.number, LOG.c.data).where(LOG.c.match == match)).all()
    changed = []
    for row in rows:
        line = LINE.decode(row.data)
        text = names.sub(DELETED, line.text)
        if text != line.text:
            data = ENCODER.encode(msgspec.structs.replace(line, text=text))
            changed.append({"its_viewer": row.viewer, "its_number": row.number, "data": data})
    if changed:
        connection.execute(line_of(match), changed)


def line_of(match: str) -> Update:
    """A change of a line of the log of a match."""
    which = (LOG.c.viewer == bindparam("its_viewer"), LOG.c.number == bindparam("its_number"))
    return update(LOG).where(LOG.c.match == match, *which).values(data=bindparam("data"))


def leave_nothing(connection: Connection, person: int) -> None:
    """Delete what is of one person only; the person is nobody's, and goes with the last match that refers to them."""
    for rows in OWN:
        connection.execute(delete(rows).where(rows.person == person))
    nobody = {"name": DELETED, "account": None, "password": None, "look": None, "mail": None}
    connection.execute(update(PersonRow).where(PersonRow.id == person).values(**nobody))

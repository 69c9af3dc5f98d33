"""How far people are with the lessons. Of each chapter somebody has one match at most, the latest."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from spaceline.server.storage.database import Database
from spaceline.server.storage.matches import MatchToMake, SeatToMake, make_match
from spaceline.server.storage.notices import tell
from spaceline.server.storage.tables import LessonRow, MatchRow
from spaceline.server.storage.tokens import now


class KeptLesson(msgspec.Struct, frozen=True):
    """How far somebody is with a chapter."""

    chapter: str
    match: str | None
    over: bool
    done: int | None

    @property
    def is_open(self) -> bool:
        """Whether somebody is in the middle of it."""
        return self.match is not None and not self.over


class Lessons:
    """The table ``lessons``."""

    def __init__(self, database: Database) -> None:
        """Work on a database."""
        self.database = database

    async def of_person(self, person: int) -> dict[str, KeptLesson]:
        """How far somebody is, by chapter."""
        columns = (LessonRow.chapter, LessonRow.match, LessonRow.over, LessonRow.done)
        asked = select(*columns).where(LessonRow.person == person)
        found = await self.database.read(lambda connection: connection.execute(asked).all())
        return {row.chapter: KeptLesson(*row) for row in found}

    async def begin(self, person: int, chapter: str, ruleset: str, seats: Sequence[SeatToMake]) -> str:
        """Make a match for a chapter; that in which it was learned before is deleted."""
        wanted = MatchToMake(ruleset, person, tuple(seats), seed=0)
        mine = (LessonRow.person == person, LessonRow.chapter == chapter)

        def begin(connection: Connection) -> str:
            match = make_match(connection, wanted)
            former = connection.execute(select(LessonRow.match).where(*mine).with_for_update()).one_or_none()
            if former is None:
                row = {"person": person, "chapter": chapter, "match": match, "over": False}
                connection.execute(insert(LessonRow).values(row))
            else:
                connection.execute(update(LessonRow).where(*mine).values(match=match, over=False))
                delete_match(connection, self.database, former.match)
            return match

        return await self.database.write(begin)

    async def finish(self, match: str) -> None:
        """All steps are done in a match."""
        first = func.coalesce(LessonRow.done, now())
        finished = update(LessonRow).where(LessonRow.match == match).values(over=True, done=first)
        await self.database.write(lambda connection: connection.execute(finished))


def delete_match(connection: Connection, database: Database, match: str | None) -> None:
    """Delete a match in which nobody learns any more."""
    if match is not None and connection.execute(delete(MatchRow).where(MatchRow.id == match)).rowcount:
        tell(connection, database, match, "gone")


def take_over_lessons(connection: Connection, database: Database, person: int, guest: int) -> None:
    """Give what a guest has learned to an account; where it has begun a chapter too, it goes on with its own."""
    known = select(LessonRow.chapter).where(LessonRow.person == person)
    for row in connection.execute(select(LessonRow.__table__).where(LessonRow.person == guest)).all():
        theirs = (LessonRow.person == guest, LessonRow.chapter == row.chapter)
        if row.chapter not in connection.execute(known).scalars().all():
            connection.execute(update(LessonRow).where(*theirs).values(person=person))
            continue
        connection.execute(delete(LessonRow).where(*theirs))
        delete_match(connection, database, row.match)
        if row.done is not None:
            mine = (LessonRow.person == person, LessonRow.chapter == row.chapter)
            done = func.coalesce(LessonRow.done, row.done)
            connection.execute(update(LessonRow).where(*mine).values(done=done))

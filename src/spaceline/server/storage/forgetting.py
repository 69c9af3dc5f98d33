"""What the server does not keep for ever: what guests have left behind, and whoever is left with nothing.

What somebody with an account has played to its end is never deleted here, and no match before the reports on it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from functools import partial
from typing import TypeAlias, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, delete, exists, func, or_, select
from sqlalchemy.orm import aliased

from spaceline.server.settings import Settings
from spaceline.server.storage.database import Database
from spaceline.server.storage.notices import tell
from spaceline.server.storage.sessions import DAY
from spaceline.server.storage.tables import (
    ChatRow,
    DeckRow,
    MatchRow,
    PersonRow,
    ReportRow,
    SeatRow,
    SessionRow,
    StateRow,
)
from spaceline.server.storage.tokens import now

FOUND = 500
"""So much is looked for at once."""
MATCHES, PEOPLE = 5, 100
"""So much is deleted in one transaction: a match has some thousand rows, and answers wait meanwhile."""
PAUSE = 0.1
"""Seconds between two such transactions."""
Key = TypeVar("Key", int, str)
Wanted: TypeAlias = Select[Key]


class Forgotten(msgspec.Struct, frozen=True):
    """How much was deleted."""

    matches: int
    people: int
    reports: int


class Forgetting:
    """Deletes what has had its time, a little at once."""

    def __init__(self, database: Database, settings: Settings) -> None:
        """Work on a database."""
        self.database, self.settings = database, settings

    async def forget(self, here: Collection[str] = ()) -> Forgotten:
        """Delete what the settings say; matches that are open in this process stay."""
        old = delete(ReportRow).where(ReportRow.made < before(self.settings.keep_reports_days))
        reports = await self.database.write(lambda connection: connection.execute(old).rowcount)
        over = had_their_time(self.settings).where(MatchRow.id.not_in(here))
        matches = await self.each(over, self.delete_matches, MATCHES)
        return Forgotten(matches, await self.each(left_with_nothing(), delete_people, PEOPLE), reports)

    async def each(self, wanted: Wanted[Key], delete_some: Callable[[Wanted[Key], Connection], int], some: int) -> int:
        """Delete all that a query finds, in transactions of a few; returns how much that was."""
        key, gone = wanted.selected_columns[0], 0
        while found := await self.database.read(lambda connection: firsts(connection, wanted)):
            known = gone
            for at in range(0, len(found), some):
                again = wanted.where(key.in_(found[at : at + some]))
                gone += await self.database.write(partial(delete_some, again))
                await asyncio.sleep(PAUSE)
            if gone == known:
                break  # another process is deleting the same
        return gone

    def delete_matches(self, wanted: Wanted[str], connection: Connection) -> int:
        """Delete matches with all that belongs to them, but none that somebody goes on with in this very moment.

        Whoever stores a match holds its position: once that is ours, another look tells the truth.
        """
        held = connection.execute(wanted.with_for_update(of=MatchRow, skip_locked=True)).scalars().all()
        connection.execute(select(StateRow.match).where(StateRow.match.in_(held)).with_for_update())
        gone = connection.execute(wanted.where(MatchRow.id.in_(held))).scalars().all()
        connection.execute(delete(MatchRow).where(MatchRow.id.in_(gone)))
        for match in gone:
            tell(connection, self.database, match, "gone")
        return len(gone)


def delete_people(wanted: Wanted[int], connection: Connection) -> int:
    """Delete people of whom nothing is kept."""
    gone = connection.execute(wanted.with_for_update(of=PersonRow, skip_locked=True)).scalars().all()
    connection.execute(delete(PersonRow).where(PersonRow.id.in_(gone)))
    return len(gone)


def firsts(connection: Connection, wanted: Wanted[Key]) -> list[Key]:
    """The first that a query finds."""
    return list(connection.execute(wanted.limit(FOUND)).scalars())


def before(days: int) -> int:
    """The moment so many days ago; with 0, which keeps for ever, one before everything."""
    return now() - days * DAY if days else 0


def had_their_time(settings: Settings) -> Wanted[str]:
    """The matches that are not kept any longer: of guests, never begun, and, where that is set, left unfinished."""
    played = func.coalesce(StateRow.stored, MatchRow.made)
    of_guests = and_(played < before(settings.keep_guests_days), or_(MatchRow.began.is_(None), ~has_account()))
    unfinished = and_(played < before(settings.keep_unfinished_days), MatchRow.ended.is_(None))
    return (
        select(MatchRow.id)
        .outerjoin(StateRow, StateRow.match == MatchRow.id)
        .where(or_(of_guests, unfinished), ~exists().where(ReportRow.match == MatchRow.id))
    )


def has_account() -> ColumnElement[bool]:
    """Whether somebody who sits at a match, or who made it, has an account."""
    made, sits = aliased(PersonRow), aliased(PersonRow)
    sitting = exists().where(SeatRow.match == MatchRow.id, sits.id == SeatRow.person, sits.account.is_not(None))
    return or_(exists().where(made.id == MatchRow.maker, made.account.is_not(None)), sitting)


def left_with_nothing() -> Wanted[int]:
    """The guests who cannot come back, and of whom nothing is kept."""
    kept = (SessionRow.person, SeatRow.person, MatchRow.maker, ChatRow.person, ReportRow.person)
    nothing = (~exists().where(it == PersonRow.id) for it in kept)
    shared = exists().where(DeckRow.person == PersonRow.id, DeckRow.shared.is_not(None))
    return select(PersonRow.id).where(PersonRow.account.is_(None), *nothing, ~shared)

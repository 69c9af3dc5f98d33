"""Matches, who sits where, and the links by which people come to a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence

import msgspec
from sqlalchemy import Connection, Executable, Select, func, insert, select, update

from spaceline.core.decoding import built
from spaceline.hosting.clocks import TimeControl
from spaceline.server.storage.database import Database
from spaceline.server.storage.notices import tell
from spaceline.server.storage.tables import ChatRow, InvitationRow, LessonRow, MatchRow, SeatRow, StateRow
from spaceline.server.storage.tokens import is_token, new_token, now

LISTED = 100
"""So many of a person's matches are listed, the latest."""


class SeatToMake(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as it is agreed on; open, with an invitation, when nobody is named."""

    name: str = ""
    deck: str = ""
    person: int | None = None
    computer: str | None = None
    own: bytes | None = None
    """A deck of somebody's own, as it is now."""


class MatchToMake(msgspec.Struct, frozen=True):
    """What was agreed on for a match."""

    ruleset: str
    maker: int
    seats: tuple[SeatToMake, ...]
    seed: int
    clock: TimeControl | None = None


class SeatHeld(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as it is."""

    player: int
    name: str
    deck: str
    person: int | None
    computer: str | None
    own: bytes | None = None
    invitation: str = ""

    @property
    def is_open(self) -> bool:
        """Whether it waits for somebody."""
        return self.person is None and self.computer is None


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """A match with its seats, in their order."""

    id: str
    ruleset: str
    maker: int
    seed: int
    time_control: str | None = None
    seconds: int = 0
    increment: int | None = None
    watch: str
    made: int
    began: int | None
    ended: int | None
    rematch: str | None
    seats: tuple[SeatHeld, ...]
    chapter: str = ""
    """Of a lesson: the key of what is learned in it."""

    @property
    def clock(self) -> TimeControl | None:
        """How much time players have; None for as much as they like."""
        if self.time_control is None:
            return None
        agreed = {"kind": self.time_control, "seconds": self.seconds, "increment": self.increment or 0}
        return msgspec.convert(agreed, built(TimeControl))

    def held_by(self, person: int) -> tuple[int, ...]:
        """The players whose seats a person holds."""
        return tuple(seat.player for seat in self.seats if seat.person == person)

    @property
    def names(self) -> dict[int, str]:
        """What the players are called; of several with the same name each has the number as well."""
        called = Counter(seat.name for seat in self.seats)
        return {
            seat.player: seat.name if called[seat.name] == 1 else f"{seat.name} ({seat.player})"
            for seat in self.seats
            if seat.name
        }

    @property
    def is_full(self) -> bool:
        """Whether every seat is taken."""
        return not any(seat.is_open for seat in self.seats)


class MatchProgress(msgspec.Struct, frozen=True):
    """How far a match is, as it is stored: what a process must know to tell whether it has missed anything."""

    match: str
    version: int
    said: int
    """The number of the latest line of chat; 0 when nothing was said."""
    rematch: str | None


class Matches:
    """The tables ``matches``, ``seats`` and ``invitations``."""

    def __init__(self, database: Database) -> None:
        """Work on a database."""
        self.database = database

    async def make(
        self, ruleset: str, maker: int, seats: Sequence[SeatToMake], *, seed: int, clock: TimeControl | None = None
    ) -> str:
        """Make a match with its seats, and an invitation for each that is open."""
        wanted = MatchToMake(ruleset, maker, tuple(seats), seed, clock)
        return await self.database.write(lambda connection: make_match(connection, wanted))

    async def of_id(self, match: str) -> Match | None:
        """The match of a number."""
        return await self.one(select(MatchRow).where(MatchRow.id == match)) if is_token(match) else None

    async def watched_by(self, token: str) -> Match | None:
        """The match that a link for spectators leads to."""
        return await self.one(select(MatchRow).where(MatchRow.watch == token)) if is_token(token) else None

    async def invited_by(self, token: str) -> tuple[Match, int] | None:
        """The match and the seat that an invitation leads to."""
        if not is_token(token):
            return None
        asked = select(InvitationRow.match, InvitationRow.player).where(InvitationRow.token == token)
        found = await self.database.read(lambda connection: connection.execute(asked).one_or_none())
        match = await self.of_id(found.match) if found else None
        return None if found is None or match is None else (match, found.player)

    async def of_person(self, person: int) -> list[Match]:
        """The matches in which a person has a seat, the latest first; lessons are none of them."""
        sits = select(SeatRow.match).where(SeatRow.person == person)
        lessons = select(LessonRow.match).where(LessonRow.person == person, LessonRow.match.is_not(None))
        asked = (
            select(MatchRow)
            .where(MatchRow.id.in_(sits), MatchRow.id.not_in(lessons))
            .order_by(MatchRow.made.desc(), MatchRow.id)
            .limit(LISTED)
        )
        return await self.database.read(lambda connection: with_seats(connection, asked))

    async def standing(self, matches: Collection[str]) -> list[MatchProgress]:
        """How far matches are; those that have been deleted are left out."""
        said = select(func.coalesce(func.max(ChatRow.number), 0)).where(ChatRow.match == MatchRow.id).scalar_subquery()
        asked = (
            select(MatchRow.id, StateRow.version, said, MatchRow.rematch)
            .join(StateRow, StateRow.match == MatchRow.id)
            .where(MatchRow.id.in_(matches))
        )
        return [MatchProgress(*row) for row in await self.database.read(lambda it: it.execute(asked).all())]

    async def one(self, asked: Select[MatchRow]) -> Match | None:
        """The match that a query finds."""
        found = await self.database.read(lambda connection: with_seats(connection, asked))
        return found[0] if found else None

    async def seat_of(self, person: int, match: str) -> tuple[int, ...]:
        """The players whose seats a person holds at a match; several at one keyboard, none for a stranger."""
        if not is_token(match):
            return ()
        asked = select(SeatRow.player).where(SeatRow.match == match, SeatRow.person == person).order_by(SeatRow.player)
        return tuple(await self.database.read(lambda connection: connection.execute(asked).scalars().all()))

    async def sit_down(self, match: str, player: int, seat: SeatToMake) -> bool:
        """Take an open seat; False when somebody was quicker."""
        taken = (
            update(SeatRow)
            .where(SeatRow.match == match, SeatRow.player == player)
            .where(SeatRow.person.is_(None), SeatRow.computer.is_(None))
            .values(**msgspec.structs.asdict(seat))
        )
        return await self.changes(match, taken)

    async def hand_over(self, match: str, player: int, computer: str) -> None:
        """Let a computer player go on in a seat whose person has left for good; the name stays."""
        seat = update(SeatRow).where(SeatRow.match == match, SeatRow.player == player)
        await self.changes(match, seat.values(computer=computer))

    async def follow(self, match: str, rematch: str) -> bool:
        """Note which match came after one; False when there is one already."""
        followed = update(MatchRow).where(MatchRow.id == match, MatchRow.rematch.is_(None)).values(rematch=rematch)
        return await self.changes(match, followed)

    async def changes(self, match: str, change: Executable) -> bool:
        """Whether a change of a match found something to change."""

        def change_it(connection: Connection) -> bool:
            if not connection.execute(change).rowcount:
                return False
            tell(connection, self.database, match, "seats")
            return True

        return await self.database.write(change_it)


def make_match(connection: Connection, wanted: MatchToMake) -> str:
    """Make a match within a transaction; returns its id."""
    match, at = new_token(), now()
    row = {"id": match, "ruleset": wanted.ruleset, "maker": wanted.maker, "seed": wanted.seed, "made": at}
    if (clock := wanted.clock) is not None:
        row |= {"time_control": clock.kind, "seconds": clock.seconds, "increment": clock.increment}
    held = [
        {"match": match, "player": player, **msgspec.structs.asdict(seat)}
        for player, seat in enumerate(wanted.seats, 1)
    ]
    invited = [
        {"token": new_token(), "match": match, "player": player, "made": at}
        for player, seat in enumerate(wanted.seats, 1)
        if seat.person is None and seat.computer is None
    ]
    connection.execute(insert(MatchRow).values(**{"seconds": 0, **row}, watch=new_token()))
    connection.execute(insert(SeatRow), held)
    if invited:
        connection.execute(insert(InvitationRow), invited)
    return match


def with_seats(connection: Connection, asked: Select[MatchRow]) -> list[Match]:
    """The matches that a query finds, each with its seats."""
    rows = [dict(row) for row in connection.execute(asked).mappings()]
    ids = [row["id"] for row in rows]
    seats, chapters = seats_of(connection, ids), chapters_of(connection, ids)
    return [Match(**row, seats=tuple(seats.get(row["id"], ())), chapter=chapters.get(row["id"], "")) for row in rows]


def chapters_of(connection: Connection, matches: Iterable[str]) -> dict[str, str]:
    """By match that is a lesson, the key of its chapter."""
    asked = select(LessonRow.match, LessonRow.chapter).where(LessonRow.match.in_(list(matches)))
    return {row.match: row.chapter for row in connection.execute(asked) if row.match is not None}


def seats_of(connection: Connection, matches: Iterable[str]) -> dict[str, list[SeatHeld]]:
    """The seats of matches, in their order."""
    asked = (
        select(SeatRow.__table__, InvitationRow.token)
        .outerjoin(InvitationRow, (InvitationRow.match == SeatRow.match) & (InvitationRow.player == SeatRow.player))
        .where(SeatRow.match.in_(list(matches)))
        .order_by(SeatRow.match, SeatRow.player)
    )
    found: dict[str, list[SeatHeld]] = {}
    for row in connection.execute(asked):
        seat = SeatHeld(
            player=row.player,
            name=row.name,
            deck=row.deck,
            person=row.person,
            computer=row.computer,
            own=row.own,
            invitation=row.token or "",
        )
        found.setdefault(row.match, []).append(seat)
    return found

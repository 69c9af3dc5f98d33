"""People and the browsers in which they are known."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from spaceline.server.storage.database import Database
from spaceline.server.storage.tables import MatchRow, PersonRow, SeatRow, SessionRow
from spaceline.server.storage.tokens import new_token, now, token_hash

DAY = 86_400
SESSION_DAYS = 180
"""So long after the last visit somebody is still known."""


class NameTakenError(Exception):
    """There is an account of that name."""


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays. The number stays inside the server."""

    id: int
    name: str
    is_guest: bool


class Account(msgspec.Struct, frozen=True):
    """A person with what their password became."""

    person: Person
    password: str


class People:
    """The tables ``people`` and ``sessions``."""

    def __init__(self, database: Database) -> None:
        """Work on a database."""
        self.database = database

    async def welcome(self, name: str) -> tuple[Person, str]:
        """A new guest, with the token for their cookie."""
        async with self.database.writing() as connection:
            made = await connection.execute(insert(PersonRow).values(name=name, made=now()).returning(PersonRow.id))
            person = Person(made.scalar_one(), name, is_guest=True)
            return person, await begin_session(connection, person.id)

    async def known(self, token: str) -> Person | None:
        """Whose cookie this is."""
        asked = (
            select(PersonRow.id, PersonRow.name, PersonRow.account, SessionRow.seen)
            .join(SessionRow, SessionRow.person == PersonRow.id)
            .where(SessionRow.hash == token_hash(token), SessionRow.seen > now() - SESSION_DAYS * DAY)
        )
        async with self.database.reading() as connection:
            found = (await connection.execute(asked)).one_or_none()
        if found is None:
            return None
        if found.seen < now() - DAY:
            await self.seen(token)
        return Person(found.id, found.name, is_guest=found.account is None)

    async def seen(self, token: str) -> None:
        """Note that somebody still comes."""
        async with self.database.writing() as connection:
            await connection.execute(update(SessionRow).where(SessionRow.hash == token_hash(token)).values(seen=now()))

    async def settle(self, guest: Person, name: str, account: str, password: str) -> tuple[Person, str]:
        """Make an account of a guest, who keeps everything, under a new token; the old ones are worth nothing.

        Raises:
            NameTakenError: another account has the name.
        """
        async with self.database.writing() as connection:
            changed = (
                update(PersonRow)
                .where(PersonRow.id == guest.id, PersonRow.account.is_(None))
                .values(name=name, account=account, password=password)
            )
            try:
                done = (await connection.execute(changed)).rowcount
            except IntegrityError as error:
                raise NameTakenError from error
            if not done:
                raise NameTakenError
            await connection.execute(delete(SessionRow).where(SessionRow.person == guest.id))
            return Person(guest.id, name, is_guest=False), await begin_session(connection, guest.id)

    async def account(self, account: str) -> Account | None:
        """The account of a name."""
        asked = select(PersonRow.id, PersonRow.name, PersonRow.password).where(PersonRow.account == account)
        async with self.database.reading() as connection:
            found = (await connection.execute(asked)).one_or_none()
        if found is None or found.password is None:
            return None
        return Account(Person(found.id, found.name, is_guest=False), found.password)

    async def rehash(self, person: Person, password: str) -> None:
        """Store a password in a newer form."""
        async with self.database.writing() as connection:
            await connection.execute(update(PersonRow).where(PersonRow.id == person.id).values(password=password))

    async def log_in(self, person: Person, guest: Person | None = None) -> str:
        """A token for the cookie of somebody who showed their password; the matches of the guest they were are theirs.

        A match in which the account already sits stays with the guest: nobody gets a second hand to look at.
        """
        async with self.database.writing() as connection:
            if guest is not None and guest.is_guest and guest.id != person.id:
                mine = SeatRow.__table__.alias()
                sits = exists().where(mine.c.match == SeatRow.match, mine.c.person == person.id)
                await connection.execute(
                    update(SeatRow).where(SeatRow.person == guest.id, ~sits).values(person=person.id)
                )
                await connection.execute(
                    update(MatchRow).where(MatchRow.maker == guest.id).values(maker=person.id)
                )
            return await begin_session(connection, person.id)

    async def log_out(self, token: str) -> None:
        """Forget a browser."""
        async with self.database.writing() as connection:
            await connection.execute(delete(SessionRow).where(SessionRow.hash == token_hash(token)))

    async def forget_old_sessions(self) -> None:
        """Forget browsers that have not come for long."""
        async with self.database.writing() as connection:
            await connection.execute(delete(SessionRow).where(SessionRow.seen <= now() - SESSION_DAYS * DAY))


async def begin_session(connection: AsyncConnection, person: int) -> str:
    """A new token."""
    token = new_token()
    at = now()
    await connection.execute(insert(SessionRow).values(hash=token_hash(token), person=person, made=at, seen=at))
    return token

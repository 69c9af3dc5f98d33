"""People and the browsers in which they are known."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from spaceline.server.storage.database import Database
from spaceline.server.storage.lessons import take_over_lessons
from spaceline.server.storage.sessions import DAY, begin_only_session, begin_session
from spaceline.server.storage.tables import DeckRow, MatchRow, PersonRow, SeatRow, SessionRow
from spaceline.server.storage.tokens import now, token_hash


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
    """The table ``people``, and who is known by a session."""

    def __init__(self, database: Database) -> None:
        """Work on a database."""
        self.database = database

    async def welcome(self, name: str, browser: str = "") -> tuple[Person, str]:
        """A new guest, with the token for their cookie."""

        def welcome(connection: Connection) -> tuple[Person, str]:
            made = connection.execute(insert(PersonRow).values(name=name, made=now()).returning(PersonRow.id))
            person = Person(made.scalar_one(), name, is_guest=True)
            return person, begin_session(connection, person.id, browser)

        return await self.database.write(welcome)

    async def known(self, token: str) -> Person | None:
        """Whose cookie this is."""
        asked = (
            select(PersonRow.id, PersonRow.name, PersonRow.account, SessionRow.seen)
            .join(SessionRow, SessionRow.person == PersonRow.id)
            .where(SessionRow.hash == token_hash(token))
        )
        found = await self.database.read(lambda connection: connection.execute(asked).one_or_none())
        if found is None:
            return None
        if found.seen < now() - DAY:
            seen = update(SessionRow).where(SessionRow.hash == token_hash(token)).values(seen=now())
            await self.database.write(lambda connection: connection.execute(seen))
        return Person(found.id, found.name, is_guest=found.account is None)

    async def rename(self, guest: Person, name: str) -> Person:
        """Call a guest by another name; at the tables where they sit already they keep the old one."""
        changed = update(PersonRow).where(PersonRow.id == guest.id, PersonRow.account.is_(None)).values(name=name)
        await self.database.write(lambda connection: connection.execute(changed))
        return Person(guest.id, name, is_guest=True)

    async def is_taken(self, account: str, look: str) -> bool:
        """Whether an account has a name, or one that looks like it."""
        return await self.database.read(lambda connection: is_taken(connection, account, look))

    async def settle(
        self, guest: Person, name: str, account: str, password: str, *, look: str = "", former: str = ""
    ) -> tuple[Person, str]:
        """Make an account of a guest, who keeps everything, under a new token; the old ones are worth nothing.

        The browser with the ``former`` token is the one that goes on.

        Raises:
            NameTakenError: another account has the name or one that looks like it, or the guest has one by now.
        """
        changed = (
            update(PersonRow)
            .where(PersonRow.id == guest.id, PersonRow.account.is_(None))
            .values(name=name, account=account, password=password, look=look or account)
        )

        def settle(connection: Connection) -> str:
            if is_taken(connection, account, look or account) or not connection.execute(changed).rowcount:
                raise NameTakenError
            return begin_only_session(connection, guest.id, former)

        try:
            token = await self.database.write(settle)
        except IntegrityError as error:
            raise NameTakenError from error
        return Person(guest.id, name, is_guest=False), token

    async def account(self, account: str) -> Account | None:
        """The account of a name."""
        asked = select(PersonRow.id, PersonRow.name, PersonRow.password).where(PersonRow.account == account)
        found = await self.database.read(lambda connection: connection.execute(asked).one_or_none())
        if found is None or found.password is None:
            return None
        return Account(Person(found.id, found.name, is_guest=False), found.password)

    async def rehash(self, person: Person, password: str) -> None:
        """Store a password in a newer form."""
        changed = update(PersonRow).where(PersonRow.id == person.id).values(password=password)
        await self.database.write(lambda connection: connection.execute(changed))

    async def log_in(self, person: Person, guest: Person | None = None, browser: str = "") -> str:
        """A token for the cookie of somebody who showed their password; the matches of the guest they were are theirs.

        A match in which the account already sits stays with the guest: nobody gets a second hand to look at.
        """

        def log_in(connection: Connection) -> str:
            if guest is not None and guest.is_guest and guest.id != person.id:
                take_over(connection, person, guest)
                take_over_lessons(connection, self.database, person.id, guest.id)
            return begin_session(connection, person.id, browser)

        return await self.database.write(log_in)


def is_taken(connection: Connection, account: str, look: str) -> bool:
    """Whether an account has a name, or one that looks like it."""
    asked = select(exists().where(or_(PersonRow.account == account, PersonRow.look == look)))
    return bool(connection.execute(asked).scalar_one())


def take_over(connection: Connection, person: Person, guest: Person) -> None:
    """Give the seats of a guest, the matches that they made and their decks to an account."""
    mine = SeatRow.__table__.alias()
    sits = exists().where(mine.c.match == SeatRow.match, mine.c.person == person.id)
    connection.execute(update(SeatRow).where(SeatRow.person == guest.id, ~sits).values(person=person.id))
    connection.execute(update(MatchRow).where(MatchRow.maker == guest.id).values(maker=person.id))
    connection.execute(update(DeckRow).where(DeckRow.person == guest.id).values(person=person.id))

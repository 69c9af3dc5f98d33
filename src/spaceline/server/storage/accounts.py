"""What the holder of an account does with it: another password, an address of mail, tokens for both."""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from spaceline.server.storage.database import Database
from spaceline.server.storage.people import Person
from spaceline.server.storage.sessions import DAY, begin_only_session
from spaceline.server.storage.tables import AccountTokenRow, PersonRow, SessionRow
from spaceline.server.storage.tokens import new_token, now, token_hash

TOKEN_SECONDS = DAY
"""So long a token that was given to somebody can be used."""


class AccountKept(msgspec.Struct, frozen=True):
    """An account as it is kept."""

    person: Person
    account: str
    password: str
    mail: str | None


class Accounts:
    """The tables ``people``, as far as accounts go, and ``account_tokens``."""

    def __init__(self, database: Database) -> None:
        """Work on a database."""
        self.database = database

    async def of_person(self, person: int) -> AccountKept | None:
        """The account of a person; None for a guest."""
        return await self.one(PersonRow.id == person)

    async def of_name(self, account: str) -> AccountKept | None:
        """The account of a name."""
        return await self.one(PersonRow.account == account)

    async def one(self, which: ColumnElement[bool]) -> AccountKept | None:
        """The account of which that holds."""
        columns = (PersonRow.id, PersonRow.name, PersonRow.account, PersonRow.password, PersonRow.mail)
        asked = select(*columns).where(which, PersonRow.account.is_not(None))
        found = await self.database.read(lambda connection: connection.execute(asked).one_or_none())
        if found is None or found.account is None or found.password is None:
            return None
        person = Person(found.id, found.name, is_guest=False)
        return AccountKept(person, found.account, found.password, found.mail)

    async def change_password(self, person: int, password: str, former: str) -> str:
        """Another password: a new token for the browser with the former one; all others are logged out."""

        def change(connection: Connection) -> str:
            connection.execute(update(PersonRow).where(PersonRow.id == person).values(password=password))
            connection.execute(delete(AccountTokenRow).where(AccountTokenRow.person == person))
            return begin_only_session(connection, person, former)

        return await self.database.write(change)

    async def forget_mail(self, person: int) -> None:
        """Keep no address any more, and let none be confirmed that was written to before."""

        def forget(connection: Connection) -> None:
            connection.execute(update(PersonRow).where(PersonRow.id == person).values(mail=None))
            connection.execute(delete(AccountTokenRow).where(AccountTokenRow.person == person))

        await self.database.write(forget)

    async def new_token(self, person: int, mail: str | None = None) -> str:
        """A token that confirms an address of mail; without one, it lets a new password be chosen."""
        token = new_token()
        row = {"hash": token_hash(token), "person": person, "mail": mail, "made": now()}
        await self.database.write(lambda connection: connection.execute(insert(AccountTokenRow).values(**row)))
        return token

    async def reset(self, token: str, password: str) -> Person | None:
        """Choose a new password by a token, which is used up by it; every browser is logged out."""

        def reset(connection: Connection) -> Person | None:
            used = take(connection, token, AccountTokenRow.mail.is_(None))
            if used is None:
                return None
            connection.execute(update(PersonRow).where(PersonRow.id == used[0]).values(password=password))
            connection.execute(delete(AccountTokenRow).where(AccountTokenRow.person == used[0]))
            connection.execute(delete(SessionRow).where(SessionRow.person == used[0]))
            name = connection.execute(select(PersonRow.name).where(PersonRow.id == used[0])).scalar_one()
            return Person(used[0], name, is_guest=False)

        return await self.database.write(reset)

    async def confirm_mail(self, token: str) -> bool:
        """Keep the address that a token was sent to; False when it is worth nothing."""

        def confirm(connection: Connection) -> bool:
            used = take(connection, token, AccountTokenRow.mail.is_not(None))
            if used is not None:
                person, mail = used
                connection.execute(update(PersonRow).where(PersonRow.id == person).values(mail=mail))
            return used is not None

        return await self.database.write(confirm)

    async def forget_old_tokens(self) -> None:
        """Forget tokens that cannot be used any more."""
        await self.database.write(lambda connection: connection.execute(delete(AccountTokenRow).where(~is_usable())))


def is_usable() -> ColumnElement[bool]:
    """Whether a token can still be used."""
    return AccountTokenRow.made > now() - TOKEN_SECONDS


def take(connection: Connection, token: str, kind: ColumnElement[bool]) -> tuple[int, str | None] | None:
    """Use a token up: the person to whom it was given, and the address that it confirms; of two only one can."""
    used = delete(AccountTokenRow).where(AccountTokenRow.hash == token_hash(token), kind, is_usable())
    found = connection.execute(used.returning(AccountTokenRow.person, AccountTokenRow.mail)).one_or_none()
    return None if found is None else (found.person, found.mail)

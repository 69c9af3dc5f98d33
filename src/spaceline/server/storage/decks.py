"""The decks that people make."""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from spaceline.server.storage.database import Database
from spaceline.server.storage.tables import DeckRow, PersonRow
from spaceline.server.storage.tokens import is_token, new_token, now

MOST_DECKS = 200
"""So many one person keeps."""


class KeptDeck(msgspec.Struct, frozen=True, kw_only=True):
    """A deck as it is kept."""

    id: str
    person: int
    ruleset: str
    title: str
    size: int
    data: bytes
    shared: str | None
    version: int
    made: int
    changed: int


class DeckToStore(msgspec.Struct, frozen=True, kw_only=True):
    """A deck as it is to be kept."""

    ruleset: str
    title: str
    size: int
    data: bytes


class TooManyDecksError(Exception):
    """Somebody has as many as one person keeps."""


class KeptDecks:
    """The table ``decks``. Whoever asks for a deck to change it names the person whose it must be."""

    def __init__(self, database: Database) -> None:
        """Work on a database."""
        self.database = database

    async def of_person(self, person: int) -> list[KeptDeck]:
        """The decks of somebody, those first that were changed last."""
        asked = select(DeckRow.__table__).where(DeckRow.person == person)
        asked = asked.order_by(DeckRow.changed.desc(), DeckRow.id)
        found = await self.database.read(lambda connection: connection.execute(asked).mappings().all())
        return [KeptDeck(**row) for row in found]

    async def of_id(self, deck: str, person: int) -> KeptDeck | None:
        """A deck of somebody's own."""
        return await self.one(DeckRow.id == deck, DeckRow.person == person) if is_token(deck) else None

    async def shared_by(self, token: str) -> tuple[KeptDeck, str] | None:
        """The deck that a link leads to, and the name of whose it is."""
        found = await self.one(DeckRow.shared == token) if is_token(token) else None
        if found is None:
            return None
        asked = select(PersonRow.name).where(PersonRow.id == found.person)
        name = await self.database.read(lambda connection: connection.execute(asked).scalar_one())
        return found, name

    async def keep(self, person: int, deck: DeckToStore) -> str:
        """Keep a new deck.

        Raises:
            TooManyDecksError: they have as many as one person keeps.
        """
        id, at = new_token(), now()
        row = {**msgspec.structs.asdict(deck), "id": id, "person": person, "version": 1, "made": at, "changed": at}
        counted = select(func.count()).select_from(DeckRow).where(DeckRow.person == person)

        def keep(connection: Connection) -> None:
            if connection.execute(counted).scalar_one() >= MOST_DECKS:
                raise TooManyDecksError
            connection.execute(insert(DeckRow).values(**row))

        await self.database.write(keep)
        return id

    async def change(self, deck: str, person: int, version: int, to: DeckToStore) -> bool:
        """Keep a changed deck under the next version; False when that was not the latest."""
        changed = (
            update(DeckRow)
            .where(DeckRow.id == deck, DeckRow.person == person, DeckRow.version == version)
            .values(**msgspec.structs.asdict(to), version=version + 1, changed=now())
        )
        return bool(await self.database.write(lambda connection: connection.execute(changed).rowcount))

    async def share(self, deck: str, person: int, *, is_shared: bool) -> None:
        """Let others see a deck by a link, or no longer; a link that was taken back never leads there again."""
        mine = update(DeckRow).where(DeckRow.id == deck, DeckRow.person == person)
        if is_shared:
            changed = mine.where(DeckRow.shared.is_(None)).values(shared=new_token())
        else:
            changed = mine.values(shared=None)
        await self.database.write(lambda connection: connection.execute(changed))

    async def drop(self, deck: str, person: int) -> bool:
        """Throw a deck away; False when there was none."""
        if not is_token(deck):
            return False
        gone = delete(DeckRow).where(DeckRow.id == deck, DeckRow.person == person)
        return bool(await self.database.write(lambda connection: connection.execute(gone).rowcount))

    async def one(self, *which: ColumnElement[bool]) -> KeptDeck | None:
        """The deck of which that holds."""
        asked = select(DeckRow.__table__).where(*which)
        found = await self.database.read(lambda connection: connection.execute(asked).mappings().one_or_none())
        return None if found is None else KeptDeck(**found)

"""What the keeper of a server does beside the running server: nothing is made or upgraded."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy.exc import SQLAlchemyError

from spaceline.server.settings import ServerError, Settings
from spaceline.server.storage.storage import Storage
from spaceline.server.storage.talk import ReportKept
from spaceline.server.storage.upgrading import one_line, shown

T = TypeVar("T")


def stored_reports(settings: Settings) -> list[ReportKept]:
    """All reports, the latest first.

    Raises:
        ServerError: there is no database, or it does not answer.
    """
    return beside(settings, lambda storage: storage.talk.reports())


def reset_token(settings: Settings, account: str) -> str | None:
    """A token by which the holder of an account chooses a new password; None where there is no such account.

    Raises:
        ServerError: there is no database, or it does not answer.
    """

    async def make(storage: Storage) -> str | None:
        kept = await storage.accounts.of_name(account)
        return None if kept is None else await storage.accounts.new_token(kept.person.id)

    return beside(settings, make)


def beside(settings: Settings, deed: Callable[[Storage], Awaitable[T]]) -> T:
    """Do something with the storage of a server, and let go of it.

    Raises:
        ServerError: there is no database, or it does not answer.
    """
    if settings.is_embedded and not Path(str(settings.url.database)).is_file():
        raise ServerError(f"there is no database {settings.url.database}; --data names the folder of the server")

    async def do() -> T:
        storage = Storage(settings)
        try:
            return await deed(storage)
        finally:
            await storage.close()

    try:
        return asyncio.run(do())
    except (SQLAlchemyError, OSError) as error:
        reason = one_line(getattr(error, "orig", None) or error)
        raise ServerError(f"the database {shown(settings)} does not answer: {reason}") from error

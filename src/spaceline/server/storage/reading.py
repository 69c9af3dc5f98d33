"""What the keeper of a server reads of it beside the running server: nothing is made, upgraded or changed."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from spaceline.server.settings import ServerError, Settings
from spaceline.server.storage.storage import Storage
from spaceline.server.storage.talk import ReportKept
from spaceline.server.storage.upgrading import one_line, shown


def stored_reports(settings: Settings) -> list[ReportKept]:
    """All reports, the latest first.

    Raises:
        ServerError: there is no database, or it does not answer.
    """
    if settings.is_embedded and not Path(str(settings.url.database)).is_file():
        raise ServerError(f"there is no database {settings.url.database}; --data names the folder of the server")
    try:
        return asyncio.run(read(settings))
    except (SQLAlchemyError, OSError) as error:
        reason = one_line(getattr(error, "orig", None) or error)
        raise ServerError(f"the database {shown(settings)} does not answer: {reason}") from error


async def read(settings: Settings) -> list[ReportKept]:
    """Read the reports, and let go of the database."""
    storage = Storage(settings)
    try:
        return await storage.talk.reports()
    finally:
        await storage.close()

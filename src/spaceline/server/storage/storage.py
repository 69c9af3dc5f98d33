"""All that the server keeps, in one hand."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import aclosing

from spaceline.server.settings import Settings
from spaceline.server.storage.accounts import Accounts
from spaceline.server.storage.database import connect
from spaceline.server.storage.decks import KeptDecks
from spaceline.server.storage.forgetting import Forgetting
from spaceline.server.storage.leaving import KeptDepartures
from spaceline.server.storage.lessons import Lessons
from spaceline.server.storage.matches import Matches
from spaceline.server.storage.notices import Notice, notices
from spaceline.server.storage.people import People
from spaceline.server.storage.positions import Positions
from spaceline.server.storage.preferences import KeptPreferences
from spaceline.server.storage.probing import StorageProbe
from spaceline.server.storage.sessions import Sessions
from spaceline.server.storage.talk import Talk
from spaceline.server.storage.uptime import KeptUptime


class Storage:
    """The tables by what they are about. ``prepare`` must have made them."""

    def __init__(self, settings: Settings) -> None:
        """Make ready to connect; nothing is opened yet."""
        self.settings = settings
        self.database = connect(settings)
        self.people = People(self.database)
        self.sessions = Sessions(self.database)
        self.accounts = Accounts(self.database)
        self.departures = KeptDepartures(self.database)
        self.matches = Matches(self.database)
        self.positions = Positions(self.database)
        self.decks = KeptDecks(self.database)
        self.preferences = KeptPreferences(self.database)
        self.lessons = Lessons(self.database)
        self.talk = Talk(self.database)
        self.uptime = KeptUptime(self.database)
        self.probe = StorageProbe(self.database)
        self.forgetting = Forgetting(self.database, settings)

    async def heard(self) -> AsyncIterator[Notice | None]:
        """What other processes store from now on; None when everything may have changed. With SQLite nothing comes."""
        if self.database.carrier is not None:
            async with aclosing(notices(self.database.carrier, self.database.process)) as heard:
                async for notice in heard:
                    yield notice

    async def close(self) -> None:
        """Let go of the database."""
        await self.database.close()

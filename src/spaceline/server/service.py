"""What the routes work with, in one hand; the live part finds it at ``app.state.service``."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeAlias

import structlog
from litestar import Litestar, Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from spaceline.server.matches.analysing import Analysing
from spaceline.server.matches.dealing import Deal, deal
from spaceline.server.matches.retelling import Retelling
from spaceline.server.people.cookies import token_of
from spaceline.server.people.failed_logins import FailedLogins
from spaceline.server.people.limits import Limits, home
from spaceline.server.people.mailing import Post
from spaceline.server.people.passwords import Passwords
from spaceline.server.people.work_shares import WorkShares
from spaceline.server.problems import ProblemError, missing
from spaceline.server.settings import Settings
from spaceline.server.storage import Storage
from spaceline.server.storage.matches import Match
from spaceline.server.storage.people import Person
from spaceline.server.telemetry import Telemetry
from spaceline.server.workbench import Workbench

LOG: structlog.stdlib.BoundLogger = structlog.get_logger("spaceline.matches")
MATCH_BEGUN = "match-begun"
"""The event of the application when a match has been dealt and stored; listeners are given ``match``, its id."""
AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest: TypeAlias = Request[Any, Any, Any]


@dataclass(frozen=True)
class Service:
    """The rooms of the server."""

    settings: Settings
    storage: Storage
    limits: Limits
    shares: WorkShares
    telemetry: Telemetry
    deal: Deal = deal
    passwords: Passwords = field(default_factory=Passwords)
    bench: Workbench = field(default_factory=Workbench)
    failed_logins: FailedLogins = field(default_factory=FailedLogins)
    post: Post | None = None
    """Sends mail; None where no server for it was named."""
    session_hearers: list[Callable[[int], Awaitable[None]]] = field(default_factory=list)
    """Called with the number of a person of whom a session has ended."""
    match_hearers: list[Callable[[str], None]] = field(default_factory=list)
    """Called with the id of a match of which the players are called otherwise, or that was deleted."""

    @cached_property
    def retelling(self) -> Retelling:
        """The matches that are looked at once more."""
        return Retelling(self.storage.positions, self.bench)

    @cached_property
    def analysing(self) -> Analysing:
        """The matches that are analysed."""
        return Analysing(self.retelling, self.bench)

    async def person_of(self, connection: AnyConnection) -> Person | None:
        """Who sends a request or opens a socket."""
        token = token_of(self.settings, connection)
        return await self.storage.people.known(token) if token else None

    async def known(self, connection: AnyConnection) -> Person:
        """Who sends a request.

        Raises:
            ProblemError: somebody without a name.
        """
        person = await self.person_of(connection)
        if person is None:
            raise ProblemError(401)
        return person

    async def match_of(self, match: str, person: Person) -> Match:
        """A match for somebody who sits at it.

        Raises:
            ProblemError: there is no such match, or they have no seat at it.
        """
        found = await self.storage.matches.of_id(match)
        if found is None or not found.held_by(person.id):
            raise missing()
        return found

    def count(self, kind: str, connection: AnyConnection, person: Person | None = None) -> None:
        """Count what somebody does against what they may do.

        Raises:
            ProblemError: it is too often.
        """
        self.limits.take(kind, person_key(person.id) if person else address_of(connection))

    async def sessions_ended(self, person: int) -> None:
        """Let those look who still speak with somebody of whom a session has ended."""
        for hear in self.session_hearers:
            await hear(person)

    async def leave(self, person: int) -> None:
        """Delete somebody, and what is theirs."""
        for match in await self.storage.departures.leave(person):
            for hear in self.match_hearers:
                hear(match)

    async def begin_if_full(self, app: Litestar, match: str, language: str = "") -> None:
        """Deal a match when nobody is missing any more; a language is that of whoever came last."""
        found = await self.storage.matches.of_id(match)
        if found is None or not found.is_full or found.began is not None:
            return
        dealt = await self.bench.do(self.deal, found, language or self.settings.spoken[0])
        if await self.storage.positions.begin_match(match, dealt):
            LOG.info("match begun", match=match, ruleset=found.ruleset, players=len(found.seats))
            app.emit(MATCH_BEGUN, match=match)


def person_key(person: int) -> str:
    """Somebody, for limits."""
    return f"person {person}"


def address_of(connection: AnyConnection) -> str:
    """Where somebody is, for limits: those of one house count as one."""
    return home(connection.client.host) if connection.client else "unknown"


Here: TypeAlias = NamedDependency[Service]
"""How a route asks for the rooms."""

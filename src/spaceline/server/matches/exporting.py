"""The position of a match as somebody at its table may take it away.

While a match goes on among several people, that is what their own seat sees. When it has ended, or when nobody else
is there to be spied on, it is the whole position: a scenario that the tests of the rules can run.
"""

from __future__ import annotations

import msgspec
from anyio import to_thread

from spaceline.hosting.exporting import scenario_text, seat_export
from spaceline.hosting.game import HostedGame
from spaceline.server.live import persistence
from spaceline.server.problems import missing
from spaceline.server.storage.matches import Match
from spaceline.server.storage.people import Person
from spaceline.server.storage.positions import Positions


class Exported(msgspec.Struct, frozen=True):
    """A file."""

    suffix: str
    data: bytes


async def exported(positions: Positions, match: Match, person: Person) -> Exported:
    """The position of a match as it was stored last.

    Raises:
        ProblemError: it has not begun, or the person has no seat at it.
    """
    loaded = await persistence.load(positions, match.id)
    if loaded is None or not match.held_by(person.id):
        raise missing()
    return await to_thread.run_sync(written, loaded.game, match, person)


def written(game: HostedGame, match: Match, person: Person) -> Exported:
    """The file."""
    if game.is_over or is_alone(match, person):
        return Exported("yaml", scenario_text(game).encode())
    return Exported("json", seat_export(game, match.held_by(person.id)[0]))


def is_alone(match: Match, person: Person) -> bool:
    """Whether no other person has, or has had, a seat at a match."""
    return all(seat.person == person.id or (seat.person is None and seat.computer is not None) for seat in match.seats)

"""What deeds of clients have in common: they are about the question that is open, or change the game."""

from __future__ import annotations

from collections.abc import Callable

from spaceline.hosting.answering import Told
from spaceline.hosting.game import HostedGame
from spaceline.presentation.lexicon.english import SERVER, refusal_of
from spaceline.server.live.connection import Connection
from spaceline.server.live.match import LiveMatch
from spaceline.server.wire.messages import Accepted

LEFT = refusal_of(SERVER, "left")
LATE = refusal_of(SERVER, "late")


def open_question(game: HostedGame, player: int, prompt: int) -> None:
    """Check that a message is about the question that is open.

    Raises:
        Refusal: it came too late.
    """
    if game.asked != player or game.prompt_number(player) != prompt or game.computer(player):
        raise LATE


async def change(
    match: LiveMatch,
    connection: Connection,
    ref: int,
    deed: Callable[[HostedGame], Told | None],
    *,
    also: Callable[[], None] = lambda: None,
) -> None:
    """Let a player do something, and say so to that player's browser once it is stored, and ``also`` something more.

    Raises:
        Refusal: it is not allowed, or the player has left.
        HostingError: the same.
    """

    def tell() -> None:
        connection.send(Accepted(ref))
        also()

    await change_and_tell(match, connection, deed, tell)


async def change_and_tell(
    match: LiveMatch, connection: Connection, deed: Callable[[HostedGame], Told | None], tell: Callable[[], None]
) -> None:
    """Let a player do something, and tell that player's browser once it is stored.

    Raises:
        Refusal: it is not allowed, or the player has left.
        HostingError: the same.
    """
    if connection.player not in match.game.people:
        raise LEFT
    await match.change(deed, after=tell)

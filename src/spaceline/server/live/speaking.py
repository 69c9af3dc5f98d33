"""The language of each seat of a match: that of the browser which sat down there last."""

from __future__ import annotations

import contextlib

from spaceline.core.data.decisions import Refusal
from spaceline.core.view import SPECTATOR
from spaceline.hosting.errors import HostingError
from spaceline.server.live.connection import Connection
from spaceline.server.live.match import LiveMatch


async def speak_to(match: LiveMatch, connection: Connection) -> None:
    """Tell a seat everything in the language of who sits down there, from now on, also at other processes.

    All who look on are told the same: in the language of the first of them.
    """
    player, language = connection.player, connection.language
    is_shared = player == SPECTATOR and bool(match.viewers[player].connections)
    if not is_shared and match.game.language_of(player) != language:
        with contextlib.suppress(Refusal, HostingError):  # a table that takes no change is shown as it is
            await match.change(lambda game: game.speak(player, language))

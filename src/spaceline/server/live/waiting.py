"""What a match waits for: a computer player that thinks."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

import structlog

from spaceline.core.codec import save
from spaceline.core.data.decisions import Answer, Refusal
from spaceline.core.data.seen import SeenEvent
from spaceline.hosting.answering import Told
from spaceline.hosting.errors import HostingError
from spaceline.hosting.game import HostedGame
from spaceline.hosting.recorded import KeptAnswer
from spaceline.server.live.computers import Computers
from spaceline.server.live.worker import Chosen, Move
from spaceline.server.storage.matches import Match

LOG: structlog.stdlib.BoundLogger = structlog.get_logger("spaceline.live")
SEEDS = 1 << 62
KEPT = 200
"""So many events are kept at most until a computer player moves: it may forget, as it does when a process is lost."""
PATIENCE = 5.0
"""Seconds before a computer player is asked again after its answer could not be stored: mostly because another process
lets it answer, which then goes on."""


class Waited(Protocol):
    """The match that waits."""

    game: HostedGame
    match: Match

    async def change(self, deed: Callable[[HostedGame], Told | None]) -> None:
        """Let something happen to the game, store it, and tell everybody."""


class Waiting:
    """The waiting of one match."""

    def __init__(self, match: Waited, computers: Computers, begin: Callable[[Coroutine[Any, Any, Any]], None]) -> None:
        """Wait for nothing yet; ``begin`` lets something happen beside."""
        self.match, self.computers, self.begin = match, computers, begin
        self.thinking: asyncio.Task[None] | None = None
        self.looking: asyncio.TimerHandle | None = None
        self.heard: dict[int, deque[SeenEvent]] = {}
        """By computer player: what it has seen happen since its last move."""

    def hear(self, told: Told) -> None:
        """Keep what computer players saw for their next move."""
        for player, events in told.items():
            if events and player and self.match.game.computer(player):
                self.heard.setdefault(player, deque(maxlen=KEPT)).extend(events)

    @property
    def is_busy(self) -> bool:
        """Whether anything is waited for."""
        return self.thinking is not None or self.looking is not None

    def go_on(self, told: Told | None = None) -> None:
        """Ask a computer player whose decision is open; of a game that is over they need remember nothing.

        ``told`` is what has just been seen, which they hear with their next move.
        """
        self.looking = None
        self.hear(told or {})
        asked = self.match.game.asked
        if not asked:
            self.computers.forget(self.match.match.id)
        elif self.thinking is None and self.match.game.computer(asked):
            self.thinking = asyncio.create_task(self.think())

    def leave_it_for_a_while(self) -> None:
        """Leave a computer player to the process that stored last; look again later, for it may be lost."""
        if self.looking is not None:
            self.looking.cancel()
            self.looking = None
        asked = self.match.game.asked
        if asked and self.match.game.computer(asked):
            self.looking = asyncio.get_running_loop().call_later(PATIENCE, self.go_on)

    async def think(self) -> None:
        """Let computer players answer as long as it is theirs to answer."""
        game = self.match.game
        try:
            while (player := game.asked) and (name := game.computer(player)):
                if not await self.let_answer(player, name):
                    await asyncio.sleep(PATIENCE)
                game = self.match.game
        except Exception:
            LOG.exception("a computer player broke", match=self.match.match.id)
        finally:
            self.thinking = None

    async def let_answer(self, player: int, name: str) -> bool:
        """Ask a computer player, and give its answer, or the default one; False when it could not be given."""
        game, at = self.match.game, len(self.match.game.session.entries)
        state = game.session.state
        seed = ((game.seating.seed * 31 + player) * 65_537 + at) % SEEDS
        if (known := game.scripted(player) or self.end_due(player, name)) is not None:
            return await self.carried_out(lambda now: given(now, player, Chosen(known, is_drawn=True)))
        heard = tuple(self.heard.pop(player, ()))
        move = Move(state.ruleset.name, save(state), player, name, seed, self.match.match.id, told=heard)
        chosen = await self.computers.choose(move, self.match.match.maker)

        def give(now: HostedGame) -> Told | None:
            is_still_asked = now is game and at == len(now.session.entries) and now.computer(player)
            return given(now, player, chosen) if is_still_asked else None

        return await self.carried_out(give)

    def end_due(self, player: int, name: str) -> Answer | None:
        """The end of a turn that a computer player does not end; None as long as something comes of it."""
        end = self.match.game.end_due(player)
        if end is not None:
            LOG.warning("a computer player did not end its turn", player=name, match=self.match.match.id)
        return end

    async def carried_out(self, give: Callable[[HostedGame], Told | None]) -> bool:
        """Give an answer for somebody; False when it could not be stored."""
        try:
            await self.match.change(give)
        except (Refusal, HostingError) as error:
            LOG.warning("an answer could not be given", match=self.match.match.id, why=str(error))
            return False
        return True

    def stop(self) -> None:
        """Wait for nothing any more."""
        if self.looking is not None:
            self.looking.cancel()
        if self.thinking is not None:
            self.thinking.cancel()


def given(game: HostedGame, player: int, chosen: Chosen | None) -> Told:
    """Give what a computer player has chosen; the default where it has not, or may not."""
    if chosen is None:
        return game.answer_default(player)
    try:
        return game.answer(player, KeptAnswer(chosen.answer) if chosen.is_drawn else chosen.answer)
    except Refusal as refusal:
        LOG.warning("a computer player was refused", player=player, why=str(refusal))
        return game.answer_default(player)

"""The computer players of a server: a few processes that think, each with a time limit per move."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections import deque
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from weakref import WeakValueDictionary

import msgspec
import structlog
from msgspec.structs import replace

from spaceline.editions import RULESETS
from spaceline.players.suggesting import ChanceNow, Suggestion
from spaceline.server.live.worker import (
    CHANCE,
    CHANCES,
    CHOSEN,
    REMEMBERED,
    SUGGESTED,
    SUGGESTION,
    WARM,
    Chosen,
    Move,
    work,
)

LOG: structlog.stdlib.BoundLogger = structlog.get_logger("spaceline.computers")
SPAWN = multiprocessing.get_context("spawn")
WARMING = 120.0
"""So many seconds a process may take to load the rules."""
TRIES = 3
"""So often a move is asked again after its process was lost."""


class LostError(Exception):
    """The process ended before it had answered."""


class Desk:
    """One process, and the line to it."""

    def __init__(self) -> None:
        """Let it begin."""
        self.ended: deque[str] = deque(maxlen=REMEMBERED)
        """Matches that have ended since the last move was asked."""
        self.line, other = SPAWN.Pipe()
        self.process: SpawnProcess = SPAWN.Process(target=work, args=(other,), daemon=True, name="spaceline-computer")
        self.process.start()
        other.close()

    def ask(self, move: Move, seconds: float) -> bytes | None:
        """What the process answers; None when the time is over.

        Raises:
            LostError: it has ended.
        """
        ended = tuple(self.ended.popleft() for _ in range(len(self.ended)))
        try:
            self.line.send_bytes(msgspec.msgpack.encode(replace(move, ended=ended, seconds=seconds)))
            return self.line.recv_bytes() if self.line.poll(seconds) else None
        except (EOFError, OSError) as error:
            raise LostError from error

    def clear(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.join()
        self.line.close()


class Computers:
    """So many desks; a move waits until one is free."""

    def __init__(self, count: int, seconds: float) -> None:
        """Settle how many think at once, and how long at most."""
        self.count, self.seconds = count, seconds
        self.threads = ThreadPoolExecutor(count, "spaceline-computers")
        self.free: SimpleQueue[Desk | None] = SimpleQueue()
        for _ in range(count):
            self.free.put(None)
        self.desks: set[Desk] = set()
        self.turns: WeakValueDictionary[object, asyncio.Lock] = WeakValueDictionary()
        """By the person who made the matches in which they play: one thinks at a time for each."""
        self.is_closed = False

    def warm(self) -> None:
        """Let the processes begin and load the rules, without waiting for them."""
        for _ in range(self.count):
            self.threads.submit(self.warm_one)

    def warm_one(self) -> None:
        """Let one process begin."""
        desk = None
        try:
            desk = self.seated(self.free.get(), RULESETS)
        except LostError:
            LOG.info("a process was lost while it loaded the rules")
        self.free.put(desk)

    async def choose(self, move: Move, whose: int = 0) -> Chosen | None:
        """What a computer player chooses in a match that somebody made; None when it takes too long or fails."""
        data = await self.thought(move, whose)
        return CHOSEN.decode(data) if data else None

    async def suggest(self, move: Move, whose: int) -> Suggestion | None:
        """What a computer player would answer for a person; None when it takes too long or fails."""
        data = await self.thought(replace(move, wanted=SUGGESTION), whose)
        return SUGGESTED.decode(data) if data else None

    async def chance(self, move: Move, whose: int) -> ChanceNow | None:
        """How likely somebody is to win; None when it takes too long or fails."""
        data = await self.thought(replace(move, wanted=CHANCE), whose)
        return CHANCES.decode(data) if data else None

    async def thought(self, move: Move, whose: int) -> bytes:
        """What comes of a move in a match that somebody made; nothing when it takes too long or fails."""
        turn = self.turns.setdefault(whose or move.match, asyncio.Lock())
        try:
            async with turn:
                return await asyncio.get_running_loop().run_in_executor(self.threads, self.asked, move)
        except Exception:
            LOG.exception("a move could not be asked for", player=move.name)
            return b""

    def forget(self, match: str) -> None:
        """A match has ended: with its next move each process forgets the players of it."""
        for desk in tuple(self.desks):
            desk.ended.append(match)

    def asked(self, move: Move) -> bytes:
        """Ask one of the processes; a lost one is replaced, and the replacement is asked again."""
        data: bytes | None = b""
        for _ in range(TRIES):
            desk = self.free.get()
            try:
                desk = self.seated(desk, (move.ruleset,))
                data = desk.ask(move, self.seconds)
            except LostError:
                LOG.warning("a process was lost", player=move.name)
                self.dismiss(desk)
                continue
            if data is None:
                LOG.warning("a move took too long", player=move.name, ruleset=move.ruleset)
                self.dismiss(desk)
            else:
                self.free.put(desk)
            break
        return data or b""

    def seated(self, desk: Desk | None, rulesets: Iterable[str]) -> Desk:
        """A desk with a process; where there is none, before the first move and after a loss, one begins.

        Raises:
            LostError: it could not, or the server is closing.
        """
        if desk is not None:
            return desk
        if self.is_closed:
            raise LostError
        desk = Desk()
        self.desks.add(desk)
        for name in rulesets:
            desk.ask(replace(WARM, ruleset=name), WARMING)
        return desk

    def dismiss(self, desk: Desk | None) -> None:
        """End a process; another begins when it is needed."""
        if desk is not None:
            desk.clear()
            self.desks.discard(desk)
        self.free.put(None)

    def close(self) -> None:
        """End all processes."""
        self.is_closed = True
        self.threads.shutdown(wait=False, cancel_futures=True)
        for desk in tuple(self.desks):
            desk.process.kill()

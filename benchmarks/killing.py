"""Killing servers and the processes that think for them under load, and looking afterwards what has become of it."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from ledger import Ledger
from own_servers import Server

from spaceline.core.data.records import RecordError
from spaceline.core.recording.record import verify
from spaceline.server.live import persistence
from spaceline.server.settings import from_environment
from spaceline.server.storage import Storage

SERVERS = 0.75
"""Which part of the kills hits a server; the others one of its workers."""
REPLAYED = 100
"""So many records, by chance, are played again from their beginning to their end."""


@dataclass
class Kills:
    """What was killed, and what came of it."""

    wanted: int
    gap: float
    servers: int = 0
    workers: int = 0
    troubles: list[str] = field(default_factory=list)

    @property
    def done(self) -> int:
        """So often something was killed."""
        return self.servers + self.workers


async def kill_again_and_again(kills: Kills, own: Sequence[Server], rng: Random) -> None:
    """Kill something at random moments, also while what was killed before is still coming back."""
    while kills.done < kills.wanted:
        await asyncio.sleep(rng.random() * kills.gap)
        server = rng.choice(own)
        workers = server.workers
        if workers and rng.random() >= SERVERS:
            with suppress(ProcessLookupError):
                os.kill(rng.choice(workers), signal.SIGKILL)
                kills.workers += 1
        else:
            await asyncio.to_thread(server.kill)
            kills.servers += 1
            await asyncio.to_thread(server.begin)


def compare(kills: Kills, server: Server, played: Mapping[str, Sequence[Ledger]], database: str) -> dict[str, Any]:
    """Compare what is stored with what the bots were told; what is wrong is added to the troubles."""
    replayed = set(Random(len(played)).sample(sorted(played), min(REPLAYED, len(played))))

    async def look() -> None:
        settings = from_environment({"data": server.folder, "database_url": database or None}, {})
        storage = Storage(settings)
        try:
            for match, ledgers in played.items():
                if trouble := await wrong_with(storage, match, ledgers, is_replayed=match in replayed):
                    kills.troubles.append(f"match {match}: {trouble}")
        finally:
            await storage.close()

    asyncio.run(look())
    every = [ledger for ledgers in played.values() for ledger in ledgers]
    return {
        "kills": {"servers": kills.servers, "workers": kills.workers},
        "answers_in_records": sum(len(ledger.taken) for ledger in every),
        "stored_but_never_acknowledged": sum(ledger.unsaid for ledger in every),
        "matches_compared": len(played),
        "records_played_again": len(replayed),
        "matches_with_trouble": len(kills.troubles),
    }


async def wrong_with(storage: Storage, match: str, ledgers: Sequence[Ledger], *, is_replayed: bool) -> str:
    """What is wrong with a match: answers are missing, another question is open, or it does not play as recorded."""
    loaded = await persistence.load(storage.positions, match)
    if loaded is None:
        return "it is gone"
    game = loaded.game
    for ledger in ledgers:
        if trouble := ledger.missing(game.session.entries):
            return str(trouble)
        question = ledger.open
        if question and (game.asked, game.prompt_number(game.asked)) != (ledger.player, question.number):
            return f"player {ledger.player} was asked {question.name}, and is not any more"
    if is_replayed:
        try:
            verify(game.session.state.ruleset, game.session.record)
        except RecordError as error:
            return str(error)
    return ""

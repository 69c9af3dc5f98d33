"""After servers were disturbed under load: is what the bots were told what is stored, and does it play as recorded?"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from ledger import Ledger

from spaceline.core.data.records import RecordError
from spaceline.core.recording.record import verify
from spaceline.server.live import persistence
from spaceline.server.settings import from_environment
from spaceline.server.storage import Storage


async def compare(
    folder: Path, database: str, played: Mapping[str, Sequence[Ledger]], replayed: int
) -> tuple[dict[str, Any], list[str]]:
    """Compare what is stored with what the bots were told; returns the numbers, and what is wrong.

    Of the records so many, by chance, are played again from their beginning to their end.
    """
    again = set(Random(len(played)).sample(sorted(played), min(replayed, len(played))))
    storage = Storage(from_environment({"data": folder, "database_url": database or None}, {}))
    troubles = []
    try:
        for match, ledgers in played.items():
            if trouble := await wrong_with(storage, match, ledgers, is_replayed=match in again):
                troubles.append(f"match {match}: {trouble}")
            await asyncio.sleep(0)
    finally:
        await storage.close()
    every = [ledger for ledgers in played.values() for ledger in ledgers]
    return {
        "answers_in_records": sum(len(ledger.taken) for ledger in every),
        "stored_but_never_acknowledged": sum(ledger.unsaid for ledger in every),
        "matches_compared": len(played),
        "records_played_again": len(again),
        "matches_with_trouble": len(troubles),
    }, troubles


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

"""Matches that are over, analysed: in a process of its own, one after another; what was found is kept for a while."""

from __future__ import annotations

import os
from collections import OrderedDict
from dataclasses import dataclass, field

import msgspec
from anyio import CapacityLimiter, fail_after, to_process

from spaceline.core.data.leaves import PlayerId
from spaceline.core.data.records import RecordError
from spaceline.core.decoding import built
from spaceline.editions import MissingPart
from spaceline.hosting.game import HostedGame
from spaceline.lab.analysis import Analysis, analysed
from spaceline.players.commander.budget import USUAL
from spaceline.presentation.lexicon.english import ENGLISH
from spaceline.server.matches.retelling import Retelling
from spaceline.server.problems import refused
from spaceline.server.storage.matches import Match
from spaceline.server.wire.replays import BetterAnswer, MatchAnalysis, TurnChance
from spaceline.server.workbench import Workbench

KEPT = 64
"""So many analyses are at hand, those that were asked for last."""
SECONDS = 90.0
"""An analysis that takes longer is given up, and its process ended."""
NICENESS = 10
"""It waits for those who serve people, and for computer players."""
MOST = 8
"""So many better answers are told at most."""
FOUND = msgspec.json.Decoder(built(Analysis))


@dataclass
class Analysing:
    """The matches that are analysed."""

    retelling: Retelling
    bench: Workbench
    process: CapacityLimiter = field(default_factory=lambda: CapacityLimiter(1))
    found: OrderedDict[tuple[str, PlayerId, str], MatchAnalysis] = field(default_factory=OrderedDict)

    async def of(self, match: Match, player: PlayerId, language: str = ENGLISH) -> MatchAnalysis:
        """What a player can learn from a match.

        Raises:
            ProblemError: it goes on, its edition is not analysed, or it took too long.
        """
        key = match.id, player, language
        if key not in self.found:
            game = await self.retelling.game(match)
            data = await self.bench.do(HostedGame.dump, game)
            self.found[key] = shown(await self.looked_through(data, player, language))
        self.found.move_to_end(key)
        while len(self.found) > KEPT:
            self.found.popitem(last=False)
        return self.found[key]

    async def looked_through(self, data: bytes, player: PlayerId, language: str) -> Analysis:
        """An analysis, made in the process.

        Raises:
            ProblemError: it cannot be made, or took too long.
        """
        try:
            async with self.process:
                with fail_after(SECONDS):
                    made = await to_process.run_sync(analysis_of, data, player, language, cancellable=True)
        except TimeoutError:
            raise refused("too-long", "match.analysis-long") from None
        if not made:
            raise refused("not-analysed", "match.not-analysed")
        return FOUND.decode(made)


def analysis_of(data: bytes, player: PlayerId, language: str = ENGLISH) -> bytes:
    """What a player can learn from a game, in the process; nothing where that cannot be told."""
    if hasattr(os, "nice") and os.nice(0) < NICENESS:
        os.nice(NICENESS)
    game = HostedGame.load(data, "a match")
    try:
        return msgspec.json.encode(analysed(game.session, (player,), USUAL, language=language))
    except (MissingPart, RecordError):
        return b""


def shown(found: Analysis) -> MatchAnalysis:
    """An analysis as clients get it."""
    return MatchAnalysis(
        viewer=found.players[0],
        chances=tuple(TurnChance(it.turn, it.answers, it.chance) for it in found.chances),
        plans=tuple(
            BetterAnswer(it.turn, it.answers, it.question, it.given, it.better, it.given_chance, it.better_chance)
            for it in found.plans[:MOST]
        ),
        looked_into=found.looked_into,
    )

"""A server that is killed at any moment: what was acknowledged is there, and every match goes on where it was."""

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from benchmarks.wire_bot import Visitor, any_answer
from spaceline.core.recording.record import verify
from spaceline.server.live import persistence
from spaceline.server.settings import Settings
from spaceline.server.storage import Storage
from spaceline.server.wire.messages import Accepted, GiveAnswer, Given, Update
from tests.support.live_server import SECOND, seats

KILLS = 12
MATCHES = 3
ANSWERS = 12
"""At most so many answers are acknowledged between two kills."""
PATIENCE = 60
NURSERY = Path(__file__).parents[2] / "support" / "server_nursery.py"


class Nursery:
    """Servers over one folder, one after another."""

    def __init__(self, folder: Path) -> None:
        root = str(Path(__file__).parents[3])
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join((root, *sys.path))}
        self.process = subprocess.Popen(
            [sys.executable, str(NURSERY), str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=environment,
        )
        self.server = 0

    def begin(self) -> str:
        """Let a server begin; returns its address."""
        self.process.stdin.write("go\n")
        self.process.stdin.flush()
        words = self.said().split()
        self.server = int(words[0])
        return words[1]

    def kill(self) -> None:
        """Kill the server, and wait until it is gone."""
        os.kill(self.server, signal.SIGKILL)
        assert self.said() == "ended"

    def said(self) -> str:
        """The next line that is no log."""
        while line := self.process.stdout.readline():
            words = line.split()
            if line.strip() == "ended" or (len(words) == 2 and words[1].startswith("http://127")):
                return line.strip()
        raise RuntimeError("the nursery has ended")

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()


class Pair:
    """Both seats of a match in one hand, playing as fast as it goes."""

    def __init__(self, match: str, seed: int, counter: asyncio.Queue[None]) -> None:
        self.match, self.rng, self.counter = match, Random(seed), counter
        self.acknowledged: list[tuple[int, object]] = []
        self.prompt = None
        """What was asked last after an acknowledged answer, with the player; None while it is not known."""

    async def play(self, person: Visitor) -> None:
        """Answer until the server is gone."""
        with suppress(ConnectionClosed, OSError, InvalidHandshake):
            bots = {player: await person.sit(self.match, seat=player) for player in (1, 2)}
            for bot in bots.values():
                await bot.hello()
            if self.prompt is not None:
                player, prompt = self.prompt
                assert bots[player].prompt == prompt, "another question is open after the restart"
            answering = [asyncio.create_task(self.answer(player, bot)) for player, bot in bots.items()]
            try:
                await asyncio.gather(*answering)
            finally:
                for task in answering:
                    task.cancel()
                await asyncio.gather(*answering, return_exceptions=True)

    async def answer(self, player, bot) -> None:
        """Answer whenever this seat is asked."""
        while True:
            while bot.prompt is None:
                await bot.hear(60)
            prompt, given = bot.prompt, any_answer(bot.prompt, self.rng)
            self.prompt = None
            await bot.say(GiveAnswer(prompt.number, prompt.number, given))
            taken = await bot.until(lambda message: isinstance(message, Accepted))
            assert taken.ref == prompt.number
            self.acknowledged.append((player, given))
            self.counter.put_nowait(None)
            await bot.until(lambda message: isinstance(message, Update))
            self.prompt = (player, bot.prompt) if bot.prompt is not None else None


async def stored(folder: Path, match: str) -> persistence.Loaded:
    """What a new process finds of a match."""
    storage = Storage(Settings(data=folder))
    try:
        return await persistence.load(storage.positions, match)
    finally:
        await storage.close()


@pytest.mark.thorough
@pytest.mark.skipif(not hasattr(os, "fork"), reason="servers come out of a process that forks")
def test_nothing_that_was_acknowledged_is_lost_when_the_server_is_killed(tmp_path):
    nursery = Nursery(tmp_path)
    try:
        asyncio.run(kill_again_and_again(nursery, tmp_path))
    finally:
        nursery.end()


async def kill_again_and_again(nursery: Nursery, folder: Path) -> None:
    chance = Random(19)
    base = nursery.begin()
    async with Visitor(base, "Ada") as person:
        made = [await person.make_match(SECOND, *seats("me", "beside me"), seed=at) for at in range(MATCHES)]
        counter: asyncio.Queue[None] = asyncio.Queue()
        pairs = [Pair(match.id, at, counter) for at, match in enumerate(made)]
        for kill in range(KILLS):
            playing = [asyncio.create_task(pair.play(person)) for pair in pairs]
            for _ in range(chance.randint(1, ANSWERS)):
                await asyncio.wait_for(counter.get(), PATIENCE)
            await asyncio.sleep(chance.random() / 30)
            nursery.kill()
            await asyncio.gather(*playing)
            for pair in pairs:
                await compare(folder, pair)
            if kill < KILLS - 1:
                person.base = nursery.begin()
        assert all(pair.acknowledged for pair in pairs)


async def compare(folder: Path, pair: Pair) -> None:
    """All that was acknowledged is in the record, each seat's answers in order; at most one answer more is.

    Two seats hear of their answers on two sockets, so the order between them is not known here.
    """
    found = await stored(folder, pair.match)
    entries = found.game.session.entries
    acknowledged = pair.acknowledged
    assert len(acknowledged) <= len(entries) <= len(acknowledged) + 1
    for player in (1, 2):
        kept = [entry for entry in entries if entry.player == player]
        said = [given for seat, given in acknowledged if seat == player]
        assert len(said) <= len(kept)
        for given, entry in zip(said, kept, strict=False):
            assert len(entry.answer.cards) == len(given.cards)
            if given.option is not None:
                assert (entry.answer.option.kind, entry.answer.option.detail) == (given.option[0], given.option[3])
        for entry in kept[len(said) :]:
            acknowledged.append((player, as_given(entry)))
            pair.prompt = None
    assert verify(found.game.session.state.ruleset, found.game.session.record)


def as_given(entry):
    """An answer that was stored and not acknowledged any more, as it would have been given."""
    option = entry.answer.option
    key = None if option is None else (option.kind, option.card, option.target, option.detail)
    return Given(key, entry.answer.cards, entry.answer.numbers)

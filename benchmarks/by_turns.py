"""Random play of several checkouts by turns, with the same decks: how fast a version is beside those before it.

The decks are files of one checkout, since ready decks change from version to version: with other cards a decision is
another piece of work, and rates say nothing. Each checkout plays in a process of its own, batch after batch by turns,
and that in several rounds with new processes, since one may be slower for good by where its memory happens to lie. Of
each batch the shortest time counts: what else a machine does makes times longer and never shorter. Run it from a
checkout: ``python benchmarks/by_turns.py --decks FOLDER CHECKOUT CHECKOUT``, where a checkout is made by
``git worktree add --detach FOLDER COMMIT``. Results are added to ``benchmarks/by_turns.jsonl``.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from record import append, commit

from spaceline.editions import DEFAULT

WORKER = """
import sys
from pathlib import Path
from time import process_time
from spaceline.cards.decks.reading import read_deck
from spaceline.cards.rulesets import ruleset
from spaceline.lab.simulation import simulate
name, games, warm, *files = sys.argv[1:]
rules = ruleset(name)
decks = {it: read_deck(Path(it).read_text(), Path(it).name).brought(rules.definitions) for it in files}
simulate(rules, decks, ("random", "random"), int(warm))
print("ready", flush=True)
for seed in sys.stdin:
    begun = process_time()
    found = simulate(rules, decks, ("random", "random"), int(games), seed=int(seed))
    print(found.decisions, process_time() - begun, flush=True)
"""
"""What runs in each checkout; it uses nothing but what all of them have."""

FIRST_SEED = 500


class Batch(NamedTuple):
    """Some games of one checkout."""

    answers: int
    seconds: float
    """Of the processor."""


class Side:
    """One of the checkouts, which plays in a process of its own, in each round in another."""

    def __init__(self, checkout: Path, arguments: list[str]) -> None:
        """Nothing is played yet."""
        self.checkout, self.arguments, self.commit = checkout, arguments, commit(checkout)
        self.best: dict[int, Batch] = {}
        """Of each batch, by its seed, the shortest time."""

    def begin(self) -> None:
        """Load the cards and warm up."""
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORKER, *self.arguments],
            env=os.environ | {"PYTHONPATH": str(self.checkout / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.said()

    def said(self) -> str:
        """The next line that the process prints."""
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def play(self, seed: int) -> None:
        """Play the games of a batch."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seed}\n")
        self.process.stdin.flush()
        answers, seconds = self.said().split()
        batch = Batch(int(answers), float(seconds))
        self.best[seed] = min(batch, self.best.get(seed, batch), key=lambda it: it.seconds)

    def end(self) -> None:
        """Let the process end."""
        self.process.communicate()

    @property
    def rate(self) -> float:
        """Answers in a second of the processor."""
        return sum(it.answers for it in self.best.values()) / sum(it.seconds for it in self.best.values())


def main() -> None:
    """Play, tell and record."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkouts", type=Path, nargs="+", help="the oldest first")
    parser.add_argument("--decks", type=Path, required=True, help="a folder with files of decks")
    parser.add_argument("--ruleset", default=DEFAULT)
    parser.add_argument("--games", type=int, default=8, help="of a batch")
    parser.add_argument("--batches", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=5, help="how often each batch is played, by other processes")
    parser.add_argument("--warm", type=int, default=60, help="games before, in which what is worked out once is")
    parser.add_argument("--dry", action="store_true", help="print the result without recording it")
    asked = parser.parse_args()
    files = sorted(asked.decks.resolve().glob("*.yaml"))
    if not files:
        parser.error(f"there is no deck in {asked.decks}")
    arguments = [asked.ruleset, str(asked.games), str(asked.warm), *map(str, files)]
    sides = [Side(it.resolve(), arguments) for it in asked.checkouts]
    for number in range(asked.rounds):
        for side in sides:
            side.begin()
        for batch in range(asked.batches):
            for side in reversed(sides) if (number + batch) % 2 else sides:
                side.play(FIRST_SEED + 50 * batch)
        for side in sides:
            side.end()
    for side in sides:
        print(f"{side.commit}: {side.rate:,.0f} answers a second, {side.rate / sides[0].rate:.3f} times")
    if not asked.dry:
        terms = {"ruleset": asked.ruleset, "games": asked.games, "batches": asked.batches, "rounds": asked.rounds}
        terms["warm"] = asked.warm
        append("by_turns.jsonl", terms | {"best_answers_a_second": {it.commit: round(it.rate, 1) for it in sides}})


if __name__ == "__main__":
    main()

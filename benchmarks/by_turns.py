"""Random play of several checkouts by turns, with the same decks: how fast a version is beside those before it.

The decks are files of one checkout, since ready decks change from version to version: with other cards a decision is
another piece of work, and rates say nothing. Run it from a checkout:
``python benchmarks/by_turns.py --decks FOLDER CHECKOUT CHECKOUT``, where a checkout is made by
``git worktree add --detach FOLDER COMMIT``. Results are added to ``benchmarks/by_turns.jsonl``.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from record import append, commit

from spaceline.editions import DEFAULT

WORKER = """
import sys
from pathlib import Path
from time import process_time
from spaceline.cards.decks.reading import read_deck
from spaceline.cards.rulesets import ruleset
from spaceline.lab.simulation import simulate
name, games, *files = sys.argv[1:]
rules = ruleset(name)
decks = {it: read_deck(Path(it).read_text(), Path(it).name).brought(rules.definitions) for it in files}
simulate(rules, decks, ("random", "random"), 2)
begun = process_time()
found = simulate(rules, decks, ("random", "random"), int(games), seed=500)
print(found.decisions / (process_time() - begun))
"""
"""What runs in each checkout; it uses nothing but what all of them have."""


def rate(checkout: Path, name: str, games: int, files: list[Path]) -> float:
    """Answers in a second of processor time."""
    said = subprocess.run(
        [sys.executable, "-c", WORKER, name, str(games), *map(str, files)],
        env=os.environ | {"PYTHONPATH": str(checkout / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(said.stdout)


def main() -> None:
    """Play, tell and record."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkouts", type=Path, nargs="+", help="the oldest first")
    parser.add_argument("--decks", type=Path, required=True, help="a folder with files of decks")
    parser.add_argument("--ruleset", default=DEFAULT)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--dry", action="store_true", help="print the result without recording it")
    asked = parser.parse_args()
    files = sorted(asked.decks.resolve().glob("*.yaml"))
    if not files:
        parser.error(f"there is no deck in {asked.decks}")
    rates: dict[Path, list[float]] = {it.resolve(): [] for it in asked.checkouts}
    for _ in range(asked.rounds):
        for checkout, found in rates.items():
            found.append(rate(checkout, asked.ruleset, asked.games, files))
    base = rates[asked.checkouts[0].resolve()]
    for checkout, found in rates.items():
        shares = median(one / first for one, first in zip(found, base, strict=True))
        print(f"{commit(checkout)}: {max(found):,.0f} at best, {median(found):,.0f} in the middle, {shares:.3f} times")
    if not asked.dry:
        result = {commit(checkout): [round(one, 1) for one in found] for checkout, found in rates.items()}
        append("by_turns.jsonl", {"ruleset": asked.ruleset, "games": asked.games, "answers_a_second": result})


if __name__ == "__main__":
    main()

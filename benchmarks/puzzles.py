"""Lets computer players play the committed puzzles and records who solves which in ``benchmarks/puzzles.jsonl``.

Run it from a checkout: ``python benchmarks/puzzles.py --players random heuristic``. No player is tuned by them.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from record import append

from spaceline.lab.puzzles import load_puzzle, tried
from spaceline.lab.scenarios import ScenarioError
from spaceline.players.registry import PLAYERS

FOLDER = Path(__file__).parents[1] / "tests" / "puzzles"


def main() -> None:
    """Play and record."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", nargs="+", choices=PLAYERS, default=["random", "cadet", "heuristic", "commander"])
    parser.add_argument("--seeds", type=int, default=5, help="each puzzle is played with so many seeds")
    parser.add_argument("--dry", action="store_true", help="print the result without recording it")
    asked = parser.parse_args()
    if asked.seeds < 1:
        parser.error("--seeds is 1 or more")
    try:
        puzzles = [load_puzzle(file) for file in sorted(FOLDER.rglob("*.yaml"))]
    except ScenarioError as error:
        parser.error(str(error))
    for player in asked.players:
        solved: Counter[str] = Counter({puzzle.name: 0 for puzzle in puzzles})
        seconds = 0.0
        for puzzle in puzzles:
            for seed in range(1, asked.seeds + 1):
                trial = tried(puzzle, player, seed)
                solved[puzzle.name] += trial.is_solved
                seconds += trial.seconds
        for edition in sorted({name.partition("/")[0] for name in solved}):
            some = {name: number for name, number in sorted(solved.items()) if name.startswith(f"{edition}/")}
            print(f"{player:12} {edition:8} {sum(some.values())} of {len(some) * asked.seeds}", flush=True)
        if not asked.dry:
            result = {"player": player, "seeds": asked.seeds, "seconds": round(seconds, 1), "solved": dict(solved)}
            append("puzzles.jsonl", result)


if __name__ == "__main__":
    main()

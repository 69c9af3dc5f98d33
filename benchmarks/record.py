"""Measures the speed of the engine and appends the result, with date and commit, to ``benchmarks/results.jsonl``.

Run it from a checkout: ``python benchmarks/record.py``. Compare results of one machine only.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from spaceline.cards.rulesets import ruleset
from spaceline.editions import DEFAULT, RULESETS
from spaceline.lab.benchmark import Benchmark, bench, profile
from spaceline.lab.simulation import ready_to_play

HERE = Path(__file__).parent


def measure(runs: int, games: int, name: str = DEFAULT) -> Benchmark:
    """Measure a ruleset with its ready decks."""
    rules = ruleset(name)
    return bench(rules, ready_to_play(rules), runs=runs, games=games)


def commit(checkout: Path = HERE) -> str:
    """The commit that is checked out, here or elsewhere; with a plus sign when files differ from it."""
    said = subprocess.run(
        ["git", "describe", "--always", "--dirty=+", "--exclude=*"],
        cwd=checkout,
        capture_output=True,
        text=True,
        check=False,
    )
    return said.stdout.strip() or "unknown"


def append(name: str, result: dict[str, Any]) -> None:
    """Add a result to a file of results, one in each line."""
    head = {"date": datetime.now(UTC).strftime("%Y-%m-%d %H:%M"), "commit": commit(), "cores": os.cpu_count()}
    with (HERE / name).open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(head | result) + "\n")


def main() -> None:
    """Measure and record, or show where the time goes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ruleset", choices=RULESETS, default=DEFAULT)
    parser.add_argument("--runs", type=int, default=5, help="the median of so many runs is recorded")
    parser.add_argument("--games", type=int, default=100, help="games in each run")
    parser.add_argument("--dry", action="store_true", help="print the result without recording it")
    parser.add_argument("--profile", action="store_true", help="print where the time of random play goes instead")
    asked = parser.parse_args()
    if asked.profile:
        rules = ruleset(asked.ruleset)
        print(profile(rules, ready_to_play(rules), games=asked.games))
        return
    found = msgspec.to_builtins(measure(asked.runs, asked.games, asked.ruleset))
    print(json.dumps(found, indent=2))
    if not asked.dry:
        append("results.jsonl", found)


if __name__ == "__main__":
    main()

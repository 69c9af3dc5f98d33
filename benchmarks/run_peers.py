"""Spaceline beside other engines that run in Python: random play, one after another, in one run on one machine.

The driver for the others is no part of the project: name it with ``--driver``. It prints the installs it needs with
``--setup``; give the folder they went to with ``--root``. The table goes to the screen and the result to
``benchmarks/peers.jsonl``.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from record import append, measure


def peers(driver: Path, root: Path, seconds: float, repeats: int) -> list[dict[str, Any]]:
    """Let the driver measure the other engines."""
    with tempfile.TemporaryDirectory() as folder:
        found = Path(folder) / "peers.json"
        options = ["--seconds", str(seconds), "--repeats", str(repeats), "--root", str(root), "--json", str(found)]
        subprocess.run([sys.executable, str(driver), *options], check=True)
        rows: list[dict[str, Any]] = json.loads(found.read_text(encoding="utf-8"))["rows"]
    return [row_of(row) for row in rows if "failed" not in row]


def row_of(row: dict[str, Any]) -> dict[str, Any]:
    """A peer in the shape of the table."""
    decisions, games, per_game = (statistics.median(run[at] for run in row["runs"]) for at in range(3))
    return {
        "engine": row["peer"],
        "decisions_per_second": decisions,
        "games_per_second": games,
        "decisions_per_game": per_game,
        "clones_per_second": row.get("clone_per_s"),
    }


OWN = ("2e-cta2003", "1e-modern")
"""The rulesets that are measured."""


def own_row(ruleset: str) -> dict[str, Any]:
    """Spaceline in the shape of the table."""
    found = measure(runs=3, games=100, name=ruleset)
    row = {"engine": f"spaceline {ruleset}, ready decks"}
    names = ("decisions_per_second", "games_per_second", "decisions_per_game", "clones_per_second")
    return row | {name: getattr(found, name) for name in names}


def table(rows: list[dict[str, Any]]) -> str:
    """The rows as a table in Markdown."""
    lines = ["| engine | decisions/s | games/s | decisions/game | copies/s |", "|---|---:|---:|---:|---:|"]
    for row in rows:
        copies = row["clones_per_second"]
        lines.append(
            f"| {row['engine']} | {row['decisions_per_second']:,.0f} | {row['games_per_second']:,.1f} "
            f"| {row['decisions_per_game']:,.1f} | {'' if copies is None else f'{copies:,.0f}'} |"
        )
    return "\n".join(lines)


def main() -> None:
    """Measure all of them and record the result."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--driver", type=Path, required=True, help="the program that measures the other engines")
    parser.add_argument("--root", type=Path, required=True, help="the folder in which they are installed")
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--dry", action="store_true", help="print the table without recording it")
    asked = parser.parse_args()
    rows = [*map(own_row, OWN), *peers(asked.driver, asked.root, asked.seconds, asked.repeats)]
    print(table(rows))
    if not asked.dry:
        append("peers.jsonl", {"rows": rows})


if __name__ == "__main__":
    main()

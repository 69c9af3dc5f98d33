"""Looks at what is told at every question of many games: who can read what, for how long, and in what words.

Games come from decks of the whole pool, from the middle of games of First Edition, from tables to which cards of the
pool were brought, and with ``--share`` from the tables of so large a share of the scenarios, each played on. Run it
from a checkout: ``python benchmarks/told.py --games 50``. Results are added to ``benchmarks/told.jsonl``; the exit code
is 1 when something was told that should not be, or was not told.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from itertools import chain, islice
from pathlib import Path
from time import perf_counter

from record import append

RULESETS = {
    "first": ("1e-modern", "1e-open"),
    "second": ("2e-cta2003", "2e-premiere2002"),
    "objectives": ("objectives",),
}
"""By the folder of their scenarios: the rulesets of which games are played."""


def tell(line: str) -> None:
    """Say at once what was found."""
    print(f"  {line}", flush=True)


def main() -> int:
    """Look at them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edition", choices=tuple(RULESETS), default="second")
    parser.add_argument("--games", type=int, default=50, help="of each ruleset")
    parser.add_argument("--share", type=float, default=0.0, help="of the scenarios of the edition")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--dry", action="store_true", help="do not record the result")
    asked = parser.parse_args()
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
    looking, walks = import_module("tests.contract.told.looking"), import_module("tests.contract.told.walks")
    begun = perf_counter()
    games = chain(
        walks.of_scenarios(asked.edition, asked.share, asked.seed),
        *(islice(walks.walks(name, asked.seed), asked.games) for name in RULESETS[asked.edition]),
    )
    found = looking.look(games, asked.seed, tell)
    print(
        f"{found.games} games, {found.questions} questions, {found.twins} twins, {len(found.found)} found", flush=True
    )
    if not asked.dry:
        figures = {"questions": found.questions, "within_texts": found.within_texts, "twins": found.twins}
        result = {"edition": asked.edition, "seed": asked.seed, "share": asked.share, "games": found.games, **figures}
        append("told.jsonl", {**result, "found": len(found.found), "seconds": round(perf_counter() - begun)})
    return int(bool(found.found))


if __name__ == "__main__":
    raise SystemExit(main())

"""Compares what is seen after answers that may be taken back freely, in a game and in its twins.

A twin looks the same to the player before the answer: the cards that the player cannot read are others, of the same
deck or of the pool, and chance is another. Where anything that is sent afterwards differs (question, table, log,
happenings, chances), the answer tells something, and taking it back would be free probing. Run it from a checkout:
``python benchmarks/undo_tells.py``. Results are added to ``benchmarks/undo_tells.jsonl``, a line for each ruleset; the
exit code is 1 when anything told.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path
from time import perf_counter

import msgspec
from record import append

from spaceline.editions import RULESETS

MOST = 12
"""So many of the commonest are recorded."""


def tell(line: str) -> None:
    """Say at once what was found."""
    print(f"  {line}", flush=True)


def main() -> int:
    """Look at them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ruleset", choices=RULESETS, action="append", help="all when none is named")
    parser.add_argument("--answers", type=int, default=4_000, help="freely undoable ones that are compared, by ruleset")
    parser.add_argument("--share", type=float, default=0.2, help="of those of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quiet", action="store_true", help="do not print each that tells")
    parser.add_argument("--dry", action="store_true", help="do not record the result")
    asked = parser.parse_args()
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
    looking = import_module("tests.contract.going_back.looking")
    telling = 0
    for name in asked.ruleset or RULESETS:
        begun = perf_counter()
        found = looking.look(name, asked.seed, asked.answers, asked.share, (lambda line: None) if asked.quiet else tell)
        print(f"{name}: {found.looked_at} looked at, {found.tell} and later {found.tell_later} tell", flush=True)
        telling += found.tell + found.tell_later
        result = msgspec.to_builtins(found)
        for key in ("parts", "questions", "kinds"):
            result[key] = dict(getattr(found, key).most_common(MOST))
        if not asked.dry:
            append("undo_tells.jsonl", {**result, "seed": asked.seed, "seconds": round(perf_counter() - begun)})
    return int(telling > 0)


if __name__ == "__main__":
    raise SystemExit(main())

"""Compares what is offered with what is legal, by brute force, in many positions of both editions.

Positions come from the tables of all scenarios and from games of random and sensible players over the ready decks and
decks of any cards, for First Edition also from the middle of games with invented cards; most are perturbed: cards
stopped, moved, damaged, Range used. In each, all that an action could name is put to the check of its kind. Run it from
a checkout: ``python benchmarks/offers.py --edition first``. Results are added to ``benchmarks/offers.jsonl``; the exit
code is 1 when there was a difference.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from itertools import islice
from pathlib import Path
from time import perf_counter

from record import append


def tell(difference: str) -> None:
    """Say at once what was found."""
    print(f"  {difference}", flush=True)


def main() -> int:
    """Look at them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edition", choices=("first", "second"), default="second")
    parser.add_argument("--positions", type=int, default=20_000, help="in games; the tables of scenarios come first")
    parser.add_argument("--every", type=int, default=3, help="one decision in so many of a game is looked at")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--dry", action="store_true", help="do not record the result")
    asked = parser.parse_args()
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
    looking = import_module("tests.contract.offers.looking")
    positions = import_module("tests.contract.offers.positions")
    begun, looked_at, found = perf_counter(), {}, 0
    for name, there in (
        ("tables", positions.all_tables(asked.edition, asked.seed)),
        ("games", islice(positions.mixed(asked.edition, asked.seed, asked.every), asked.positions)),
    ):
        looked_at[name], differences = looking.look(there, asked.edition, asked.seed, tell)
        print(f"{name}: {looked_at[name]} positions, {len(differences)} differences", flush=True)
        found += len(differences)
    if not asked.dry:
        seconds = round(perf_counter() - begun)
        result = {"edition": asked.edition, "seed": asked.seed, "positions": looked_at, "differences": found}
        append("offers.jsonl", {**result, "seconds": seconds})
    return int(found > 0)


if __name__ == "__main__":
    raise SystemExit(main())

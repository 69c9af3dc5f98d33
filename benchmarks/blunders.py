"""Blunders of a computer player that anybody at the table would see, counted in games over the ready decks.

Run it from a checkout: ``python benchmarks/blunders.py --ruleset 1e-modern``. The same seed deals the same games,
before a change and after. Results are added to ``benchmarks/blunders.jsonl``.
"""

from __future__ import annotations

import argparse

import msgspec
from record import append

from spaceline.cards.rulesets import ruleset
from spaceline.editions import DEFAULT, RULESETS, MissingPart
from spaceline.lab.blunders import Counts, count
from spaceline.lab.simulation import ready_to_play
from spaceline.players.registry import UnknownPlayerError


def lines(counts: Counts) -> list[str]:
    """What was found, and what share that is of what it is a part of."""
    found = counts.found
    said = []
    for what, number in found.items():
        base = found.get(what.partition(", of ")[2], 0)
        said.append(f"{number:7} {f'{number / base:7.2f}' if base else ' ' * 7}  {what}")
    return said


def main() -> None:
    """Count and record."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ruleset", choices=RULESETS, default=DEFAULT)
    parser.add_argument("--player", default="heuristic")
    parser.add_argument("--against", default="heuristic")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=700)
    parser.add_argument("--dry", action="store_true", help="print the result without recording it")
    asked = parser.parse_args()
    if asked.games < 1:
        parser.error("--games is 1 or more")
    rules = ruleset(asked.ruleset)
    try:
        counts = count(rules, ready_to_play(rules), asked.player, asked.against, asked.games, asked.seed)
    except (MissingPart, UnknownPlayerError) as error:
        parser.error(str(error))
    print("\n".join(lines(counts)))
    if not asked.dry:
        append("blunders.jsonl", {"seed": asked.seed, **msgspec.to_builtins(counts)})


if __name__ == "__main__":
    main()

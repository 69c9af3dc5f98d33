"""Prove the texts of cards by their scenarios and keep what was found; with names only of these cards.

It takes some minutes for all cards; docs/card-review.md is written from what it keeps.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from spaceline.editions import EDITIONS
from spaceline.lab.card_review import SCENARIOS, found_of, read_found, write_found
from spaceline.lab.proving.cards import cards_to_prove, cards_with_text, prove_cards

ROOT = Path(__file__).resolve().parents[1]


def main() -> None:
    """Prove and keep."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("names", nargs="*", help="full names of cards; all where none is named")
    asked.add_argument("--jobs", type=int, default=2)
    given = asked.parse_args()
    known = read_found(ROOT) if given.names else {}
    for edition in EDITIONS:
        ruleset = edition.names[0]
        there = cards_with_text(ruleset)
        names = [name for name in given.names if name in there]
        if given.names and not names:
            continue
        paths = sorted((ROOT / SCENARIOS / edition.key).rglob("*.yaml"))
        for proof in prove_cards(cards_to_prove(paths, ruleset, names), given.jobs):
            known[edition.key, proof.name] = found_of(edition.key, proof)
            print(f"{proof.name}: {sum(bool(text.shown) for text in proof.texts)} of {len(proof.texts)} texts shown")
    write_found(ROOT, known.values())


if __name__ == "__main__":
    main()

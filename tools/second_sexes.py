"""Write ``sexes.yaml``: of which sex the people of Second Edition are, where the cards of First Edition tell it.

Second Edition prints no sex. Most of its people are on a card of First Edition under the same name, among whose
characteristics it stands; that is a fact about a person, and drawings use it.

    python tools/second_sexes.py CARDS.CSV
"""

from __future__ import annotations

import csv
import re
import sys
from pathlib import Path

import yaml

from spaceline.cards.rulesets import pool

PLACE = Path(__file__).parents[1] / "src" / "spaceline" / "presentation" / "second" / "sexes.yaml"
HEAD = "# Which people of Second Edition are of which sex. Written by tools/second_sexes.py.\n"
WORD = {"male": re.compile(r"\bMale\b"), "female": re.compile(r"\bFemale\b")}


def sexes(cards: Path) -> dict[str, str]:
    """By name: the sex of everybody of whom it is told, and told alike on all cards of that name."""
    found: dict[str, set[str]] = {}
    with cards.open(encoding="utf-8-sig") as file:
        for row in csv.DictReader(file):
            told = {sex for sex, word in WORD.items() if word.search(row["Characteristics/ Keywords"])}
            if row["Type"] == "Personnel" and told:
                found.setdefault(row["Name"], set()).update(told)
    return {name: told.pop() for name, told in found.items() if len(told) == 1}


def main(cards: Path) -> None:
    """Write what is known of the people that the pool has."""
    known = sexes(cards)
    people = sorted({card.title for card in pool("2e-cta2003").values() if card.type == "personnel"})
    told = {sex: [title for title in people if known.get(title) == sex] for sex in WORD}
    PLACE.write_text(HEAD + yaml.safe_dump(told, allow_unicode=True, width=120), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

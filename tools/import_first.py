"""Bring the facts of First Edition cards into the project, and report where their sources differ.

python tools/import_first.py        reads two card lists and the Compendium, writes the fact files
python tools/import_first.py check  reports the differences between the sources, renews the page
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if str(ROOT) not in sys.path:  # started as a script, only its own folder is there
    sys.path.insert(0, str(ROOT))

from spaceline.cards.catalogue import FIRST_CARDS
from spaceline.rules.first.facts import FirstFacts
from tools.first_check import BEGIN, END, report
from tools.first_merge import Sources, merged_rows, read_sources
from tools.first_rows import facts_of
from tools.first_sources import read_rescinded
from tools.import_second import encoded
from tools.second_check import section_replaced

NEWER = Path("../shared/data/velara-1e/cards.csv")
OLDER = Path("../shared/data/lackey-1e/sets/Physical.txt")
COMPENDIUM = Path("../shared/rules/sources/1e-compendium-2.4.5.txt")
FACTS = Path("src/spaceline/cards/facts/first")
REPORT = Path("docs/card-facts-first.md")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; 2 means that the input is missing or unreadable."""
    options = options_of(arguments)
    try:
        read = {
            name: read_sources(options.newer, options.older, options.compendium, name)
            for name in options.sets or FIRST_CARDS.files
        }
        warn(read, options.compendium)
        return check(read, options.report) if options.command == "check" else write(read, options.out)
    except (OSError, ValueError) as error:
        print(f"import_first: {error}", file=sys.stderr)
        return 2


def options_of(arguments: Sequence[str] | None) -> argparse.Namespace:
    """What the command line asks for; without a command, the fact files are written."""
    parser = argparse.ArgumentParser(prog="import_first.py", description="Facts of First Edition cards.")
    parser.add_argument("command", nargs="?", choices=["write", "check"], default="write")
    parser.add_argument("--newer", type=Path, default=NEWER, help="comma-separated list (default: %(default)s)")
    parser.add_argument("--older", type=Path, default=OLDER, help="tab-separated list (default: %(default)s)")
    parser.add_argument("--compendium", type=Path, default=COMPENDIUM, help="rules (default: %(default)s)")
    parser.add_argument("--sets", nargs="+", choices=[*FIRST_CARDS.files], metavar="SET", help="only these releases")
    parser.add_argument("--out", type=Path, default=FACTS, help="folder (default: %(default)s)")
    parser.add_argument("--report", type=Path, default=REPORT, help="page to renew (default: %(default)s)")
    return parser.parse_args(arguments)


def write(read: dict[str, Sources], out: Path) -> int:
    """Write one file per release and say what was written."""
    made = {name: cards_from(sources) for name, sources in read.items()}
    out.mkdir(parents=True, exist_ok=True)
    for name, cards in made.items():
        (out / FIRST_CARDS.files[name]).write_bytes(encoded(cards))
    print(", ".join(f"{FIRST_CARDS.files[name]}: {len(cards)} cards" for name, cards in made.items()))
    return 0


def warn(read: dict[str, Sources], compendium: Path) -> None:
    """Name the cards read whose errata are rescinded, for they must be compared by eye (1E-G:rescinded-errata/1)."""
    loaded = {key for sources in read.values() for key in sources.newer}
    found = [key for key in read_rescinded(compendium) if key in loaded]
    if found:
        print(f"import_first: errata rescinded, compare with the printed cards: {', '.join(found)}", file=sys.stderr)


def cards_from(sources: Sources) -> list[FirstFacts]:
    """The facts of a release in order of numbers, of which none may occur twice."""
    cards = [facts_of(row, sources, key) for key, row in merged_rows(sources).items()]
    cards.sort(key=lambda card: card.number)
    for one, other in pairwise(cards):
        if one.id == other.id:
            raise ValueError(f"{one.id} occurs twice: {one.title} and {other.title}")
    return cards


def check(read: dict[str, Sources], page: Path) -> int:
    """Renew the generated section of the report page."""
    text = report([(cards_from(sources), sources) for sources in read.values()])
    page.write_text(section_replaced(page.read_text(encoding="utf-8"), text, BEGIN, END), encoding="utf-8")
    print(f"{page} renewed")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Bring the facts of Second Edition cards into the project, and check their names against the rulebooks.

python tools/import_second.py        reads a card list and writes the fact files
python tools/import_second.py check  compares the fact files with the rulebooks' card lists, renews the page
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from itertools import groupby, pairwise
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parents[1]
if str(ROOT) not in sys.path:  # started as a script, only its own folder is there
    sys.path.insert(0, str(ROOT))

from spaceline.cards.catalogue import SECOND_CARDS
from spaceline.rules.second.facts import Facts
from tools.second_check import report, section_replaced
from tools.second_rows import facts_of, read_rows
from tools.second_titles import Name, doubt

CARD_LIST = Path("../shared/data/lackey-2e/sets/Physical.txt")
RULEBOOKS = Path("../shared/rules/sources")
FACTS = Path("src/spaceline/cards/facts/second")
REPORT = Path("docs/card-facts.md")
ENCODER = msgspec.json.Encoder()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; 2 means that the input is missing or unreadable."""
    options = options_of(arguments)
    try:
        if options.command == "check":
            return check(options.rulebooks, options.report)
        return write(options.cards, options.out, options.sets or list(SECOND_CARDS.files))
    except (OSError, ValueError) as error:
        print(f"import_second: {error}", file=sys.stderr)
        return 2


def options_of(arguments: Sequence[str] | None) -> argparse.Namespace:
    """What the command line asks for; without a command, the fact files are written."""
    parser = argparse.ArgumentParser(prog="import_second.py", description="Facts of Second Edition cards.")
    commands = parser.add_subparsers(dest="command", metavar="command")
    writing = commands.add_parser("write", help="write the fact files (the default)")
    checking = commands.add_parser("check", help="compare names with the rulebooks' card lists")
    for part in (parser, writing):
        part.add_argument("--cards", type=Path, default=CARD_LIST, help="card list (default: %(default)s)")
        part.add_argument("--out", type=Path, default=FACTS, help="folder (default: %(default)s)")
        part.add_argument("--sets", nargs="+", help="these sets only, by their codes in the catalogue (default: all)")
    checking.add_argument("--rulebooks", type=Path, default=RULEBOOKS, help="folder (default: %(default)s)")
    checking.add_argument("--report", type=Path, default=REPORT, help="page to renew (default: %(default)s)")
    return parser.parse_args(arguments)


def write(cards: Path, out: Path, sets: Sequence[str]) -> int:
    """Write one file per set and say what was written; names that may be split wrongly are told too."""
    if unknown := sorted(set(sets) - SECOND_CARDS.files.keys()):
        raise ValueError(f"set {unknown[0]} is not in SECOND_CARDS of src/spaceline/cards/catalogue.py")
    rows = (row for row in read_rows(cards) if row["Set"].casefold() in sets)
    facts = sorted(map(facts_of, rows), key=lambda card: (card.set, card.number))
    by_set = {name: list(members) for name, members in groupby(facts, key=lambda card: card.set)}
    missing = sorted(set(sets) - by_set.keys())
    if missing:
        raise ValueError(f"{cards} has no card of set {missing[0]}")
    refuse_doubles(facts)
    out.mkdir(parents=True, exist_ok=True)
    for name, members in by_set.items():
        (out / SECOND_CARDS.files[name]).write_bytes(encoded(members))
    print(", ".join(f"{SECOND_CARDS.files[name]}: {len(members)} cards" for name, members in by_set.items()))
    for card in facts:
        name, is_headquarters = Name(card.location, card.title, card.subtitle), card.kind == "headquarters"
        if why := doubt(name, card.type, unique=card.unique, headquarters=is_headquarters):
            whole = " ".join(filter(None, name))
            print(f"import_second: {card.id} {whole!r} {why} of tools/second_titles.py", file=sys.stderr)
    return 0


def refuse_doubles(facts: Sequence[Facts]) -> None:
    """Two rows with one number would share an id."""
    for one, other in pairwise(facts):
        if one.id == other.id:
            raise ValueError(f"{one.id} occurs twice: {one.title} and {other.title}")


def encoded(cards: Sequence[msgspec.Struct]) -> bytes:
    """A JSON array with one card per line."""
    return b"[\n" + b",\n".join(map(ENCODER.encode, cards)) + b"\n]\n"


def check(rulebooks: Path, page: Path) -> int:
    """Renew the generated section of the report page."""
    text = report(list(SECOND_CARDS.facts().values()), rulebooks)
    page.write_text(section_replaced(page.read_text(encoding="utf-8"), text), encoding="utf-8")
    print(f"{page} renewed")
    return 0


if __name__ == "__main__":
    sys.exit(main())

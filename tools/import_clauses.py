"""Import the rules reference into the catalogue that refusals cite.

    python tools/import_clauses.py rules-2e.yaml rules-1e.yaml glossary-1e.yaml --books FOLDER

Editors' notes and test ideas are left behind, editions get the names of the project's rulesets, and
CORRECTIONS are applied. With --books, a clause that shares twelve words in a row with a rule document
stops the import: the catalogue speaks in our own words. See docs/rules-catalogue.md.
"""

import argparse
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import yaml

from spaceline.rules.clauses.clause import FAMILIES, Clause, Family

CLAUSES = Path(__file__).parents[1] / "src" / "spaceline" / "rules" / "clauses"
BORROWED = 12
"""So many words in a row, found in a rule document, count as copied."""

CARD_IN_A_SECTION = re.compile(r"^Glossary > (.+) \((?:ruling|erratum)\)$")
"""How Second Edition's glossary heads what it says of one card."""

RULESETS_OF_EDITION = {
    "premiere2002": ("2e-premiere2002",),
    "cta2003": ("2e-cta2003",),
    "objectives": ("objectives",),
    "both": ("1e-modern", "1e-open"),
    "modern": ("1e-modern",),
    "open": ("1e-open",),
}


class Correction(NamedTuple):
    """A clause that reads differently here than in the reference it came from."""

    id: str
    rule: str
    reason: str


CORRECTIONS = (
    Correction(
        "2E-icon-guide/4",
        "Play-permission icons exist besides affiliation and staffing: alternate universe, Deep Space Nine, "
        "Earth, Maquis, The Next Generation; Call to Arms adds Terok Nor.",
        "editors' abbreviation written out",
    ),
    Correction(
        "1E-1.2.0.2/1",
        "Three rule sets exist: Modern (the default; formerly called OTF), Open (Modern with a stated list "
        "of exceptions), and Traditional (frozen at 7 July 2006 and described elsewhere).",
        "remark about the sources",
    ),
    Correction(
        "1E-2.1.0.2/1",
        "A mission is a homeworld only when its lore says it is the homeworld of a named affiliation; this "
        "is a characteristic, found with nine affiliations, some with two missions, plus four in the Mirror "
        "Quadrant.",
        "remark about the sources",
    ),
    Correction(
        "1E-2.9.0.1/1",
        "Special equipment on ships is a closed list: Tractor Beam, Cloaking Device, Phasing Cloak, "
        "Holodeck, Solar Sail, Holographic Skin, Energy Dampener, Particle Scattering Device, Invasive "
        "Transporters, Long-Range Scan Shielding, plus any regular skill printed there.",
        "twelve words in a row shared with a rule document (a list of names)",
    ),
    Correction(
        "1E-4.0.1/1",
        "The usual enablers for AU cards are five doorways (Alternate Universe Door, Temporal Conduit, Dyson "
        "Sphere Door, Space-Time Portal, Temporal Micro-Wormhole) and a few other cards.",
        "remark to implementers",
    ),
    Correction(
        "1E-7.1.7.0.1/2",
        "The customary quadrant connections are wormholes and gateways, each as its own card says.",
        "remark to implementers",
    ),
    Correction(
        "1E-10.2.1/1",
        "Stopped cards may not move by themselves, travel in time, take part in an attack (defence is "
        "allowed), be stopped again, or take any part in mission, scouting or commandeering attempts.",
        "a word of the source was missing",
    ),
    Correction("1E-12.17/1", "This closing section holds no rule.", "remark about the sources"),
    Correction(
        "1E-13.2/4",
        "Expansion icons are collector data with almost no play relevance.",
        "remark about the sources",
    ),
    Correction(
        "1E-G:horgahn/2",
        "Current (errata) text: on the table it gives each turn one extra normal card play or one extra end "
        "draw; the older ruling about double turns no longer fits.",
        "remark about the sources",
    ),
    Correction(
        "1E-G:intelligence/1",
        "Intelligence or any Intelligence covers eight skills (plain Intelligence, Klingon Intelligence, "
        "FCA, Tal Shiar, Obsidian Order, V'Shar, Section 31, Memory Omega) in any mixture.",
        "twelve words in a row shared with a rule document (a list of names)",
    ),
    Correction(
        "1E-G:mission-ii/4",
        "The listed rules serve constructed play; sealed Warp Speed play has a supplement of its own for "
        "these missions.",
        "remark about the sources",
    ),
    Correction(
        "1E-G:appendix-a-intelligence-list/1",
        "The appendix list of intelligence skills has Orion Syndicate where the glossary entry has the plain "
        "word Intelligence.",
        "remark to implementers",
    ),
    Correction(
        "1E-G:rescinded-errata/1",
        "Exactly two cards are marked as having rescinded changes: Scanner Interference and Temporal Vortex.",
        "remark to implementers",
    ),
)


def imported(second: Path, first: Path, glossary: Path) -> dict[Family, list[Clause]]:
    """The corrected clauses of every family, in the order of the books."""
    entries = [entry for path in (second, first, glossary) for entry in yaml.safe_load(path.read_bytes())]
    clauses = corrected(msgspec.convert([_fields(entry) for entry in entries], list[Clause]))
    families: dict[Family, list[Clause]] = {family: [] for family in FAMILIES}
    for clause in clauses:
        families[clause.family].append(clause)
    return families


def _fields(entry: dict[str, Any]) -> dict[str, Any]:
    """What players see of an entry of the reference. Only named fields pass; notes have no way in."""
    editions = entry.get("editions") or [entry.get("variant", "both")]
    about = "concept" if entry.get("concept") else "ruling"
    return {
        "id": entry["id"],
        "section": entry["section"] if "section" in entry else entry["title"],
        "rule": entry["rule"],
        "kind": entry.get("kind", about),
        "subsystem": entry["subsystem"],
        "rulesets": [name for edition in editions for name in RULESETS_OF_EDITION[edition]],
        "tier": entry.get("tier"),
        "cards": sorted(entry.get("cards") or CARD_IN_A_SECTION.findall(entry.get("section", ""))),
    }


def corrected(clauses: list[Clause]) -> list[Clause]:
    """The clauses with CORRECTIONS applied. Every correction must change a clause that exists."""
    pending = {correction.id: correction.rule for correction in CORRECTIONS}
    result = []
    for clause in clauses:
        rule = pending.pop(clause.id, None)
        if rule == clause.rule:
            raise ValueError(f"the correction of {clause.id} changes nothing")
        result.append(clause if rule is None else msgspec.structs.replace(clause, rule=rule))
    if pending:
        raise ValueError(f"corrections of clauses that do not exist: {', '.join(pending)}")
    return result


def encoded(clauses: Iterable[Clause]) -> bytes:
    """A data file: one clause a line."""
    return msgspec.json.Encoder().encode_lines(clauses)


def borrowed(clauses: Iterable[Clause], books: Iterable[Path]) -> Iterator[tuple[Clause, str]]:
    """Clauses that share BORROWED words in a row with a book, each with the words."""
    taken = {run for book in books for run in _runs(book.read_text(encoding="utf-8", errors="replace"))}
    for clause in clauses:
        shared = (run for text in (clause.section, clause.rule) for run in _runs(text) if run in taken)
        if run := next(shared, None):
            yield clause, " ".join(run)


def _runs(text: str) -> Iterator[tuple[str, ...]]:
    words = re.findall(r"[a-z0-9]+", re.sub("['\u2019]", "", text.lower()))
    return (tuple(words[start : start + BORROWED]) for start in range(len(words) - BORROWED + 1))


def main() -> int:
    """Write the data files, unless a clause is copied from a book."""
    parser = argparse.ArgumentParser(description="Import the rules reference into the catalogue.")
    for name in ("second", "first", "glossary"):
        parser.add_argument(name, type=Path)
    parser.add_argument("--books", type=Path, help="folder of rule documents to check the wording against")
    options = parser.parse_args()
    families = imported(options.second, options.first, options.glossary)
    books = sorted(options.books.iterdir()) if options.books else []
    clauses = (clause for family in families.values() for clause in family)
    copied = [f"{clause.id}: {words}" for clause, words in borrowed(clauses, books)]
    if copied:
        print("reword these in CORRECTIONS:", *copied, sep="\n", file=sys.stderr)
        return 1
    for family, members in families.items():
        (CLAUSES / f"{family}.jsonl").write_bytes(encoded(members))
        print(f"{family}: {len(members)} clauses")
    return 0


if __name__ == "__main__":
    sys.exit(main())

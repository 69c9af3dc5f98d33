"""Decks that nobody should hand in: as the deck builder sends them, and as texts of other programs."""

from collections.abc import Iterator
from typing import Any

RULESET = "2e-cta2003"
PLAIN: dict[str, Any] = {"ruleset": RULESET, "title": "Mine", "missions": [], "piles": {"cards": {}}}
ALIASES = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{chr(98 + it)}: &{chr(98 + it)} [{', '.join([f'*{chr(97 + it)}'] * 9)}]\n" for it in range(8)
)
"""Nine to the ninth, in a few lines."""

WRITTEN: dict[str, tuple[dict[str, Any], bool]] = {
    "2,700 copies of one": ({**PLAIN, "piles": {"cards": {"1": 2_700}}}, True),
    "2,700 copies of many": ({**PLAIN, "piles": {"cards": {f"x{it}": 90 for it in range(30)}}}, True),
    "no copies": ({**PLAIN, "piles": {"cards": {"1": 0}}}, True),
    "fewer than none": ({**PLAIN, "piles": {"cards": {"1": -3}}}, True),
    "400 different cards": ({**PLAIN, "piles": {"cards": {f"x{it}": 1 for it in range(400)}}}, True),
    "100 missions": ({**PLAIN, "missions": ["x"] * 100}, True),
    "seven piles": ({**PLAIN, "piles": {f"p{it}": {} for it in range(7)}}, True),
    "a pile that is none": ({**PLAIN, "piles": {"__class__": {"x": 1}}}, True),
    "a pile that is a field": ({**PLAIN, "piles": {"missions": {"x": 1}}}, True),
    "a card without a name": ({**PLAIN, "piles": {"cards": {"": 1}}}, True),
    "no such ruleset": ({**PLAIN, "ruleset": "3e"}, True),
    "a ruleset that is a path": ({**PLAIN, "ruleset": "../../etc/passwd"}, True),
    "a ruleset with a NUL": ({**PLAIN, "ruleset": "2e\0"}, True),
    "unknown cards": ({**PLAIN, "missions": ["no such"], "piles": {"cards": {"no such": 3, "\0": 1}}}, False),
    "cards that are missions": ({**PLAIN, "missions": ["x", "x", "x"], "piles": {"cards": {"x": 99}}}, False),
}
"""Each with whether it is refused; what is not is told what is wrong with it."""

TEXTS: dict[str, str] = {
    "aliases of aliases": f"name: x\nruleset: {RULESET}\n{ALIASES}cards: *i\n",
    "an alias of itself": f"name: x\nruleset: {RULESET}\ncards: &a {{x: *a}}\n",
    "merged into itself": f"name: x\nruleset: {RULESET}\ncards: &a\n  <<: *a\n",
    "an order to Python": f"name: x\nruleset: {RULESET}\ncards: !!python/object/apply:os.system [ls]\n",
    "a tag of nobody": f"name: x\nruleset: {RULESET}\ncards: !evil {{x: 1}}\n",
    "deep lists": f"name: x\nruleset: {RULESET}\ncards: {'[' * 3_000}\n",
    "deep objects": f"name: x\nruleset: {RULESET}\ncards: {'{a: ' * 3_000}\n",
    "two documents": f"name: x\nruleset: {RULESET}\n---\nname: y\n",
    "an unknown field": f"name: x\nruleset: {RULESET}\nis_admin: true\n",
    "a million copies": f"name: x\nruleset: {RULESET}\ncards: {{x: 1000000}}\n",
    "a huge number": f"name: x\nruleset: {RULESET}\ncards: {{x: {'9' * 5_000}}}\n",
    "entities of entities": '<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]><deck>&b;</deck>',
    "a file from elsewhere": '<!DOCTYPE d [<!ENTITY a SYSTEM "file:///etc/passwd">]><deck version="0.8">&a;</deck>',
    "a deck that is cut off": '<deck version="0.8"><superzone name="Deck"><card><name>x',
    "packed": "PK\x03\x04\x14\x00\x00\x00\x08\x00deck",
    "squeezed": "\x1f\x8b\x08\x00\x00\x00\x00\x00",
    "a NUL": "1 x\0y\n",
    "marks of order": "\ufeff\u202e1 x\n\u2066",
    "more lines than cards": "1 x\n" * 9_000,
    "more copies than cards": "99999999999999999999 x\n",
    "an endless word": "1 " + "x" * 39_000,
    "spaces": " " * 39_000 + "\n",
    "a line that is slow to read": "1 " + "(" * 19_000 + "x",
}


def texts() -> Iterator[tuple[str, dict[str, Any]]]:
    """Each as it is sent to be read."""
    for name, text in TEXTS.items():
        yield name, {"ruleset": RULESET, "text": text}
    yield "a name of a file that leads away", {"ruleset": RULESET, "text": "1 x", "file": "../../../etc/passwd\0.yaml"}
    yield "a ruleset that is none", {"ruleset": "\0", "text": "1 x"}

"""The words of the client: what it is told by a code has a name there."""

import re

from spaceline.cards.rulesets import ruleset


def test_every_affiliation_has_a_name(root):
    words = (root / "web" / "src" / "words" / "en.ts").read_text(encoding="utf-8")
    named = set(re.findall(r'"icon\.(\w+)":', words))
    for name in ("1e-open", "2e-cta2003", "objectives"):
        cards = ruleset(name).definitions.values()
        assert {code for card in cards for code in getattr(card.facts, "affiliations", ())} <= named

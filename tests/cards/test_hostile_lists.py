"""No line of a list takes long to be looked at, however it is made: lists come from anybody."""

from contextlib import suppress

import pytest

from spaceline.cards.decks.forms import trekcc
from spaceline.cards.decks.forms.entries import entry_of, heading_of_line, remark_in
from spaceline.cards.decks.forms.listing import condensed
from spaceline.cards.decks.importing import import_deck
from spaceline.cards.decks.kinds import kind_of
from spaceline.cards.decks.naming import DeckError

LINES = {
    "blanks": "a" + " " * 498 + "b",
    "a bracket": "a(" + " " * 490 + "!",
    "brackets": ("a ( 1 )" * 70)[:498],
    "colons": "a :" * 160,
    "digits": "1" * 490 + " x",
    "crosses": "a x " * 120,
    "bullets": "- " * 240 + "x",
    "tabs": "a \t " * 120,
    "wide blanks": "a" + "\u2003" * 490 + "(",
}
"""The first took a minute when patterns could share out its blanks in many ways; now all of them take no time."""


@pytest.mark.parametrize("line", LINES.values(), ids=LINES)
@pytest.mark.parametrize("ruleset", ["2e-cta2003", "1e-modern"])
def test_a_line_is_looked_at_in_no_time(line, ruleset):
    assert "  " not in condensed(line)
    heading = heading_of_line(line, kind_of(ruleset))
    assert heading is None or not heading.is_known
    assert not trekcc.suits(line)
    assert entry_of(line) is None or remark_in(line) is None
    for form in ("lackey", "trekcc"):
        with suppress(DeckError):
            assert "Escape" in import_deck(f"1 Escape\n{line}\n", "list", ruleset, form).deck.names


@pytest.mark.parametrize(
    ("text", "cards", "left_out", "unread"),
    [
        ("1 Escape\nDaro (2)\n3 Tricorder\n", {"Escape": 1, "Daro": 2, "Tricorder": 3}, {}, []),
        ("1 Escape\nDaro:\n", {"Escape": 1, "Daro": 1}, {}, []),
        ("1 Escape\nSideboard (3)\n2 Daro\n", {"Escape": 1}, {"Sideboard": {"Daro": 2}}, []),
        ("1 Escape\nSideboard (3)\nDaro\n", {"Escape": 1}, {"Sideboard": {"Daro": 1}}, []),
        ("1 Escape\nSideboard:\n", {"Escape": 1}, {}, []),
    ],
)
def test_a_line_that_looks_like_a_heading_is_a_card_or_told(text, cards, left_out, unread):
    found = import_deck(text, "list", "2e-cta2003")
    assert dict(found.deck.cards) == cards
    assert {section: dict(names) for section, names in found.left_out.items()} == left_out
    assert [line.text for line in found.unread] == unread

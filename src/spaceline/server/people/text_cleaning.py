"""What people write to each other and to the keeper of the server: what is kept of it."""

from __future__ import annotations

import unicodedata

from spaceline.server.people.letters import SELECTORS, is_unseen
from spaceline.server.people.names import PILED

UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Kinds of characters that show nothing, or turn around what stands beside them."""
JOINER = "\u200d"
"""Within a picture of several signs."""


def cleaned(text: str) -> str:
    """A text on one line, of characters that can be seen.

    Of the marks on a letter those are kept that a name may have; more would reach into the lines around it.
    """
    shown: list[str] = []
    marks = len(PILED)
    for letter in text:
        kind = "Cf" if is_unseen(letter) and letter not in SELECTORS else unicodedata.category(letter)
        if letter != JOINER:
            marks = marks + 1 if kind[0] == "M" else len(PILED) if kind in UNSEEN or letter.isspace() else 0
        if marks < len(PILED) or kind[0] != "M":
            shown.append(letter if letter == JOINER or kind not in UNSEEN else " ")
    return " ".join("".join(shown).split()) if any(letter not in (JOINER, " ", *SELECTORS) for letter in shown) else ""


def cleaned_lines(text: str) -> str:
    """A text of several lines, each of them cleaned."""
    return "\n".join(cleaned(line) for line in text.splitlines()).strip()

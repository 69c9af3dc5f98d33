"""Names that people give themselves: what is kept of them, and when two are the same."""

from __future__ import annotations

import unicodedata

from spaceline.server.people.kept_names import is_everybodys, is_kept_back
from spaceline.server.people.letters import SELECTORS, is_mixed, is_unseen
from spaceline.server.problems import refused

LONGEST = 30
PILED = "MMMM"
"""So many marks on one letter are no writing any more."""


def cleaned(name: str) -> str:
    """A name in composed letters and with single spaces between its words.

    Letters that cannot be seen or that turn the direction of writing would let one name look like another, or like
    what the program says, and so would letters of several scripts; marks piled upon a letter would reach into the lines
    around it.

    Raises:
        ProblemError: it cannot be a name.
    """
    shown = "".join(letter for letter in name if letter not in SELECTORS)
    found = " ".join(unicodedata.normalize("NFKC", shown).split())
    kinds = [unicodedata.category(letter) for letter in found]
    if not 1 <= len(found) <= LONGEST:
        raise refused("name", "name.length", most=LONGEST)
    is_hidden = any(kind[0] == "C" for kind in kinds) or any(map(is_unseen, found))
    if is_hidden or not any(kind[0] in "LN" for kind in kinds):
        raise refused("name", "name.signs")
    if PILED in "".join(kind[0] for kind in kinds):
        raise refused("name", "name.marks", most=len(PILED))
    if is_mixed(found):
        raise refused("name", "name.script")
    if is_kept_back(found):
        raise refused("name", "name.kept")
    return found


def of_ones_own(name: str) -> str:
    """A name for an account, as it is kept.

    Raises:
        ProblemError: it cannot be a name, or everybody is called so at first.
    """
    found = cleaned(name)
    if is_everybodys(found):
        raise refused("name", "name.everybody")
    return found


def account_name(name: str) -> str:
    """The form in which names of accounts are compared."""
    return unicodedata.normalize("NFKC", cleaned(name).casefold())

"""Names that no person bears: what the program calls itself and the computer players."""

from __future__ import annotations

import re
from functools import cache

from spaceline.editions import EDITIONS
from spaceline.players.registry import PLAYERS
from spaceline.presentation import text_of
from spaceline.presentation.opponents import level_of
from spaceline.server.people.letters import look_of

NUMBER = re.compile(r"\b\d+\b")
GUEST = "Captain"
"""What the page calls somebody who has given no name (``guest`` in its words)."""
DELETED = "Deleted player"
"""What those are called who have deleted their account."""


def is_kept_back(name: str) -> bool:
    """Whether a name looks like one that the program uses; a number behind it makes no difference."""
    return not kept_looks().isdisjoint(looks_of(name))


def is_everybodys(name: str) -> bool:
    """Whether a name looks like the one that everybody is offered at first: whoever kept it would keep others out."""
    return not looks_of(GUEST).isdisjoint(looks_of(name))


def looks_of(name: str) -> frozenset[str]:
    """What a name looks like, as it is written and in small letters: a large I is taken for an l."""
    return frozenset(map(without_numbers, (name, name.casefold())))


def without_numbers(name: str) -> str:
    """What a name looks like without whole numbers, and whatever else is no letter."""
    shown = look_of(NUMBER.sub(" ", name))
    return " ".join("".join(it if it.isalpha() else " " for it in shown).split())


@cache
def kept_looks() -> frozenset[str]:
    """What the names of the program look like."""
    words = text_of(EDITIONS[0].names[0]).lexicon
    called = [
        words.say("computer.named", level=level_of(words, player), name=name)
        for name in words.templates["computer.names"].split(", ")
        for player in PLAYERS
    ]
    ours = ("Computer", "Spaceline", "Operator", DELETED, words.templates["lesson.instructor"])
    return frozenset(look for name in (*called, *ours) for look in looks_of(name))

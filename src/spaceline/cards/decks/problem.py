"""What is wrong with a deck: a code, a sentence and the clause that it breaks, with the values that it names."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

SENTENCES: Mapping[str, tuple[str, str]] = {
    "unknown-name": ("No card is called {name!r}.", ""),
    "unknown-name-near": ("No card is called {name!r}; near are: {near}.", ""),
    "name-of-several": ("{name!r} may be any of: {cards}.", ""),
    "not-in-pool": ("{card} is not in the pool of {ruleset}.", ""),
    "text-not-built": ("{card} cannot be played yet: its text is not built.", ""),
}
"""What can be wrong with the cards of a deck in every edition; each adds its rules of deck building."""


class DeckProblem(msgspec.Struct, frozen=True):
    """Why a deck cannot be played."""

    reason: str
    """A stable code."""
    template: str
    """What to tell people in English, with the names of values in braces."""
    clause: str = ""
    """The clause it breaks; empty for a card that cannot be found, is not in the pool, or is not built."""
    values: dict[str, str | int] = {}
    """What stands in the sentence."""

    @property
    def sentence(self) -> str:
        """What to tell people in English."""
        return self.template.format(**self.values)


def problem(reason: str, **values: str | int) -> DeckProblem:
    """The problem of that code with the cards of a deck."""
    return problem_in(SENTENCES, reason, values)


def problem_in(
    sentences: Mapping[str, tuple[str, str]], reason: str, values: dict[str, str | int], clause: str = ""
) -> DeckProblem:
    """The problem of that code in a table; where the clause depends on a ruleset, with that one."""
    template, cited = sentences[reason]
    return DeckProblem(reason, template, clause or cited, values)

"""Which edition a scenario belongs to, by the name of its ruleset."""

from __future__ import annotations

from spaceline.cards.editions import edition_of
from spaceline.lab.scenarios.dialect import Dialect
from spaceline.lab.scenarios.first.dialect import FIRST
from spaceline.lab.scenarios.second.dialect import SECOND

DIALECTS = {"first": FIRST, "second": SECOND}
"""By the folder of the edition."""


def dialect_of(ruleset: str) -> Dialect:
    """How scenarios of a ruleset speak.

    Raises:
        UnknownRuleset: there is none of that name.
    """
    return DIALECTS[edition_of(ruleset).folder]

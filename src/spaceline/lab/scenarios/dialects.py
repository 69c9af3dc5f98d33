"""Which edition a scenario belongs to, by the name of its ruleset."""

from __future__ import annotations

from spaceline.editions import Part, edition_of
from spaceline.lab.scenarios.dialect import Dialect

DIALECTS: Part[Dialect] = Part("scenario dialect", Dialect)


def dialect_of(ruleset: str) -> Dialect:
    """How scenarios of a ruleset speak.

    Raises:
        UnknownRuleset: there is none of that name.
    """
    return DIALECTS.of(edition_of(ruleset))

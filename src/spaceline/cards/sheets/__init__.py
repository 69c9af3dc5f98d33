"""What stands on a card, in words: each edition says it for its own, whoever shows it then."""

from __future__ import annotations

from spaceline.cards.sheets.sheet import DOT, CardSheet
from spaceline.editions import Part, edition_of

SHEETS: Part[CardSheet] = Part("card text", CardSheet)


def sheet_of(ruleset: str) -> CardSheet:
    """How cards of a ruleset are shown.

    Raises:
        UnknownRuleset: there is none of that name.
    """
    return SHEETS.of(edition_of(ruleset))


__all__ = ["DOT", "SHEETS", "CardSheet", "sheet_of"]

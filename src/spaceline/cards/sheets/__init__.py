"""What stands on a card, in words: each edition says it for its own, whoever shows it then."""

from __future__ import annotations

from collections.abc import Mapping

from spaceline.cards.editions import edition_of
from spaceline.cards.sheets import first, second
from spaceline.cards.sheets.sheet import DOT, CardSheet

SHEETS: Mapping[str, CardSheet] = {"second": second, "first": first}
"""By the folder of the edition."""


def sheet_of(ruleset: str) -> CardSheet:
    """How cards of a ruleset are shown.

    Raises:
        UnknownRuleset: there is none of that name.
    """
    return SHEETS[edition_of(ruleset).folder]


__all__ = ["DOT", "SHEETS", "CardSheet", "sheet_of"]

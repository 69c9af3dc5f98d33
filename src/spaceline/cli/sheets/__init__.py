"""Cards on the screen: each edition says what stands on the sheet of a card."""

from __future__ import annotations

from collections.abc import Mapping

from spaceline.cards.editions import edition_of
from spaceline.cli.sheets import first, second
from spaceline.cli.sheets.printing import print_card
from spaceline.cli.sheets.sheet import CardSheet

SHEETS: Mapping[str, CardSheet] = {"second": second, "first": first}
"""By the folder of the edition."""


def sheet_of(ruleset: str) -> CardSheet:
    """How cards of a ruleset are shown.

    Raises:
        UnknownRuleset: there is none of that name.
    """
    return SHEETS[edition_of(ruleset).folder]


__all__ = ["SHEETS", "CardSheet", "print_card", "sheet_of"]

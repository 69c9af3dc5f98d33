"""A view as arrays: their names and bounds, and the arrays themselves."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from spaceline.core.data.seen import View
from spaceline.core.ruleset import Ruleset
from spaceline.lab.env.choice import ACTIONS, HalfMadeAnswer
from spaceline.lab.env.layout import CARDS, LIMIT, Layout
from spaceline.lab.env.look import Arrays, Columns, Mask, ViewInNumbers

LARGEST_LINK = 32_767


class Observer:
    """Makes the observations of games of one ruleset."""

    def __init__(self, ruleset: Ruleset) -> None:
        """Read the printed cards once."""
        self.columns = Columns(ruleset)

    @property
    def layout(self) -> Layout:
        """The names of the columns."""
        return self.columns.layout

    def space(self) -> dict[str, spaces.Space[Any]]:
        """The arrays of an observation and their bounds."""
        layout = self.layout
        return {
            "table": spaces.Box(-LIMIT, LIMIT, (len(layout.table_names),), np.float32),
            "cards": spaces.Box(-LIMIT, LIMIT, (CARDS + 1, len(layout.card_names)), np.float32),
            "card_links": spaces.Box(0, LARGEST_LINK, (CARDS + 1, 3), np.int16),
            "options": spaces.Box(-LIMIT, LIMIT, (ACTIONS, len(layout.option_names)), np.float32),
            "option_links": spaces.Box(0, LARGEST_LINK, (ACTIONS, 3), np.int16),
        }

    def observe(self, view: View, choice: HalfMadeAnswer | None) -> Arrays:
        """The arrays for one viewer; ``choice`` is its own answer in the making, None where it is not asked."""
        look = ViewInNumbers(self.columns, view, choice)
        cards, card_links = look.cards()
        options, option_links = look.options()
        return {
            "table": look.table(),
            "cards": cards,
            "card_links": card_links,
            "options": options,
            "option_links": option_links,
        }


def mask_space() -> spaces.Box:
    """The bounds of a mask."""
    return spaces.Box(0, 1, (ACTIONS,), np.int8)


def mask_of(choice: HalfMadeAnswer | None) -> Mask:
    """1 for every action that is legal; nothing is for whoever is not asked."""
    mask = np.zeros(ACTIONS, np.int8)
    if choice is not None:
        mask[list(choice.legal)] = 1
    return mask

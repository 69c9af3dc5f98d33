"""What a coach says to whoever plays one of their first games, and what a computer player would answer for a person."""

from __future__ import annotations

import msgspec

from spaceline.presentation.model.prompts import OptionKey


class Advice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One piece of advice about the question that is open."""

    kind: str
    """What sort of advice: whoever has seen several of a kind needs no more of it."""
    text: str
    things: tuple[int, ...] = ()
    """The cards and places that it speaks of."""


class ComparedPlan(msgspec.Struct, frozen=True):
    """An answer that was tried in thought."""

    text: str
    chance: float
    """How likely the viewer was to win after it, 0 to 1."""


class SuggestedAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a computer player would answer in the viewer's place."""

    title: str
    """Who says it."""
    text: str
    """The answer in words, or that any will do."""
    option: OptionKey | None = None
    """The choice of the prompt that is meant."""
    cards: tuple[int, ...] = ()
    """The cards that would be chosen, in their order."""
    things: tuple[int, ...] = ()
    """The cards and places that it speaks of."""
    compared: tuple[ComparedPlan, ...] = ()
    """Where several were tried: that answer, and the best of the others."""
    note: str = ""
    """How much the comparison says."""

"""Answers that a player wants given one after another, as far as the game goes the way it was thought of."""

from __future__ import annotations

import msgspec

from spaceline.core.data.decisions import Answer, Option
from spaceline.core.data.leaves import EntityId, PlaceId
from spaceline.core.data.previews import Preview


class PlannedAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of them: an action with all that it names, or the cards of a choice."""

    answer: Answer
    about: tuple[EntityId, ...] = ()
    """What the question is about at which cards are chosen."""
    brings: tuple[str, ...] = ()
    """The verbs of what comes of it; after anything else the player has to think again."""


class Plan(msgspec.Struct, frozen=True, omit_defaults=True):
    """All of them, in order."""

    goal: Option
    """What they are given for. Of plans that begin with the same answer each has another goal, or another place."""
    place: PlaceId
    """Where that is."""
    answers: tuple[PlannedAnswer, ...]
    previews: tuple[Preview, ...] = ()
    """What the goal comes to, if all goes well."""

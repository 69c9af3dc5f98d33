"""A view with the words of its edition."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from spaceline.core.data.leaves import CardId
from spaceline.core.data.seen import View
from spaceline.editions import Part, edition_of
from spaceline.rules.words import Pool, Scene, Words

WORDS: Part[Words] = Part("words", Words)


def scene_of(view: View, pool: Pool, values_of: Callable[[], Mapping[CardId, Any]] | None = None) -> Scene:
    """What a viewer sees, ready to be told; where the view is but a glance, with how to come by the values."""
    return Scene(view, pool, WORDS.of(edition_of(view.ruleset)), values_of)

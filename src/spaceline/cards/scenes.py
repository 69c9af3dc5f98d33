"""A view with the words of its edition."""

from __future__ import annotations

from spaceline.cards.editions import edition_of
from spaceline.core.data.seen import View
from spaceline.rules.words import Pool, Scene


def scene_of(view: View, pool: Pool) -> Scene:
    """What a viewer sees, ready to be told."""
    return Scene(view, pool, edition_of(view.ruleset).words)

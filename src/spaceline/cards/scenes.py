"""A view with the words of its edition."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from spaceline.core.data.leaves import CardId
from spaceline.core.data.seen import View
from spaceline.editions import Part, edition_of
from spaceline.rules.words import Pool, Scene, Words

WORDS: Part[Words] = Part("words", Words)


@cache
def words_of(ruleset: str) -> Words:
    """What players of a ruleset read: the words of its edition with the ruleset's own over them.

    Raises:
        UnknownRuleset: there is none of that name.
    """
    edition = edition_of(ruleset)
    words, own = WORDS.of(edition), edition.spec(ruleset).words
    lexicon = replace(words.lexicon, templates={**words.lexicon.templates, **own})
    return replace(words, lexicon=lexicon) if own else words


def scene_of(view: View, pool: Pool, values_of: Callable[[], Mapping[CardId, Any]] | None = None) -> Scene:
    """What a viewer sees, ready to be told; where the view is but a glance, with how to come by the values."""
    return Scene(view, pool, words_of(view.ruleset), values_of)

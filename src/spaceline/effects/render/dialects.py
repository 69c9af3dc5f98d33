"""Words in which editions differ: what one calls otherwise than the other, for the same texts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from spaceline.effects.render.grammar import Grammar, grammar_of
from spaceline.effects.render.lexicon import ENGLISH, SOURCE, Lexicon, nouns_in

Dialects = Mapping[str, Lexicon]
"""The words of a language by what the facts of a card say of their edition; empty for what all have in common."""


def dialects_in(found: Mapping[str, Any], grammar: Grammar) -> Dialects:
    """The words of a file like ``english.yaml``; what is missing in it is said in English."""
    common = Lexicon(
        templates={**ENGLISH.templates, **found.get("templates", {})},
        nouns={**ENGLISH.nouns, **nouns_in(found)},
        grammar=grammar,
    )
    own = found.get("dialects", {})
    return {"": common} | {
        name: replace(common, templates={**common.templates, **words, **own.get(name, {})})
        for name, words in SOURCE["dialects"].items()
    }


DIALECTS = dialects_in(SOURCE, grammar_of("en"))


def lexicon_for(facts: object, dialects: Dialects = DIALECTS) -> Lexicon:
    """The words for a card with these facts."""
    return dialects[getattr(facts, "dialect", "")]

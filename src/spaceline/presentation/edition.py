"""What each edition brings to be read: its texts, what stands on its cards, how they lie on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from spaceline.cards.card import Pool
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.data.seen import View
from spaceline.editions import Part, edition_of
from spaceline.presentation.card_describer import CardDescriber
from spaceline.presentation.lexicon import lexicon_of, texts_of
from spaceline.presentation.lexicon.english import ENGLISH
from spaceline.presentation.scene import NO_NAMES, EditionText, Scene
from spaceline.presentation.table_layout import TableLayout


@dataclass(frozen=True)
class Presentation:
    """How one edition is put before people."""

    text: EditionText
    """What happens in its games, in words."""
    describer: type[CardDescriber]
    """What stands on its cards, in words."""
    layout: TableLayout
    """How its games lie on the table."""


PRESENTATION: Part[Presentation] = Part("presentation", Presentation)


def presentation_of(ruleset: str) -> Presentation:
    """How games of a ruleset are put before people.

    Raises:
        UnknownRuleset: there is none of that name.
    """
    return PRESENTATION.of(edition_of(ruleset))


@cache
def text_of(ruleset: str, language: str = ENGLISH) -> EditionText:
    """What players of a ruleset read: the text of its edition with the ruleset's own templates over it.

    Raises:
        UnknownRuleset: there is none of that name.
        UnknownLanguage: there is none of that name.
    """
    edition = edition_of(ruleset)
    text, own = presentation_of(ruleset).text, edition.spec(ruleset).words
    if language != ENGLISH:
        text = replace(text, lexicon=lexicon_of(edition.key, language), texts=texts_of(language))
    lexicon = replace(text.lexicon, templates={**text.lexicon.templates, **own})
    return replace(text, lexicon=lexicon) if own else text


@cache
def describer_of(ruleset: str, language: str = ENGLISH) -> CardDescriber:
    """How cards of a ruleset are told.

    Raises:
        UnknownRuleset: there is none of that name.
        UnknownLanguage: there is none of that name.
    """
    return presentation_of(ruleset).describer(text_of(ruleset, language))


def describer_for(scene: Scene) -> CardDescriber:
    """How the cards of a scene are told."""
    return presentation_of(scene.view.ruleset).describer(scene.own)


def scene_of(
    view: View,
    pool: Pool,
    values_of: Callable[[], Mapping[CardId, Any]] | None = None,
    language: str = ENGLISH,
    names: Mapping[PlayerId, str] = NO_NAMES,
) -> Scene:
    """What a viewer sees, ready to be told; where the view is but a glance, with how to come by the values."""
    return Scene(view, pool, text_of(view.ruleset, language), values_of, names)

"""The words that only players of First Edition read, in English."""

from __future__ import annotations

from spaceline.effects.render.wording import NOUNS
from spaceline.presentation.english import english
from spaceline.presentation.first.asking import OPTIONS, PROMPTS, SMALL_WORDS
from spaceline.presentation.first.habits import HABITS
from spaceline.presentation.first.happening import DONE_BY_OTHERS, DONE_BY_YOU, DONE_TO_CARDS, RESULTS
from spaceline.presentation.first.headings import HEADINGS

OWN_NOUNS = {
    "artifact": ("artifact", "artifacts"),
    "facility": ("facility", "facilities"),
    "seed": ("seed", "seeds"),
    "location": ("location", "locations"),
    "point": ("point", "points"),
}

ENGLISH = english(
    SMALL_WORDS,
    OPTIONS,
    PROMPTS,
    DONE_BY_YOU,
    DONE_BY_OTHERS,
    DONE_TO_CARDS,
    RESULTS,
    HEADINGS,
    HABITS,
    nouns={**NOUNS, **OWN_NOUNS},
)

"""What players read, as data: a folder per language, in it a file for all editions and one for each.

A file has ``templates``, by key, and may have ``nouns``, each with its singular and plural. A translation is a folder
of such files with the same keys, and perhaps a grammar (``effects.render.grammar``).
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import yaml

from spaceline.effects.render import lexicon as texts
from spaceline.effects.render.grammar import grammar_of
from spaceline.effects.render.lexicon import Lexicon, nouns_in

ENGLISH, SHARED = "en", "shared"


def read(name: str, language: str = ENGLISH) -> dict[str, Any]:
    """A file as it stands."""
    path = files("spaceline.presentation.lexicon") / language / f"{name}.yaml"
    found: dict[str, Any] = yaml.load(path.read_bytes(), yaml.CSafeLoader)
    return found


@cache
def lexicon_of(edition: str, language: str = ENGLISH) -> Lexicon:
    """What players of an edition read: the templates of all editions with its own over them."""
    shared, own = read(SHARED, language), read(edition, language)
    return Lexicon(
        templates={**shared["templates"], **own["templates"]},
        nouns={**texts.ENGLISH.nouns, **nouns_in(own)},
        grammar=grammar_of(language),
    )

"""What players read, as data: a folder per language, in it a file for all editions and one for each.

A file has ``templates``, by key, and may have ``nouns``, each with its singular and plural. A translation is a folder
of such files with the same keys, and its word for "a card" in `INDEFINITE`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import yaml

from spaceline.effects.render.lexicon import Lexicon, english_indefinite
from spaceline.effects.render.wording import NOUNS

ENGLISH, SHARED = "en", "shared"
INDEFINITE: Mapping[str, Callable[[str], str]] = {ENGLISH: english_indefinite}
"""By language: a noun phrase as one of its kind."""


def read(name: str, language: str = ENGLISH) -> dict[str, Any]:
    """A file as it stands."""
    path = files("spaceline.presentation.lexicon") / language / f"{name}.yaml"
    found: dict[str, Any] = yaml.load(path.read_bytes(), yaml.CSafeLoader)
    return found


@cache
def lexicon_of(edition: str, language: str = ENGLISH) -> Lexicon:
    """What players of an edition read: the templates of all editions with its own over them."""
    shared, own = read(SHARED, language), read(edition, language)
    nouns = {name: (one, more) for name, (one, more) in own.get("nouns", {}).items()}
    return Lexicon(
        templates={**shared["templates"], **own["templates"]},
        nouns={**NOUNS, **nouns},
        indefinite=INDEFINITE[language],
    )

"""What players read, as data: a folder per language, in it a file for all editions and one for each.

The search for cards, the terminal, the server, and what cannot be (``trouble``) have one too. A file has
``templates``, by key, and may have ``nouns``, each with its singular and plural.
A translation is a folder of such files with the same keys, here or elsewhere: what it does not say is said in English.
It may also have ``texts``, the words of card texts (``effects/render/english.yaml``), in each file ``refusals`` and
``decks``, by the reasons for which the rules refuse something, and perhaps a grammar (``effects.render.grammar``).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import yaml

from spaceline.editions import REGISTRY
from spaceline.effects.render.dialects import Dialects, dialects_in
from spaceline.effects.render.grammar import Grammar, grammar_of
from spaceline.effects.render.lexicon import Lexicon, nouns_in
from spaceline.presentation.lexicon.checking import mistakes
from spaceline.presentation.lexicon.english import (
    ENGLISH,
    SEARCH,
    SERVER,
    SHARED,
    TERMINAL,
    TEXTS,
    TROUBLE,
    source,
    to_translate,
)

SECTIONS: Mapping[str, str] = {"templates": "", "refusals": "refusal.", "decks": "deck."}
"""Parts of a file, and what their keys begin with among the words of an edition."""
WHATEVER_IS_PLAYED = (SHARED, SEARCH, TERMINAL, TROUBLE, SERVER)
"""The files whose words belong to no edition."""
FEW = 5
"""So many mistakes of a translation are told at once."""


class UnknownLanguage(ValueError):
    """There is no such language, or its files cannot be used; the sentence says why."""


def folder_of(language: str) -> Traversable:
    """Where the files of a language are: here by its name, or where its path says."""
    here = files("spaceline.presentation.lexicon") / language
    return here if here.is_dir() else Path(language)


def grammar_in(language: str) -> Grammar:
    """How a language inflects: a folder elsewhere is called like the language."""
    return grammar_of(Path(language).name)


@cache
def read(name: str, language: str = ENGLISH) -> Mapping[str, Any]:
    """A file of a language; empty where it has none of that name.

    Raises:
        UnknownLanguage: there is no such folder, or the file says what English does not.
    """
    if language == ENGLISH:
        return source(name)
    folder = folder_of(language)
    if not folder.is_dir():
        raise UnknownLanguage(f"there is no language {language!r}, nor a folder of that name")
    file = folder / f"{name}.yaml"
    if not file.is_file():
        return {}
    try:
        found = yaml.load(file.read_bytes(), yaml.CSafeLoader) or {}
    except (OSError, yaml.YAMLError) as error:
        raise UnknownLanguage(f"{file}: {' '.join(str(error).split())}") from error
    if wrong := list(mistakes(found, to_translate(name))):
        more = f"; and {len(wrong) - FEW} more" if len(wrong) > FEW else ""
        raise UnknownLanguage(f"{file}: {'; '.join(wrong[:FEW])}{more}")
    return dict(found)


def templates_in(found: Mapping[str, Any]) -> dict[str, str]:
    """The templates of a file, those of refusals and of what is wrong with decks by their whole keys."""
    return {
        f"{prefix}{key}": text for section, prefix in SECTIONS.items() for key, text in found.get(section, {}).items()
    }


@cache
def lexicon_of(edition: str, language: str = ENGLISH) -> Lexicon:
    """What players of an edition read: the templates of all editions with its own over them.

    Raises:
        UnknownLanguage: there is no such language.
    """
    return lexicon_in((*WHATEVER_IS_PLAYED, *built_on(edition), edition), language)


@cache
def words_of(language: str = ENGLISH) -> Lexicon:
    """What people read who play nothing yet.

    Raises:
        UnknownLanguage: there is no such language.
    """
    return lexicon_in(WHATEVER_IS_PLAYED, language)


def lexicon_in(names: Iterable[str], language: str) -> Lexicon:
    """The words of several files, each over those before it, and those of the language over English."""
    spoken = dict.fromkeys((ENGLISH, language))
    found = [read(name, it) for name in names for it in spoken]
    return Lexicon(
        templates={key: text for file in found for key, text in templates_in(file).items()},
        nouns={
            **texts_of(language)[""].nouns,
            **{key: forms for file in found for key, forms in nouns_in(file).items()},
        },
        grammar=grammar_in(language),
    )


def built_on(key: str) -> tuple[str, ...]:
    """The edition whose words an edition has as well, where there is one."""
    edition = REGISTRY.editions.get(key)
    return (edition.base,) if edition and edition.base else ()


@cache
def texts_of(language: str = ENGLISH) -> Dialects:
    """In which words card texts are told, by the dialects of the editions.

    Raises:
        UnknownLanguage: there is no such language.
    """
    return dialects_in(read(TEXTS, language), grammar_in(language))

"""What people read of something that cannot be: words by their key, so that each language says them in its own way."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

ENGLISH: Mapping[str, str] = MappingProxyType({})
"""The templates of no other language: what they do not have is said in English."""


class Wording:
    """Words by their key, with what stands in them.

    Args:
        key: that of the template by which languages say it.
        template: what it says in English, with the names of values in braces.
        values: what stands in it. A wording, or an error that has one, is told in the same language; with a capital
            letter (``{Why}``) it is a sentence of its own. Several are told one after another.
    """

    def __init__(self, key: str, template: str, values: Mapping[str, object]) -> None:
        """Keep the parts for whoever tells it."""
        self.key, self.template, self.values = key, template, values

    def said(self, templates: Mapping[str, str]) -> str:
        """In the language of the templates; in English where they do not have it."""
        return templates.get(self.key, self.template).format(**told_values(self.values, templates))


class SaidError(Exception):
    """Something that cannot be, for a reason that people read, perhaps in another language."""

    def __init__(self, key: str, template: str, **values: object) -> None:
        """Say why by the key of a template, with what it says in English and what stands in it."""
        super().__init__(key)
        self.wording = Wording(key, template, values)

    @property
    def key(self) -> str:
        """By which languages say the reason."""
        return self.wording.key

    def said(self, templates: Mapping[str, str]) -> str:
        """The reason in the language of the templates."""
        return self.wording.said(templates)

    def __str__(self) -> str:
        """The reason in English."""
        return self.wording.said(ENGLISH)

    def __reduce__(self) -> Any:
        """Take all parts along from one process to another."""
        return unmade, (type(self),), self.__dict__


def unmade(kind: type[SaidError]) -> SaidError:
    """An error whose parts are still to be put in."""
    return kind.__new__(kind)


def told_values(values: Mapping[str, object], templates: Mapping[str, str]) -> dict[str, object]:
    """What stands in a sentence, in the language of the templates."""
    told: dict[str, object] = {}
    for name, value in values.items():
        told[name] = in_words(value, templates)
        if isinstance(value, Wording | Exception):
            told[name.capitalize()] = as_sentence(str(told[name]))
    return told


def in_words(value: object, templates: Mapping[str, str]) -> object:
    """What stands in a sentence, in words where it has any."""
    if isinstance(value, Wording | SaidError):
        return value.said(templates)
    return "; ".join(str(in_words(it, templates)) for it in value) if isinstance(value, tuple) else value


def as_sentence(text: str) -> str:
    """A reason as a sentence."""
    return f"{text[:1].upper()}{text[1:].rstrip('.')}."

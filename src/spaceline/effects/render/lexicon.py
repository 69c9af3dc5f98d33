"""Every word of the rendered texts, as data: a template takes its words in whatever order the language wants.

A new language is another file like ``english.yaml``, with the same keys or some of them, and perhaps a grammar.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

import yaml

from spaceline.effects.render.grammar import PLAIN, Grammar, grammar_of


class Slots(dict[str, object]):
    """What slots of a template are filled with, each worked out when it is asked for."""

    __slots__ = ("makers",)

    def __init__(self, makers: Mapping[str, Callable[[], object]]) -> None:
        """Nothing is worked out yet."""
        super().__init__()
        self.makers = makers

    def __missing__(self, name: str) -> object:
        """What a slot is filled with; a name that nobody knows stops here, as everywhere."""
        found = self[name] = self.makers[name]()
        return found


@dataclass(frozen=True)
class Lexicon:
    """The words of a language."""

    templates: Mapping[str, str]
    nouns: Mapping[str, tuple[str, str]]
    """A card type, or what else is counted, to its singular and plural."""
    grammar: Grammar = PLAIN
    """What it does to words that templates cannot say."""

    def say(self, key: str, **slots: object) -> str:
        """Fill in a template."""
        template = self.templates[key]
        return template.format(**slots) if slots or "{" in template else template

    def fill(self, key: str, slots: Mapping[str, Callable[[], object]]) -> str:
        """Fill in a template, each slot with what is worked out for it: only those that it has are."""
        return self.templates[key].format_map(Slots(slots))

    def noun(self, name: str, *, plural: bool) -> str:
        """A noun as singular or plural."""
        return self.nouns[name][plural]

    def indefinite(self, noun: str) -> str:
        """A noun phrase as one of its kind: "an event"."""
        return self.grammar.indefinite(noun)

    def mentioned(self, lines: list[str]) -> list[str]:
        """The lines of one text with what is said otherwise of what has been mentioned before."""
        return self.grammar.mentioned(lines)

    def listed(self, parts: Sequence[str], joined_by: str) -> str:
        """Several parts as one: ``joined_by`` is ``and`` or ``or``."""
        if len(parts) < 2:
            return "".join(parts)
        comma = self.templates["comma"]
        return self.say(f"last.{joined_by}", first=comma.join(parts[:-1]), last=parts[-1])

    def phrase(self, *words: str) -> str:
        """Words one after another; empty ones leave no gap."""
        return " ".join(word for word in words if word)


def nouns_in(found: Mapping[str, Any]) -> dict[str, tuple[str, str]]:
    """The nouns of a file, each with its singular and plural."""
    return {name: (one, more) for name, (one, more) in found.get("nouns", {}).items()}


SOURCE: Mapping[str, Any] = yaml.load(
    (files("spaceline.effects.render") / "english.yaml").read_bytes(), yaml.CSafeLoader
)
"""The English file as it stands: ``nouns``, ``templates``, and ``dialects`` with what editions call otherwise."""

ENGLISH = Lexicon(SOURCE["templates"], nouns_in(SOURCE), grammar_of("en"))

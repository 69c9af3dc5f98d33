"""A language made of English on the fly: every word of every template stands in marks.

Whatever reaches a player outside the marks is a name, a number or a sign; or it is English that stands in code.
"""

import re
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from string import Formatter
from typing import Any

import msgspec
import yaml

from spaceline.cards.rulesets import pool
from spaceline.presentation.lexicon.english import FILES, to_translate
from spaceline.rules.first.people.nemeses import counterpart

WORD = re.compile(r"[^\W\d_]+(?:[’'][^\W\d_]+)*[’']?")
MARKED = re.compile(r"‹[^‹›]*›")
SIGNS = re.compile(r"‹[^‹›]*›|“[^”]*”|\b[A-Z]\d+\b|\b[XYZ]\b")
"""Words in marks, titles in quotation marks, the codes of locations, what a number is called in a text."""
PROPER = re.compile(r"'([A-Z][^']*)'|\"([A-Z][^\"]*)\"")
"""Names that texts say of cards, which may be no card's here."""
TOLD_IN_WORDS = {
    "id",
    "type",
    "kind",
    "gender",
    "uniqueness",
    "rarity",
    "set",
    "release",
    "property",
    "pronoun",
    "types",
}
"""Facts that are no names: they are told in the words of a language, or not at all."""


def pretended(template: str) -> str:
    """A template with its words in marks; the values that it names stay as they are."""
    parts = []
    for words, name, spec, conversion in Formatter().parse(template):
        parts.append(WORD.sub(lambda found: f"‹{found[0]}›", words).replace("{", "{{").replace("}", "}}"))
        if name is not None:
            parts.append(f"{{{name}{f'!{conversion}' if conversion else ''}{f':{spec}' if spec else ''}}}")
    return "".join(parts)


def in_pretence(found: Any) -> Any:
    """All texts of a file in marks, under their own keys."""
    if isinstance(found, str):
        return pretended(found)
    if isinstance(found, (list, tuple)):
        return [in_pretence(it) for it in found]
    return {key: in_pretence(it) for key, it in found.items()}


def write_pretend_language(folder: Path) -> str:
    """Write the files of the language; returns the name by which it is chosen."""
    folder.mkdir()
    for name in FILES:
        text = yaml.safe_dump(in_pretence(to_translate(name)), allow_unicode=True)
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    return str(folder)


class Names:
    """The names that stand on the cards of a ruleset."""

    def __init__(self, ruleset: str, *others: str) -> None:
        cards = pool(ruleset).values()
        found = {name for card in cards for name in names_in(card.facts)}
        found |= {name for card in cards for names in PROPER.findall(repr(card.abilities)) for name in names if name}
        found |= {counterpart(card.facts.nemesis) for card in cards if getattr(card.facts, "nemesis", "")}
        self.all = found | set(others)
        self.pattern = re.compile(rf"(?<![^\W_]){any_of(self.all - {''})}(?![^\W_])")

    def english_in(self, texts: Iterable[str]) -> dict[str, str]:
        """The words that are neither in marks nor names, each with a text in which it stands."""
        found: dict[str, str] = {}
        for text in dict.fromkeys(texts):
            told = SIGNS.sub(" ", text)
            if WORD.search(told):
                found.update(dict.fromkeys(WORD.findall(self.pattern.sub(" ", told)), text))
        return found


def any_of(names: Collection[str]) -> str:
    """A pattern for the longest of the names that stands somewhere; what begins alike is looked at once for all."""
    by_first: dict[str, set[str]] = {}
    for name in names:
        by_first.setdefault(name[:1], set()).add(name[1:])
    ways = [f"{re.escape(first)}{any_of(rest)}" for first, rest in by_first.items() if first]
    together = "|".join([*ways, ""] if "" in by_first else ways)
    return together if len(by_first) == 1 else f"(?:{together})"


def names_in(facts: Any) -> Iterator[str]:
    """All names among the facts of a card: titles, skills, keywords, icons, places."""
    if isinstance(facts, str):
        yield facts
    elif isinstance(facts, dict):
        for key, value in facts.items():
            yield key
            yield from names_in(value)
    elif isinstance(facts, (list, tuple)):
        for it in facts:
            yield from names_in(it)
    elif isinstance(facts, msgspec.Struct):
        for field in facts.__struct_fields__:
            if field not in TOLD_IN_WORDS:
                yield from names_in(getattr(facts, field))


def texts_in(shown: Any, without: frozenset[str]) -> Iterator[str]:
    """All texts of a record that is shown to a player, but for the fields that hold codes."""
    if isinstance(shown, str):
        yield shown
    elif isinstance(shown, dict):
        yield from (key for key in shown if isinstance(key, str))
        yield from (text for value in shown.values() for text in texts_in(value, without))
    elif isinstance(shown, (list, tuple)):
        yield from (text for it in shown for text in texts_in(it, without))
    elif isinstance(shown, msgspec.Struct):
        for field in shown.__struct_fields__:
            if field not in without:
                yield from texts_in(getattr(shown, field), without)

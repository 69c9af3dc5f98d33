"""What of a language is decided and not looked up: how a noun phrase is one of its kind, what was mentioned before."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Grammar:
    """What a language does to words that its templates cannot say; a language that does nothing needs none."""

    indefinite: Callable[[str], str] = str
    """A noun phrase as one of its kind: "an event"."""
    mentioned: Callable[[list[str]], list[str]] = list
    """The lines of one text with whatever the language says otherwise of what has been mentioned before."""


def english_indefinite(noun: str) -> str:
    """A noun phrase with its article, chosen by how the first word begins."""
    if noun.startswith("this "):
        return noun
    if noun.startswith("other "):
        return f"an{noun}"
    first = next((letter for letter in noun if letter.isalpha()), "x")
    is_negated = noun.startswith("un") and not noun.startswith("uni")
    return f"{'an' if first.casefold() in 'aeio' or is_negated else 'a'} {noun}"


def english_mentions(lines: list[str]) -> list[str]:
    """The lines of a text, where an opponent or a ship that was mentioned before is "that" one."""
    known = is_aboard = False

    def mention(found: re.Match[str]) -> str:
        nonlocal known
        before, known = known, True
        if not before:
            return f"{found[1]}opponents’" if found[1] else found[0]
        return f"{found[1] or ''}{'That' if found[2] == 'An' else 'that'} opponent{found[3]}"

    def board(found: re.Match[str]) -> str:
        nonlocal is_aboard
        before, is_aboard = is_aboard, is_aboard or bool(found[1])
        return "that ship" if before and not found[1] else found[0]

    return [ABOARD.sub(board, OPPONENTS.sub(mention, line)) for line in lines]


OPPONENTS = re.compile(r"\b([Aa]ll )?(?<!by )([Aa]n) opponent(’s|)(?!\w)")
ABOARD = re.compile(r"(this personnel is aboard an? (?:\[\w+\] )?ship)|the ship this personnel is aboard")

PLAIN = Grammar()
GRAMMARS: Mapping[str, Grammar] = {"en": Grammar(english_indefinite, english_mentions)}
"""By language; one that is not here has nouns without articles."""


def grammar_of(language: str) -> Grammar:
    """How a language inflects."""
    return GRAMMARS.get(language, PLAIN)

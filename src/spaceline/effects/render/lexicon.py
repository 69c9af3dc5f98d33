"""Every word of the rendered texts, in one place per language.

A template takes its words in whatever order the language wants. A new language is another ``Lexicon``: the same keys
(a test compares them), its own nouns, and its own way to join and count.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from spaceline.effects.render.sentences import ABILITIES, DEEDS, MODIFIERS
from spaceline.effects.render.wording import FILTERS, NOUNS, PLACES, QUANTITIES, REQUIREMENTS, TESTS, THEIRS


@dataclass(frozen=True)
class Lexicon:
    """The words of a language."""

    templates: Mapping[str, str]
    nouns: Mapping[str, tuple[str, str]]
    """A card type, or what else is counted, to its singular and plural."""
    indefinite: Callable[[str], str]
    """A noun phrase as one of its kind: "an event"."""

    mentioned: Callable[[list[str]], list[str]] = list
    """The lines of one text with whatever the language says otherwise of what has been mentioned before."""

    def say(self, key: str, **slots: object) -> str:
        """Fill in a template."""
        return self.templates[key].format(**slots)

    def noun(self, name: str, *, plural: bool) -> str:
        """A noun as singular or plural."""
        return self.nouns[name][plural]

    def listed(self, parts: Sequence[str], joined_by: str) -> str:
        """Several parts as one: ``joined_by`` is ``and`` or ``or``."""
        if len(parts) < 2:
            return "".join(parts)
        comma = self.templates["comma"]
        return self.say(f"last.{joined_by}", first=comma.join(parts[:-1]), last=parts[-1])

    def phrase(self, *words: str) -> str:
        """Words one after another; empty ones leave no gap."""
        return " ".join(word for word in words if word)


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
    """The lines of a text, where an opponent who was mentioned before is "that" opponent."""
    known = False

    def mention(found: re.Match[str]) -> str:
        nonlocal known
        before, known = known, True
        if not before:
            return f"{found[1]}opponents’" if found[1] else found[0]
        return f"{found[1] or ''}{'That' if found[2] == 'An' else 'that'} opponent{found[3]}"

    return [OPPONENTS.sub(mention, line) for line in lines]


OPPONENTS = re.compile(r"\b([Aa]ll )?(?<!by )([Aa]n) opponent(’s|)(?!\w)")

SMALL_WORDS = {
    "comma": ", ",
    "last.and": "{first} and {last}",
    "last.or": "{first} or {last}",
    "whose.you": "your",
    "whose.opponent": "an opponent’s",
    "whose.anyone": "",
    "whose.right": "your right neighbor’s",
    "whose.holder": "its controller’s",
    "whose.owner": "its owner’s",
    "whose.left": "your left neighbor’s",
    "whose.loser": "the loser’s",
    "zone.you": "your",
    "zone.opponent": "an opponent’s",
    "zone.anyone": "any",
    "zone.right": "your right neighbor’s",
    "zone.holder": "its controller’s",
    "zone.owner": "its owner’s",
    "zone.left": "your left neighbor’s",
    "zone.loser": "the loser’s",
    "own.zone.opponent": "their",
    "own.whose.opponent": "their",
    "player.you": "you",
    "player.opponent": "an opponent",
    "player.dilemma": "the opponent",
    "player.loser": "the loser",
    "player.anyone": "any player",
    "player.right": "the player on your right",
    "player.whose.loser": "the loser’s",
    "player.whose.right": "your right neighbor’s",
    "player.whose.you": "your",
    "player.whose.opponent": "an opponent’s",
    "player.whose.anyone": "a",
    "other": "other",
    "title": "“{title}”",
    "icon": "[{icon}]",
}

ENGLISH = Lexicon(
    templates={
        **SMALL_WORDS,
        **REQUIREMENTS,
        **FILTERS,
        **PLACES,
        **QUANTITIES,
        **TESTS,
        **DEEDS,
        **MODIFIERS,
        **ABILITIES,
        **{f"their.{key}": words for key, words in THEIRS.items()},
    },
    nouns=NOUNS,
    indefinite=english_indefinite,
    mentioned=english_mentions,
)

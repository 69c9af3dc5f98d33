"""Read the text of First Edition personnel and ships: skills or special equipment first, then sentences.

Nothing separates them. Skills are read as long as their names follow one another; what is left is game text, and
only that there is some is kept.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec

CLASSIFICATIONS = ("ANIMAL", "CIVILIAN", "ENGINEER", "MEDICAL", "OFFICER", "SCIENCE", "SECURITY", "V.I.P.")
"""Each of them is a skill too (1E-2.7/1)."""

NAMES = msgspec.json.decode(Path(__file__).with_name("first_names.json").read_bytes(), type=dict[str, tuple[str, ...]])
"""Names that the rules list; kept as data because they are lists."""

SKILLS = frozenset((*CLASSIFICATIONS, *NAMES["skills"]))
"""The regular skills of the Compendium's Appendix A."""

SPECIAL_EQUIPMENT = NAMES["special_equipment"]
"""1E-2.9.0.1/1; a ship may print regular skills in the same place."""


def longest_first(names: frozenset[str] | tuple[str, ...]) -> str:
    """A pattern for any of the names."""
    return "|".join(map(re.escape, sorted(names, key=lambda name: (-len(name), name))))


END = r"(?:[\s,]+|$)"
SKILL = re.compile(rf"({longest_first(SKILLS)})(?: x ?(\d+))?(?: (OR)(?= (?:{longest_first(SKILLS)})\b))?{END}")
CONDITIONAL = re.compile(
    rf"(?:{longest_first(SKILLS)})(?: x ?\d+)?(?: and (?:{longest_first(SKILLS)})(?: x ?\d+)?)* (?:if|while)\b"
)
"""Skills that somebody has under a condition only, all of those joined: they are game text."""
EQUIPMENT_RUN = re.compile(
    rf"(?:^|(?<=[.)\"}}])\s+)(?P<run>(?:{longest_first(SPECIAL_EQUIPMENT)})"
    rf"(?:, ?(?:{longest_first(SPECIAL_EQUIPMENT)}))*)(?:\.|(?=,)|(?=\s+(?!OR\b))|$),?\s*"
)
"""Special equipment where a text begins or a sentence or download has ended; not one of several to choose from."""
LAST_EQUIPMENT = re.compile(rf"(?<! OR) ({longest_first(SPECIAL_EQUIPMENT)})$")

DOWNLOAD = re.compile(r"DL/ (\{[^{}]*\}(?: OR \{[^{}]*\})*)\s*")
TITLE = re.compile(r"\{([^{}]*)\}")


class Downloads(NamedTuple):
    """The special downloads that a text begins with, and the text that is left."""

    titles: tuple[tuple[str, ...], ...]
    text: str


class Skills(NamedTuple):
    """What a text begins with, and the text that is left."""

    skills: dict[str, int]
    choices: tuple[tuple[str, ...], ...]
    text: str


def read_skills(text: str, classifications: tuple[str, ...]) -> Skills:
    """The skills that follow the classifications with which the text of a personnel begins."""
    for classification in classifications:
        if not re.match(re.escape(classification) + END, text):
            raise ValueError(f"the text does not begin with {classification}")
        text = text.removeprefix(classification).lstrip()
    skills: dict[str, int] = {}
    choices: list[tuple[str, ...]] = []
    choice: tuple[str, ...] = ()
    while not CONDITIONAL.match(text) and (match := SKILL.match(text)):
        name, level, joined = match[1], int(match[2] or 1), bool(match[3])
        if choice or joined:
            if level != 1:
                raise ValueError(f"{name} is multiplied inside a choice")
            choice = (*choice, name)
            if not joined:
                choices.append(choice)
                choice = ()
        elif name in skills:
            raise ValueError(f"{name} is printed twice")
        else:
            skills[name] = level
        text = text[match.end() :]
    return Skills(skills, tuple(choices), text)


def read_downloads(text: str, types: Mapping[str, str]) -> Downloads:
    """The icons that name cards by title; one that names a kind of cards is left as text."""
    found: list[tuple[str, ...]] = []
    while match := DOWNLOAD.match(text):
        titles = tuple(TITLE.findall(match[1]))
        if not all(title in types for title in titles):
            break
        found.append(titles)
        text = text[match.end() :]
    return Downloads(tuple(found), text)


def read_equipment(text: str, listed: tuple[str, ...] = ()) -> tuple[tuple[str, ...], str]:
    """The special equipment of a ship, before a sentence or after one, and the text that is left.

    What its characteristics list is also found behind a download that names a kind of cards.
    """
    names: list[str] = []
    while match := EQUIPMENT_RUN.search(text):
        names.extend(re.findall(longest_first(SPECIAL_EQUIPMENT), match["run"]))
        text = f"{text[: match.start()]} {text[match.end() :]}".strip()
    last = LAST_EQUIPMENT.search(text)
    if last and last[1] in listed:
        names.append(last[1])
        text = text[: last.start()]
    return tuple(names), text

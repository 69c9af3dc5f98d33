"""Read the text of First Edition personnel and ships: skills, special downloads and equipment, among sentences.

Nothing separates them. Whatever stands at the beginning, behind a sentence or behind a download is a fact, as long as
names follow one another; what is left is game text, and only that there is some is kept.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec

from spaceline.rules.first.data.regular_skills import REGULAR_SKILLS

SPECIAL_SKILLS = {"1e-fc-75": 2, "1e-borg-50": 2, "1e-borg-61": 2}
"""Of whom more than one special skill is printed; the lists leave the dots out."""

NAMES = msgspec.json.decode(Path(__file__).with_name("first_names.json").read_bytes(), type=dict[str, tuple[str, ...]])
"""Names that the rules list; kept as data because they are lists."""

SKILLS = frozenset(REGULAR_SKILLS)
"""The regular skills of the Compendium's Appendix A."""

SPECIAL_EQUIPMENT = NAMES["special_equipment"]
"""1E-2.9.0.1/1; a ship may print regular skills in the same place."""


def longest_first(names: frozenset[str] | tuple[str, ...]) -> str:
    """A pattern for any of the names."""
    return "|".join(map(re.escape, sorted(names, key=lambda name: (-len(name), name))))


END = r"(?:[\s,]+|$)(?![\sa-z]|\((?:if|when|while)\b)"
"""Where a name ends that is no part of a sentence and holds under no condition."""
SKILL = re.compile(rf"({longest_first(SKILLS)})(?: x ?(\d+))?(?: (OR)(?= (?:{longest_first(SKILLS)})\b))?{END}")
EQUIPMENT_RUN = re.compile(
    rf"(?:^|(?<=[.)\"}}])\s+)(?P<run>(?:{longest_first(SPECIAL_EQUIPMENT)})"
    rf"(?:, ?(?:{longest_first(SPECIAL_EQUIPMENT)}))*)(?:\.|(?=,)|(?=\s+(?!OR\b))|$),?\s*"
)
"""Special equipment where a text begins or a sentence or download has ended; not one of several to choose from."""
LAST_EQUIPMENT = re.compile(rf"(?<! OR) ({longest_first(SPECIAL_EQUIPMENT)})$")

DOWNLOAD = re.compile(r"DL/ (\{[^{}]*\}(?: OR \{[^{}]*\})*)\s*")
TITLE = re.compile(r"\{([^{}]*)\}")


BEGINNING = re.compile(r"[.)]\s+|DL/ \{[^{}]*\}\s+")
"""Behind a sentence or a download that names a kind of cards; something may be printed there that is no sentence."""
UNCLASSIFIED = re.compile(r"\*\s*")
"""What the lists write in place of a classification that is selected."""


class Printed(NamedTuple):
    """What a text says besides its sentences, and the sentences that are left."""

    skills: dict[str, int]
    choices: tuple[tuple[str, ...], ...]
    downloads: tuple[tuple[str, ...], ...]
    text: str
    special_first: bool = False
    """A sentence or download stands before the first regular skill."""


ANY_SHIP = re.compile(r"May be matching commander of any [^.]+ ship\.\s*")
"""The sentence of whoever commands ships of a kind; the lists name all of them by title (1E-10.3.0.8/2)."""


class TextReader:
    """A text of which skills and special downloads are taken, wherever a sentence could begin."""

    def __init__(self, text: str, types: Mapping[str, str]) -> None:
        """Begin with the whole text; ``types`` has the titles of all cards."""
        self.text, self.types = text, types
        self.skills: dict[str, int] = {}
        self.choices: list[tuple[str, ...]] = []
        self.downloads: list[tuple[str, ...]] = []

    def take_all(self, *, skills: bool) -> None:
        """Take skills, if the card is somebody, and downloads from the beginning and from behind each sentence."""
        begin = 0
        while True:
            while (skills and self.take_skill(begin)) or self.take_download(begin):
                pass
            beginning = BEGINNING.search(self.text, begin)
            if beginning is None:
                self.text = self.text.strip()
                return
            begin = beginning.end()

    def take_skill(self, begin: int) -> bool:
        """Take the skill that begins there, or a choice of several."""
        choice: tuple[str, ...] = ()
        while match := SKILL.match(self.text, begin):
            name, level, is_joined = match[1], int(match[2] or 1), bool(match[3])
            self.cut(match)
            choice = (*choice, name)
            if len(choice) + is_joined > 1 and level != 1:
                raise ValueError(f"{name} is multiplied inside a choice")
            if not is_joined:
                self.add(choice, level)
                return True
        return False

    def add(self, choice: tuple[str, ...], level: int) -> None:
        """Note a skill, or the skills of which one is chosen."""
        if len(choice) > 1:
            self.choices.append(choice)
        elif choice[0] in self.skills:
            raise ValueError(f"{choice[0]} is printed twice")
        else:
            self.skills[choice[0]] = level

    def take_download(self, begin: int) -> bool:
        """Take the icon there that names cards by title; one that names a kind of cards is left as text."""
        match = DOWNLOAD.match(self.text, begin)
        titles = tuple(TITLE.findall(match[1])) if match else ()
        if match is None or not all(title in self.types for title in titles):
            return False
        self.downloads.append(titles)
        self.cut(match)
        return True

    def cut(self, match: re.Match[str]) -> None:
        """Leave the text without what was taken."""
        self.text = self.text[: match.start()] + self.text[match.end() :]


def read_person(text: str, classifications: tuple[str, ...] = (), types: Mapping[str, str] | None = None) -> Printed:
    """The skills and special downloads of a personnel, whose text begins with the classifications."""
    for classification in classifications:
        if not re.match(re.escape(classification) + r"(?:[\s,]+|$)", text):
            raise ValueError(f"the text does not begin with {classification}")
        text = text.removeprefix(classification).lstrip()
    reading = TextReader(UNCLASSIFIED.sub("", text, count=1).lstrip(), types or {})
    begins_regular = SKILL.match(reading.text) is not None
    reading.text = ANY_SHIP.sub("", reading.text)
    reading.take_all(skills=True)
    special_first = not begins_regular and bool(reading.skills or reading.choices)
    return Printed(reading.skills, tuple(reading.choices), tuple(reading.downloads), reading.text, special_first)


def read_sides(text: str, names: Mapping[str, str]) -> tuple[dict[str, dict[str, int]], str]:
    """The skills in each of several affiliations that a text names, by icon, and what else it says of them."""
    begin = {name: text.find(f"{name}: ") for name in names}
    if len(names) < 2 or min(begin.values()) < 0:
        return {}, text
    order = sorted(begin, key=lambda name: begin[name])
    ends = (*(begin[name] for name in order[1:]), len(text))
    skills: dict[str, dict[str, int]] = {}
    left = text[: begin[order[0]]].split()
    for name, end in zip(order, ends, strict=True):
        reading = TextReader(text[begin[name] + len(name) + 2 : end].strip(), {})
        reading.take_all(skills=True)
        skills[names[name]] = reading.skills
        left.append(reading.text)
    return skills, " ".join(part for part in left if part)


def read_downloads(text: str, types: Mapping[str, str]) -> Printed:
    """The special downloads of a ship."""
    reading = TextReader(text, types)
    reading.take_all(skills=False)
    return Printed({}, (), tuple(reading.downloads), reading.text)


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

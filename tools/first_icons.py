"""Read the icons of a First Edition card, and who staffs a ship."""

from __future__ import annotations

import re

from spaceline.rules.first.facts import Staffing
from tools.first_skills import SKILLS
from tools.first_words import AFFILIATIONS, ICONS, QUADRANT_ICONS

ICON = re.compile(r"\[([\w-]+)\]")
ICONS_ONLY = re.compile(r"(?:\[[\w-]+\])*")
KNOWN = ICONS | frozenset({*QUADRANT_ICONS, *AFFILIATIONS.values(), "Borg"})
"""Icons that a card or its staffing may show."""
MULTIPLIED = re.compile(r"(.+?)(?: ?x ?(\d+))?")
"""A skill in a staffing, and how often it is asked for."""


def icons_of(text: str) -> tuple[str, ...]:
    """Icon names and countdowns in printed order."""
    names = bracketed(text)
    if unknown := [name for name in names if name not in KNOWN and not name.isdigit()]:
        raise ValueError(f"unknown icon {unknown[0]!r}")
    return names


def bracketed(text: str) -> tuple[str, ...]:
    """What stands in brackets, and nothing else does."""
    if not ICONS_ONLY.fullmatch(text):
        raise ValueError(f"unknown icons {text!r}")
    return tuple(ICON.findall(text))


def staffing_of(text: str) -> tuple[Staffing, ...]:
    """The ways to staff a ship, separated by "OR"."""
    return tuple(staffing_way(part.strip()) for part in text.split(" OR ") if part.strip())


STAFFED_BY = re.compile(r"May be fully staffed by \{([^}]+)\}\.?\s*")
"""What the text of a ship says of a further way to staff it, of which the facts leave nothing more to say."""


def staffed_by(text: str) -> tuple[Staffing, ...]:
    """The further way to staff a ship of which its text speaks."""
    return tuple(Staffing(titles=(name,)) for name in STAFFED_BY.findall(text))


def staffing_way(text: str) -> Staffing:
    """Icons, then skills, titles in braces or characteristics."""
    icons = ICONS_ONLY.match(text)
    assert icons is not None
    named_icons = tuple(AFFILIATIONS.get(icon, icon) for icon in icons_of(icons[0]))
    rest = text[icons.end() :].strip()
    if (skill := MULTIPLIED.fullmatch(rest)) and skill[1] in SKILLS:
        return Staffing(icons=named_icons, skills={skill[1]: int(skill[2] or 1)})
    if rest.startswith("{") and rest.endswith("}"):
        return Staffing(icons=named_icons, titles=(rest[1:-1],))
    return Staffing(icons=named_icons, characteristics=(rest,) if rest else ())

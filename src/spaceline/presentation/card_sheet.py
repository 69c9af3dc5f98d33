"""What an edition tells of its cards, whatever the facts of a card look like there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

DOT = " · "


@dataclass(frozen=True)
class CardSheet:
    """What stands on the cards of an edition, in words: functions over the facts of a card."""

    sets: Mapping[str, str]
    """The sets of cards, as the facts name them, to what players call them."""
    set_of: Callable[[Any], str]
    """The set a card belongs to."""
    is_marked: Callable[[Any], bool]
    """Whether the title has a dot before it: there can be one only."""
    affiliations: Callable[[Any], tuple[str, ...]]
    """The affiliations of a card, by their codes."""
    kind: Callable[[Any], str]
    """What a card is and what it costs or scores: ``planet mission, 35 points``."""
    fact_lines: Callable[[Any], Iterable[str]]
    """The facts of a card, a line for each group that it has."""
    skill_names: Callable[[Any], Iterable[str]]
    """The skills that a search finds."""
    skills: Callable[[Any], str]
    """The skills of a card on a line."""
    attributes: Callable[[Any], str]
    """The attributes of a card in short: ``5/6/7``."""
    figures: Callable[[Any], str]
    """Attributes and icons in short, otherwise the type."""
    cost: Callable[[Any], str]
    """What playing a card costs; empty where that is not counted."""
    attempters: Callable[[Any, int], str]
    """Whose personnel may attempt a mission, by the number of its end: ``Fed Kli``, ``any``; empty where nobody may."""
    brief: Callable[[Any], str]
    """What a line of a list tells of a card beside its kind: skills, or who may attempt it."""

"""What only the scenario files of Second Edition have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from spaceline.lab.scenarios import format as shared
from spaceline.lab.scenarios.format import CardNames, ScenarioPart, Several


class Side(ScenarioPart, frozen=True, kw_only=True):
    """What one player has; whatever is not listed has a default."""

    missions: CardNames = ()
    """In the order in which they are laid out; without any, a row of five that have no text."""
    completed: CardNames = ()
    """Own missions that are completed; ``points`` are listed apart."""
    points: int = 0
    counters: int | None = None
    """Seven for whose turn it is in the play segment, otherwise none."""
    hand: CardNames | Several = ()
    deck: CardNames | Several = 10
    """The top card first. A number stands for so many fillers."""
    pile: CardNames | Several = ()
    """The dilemma pile, the top card first, face down."""
    pile_face_up: CardNames | Several = ()
    """Dilemmas face up at the bottom of the pile."""
    discard: CardNames = ()
    removed: CardNames = ()
    core: CardNames = ()
    brig: Mapping[int, CardNames] = {}
    """Captives by owner."""
    at: Mapping[str, tuple[str | dict[str, CardNames], ...]] = {}
    """By mission: personnel and equipment on it, ships, and ``Ship: [those aboard]``."""
    on: Mapping[str, CardNames] = {}
    """Cards of this player that lie on a mission, ship or other card."""
    upon: Mapping[str, CardNames] = {}
    """Cards of this player that lie on another one without being in play."""
    beneath: Mapping[str, CardNames] = {}
    """Dilemmas of this player that lie beneath a mission."""
    idle: bool = False
    """An idle ship with one aboard stands at the headquarters, so that an order is always open."""


class Expected(shared.AnyExpected, frozen=True, kw_only=True):
    """What must be so."""

    cost: Mapping[str, int] = {}
    counters: Mapping[int, int] = {}
    completed: CardNames = ()
    not_completed: CardNames = ()


class Step(shared.AnyStep, frozen=True, kw_only=True):
    """An action, an expectation, or both."""

    expect: Expected | None = None


class Scenario(shared.AnyScenario, frozen=True, kw_only=True):
    """An executable ruling of Second Edition."""

    unlisted: ClassVar[Side] = Side()
    """What a player has of whom nothing is said."""

    segment: str = "play"
    players: Mapping[int, Side] = {}
    stopped: CardNames = ()
    shown: CardNames = ()
    """Personnel and equipment in play that lie face up."""
    range_used: Mapping[str, int] = {}
    commanded: Mapping[str, int] = {}
    """Cards commanded by another player than their owner."""
    steps: tuple[Step, ...]

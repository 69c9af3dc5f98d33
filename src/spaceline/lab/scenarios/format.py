"""What the scenario files of all editions have in common, as plain records; docs/scenarios.md explains every field."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec

from spaceline.editions import RULESETS

CardNames = tuple[str, ...]
Several = Annotated[int, msgspec.Meta(ge=0, le=200)]
"""So many cards of no importance."""


class ScenarioPart(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a scenario file."""


class FixedChance(ScenarioPart, frozen=True, kw_only=True):
    """What chance will bring."""

    seed: int = 0
    fixed: CardNames = ()
    """Cards that the next random selections pick."""


class ExpectedRefusal(ScenarioPart, frozen=True, kw_only=True):
    """How an answer is refused; a part that is left out may be anything."""

    reason: str = ""
    clause: str = ""


class RawAnswer(ScenarioPart, frozen=True, kw_only=True):
    """An answer in its keys, where no phrase fits."""

    option: tuple[str, ...] = ()
    """Kind, card, target and detail; an empty word for none."""
    cards: CardNames = ()
    numbers: tuple[int, ...] = ()


class ExpectedNext(ScenarioPart, frozen=True, kw_only=True):
    """The decision that is open; a part that is left out may be anything."""

    player: int | None = None
    kind: str | None = None
    prompt: str | None = None
    options: CardNames | None = None
    """All options, in any order."""
    cards: CardNames | None = None
    """All cards that may be chosen, in any order."""
    least: int | None = None
    most: int | None = None
    budget: int | None = None
    numbers: dict[str, int] = {}
    clause: str | None = None


class ExpectedHalf(ScenarioPart, frozen=True, kw_only=True):
    """A half-made choice of cards and what it amounts to."""

    chosen: CardNames = ()
    addable: CardNames | None = None
    total: int | None = None
    missing: int | None = None
    complete: bool | None = None
    problem: str | None = None


class ExpectedEnd(ScenarioPart, frozen=True, kw_only=True):
    """Winners, several in a tie, and why."""

    winners: tuple[int, ...]
    reason: str


class AnyExpected(ScenarioPart, frozen=True, kw_only=True):
    """What must be so; whatever is left out may be anything. Editions add the values that their cards have."""

    turn: int | None = None
    """Whose turn it is."""
    segment: str | None = None
    next: ExpectedNext | None = None
    legal: CardNames = ()
    not_legal: CardNames = ()
    choices: tuple[ExpectedHalf, ...] = ()
    where: dict[str, str] = {}
    zones: dict[str, int | CardNames] = {}
    face_up: CardNames = ()
    face_down: CardNames = ()
    reads: dict[int, CardNames] = {}
    """Cards that a player may read."""
    cannot_read: dict[int, CardNames] = {}
    attributes: dict[str, dict[str, int]] = {}
    """Values of cards, after all modifiers."""
    skills: dict[str, dict[str, int]] = {}
    range_left: dict[str, int] = {}
    stopped: CardNames = ()
    unstopped: CardNames = ()
    points: dict[int, int] = {}
    log: CardNames = ()
    """Events of the last action, in this order, with others between them."""
    not_logged: CardNames = ()
    told: dict[int, CardNames] = {}
    """Events of the last action as each player was told of them; 0 is a spectator."""
    not_told: dict[int, CardNames] = {}
    over: bool | None = None
    result: ExpectedEnd | None = None


class AnyStep(ScenarioPart, frozen=True, kw_only=True):
    """An action, an expectation, or both, and the clauses that they show."""

    do: str = ""
    answer: RawAnswer | None = None
    by: int = 0
    """Who must be the one asked; 0 for whoever is."""
    turns: int | None = None
    """So many turns end in the step."""
    refused: ExpectedRefusal | None = None
    expect: AnyExpected | None = None
    shows: CardNames = ()

    @property
    def clauses(self) -> CardNames:
        """The clauses that the step shows: those it lists and the one that its refusal must name."""
        refused = (self.refused.clause,) if self.refused and self.refused.clause else ()
        return tuple(dict.fromkeys((*self.shows, *refused)))


class AnyScenario(ScenarioPart, frozen=True, kw_only=True):
    """An executable ruling. Editions add the players with what they have, and the marks of cards."""

    title: str
    ruleset: str = RULESETS[0]
    switches: dict[str, str] = {}
    """Switches of the ruleset that are turned here, to another reading than it plays."""
    start: bool = False
    """The game is set up by its rules: of the players only what they bring is given."""
    position: dict[str, Any] = {}
    """A whole game as it stood, by the parts of a state; then nothing else is said of the table."""
    plain: bool | CardNames = False
    """Cards that have no text here: all (true) or those listed."""
    cards: dict[str, dict[str, Any]] = {}
    """Invented cards by title: facts, and under ``text`` the nodes of their texts."""
    reviewed: CardNames = ()
    """Cards from whose printed text, errata and rulings the scenario was written."""
    chance: FixedChance = FixedChance()
    turn: int = 1
    segment: str
    steps: tuple[AnyStep, ...]
    file: Path = Path()
    """Where it was read from; never written in it."""
    lines: dict[tuple[str | int, ...], int] = {}
    """The line of each of its parts, by the path to it; never written in it."""

    @property
    def clauses(self) -> CardNames:
        """All clauses that its steps show."""
        return tuple(dict.fromkeys(clause for step in self.steps for clause in step.clauses))

    def line(self, *path: str | int) -> int:
        """The line of a part, as ``("chance", "fixed", 0)``, or of what holds it; 0 for one made elsewhere."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 0)

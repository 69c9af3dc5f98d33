"""Decisions, options and answers, and the refusal of an answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from spaceline.core.data.leaves import CardId, EntityId, PlayerId

KINDS = (
    "action",
    "response",
    "cards",
    "order",
    "option",
    "yes_no",
    "number",
    "distribution",
    "player",
    "place",
    "name",
    "secret",
)
"""The kinds of decision; a front end needs one control for each."""


RESPOND = "respond"
"""The kind of a question to respond."""


class Option(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """One thing that may be chosen; its fields are its stable, language-free key."""

    kind: str
    card: EntityId = 0
    target: EntityId = 0
    detail: str = ""


PASS = Option("pass")
YES = Option("yes")
NO = Option("no")


class Selection(msgspec.Struct, frozen=True, omit_defaults=True):
    """Which sets of cards may be chosen, as data: bounds, a budget of weights, no two of one group."""

    cards: tuple[CardId, ...]
    least: int = 0
    most: int = 0
    weights: tuple[int, ...] = ()
    """One weight per card; empty for no budget."""
    budget: int = 0
    groups: tuple[int, ...] = ()
    """One group number per card; two chosen cards never share one. Empty for no such rule."""


class PromptParts(NamedTuple):
    """What is asked, taken apart: the prompt of a decision is its parts with dots between them."""

    kind: str
    """``respond``, ``select``, ``orders``, ..."""
    moment: str = ""
    """Of a question to respond: ``action``, ``about``, ``just`` or ``when``."""
    verb: str = ""
    """Of a question to respond: what happens then."""
    name: str = ""
    """Of a choice within a card's text: what the text calls those who are chosen."""

    @property
    def prompt(self) -> str:
        """The name of the question."""
        return ".".join(part for part in self if part)


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one player must choose now. It is derived from the state, never stored in it."""

    player: PlayerId
    kind: str
    prompt: str
    """The name of the question, for a catalogue of words; ``question`` takes it apart."""
    options: tuple[Option, ...] = ()
    selection: Selection | None = None
    about: tuple[EntityId, ...] = ()
    """The cards or places that the question is about."""
    low: int = 0
    high: int = 0
    """Bounds of a number; of a distribution, ``high`` is shared out among the cards of the selection."""
    numbers: dict[str, int] = {}
    """Totals to show with the question."""
    clause: str = ""
    """The rule that asks."""

    @property
    def question(self) -> PromptParts:
        """What is asked, in its parts."""
        kind, _, rest = self.prompt.partition(".")
        if kind != RESPOND:
            return PromptParts(kind, name=rest)
        moment, _, verb = rest.partition(".")
        return PromptParts(kind, moment, verb)


class Answer(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """What a player chose: an option, cards (a set or an order), or a number or several."""

    option: Option | None = None
    cards: tuple[CardId, ...] = ()
    numbers: tuple[int, ...] = ()


class Check(msgspec.Struct, frozen=True):
    """What a half-made choice of cards amounts to."""

    addable: tuple[CardId, ...]
    """Cards that may still be added."""
    total: int
    """The weight chosen so far."""
    missing: int
    """How many cards must still be added."""
    complete: bool
    """The choice may be given as the answer."""
    problem: str = ""
    """Why it may not, as a reason code."""


class Refusal(Exception):
    """An answer or an action that the rules do not allow; the state is as it was.

    Args:
        reason: a stable code.
        template: what to tell the player in English, with the names of values in braces.
        clause: the id of the rule it enforces, empty for a malformed answer.
        values: what stands in the sentence.
    """

    def __init__(self, reason: str, template: str, clause: str = "", **values: object) -> None:
        """Keep the parts for whoever reports the refusal, perhaps in another language."""
        super().__init__(reason, template, clause)
        self.reason = reason
        self.template = template
        self.clause = clause
        self.values = values

    @property
    def sentence(self) -> str:
        """What to tell the player in English."""
        return self.template.format(**self.values) if self.values else self.template

    def __str__(self) -> str:
        """The sentence with its clause."""
        return f"{self.sentence} [{self.clause}]" if self.clause else self.sentence


class EndlessLoopError(Exception):
    """The game made too many steps without a decision; the message holds the stack of frames."""


Totals = Mapping[str, int]

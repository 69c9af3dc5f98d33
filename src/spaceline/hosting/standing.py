"""What the table remembers beside the game and its log."""

from __future__ import annotations

import re

import msgspec

from spaceline.core.data.leaves import PlayerId
from spaceline.core.data.records import Answered, Left
from spaceline.core.ruleset import Ruleset
from spaceline.hosting.clocks import Clocks
from spaceline.hosting.errors import HostingError
from spaceline.hosting.plans import PlanUnderWay
from spaceline.hosting.remembering import ALWAYS, KINDS, NEVER, PASSING, AutoAnswer
from spaceline.players.seeding.plan import SeedPlan

MOST = 60
"""So many auto-answers a player can have."""
QUESTION = re.compile(r"[a-z0-9_.-]{0,80}")
PART = re.compile(r"((own|other)\.)?[a-z_]{1,40}|")
NUMBER = re.compile(r"[0-9]{1,3}")


class Request(msgspec.Struct, frozen=True):
    """A player wants to go back; those who are asked have not all agreed."""

    player: PlayerId
    to: int
    """The position, known to the table only."""
    agreed: tuple[PlayerId, ...] = ()


class KeptPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """A plan for the seed phases as it was arranged last."""

    plan: SeedPlan
    is_in_force: bool = False
    """Whether it answers what is asked."""
    stopped: str = ""
    """Why it is in force no longer, as its player reads it; empty where it was not, or was changed since."""


class TableSettings(msgspec.Struct):
    """All of it; saved with the game."""

    auto_answers: dict[PlayerId, tuple[AutoAnswer, ...]] = msgspec.field(default_factory=dict, name="habits")
    """Saves keep them under their first name."""
    plans: dict[PlayerId, PlanUnderWay] = {}
    """What players have begun and want gone on with, while others are asked."""
    taken_back: tuple[Answered | Left, ...] = ()
    """What was taken back last and could be done again, the next first."""
    request: Request | None = None
    stand_ins: dict[PlayerId, str] = {}
    """The computer players that play for people who are away, by the number of the player."""
    seed_plans: dict[PlayerId, KeptPlan] = {}
    """What players have arranged for the part of the seed phases that it is."""
    languages: dict[PlayerId, str] = {}
    """In which language a viewer is told everything, where it is another than that of the game."""
    prompts: dict[PlayerId, int] = {}
    """How often each player was asked; it only grows, whatever is taken back."""
    prompted: int = -1
    """The number of entries of the record after which somebody was asked last."""
    read: int = 0
    """In a lesson: the number of the step that follows the last one that was read."""
    clocks: Clocks | None = None
    """The time that players have left, once their clocks have begun to run."""


def check_auto_answer(ruleset: Ruleset, auto_answer: AutoAnswer, others: int) -> None:
    """Check that an auto-answer can be remembered beside so many others.

    Raises:
        HostingError: there is no such auto-answer, it would pass at every question of the game, or there are too many.
    """
    if auto_answer.kind not in KINDS:
        raise HostingError("remember.unknown-kind", kind=auto_answer.kind, kinds=", ".join(KINDS))
    is_of_text = auto_answer.kind in (ALWAYS, NEVER)
    if (is_of_text and not auto_answer.about) or (
        auto_answer.kind == PASSING and not auto_answer.about and not auto_answer.part
    ):
        raise HostingError("remember.about-nothing")
    if not (is_text(ruleset, auto_answer.about) if is_of_text else QUESTION.fullmatch(auto_answer.about)):
        raise HostingError("remember.no-text" if is_of_text else "remember.no-question")
    if not PART.fullmatch(auto_answer.part):
        raise HostingError("remember.no-part")
    if others >= MOST:
        raise HostingError("remember.full", most=MOST)


def is_text(ruleset: Ruleset, name: str) -> bool:
    """Whether a card of the edition has that text: ``2e-12:1``."""
    definition, _, number = name.partition(":")
    card = ruleset.definitions.get(definition)
    return card is not None and bool(NUMBER.fullmatch(number)) and int(number) < len(card.abilities)

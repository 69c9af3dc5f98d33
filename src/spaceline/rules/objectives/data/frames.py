"""The procedures of the Objectives variant that Second Edition does not have, as data."""

from __future__ import annotations

from typing import ClassVar

from spaceline.core.data.frames import Frame
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.rules.second.data.frames import MissionAttempt


class ObjectiveAttempt(MissionAttempt, frozen=True, kw_only=True):
    """An attempt at an objective; the mission of the frame is the location where it is made."""

    objective: CardId
    revealed: tuple[str, ...] = ()
    """The titles of the dilemmas revealed in it (OBJ-facing-dilemmas/3)."""


class Counterattack(Frame, frozen=True, kw_only=True):
    """Whoever was attacked may strike back (OBJ-engagements/12); whether a hidden crew could is not to be seen."""

    is_unseen: ClassVar[bool] = True

    player: PlayerId


class TacticChoice(Frame, frozen=True, kw_only=True):
    """One player draws tactics for an engagement and lays one of them, unseen (OBJ-engagements/1, /2)."""

    player: PlayerId

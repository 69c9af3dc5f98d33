"""Frames: where the rules stand, as data. The stack of frames is the interpreter's whole position.

A frame never names a single card that some viewer cannot tell apart: such cards are named by the zone they lie in.
Lists of cards (participants, what a text has named) may come to hold such ones; a view leaves them out.
"""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Option
from spaceline.core.data.leaves import CardId, EntityId, PlayerId, TextKeys

Secret = Annotated[dict[int, Answer], "secret"]
"""Answers that nobody else may see before they are revealed together."""


class Frame(msgspec.Struct, frozen=True, kw_only=True, tag=True, omit_defaults=True):
    """One procedure in progress; ``step`` is the name of the step it is at."""

    is_unseen: ClassVar[bool] = False
    """While somebody is asked at this frame, others do not see that it is there."""
    meets_hidden: ClassVar[bool] = False
    """What comes of it may depend on cards of others that lie face down."""
    step: str = ""


class Action(Frame, frozen=True, kw_only=True):
    """An action in its three stages: initiation, responses, results."""

    option: Option
    """What was declared: the kind of action, its card, its target."""
    player: PlayerId
    nature: str = "action"
    """``action group sub-action response just-response suspension``: what may be done meanwhile follows from it."""
    responds_to: int = -1
    """For a response, the depth of the frame whose occurrence it answers."""
    restore: int = 0
    """The number of the restore point taken at its initiation; 0 when none was needed."""
    cancelled: bool = False
    set_aside: tuple[RunEffect, ...] = ()
    """Its texts whose targets were chosen and whose costs were paid at its initiation: what is left of each of them."""
    paid: tuple[Change, ...] = ()
    """What was paid, for texts that give it back."""


class Whence(msgspec.Struct, frozen=True):
    """Where a card was before a change, and who commanded it: once out of play it is its owner's again."""

    place: EntityId
    commander: PlayerId
    role: str = ""


class Changing(Frame, frozen=True, kw_only=True):
    """Changes that are about to be made one after another, each with its windows before and after."""

    pending: tuple[Change, ...]
    made: Change | None = None
    witnesses: tuple[CardId, ...] = ()
    """The cards of the change just made whose texts could respond to it as they were before it."""
    whence: dict[CardId, Whence] = {}
    """Where the cards of the change just made were before it, and whose, if a text could ask; those it brought too."""


class Window(Frame, frozen=True, kw_only=True):
    """A moment in which players may respond, until all pass in succession."""

    is_unseen: ClassVar[bool] = True

    moment: str
    """``about``: before a change; ``action``: to an action; ``just``: right after a change or an action, before any
    other response; ``when``: after a change."""
    occurrence: Change
    order: tuple[PlayerId, ...]
    """The players in the order in which they get the chance."""
    turn: int = 0
    passes: int = 0
    used: tuple[Option, ...] = ()
    """Responses already given to this occurrence."""
    in_vain: tuple[Option, ...] = ()
    """Those of them that were cancelled or nullified: they did nothing."""
    witnesses: tuple[CardId, ...] = ()
    """Cards that respond as they were before it happened, whatever has become of them."""
    whence: dict[CardId, Whence] = {}
    """Where the cards that it happened to were before it, and whose."""


class SecretChoice(Frame, frozen=True, kw_only=True):
    """Players choose at the same time: asked one after another, revealed together."""

    topic: str
    players: tuple[PlayerId, ...]
    asked: PlayerId = 0
    """Who is asked next; 0 for the first who has not answered. Others never see it."""
    answers: Secret = {}
    """By player. In a view, the viewer's own at most."""
    cards: dict[str, tuple[EntityId, ...]] = {}


class Settling(Frame, frozen=True, kw_only=True):
    """Texts switch each other off; the active player says which of them applies."""

    among: TextKeys


class RunEffect(Frame, frozen=True, kw_only=True):
    """An expression of a card being carried out: a reference to it, a cursor and the named answers so far."""

    meets_hidden: ClassVar[bool] = True

    definition: str
    path: tuple[int, ...]
    source: CardId
    you: PlayerId
    cursor: tuple[int, ...] = ()
    resumed: int = -1
    """Which part of the expression at the cursor has just been done; -1 when it begins."""
    succeeded: bool = True
    """What the part that has just been done reported."""
    cards: dict[str, tuple[EntityId, ...]] = {}
    words: dict[str, str] = {}
    numbers: dict[str, int] = {}
    responds_to: int = -1
    only_chooses: bool = False
    """Nothing but what it begins with, the choice of its targets and its costs, is carried out; then it is set aside
    for later. One that was set aside like that has nothing left."""

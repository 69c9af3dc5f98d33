"""Changes that are asked for, and the events that report what was done."""

from __future__ import annotations

import msgspec

from spaceline.core.data.leaves import CardId, CardState, EntityId, PlayerId
from spaceline.core.data.previews import Preview


class Use(msgspec.Struct, frozen=True):
    """What is used of a card."""

    card: CardId
    of: tuple[str, ...]
    """Skills, attributes, icons, its title or whatever else."""


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """A change to the table, before it is made: what the rules or a text ask for."""

    verb: str
    """What is done; the ruleset's table of verbs says how."""
    cards: tuple[CardId, ...] = ()
    player: PlayerId = 0
    """Who does it, or whom it concerns where it concerns no card."""
    source: CardId = 0
    """The card whose text asks for it; 0 when the rules do."""
    to: EntityId = 0
    role: str = ""
    amount: int = 0
    detail: str = ""
    uses: tuple[Use, ...] = ()
    """What was used of whom; empty where nothing was, or all of ``detail`` of all cards."""


UNTOLD = ("take-part", "tally")
"""Events that no log needs: who takes part, and what they come to."""
REPORTS = ("tally", "find-nothing")
"""Events that no verb makes, since they change nothing."""


class Event(msgspec.Struct, frozen=True):
    """A change that was made. Log, responses, animation and statistics read events and nothing else."""

    change: Change
    before: tuple[CardState, ...] = ()
    """The leaves of ``change.cards`` before it, in the same order."""
    after: tuple[CardState, ...] = ()
    to: tuple[PlayerId, ...] = ()
    """Who learns of it; empty for everybody."""
    source: CardState | None = None
    """The leaf of ``change.source`` when it was made: viewers know that card by the names it had then."""
    target: CardState | None = None
    """The leaf of ``change.to``, where that is a card."""
    tally: Preview | None = None
    """Where nothing but that was done: what was asked for, and how much of it there was."""

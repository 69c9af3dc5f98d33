"""What leaves the engine: views, and events and decisions as one viewer sees them.

Cards are numbered per viewer here (``FIRST_CARD`` plus the handle); engine ids never appear.
"""

from __future__ import annotations

from typing import Any

import msgspec

from spaceline.core.data.decisions import Decision
from spaceline.core.data.leaves import CardId, EntityId, Lasting, Place, PlaceId, PlayerId, Settled
from spaceline.core.data.previews import Preview


class SeenCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card that the viewer can tell apart; ``definition`` is empty where it may not be read."""

    id: CardId
    owner: PlayerId
    controller: PlayerId
    parent: EntityId
    role: str
    face_up: bool = False
    definition: str = ""
    alike: str = ""
    """Of a card that the viewer cannot read: what everybody may know of it, as the rules of the edition say."""


class SeenZone(msgspec.Struct, frozen=True, omit_defaults=True):
    """Cards that lie together, the top one first; 0 for a card that the viewer cannot tell apart."""

    parent: EntityId
    role: str
    cards: tuple[CardId, ...]


class LaidOpen(msgspec.Struct, frozen=True):
    """Cards that the viewer could not read until the game was over."""

    player: PlayerId
    """Their owner."""
    role: str
    definitions: tuple[str, ...]
    """In the order in which they lie."""


class SeenMark(msgspec.Struct, frozen=True, array_like=True):
    """A number kept on an entity."""

    entity: EntityId
    name: str
    value: int


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything one player (or a spectator, 0) may know at one moment."""

    viewer: PlayerId
    ruleset: str
    players: tuple[PlayerId, ...]
    cards: tuple[SeenCard, ...]
    zones: tuple[SeenZone, ...]
    marks: tuple[SeenMark, ...]
    places: dict[PlaceId, Place]
    frames: tuple[Any, ...]
    """Where the rules stand, with secret answers of others left out."""
    lasting: tuple[Lasting, ...] = ()
    settled: tuple[Settled, ...] = ()
    named: int = 0
    """How many handles this viewer has been given."""
    brought: dict[str, tuple[str, ...]] = {}
    """The viewer's own cards as they were brought, by role, in the order of definition."""
    decision: Decision | None = None
    """The open decision, when it is the viewer's."""
    uses: tuple[int, ...] = ()
    """By option of the decision: how much it uses up of what is limited; empty if none does."""
    deciding: PlayerId = 0
    """Whose decision is open; 0 while nobody's, or while it may not be known."""
    values: dict[CardId, Any] = {}
    """Current values of readable cards that texts have modified, as far as the viewer can tell."""
    result: tuple[tuple[PlayerId, ...], str] | None = None
    laid_open: tuple[LaidOpen, ...] = ()
    """Once the game is over: what nobody need conceal any longer."""


class SeenEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened, as the viewer saw it."""

    verb: str
    player: PlayerId = 0
    cards: tuple[CardId, ...] = ()
    definitions: tuple[str, ...] = ()
    """The identities of the cards, empty for one that could not be read."""
    count: int = 0
    """How many cards it was about."""
    source: CardId = 0
    to: EntityId = 0
    role: str = ""
    amount: int = 0
    detail: str = ""
    tally: Preview | None = None
    """What was asked for, and how much of it there was."""

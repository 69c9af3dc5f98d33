"""The procedures of Second Edition, as data: one frame type for each."""

from __future__ import annotations

from spaceline.core.data.frames import Frame
from spaceline.core.data.leaves import CardId, EntityId, PlaceId, PlayerId


class Turn(Frame, frozen=True, kw_only=True):
    """A player's turn; when it ends, the same frame goes on with the next player (2E-playing-the-game/1)."""

    player: PlayerId


class Beaming(Frame, frozen=True, kw_only=True):
    """Choosing who and what beams from one container to another."""

    player: PlayerId
    source: EntityId
    target: EntityId


class MissionAttempt(Frame, frozen=True, kw_only=True):
    """An attempt at a mission, from counting the participants to success or failure."""

    player: PlayerId
    mission: CardId
    place: PlaceId
    ship: CardId = 0
    """The ship of a space mission; 0 at a planet."""
    participants: tuple[CardId, ...] = ()
    opponent: PlayerId = 0
    """The player to the left, who draws dilemmas."""
    limit: int = 0
    """How many dilemmas are drawn and what they may cost together (2E-facing-dilemmas/3, /4)."""
    spent: int = 0
    """The cost of the dilemmas revealed so far."""
    succeeded: bool = False
    """Whether the requirements were met."""


class DilemmaEncounter(Frame, frozen=True, kw_only=True):
    """One dilemma being revealed and faced."""

    dilemma: CardId
    player: PlayerId
    mission: CardId

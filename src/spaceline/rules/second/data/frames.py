"""The procedures of Second Edition, as data: one frame type for each."""

from __future__ import annotations

from typing import ClassVar

from spaceline.core.data.changes import Use
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

    meets_hidden: ClassVar[bool] = True

    player: PlayerId
    mission: CardId
    place: PlaceId
    ship: CardId = 0
    """The ship of a space mission; 0 at a planet."""
    participants: tuple[CardId, ...] = ()
    opponent: PlayerId = 0
    """The player to the left, who draws dilemmas."""
    limit: int = 0
    """How many dilemmas are drawn and what they may cost together, before texts (2E-facing-dilemmas/3, /4).

    Below zero where more were overcome than personnel take part.
    """
    more_drawn: int = 0
    more_spent: int = 0
    """How many more, or fewer, are drawn, and what they may cost more, as texts say."""
    spent: int = 0
    """The cost of the dilemmas revealed so far."""
    killed: int = 0
    """How many personnel have been killed in the attempt."""
    succeeded: bool = False
    """Whether the requirements were met."""
    used: tuple[Use, ...] = ()
    """What was used of whom to meet them."""
    grant: str = ""
    """The text that grants the attempt with requirements of its own; empty for the printed ones."""


class Payment(Frame, frozen=True, kw_only=True):
    """A card that is played is being paid for (2E-paying-costs/2)."""

    card: CardId
    player: PlayerId
    target: EntityId


class TollPayment(Frame, frozen=True, kw_only=True):
    """A player discards cards for what ships of others ask of whoever does something where they are."""

    player: PlayerId
    ships: tuple[CardId, ...]
    number: int


class SkillPayment(Frame, frozen=True, kw_only=True):
    """A player discards cards for skills that a text uses."""

    player: PlayerId
    about: tuple[CardId, ...]
    source: CardId
    number: int


class Opportunity(Frame, frozen=True, kw_only=True):
    """A segment is over: players may play interrupts without timing words (2E-playing-specific-kinds/8)."""

    is_unseen: ClassVar[bool] = True

    order: tuple[PlayerId, ...]
    turn: int = 0
    passes: int = 0
    """How many players have passed in succession."""


class Leaving(Frame, frozen=True, kw_only=True):
    """A player has left; the cards follow when all else on the stack is done."""

    player: PlayerId


class DilemmaEncounter(Frame, frozen=True, kw_only=True):
    """One dilemma being revealed and faced: by those who attempt the mission, or by others in their place."""

    meets_hidden: ClassVar[bool] = True

    dilemma: CardId
    player: PlayerId
    """Whose personnel face it."""
    mission: CardId
    is_faced: bool = False
    """Whether it is being faced by now, and not only revealed."""
    ship: CardId = 0
    """The ship that faces it in place of those who attempt the mission; 0 where they do themselves."""
    participants: tuple[CardId, ...] = ()
    """The crew of that ship."""


class Battle(Frame, frozen=True, kw_only=True):
    """Combat or an engagement; the text of a card that began it also says what follows from its outcome."""

    meets_hidden: ClassVar[bool] = True

    player: PlayerId
    """Who begins it."""
    opponent: PlayerId
    definition: str = ""
    path: tuple[int, ...] = ()
    """Where in the texts of that definition the battle is begun; empty where no card began it."""
    source: CardId = 0
    named: dict[str, tuple[EntityId, ...]] = {}
    """The cards that the text had given names to."""
    own: tuple[CardId, ...] = ()
    """Who fights for the player: personnel in combat, ships in an engagement."""
    others: tuple[CardId, ...] = ()
    has_begun: bool = False
    """False until then, and again when its beginning was prevented."""
    winner: PlayerId = 0
    lost: tuple[tuple[CardId, PlayerId], ...] = ()
    """The personnel who have been killed in it, each with whose it was."""
    added: tuple[tuple[PlayerId, int], ...] = ()
    """What texts add to the total of a player."""


class Combat(Battle, frozen=True, kw_only=True):
    """Personnel against personnel who are present with them (2E-combat)."""

    where: EntityId
    """The place or the ship."""


class Engagement(Battle, frozen=True, kw_only=True):
    """Ships against ships at a mission (2E-engagements)."""

    place: PlaceId

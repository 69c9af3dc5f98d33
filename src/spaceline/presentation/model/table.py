"""The table as one viewer sees it: players, places, cards and where they lie."""

from __future__ import annotations

import msgspec


class Status(msgspec.Struct, frozen=True, omit_defaults=True):
    """A condition or a number kept on something, in a word: ``stopped``, ``damage 2``."""

    name: str
    label: str
    value: int = 1


class CardHere(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card that the viewer can tell apart."""

    id: int
    """The viewer's own number for it."""
    parent: int
    """A player, a place or another card; 9 is the table itself."""
    role: str
    owner: int
    controller: int
    name: str
    """What to call it in the log, on buttons and for a screen reader."""
    face: str = ""
    """The definition; empty for one that may not be read."""
    is_face_up: bool = False
    back: str = ""
    """Of a card that may not be read: what everybody may know of it: ``ship``, ``dilemma`` ..."""
    statuses: tuple[Status, ...] = ()
    attributes: dict[str, int] = {}
    """Current attributes, where they are not as printed; RANGE that is left is told as a status."""
    skills: dict[str, int] = {}
    """All current skills, where they are not as printed."""


class ShownZone(msgspec.Struct, frozen=True, omit_defaults=True):
    """Cards that lie together, the top one first; 0 for one that cannot be told apart."""

    parent: int
    role: str
    label: str
    """What players call it: ``hand``, ``crew``, ``beneath the mission``."""
    cards: tuple[int, ...]
    is_ordered: bool = False


class Counter(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number before a player: points, bonus points, counters left this turn."""

    name: str
    label: str
    value: int


class ShownGoal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that a player needs to win."""

    name: str
    """``points``, or a kind of mission."""
    label: str
    have: int
    need: int = 1
    sum: str = ""
    """What the need is made up of, where it is greater than it must be: ``100 + 40``."""
    why: str = ""
    """What makes it greater, in words."""


class PlayerHere(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player as everybody sees one."""

    number: int
    name: str
    deck: str = ""
    """What people read for the deck, as the lobby labels it."""
    is_you: bool = False
    is_computer: bool = False
    is_active: bool = False
    """Whose turn it is."""
    is_asked: bool = False
    """Whose decision is open, where that may be known."""
    is_here: bool = True
    """Whether a client is connected."""
    has_stand_in: bool = False
    """Whether the computer plays for them while they are away."""
    counters: tuple[Counter, ...] = ()
    goals: tuple[ShownGoal, ...] = ()
    clock: float | None = None
    """Seconds that the player has left, as of the message and as far as the viewer may know; None without a clock."""
    clock_begins: float | None = None
    """In how many seconds the clock begins to run; 0 while it does, None while it stands."""


class PlaceHere(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place where missions lie and ships stand."""

    id: int
    name: str
    code: str = ""
    """A short name, as on a map: ``A7``."""
    kind: str = ""
    """``planet``, ``space``, ``dual``, ``headquarters``; empty for a place off the map."""
    where: str = ""
    """The part of space in which it lies, where neither code nor row tells that."""
    owners: tuple[int, ...] = ()
    end: int = 0
    """Which end of its mission faces the viewer."""
    completed_by: tuple[int, ...] = ()
    statuses: tuple[Status, ...] = ()


class Row(msgspec.Struct, frozen=True):
    """Places side by side: a spaceline, or the missions of a player."""

    label: str
    places: tuple[int, ...]
    player: int = 0


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where the game stands, in words."""

    label: str
    """``Your turn 4: orders``."""
    turn: int = 0
    part: str = ""


class Table(msgspec.Struct, frozen=True):
    """Everything that lies on the table."""

    viewer: int
    """0 for a spectator."""
    ruleset: str
    moment: Moment
    players: tuple[PlayerHere, ...]
    rows: tuple[Row, ...]
    places: tuple[PlaceHere, ...]
    cards: tuple[CardHere, ...]
    zones: tuple[ShownZone, ...]
    result: tuple[str, ...] = ()
    """How the game ended, in lines; empty while it goes on."""

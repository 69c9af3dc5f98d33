"""The stage: what happens, one picture after another, each whole, so that one may step back and forth among them."""

from __future__ import annotations

import msgspec

from spaceline.presentation.model.prompts import ShownPreview


class Actor(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card that takes part."""

    card: int
    """The viewer's number for it; 0 for one that cannot be told apart."""
    name: str
    face: str = ""
    """The definition; empty for one that the viewer cannot read."""
    fate: str = ""
    """What has become of it here: ``used`` (it meets what is asked), ``chosen``, ``stopped``, ``killed``, ``captured``,
    ``hit``, ``gone``."""
    label: str = ""
    """The fate in a word."""


class Fighters(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of those who fight each other."""

    player: int
    name: str
    actors: tuple[Actor, ...] = ()
    total: int | None = None
    has_won: bool = False


class Shot(msgspec.Struct, frozen=True, omit_defaults=True):
    """One picture of what happens, with all that is to be seen in it."""

    kind: str
    """``attempt``, ``battle``, ``mission`` (one is completed), ``victory``; ``card`` for whatever else is told."""
    verb: str
    """What has happened, by the name that the rules have for it."""
    text: str
    """A sentence that says so."""
    player: int = 0
    """Who does it."""
    where: int = 0
    """The place where it happens; 0 for nowhere on the map."""
    title: str = ""
    mission: str = ""
    """The definition of the mission that is attempted."""
    card: int = 0
    face: str = ""
    """The card that all is about now: the dilemma that is faced, what is played; empty for none that can be read."""
    number: int = 0
    """Which of the dilemmas it is; 0 for none."""
    of: int = 0
    progress: tuple[str, ...] = ()
    """How each of the dilemmas before went: ``met``, ``missed``, or ``faced`` where nothing tells."""
    team: tuple[Actor, ...] = ()
    sides: tuple[Fighters, ...] = ()
    asks: ShownPreview | None = None
    """What the card asks for, with what they have; for those who may know it."""
    outcome: str = ""
    """``met`` or ``missed`` what is asked; ``completed`` or ``failed`` at the end of an attempt."""
    points: int = 0
    """What is scored."""

"""The face of a card: what is printed on it, as we render it. Open to everybody, the same in every match."""

from __future__ import annotations

import msgspec


class ShownSkill(msgspec.Struct, frozen=True, omit_defaults=True):
    """A skill with its level."""

    name: str
    level: int = 1
    is_class: bool = False
    """Whether it is a classification, which counts as a skill: a skill of the same name may stand beside it."""


class End(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a mission says to those it faces."""

    points: str = ""
    span: str = ""
    attempt: tuple[str, ...] = ()
    """Affiliations that may attempt it, by their codes; empty for any, or for what the text says."""
    needs: str = ""
    """The requirement in words."""


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything that is drawn on a card."""

    id: str
    """The definition."""
    title: str
    type: str
    """``mission``, ``personnel``, ``ship``, ``dilemma`` ...: by it the client chooses the frame."""
    subtitle: str = ""
    kind: str = ""
    """``planet``, ``space``, ``headquarters``, ``outpost`` ..."""
    line: str = ""
    """What the card is in a few words: ``planet mission, 35 points``."""
    affiliations: tuple[str, ...] = ()
    is_unique: bool = False
    cost: int | None = None
    attributes: dict[str, int | str] = {}
    """In printed order; a text where the number is chosen in play."""
    skills: tuple[ShownSkill, ...] = ()
    icons: tuple[str, ...] = ()
    staffing: tuple[str, ...] = ()
    about: tuple[str, ...] = ()
    """Species, class, keywords and the like, each a few words."""
    species: tuple[str, ...] = ()
    sex: str = ""
    """``male female``; empty where neither is among the facts."""
    ship_class: str = ""
    deeds: tuple[str, ...] = ()
    """What its texts do, in words for whoever draws it: ``kill stop draw`` ..."""
    quadrant: str = ""
    ends: tuple[End, ...] = ()
    """Of a mission: that of its owner, and that of the opponent where it differs."""
    text: tuple[str, ...] = ()
    """What it says, rendered from its definition, a line each; leading spaces are kept."""
    is_playable: bool = True
    """Whether its text is built."""
    picture: str = ""
    """The path of a picture of one's own for it; empty where the card is drawn."""

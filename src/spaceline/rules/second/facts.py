"""The facts printed on a Second Edition card: data only, no text.

One record serves every card type; a field that a type does not print keeps its default.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from spaceline.effects.nodes.requirements import AnyRequirement


class Keyword(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A keyword and what stands after its colon: ``Commander`` and ``U.S.S. Defiant`` (2E-keywords/2)."""

    name: str
    argument: str = ""


class PlayPermission(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Cards that a headquarters accepts; every given part must match (2E-playing-specific-kinds/1)."""

    icons: tuple[str, ...] = ()
    """Affiliation or other icons, all of which the card must bear."""
    types: tuple[str, ...] = ()
    """Card types; empty means any type."""
    keywords: tuple[str, ...] = ()
    species: tuple[str, ...] = ()
    titles: tuple[str, ...] = ()


class AttemptPermission(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Whose personnel may begin an attempt (2E-attempting-a-mission/5, /6)."""

    affiliations: tuple[str, ...] = ()
    """Affiliation icons, one of which a participant must have; empty means any affiliation."""
    excluded: tuple[str, ...] = ()
    """Affiliation icons that do not count where any affiliation may attempt."""


class Facts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is printed on one card."""

    listed_skills: ClassVar = ()
    """None that may be named though no card has them (2E-naming-cards/1)."""
    counted: ClassVar = ("skill dots",)
    """What texts may count on such cards as if it were an attribute."""

    id: str
    """``2e-<set>-<number>``, e.g. ``2e-se-229``; never reused."""
    set: str
    number: int
    rarity: str
    title: str
    """Without subtitle: the identity for uniqueness and copies (2E-uniqueness/3)."""
    subtitle: str = ""
    location: str = ""
    """Printed before the title of some missions; a headquarters has its location as title."""
    unique: bool = False
    type: str
    """``personnel ship equipment event interrupt mission dilemma``."""
    cost: int = 0
    affiliation: str = ""
    """Icon name, of each personnel and ship (2E-affiliations/1, /3): ``Baj Bor Car Dom Fed Fer Kli NA Rom``."""
    icons: tuple[str, ...] = ()
    """Staffing icons of personnel (``Cmd Stf``) and permission icons (``DS9 TNG E Maq TN Pa``...)."""
    staffing: tuple[str, ...] = ()
    """A ship's staffing requirement, ``Cmd`` and ``Stf`` in printed order."""
    keywords: tuple[Keyword, ...] = ()
    ship_class: str = ""
    species: tuple[str, ...] = ()
    skills: dict[str, int] = {}
    """Skill name to level (2E-skills/1)."""
    computed_skills: bool = False
    """The text, not the skill line, says which skills the card has."""
    attributes: dict[str, int] = {}
    """``Integrity Cunning Strength`` or ``Range Weapons Shields``."""
    pronoun: str = ""
    """``he she it they``, for rendering; empty where unknown."""
    kind: str = ""
    """Mission: ``planet space headquarters``. Dilemma: ``planet space dual``.

    2E-types-of-cards/9, /11.
    """
    span: int = 0
    points: int = 0
    quadrant: str = ""
    """``Alpha Gamma Delta`` (2E-icon-guide/2)."""
    region: str = ""
    requirement: AnyRequirement | None = None
    attempt: AttemptPermission | None = None
    accepts: tuple[PlayPermission, ...] = ()
    """Headquarters only: the cards that may be played there."""
    headquarters_of: tuple[str, ...] = ()
    """Headquarters only: affiliation icons, or the icon of another side (``Maq``)."""
    has_text: bool = False
    """Game text beyond facts is printed: without a definition the card is not playable."""

    def nameable_skills(self) -> tuple[str, ...]:
        """The skills that are printed on it, which may be named (2E-naming-cards/1)."""
        return tuple(self.skills)


FactsFile = list[Facts]

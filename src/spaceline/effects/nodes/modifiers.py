"""Modifiers: how a text changes the values of cards."""

from __future__ import annotations

from spaceline.effects.nodes.node import Node
from spaceline.effects.nodes.requirements import AnyRequirement
from spaceline.effects.nodes.selectors import Amount, Cards
from spaceline.effects.nodes.traits import Filter


class Raise(Node, frozen=True):
    """Attributes are higher by an amount, lower when negative."""

    attributes: tuple[str, ...]
    """Empty for all three. ``Points`` of missions where the facts of an edition say so (1E-12.11/1)."""
    by: Amount
    times: int = 1


class Gain(Node, frozen=True):
    """Skills are gained, one level each unless a number says otherwise (2E-skills/4)."""

    skills: tuple[str, ...] = ()
    level: int = 1
    names: tuple[str, ...] = ()
    """Skills that were named, by the names they were given (2E-skills-glossary/6)."""


class Copy(Node, frozen=True):
    """All skills of other cards are gained, with their levels (2E-skills-glossary/5)."""

    of: Cards
    level: int = 0
    """So many levels of each; 0 for all its levels."""
    highest: bool = False
    """Not added: each skill is there at the highest level that one of them has (1E-10.1.0.2/1)."""


class Lose(Node, frozen=True):
    """Keywords or skills are lost, whatever gave them."""

    keywords: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()
    every_skill: bool = False
    level: int = 0
    """So many levels of each of those skills; 0 for all of it."""


class Cost(Node, frozen=True):
    """The cost is higher by an amount, lower when negative."""

    by: Amount
    times: int = 1


class Demand(Node, frozen=True):
    """Missions require something more than what is printed: a requirement, or the skills of cards."""

    requirement: AnyRequirement | None = None
    of: Cards | None = None
    apart: tuple[str, ...] = ()
    """Skills of those cards that are not added."""
    instead: tuple[str, ...] = ()
    """Skills of which one level each is no longer required: that requirement replaces them (1E-7.2.5.0.3/2)."""


class Tax(Node, frozen=True):
    """Skills of personnel cost a card from hand, or are not used (2E-skills-glossary/3).

    One payment covers all of their skills at that moment (2E-skills-glossary/4), or all that are named.
    """

    skills: tuple[str, ...] = ()
    """Only for using these; empty for whatever skills."""
    of: Cards | None = None
    """Only for using the skills that these cards have too, and a card for each of them."""
    by_owner: bool = False
    """The owner discards it, and not whoever commands them; the commander says whether the skills are used."""


class Double(Node, frozen=True):
    """The numbers in the texts of cards are doubled, or tripled (1E-7.2.2.0.6/1)."""

    parts: tuple[str, ...] = ()
    """``requirements effects points``; empty for all three."""
    by: int = 2


class Stands(Node, frozen=True):
    """Requirements in one attribute may be met with another."""

    attribute: str
    instead_of: tuple[str, ...]


class Multiply(Node, frozen=True):
    """Attributes are multiplied, after all that is added (1E-12.11/1)."""

    attributes: tuple[str, ...]
    by: int


class Fix(Node, frozen=True):
    """Attributes have a value, before anything is added (1E-12.11/1)."""

    attributes: tuple[str, ...]
    value: int


class Becomes(Node, frozen=True):
    """Cards have this affiliation and no other; or they may change to it (1E-6.3.3.0.1/5)."""

    affiliation: str
    beside: bool = False
    """They keep their own, and have this one when their controller chooses it."""


class DoubleSkills(Node, frozen=True):
    """Each regular skill is there twice as often, whatever has given it (1E-G:the-twin-mistresses-of-evil/1)."""

    first: bool = False
    """Only the skill that is listed first."""


class LoseFirst(Node, frozen=True):
    """The skill that is listed first is lost (1E-10.1.0.4/1)."""


class Bar(Node, frozen=True):
    """Cards cannot do such acts, nor have them done to them."""

    acts: tuple[str, ...]
    """``move beam attempt attack attacked play cloak use random mission_skills``: what cannot be used is disabled, and
    ``mission_skills`` and ``dilemma_skills`` are skills that cannot help to meet such requirements, the latter
    neither be used for a text of their commander's while a dilemma is faced;
    ``killed`` is what dilemmas do, ``challenged`` is to be attacked by a player, ``scout`` to be scouted,
    ``leave`` is to leave play, ``transport`` is to use own transporters, ``repair`` is
    what a facility does for ships, ``count`` is what a countdown does, and one that cannot ``run_down`` begins
    anew; of a card whose text cannot ``score draw probe order`` that much does not happen; a mission that is barred
    from ``one_each`` is solved only with a different personnel for each skill."""
    beyond: int = 0
    """Of a mission, with ``beam``: only more than so many personnel each turn."""
    up: bool = False
    """Of personnel, with ``beam``: only from a planet to what is not on it."""


class Free(Node, frozen=True):
    """Cards may begin battle with anybody, whatever their affiliation says (1E-7.4.1.0.6/4)."""

    unmanned: bool = False
    """And ships need neither staff nor a leader to move and to attack."""
    against: Filter | None = None
    """Only with a force to which somebody or something like that belongs (1E-7.4.1.0.6/3)."""


class Equip(Node, frozen=True):
    """Special equipment is gained (1E-2.9/1)."""

    names: tuple[str, ...]


class OffLine(Node, frozen=True):
    """Systems cannot be used: texts raise such an attribute no more, special equipment is as if lost (1E-7.5.1.3/1)."""

    systems: tuple[str, ...] = ()
    """Attributes whose enhancements are meant, and special equipment; empty for all special equipment."""


class Bear(Node, frozen=True):
    """Icons are gained (1E-G:appendix-a-nemesis-table/1)."""

    icons: tuple[str, ...]


class Spare(Node, frozen=True):
    """Cards of these titles do nothing to them (1E-G:immune/1); ``anything``: only what names them nullifies them."""

    titles: tuple[str, ...]


Modifier = (
    Raise
    | Gain
    | Copy
    | Lose
    | Cost
    | Demand
    | Double
    | Tax
    | Stands
    | Multiply
    | Fix
    | Becomes
    | DoubleSkills
    | LoseFirst
    | Bar
    | Free
    | Equip
    | OffLine
    | Bear
    | Spare
)

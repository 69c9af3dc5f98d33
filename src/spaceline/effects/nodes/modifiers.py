"""Modifiers: how a text changes the values of cards."""

from __future__ import annotations

from spaceline.effects.nodes.selectors import Amount, Cards, Node


class Raise(Node, frozen=True):
    """Attributes are higher by an amount, lower when negative."""

    attributes: tuple[str, ...]
    """Empty for all three."""
    by: Amount
    times: int = 1


class Gain(Node, frozen=True):
    """Skills are gained, one level each unless a number says otherwise (2E-skills/4)."""

    skills: tuple[str, ...]
    level: int = 1


class Copy(Node, frozen=True):
    """All skills of other cards are gained, with their levels (2E-skills-glossary/5)."""

    of: Cards


class Lose(Node, frozen=True):
    """Keywords are lost."""

    keywords: tuple[str, ...]


class Cost(Node, frozen=True):
    """The cost is higher by a number, lower when negative."""

    by: int


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
    """Cards have this affiliation and no other."""

    affiliation: str


class LoseFirst(Node, frozen=True):
    """The skill that is listed first is lost (1E-10.1.0.4/1)."""


class Bar(Node, frozen=True):
    """Cards cannot do such acts, nor have them done to them."""

    acts: tuple[str, ...]
    """``move beam attempt attack attacked play cloak use``: what cannot be used is disabled."""


class Free(Node, frozen=True):
    """Cards may begin battle with anybody, whatever their affiliation says (1E-7.4.1.0.6/4)."""


class Equip(Node, frozen=True):
    """Special equipment is gained (1E-2.9/1)."""

    names: tuple[str, ...]


Modifier = Raise | Gain | Copy | Lose | Cost | Stands | Multiply | Fix | Becomes | LoseFirst | Bar | Free | Equip

"""Requirements: what a group of personnel must show to pass a dilemma or to complete a mission.

"Or" binds loosest and a comma or "and" binds tighter, so a requirement is an ``Any`` of ``All`` of terms
(2E-requirements, effects reading rule 1). A level or an attribute is a total over the whole group
(2E-skills/2) unless it stands inside ``Each``, which asks it of single personnel (reading rule 2).
"""

from __future__ import annotations

import msgspec


class Requirement(
    msgspec.Struct,
    frozen=True,
    tag=True,
    tag_field="node",
    forbid_unknown_fields=True,
    omit_defaults=True,
    cache_hash=True,
):
    """One term of a requirement."""


class Skill(Requirement, frozen=True):
    """The group's levels of skill ``name`` add up to at least ``level``."""

    name: str
    level: int = 1


class Total(Requirement, frozen=True):
    """The group's total of ``attributes`` (several are added together) is strictly greater than ``over``."""

    attributes: tuple[str, ...]
    over: int
    times: int = 0
    """So many times the current points of the mission that is attempted are added to ``over``."""


class All(Requirement, frozen=True):
    """Every part is met."""

    parts: tuple[AnyRequirement, ...]


class Any(Requirement, frozen=True):
    """At least one part is met."""

    parts: tuple[AnyRequirement, ...]


class Each(Requirement, frozen=True):
    """At least ``count`` single personnel (or such cards as the fields name) each meet ``meets`` alone."""

    count: int = 1
    meets: AnyRequirement | None = None
    title: str = ""
    keyword: str = ""
    type: str = ""


AnyRequirement = Skill | Total | All | Any | Each

"""Who may attempt and who staffs a ship, by what is printed on Second Edition cards."""

from __future__ import annotations

from collections.abc import Sequence

from spaceline.effects.nodes.traits import Filter
from spaceline.rules.second.facts import AttemptPermission, Facts


def may_attempt(members: Sequence[Facts], permission: AttemptPermission | None) -> bool:
    """Whether one of them has an affiliation that may begin the attempt (2E-attempting-a-mission/5)."""
    allowed = permission or AttemptPermission()
    return any(
        (not allowed.affiliations or member.affiliation in allowed.affiliations)
        and member.affiliation not in allowed.excluded
        for member in members
    )


def speaks_to(using: Filter, members: Sequence[Facts]) -> bool:
    """Whether one of them has the affiliation and the icons of those to whom a text grants an attempt."""
    affiliations, icons = using.names("affiliations"), set(using.names("icons"))
    return any(
        (not affiliations or member.affiliation in affiliations) and icons.issubset(member.icons) for member in members
    )


def staffs(crew: Sequence[Facts], ship: Facts) -> bool:
    """Whether a crew staffs a ship (2E-moving-a-ship/3, /4)."""
    if all(member.affiliation != ship.affiliation for member in crew):
        return False
    commanders = sum("Cmd" in member.icons for member in crew)
    staff = sum("Stf" in member.icons and "Cmd" not in member.icons for member in crew)
    return commanders >= ship.staffing.count("Cmd") and commanders + staff >= len(ship.staffing)

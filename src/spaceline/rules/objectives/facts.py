"""What the missions of Second Edition are here: each gives a location and, but for headquarters, an objective.

They keep the facts that are printed on the mission. A location is of the type of a mission, so that whatever speaks of
missions as places means it; what speaks of attempting, completing and points means the objective.
"""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.rules.second.facts import Facts

OBJECTIVE, TACTIC, SYSTEM = "objective", "tactic", "system"
REGION = "Region"
HULL = "Hull"
"""The attribute of a tactic that says how much of a hull it damages, in percent."""
SYSTEM_KINDS = ("propulsion", "weapons", "power", "auxiliary")
"""OBJ-playing-specific-kinds/4."""


def location_of(mission: Facts) -> Facts:
    """The place: kind, quadrant, span, region and what may be played there."""
    if mission.kind == "headquarters":
        return replace(mission, has_text=False)
    title = mission.location or f"{mission.title} (location)"
    return replace(mission, title=title, location="", points=0, requirement=None, attempt=None, has_text=False)


def objective_of(mission: Facts) -> Facts:
    """The task: requirements, points, the kind of place and the keywords that it must have."""
    return Facts(
        id=f"{mission.id}-objective",
        set=mission.set,
        number=mission.number,
        rarity=mission.rarity,
        title=mission.title,
        type=OBJECTIVE,
        kind=mission.kind,
        points=mission.points,
        requirement=mission.requirement,
        keywords=tuple(keyword for keyword in mission.keywords if keyword.name != REGION),
    )


def is_of_the_kind(task: Facts, there: Facts) -> bool:
    """Whether an objective may be attempted at a location, by what is printed on both."""
    return task.kind == there.kind and set(task.keywords) <= set(there.keywords)

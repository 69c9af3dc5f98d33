"""The sheet of a First Edition card."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.cards.catalogue import FIRST_CARDS
from spaceline.effects.render import render_requirement
from spaceline.presentation.card_sheet import DOT, CardSheet
from spaceline.rules.first.facts import FirstFacts, MissionEnd, Points, Staffing

WORDY = ("equipment", "artifact", "event", "interrupt")
"""Types of cards whose type is told; that of others is seen by their figures."""
SETS = {name: name.replace("-", " ").title() for name in FIRST_CARDS.files}


def set_of(facts: FirstFacts) -> str:
    """The release a card belongs to."""
    return facts.release


def is_marked(facts: FirstFacts) -> bool:
    """Whether a player may have one copy in play only."""
    return facts.uniqueness == "unique"


def affiliations(facts: FirstFacts) -> tuple[str, ...]:
    """The affiliations of a card."""
    return facts.affiliations


def kind(facts: FirstFacts) -> str:
    """What the card is and what it scores: ``planet mission, 35 points``."""
    words = facts.kind if facts.type == "facility" else f"{facts.kind} {facts.type}".strip()
    points = facts.end.points if facts.end else facts.points
    if points is not None:
        return f"{words}, {worth(points)} points"
    return f"{words}, no points" if facts.type == "mission" else words


def worth(points: Points) -> str:
    """The number in a point box, with the asterisk where one is printed."""
    return f"{points.value}{'*' if points.starred else ''}"


def fact_lines(facts: FirstFacts) -> Iterator[str]:
    """The facts of a card, a line for each group that it has."""
    if facts.end is not None:
        yield from mission_lines(facts, facts.end)
        return
    about = [*facts.species, facts.gender, facts.ship_class, *facts.characteristics]
    about += [f"[{icon}]" for icon in facts.icons]
    about += [f"countdown {facts.countdown}"] if facts.countdown else []
    if facts.staffing:
        about.append(f"staffed by {' or '.join(staffed(way) for way in facts.staffing)}")
    if facts.builder is not None:
        about.append(f"built by {facts.builder.affiliation} {facts.builder.classification}")
    if any(about):
        yield DOT.join(part for part in about if part)
    if found := skills(facts):
        yield found
    if facts.attributes:
        yield "  ".join(f"{name} {value}" for name, value in facts.attributes.items())
    if facts.special_equipment:
        yield DOT.join(facts.special_equipment)
    if facts.commands or facts.commanders:
        yield f"Commander: {', '.join((*facts.commands, *facts.commanders))}"
    if facts.persona:
        yield f"Version of {facts.persona}"


def mission_lines(facts: FirstFacts, end: MissionEnd) -> Iterator[str]:
    """Where a mission is, and what its ends say."""
    home = f"homeworld of {facts.homeworld_of}" if facts.homeworld_of else ""
    where = (
        f"{facts.quadrant} quadrant",
        facts.region,
        facts.location,
        f"span {end.span}",
        home,
        *facts.characteristics,
    )
    yield DOT.join(part for part in where if part)
    yield from end_lines(end, "")
    if facts.opponent_end is not None:
        yield from end_lines(facts.opponent_end, f"For the opponent, span {facts.opponent_end.span}: ")


def end_lines(end: MissionEnd, whose: str) -> Iterator[str]:
    """What one end of a mission asks for, and of whom."""
    if end.requirement is not None:
        yield f"{whose}Needs {render_requirement(end.requirement)}"
    if end.points is not None:
        yield f"{whose}May be attempted by {who_may_attempt(end)}"


def staffed(way: Staffing) -> str:
    """One way to staff a ship."""
    skills = [name if level == 1 else f"{level} {name}" for name, level in way.skills.items()]
    return " ".join((*(f"[{icon}]" for icon in way.icons), *skills, *way.titles, *way.characteristics))


def skill_names(facts: FirstFacts) -> tuple[str, ...]:
    """The skills of a card, its classification and those it may have among them."""
    return (*facts.classifications, *facts.skills, *(name for group in facts.skill_choices for name in group))


def skills(facts: FirstFacts) -> str:
    """Classification and skills of a card with their levels: ``OFFICER: 2 Diplomacy, Leadership``."""
    regular = [name if level == 1 else f"{level} {name}" for name, level in facts.skills.items()]
    named = ", ".join((*regular, *(" or ".join(group) for group in facts.skill_choices)))
    return ": ".join(part for part in (" ".join(facts.classifications), named) if part)


def attributes(facts: FirstFacts) -> str:
    """The attributes of a card in short: ``5/6/7``."""
    return "/".join(str(value) for value in facts.attributes.values())


def figures(facts: FirstFacts) -> str:
    """Attributes and staffing icons of a card as they are now."""
    if facts.type in WORDY:
        return facts.type
    if facts.type == "ship":
        icons = " ".join(facts.staffing[0].icons) if facts.staffing else ""
    else:
        icons = " ".join(icon for icon in facts.icons if icon in ("Cmd", "Stf", "Holo"))
    return f"{attributes(facts)} {icons}".strip() or facts.kind or facts.type


def brief(facts: FirstFacts) -> str:
    """Skills, or who may attempt a mission."""
    if facts.end is None:
        return skills(facts)
    return f"{who_may_attempt(facts.end)}, span {facts.end.span}"


def who_may_attempt(end: MissionEnd) -> str:
    """Whose personnel may begin an attempt: ``Fed Kli``, or what its text says."""
    return " ".join(end.attempt) or "whoever its text says"


def attempters(facts: FirstFacts, end: int) -> str:
    """Whose personnel may attempt a mission, by the end that faces them."""
    ends = [it for it in (facts.end, facts.opponent_end) if it is not None]
    return who_may_attempt(ends[end]) if end < len(ends) and ends[end].points is not None else ""


SHEET = CardSheet(
    sets=SETS,
    set_of=set_of,
    is_marked=is_marked,
    affiliations=affiliations,
    kind=kind,
    fact_lines=fact_lines,
    skill_names=skill_names,
    skills=skills,
    attributes=attributes,
    figures=figures,
    cost=lambda facts: "",
    attempters=attempters,
    brief=brief,
)

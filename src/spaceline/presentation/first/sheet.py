"""What stands on a First Edition card, in words: its facts for lists and lines, and its face."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.cards.card import Card, is_playable
from spaceline.cards.catalogue import FIRST_CARDS
from spaceline.effects.render import render_lines, render_requirement
from spaceline.presentation.card_sheet import DOT, CardSheet
from spaceline.presentation.model.faces import End, Face, ShownSkill
from spaceline.rules.first.facts import DualPerson, FirstFacts, MissionEnd, Points, Staffing

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
    icons = (f"[{icon}]" for icon in facts.icons)
    if line := DOT.join((*about(facts, has_choices=False), *icons)):
        yield line
    if found := skills(facts):
        yield found
    if facts.attributes:
        yield "  ".join(f"{name} {value}" for name, value in facts.attributes.items())
    yield from staffing_line(facts)
    yield from told_beside(facts)


def mission_lines(facts: FirstFacts, end: MissionEnd) -> Iterator[str]:
    """Where a mission is, and what its ends say."""
    where = (f"{facts.quadrant} quadrant", facts.location, f"span {end.span}", *about(facts))
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


def face(card: Card) -> Face:
    """Everything that is drawn on a card."""
    facts: FirstFacts = card.facts
    return Face(
        id=facts.id,
        title=facts.title,
        type=facts.type,
        subtitle=facts.location,
        kind=facts.kind,
        line=kind(facts),
        affiliations=facts.affiliations,
        is_unique=is_marked(facts),
        attributes=dict(facts.attributes),
        skills=tuple(skills_on_face(facts)),
        icons=facts.icons,
        staffing=facts.staffing[0].icons if len(facts.staffing) == 1 else (),
        about=tuple(about(facts)),
        quadrant=facts.quadrant,
        ends=tuple(end(it) for it in (facts.end, facts.opponent_end) if it is not None),
        text=(*beside_signs(facts), *told_beside(facts), *render_lines(card.abilities, facts)),
        is_playable=is_playable(card),
    )


def skills_on_face(facts: FirstFacts | DualPerson) -> Iterator[ShownSkill]:
    """Classification first: it counts as a skill (1E-2.7/1)."""
    yield from (ShownSkill(name) for name in facts.classifications)
    yield from (ShownSkill(name, level) for name, level in facts.skills.items())


def about(facts: FirstFacts, *, has_choices: bool = True) -> Iterator[str]:
    """Species, class, characteristics and the like; where skills are told beside, without those to choose from."""
    yield from facts.species
    yield from (part for part in (facts.gender, facts.ship_class, facts.region) if part)
    yield from facts.characteristics
    yield from (" or ".join(group) for group in facts.skill_choices if has_choices)
    yield from facts.special_equipment
    if facts.uniqueness not in ("unique", "universal"):
        yield facts.uniqueness.replace("-", " ")
    if facts.countdown:
        yield f"countdown {facts.countdown}"
    if facts.homeworld_of:
        yield f"homeworld of {facts.homeworld_of}"
    if facts.persona:
        yield f"version of {facts.persona}"


def staffing_line(facts: FirstFacts) -> Iterator[str]:
    """The ways to staff a ship."""
    if facts.staffing:
        yield f"Staffed by {' or '.join(staffed(way) for way in facts.staffing)}"


def beside_signs(facts: FirstFacts) -> Iterator[str]:
    """The ways to staff a ship, where its signs do not say them."""
    if len(facts.staffing) > 1 or any(way.skills or way.titles or way.characteristics for way in facts.staffing):
        yield from staffing_line(facts)


def told_beside(facts: FirstFacts) -> Iterator[str]:
    """Facts for which there is no sign: builders, commanders, the two on a card."""
    if facts.builder is not None:
        yield f"Built by {facts.builder.affiliation} {facts.builder.classification}"
    if facts.commands or facts.commanders:
        yield f"Commander: {', '.join((*facts.commands, *facts.commanders))}"
    for person in facts.pair:
        named = ", ".join(f"{it.level} {it.name}" if it.level > 1 else it.name for it in skills_on_face(person))
        numbers = "/".join(str(value) for value in person.attributes.values())
        yield " ".join(part for part in (f"{person.name}: {named}", numbers) if part)


def end(it: MissionEnd) -> End:
    """What one end of a mission says to the player whom it faces."""
    return End(
        points=worth(it.points) if it.points is not None else "",
        span=str(it.span),
        attempt=it.attempt,
        needs=render_requirement(it.requirement) if it.requirement is not None else "",
    )


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

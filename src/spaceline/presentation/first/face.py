"""The face of a First Edition card."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.cards.card import Card, is_playable
from spaceline.effects.render import render_lines, render_requirement
from spaceline.presentation.first import sheet
from spaceline.presentation.model.faces import End, Face, Skill
from spaceline.rules.first.facts import FirstFacts, MissionEnd, Person


def face(card: Card) -> Face:
    """Everything that is drawn on a card."""
    facts: FirstFacts = card.facts
    return Face(
        id=facts.id,
        title=facts.title,
        type=facts.type,
        subtitle=facts.location,
        kind=facts.kind,
        line=sheet.kind(facts),
        affiliations=facts.affiliations,
        is_unique=sheet.is_marked(facts),
        attributes=dict(facts.attributes),
        skills=tuple(skills(facts)),
        icons=facts.icons,
        staffing=facts.staffing[0].icons if len(facts.staffing) == 1 else (),
        about=tuple(about(facts)),
        quadrant=facts.quadrant,
        ends=tuple(end(it) for it in (facts.end, facts.opponent_end) if it is not None),
        text=(*told_beside(facts), *render_lines(card.abilities, facts)),
        is_playable=is_playable(card),
    )


def skills(facts: FirstFacts | Person) -> Iterator[Skill]:
    """Classification first: it counts as a skill (1E-2.7/1)."""
    yield from (Skill(name) for name in facts.classifications)
    yield from (Skill(name, level) for name, level in facts.skills.items())


def about(facts: FirstFacts) -> Iterator[str]:
    """Species, class, characteristics and the like."""
    yield from facts.species
    yield from (part for part in (facts.gender, facts.ship_class, facts.region) if part)
    yield from facts.characteristics
    yield from (" or ".join(group) for group in facts.skill_choices)
    yield from facts.special_equipment
    if facts.uniqueness not in ("unique", "universal"):
        yield facts.uniqueness.replace("-", " ")
    if facts.countdown:
        yield f"countdown {facts.countdown}"
    if facts.homeworld_of:
        yield f"homeworld of {facts.homeworld_of}"
    if facts.persona:
        yield f"version of {facts.persona}"


def told_beside(facts: FirstFacts) -> Iterator[str]:
    """Facts for which there is no sign: ways to staff, builders, commanders, the two on a card."""
    if len(facts.staffing) > 1 or any(way.skills or way.titles or way.characteristics for way in facts.staffing):
        yield f"Staffed by {' or '.join(sheet.staffed(way) for way in facts.staffing)}"
    if facts.builder is not None:
        yield f"Built by {facts.builder.affiliation} {facts.builder.classification}"
    if facts.commands or facts.commanders:
        yield f"Commander: {', '.join((*facts.commands, *facts.commanders))}"
    for person in facts.pair:
        named = ", ".join(f"{it.level} {it.name}" if it.level > 1 else it.name for it in skills(person))
        numbers = "/".join(str(value) for value in person.attributes.values())
        yield " ".join(part for part in (f"{person.name}: {named}", numbers) if part)


def end(it: MissionEnd) -> End:
    """What one end of a mission says to the player whom it faces."""
    return End(
        points=sheet.worth(it.points) if it.points is not None else "",
        span=str(it.span),
        attempt=it.attempt,
        needs=render_requirement(it.requirement) if it.requirement is not None else "",
    )

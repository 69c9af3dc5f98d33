"""The face of a Second Edition card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from spaceline.cards.card import Card, is_playable
from spaceline.effects.render import render_lines, render_requirement
from spaceline.presentation.model.faces import End, Face, Skill
from spaceline.presentation.second import sheet
from spaceline.rules.second.facts import Facts


def face(card: Card) -> Face:
    """Everything that is drawn on a card."""
    facts: Facts = card.facts
    return Face(
        id=facts.id,
        title=facts.title,
        type=facts.type,
        subtitle=facts.subtitle or facts.location,
        kind=facts.kind,
        line=sheet.kind(facts),
        affiliations=sheet.affiliations(facts),
        is_unique=facts.unique,
        cost=None if facts.type == "mission" else facts.cost,
        attributes=dict(facts.attributes),
        skills=tuple(Skill(name, level) for name, level in facts.skills.items()),
        icons=facts.icons,
        staffing=facts.staffing,
        about=tuple(about(facts)),
        quadrant=facts.quadrant,
        ends=(end(facts),) if facts.type == "mission" else (),
        text=(*permissions(facts), *render_lines(card.abilities, facts)),
        is_playable=is_playable(card),
    )


def about(facts: Facts) -> Iterator[str]:
    """Species, class and keywords, and where a mission is."""
    yield from facts.species
    yield from (part for part in (facts.ship_class, facts.region) if part)
    for word in facts.keywords:
        yield f"{word.name}: {word.argument}" if word.argument else word.name


def end(facts: Facts) -> End:
    """What a mission says; the same to everybody."""
    told: dict[str, Any] = {"span": str(facts.span)}
    if facts.kind != "headquarters":
        told["points"] = str(facts.points)
        told["attempt"] = facts.attempt.affiliations if facts.attempt else ()
    if facts.requirement is not None:
        told["needs"] = render_requirement(facts.requirement)
    return End(**told)


def permissions(facts: Facts) -> Iterator[str]:
    """Who may attempt a mission, where the icons do not tell it, and what a headquarters accepts."""
    if facts.attempt is not None and facts.attempt.excluded:
        yield f"May be attempted by {sheet.who_may_attempt(facts)}"
    if facts.accepts:
        yield f"Plays here: {'; '.join(sheet.accepted(permission) for permission in facts.accepts)}"

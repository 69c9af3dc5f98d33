"""What stands on a Second Edition card, in words: its facts for lists and lines, and its face."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from spaceline.cards.card import Card, is_playable
from spaceline.cards.catalogue import SECOND_CARDS
from spaceline.effects.render import render_lines, render_requirement
from spaceline.presentation.card_sheet import DOT, CardSheet
from spaceline.presentation.model.faces import End, Face, ShownSkill
from spaceline.rules.second.facts import Facts, PlayPermission

SETS = {name: name.upper() for name in SECOND_CARDS.files}


def set_of(facts: Facts) -> str:
    """The set a card belongs to."""
    return facts.set


def is_marked(facts: Facts) -> bool:
    """Whether a player may command one copy only."""
    return facts.unique


def affiliations(facts: Facts) -> tuple[str, ...]:
    """The affiliation of a card, if it has one."""
    return (facts.affiliation,) if facts.affiliation else ()


def kind(facts: Facts) -> str:
    """What the card is and what it costs: ``planet mission, 35 points``."""
    if facts.type == "mission":
        if facts.kind == "headquarters":
            return "headquarters"
        return f"{facts.kind} mission, {facts.points} points"
    words = f"{facts.kind} {facts.type}".strip()
    return f"{words}, cost {facts.cost}"


def fact_lines(facts: Facts) -> Iterator[str]:
    """The facts of a card, a line for each group that it has."""
    if facts.type == "mission":
        where = (part for part in about(facts) if part != facts.region)
        yield DOT.join((f"{facts.quadrant} quadrant", f"span {facts.span}", *where))
        if facts.requirement is not None:
            yield f"Needs {render_requirement(facts.requirement)}"
        yield from attempt_line(facts)
        yield from plays_here(facts)
        return
    staffing = [f"staffed by {' '.join(f'[{icon}]' for icon in facts.staffing)}"] if facts.staffing else []
    if line := DOT.join((*about(facts), *(f"[{icon}]" for icon in facts.icons), *staffing)):
        yield line
    if facts.skills:
        yield skills(facts)
    if facts.attributes:
        yield "  ".join(f"{name} {value}" for name, value in facts.attributes.items())


def skill_names(facts: Facts) -> tuple[str, ...]:
    """The skills of a card."""
    return tuple(facts.skills)


def skills(facts: Facts) -> str:
    """The skills of a card with their levels."""
    return ", ".join(name if level == 1 else f"{level} {name}" for name, level in facts.skills.items())


def attributes(facts: Facts) -> str:
    """The attributes of a card in short: ``5/6/7``."""
    return "/".join(str(value) for value in facts.attributes.values())


def figures(facts: Facts) -> str:
    """Icons and attributes of a card as they are now."""
    if facts.type == "ship":
        return f"{attributes(facts)} {' '.join(facts.staffing)}"
    staffing = [icon for icon in facts.icons if icon in ("Cmd", "Stf")]
    return f"{attributes(facts)} {' '.join(staffing)}".strip() or facts.type


def brief(facts: Facts) -> str:
    """Skills, or who may attempt a mission."""
    return skills(facts) or ("" if facts.type != "mission" else next(iter([*fact_lines(facts)][1:2]), ""))


def who_may_attempt(facts: Facts) -> str:
    """Whose personnel may begin an attempt: ``Baj Fed``, ``any but Bor`` or ``any``."""
    allowed = facts.attempt
    if facts.kind == "headquarters":
        return ""
    if allowed is None or not (allowed.affiliations or allowed.excluded):
        return "any"
    return " ".join(allowed.affiliations) or f"any but {' '.join(allowed.excluded)}"


def accepted(permission: PlayPermission) -> str:
    """Cards that a headquarters accepts."""
    parts = (
        *(f"[{icon}]" for icon in permission.icons),
        *permission.keywords,
        *permission.species,
        *permission.titles,
        *permission.types,
    )
    return " ".join(parts)


def cost(facts: Facts) -> str:
    """What playing a card costs; interrupts and missions cost nothing."""
    return "" if facts.type in ("interrupt", "mission") else str(facts.cost)


def face(card: Card) -> Face:
    """Everything that is drawn on a card."""
    facts: Facts = card.facts
    return Face(
        id=facts.id,
        title=facts.title,
        type=facts.type,
        subtitle=facts.subtitle or facts.location,
        kind=facts.kind,
        line=kind(facts),
        affiliations=affiliations(facts),
        is_unique=facts.unique,
        cost=None if facts.type == "mission" else facts.cost,
        attributes=dict(facts.attributes),
        skills=tuple(ShownSkill(name, level) for name, level in facts.skills.items()),
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


def attempt_line(facts: Facts) -> Iterator[str]:
    """Who may attempt a mission."""
    if who := who_may_attempt(facts):
        yield f"May be attempted by {who}"


def plays_here(facts: Facts) -> Iterator[str]:
    """What a headquarters accepts."""
    if facts.accepts:
        yield f"Plays here: {'; '.join(accepted(permission) for permission in facts.accepts)}"


def permissions(facts: Facts) -> Iterator[str]:
    """Who may attempt a mission, where the icons do not tell it, and what a headquarters accepts."""
    if facts.attempt is not None and facts.attempt.excluded:
        yield from attempt_line(facts)
    yield from plays_here(facts)


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
    cost=cost,
    attempters=lambda facts, end: who_may_attempt(facts),
    brief=brief,
)

"""The sheet of a Second Edition card."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.cards.catalogue import SECOND_CARDS
from spaceline.effects.render import render_requirement
from spaceline.presentation.card_sheet import DOT, CardSheet
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
    keywords = [f"{word.name}: {word.argument}" if word.argument else word.name for word in facts.keywords]
    if facts.type == "mission":
        yield DOT.join(part for part in (f"{facts.quadrant} quadrant", f"span {facts.span}", *keywords) if part)
        if facts.requirement is not None:
            yield f"Needs {render_requirement(facts.requirement)}"
        if facts.kind != "headquarters":
            yield f"May be attempted by {who_may_attempt(facts)}"
        if facts.accepts:
            yield f"Plays here: {'; '.join(accepted(permission) for permission in facts.accepts)}"
        return
    about = [*facts.species, facts.ship_class, *keywords, *(f"[{icon}]" for icon in facts.icons)]
    if facts.staffing:
        about.append(f"staffed by {' '.join(f'[{icon}]' for icon in facts.staffing)}")
    if any(about):
        yield DOT.join(part for part in about if part)
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

"""A card on the screen: its facts, and its texts as the engine reads them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import Console

from spaceline.cards.rulesets import is_playable
from spaceline.cli.terminal import DIM, TITLE, coloured, indented, styled
from spaceline.effects.render import render_lines, render_requirement
from spaceline.rules.second.definition import CardDefinition
from spaceline.rules.second.facts import Facts, PlayPermission

DOT = " · "
SHORT = {"Integrity": "Int", "Cunning": "Cun", "Strength": "Str", "Range": "Rng", "Weapons": "Wpn", "Shields": "Shd"}


def print_card(out: Console, card: CardDefinition, decks: Iterable[str] | None = None) -> None:
    """Print everything about a card; with the ready decks that use it, if they are given."""
    facts = card.facts
    head = styled("• " if facts.unique else "", DIM).append(card.name, TITLE).append("   ")
    out.print(
        head.append_text(coloured(facts.affiliation)).append(" " if facts.affiliation else "").append(kind(facts))
    )
    for line in fact_lines(facts):
        out.print(indented(styled(line), 2))
    if not is_playable(card):
        out.print("  Not playable yet: the card has a text that is not built.", style=DIM)
    for line in render_lines(card.abilities, facts):
        indent = 4 + len(line) - len(line.lstrip())
        out.print(indented(styled(line.strip()), indent))
    if decks is not None:
        names = ", ".join(decks)
        out.print(f"  {facts.id}{DOT}{f'in the ready decks {names}' if names else 'in no ready deck'}", style=DIM)


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


def skills(facts: Facts) -> str:
    """The skills of a card with their levels."""
    return ", ".join(name if level == 1 else f"{level} {name}" for name, level in facts.skills.items())


def attributes(facts: Facts) -> str:
    """The attributes of a card in short: ``5/6/7``."""
    return "/".join(str(value) for value in facts.attributes.values())


def who_may_attempt(facts: Facts) -> str:
    """Whose personnel may begin an attempt: ``Baj Fed``, ``any but Bor`` or ``any``."""
    allowed = facts.attempt
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

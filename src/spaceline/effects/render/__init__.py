"""The texts in words, in our own style: present tense, one clause a line, icons as symbols."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from spaceline.effects.nodes import Ability, AnyRequirement, walk
from spaceline.effects.nodes.abilities import PartOfCombo, Played, PlaysOn
from spaceline.effects.nodes.effects import Put, RemoveFromGame
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.render.abilities import ABILITIES, ability_lines, half_title
from spaceline.effects.render.cards import (
    SET_DOWN,
    is_used_by_each,
    known_of,
    of_target,
    takes_away,
    together,
    told_once,
    words_of,
)
from spaceline.effects.render.deeds import EFFECTS
from spaceline.effects.render.dialects import lexicon_for
from spaceline.effects.render.filters import filtered
from spaceline.effects.render.lexicon import ENGLISH, Lexicon
from spaceline.effects.render.lines import TextLine, laid_out
from spaceline.effects.render.modifiers import MODIFIERS
from spaceline.effects.render.nouns import AMOUNTS, SELECTORS
from spaceline.effects.render.recurring import recurring, recurring_lines
from spaceline.effects.render.requirements import REQUIREMENTS, requirement
from spaceline.effects.render.tests import TESTS
from spaceline.effects.render.writer import Printed, Writer, writer_for

RENDER: dict[type, Callable[..., Any]] = {
    **ABILITIES,
    **EFFECTS,
    **TESTS,
    **MODIFIERS,
    **SELECTORS,
    **AMOUNTS,
    **REQUIREMENTS,
}
"""How each node is put in words."""


def render_lines(
    abilities: Iterable[Ability], facts: Printed | None = None, lexicon: Lexicon | None = None
) -> list[str]:
    """The lines of a card's texts, in the words of its edition; indented lines belong to the line above."""
    card_type = "card" if facts is None else facts.type
    lexicon = lexicon or lexicon_for(facts)
    whole = tuple(told_once(ability) for ability in of_target(tuple(abilities)))
    known = known_of(whole, facts, lexicon)
    lines: list[str] = []
    again = recurring(whole)
    for ability, others in together(whole):
        if isinstance(ability, PartOfCombo):
            lines.append(half_title(lexicon, ability))
            lines.extend(f"  {line}" for line in render_lines(ability.texts, facts, lexicon))
            continue
        if ability == SET_DOWN or (again is not None and ability == again.countdown):
            continue
        known |= {"words": words_of(ability, whole, facts), "unplayed": takes_away(ability)}
        w = replace(writer_for(ability, card_type, lexicon), **known)
        if again is not None and ability == again.text:
            clauses = recurring_lines(w, again)
        else:
            clauses = ability_lines(w, ability, others)
        lines.extend(lexicon.mentioned(laid_out(clauses)))
    if is_used_by_each(whole, facts):
        lines.extend(lexicon.mentioned(laid_out([TextLine(lexicon.say("not-cumulative"))])))
    return lines


def render_whole(abilities: Iterable[Ability], facts: Printed, lexicon: Lexicon | None = None) -> list[str]:
    """All lines of a card, and what becomes of an event that does something and does not stay, where that is destroyed.

    In First Edition events stay.
    """
    whole, lexicon = tuple(abilities), lexicon or lexicon_for(facts)
    lines = render_lines(whole, facts, lexicon)
    if facts.type == "event" and is_spent(whole):
        lines.extend(laid_out(TextLine(said) for said in (lexicon.say("spent"),) if said))
    return lines


def is_spent(abilities: tuple[Ability, ...]) -> bool:
    """Whether a card does something as it is played and neither stays on the table nor says where it goes."""
    deeds = [it for it in abilities if isinstance(it, Played)]
    inside = [node for deed in deeds for _, node in walk(deed.effect)]
    goes = any(isinstance(node, Put | RemoveFromGame) and node.cards.where == "this" for node in inside)
    return bool(deeds) and not goes and not any(isinstance(it, PlaysOn) for it in abilities)


def render(abilities: Iterable[Ability], facts: Printed | None = None, lexicon: Lexicon | None = None) -> str:
    """A card's texts."""
    return "\n".join(render_lines(abilities, facts, lexicon))


def render_requirement(it: AnyRequirement, lexicon: Lexicon = ENGLISH) -> str:
    """A requirement: ``2 Security or Cunning > 26``."""
    return requirement(Writer(lexicon), it)


def render_filter(it: Filter, lexicon: Lexicon = ENGLISH, *, plural: bool = False) -> str:
    """Cards like this: ``[Baj] personnel with Medical``."""
    return filtered(Writer(lexicon), it, plural=plural)


__all__ = ["RENDER", "render", "render_filter", "render_lines", "render_requirement", "render_whole"]

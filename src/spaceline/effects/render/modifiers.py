"""Modifiers in words: ``Cunning +2``, ``gains Honor``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spaceline.effects.nodes.modifiers import Copy, Cost, Gain, Lose, Modifier, Raise, Stands
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.render.nouns import DEFINITE, amount, every
from spaceline.effects.render.writer import Writer


def modifiers_text(w: Writer, modifiers: tuple[Modifier, ...], cards: Cards) -> str:
    """What cards become: modifiers, one after another."""
    single = cards.where in DEFINITE or cards.name in w.singular
    return w.say("comma").join(MODIFIERS[type(it)](w, it, "one" if single else "more") for it in modifiers)


def signed(number: int) -> str:
    """A number with its sign."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def raised(w: Writer, it: Raise, number: str) -> str:
    """Attributes are higher or lower."""
    attributes = w.lexicon.listed(it.attributes, "and") or w.say("raise.all")
    if isinstance(it.by, int):
        return w.say("raise", attributes=attributes, by=signed(it.by * it.times))
    return w.say("raise.each", attributes=attributes, by=signed(it.times), amount=amount(w, it.by))


def gain(w: Writer, it: Gain, number: str) -> str:
    """Skills are gained."""
    key = "skill" if it.level == 1 else "skill.more"
    skills = [w.say(key, name=name, level=it.level) for name in it.skills]
    return w.say(f"gain.{number}", skills=w.lexicon.listed(skills, "and"))


def copy(w: Writer, it: Copy, number: str) -> str:
    """Skills of other cards are gained."""
    return w.say(f"copy.{number}", cards=every(w, it.of))


def lose(w: Writer, it: Lose, number: str) -> str:
    """Keywords are lost."""
    return w.say(f"lose.{number}", keywords=w.lexicon.listed(it.keywords, "or"))


def cost(w: Writer, it: Cost, number: str) -> str:
    """The cost is higher or lower."""
    return w.say("modified.cost", by=signed(it.by))


def stands(w: Writer, it: Stands, number: str) -> str:
    """An attribute stands for others."""
    return w.say("stands", attribute=it.attribute, others=w.lexicon.listed(it.instead_of, "or"))


MODIFIERS: dict[type, Callable[[Writer, Any, str], str]] = {
    Raise: raised,
    Gain: gain,
    Copy: copy,
    Lose: lose,
    Cost: cost,
    Stands: stands,
}

"""Modifiers in words: ``Cunning +2``, ``gains Honor``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spaceline.effects.nodes.modifiers import (
    Bar,
    Becomes,
    Copy,
    Cost,
    Equip,
    Fix,
    Free,
    Gain,
    Lose,
    LoseFirst,
    Modifier,
    Multiply,
    Raise,
    Stands,
)
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


def multiplied(w: Writer, it: Multiply, number: str) -> str:
    """Attributes are multiplied."""
    return w.say("multiply", attributes=w.lexicon.listed(it.attributes, "and"), by=it.by)


def fixed(w: Writer, it: Fix, number: str) -> str:
    """Attributes are set."""
    return w.say("fix", attributes=w.lexicon.listed(it.attributes, "and"), value=it.value)


def become(w: Writer, it: Becomes, number: str) -> str:
    """The affiliation is another."""
    return w.say(f"become.{number}", affiliation=w.say("icon", icon=it.affiliation))


def lose_first(w: Writer, it: LoseFirst, number: str) -> str:
    """The first skill is lost."""
    return w.say(f"lose-first.{number}")


def bar(w: Writer, it: Bar, number: str) -> str:
    """What cannot be done."""
    if it.acts == ("use",):
        return w.say(f"disabled.{number}")
    return w.say("bar", acts=w.lexicon.listed([w.say(f"act.{act}") for act in it.acts], "or"))


def free(w: Writer, it: Free, number: str) -> str:
    """No attack restrictions."""
    return w.say("free")


def equip(w: Writer, it: Equip, number: str) -> str:
    """Special equipment is gained."""
    return w.say(f"equip.{number}", names=w.lexicon.listed(it.names, "and"))


MODIFIERS: dict[type, Callable[[Writer, Any, str], str]] = {
    Raise: raised,
    Gain: gain,
    Copy: copy,
    Lose: lose,
    Cost: cost,
    Stands: stands,
    Multiply: multiplied,
    Fix: fixed,
    Becomes: become,
    LoseFirst: lose_first,
    Bar: bar,
    Free: free,
    Equip: equip,
}

"""Modifiers in words: ``Cunning +2``, ``gains Honor``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from spaceline.effects.nodes.modifiers import (
    Bar,
    Bear,
    Becomes,
    Copy,
    Cost,
    Demand,
    Double,
    DoubleSkills,
    Equip,
    Fix,
    Free,
    Gain,
    Lose,
    LoseFirst,
    Modifier,
    Multiply,
    OffLine,
    Raise,
    Spare,
    Stands,
    Tax,
)
from spaceline.effects.nodes.selectors import Cards, Count
from spaceline.effects.nodes.words import ANYTHING
from spaceline.effects.render.filters import filtered
from spaceline.effects.render.lines import TextLine
from spaceline.effects.render.nouns import DEFINITE, amount, each_of, every, is_single, one_of
from spaceline.effects.render.requirements import requirement
from spaceline.effects.render.writer import Writer
from spaceline.effects.vocabulary import ATTRIBUTES

OF_PLACES = ("attempt", "beam", "scout")
"""What personnel cannot do, or what cannot be done at a mission."""

STOOD_IN = {"facing": "dilemma", "here": "here"}
"""Which requirements are meant where an attribute stands in for others, by where the cards are."""


def modifiers_text(w: Writer, modifiers: tuple[Modifier, ...], cards: Cards) -> str:
    """What cards become: modifiers, one after another."""
    single = cards.where in DEFINITE or cards.only == 1 or cards.name in w.singular
    w = replace(w, about=cards)
    return w.say("comma").join(MODIFIERS[type(it)](w, it, "one" if single else "more") for it in modifiers)


def modified(w: Writer, modifiers: tuple[Modifier, ...], cards: Cards, text: str) -> TextLine:
    """What cards become, after which they are; requirements that are met otherwise speak of no cards."""
    clause = TextLine(text)
    is_whole = all(isinstance(it, Stands) for it in modifiers)
    return clause if is_whole else TextLine(every(w, cards), (clause,), names=True)


def signed(number: int) -> str:
    """A number with its sign."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def limit_of(modifiers: tuple[Modifier, ...], most: int) -> str:
    """What a raise comes to at most that counts so often at a time, where nothing else is modified."""
    (it, *rest) = modifiers
    if rest or not isinstance(it, Raise) or not isinstance(it.by, int):
        return ""
    return signed(it.by * it.times * most)


def per_card(w: Writer, text: str, it: Count) -> str:
    """So much for each card that is counted."""
    if it.less or it.for_each > 1 or is_single(w, it.cards):
        return w.say("times", text=text, amount=amount(w, it))
    text = w.say("for-each.card", text=text, cards=each_of(w, it.cards))
    return w.say("counting-most", text=text, most=it.most) if it.most else text


def raised(w: Writer, it: Raise, number: str) -> str:
    """Attributes are higher or lower."""
    attributes = w.lexicon.listed(it.attributes, "and") or w.say("raise.all")
    if isinstance(it.by, int):
        return w.say("raise", attributes=attributes, by=signed(it.by * it.times))
    if isinstance(it.by, Count):
        return per_card(w, w.say("raise", attributes=attributes, by=signed(it.times)), it.by)
    if it.times == 1:
        return w.say("raise.by", attributes=attributes, amount=amount(w, it.by))
    return w.say("raise.each", attributes=attributes, by=signed(it.times), amount=amount(w, it.by))


def gain(w: Writer, it: Gain, number: str) -> str:
    """Skills are gained, or levels of them taken from whoever is in one group."""
    if it.level < 0:
        return w.say(f"gain.taken.{number}", skills=w.lexicon.listed(list(it.skills), "and"), level=-it.level)
    key = "skill" if it.level == 1 else "skill.more"
    skills = [w.say(key, name=name, level=it.level) for name in (*it.skills, *(w.say("named-skill") for _ in it.names))]
    return w.say(f"gain.{number}", skills=w.lexicon.listed(skills, "and"))


def copy(w: Writer, it: Copy, number: str) -> str:
    """Skills of other cards are gained."""
    key = f"copy.level.{number}" if it.level else f"copy.{number}"
    if it.level and it.of == w.about:
        key = f"copy.own.{number}"
    if it.highest:
        key = f"copy.highest.{number}"
    return w.say(key, cards=every(w, it.of), level=it.level)


def lose(w: Writer, it: Lose, number: str) -> str:
    """Keywords or skills are lost."""
    words = [w.say(f"lose.{number}", keywords=w.lexicon.listed(it.keywords, "or"))] if it.keywords else []
    if it.skills or it.every_skill:
        named = [w.say("skill.more", name=name, level=it.level) for name in it.skills] if it.level else it.skills
        skills = w.say("lose-skills.every") if it.every_skill else w.lexicon.listed(named, "and")
        words.append(w.say(f"lose-skills.{number}", skills=skills))
    return w.say("comma").join(words)


def cost(w: Writer, it: Cost, number: str) -> str:
    """The cost is higher or lower."""
    if isinstance(it.by, int):
        return w.say("modified.cost", by=signed(it.by * it.times))
    if isinstance(it.by, Count):
        return per_card(w, w.say("modified.cost", by=signed(it.times)), it.by)
    return w.say("modified.cost.each", by=signed(it.times), amount=amount(w, it.by))


def demand(w: Writer, it: Demand, number: str) -> str:
    """More is required."""
    if it.requirement is not None and it.instead:
        skills = w.lexicon.listed(it.instead, "and")
        return w.say(f"demand-instead.{number}", requirement=requirement(w, it.requirement), skills=skills)
    if it.requirement is not None:
        return w.say(f"demand.{number}", requirement=requirement(w, it.requirement))
    assert it.of is not None
    key = f"demand-skills.apart.{number}" if it.apart else f"demand-skills.{number}"
    return w.say(key, cards=every(w, it.of), skills=w.lexicon.listed(it.apart, "or"))


def double(w: Writer, it: Double, number: str) -> str:
    """Numbers are multiplied."""
    parts = w.lexicon.listed([w.say(f"double.{part}") for part in it.parts], "and") or w.say("double.all")
    return w.say("double", parts=parts, by=it.by)


def tax(w: Writer, it: Tax, number: str) -> str:
    """Skills cost cards."""
    cards = w.say("counted", number=1, cards=w.lexicon.noun("card", plural=False))
    if it.of is not None:
        return w.say(f"tax-shared.{number}", cards=cards, others=one_of(w, it.of))
    skills = w.lexicon.listed(it.skills, "or") or w.say("tax.skills")
    return w.say(f"tax{'.owner' if it.by_owner else ''}.{number}", cards=cards, skills=skills)


def stands(w: Writer, it: Stands, number: str) -> str:
    """With which attribute requirements for others may be met, and which requirements."""
    where = STOOD_IN.get(w.about.where, "anywhere") if w.about is not None else "anywhere"
    return w.say(f"stands.{where}", attribute=it.attribute, others=w.lexicon.listed(it.instead_of, "and"))


def multiplied(w: Writer, it: Multiply, number: str) -> str:
    """Attributes are multiplied."""
    return w.say("multiply", attributes=w.lexicon.listed(it.attributes, "and"), by=it.by)


def fixed(w: Writer, it: Fix, number: str) -> str:
    """Attributes are set."""
    return w.say("fix", attributes=w.lexicon.listed(it.attributes, "and"), value=it.value)


def become(w: Writer, it: Becomes, number: str) -> str:
    """The affiliation is another."""
    return w.say(f"become{'.beside' if it.beside else ''}.{number}", affiliation=w.say("icon", icon=it.affiliation))


def lose_first(w: Writer, it: LoseFirst, number: str) -> str:
    """The first skill is lost."""
    return w.say(f"lose-first.{number}")


def bar(w: Writer, it: Bar, number: str) -> str:
    """What cannot be done."""
    if it.acts == ("use",):
        return w.say(f"disabled.{number}")
    where = "mission" if w.about is not None and is_of_missions(w.about) else "cards"
    if where == "mission" and it.acts == ("beam",):
        return w.say("bar.planet.beyond" if it.beyond else "bar.planet", number=it.beyond)
    acts = [w.say(f"act.{act}.{where}" if act in OF_PLACES else f"act.{act}") for act in it.acts]
    if it.up:
        return w.say("bar.up")
    return w.say("bar.beyond" if it.beyond else "bar", acts=w.lexicon.listed(acts, "or"), number=it.beyond)


def is_of_missions(it: Cards) -> bool:
    """Whether missions are meant."""
    return it.where in ("mission", "missions") or it.filter.names("types") == ("mission",)


def free(w: Writer, it: Free, number: str) -> str:
    """No attack restrictions, or none against some."""
    if it.against is not None:
        return w.say("free.against", cards=filtered(w, it.against, plural=True))
    return w.say("free.unmanned" if it.unmanned else "free")


def equip(w: Writer, it: Equip, number: str) -> str:
    """Special equipment is gained; what a planet gains is that holograms may exist on it (1E-6.3.2.1/1)."""
    if it.names == ("Holodeck",) and w.about is not None and is_of_missions(w.about):
        return w.say("equip.planet")
    return w.say(f"equip.{number}", names=w.lexicon.listed(it.names, "and"))


def off_line(w: Writer, it: OffLine, number: str) -> str:
    """Systems that cannot be used."""
    enhanced = [w.say("off-line.enhanced", attribute=name) for name in it.systems if name in ATTRIBUTES]
    named = [*enhanced, *(name for name in it.systems if name not in ATTRIBUTES)]
    return w.say("off-line", systems=w.lexicon.listed(named, "and") or w.say("off-line.all"))


def bear(w: Writer, it: Bear, number: str) -> str:
    """Icons are gained."""
    return w.say(f"bear.{number}", icons="".join(w.say("icon", icon=icon) for icon in it.icons))


def spare(w: Writer, it: Spare, number: str) -> str:
    """Cards that do nothing."""
    if ANYTHING in it.titles:
        return w.say(f"spare.anything.{number}")
    return w.say(f"spare.{number}", titles=w.lexicon.listed([w.say("title", title=title) for title in it.titles], "or"))


MODIFIERS: dict[type, Callable[[Writer, Any, str], str]] = {
    Raise: raised,
    Gain: gain,
    Copy: copy,
    Lose: lose,
    Cost: cost,
    Demand: demand,
    Double: double,
    Tax: tax,
    Stands: stands,
    Multiply: multiplied,
    Fix: fixed,
    Becomes: become,
    DoubleSkills: lambda w, it, number: w.say(
        f"double-skills.first.{number}" if it.first else f"double-skills.{number}"
    ),
    LoseFirst: lose_first,
    Bar: bar,
    Free: free,
    Equip: equip,
    OffLine: off_line,
    Bear: bear,
    Spare: spare,
}

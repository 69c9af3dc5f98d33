"""Requirements in words: ``2 Security or Cunning > 26``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any as Anything

from spaceline.effects.nodes.requirements import All, Any, AnyRequirement, Each, Skill, Total
from spaceline.effects.render.writer import Writer


def requirement(w: Writer, it: AnyRequirement) -> str:
    """A requirement as one phrase."""
    return REQUIREMENTS[type(it)](w, it)


def skill(w: Writer, it: Skill) -> str:
    """A skill and its level."""
    return w.say("skill" if it.level == 1 else "skill.more", name=it.name, level=it.level)


def total(w: Writer, it: Total) -> str:
    """A total of attributes and what it must exceed."""
    attributes = w.say("sum").join(w.named(it.attributes))
    if it.times:
        return w.say("total.points" if it.times == 1 else "total.points.more", attributes=attributes, times=it.times)
    return w.say("total", attributes=attributes, over=it.over)


def all_of(w: Writer, it: All) -> str:
    """Parts that must all be met; what is an alternative among them stands in brackets."""
    texts = [requirement(w, part) for part in it.parts]
    return w.say("all").join(
        w.say("inside", parts=text) if offers_choice(part) else text for part, text in zip(it.parts, texts, strict=True)
    )


def offers_choice(it: AnyRequirement) -> bool:
    """Whether a requirement is an alternative, or asks for personnel who each meet one."""
    return isinstance(it, Any) or (isinstance(it, Each) and isinstance(it.meets, Any))


def any_of(w: Writer, it: Any) -> str:
    """Alternatives; those that each leave out another one of the same terms are so many of these."""
    groups = [part.parts for part in it.parts if isinstance(part, All)]
    terms = tuple(dict.fromkeys(term for group in groups for term in group))
    if len(groups) == len(it.parts) > 1 and set(groups) == all_but_one(terms):
        listed = w.lexicon.listed([requirement(w, term) for term in terms], "and")
        return w.say("some-of", number=len(terms) - 1, terms=listed)
    texts = [requirement(w, part) for part in it.parts]
    return w.say("any").join(
        w.say("inside", parts=text) if isinstance(part, Each) and isinstance(part.meets, All) else text
        for part, text in zip(it.parts, texts, strict=True)
    )


def all_but_one(terms: tuple[AnyRequirement, ...]) -> set[tuple[AnyRequirement, ...]]:
    """The ways to leave out one of some terms."""
    return {(*terms[:at], *terms[at + 1 :]) for at in range(len(terms))}


def each(w: Writer, it: Each) -> str:
    """Single personnel, or cards of a title or keyword."""
    if it.meets is not None:
        meets = requirement(w, it.meets)
        if it.keyword:
            key = "each.kind" if it.count == 1 else "each.kind.more"
            return w.say(key, count=it.count, kind=kind(w, it.keyword), meets=meets)
        return w.say("each" if it.count == 1 else "each.more", count=it.count, meets=meets)
    noun = w.lexicon.noun(it.type, plural=it.count > 1) if it.type else ""
    card = (
        w.say("title", title=it.title) if it.title else " ".join(part for part in (kind(w, it.keyword), noun) if part)
    )
    return w.say("each.card" if it.count == 1 else "each.cards", count=it.count, card=card)


ICONS = ("AU", "Baj", "KCA", "Orb", "TE")
"""Keywords that are shown as icons."""


def kind(w: Writer, keyword: str) -> str:
    """A keyword: an icon, or a word."""
    return w.say("icon", icon=keyword) if keyword in ICONS else keyword


REQUIREMENTS: dict[type, Callable[[Writer, Anything], str]] = {
    Skill: skill,
    Total: total,
    All: all_of,
    Any: any_of,
    Each: each,
}

"""How cards may be played as the rules alone would not let them, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spaceline.effects.nodes import abilities as node, losing
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.render.deeds import effect_lines
from spaceline.effects.render.filters import filtered, one_of_kind
from spaceline.effects.render.lines import TextLine, head
from spaceline.effects.render.moments import limited
from spaceline.effects.render.nouns import every, one_of
from spaceline.effects.render.tests import test_text
from spaceline.effects.render.writer import Writer

THIS = Cards("this")
ALONE = ("coexisting", "seeded")
"""What is said of one card at a time."""
REPORTING = {"personnel", "ship", "equipment"}
"""The types of cards that report to a place."""
OF_BOTH = ("mission", "site", "time", "facility")
"""How the types of cards begin whose texts may serve both players (1E-G:mission/3, 1E-G:headquarters/1)."""


def plays(w: Writer, it: node.Plays) -> list[TextLine]:
    """How cards may be played."""
    cards = every(w, THIS) if it.cards is None else those_meant(w, it, it.cards)
    at = "" if it.at is None else one_of(w, it.at)
    if it.how == "infiltrating":
        text = w.say("plays.infiltrating")
        return [TextLine(w.say("order.test", order=text, test=test_text(w, it.test)) if it.test else text)]
    if it.how == "native" and it.cards is not None:
        return [TextLine(w.say("plays.native", cards=w.say("every", cards=filtered(w, it.cards, plural=True))))]
    if it.instead_of is not None:
        instead = w.lexicon.indefinite(filtered(w, it.instead_of))
        return [head(w.say("plays.diverted", cards=cards, at=at, instead=instead), effect_lines(w, it.price))]
    is_beneath = w.type == "facility" and it.cards is not None and it.cards.names("types") == ("dilemma",)
    if it.cards is not None and it.how == "seeded" and (w.type in ("mission", "artifact") or is_beneath):
        return [TextLine(seeded(w, it.cards))]
    if it.cards is not None and (it.how in ALONE or it.limit or (it.how == "free" and at)):
        return [TextLine(limited(w, one_played(w, it, it.cards, at), it.limit))]
    return others_played(w, it, cards, at)


def those_meant(w: Writer, it: node.Plays, wanted: Filter) -> str:
    """Which cards a text lets come: by that of what is no place of both players, those of its own player only."""
    is_own = it.how in ("reporting", "free") and not w.type.startswith(OF_BOTH)
    return w.say("plays.yours" if is_own else "every", cards=filtered(w, wanted, plural=True))


def seeded(w: Writer, wanted: Filter) -> str:
    """What may be seeded at a mission or beneath it, or beside an artifact that is seeded there."""
    if w.type == "artifact":
        return w.say("plays.seeded.beside", cards=one_of_kind(w, wanted, plural=False))
    if w.type == "facility":
        return w.say("plays.seeded.station", cards=filtered(w, wanted, plural=True))
    is_beneath = wanted.names("types") in (("artifact",), ("equipment",))
    key = "plays.seeded.beneath" if is_beneath else "plays.seeded.mission"
    return w.say(key, cards=filtered(w, wanted, plural=True))


def one_played(w: Writer, it: node.Plays, wanted: Filter, at: str) -> str:
    """How one card of a kind may be played, and where."""
    is_for_any = it.how == "free" and not it.limit
    cards = those_meant(w, it, wanted) if is_for_any else one_of_kind(w, wanted, plural=False)
    one = w.say(f"plays.{it.how}.one", cards=cards)
    one = w.say("plays.free.test", one=one, test=test_text(w, it.test)) if it.test is not None else one
    is_place = w.type == "site" or w.type.startswith("time")
    key = "plays.free.at.site" if is_place or all_report(wanted) else "plays.free.at"
    return w.say(key, one=one, at=at) if at else one


TESTED = {"reporting": "plays.reporting", "built": "plays.built", "permitted": "plays.permitted.beneath"}
"""How what holds under a condition only is said without that."""


def others_played(w: Writer, it: node.Plays, cards: str, at: str) -> list[TextLine]:
    """How all cards of a kind may be played, or the card itself."""
    if it.cards is None and it.how == "free" and at:
        mine = "plays.free.mine.at" if w.type in {"personnel", "ship", "equipment"} else "plays.free.on"
        key = "plays.free.joining" if is_somebody(w, it) else mine
        return [TextLine(w.say(key, cards=cards, at=at))]
    if it.how == "suspending" and at:
        return [TextLine(w.say("plays.suspending.on", cards=cards, at=at))]
    is_aboard = it.at is not None and it.at.filter.names("types") == ("ship",) and it.how == "reporting"
    if (it.how, w.type) == ("regardless", "facility"):
        return [TextLine(w.say("plays.shared", cards=cards))]
    if w.type == "site" and it.test is not None:
        text = w.say("plays.regardless" if it.how == "regardless" else "plays.welcome", cards=cards, at=at)
        return [TextLine(w.say("order.test", order=text, test=test_text(w, it.test)))]
    how = "welcome" if (it.how, w.type) == ("reporting", "site") else it.how
    how = "joining" if how == "reporting" and is_somebody(w, it) else how
    how = "carried" if how == "welcome" and it.cards is not None and it.cards.names("types") == ("equipment",) else how
    if it.how in TESTED and it.test is not None:
        text = w.say(TESTED[it.how], cards=cards, at=at)
        return [TextLine(w.say("order.test", order=text, test=test_text(w, it.test)))]
    lands = (
        how == "reporting"
        and it.at is not None
        and it.at.where == "missions"
        and it.cards is not None
        and it.cards.names("types") == ("ship",)
    )
    key, test = (
        "landed" if lands and not is_aboard else "aboard" if is_aboard else how,
        "" if it.test is None else test_text(w, it.test),
    )
    return [TextLine(w.say("plays.free.if" if test else f"plays.{key}", cards=cards, at=at, test=test))]


def is_somebody(w: Writer, it: node.Plays) -> bool:
    """Whether cards report to where a personnel is."""
    at = it.at
    return at is not None and (
        "personnel" in at.filter.names("types") or (at.where == "this" and w.type == "personnel")
    )


def all_report(it: Filter) -> bool:
    """Whether nothing but personnel, ships and equipment is meant, which report there and are played on no mission."""
    ways = it.said.get("one_of", ())
    types = it.names("types")
    if types:
        return set(types) <= REPORTING
    return bool(ways) and all(all_report(one) for one in ways)


def listed_titles(w: Writer, titles: tuple[str, ...]) -> str:
    """Cards by their titles."""
    return w.lexicon.listed([w.say("title", title=title) for title in titles], "and")


def admits(w: Writer, it: losing.Admits) -> list[TextLine]:
    """Who makes use here of cards of some titles."""
    return [TextLine(w.say("admits", who=filtered(w, it.who), titles=listed_titles(w, it.titles)))]


OF_OTHERS: dict[type, Callable[[Writer, Any], list[TextLine]]] = {
    losing.OpponentLoses: lambda w, it: [TextLine(w.say("opponent-loses", test=test_text(w, it.test), who=w.opponent))],
    losing.IgnoresRequirements: lambda w, it: [TextLine(w.say("ignores-requirements"))],
    losing.RaisesGoal: lambda w, it: [TextLine(w.say("raises-goal", points=it.points))],
    losing.Bombards: lambda w, it: [TextLine(w.say("bombards"))],
    losing.Reinforces: lambda w, it: [TextLine(w.say("reinforces", who=filtered(w, it.who)))],
    losing.Admits: admits,
    losing.Forfeits: lambda w, it: [TextLine(w.say("forfeits"))],
    losing.Interposes: lambda w, it: [TextLine(w.say("interposes", cards=w.lexicon.indefinite(filtered(w, it.cards))))],
    losing.Hiccup: lambda w, it: [TextLine(w.say("hiccup"))],
    losing.AffectsAll: lambda w, it: [TextLine(w.say("affects-all", titles=listed_titles(w, it.titles)))],
}
"""Texts by which a player loses something, or has to do with the cards of others."""

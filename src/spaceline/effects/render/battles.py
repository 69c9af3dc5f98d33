"""Battles in words: how they begin, who wins them, and when they are over."""

from __future__ import annotations

from spaceline.effects.nodes import abilities, effects as node
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.traits import like
from spaceline.effects.render.filters import filtered
from spaceline.effects.render.nouns import every, one_of
from spaceline.effects.render.writer import Writer

PERSONNEL = like(types="personnel")

BATTLES = ("begin-battle", "win-battle")
"""The verbs by which texts respond to battles as a whole."""


def begun(w: Writer, it: node.BeginBattle) -> str:
    """What is begun, and whom it must involve."""
    what = w.lexicon.listed([w.say(f"battle.{kind}") for kind in it.kinds], "or")
    demanded = [w.say("battle.your", cards=filtered(w, one)) for one in (it.ship, it.personnel) if one is not None]
    if it.ship is not None and it.personnel is not None:
        demanded = [w.say("battle.crewed", ship=demanded[0], crew=demanded[1])]
    if it.this:
        demanded.append(every(w, Cards("this")))
    if it.among is not None:
        demanded.append(one_of(w, it.among))
    if not demanded:
        return w.say("battle.begin", battle=what)
    text = w.say("battle.begin.with", battle=what, cards=w.lexicon.listed(demanded, "and"))
    return w.say("battle.alone", text=text) if it.alone else text


def when_over(w: Writer, it: node.BeginBattle) -> str:
    """The head of what happens once the battle is over, whoever wins it."""
    return w.say("battle.after", battle=w.lexicon.listed([w.say(f"battle.after.{kind}") for kind in it.kinds], "or"))


def battle_event(w: Writer, it: abilities.When, cards: str) -> str:
    """That a battle of a kind begins or is won in which cards are involved."""
    if it.by and is_of_target(it):
        return w.say("event.attack", cards=cards, who=w.say(f"player.{it.by}"))
    kind = kind_of(w, it)
    if it.verb == "win-battle":
        is_any = it.subject is not None and it.subject.says_only("types", "involved") and not it.where
        key = "event.win-battle" if it.whose == "you" else "event.wins-battle"
        return w.say(f"{key}.any" if is_any else key, battle=kind, cards=cards)
    if it.by:
        by = "event.begin-battle.by.you" if it.by == "you" else "event.begin-battle.by"
        return w.say(by, battle=kind, cards=cards, who=w.say(f"player.{it.by}"))
    key = "event.begin-battle.personnel" if is_of_personnel(it) else "event.begin-battle"
    return w.say(key, battle=kind, cards=cards)


def is_of_personnel(it: abilities.When) -> bool:
    """Whether a text responds to any battle in which there are personnel, which may have a name of its own."""
    return it.subject == PERSONNEL and it.whose == "anyone" and not it.where


def is_of_target(it: abilities.When) -> bool:
    """Whether a text responds to the attack on a card, and not to a battle that the card joins."""
    return it.subject is not None and it.subject.names("involved") == ("target",)


def kind_of(w: Writer, it: abilities.When) -> str:
    """Which battles a text speaks of: ships are in engagements, other cards in either unless it says so."""
    involved = () if it.subject is None else it.subject.names("involved")
    types = (w.type,) if it.subject is None else it.subject.names("types")
    kinds = involved or (("engagement",) if types == ("ship",) else ())
    return w.lexicon.listed([w.say(f"battle.{kind}") for kind in kinds or ("any",)], "or")

"""Combat and engagements in words."""

from __future__ import annotations

from spaceline.effects.nodes import effects as node
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.render.nouns import every, filtered, one_of
from spaceline.effects.render.writer import Writer


def begun(w: Writer, it: node.BeginBattle) -> str:
    """What is begun, and whom it must involve."""
    what = w.lexicon.listed([w.say(f"battle.{kind}") for kind in it.kinds], "or")
    demanded = [w.say("battle.your", cards=filtered(w, one)) for one in (it.ship, it.personnel) if one is not None]
    if it.this:
        demanded.append(every(w, Cards("this")))
    if it.among is not None:
        demanded.append(one_of(w, it.among))
    if not demanded:
        return w.say("battle.begin", battle=what)
    text = w.say("battle.begin.with", battle=what, cards=w.lexicon.listed(demanded, "and"))
    return w.say("battle.alone", text=text) if it.alone else text

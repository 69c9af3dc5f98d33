"""What a text forbids, in words."""

from __future__ import annotations

from spaceline.effects.names import TARGET
from spaceline.effects.nodes import abilities as node
from spaceline.effects.nodes.selectors import Cards, Count
from spaceline.effects.nodes.tests import Are, AtLeast, Not, Test
from spaceline.effects.render.filters import filtered, predicate
from spaceline.effects.render.lines import TextLine
from spaceline.effects.render.nouns import amount, every
from spaceline.effects.render.tests import test_text
from spaceline.effects.render.writer import Writer

THIS = Cards("this")
UNLESS = ("halt", "cross")
"""What ships cannot do unless they are of a kind."""


def forbids(w: Writer, it: node.Forbids) -> list[TextLine]:
    """What cannot be done."""
    if isinstance(it.test, Not) and isinstance(it.test.test, Are) and it.act in UNLESS:
        return [TextLine(w.say(f"forbids.{it.act}", what=predicate(w, it.test.test.filter)))]
    if it.act == "depart" and isinstance(it.test, Are):
        return [TextLine(w.say("forbids.depart", what=w.lexicon.indefinite(filtered(w, it.test.filter))))]
    if it.act == "command" and isinstance(it.test, Are):
        what = w.lexicon.indefinite(filtered(w, it.test.filter))
        return [TextLine(w.say("forbids.command", mission=every(w, THIS), what=what))]
    if it.act == "attempt":
        return [TextLine(no_attempt(w, it.test))]
    key = f"forbids.{it.act}.always" if it.test == AtLeast(1) else f"forbids.{it.act}"
    return [TextLine(w.say(key, mission=every(w, THIS), test=test_text(w, it.test)))]


WHOLE_TEAM = Count(Cards("named", name=TARGET))
"""How many would attempt a mission."""


def no_attempt(w: Writer, it: Test) -> str:
    """Who does not attempt a mission."""
    if it == AtLeast(Count(Cards("this"))):
        return w.say("forbids.attempt")
    few = it.test if isinstance(it, Not) and isinstance(it.test, AtLeast) else None
    if few is not None and few.amount == WHOLE_TEAM:
        return w.say("forbids.attempt.few", number=amount(w, few.least))
    if few is not None and isinstance(few.amount, Count) and few.amount.cards.name == TARGET:
        return w.say("forbids.attempt.without", what=w.lexicon.indefinite(filtered(w, few.amount.cards.filter)))
    return w.say("forbids.attempt.while", test=test_text(w, it))

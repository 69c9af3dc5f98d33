"""What is so all the time, in words."""

from __future__ import annotations

from spaceline.effects.nodes import abilities as node
from spaceline.effects.nodes.modifiers import Cost
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.tests import Are, Both
from spaceline.effects.render.lines import TextLine, head
from spaceline.effects.render.modifiers import modified, modifiers_text
from spaceline.effects.render.nouns import DEFINITE, every
from spaceline.effects.render.tests import test_text
from spaceline.effects.render.writer import Writer

THIS = Cards("this")


def static(w: Writer, it: node.Static) -> list[TextLine]:
    """How cards are modified; what a single card must be stands first, and its own cost counts as it is played."""
    clause = TextLine(modifiers_text(w, it.modifiers, it.cards))
    if it.cards == THIS and all(isinstance(modifier, Cost) for modifier in it.modifiers):
        as_played = w.say("as-played", this=every(w, THIS))
        tested = as_played if it.test is None else w.say("whenever.test", moment=as_played, test=test_text(w, it.test))
        return [head(tested, [clause])]
    if it.cards.where in DEFINITE and it.cards.filter.traits:
        is_so = Are(Cards(it.cards.where, it.cards.of), it.cards.filter)
        test = is_so if it.test is None else Both((is_so, it.test))
        return [head(w.say("while", test=test_text(w, test)), [clause])]
    line = modified(w, it.modifiers, it.cards, clause.text)
    return [line] if it.test is None else [head(w.say("while", test=test_text(w, it.test)), [line])]

"""What is selected, in words."""

from __future__ import annotations

from spaceline.effects.nodes import effects as node
from spaceline.effects.nodes.selectors import Count
from spaceline.effects.render.lines import TextLine
from spaceline.effects.render.nouns import chosen, counted, every, of_anyone, one_of
from spaceline.effects.render.writer import GOES_WITHOUT_SAYING, Writer, is_of_it, value_name


def tagged(w: Writer, name: str, text: str) -> str:
    """Cards with the mark of their name, where names would be mixed up."""
    return w.say("tagged", cards=text, tag=w.tags[name]) if name in w.tags else text


def select(w: Writer, it: node.Select) -> list[TextLine]:
    """A selection that names cards for later; that of the only card there is goes without saying.

    Where an opponent's cards are selected for nothing, it says which opponent is meant.
    """
    if it.cards in GOES_WITHOUT_SAYING or (it.name in w.same and is_of_it(it)):
        return []
    if it.name in w.unsaid and it.cards.of == "opponent" and it.count == Count(it.cards):
        return [TextLine(w.say("select.whose", cards=of_anyone(w, it.cards)))]
    if it.by == "random" and it.count == Count(it.cards):
        return [TextLine(w.say("select.shuffled", cards=tagged(w, it.name, every(w, it.cards))))]
    if it.by == "you" and it.cards.of != "opponent" and it.count == Count(it.cards) and not it.up_to:
        return [TextLine(w.say("select.all", cards=tagged(w, it.name, every(w, it.cards))))]
    return [TextLine(w.say(f"select.{it.by}", cards=tagged(w, it.name, chosen(w, it)), who=w.opponent))]


def top(w: Writer, it: node.Top) -> list[TextLine]:
    """The card with the highest value, and who says which of several equals it is (2E-selections/3, 1E-12.5/2)."""
    cards = counted(w, it.cards) if it.count > 1 else one_of(w, it.cards)
    key = "top.several" if it.count > 1 else "top"
    text = w.say(key, cards=tagged(w, it.name, cards), of=value_name(w, it.of), number=it.count)
    breaker = it.by or ("opponent" if w.facing else "you")
    return [TextLine(w.say(f"top.tied.{breaker}", text=text, who=w.opponent))]


def drawn_at_will(it: node.Sequence) -> tuple[int, int] | None:
    """How many cards are drawn and how many more may be, if nothing else is done."""
    first, second = it.steps if len(it.steps) == 2 else (None, None)
    if not (isinstance(first, node.Draw) and isinstance(second, node.Gate) and second.asks == "you"):
        return None
    more = second.then
    is_more = isinstance(more, node.Draw) and second.otherwise is None and first.who == more.who == "you"
    if not (is_more and isinstance(first.amount, int) and isinstance(more, node.Draw) and isinstance(more.amount, int)):
        return None
    return (first.amount, more.amount)

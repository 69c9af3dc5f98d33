"""Texts that work at the end of turns: each time a countdown would end, or when the first turn ends."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from msgspec.structs import replace

from spaceline.effects.nodes import Ability, walk
from spaceline.effects.nodes.abilities import Countdown, When
from spaceline.effects.nodes.effects import Destroy, Effect, Gate, Prevent, Put, Sequence
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.tests import Are
from spaceline.effects.nodes.traits import like
from spaceline.effects.render.deeds import effect_lines
from spaceline.effects.render.lines import TextLine, head
from spaceline.effects.render.writer import Writer


class Recurring(NamedTuple):
    """Two texts of a card that mean one thing together."""

    countdown: Countdown
    text: When


def recurring(abilities: Iterable[Ability]) -> Recurring | None:
    """The countdown of one turn and the text that keeps it from ending; None where a card has no such pair."""
    counts = next((it for it in abilities if isinstance(it, Countdown) and it.turns == 1), None)
    ends = (it for it in abilities if isinstance(it, When) and (it.moment, it.verb) == ("about", "expire"))
    text = next((it for it in ends if any(isinstance(node, Prevent) for _, node in walk(it.effect))), None)
    return None if counts is None or text is None else Recurring(counts, text)


def recurring_lines(w: Writer, pair: Recurring) -> list[TextLine]:
    """What happens after each of those turns."""
    return [head(w.say(f"recurring.{pair.countdown.of}"), effect_lines(w, without_prevention(pair.text.effect)))]


def without_prevention(it: Effect | None) -> Any:
    """The effect, as far as it is not that the countdown does not end."""
    if isinstance(it, Gate):
        return replace(it, then=without_prevention(it.then), otherwise=without_prevention(it.otherwise))
    if not isinstance(it, Sequence):
        return None if isinstance(it, Prevent) else it
    steps = tuple(step for step in map(without_prevention, it.steps) if step is not None)
    return steps[0] if len(steps) == 1 else Sequence(steps)


def is_of_this_turn(it: When) -> bool:
    """Whether a text ends with the first turn that ends: its card leaves then."""
    leaves = isinstance(it.effect, Put | Destroy) and it.effect.cards == Cards("this")
    return it.verb == "end_turn" and it.whose == "anyone" and not it.optional and leaves


def is_of_this_mission(it: When) -> bool:
    """Whether a text responds to the completion of the very mission where its card is."""
    completed = Are(Cards("mission"), like(completed=True))
    return (it.moment, it.verb, it.where) == ("when", "complete", "here") and it.test == completed

"""Orders as options: offers, and what every refusal looks at first."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.leaves import PlayerId
from spaceline.core.ruleset import TimedOffer
from spaceline.core.state import State
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.turn import in_orders, not_now

OptionFinder = Callable[[State, PlayerId], Iterable[Option]]


def orders(find: OptionFinder) -> TimedOffer:
    """The offer of a kind of order: what ``find`` finds, in the orders of the player's own turn."""
    return TimedOffer(in_orders, find)


def no_order(state: State, player: PlayerId, option: Option, *parts: str) -> Refusal | None:
    """Why no such order can be given: it is not the time, or it names more than an order of that kind does.

    ``parts`` are those that it has beside its card: ``target``, ``detail``.
    """
    problem = not_now(state, player, "orders")
    if problem is not None:
        return problem
    is_plain = ("target" in parts or not option.target) and ("detail" in parts or not option.detail)
    return None if is_plain else refusal("no-such-target")

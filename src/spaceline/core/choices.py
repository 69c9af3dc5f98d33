"""Choosing: which answers a decision allows, what a half-made choice amounts to, and a default that is always legal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import Protocol, TypeVar

from msgspec.structs import replace

from spaceline.core.data.decisions import Answer, Check, Decision, Option, Selection
from spaceline.core.data.leaves import CardId, EntityId
from spaceline.core.refusals import refusal

T = TypeVar("T")


class Dice(Protocol):
    """The part of ``random.Random`` that choosing at random needs."""

    def choice(self, seq: Sequence[T], /) -> T:
        """One of several."""

    def randint(self, a: int, b: int, /) -> int:
        """A number between two, both included."""

    def randrange(self, start: int, /) -> int:
        """A number below one."""

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """Several different ones in random order."""


def check(selection: Selection, chosen: Sequence[CardId]) -> Check:
    """What the cards chosen so far amount to: what may be added, the total weight, what is missing."""
    index = {card: at for at, card in enumerate(selection.cards)}
    problem = ""
    if any(card not in index for card in chosen):
        problem = "not-offered"
    elif len(set(chosen)) != len(chosen):
        problem = "named-twice"
    places = [index[card] for card in chosen if card in index]
    total = sum(selection.weights[at] for at in places) if selection.weights else 0
    taken = {selection.groups[at] for at in places} if selection.groups else set()
    if not problem and selection.groups and len(taken) != len(places):
        problem = "alike"
    if not problem and selection.weights and total > selection.budget:
        problem = "over-budget"
    missing = max(0, selection.least - len(chosen))
    if not problem and len(chosen) > selection.most:
        problem = "too-many"
    if not problem and missing:
        problem = "too-few"
    return Check(addable(selection, chosen, total, taken), total, missing, not problem, problem)


def addable(selection: Selection, chosen: Sequence[CardId], total: int, taken: set[int]) -> tuple[CardId, ...]:
    """The cards that may join the chosen ones."""
    if len(chosen) >= selection.most:
        return ()
    have = set(chosen)
    room = selection.budget - total
    weights, groups = selection.weights, selection.groups
    open_ = [
        at
        for at, card in enumerate(selection.cards)
        if card not in have and (not weights or weights[at] <= room) and (not groups or groups[at] not in taken)
    ]
    more = selection.least - len(chosen) - 1
    if more > 0 and (weights or groups):
        open_ = [at for at in open_ if leaves_enough(selection, open_, at, more, room)]
    return tuple(selection.cards[at] for at in open_)


def leaves_enough(selection: Selection, open_: Sequence[int], taken: int, more: int, room: int) -> bool:
    """Whether so many more cards can still be chosen from the open ones after this one is taken."""
    weights, groups = selection.weights, selection.groups
    cheapest: dict[int, int] = {}
    for at in open_:
        group = groups[at] if groups else at
        if at != taken and not (groups and group == groups[taken]):
            weight = weights[at] if weights else 0
            cheapest[group] = min(weight, cheapest.get(group, weight))
    needed = sorted(cheapest.values())[:more]
    return len(needed) == more and (not weights or sum(needed) + weights[taken] <= room)


def default(decision: Decision) -> Answer:
    """An answer that is always legal, for clocks, tutorials and the careless."""
    if decision.options:
        passing = [option for option in decision.options if option.kind in ("pass", "no")]
        return Answer(option=passing[0] if passing else decision.options[0])
    if decision.kind == "number":
        return Answer(numbers=(decision.low,))
    selection = decision.selection or Selection(())
    if decision.kind == "distribution":
        return Answer(numbers=(decision.high, *(0 for _ in selection.cards))[: len(selection.cards)])
    if decision.kind == "order":
        return Answer(cards=selection.cards)
    return Answer(cards=fill(selection, (), selection.least, None))


def fill(selection: Selection, chosen: tuple[CardId, ...], count: int, rng: Dice | None) -> tuple[CardId, ...]:
    """Add cards until there are ``count`` or no more may be added: the first ones, or any with a generator."""
    while len(chosen) < count:
        more = check(selection, chosen).addable
        if not more:
            break
        chosen = (*chosen, rng.choice(more) if rng else more[0])
    return chosen


def sample(decision: Decision, rng: Dice) -> Answer:
    """A random legal answer; among options, the kind is drawn first."""
    if decision.options:
        of_kind = list(by_kind(decision.options).values())
        return Answer(option=rng.choice(of_kind[0] if len(of_kind) == 1 else rng.choice(of_kind)))
    if decision.kind == "number":
        return Answer(numbers=(rng.randint(decision.low, decision.high),))
    selection = decision.selection or Selection(())
    if decision.kind == "order":
        return Answer(cards=tuple(rng.sample(selection.cards, len(selection.cards))))
    if decision.kind == "distribution":
        shares = [0] * len(selection.cards)
        for _ in range(decision.high):
            shares[rng.randrange(len(shares))] += 1
        return Answer(numbers=tuple(shares))
    count = rng.randint(selection.least, max(selection.least, min(selection.most, len(selection.cards))))
    if not selection.weights and not selection.groups:
        return Answer(cards=tuple(rng.sample(selection.cards, count)))
    return Answer(cards=fill(selection, (), count, rng))


def only_answer(decision: Decision) -> Answer | None:
    """The answer, when there is just one; such a decision is made by the engine."""
    if decision.options:
        return Answer(option=decision.options[0]) if len(decision.options) == 1 else None
    if decision.kind == "number":
        return Answer(numbers=(decision.low,)) if decision.low == decision.high else None
    selection = decision.selection or Selection(())
    if decision.kind == "order":
        return Answer(cards=selection.cards) if len(selection.cards) < 2 else None
    if decision.kind == "distribution":
        return default(decision) if len(selection.cards) < 2 else None
    if selection.least == len(selection.cards) or selection.most == 0:
        return Answer(cards=fill(selection, (), selection.least, None))
    if not selection.least and not addable(selection, (), 0, set()):
        return Answer()
    return None


def by_kind(options: Iterable[Option]) -> dict[str, list[Option]]:
    """Options by their kinds, in the order in which both come first."""
    found: dict[str, list[Option]] = {}
    for option in options:
        kind = option.kind
        if kind in found:
            found[kind].append(option)
        else:
            found[kind] = [option]
    return found


def in_known_order(
    decision: Decision, known: Callable[[EntityId], int], place_in_order: Callable[[Option], tuple[int, int]]
) -> Decision:
    """The decision with its options and cards in the order of the names its player knows them by.

    ``known`` gives the name of a card or another entity, ``place_in_order`` those of the two in an option.
    Kinds of options, and options about the same things, stay as they are; so does an order that is to be changed.
    """
    options, selection = decision.options, decision.selection
    of_kind = by_kind(options)
    if len(of_kind) < len(options):
        for alike in of_kind.values():
            if len(alike) > 1:
                alike.sort(key=place_in_order)
        options = tuple(chain.from_iterable(of_kind.values()))
    if selection is not None and decision.kind != "order":
        selection = sorted_selection(selection, known)
    if options == decision.options and selection == decision.selection:
        return decision
    return replace(decision, options=options, selection=selection)


def sorted_selection(selection: Selection, known: Callable[[EntityId], int]) -> Selection:
    """A selection with its cards in the order of their names, and its groups numbered in that order."""
    cards, weights, groups = selection.cards, selection.weights, selection.groups
    order = sorted(range(len(cards)), key=lambda at: known(cards[at]))
    numbers = {group: at for at, group in enumerate(dict.fromkeys(groups[at] for at in order))} if groups else {}
    return replace(
        selection,
        cards=tuple(cards[at] for at in order),
        weights=tuple(weights[at] for at in order) if weights else (),
        groups=tuple(numbers[groups[at]] for at in order) if groups else (),
    )


def confirm_option(decision: Decision, answer: Answer) -> None:
    """A decision that lists options takes one of them, any other takes none."""
    allowed = answer.option in decision.options if decision.options else answer.option is None
    if not allowed:
        raise refusal("not-offered", decision.clause)


def confirm_nothing_else(decision: Decision, answer: Answer) -> None:
    """An answer that is an option names no cards and no numbers, a number no cards, and cards no numbers."""
    has_numbers = not decision.options and decision.kind in ("number", "distribution")
    has_cards = not decision.options and not has_numbers
    if (answer.cards and not has_cards) or (answer.numbers and not has_numbers):
        raise refusal("not-asked-for", decision.clause)


def confirm(decision: Decision, answer: Answer) -> None:
    """Check that the decision allows the answer.

    Raises:
        Refusal: it does not; the reason says why.
    """
    confirm_option(decision, answer)
    confirm_nothing_else(decision, answer)
    if decision.options:
        return
    if decision.kind == "number":
        if len(answer.numbers) != 1 or not decision.low <= answer.numbers[0] <= decision.high:
            raise refusal("out-of-range", decision.clause, low=decision.low, high=decision.high)
        return
    selection = decision.selection or Selection(())
    if decision.kind == "distribution":
        if (
            len(answer.numbers) != len(selection.cards)
            or min(answer.numbers, default=0) < 0
            or sum(answer.numbers) != decision.high
        ):
            raise refusal("wrong-sum", decision.clause, sum=decision.high)
        return
    if decision.kind == "order":
        if sorted(answer.cards) != sorted(selection.cards):
            raise refusal("not-an-order", decision.clause)
        return
    problem = check(selection, answer.cards).problem
    if problem:
        raise refusal(problem, decision.clause)

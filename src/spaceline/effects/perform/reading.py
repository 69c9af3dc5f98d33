"""Reading a text without doing anything: which cards it means, how many, and whether a test holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spaceline.core.caching import VALUES, cached_on
from spaceline.core.data.frames import RunEffect
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.modifiers import current_values, values_for
from spaceline.core.state import State
from spaceline.effects.groups import Asking
from spaceline.effects.names import SPOKEN_OF
from spaceline.effects.nodes.selectors import (
    Amount,
    Cards,
    CardsDrawn,
    CardsPlayed,
    Count,
    Highest,
    Killed,
    Number,
    Sum,
)
from spaceline.effects.nodes.tests import (
    Active,
    Alike,
    Are,
    AtLeast,
    Both,
    Either,
    Even,
    Half,
    HasCompleted,
    HasDone,
    HasPoints,
    Leads,
    Not,
    OneIs,
    PlaysAs,
    Shows,
    Solves,
    Test,
    Unused,
    WasReady,
)
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.parts import dilemmas_of, sides_of
from spaceline.effects.paths import part
from spaceline.effects.perform.steadiness import can_be_kept
from spaceline.effects.scope import Reading, Scope, Values, beholding, denied
from spaceline.effects.sharing import are_alike, in_company, sharing
from spaceline.effects.this_turn import drawn, has_done, played, those_counted
from spaceline.effects.world import texts_called, world_of


def root(state: State, run: RunEffect) -> Any:
    """The expression that is carried out."""
    node: Any = texts_called(state, run.definition)[run.path[0]]
    for step in run.path[1:]:
        node = part(node, step)
    return node


def expression(state: State, run: RunEffect) -> Any:
    """The node at the cursor."""
    node = root(state, run)
    for step in run.cursor:
        node = part(node, step)
    return node


def current(state: State) -> Values:
    """The values of cards as they are now."""
    return current_values(state).of


def values_for_filter(state: State, filter: Filter) -> Values:
    """The values of cards as they are now, as far as a filter looks at them."""
    return values_for(state, world_of(state).dependencies(filter).values)


def values_for_text(state: State, text: Scope, filter: Filter, values: Values | None = None) -> Values:
    """These values for a text, or those given for one that goes on: of skills it asks for, those that it can use."""
    found, goes_on = values or values_for_filter(state, filter), values is not None
    return world_of(state).usable_by(state, text, found, goes_on=goes_on) if filter.asks_for_skills else found


def cards_meant(state: State, scope: Scope, cards: Cards, values: Values | None = None) -> tuple[CardId, ...]:
    """The cards that a selector means, in the order in which they lie."""
    world = world_of(state)
    found = world.found(state, scope, cards, values)
    for name in cards.also:
        found += tuple(card for card in scope.cards.get(name, ()) if card not in found)
    if cards.top != 0:
        top = number_meant(state, scope, cards.top, values)
        found = found[max(0, len(found) - top) :] if cards.bottom else found[:top]
    if cards.filter.traits:
        found = like_that(state, scope, cards, found, values)
    if cards.other:
        found = tuple(card for card in found if card != scope.source)
    for name in cards.apart:
        left_out = scope.cards.get(name, ())
        found = tuple(card for card in found if card not in left_out)
    if cards.costing != -1:
        most = number_meant(state, scope, cards.costing, values)
        found = tuple(card for card in found if state.definition(card).facts.cost <= most)
    if cards.titled:
        title = scope.words.get(cards.titled)
        found = tuple(card for card in found if state.definition(card).title == title)
    if cards.skilled:
        look, skill = values or current(state), scope.words.get(cards.skilled)
        found = tuple(card for card in found if skill in look(card).skills)
    if cards.shares:
        found = having_in_common(state, scope, cards, found, values)
    found = replaceable(state, scope, found, cards.successors) if cards.successors is not None else found
    return found[: cards.only] if cards.only else found


def like_that(
    state: State, scope: Scope, cards: Cards, found: tuple[CardId, ...], values: Values | None
) -> tuple[CardId, ...]:
    """Those of the cards in the zone of a selector that are what its filter says."""
    if values is None and cards.where in ON_THE_TABLE and can_be_kept(state, cards.filter):
        return like_that_now(state, found, cards.filter)
    look = values_for_text(state, scope, cards.filter, values)
    return world_of(state).fitting(state, found, cards.filter, look)


ON_THE_TABLE = ("command", "table")
"""Words for all cards in play, or all of a player's."""


@cached_on(VALUES)
def like_that_now(state: State, cards: tuple[CardId, ...], filter: Filter) -> tuple[CardId, ...]:
    """Those of several cards in play that are what a filter says, looked at again only once values may be others."""
    return world_of(state).fitting(state, cards, filter, values_for_filter(state, filter))


def replaceable(state: State, scope: Scope, found: tuple[CardId, ...], successors: Cards) -> tuple[CardId, ...]:
    """Those of the cards for whom there is a successor: done is what can be done (2E-actions-effects/1)."""
    name = successors.replacing.name if successors.replacing is not None else ""

    def has_one(card: CardId) -> bool:
        supposed = Reading(scope.source, scope.you, {**scope.cards, name: (card,)}, scope.numbers, scope.words)
        return bool(cards_meant(state, supposed, successors))

    return tuple(card for card in found if has_one(card))


def having_in_common(
    state: State, scope: Scope, cards: Cards, found: tuple[CardId, ...], values: Values | None
) -> tuple[CardId, ...]:
    """Those of the cards that share something with others that a selector means, or with enough of one another."""
    look = values or values_for(state, world_of(state).dependencies(cards).values)
    if cards.to is None:
        return in_company(state, cards.shares, found, cards.beside, look)
    return sharing(state, cards.shares, found, cards_meant(state, scope, cards.to, values), look)


def remembered(state: State, source: CardId) -> dict[str, str]:
    """The skills and titles that all texts of a card know because they were named for it."""
    known = (effect.words for effect in state.lasting if effect.source == source and not effect.path)
    return {name: word for words in known for name, word in words.items()} if state.lasting else {}


def number_meant(state: State, scope: Scope, amount: Amount, values: Values | None = None) -> int:
    """The number that an amount comes to."""
    if isinstance(amount, int):
        return amount
    return AMOUNTS[type(amount)](state, scope, amount, values)


def counted(state: State, scope: Scope, cards: Cards, values: Values | None) -> tuple[CardId, ...]:
    """The cards that a selector means, as far as they count."""
    return world_of(state).counted(state, cards, cards_meant(state, scope, cards, values), values)


def count(state: State, scope: Scope, amount: Count, values: Values | None) -> int:
    """How many cards there are, counted up to the limit; of those whom a card stands for who are what is counted."""
    cards = counted(state, scope, amount.cards, values)
    each = amount.for_each
    heads = heads_like(state, cards, amount.cards.filter, values) if each == 1 else len(cards) // each
    there = max(0, heads - amount.less)
    return min(there, amount.most) if amount.most else there


def heads_like(state: State, cards: tuple[CardId, ...], filter: Filter, values: Values | None) -> int:
    """How many are what a filter says on cards of which somebody is."""
    world = world_of(state)
    if world.heads(state, cards) == len(cards):
        return len(cards)
    look = values or current(state)
    return sum(world.targets_on(state, card, filter, look) for card in cards)


def highest(state: State, scope: Scope, amount: Highest, values: Values | None) -> int:
    """The highest value among the cards; 0 when there are none."""
    world, look = world_of(state), values or current(state)
    cards = counted(state, scope, amount.cards, values)
    numbers = (number for card in cards for number in world.stats(state, card, amount.of, look, amount.cards.filter))
    return max(numbers, default=0)


def added_up(state: State, scope: Scope, amount: Sum, values: Values | None) -> int:
    """The values of the cards added up."""
    world, look = world_of(state), values or current(state)
    cards = counted(state, scope, amount.cards, values)
    each = (number for card in cards for number in world.stats(state, card, amount.of, look, amount.cards.filter))
    numbers = sorted(each, reverse=True)
    return sum(numbers[: amount.most] if amount.most else numbers)


def named_number(state: State, scope: Scope, amount: Number, values: Values | None) -> int:
    """A number that the text gave a name to, or what cards bear by that name."""
    if amount.on is None:
        return scope.numbers[amount.name]
    bearers = cards_meant(state, scope, amount.on, values)
    return sum(it.numbers.get(amount.name, 0) for it in state.lasting if it.source in bearers and not it.path)


def killed(state: State, scope: Scope, amount: Killed, values: Values | None) -> int:
    """How many personnel have been killed in what is going on."""
    if not amount.of:
        return dilemmas_of(state).killed(state)
    players = those_counted(state, scope, amount.of)
    cards = tuple(card for card, loser in world_of(state).lost_in_battle(state) if loser in players)
    if not amount.filter.traits:
        return len(cards)
    look = values or values_for_filter(state, amount.filter)
    return len(world_of(state).fitting(state, cards, amount.filter, look))


AMOUNTS: dict[type, Callable[[State, Scope, Any, Values | None], int]] = {
    Count: count,
    Highest: highest,
    Sum: added_up,
    Number: named_number,
    CardsPlayed: played,
    CardsDrawn: drawn,
    Killed: killed,
}


def holds(state: State, scope: Scope, test: Test, values: Values | None = None) -> bool:
    """Whether a test holds. For a requirement this is a hint only: meeting one is an act (``checking``)."""
    return TESTS[type(test)](state, scope, test, values)


def shows(state: State, scope: Scope, test: Shows, values: Values | None) -> bool:
    """Whether the group could meet the requirement."""
    world = world_of(state)
    groups = world.bands(state, scope, test.group, cards_meant(state, scope, test.group, values))
    return any(world.meets(state, Asking(scope, test.requirement, group, values)) for group in groups)


def group_meant(state: State, scope: Scope, test: Shows) -> tuple[CardId, ...]:
    """Those who are to meet a requirement together: where there are several groups, the first that meets it."""
    world = world_of(state)
    groups = world.bands(state, scope, test.group, cards_meant(state, scope, test.group))
    if len(groups) < 2:
        return groups[0] if groups else ()
    able = (group for group in groups if world.meets(state, Asking(scope, test.requirement, group)))
    return next(able, groups[0])


def at_least(state: State, scope: Scope, test: AtLeast, values: Values | None) -> bool:
    """Whether the amount is large enough."""
    return number_meant(state, scope, test.amount, values) >= number_meant(state, scope, test.least, values)


def even(state: State, scope: Scope, test: Even, values: Values | None) -> bool:
    """Whether the amount is even."""
    return number_meant(state, scope, test.amount, values) % 2 == 0


SINGLE = ("named", "this", "mission")
"""Words for cards that a text has found already."""


def are(state: State, scope: Scope, test: Are, values: Values | None) -> bool:
    """Whether there are such cards and every one matches, whether it is of use or not."""
    look = values or values_for_filter(state, test.filter)
    seen = scope if test.cards.where in SINGLE else beholding(scope)
    cards = cards_meant(state, seen, test.cards, values)
    return bool(cards) and world_of(state).fitting(state, cards, test.filter, look) == cards


def half(state: State, scope: Scope, test: Half, values: Values | None) -> bool:
    """Whether at least half of the cards match."""
    look = values or values_for_filter(state, test.filter)
    cards = counted(state, scope, test.cards, values)
    return 2 * len(world_of(state).fitting(state, cards, test.filter, look)) >= len(cards)


def alike(state: State, scope: Scope, test: Alike, values: Values | None) -> bool:
    """Whether the cards have it in common."""
    return are_alike(state, test.shares, cards_meant(state, scope, test.cards, values), values or current(state))


def has_completed(state: State, scope: Scope, test: HasCompleted, values: Values | None) -> bool:
    """Whether the player has completed such a mission, or the one that says it."""
    if test.kind == "this":
        return state.mark(scope.source, "completed") in those_meant(state, scope, test.who)
    return any(world_of(state).completed(state, player, test.kind) for player in those_meant(state, scope, test.who))


def has_points(state: State, scope: Scope, test: HasPoints, values: Values | None) -> bool:
    """Whether the player has so many points."""
    return any(world_of(state).points(state, player) >= test.least for player in those_meant(state, scope, test.who))


def those_meant(state: State, scope: Scope, who: str) -> tuple[PlayerId, ...]:
    """You, or any opponent whom the text may mean."""
    return (scope.you,) if who == "you" else world_of(state).opponents(state, scope)


def leads(state: State, scope: Scope, test: Leads, values: Values | None) -> bool:
    """Whether your score is the highest and nobody else's, by as much as the test says."""
    world = world_of(state)
    own = world.points(state, scope.you)
    return all(own - world.points(state, player) >= test.by for player in state.players if player != scope.you)


def negated(state: State, scope: Scope, test: Not, values: Values | None) -> bool:
    """Whether the test does not hold."""
    return not holds(state, denied(scope), test.test, values)


def both(state: State, scope: Scope, test: Both, values: Values | None) -> bool:
    """Whether all of the tests hold."""
    return all(holds(state, scope, part, values) for part in test.tests)


def unused(state: State, scope: Scope, test: Unused, values: Values | None) -> bool:
    """Whether a text of the card can still be used."""
    return not world_of(state).is_used_up(state, scope.you, scope.source, test.text - 1)


def either(state: State, scope: Scope, test: Either, values: Values | None) -> bool:
    """Whether one of the tests holds."""
    return any(holds(state, scope, part, values) for part in test.tests)


def one_is(state: State, scope: Scope, test: OneIs, values: Values | None) -> bool:
    """Whether the test holds of one of the cards."""
    return any(
        holds(
            state,
            Reading(scope.source, scope.you, {**scope.cards, SPOKEN_OF: (card,)}, scope.numbers),
            test.test,
            values,
        )
        for card in cards_meant(state, scope, test.cards, values)
    )


def solves(state: State, scope: Scope, test: Solves, values: Values | None) -> bool:
    """Whether the group could meet what the missions require, with the skills that may help to meet that."""
    group = cards_meant(state, scope, test.group, values)
    missions = cards_meant(state, scope, test.missions, values)
    return bool(group) and all(could_solve(state, Reading(it, scope.you), group, values) for it in missions)


def could_solve(state: State, mission: Scope, group: tuple[CardId, ...], values: Values | None) -> bool:
    """Whether a group could meet what a mission requires, paying for all skills that cost something."""
    world = world_of(state)
    look = values or world.without_taxed(state, mission, all_skills(state, group))
    return bool(world.meets(state, Asking(mission, world.printed_requirement(state, mission), group, look)))


def all_skills(state: State, cards: tuple[CardId, ...]) -> dict[CardId, frozenset[str]]:
    """All the skills of each of several cards, for where all of them are paid for."""
    look = current(state)
    return {card: frozenset(look(card).skills) for card in cards}


TESTS: dict[type, Callable[[State, Scope, Any, Values | None], bool]] = {
    Shows: shows,
    AtLeast: at_least,
    Even: even,
    Are: are,
    Half: half,
    Alike: alike,
    HasCompleted: has_completed,
    HasPoints: has_points,
    HasDone: has_done,
    Leads: leads,
    Active: lambda state, scope, test, values: state.ruleset.active_player(state) == scope.you,
    Not: negated,
    Both: both,
    Unused: unused,
    Either: either,
    OneIs: one_is,
    Solves: solves,
    WasReady: lambda state, scope, test, values: sides_of(state).was_prepared(state),
    PlaysAs: lambda state, scope, test, values: sides_of(state).plays_as(state, scope.you, test.affiliation),
}

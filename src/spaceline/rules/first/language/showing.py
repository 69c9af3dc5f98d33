"""What is shown of the cards by which a dilemma is got past where no requirement is met: what counts, or is compared.

A requirement is shown as it is met (``effects.perform.checking``); so is all else that gets a team past a dilemma, for
the other player cannot verify it otherwise (1E-12.12/2, 1E-G:showing-your-cards/1).
"""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.effects.groups import Asking
from spaceline.effects.meeting import use_to_meet
from spaceline.effects.nodes.selectors import Count, Highest, Sum
from spaceline.effects.nodes.tests import Are, AtLeast, Both, Either, Shows, Test, WasReady
from spaceline.effects.nodes.traits import Filter, Measured, Named
from spaceline.effects.perform.reading import (
    cards_meant,
    counted,
    current,
    group_meant,
    heads_like,
    holds,
    number_meant,
)
from spaceline.effects.scope import Scope
from spaceline.effects.world import world_of
from spaceline.rules.first import places
from spaceline.rules.first.language.matching import MATCHER
from spaceline.rules.first.language.presence import is_encountered
from spaceline.rules.first.missions.readiness import way_at_first

SEEN_ANYHOW = ("types", "affiliations")
"""What everybody knows of a face-down card."""


def relied_on(state: State, scope: Scope, test: Test) -> tuple[Change, ...]:
    """The own cards by which a test of the dilemma that is encountered holds, with what makes them count."""
    if not is_encountered(state, scope):
        return ()
    own = ((places.own(state, cards, scope.you), words) for cards, words in parts(state, scope, test))
    way = tuple((cards, words) for cards, words in own if cards and words)
    return (use_to_meet(way, scope.source, scope.you),) if way else ()


def parts(state: State, scope: Scope, test: Test) -> Iterator[tuple[tuple[CardId, ...], tuple[str, ...]]]:
    """Cards, each group with the words that are shown of it; of several ways in which the test holds the first."""
    if isinstance(test, Both):
        for part in test.tests:
            yield from parts(state, scope, part)
    elif isinstance(test, Either):
        yield from parts(state, scope, next(part for part in test.tests if holds(state, scope, part)))
    elif isinstance(test, Shows):
        asking = Asking(scope, test.requirement, group_meant(state, scope, test))
        yield from world_of(state).meets(state, asking)[0]
    elif isinstance(test, WasReady):
        yield from way_at_first(state) or ()
    elif isinstance(test, AtLeast):
        yield from counting(state, scope, test)
    elif isinstance(test, Are):
        yield from words_of(state, cards_meant(state, scope, test.cards), test.filter)


def counting(state: State, scope: Scope, test: AtLeast) -> Iterator[tuple[tuple[CardId, ...], tuple[str, ...]]]:
    """As many of those who count as it takes, or those whose values are added up or compared."""
    amount = test.amount
    if isinstance(amount, Count):
        able = counted(state, scope, amount.cards, None)
        least = (number_meant(state, scope, test.least) + amount.less) * amount.for_each
        yield from words_of(state, as_many(state, able, amount.cards.filter, least), amount.cards.filter)
    elif isinstance(amount, Sum | Highest):
        able = counted(state, scope, amount.cards, None)
        look = current(state)
        stats, wanted = world_of(state).stats, amount.cards.filter
        values = [(number, card) for card in able for number in stats(state, card, amount.of, look, wanted)]
        most = 1 if isinstance(amount, Highest) else amount.most or len(values)
        highest = sorted(values, key=lambda value: -value[0])[:most]
        yield tuple(dict.fromkeys(card for _, card in highest)), tuple(amount.of.split("+"))


def as_many(state: State, able: tuple[CardId, ...], wanted: Filter, least: int) -> tuple[CardId, ...]:
    """So many of the cards, two personnel on one card counted as two if both are wanted; those first that lie open."""
    known = tuple(sorted(able, key=lambda card: not state.cards[card].face_up))
    enough = (number for number in range(len(known)) if heads_like(state, known[:number], wanted, None) >= least)
    return known[: next(enough, len(known))]


def words_of(
    state: State, cards: tuple[CardId, ...], wanted: Filter
) -> Iterator[tuple[tuple[CardId, ...], tuple[str, ...]]]:
    """What makes each of the cards what is wanted."""
    for card in cards:
        yield (card,), tuple(dict.fromkeys(words_for(state, card, wanted)))


def words_for(state: State, card: CardId, wanted: Filter) -> Iterator[str]:
    """The names and numbers that are asked for; of names of which one is enough the first that it has."""
    look = current(state)
    for trait in wanted.traits:
        if isinstance(trait, Named) and trait.trait not in SEEN_ANYHOW:
            has = [name for name in trait.names if fits(state, card, Filter((Named(trait.trait, (name,)),)))]
            yield from has if trait.trait == "icons" else has[:1]
        elif isinstance(trait, Measured) and trait.of:
            yield from (f"{trait.of} {number}" for number in world_of(state).stats(state, card, trait.of, look))
    others: tuple[Filter, ...] = wanted.said.get("one_of", ())
    alike = [other for other in others if fits(state, card, other)]
    for other in alike[:1]:
        yield from words_for(state, card, other)


def fits(state: State, card: CardId, wanted: Filter) -> bool:
    """Whether a card is what a filter says."""
    return bool(MATCHER.fitting(state, (card,), wanted, current(state)))

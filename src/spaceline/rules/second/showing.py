"""What a player shows of personnel whom a text asks for: the portion that matters (2E-showing-your-cards/3, /5)."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from functools import cache
from itertools import chain, product
from types import MappingProxyType

from msgspec.structs import replace

from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.modifiers import values_for
from spaceline.core.state import State
from spaceline.effects.meeting import cards_used, use_to_meet
from spaceline.effects.names import SPOKEN_OF
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.abilities import When
from spaceline.effects.nodes.choices import Name
from spaceline.effects.nodes.effects import Effect, Select, Top
from spaceline.effects.nodes.modifiers import Copy, Demand
from spaceline.effects.nodes.selectors import Cards, Count
from spaceline.effects.nodes.tests import Are, AtLeast, Half, Solves, Test
from spaceline.effects.nodes.traits import Filter, Is
from spaceline.effects.perform.affording import taken_from_hand
from spaceline.effects.perform.reading import cards_meant, current, values_for_text
from spaceline.effects.scope import Reading, Scope
from spaceline.effects.sharing import sharing
from spaceline.effects.world import world_of
from spaceline.rules.second import places
from spaceline.rules.second.definition import CardDefinition
from spaceline.rules.second.language.bills import Uses, cheapest
from spaceline.rules.second.language.conditions import ReadPart, solutions, ways_to_hold
from spaceline.rules.second.language.matching import MATCHER
from spaceline.rules.second.language.portions import portion, ways_shown, what_makes_it
from spaceline.rules.second.movement.staffing import shown_to_staff
from spaceline.rules.second.values import definition

SKILLS = frozenset(("skills",))
NOBODY_NAMED: Mapping[str, tuple[EntityId, ...]] = MappingProxyType({})
"""The names of a text that has given none."""


def conditions_shown(
    state: State,
    scope: Reading,
    tests: Iterable[Test],
    effects: tuple[Effect, ...] = (),
    *,
    beside: Uses = (),
    with_chosen: bool = False,
) -> Uses:
    """The personnel whom a player must have to use a text: their skills are used by it (2E-skills-glossary/1).

    Of those whom it counts, all that count. Whoever is chosen later for what they are shows it then; told of here are
    only ``with_chosen`` those for whom it costs least. Where several would do, they are those who can be paid for,
    ``beside`` what else the text uses and its own cost (2E-actions-costs/2).
    """
    tests = tuple(tests)
    if not tests and not effects:
        return ()
    counts = [count for effect in effects for count in people_counted(effect)]
    later = {kind_of(count.cards) for count in counts}
    if not with_chosen:
        later |= chosen_for(definition(state, scope.source))
    kept = max((taken_from_hand(state, scope, effect) for effect in effects), default=0)
    counted = tuple(chain.from_iterable(counted_shown(state, scope, count) for count in counts))
    holding = product(*(tuple(ways_to_hold(state, scope, test)) for test in tests))
    ways = (way for parts in holding for way in ways_to_show(state, scope, tuple(chain(*parts)), later))
    return (*cheapest(state, scope, ways, (*counted, *beside), kept), *counted)


def ways_to_show(
    state: State, scope: Reading, parts: tuple[ReadPart, ...], later: Container[tuple[str, str, Filter]]
) -> Iterator[Uses]:
    """The ways to use and show what these parts of a test ask for together, but for those who are chosen later."""
    found = (tuple(ways_of_part(state, scope, there, part, later)) for there, part in parts)
    for uses in product(*chain.from_iterable(found)):
        yield tuple(chain(*uses))


def ways_of_part(
    state: State, scope: Reading, there: Reading, part: Test, later: Container[tuple[str, str, Filter]]
) -> Iterator[tuple[Uses, ...]]:
    """For each thing that a part of a test asks for, the ways to use and show it."""
    for wanted, number in people_asked_for(part):
        if kind_of(wanted) not in later:
            able = places.own(state, cards_meant(state, there, wanted), scope.you)
            companies = in_companies(state, able, wanted.beside) if wanted.beside else (able,)
            least = max(number, wanted.beside + 1)
            yield tuple(way for some in companies for way in ways_shown(state, scope, some, wanted.filter, least))
    if part == IS_STAFFED:
        yield ((shown_to_staff(state, scope.source),),)
    if isinstance(part, Solves):
        yield from solutions_shown(state, there, part)


def in_companies(state: State, cards: tuple[CardId, ...], beside: int) -> tuple[tuple[CardId, ...], ...]:
    """The cards by where they are present with one another, as far as each has so many others there."""
    found: dict[tuple[EntityId, str], tuple[CardId, ...]] = {}
    for card in cards:
        where = places.container(state, card)
        found[where] = (*found.get(where, ()), card)
    return tuple(some for some in found.values() if len(some) > beside)


def counted_shown(state: State, scope: Reading, count: Count) -> Uses:
    """Those who count, or as many of them as count."""
    able = cards_meant(state, scope, count.cards)
    return shown(state, scope.source, scope.you, able, count.cards.filter, count.most or len(able))


def relied_on(state: State, scope: Scope, test: Test) -> tuple[Change, ...]:
    """The concealed personnel by whom a test in the middle of a text of their player's holds.

    What a dilemma finds is no use of them, but where half of them must be of a kind: that is asked for as a skill is.
    """
    reading = Reading(scope.source, scope.you, scope.cards)
    if definition(state, scope.source).type != "dilemma":
        return tuple(unseen(state, conditions_shown(state, reading, (test,))))
    return tuple(unseen(state, half_shown(state, reading, test))) if isinstance(test, Half) else ()


def half_shown(state: State, scope: Reading, test: Half) -> Uses:
    """As many of those of a kind as are half of all."""
    group = cards_meant(state, scope, test.cards)
    able = MATCHER.fitting(state, group, test.filter, values_for_text(state, scope, test.filter))
    return shown(state, scope.source, scope.you, able, test.filter, (len(group) + 1) // 2)


def solutions_shown(state: State, scope: Reading, test: Solves) -> Iterator[tuple[Uses, ...]]:
    """For each mission those of a group who could complete it, with what they would use: the ways in which they could.

    First come those by which fewest are used.
    """
    group = cards_meant(state, scope, test.group)
    for mission in cards_meant(state, scope, test.missions):
        found = sorted(solutions(state, scope, mission, group), key=lambda way: len(cards_used(way)))
        yield tuple((use_to_meet(way, scope.source, scope.you),) for way in found) or ((),)


IS_STAFFED = Are(Cards("this"), Filter((Is("staffed"),)))
"""That the ship whose text it is has what it needs to be staffed."""


def subjects_used(
    state: State,
    source: CardId,
    player: PlayerId,
    text: object,
    named: Mapping[str, tuple[EntityId, ...]],
    fewest: int = 0,
) -> Iterator[Change]:
    """The personnel to whom it happens that a text of their commander's responds to, as far as it names them.

    All of them whom the text does something to, otherwise one; whoever is chosen among them shows it then, and is
    told of here only as one of the ``fewest``.
    """
    if not isinstance(text, When) or text.whose != "you" or text.subject is None:
        return
    own = [card for card in named.get(SPOKEN_OF, ()) if state.in_play(card) and state.cards[card].controller == player]
    how = how_spoken_of(text)
    number = {ALL: len(own), CHOSEN: fewest}.get(how, 1)
    yield from shown(state, source, player, own, text.subject, number)


def unseen(state: State, uses: Iterable[Change]) -> Iterator[Change]:
    """The uses of concealed cards, of which everybody is told."""
    return (use for use in uses if not state.cards[use.cards[0]].face_up)


ALL, CHOSEN, ANY_ONE = "all", "chosen", "any one"
"""How a text speaks of those to whom something happens that it responds to."""


@cache
def how_spoken_of(text: When) -> str:
    """Whether a text does something to all to whom it happens, or to those chosen among them, or to nobody of them."""
    inside = [node for _, node in walk(text.effect)]
    if any(isinstance(node, Select) and is_of_those(node.cards) and node.by == "you" for node in inside):
        return CHOSEN
    return ALL if any(isinstance(node, Cards) and is_of_those(node) for node in inside) else ANY_ONE


def is_of_those(cards: Cards) -> bool:
    """Whether a selector means those to whom something happens that the text responds to."""
    return cards.where == "named" and cards.name == SPOKEN_OF


@cache
def subject_of(it: CardDefinition, choice: Select) -> Filter | None:
    """What those must be among whom a responding text lets its player choose."""
    texts = (text for _, text in it.of_kind(When) if text.whose == "you" and is_of_those(choice.cards))
    return next((text.subject for text in texts if any(node == choice for _, node in walk(text.effect))), None)


def chosen_show(
    state: State, source: CardId, player: PlayerId, it: Select | Top, cards: tuple[CardId, ...]
) -> tuple[Change, ...]:
    """Whoever is chosen for a text of the player's because of what they are shows that much.

    So does who comes where another card is, whosever text it is: what it has in common with that one as well.
    """
    if isinstance(it, Select) and it.by == "you" and it.cards.replacing is not None:
        return tuple(successors_shown(state, source, player, it.cards, cards))
    if not isinstance(it, Select):
        return ()
    if state.definition(source).type == "dilemma":
        of_those_hit = it.cards.where == "facing"
        return tuple(hit_shown(state, source, player, cards, it.cards.filter)) if of_those_hit else ()
    if it.by != "you":
        return ()
    if (subject := subject_of(definition(state, source), it)) is not None:
        return tuple(shown(state, source, player, cards, subject, len(cards)))
    beside = tuple(partners_shown(state, source, player, it.cards, cards))
    if not is_of_own_personnel(it.cards):
        return (*beside, *all_hit_shown(state, Reading(source, player), it.cards, cards))
    lent = lent_shown(state, source, player, it, cards)
    return (*beside, *shown(state, source, player, cards, it.cards.filter, len(cards)), *lent)


def lent_shown(
    state: State, source: CardId, player: PlayerId, it: Select, cards: tuple[CardId, ...]
) -> Iterator[Change]:
    """The skills of concealed personnel who were chosen to lend them to others, or to what a mission requires."""
    apart = lent(definition(state, source), it.name)
    if apart is None:
        return
    look = values_for(state, SKILLS)
    for card in cards:
        skills = {skill: level for skill, level in look(card).skills.items() if skill not in apart}
        words = (skill if level == 1 else f"{level} {skill}" for skill, level in skills.items())
        if skills and not state.cards[card].face_up:
            yield Change("show", (card,), player, source, detail=", ".join(words))


@cache
def lent(it: CardDefinition, name: str) -> tuple[str, ...] | None:
    """The skills that a card does not take from those whom it names so; None where it takes none of their skills."""
    modifiers = (node for ability in it.abilities for _, node in walk(ability) if isinstance(node, Copy | Demand))
    lending = (node for node in modifiers if node.of is not None and (node.of.where, node.of.name) == ("named", name))
    return next((node.apart if isinstance(node, Demand) else () for node in lending), None)


def partners_shown(
    state: State, source: CardId, player: PlayerId, wanted: Cards, cards: tuple[CardId, ...]
) -> Iterator[Change]:
    """Who makes it possible to choose cards that must be where own personnel, or an own staffed ship, are."""
    if wanted.to is None or not is_of_own_personnel(wanted.to):
        return
    able = cards_meant(state, Reading(source, player), wanted.to)
    for card in cards:
        here = [it for it in able if sharing(state, wanted.shares, (card,), (it,), current(state))]
        yield from shown(state, source, player, here, wanted.to.filter)


def place_shown(
    state: State, source: CardId, player: PlayerId, wanted: Cards | None, place: EntityId
) -> Iterator[Change]:
    """Who makes it possible to play a card on that one: what is asked of it, or of those who must be there."""
    if wanted is None:
        return
    yield from partners_shown(state, source, player, wanted, (place,))
    if is_of_own_personnel(wanted):
        yield from shown(state, source, player, (place,), wanted.filter)


def hit_shown(
    state: State, source: CardId, player: PlayerId, cards: tuple[CardId, ...], wanted: Filter
) -> Iterator[Change]:
    """What makes somebody what a dilemma hits (2E-showing-your-cards/4), which is no use of it."""
    for change in shown(state, source, player, cards, wanted, len(cards)):
        yield replace(change, verb="show")


def all_hit_shown(state: State, scope: Scope, meant: Cards, cards: tuple[CardId, ...]) -> tuple[Change, ...]:
    """What makes concealed cards of others what a text hits, which hits all of that kind (2E-showing-your-cards/4)."""
    player = state.cards[scope.source].controller
    found = ((card, state.cards[card]) for card in cards if state.in_play(card))
    concealed = tuple(card for card, it in found if it.controller != player and not it.face_up)
    return tuple(hit_shown(state, scope.source, scope.you, concealed, asked_of(scope, meant)))


def asked_of(scope: Scope, meant: Cards) -> Filter:
    """What is asked of cards that a text means: with a skill that was named, where they must have that."""
    skill = scope.words.get(meant.skilled)
    return meant.filter if skill is None else meant.filter.but(skills=(skill,))


def candidates_shown(state: State, scope: Scope, it: Top) -> Iterator[Change]:
    """Of all among whom a dilemma hits the highest, how high they are (2E-showing-your-cards/4)."""
    cards = cards_meant(state, scope, it.cards)
    look = current(state)
    numbers = [f"{it.of} {value}" for card in cards for value in world_of(state).stats(state, card, it.of, look)]
    if numbers:
        yield Change("show", cards, scope.you, scope.source, detail=", ".join(numbers))


def successors_shown(
    state: State, source: CardId, player: PlayerId, wanted: Cards, cards: tuple[CardId, ...]
) -> Iterator[Change]:
    """What of those who take the place of others makes them what the text names."""
    look = current(state)
    for card in cards:
        shared = (look(card).affiliation,) if wanted.shares == "affiliation" else ()
        if what := tuple(dict.fromkeys((*portion(look(card), wanted.filter), *shared))):
            yield Change("use", (card,), player, source, detail=", ".join(what))


def skill_shown(state: State, scope: Scope, it: Name, cards: tuple[CardId, ...]) -> tuple[Change, ...]:
    """One of those of whom a player has named a skill shows that, where they are the player's own in play.

    So does what makes it one of whom a skill may be named.
    """
    if it.of is None or it.by != "you" or not (is_of_own_personnel(it.of) or are_own(state, it.of, scope.you, cards)):
        return ()
    skill = scope.words[it.name]
    return tuple(
        Change(
            "use",
            (card,),
            scope.you,
            scope.source,
            detail=", ".join((*what_makes_it(state, scope, card, it.of.filter), skill)),
        )
        for card in sorted(cards, key=lambda card: not state.cards[card].face_up)[:1]
    )


def are_own(state: State, named: Cards, player: PlayerId, cards: tuple[CardId, ...]) -> bool:
    """Whether they are cards of a player in play whom the text has named before."""
    return named.where == "named" and all(state.in_play(it) and state.cards[it].controller == player for it in cards)


@cache
def chosen_for(it: CardDefinition) -> frozenset[tuple[str, str, Filter]]:
    """What cards a text lets its player choose among: those who are chosen show what they are, and no others."""
    return frozenset(
        kind_of(node.cards)
        for ability in it.abilities
        for _, node in walk(ability)
        if isinstance(node, Select) and node.by == "you"
    )


def kind_of(cards: Cards) -> tuple[str, str, Filter]:
    """Where and whose the cards of a selector are, and what they are; whom it leaves out does not matter."""
    return cards.where, cards.of, cards.filter


@cache
def people_asked_for(test: Test) -> tuple[tuple[Cards, int], ...]:
    """The personnel whom a player must have, in each part of a test, and how many of them."""
    inside = [node for _, node in walk(test) if isinstance(node, AtLeast)]
    counted = [(node.amount.cards, node.least) for node in inside if isinstance(node.amount, Count)]
    return tuple(
        (cards, least if isinstance(least, int) else 1) for cards, least in counted if is_of_own_personnel(cards)
    )


@cache
def people_counted(effect: Effect) -> tuple[Count, ...]:
    """The amounts of an effect that count personnel of the player; what its tests count is asked for elsewhere."""
    asked = [node.amount for _, node in walk(effect) if isinstance(node, AtLeast)]
    counts = (node for _, node in walk(effect) if isinstance(node, Count) and node not in asked)
    return tuple(dict.fromkeys(count for count in counts if is_of_own_personnel(count.cards)))


def is_of_own_personnel(cards: Cards) -> bool:
    """Whether a selector means personnel in play of the player whose text it is, or ships with some aboard."""
    is_of_them = cards.where == "facing" or is_of_personnel(cards.filter)
    return cards.where in IN_PLAY and cards.of == "you" and is_of_them


def is_of_personnel(wanted: Filter) -> bool:
    """Whether personnel are wanted, or ships with some aboard."""
    others: tuple[Filter, ...] = wanted.said.get("one_of", ())
    is_of_them = "personnel" in wanted.names("types") or "carries" in wanted.said or wanted.said.get("staffed") is True
    return is_of_them or any(is_of_personnel(other) for other in others)


IN_PLAY = ("command", "present", "here", "planet", "aboard", "facing")
"""Where a selector looks for cards in play."""


def shown(
    state: State, source: CardId, player: PlayerId, able: Iterable[CardId], wanted: Filter, number: int = 1
) -> Uses:
    """So many of those who are what is wanted are used, and show that much: whose use can be paid for and costs least.

    Of a ship that is wanted with somebody aboard, that one shows it.
    """
    scope = Reading(source, player)
    return cheapest(state, scope, ways_shown(state, scope, able, wanted, number))

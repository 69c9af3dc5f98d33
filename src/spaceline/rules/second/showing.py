"""What a player shows of personnel whom a text asks for: the portion that matters (2E-showing-your-cards/3, /5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from types import MappingProxyType

from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.modifiers import current_values, in_force
from spaceline.core.state import State
from spaceline.effects.names import SPOKEN_OF
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.choices import Name
from spaceline.effects.nodes.effects import BeginBattle, Effect, Select, Top
from spaceline.effects.nodes.modifiers import Stands
from spaceline.effects.nodes.requirements import AnyRequirement, Total
from spaceline.effects.nodes.selectors import Cards, Count
from spaceline.effects.nodes.tests import Are, AtLeast, Both, OneIs, Test
from spaceline.effects.nodes.traits import Filter, Is
from spaceline.effects.perform.continuous import Text
from spaceline.effects.perform.reading import cards_meant, current, holds, values_for_filter
from spaceline.effects.perform.required import node_at
from spaceline.effects.scope import Reading, Scope
from spaceline.effects.world import Solution
from spaceline.rules.second import places
from spaceline.rules.second.battle import sides
from spaceline.rules.second.data.card_values import CardValues
from spaceline.rules.second.data.frames import Battle, Engagement
from spaceline.rules.second.definition import CardDefinition
from spaceline.rules.second.language.matching import MATCHER, worn_by
from spaceline.rules.second.movement.staffing import shown_to_staff
from spaceline.rules.second.values import attribute, definition
from spaceline.rules.verbs import TEXT

NOBODY_NAMED: Mapping[str, tuple[EntityId, ...]] = MappingProxyType({})
"""The names of a text that has given none."""


def conditions_shown(
    state: State,
    source: CardId,
    player: PlayerId,
    tests: Iterable[Test],
    named: Mapping[str, tuple[EntityId, ...]] = NOBODY_NAMED,
    effects: tuple[Effect, ...] = (),
) -> Iterator[Change]:
    """The personnel whom a player must have to use a text: their skills are used by it (2E-skills-glossary/1).

    Of those whom it counts, all that count.
    """
    scope = Reading(source, player, dict(named))
    counts = [count for effect in effects for count in people_counted(effect)]
    later = chosen_for(definition(state, source)) | {kind_of(count.cards) for count in counts}
    for test in tests:
        for there, part in parts_that_hold(state, scope, test):
            asked_for = [(wanted, number) for wanted, number in people_asked_for(part) if kind_of(wanted) not in later]
            for wanted, number in asked_for:
                yield from shown(state, source, player, cards_meant(state, there, wanted), wanted.filter, number)
            if part == IS_STAFFED:
                yield shown_to_staff(state, source)
    for count in counts:
        able = cards_meant(state, scope, count.cards)
        yield from shown(state, source, player, able, count.cards.filter, count.most or len(able))


IS_STAFFED = Are(Cards("this"), Filter((Is("staffed"),)))
"""That the ship whose text it is has what it needs to be staffed."""


def parts_that_hold(state: State, scope: Reading, test: Test) -> Iterator[tuple[Reading, Test]]:
    """The parts of a test, and how each is read: what is asked of one of several cards, of one of which it holds."""
    if isinstance(test, Both):
        for part in test.tests:
            yield from parts_that_hold(state, scope, part)
    elif isinstance(test, OneIs):
        readings = (
            Reading(scope.source, scope.you, {**scope.cards, SPOKEN_OF: (card,)})
            for card in cards_meant(state, scope, test.cards)
        )
        found = next((reading for reading in readings if holds(state, reading, test.test)), None)
        if found is not None:
            yield from parts_that_hold(state, found, test.test)
    else:
        yield scope, test


def chosen_show(
    state: State, source: CardId, player: PlayerId, it: Select | Top, cards: tuple[CardId, ...]
) -> tuple[Change, ...]:
    """Whoever is chosen for a text of the player's because of what they are shows that much.

    So does who comes where another card is, whosever text it is: what it has in common with that one as well.
    """
    if isinstance(it, Select) and it.by == "you" and it.cards.replacing is not None:
        return tuple(successors_shown(state, source, player, it.cards, cards))
    is_own = state.definition(source).type != "dilemma" and isinstance(it, Select) and it.by == "you"
    if not is_own or not is_of_own_personnel(it.cards):
        return ()
    return tuple(shown(state, source, player, cards, it.cards.filter, len(cards)))


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
    """One of those of whom a player has named a skill shows that, where they are the player's own in play."""
    if it.of is None or it.by != "you" or not is_of_own_personnel(it.of):
        return ()
    able = sorted(cards, key=lambda card: not state.cards[card].face_up)[:1]
    return tuple(Change("use", (card,), scope.you, scope.source, detail=scope.words[it.name]) for card in able)


def standing_shown(
    state: State, player: PlayerId, requirement: AnyRequirement, group: tuple[CardId, ...], way: Solution
) -> Iterator[Change]:
    """The concealed card whose text has an attribute stand in for one that is asked for; none where an open one has."""
    asked = {name for _, part in walk(requirement) if isinstance(part, Total) for name in part.attributes}
    values = current_values(state)
    sources = (
        text.scope.source
        for text in in_force(state).texts
        if isinstance(text, Text)
        and isinstance(text.modifier, Stands)
        and text.modifier.attribute in way[1]
        and not asked.isdisjoint(text.modifier.instead_of)
        and text.holds(state, values)
        and not set(group).isdisjoint(text.targets(state, values))
    )
    for card in sorted(sources, key=lambda card: not state.cards[card].face_up)[:1]:
        if not state.cards[card].face_up:
            yield Change("use", (card,), player, card, detail=TEXT)


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
    """Whether a selector means personnel in play of the player whose text it is."""
    return cards.where in IN_PLAY and cards.of == "you" and "personnel" in cards.filter.names("types")


IN_PLAY = ("command", "present", "here", "planet", "aboard")
"""Where a selector looks for cards in play."""


def shown(
    state: State, source: CardId, player: PlayerId, able: Iterable[CardId], wanted: Filter, number: int = 1
) -> Iterator[Change]:
    """So many of those who are what is wanted are used, first those whom everybody sees, and show that much."""
    look = values_for_filter(state, wanted)
    for card in sorted(able, key=lambda card: not state.cards[card].face_up)[:number]:
        if what := (*titles_of(state, card, wanted), *portion(look(card), wanted)):
            yield Change("use", (card,), player, source, detail=", ".join(what))
        if (equipment := wanted.said.get("bears")) is not None:
            yield from shown(state, source, player, worn_by(state, card, equipment), equipment)


def titles_of(state: State, card: CardId, wanted: Filter) -> tuple[str, ...]:
    """The title of a card that is wanted by its title."""
    title = definition(state, card).title
    return (title,) if title in wanted.names("titles") else ()


def portion(it: CardValues, wanted: Filter) -> tuple[str, ...]:
    """What of a card with these values makes it what is wanted; where any of several would do, one."""
    some = (
        [word for word in wanted.names("affiliations") if word == it.affiliation],
        [word for word in wanted.names("skills") if it.skills.get(word)],
        [word for word in wanted.names("keywords") if word in it.keywords],
        [word for word in wanted.names("species") if word in it.species],
    )
    return (*wanted.names("icons"), *(words[0] for words in some if words))


def shown_to_begin(state: State, battle: Battle) -> Iterator[Change]:
    """Whoever staffs the ship that begins an engagement, and one personnel like the text demands (2E-combat/6)."""
    if isinstance(battle, Engagement):
        yield from (shown_to_staff(state, ship) for ship in battle.own)
    it = node_at(state, battle.definition, battle.path) if battle.definition else None
    if isinstance(it, BeginBattle) and it.personnel is not None:
        there = sides.involved_of(state, battle, battle.player)
        crew = places.unstopped_personnel(state, there, battle.player)
        able = MATCHER.fitting(state, crew, it.personnel, values_for_filter(state, it.personnel))
        yield from shown(state, battle.source, battle.player, able, it.personnel)


def strength_shown(state: State, battle: Battle, cards: tuple[CardId, ...]) -> Iterator[Change]:
    """The Strength of each of one side's personnel that is added up."""
    used = sides.contributing(state, cards)
    if used:
        numbers = (f"Strength {attribute(state, card, 'Strength')}" for card in used)
        yield Change("use", used, state.cards[used[0]].controller, battle.source, detail=", ".join(numbers))

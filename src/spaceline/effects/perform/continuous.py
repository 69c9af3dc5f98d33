"""Texts in force: those of cards in play and those that outlast the action that made them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from functools import cache
from typing import NamedTuple

from spaceline.core.caching import Topic
from spaceline.core.data.leaves import COPIED, CardId, Lasting, PlayerId
from spaceline.core.modifiers import AnyCardValues, CurrentValues
from spaceline.core.state import State
from spaceline.effects.dependencies import USABLE_SKILLS, within_reach
from spaceline.effects.nodes import AnyNode
from spaceline.effects.nodes.abilities import Ability, Damage, Static
from spaceline.effects.nodes.effects import Affect
from spaceline.effects.nodes.modifiers import Bar, Copy, Cost, Demand, Gain, Modifier, Raise, Tax
from spaceline.effects.nodes.requirements import All, Skill
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.tests import Test
from spaceline.effects.paths import part
from spaceline.effects.perform.opponents import looks_at_opponents, meaning
from spaceline.effects.perform.reading import cards_meant, holds, number_meant, remembered
from spaceline.effects.scope import Reading, Scope, beholding
from spaceline.effects.world import NOTHING, World, texts_called, world_of

STATIC = "static:"
"""What a definition with continuous text listens to."""

OWN_COST = "own-cost:"
"""What a definition with text that changes its own cost listens to."""

AFFECTED = Cards("named", name="affected")


class Text:
    """One modifier of one text in force."""

    __slots__ = (
        "alters",
        "asks",
        "cards",
        "copies",
        "grounds",
        "key",
        "lasts",
        "layer",
        "looks",
        "modifier",
        "reaches_back",
        "read",
        "scope",
        "silenced_by",
        "spoken_of",
        "test",
    )

    def __init__(
        self,
        key: str,
        scope: Scope,
        of: Modification,
        copies: tuple[Text, ...] = (),
        silenced_by: frozenset[str] = frozenset(),
    ) -> None:
        """A modification by a text of a card, in the scope of that card; with it ``copies`` do not add up.

        Values of the card that are ``silenced_by`` name may keep it from working.
        """
        self.copies, self.silenced_by = copies, silenced_by
        self.key, self.scope = key, scope
        self.lasts = False
        """Whether it goes on because it was used, and not for as long as its card is in play."""
        self.cards, self.modifier, self.test, self.layer = of.cards, of.modifier, of.test, of.layer
        self.asks, self.looks, self.alters, self.grounds = of.asks | silenced_by, of.looks, of.alters, of.grounds
        self.reaches_back = isinstance(of.modifier, Tax)
        """What the use of a skill costs is known to whatever uses it, also to gain another."""
        self.read: tuple[CurrentValues, int, tuple[AnyCardValues, ...]] | None = None
        """The amount and the donors under certain values: the same for all targets."""
        self.spoken_of: tuple[CurrentValues, tuple[CardId, ...], bool | None] | None = None
        """The cards that it speaks of under certain values, and whether it works: the same for all its copies."""

    def read_for(self, opponent: PlayerId) -> Text:
        """This text where it means only this one of several opponents."""
        text = copy(self)
        text.key, text.scope = f"{self.key}:{opponent}", meaning(self.scope, opponent)
        return text

    def holds(self, state: State, values: CurrentValues) -> bool:
        """Whether its condition is met: without it the text does not work, for that long (2E-when-and-while/3).

        What forbids something uses nothing of the cards it looks at.
        """
        if self.silenced_by and world_of(state).is_silenced(state, self.scope.source, values.of):
            return False
        if self.test is None:
            return True
        scope = beholding(self.scope) if isinstance(self.modifier, Bar | Tax) else self.scope
        return holds(state, scope, self.test, values.of)

    def targets(self, state: State, values: CurrentValues) -> Iterable[CardId]:
        """The cards it modifies; whose skills it taxes it does not use."""
        found = self.meant(state, values)
        if not self.copies:
            return found
        taken = {card for text in self.copies for card in text.reached(state, values)}
        return tuple(card for card in found if card not in taken)

    def meant(self, state: State, values: CurrentValues) -> tuple[CardId, ...]:
        """The cards that it speaks of, whatever copies of it modify them already."""
        if self.spoken_of is None or self.spoken_of[0] is not values:
            scope = beholding(self.scope) if isinstance(self.modifier, Tax) else self.scope
            self.spoken_of = (values, tuple(cards_meant(state, scope, self.cards, values.of)), None)
        return self.spoken_of[1]

    def reached(self, state: State, values: CurrentValues) -> tuple[CardId, ...]:
        """The cards that it speaks of, as long as its condition is met: copies of it do not modify them again."""
        cards = self.meant(state, values)
        assert self.spoken_of is not None
        works = self.spoken_of[2]
        if works is None:
            works = self.holds(state, values)
            self.spoken_of = (values, cards, works)
        return cards if works else ()

    def alter(self, state: State, card: CardId, card_values: AnyCardValues, values: CurrentValues) -> AnyCardValues:
        """The values of a card after it."""
        if self.read is None or self.read[0] is not values:
            self.read = (values, self.amount(state, values), self.donors(state, values))
        _, amount, donors = self.read
        world = world_of(state)
        after = world.modified(state, card, card_values, self.modifier, amount, donors)
        return world.only_meant(state, card, card_values, after, self.cards.filter, values.of)

    def amount(self, state: State, values: CurrentValues) -> int:
        """By how much it modifies."""
        modifier = self.modifier
        if isinstance(modifier, Raise | Cost):
            return number_meant(state, self.scope, modifier.by, values.of) * modifier.times
        return 0

    def donors(self, state: State, values: CurrentValues) -> tuple[AnyCardValues, ...]:
        """The values that it copies."""
        of = self.modifier.of if isinstance(self.modifier, Copy | Demand | Tax) else None
        return () if of is None else tuple(map(values.of, cards_meant(state, self.scope, of, values.of)))


def texts_in_force(state: State) -> Sequence[Text]:
    """Every modifier of every text that is in force."""
    found: list[Text] = []
    alike: dict[tuple[str, str], tuple[Text, ...]] = {}
    world = world_of(state)
    has_several_opponents = len(state.players) > 2
    for card in state.watched.get(STATIC, ()):
        if state.in_play(card) and world.text_is_on(state, card):
            leaf = state.cards[card]
            words = remembered(state, card) if state.lasting else None
            is_damage = leaf.role == "on" and world.is_damage(state, card)
            scope = Reading(card, world.speaks_to(state, card) if is_damage else leaf.controller, words=words)
            printed = standing(world, world.abilities(state, card), state.definition(card).type)
            silencing = world.silenced_by(state, card)
            if words is not None:
                printed = as_named(world, printed, words)
            if world.adds_up(state, card):
                texts = (
                    Text(f"{card}:{key}", scope, it, (), silencing)
                    for key, damage, it in printed
                    if damage == is_damage
                )
                found.extend(opponent_by_opponent(state, texts) if has_several_opponents else texts)
                continue
            for key, damage, it in printed:
                if damage != is_damage:
                    continue
                kind = (state.definition(card).title, key)
                text = Text(f"{card}:{key}", scope, it, alike.get(kind, ()), silencing)
                alike[kind] = (*text.copies, text)
                found.append(text)
    found.extend(texts_of_own_cost(state))
    found.extend(texts_that_last(state))
    return found


def every_modification(
    state: State, card: CardId, abilities: tuple[Ability, ...], words: Mapping[str, str] | None = None
) -> tuple[Modification, ...]:
    """The modifiers of texts of a card, in force or not; with the skills that were named for it, if some are given."""
    printed = all_modifiers(world_of(state), abilities, state.definition(card).type)
    return tuple(it for _, _, it in (as_named(world_of(state), printed, words) if words else printed))


def as_named(world: World, printed: Standing, words: Mapping[str, str]) -> Standing:
    """The modifiers of a card with the skills that were named for all its texts; before that none is gained."""
    return tuple((key, damage, named_in(world, it, words)) for key, damage, it in printed)


def named_in(world: World, modification: Modification, words: Mapping[str, str]) -> Modification:
    """A modifier by which those skills are gained that were named."""
    modifier = modification.modifier
    if not isinstance(modifier, Gain) or not modifier.names:
        return modification
    named = tuple(words[name] for name in modifier.names if name in words)
    return gained(world, modification, Gain((*modifier.skills, *named), modifier.level))


def opponent_by_opponent(state: State, texts: Iterable[Text]) -> Iterable[Text]:
    """Of several opponents a text means each by itself if it works on cards of one of whom its condition holds.

    "While an opponent does not ..., that opponent's cards ...": the cards are those which that one commands
    (2E-command-and-owner/5), and what another opponent has changes nothing for them.
    """
    for text in texts:
        if text.cards.of != "opponent" or text.test is None or not looks_at_opponents(text.test):
            yield text
            continue
        for player in state.players:
            if player != text.scope.you:
                yield text.read_for(player)


def texts_of_own_cost(state: State) -> Iterable[Text]:
    """What texts change of the cost of their own card: that works before the card is in play, and not in play."""
    world = world_of(state)
    for card in state.watched.get(OWN_COST, ()):
        if not state.in_play(card):
            scope = Reading(card, state.cards[card].controller)
            for key, _, it in own_costs(world, world.abilities(state, card), state.definition(card).type):
                yield Text(f"{card}:{key}", scope, it)


def changes_own_cost(text: Static) -> bool:
    """Whether a text changes what its own card costs."""
    return text.cards.where == "this" and any(isinstance(modifier, Cost) for modifier in text.modifiers)


def texts_that_last(state: State) -> Iterable[Text]:
    """The modifiers of all effects that last; those of copies of a card do not add up on one target (1E-12.9.0.2/1)."""
    alike: dict[tuple[str, str], tuple[Text, ...]] = {}
    for number, effect in enumerate(state.lasting):
        adds_up = effect.source not in state.cards or world_of(state).adds_up(state, effect.source)
        for key, text in lasting_modifiers(state, number, effect):
            kind = (effect.definition, key)
            text.lasts = True
            if not adds_up:
                others = alike.get(kind, ())
                text.copies = tuple(other for other in others if other.scope.source != effect.source)
                alike[kind] = (*others, text)
            yield text


class Modification(NamedTuple):
    """One modifier of a text with what it needs, what that looks at and what it changes."""

    cards: Cards
    modifier: Modifier
    test: Test | None
    layer: int
    asks: frozenset[str]
    looks: frozenset[str]
    alters: frozenset[str]
    grounds: tuple[Topic, ...]


@cache
def modifications(world: World, text: Static | Affect, of_type: str = "") -> tuple[Modification, ...]:
    """The modifiers of a text, of a card of that type."""
    cards, test = (text.cards, text.test) if isinstance(text, Static) else (lastingly_affected(text), None)
    asked = NOTHING if test is None else world.dependencies(test)
    found = []
    for modifier in text.modifiers:
        target, amount = world.dependencies(cards), world.dependencies(modifier)
        grounds = tuple(dict.fromkeys((*asked.grounds, *target.grounds, *amount.grounds)))
        asks, looks = asked.values, target.values | amount.values
        if isinstance(modifier, Tax):
            asks, looks = asks - {USABLE_SKILLS}, looks - {USABLE_SKILLS}
        layer, alters = world.layer(modifier), within_reach(world.alters(modifier), cards, of_type)
        found.append(Modification(cards, modifier, test, layer, asks, looks, alters, grounds))
    return tuple(found)


def lastingly_affected(text: Affect) -> Cards:
    """Those it began with; but whoever bears a title is meant as long as it lasts, also who comes into play later."""
    return text.cards if text.cards.shares == "title" else AFFECTED


Standing = tuple[tuple[str, bool, Modification], ...]
"""The modifiers of a card, each with where it stands and whether it works as damage only."""


@cache
def standing(world: World, abilities: tuple[Ability, ...], of_type: str) -> Standing:
    """The modifiers of a card with these texts, each with where it stands and whether it works as damage only."""
    return tuple(text for text in all_modifiers(world, abilities, of_type) if not is_of_own_cost(text[2]))


@cache
def own_costs(world: World, abilities: tuple[Ability, ...], of_type: str) -> tuple[tuple[str, bool, Modification], ...]:
    """Those that change what the card itself costs: as it is played, and not once it is in play (2E-paying-costs/2)."""
    return tuple(text for text in all_modifiers(world, abilities, of_type) if is_of_own_cost(text[2]))


def is_of_own_cost(of: Modification) -> bool:
    """Whether a modifier changes what its own card costs."""
    return isinstance(of.modifier, Cost) and of.cards.where == "this"


def all_modifiers(
    world: World, abilities: tuple[Ability, ...], of_type: str
) -> tuple[tuple[str, bool, Modification], ...]:
    """The modifiers of all continuous texts among these."""
    return tuple(
        (f"{at}:{which}", isinstance(ability, Damage), modification)
        for at, ability in enumerate(abilities)
        if isinstance(text := ability.ability if isinstance(ability, Damage) else ability, Static)
        for which, modification in enumerate(modifications(world, text, of_type))
    )


def lasting_modifiers(state: State, number: int, effect: Lasting) -> Iterable[tuple[str, Text]]:
    """The modifiers of an effect that lasts, each with what copies of its card must do too if they do the same."""
    if not effect.path:
        return
    node: AnyNode = texts_called(state, effect.definition)[effect.path[0]]
    for step in effect.path[1:]:
        node = part(node, step)
    if isinstance(node, Affect):
        scope = Reading(effect.source, effect.you, effect.cards, effect.numbers, effect.words)
        for which, modification in enumerate(modifications(world_of(state), node)):
            for at, single in enumerate(as_it_was(world_of(state), modification, effect)):
                key = f"{effect.path}:{which}.{copied_from(effect, modification.modifier, single.modifier) or at}"
                yield key, Text(f"{effect.source}:lasting{number}:{which}.{at}", scope, single)


def copied_from(effect: Lasting, modifier: Modifier, gain: Modifier) -> str:
    """What was copied from whom, where a text copies skills; of two cards it copies two things (1E-G:cumulative/1)."""
    if not isinstance(modifier, Copy) or not isinstance(gain, Gain):
        return ""
    return f"{gain.skills} of {effect.cards.get(modifier.of.name, ())}"


def as_it_was(world: World, modification: Modification, effect: Lasting) -> Iterable[Modification]:
    """A modifier of a lasting effect, with the skills that were named or copied as they were when it began.

    Of a skill that was named one level is gained, unless the text says otherwise (2E-skills-glossary/6).
    """
    modifier = modification.modifier
    if isinstance(modifier, Gain) and modifier.names:
        return (named_in(world, modification, effect.words),)
    numbers = effect.numbers.items()
    levels = sorted((name.removeprefix(COPIED), level) for name, level in numbers if name.startswith(COPIED))
    if isinstance(modifier, Copy):
        return tuple(gained(world, modification, Gain((skill,), modifier.level or level)) for skill, level in levels)
    if isinstance(modifier, Demand) and modifier.of is not None:
        skills = tuple(Skill(skill, level) for skill, level in levels if skill not in modifier.apart)
        return (modification._replace(modifier=Demand(All(skills))),) if skills else ()
    return (modification,)


def gained(world: World, modification: Modification, gain: Gain) -> Modification:
    """A modification by which certain skills are gained."""
    return modification._replace(modifier=gain, alters=world.alters(gain))

"""What a card is played on, chosen when it is announced (1E-5.0/6), and whether its costs can be paid."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlayerId
from spaceline.core.state import State
from spaceline.effects.names import TARGET
from spaceline.effects.nodes import AnyNode, walk
from spaceline.effects.nodes.abilities import Played, PlaysOn, Seeds
from spaceline.effects.nodes.effects import Download, Effect, Gate, Relocate, Select, Sequence
from spaceline.effects.nodes.movement import Inserts
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.tests import Test
from spaceline.effects.perform.affording import begins_with_download, is_affordable
from spaceline.effects.perform.initiating import ANYWHERE, first_choice
from spaceline.effects.perform.reading import cards_meant, holds
from spaceline.effects.scope import Reading, Scope
from spaceline.effects.world import world_of
from spaceline.rules.first import places
from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.definition import CardDefinition
from spaceline.rules.first.language.openness import is_immune
from spaceline.rules.first.movement.forced_moves import has_outpost_for
from spaceline.rules.first.playing import building, inserting, reporting, site_reporting
from spaceline.rules.first.playing.hindrances import hindrance
from spaceline.rules.first.playing.permission import may_come
from spaceline.rules.first.playing.time_locations import TYPE
from spaceline.rules.first.playing.timing import REPORTING_TYPES
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.stations import sites
from spaceline.rules.first.values import definition, is_in_stasis, is_landed, played_as, type_of


def targets(state: State, player: PlayerId, card: CardId) -> tuple[tuple[EntityId, str], ...]:
    """What a card may be played on or where it reports, each with the affiliation that is declared."""
    it = definition(state, card)
    if it.plays_as in REPORTING_TYPES and reporting.is_usual(state, it):
        return reporting.usual_bases(state, player, card)
    there = tuple(dict.fromkeys(find_targets(state, player, card)))
    if searches_of(it):
        there = tuple(spot for spot in there if not lacks_download(state, player, card, spot[0]))
    if choices_of(it) or ways_of(it) or sendings_of(it):
        return tuple(spot for spot in there if not lacks_other_target(state, player, card, spot[0]))
    return there


def find_targets(state: State, player: PlayerId, card: CardId) -> Iterator[tuple[EntityId, str]]:
    """Look for them; a card that is played on nothing is played on the table, that is by its player.

    What is immune to a card is no target of it (1E-G:immune/1).
    """
    kind = played_as(state, card)
    if kind in REPORTING_TYPES:
        spots = (*reporting.spots(state, player, card), *site_reporting.spots(state, player, card))
        yield from (spot for spot in spots if reporting.is_let_there(state, player, card, spot[0]))
    elif kind == places.SITE:
        yield from ((end, "") for end in sites.spots(state, card))
    elif kind == "facility":
        yield from (
            (place, declared)
            for place in building.sites(state, player, card)
            for declared, mode in modes(state, card)
            if may_come(state, player, card, place, mode if declared else None)
            and building.suits(state, player, card, place, declared)
        )
    else:
        ons = definition(state, card).of_kind(PlaysOn)
        if definition(state, card).of_kind(Inserts):
            yield from inserting.spots_from_hand(state, player, card)
        elif (not ons or ons[0][1].cards is None) and not is_seeded_only(definition(state, card)):
            yield player, ""
        if ons:
            there = meant(state, player, card, ons[0][1])
            yield from ((target, "") for target in there if is_open(state, player, card, target))


@cache
def is_seeded_only(it: CardDefinition) -> bool:
    """Whether a doorway says that it is seeded and nothing else: that one is not played (1E-G:doorway/1)."""
    return it.type == "doorway" and bool(it.abilities) and all(isinstance(text, Seeds) for text in it.abilities)


def is_open(state: State, player: PlayerId, card: CardId, target: EntityId) -> bool:
    """Whether nothing keeps a card from being played on one of those of which its text speaks."""
    return has_outpost_for(state, target, card) and hindrance(state, player, card, target) is None


def lacks_other_target(state: State, player: PlayerId, card: CardId, target: EntityId) -> bool:
    """Whether the player would have to choose among nothing, once the card is played on that (1E-5.0/6).

    That may be cards, or where it goes: what may not move is relocated nowhere (1E-G:movement/3, 1E-G:wormhole/1).
    What the player cannot see is no reason: neither what chance selects nor cards of others that lie hidden.
    """
    scope = Reading(card, player, {TARGET: (target,)})
    it = definition(state, card)
    if any(not cards_meant(state, scope, cards) for cards in choices_of(it)):
        return True
    return not (
        all(leads_somewhere(state, scope, way, target) for way in ways_of(it))
        and all(
            any(leads_somewhere(state, scope, way, sent) for sent in cards_meant(state, scope, choice.cards))
            for choice, way in sendings_of(it)
        )
    )


def lacks_download(state: State, player: PlayerId, card: CardId, target: EntityId) -> bool:
    """Whether the card, played on that, would have to download what cannot be downloaded (1E-6.5.3.0.4/1)."""
    scope = Reading(card, player, {TARGET: (target,)} if target in state.cards else {})
    return any(
        not holds(state, scope, test) and not is_affordable(state, scope, way)
        for test, way in searches_of(definition(state, card))
    )


def leads_somewhere(state: State, scope: Scope, way: Relocate, card: EntityId) -> bool:
    """Whether there is a place to which that card can be relocated."""
    world, told = world_of(state), Reading(scope.source, scope.you, {**scope.cards, way.cards.name: (card,)})
    return any(world.relocation(state, told, way, (card,), where) for where in world.destinations(state, told, way))


@cache
def choices_of(it: CardDefinition) -> tuple[Cards, ...]:
    """The cards among which the player chooses first as the card is played, where the player sees which there are."""
    choices = (first_choice(text.effect) for _, text in it.of_kind(Played))
    return tuple(choice.cards for choice in choices if choice is not None and is_seen(choice.cards))


@cache
def searches_of(it: CardDefinition) -> tuple[tuple[Test, Effect], ...]:
    """The downloads with which a text begins unless the card is played on something certain, and what tells that."""
    gates = (text.effect for _, text in it.of_kind(Played) if isinstance(text.effect, Gate))
    return tuple(
        (gate.test, gate.otherwise)
        for gate in gates
        if gate.test is not None and gate.otherwise is not None
        if tells_target(gate.test) and begins_with_download(gate.otherwise)
    )


def tells_target(test: Test) -> bool:
    """Whether a test is about nothing but what the card is played on."""
    named = [inner for _, inner in walk(test) if isinstance(inner, Cards)]
    return bool(named) and all((cards.where, cards.name) == ("named", TARGET) for cards in named)


@cache
def ways_of(it: CardDefinition) -> tuple[Relocate, ...]:
    """How what the card is played on is relocated to a place of the player's choice."""
    nodes = (node for _, text in it.of_kind(Played) for _, node in walk(text.effect))
    there = (node for node in nodes if isinstance(node, Relocate) and node.to in ANYWHERE)
    return tuple(node for node in there if (node.cards.where, node.cards.name) == ("named", TARGET))


@cache
def takes_away(it: CardDefinition) -> bool:
    """Whether a text relocates what the card is played on, wherever to."""
    nodes = (node for _, text in it.of_kind(Played) for _, node in walk(text.effect))
    named = (node.cards for node in nodes if isinstance(node, Relocate))
    return any((cards.where, cards.name) == ("named", TARGET) for cards in named)


@cache
def sendings_of(it: CardDefinition) -> tuple[tuple[Select, Relocate], ...]:
    """How cards that the player chooses first are relocated to a place of the player's choice."""
    inside = [node for _, text in it.of_kind(Played) for _, node in walk(text.effect)]
    choices = [choice for _, text in it.of_kind(Played) if (choice := first_choice(text.effect)) is not None]
    there = [node for node in inside if isinstance(node, Relocate) and node.to in ANYWHERE]
    return tuple((choice, way) for choice in choices for way in there if way.cards.name == choice.name)


@cache
def conditions_of(it: CardDefinition) -> tuple[tuple[Select, Test], ...]:
    """What must hold of ships that a text has somebody choose, or it does nothing to them."""
    lists = [node.steps for text in it.abilities for _, node in walk(text) if isinstance(node, Sequence)]
    return tuple(found for steps in lists for at in range(len(steps) - 1) for found in condition_in(*steps[at:]))


def condition_in(choice: Effect, gate: Effect, *rest: Effect) -> Iterator[tuple[Select, Test]]:
    """What must hold of a ship that is chosen, for what follows; of people it may depend on what lies concealed."""
    if not isinstance(choice, Select) or choice.cards.filter.names("types") != ("ship",):
        return
    if not isinstance(gate, Gate) or gate.test is None or gate.otherwise is not None:
        return
    if speaks_of_choice(gate.test, choice) and not any(speaks_of_choice(step, choice) for step in rest):
        yield choice, gate.test


def speaks_of_choice(node: AnyNode, choice: Select) -> bool:
    """Whether part of a text is about those who are chosen."""
    named = (inner for _, inner in walk(node) if isinstance(inner, Cards) and inner.where == "named")
    return any(cards.name == choice.name for cards in named)


def is_seen(cards: Cards) -> bool:
    """Whether a player sees which of such cards there are: the own ones, ships, and what lies in a discard pile."""
    return cards.of == "you" or cards.where == "discard" or cards.filter.names("types") == ("ship",)


def meant(state: State, player: PlayerId, card: CardId, text: PlaysOn) -> Iterator[EntityId]:
    """The cards on which a text says that the card is played, or the players beside whose decks it is placed."""
    scope = Reading(card, player)
    for cards in (text.cards, *text.also):
        if cards is None:
            continue
        for target in cards_meant(state, scope, cards):
            is_hidden = is_out_of_reach(state, player, target) and not cards.filter.said.get("cloaked")
            if target in state.players or not (is_hidden or is_immune(state, target, definition(state, card))):
                yield target


def may_lie_on(state: State, card: CardId, other: CardId) -> bool:
    """Whether a card that lies on another says of itself that it is played on such a card, or nothing of that."""
    ons = definition(state, card).of_kind(PlaysOn)
    scope = Reading(card, state.cards[card].controller)
    named = tuple(cards for _, text in ons for cards in (text.cards, *text.also) if cards is not None)
    return not named or any(other in cards_meant(state, scope, cards) for cards in named)


def is_out_of_reach(state: State, player: PlayerId, target: EntityId) -> bool:
    """Whether nothing can be played on a card: landed ships, cards in stasis, what others cloaked.

    Nor on what is phased, nor on what is aboard that (1E-7.1.6/2, 1E-10.2.4/1, 1E-7.6/3, 1E-7.6/9).
    """
    leaf = state.cards.get(target)
    if leaf is None:
        return False
    if state.mark(target, "cloaked") and leaf.controller != player:
        return True
    return is_phased(state, target) or is_landed(state, target) or is_in_stasis(state, target)


def is_phased(state: State, target: EntityId) -> bool:
    """Whether a card is out of phase, or anywhere aboard or on a card that is (1E-7.6/9)."""
    while target >= FIRST_CARD and (target, "phased") not in state.marks:
        target = state.cards[target].parent
    return target >= FIRST_CARD


def modes(state: State, card: CardId) -> tuple[tuple[str, CardValues], ...]:
    """The affiliations that may be declared."""
    return reporting.modes_of(definition(state, card))


def is_target(state: State, player: PlayerId, card: CardId, target: EntityId) -> bool:
    """Whether what was chosen can still be meant when the results come."""
    return any(target == other for other, _ in find_targets(state, player, card))


def cannot_pay(state: State, player: PlayerId, card: CardId) -> Refusal | None:
    """Why a card has nothing to be played on, or none with which its cost could be paid."""
    there = targets(state, player, card)
    return cannot_afford(state, player, card, there) if there else nowhere(state, card)


def cannot_afford(
    state: State, player: PlayerId, card: CardId, there: Iterable[tuple[EntityId, str]]
) -> Refusal | None:
    """Why the cost of a card could be paid on none of those targets."""
    texts = definition(state, card).of_kind(Played)
    if not texts or played_as(state, card) == TYPE:
        return None
    for target, _ in there:
        scope = Reading(card, player, {TARGET: (target,)})
        if all(is_affordable(state, scope, text.effect) for _, text in texts):
            return None
    needs_download = any(isinstance(node, Download) for _, text in texts for _, node in walk(text.effect))
    return refusal("cannot-download" if needs_download else "cost-not-payable")


def nowhere(state: State, card: CardId) -> Refusal:
    """The refusal of a card that cannot be played on anything."""
    kind = type_of(state, card)
    if kind == places.SITE:
        return refusal("no-station")
    if kind == "facility":
        if building.is_headquarters(state, card):
            return refusal("no-homeworld-of-it")
        return refusal("no-builder" if definition(state, card).facts.builder else "seeds-only")
    return refusal("no-place-to-report" if kind in REPORTING_TYPES else "nothing-to-play-on")


def no_target(state: State, player: PlayerId, option: Option) -> Refusal:
    """Why the card cannot be played on just that."""
    kind = played_as(state, option.card)
    if kind == places.SITE:
        return sites.no_room(state, option.card, option.target) or refusal("nothing-to-play-on")
    if kind == "facility":
        return building.cannot_build(state, player, option.card, option.target) or refusal("nothing-to-play-on")
    if kind in REPORTING_TYPES and places.is_site(state, option.target):
        return site_reporting.why_not(state, player, option.card, option.target, option.detail)
    if kind in REPORTING_TYPES:
        return reporting.why_nowhere(state, player, option.card, option.target, option.detail)
    if searches_of(definition(state, option.card)) and lacks_download(state, player, option.card, option.target):
        return refusal("cannot-download")
    return hindrance(state, player, option.card, option.target) or refusal("nothing-to-play-on")


def place_meant(state: State, target: EntityId) -> EntityId:
    """The location that a mission, or a time location, stands for."""
    is_mission = target in state.cards and type_of(state, target) in ("mission", TYPE)
    return places.place_of(state, target) if is_mission else 0

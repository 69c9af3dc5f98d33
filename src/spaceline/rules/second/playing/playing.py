"""Playing cards (2E-paying-costs, 2E-playing-specific-kinds, 2E-uniqueness)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from spaceline.core.caching import cached_while
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action, RunEffect
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.replaceable import Replaceable
from spaceline.core.ruleset import ActionRule, Next, Procedure
from spaceline.core.state import State
from spaceline.effects.frames import CardPlay
from spaceline.effects.nodes import Effect
from spaceline.effects.nodes.abilities import Order, Played, PlayedOnlyIf, Plays, PlaysOn, When
from spaceline.effects.nodes.tests import Test
from spaceline.effects.perform.affording import is_affordable
from spaceline.effects.perform.reading import cards_meant, holds
from spaceline.effects.perform.responses.responding import begin_response
from spaceline.effects.perform.run import begin_effect
from spaceline.effects.scope import Reading
from spaceline.rules.second.definition import CardDefinition
from spaceline.rules.second.language.bills import Uses
from spaceline.rules.second.playing.discounts import discounts_shown
from spaceline.rules.second.playing.diverting import DIVERTS, diversions
from spaceline.rules.second.playing.headquarters import entry_points, reporting_points
from spaceline.rules.second.playing.holding import held, is_held
from spaceline.rules.second.playing.paying import ABOUT_TO_PLAY, begin_payment, is_payable
from spaceline.rules.second.playing.skill_costs import can_pay_for_text, charge, payments_due
from spaceline.rules.second.refusals import refusal
from spaceline.rules.second.showing import NOBODY_NAMED, conditions_shown, place_shown, subjects_used, unseen
from spaceline.rules.second.switches import readings
from spaceline.rules.second.topics import OFFERS
from spaceline.rules.second.turn import active_player, may_play_now, misnamed, segment
from spaceline.rules.second.values import bars, commands_copy, commands_in_play, costs, definition


def means_now(state: State, player: PlayerId) -> tuple[str, int]:
    """The part of the turn, and the player's counters."""
    return segment(state), state.mark(player, "counters")


@cached_while(means_now, *OFFERS)
def offer_plays(state: State, player: PlayerId) -> tuple[Option, ...]:
    """The cards in hand that can be played now, with where; one of several copies is enough."""
    return tuple(find_plays(state, player))


def find_plays(state: State, player: PlayerId) -> list[Option]:
    """Look through the cards held: of copies that lie together, the one that the player has known longest is enough.

    Whoever has not the counters for a card cannot play it, where no card of this game helps to pay.
    """
    leaves, definitions = state.cards, state.ruleset.definitions
    hand = held(state, player)
    if segment(state) != "play":
        hand = tuple([card for card in hand if definitions[leaves[card].definition].type == "interrupt"])
    if not hand:
        return []
    means, may_be_helped = means_of(state, player), ABOUT_TO_PLAY in state.watched
    found: list[Option] = []
    seen: set[tuple[str, EntityId]] = set()
    for _, card in sorted([(leaves[card].handles[player], card) for card in hand]):
        leaf = leaves[card]
        copy, price = (leaf.definition, leaf.parent), means.cost(card)
        if copy in seen or (price > means.counters and not may_be_helped):
            continue
        seen.add(copy)
        if not hindrance(state, player, card, means, price):
            there = targets(state, player, card)
            if price > means.counters:
                there = tuple(it for it in there if is_payable(state, player, card, it, price, means.counters))
            found.extend([Option("play", card, target) for target in there])
    return found


def no_play(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why a card cannot be played there; nothing that is offered now is in the way of itself."""
    problem = cannot_be_played_on(state, player, option) or misnamed(option, "target")
    return problem or (None if may_play_now(state, player) else refusal("one-at-a-time"))


def cannot_be_played_on(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why a card cannot be played there, whatever else is going on."""
    if option in offer_plays(state, player):
        return None
    card = option.card
    if not is_held(state, player, card):
        return refusal("not-your-card")
    problem = cannot_play(state, player, card)
    if problem is not None:
        return problem
    if option.target not in targets(state, player, card):
        return no_place(state, player, card, option.target)
    means = means_of(state, player)
    is_paid = is_payable(state, player, card, option.target, means.cost(card), means.counters)
    return None if is_paid else refusal("not-enough-counters")


@Replaceable
def no_place(state: State, player: PlayerId, card: CardId, target: EntityId) -> Refusal:
    """The refusal of a card that cannot be played there, or with the target 0 nowhere."""
    reasons = {
        "personnel": "not-accepted-here",
        "ship": "ship-not-accepted-here",
        "equipment": "equipment-needs-headquarters",
    }
    return refusal(reasons.get(definition(state, card).type, "no-target"))


class Means(NamedTuple):
    """When and with what a player could play cards: the same for each of them."""

    now: str
    is_active: bool
    counters: int
    cost: Callable[[CardId], int]
    kept_from: Callable[[CardId, str], bool]


def means_of(state: State, player: PlayerId) -> Means:
    """When and with what a player could play cards now."""
    is_active = active_player(state) == player
    return Means(segment(state), is_active, state.mark(player, "counters"), costs(state), bars(state))


def cannot_play(state: State, player: PlayerId, card: CardId) -> Refusal | None:
    """Why a card in hand cannot be played at all now, be it that there is no place for it."""
    means = means_of(state, player)
    problem = hindrance(state, player, card, means, means.cost(card))
    if problem:
        return refusal(problem)
    return None if targets(state, player, card) else no_place(state, player, card, 0)


def hindrance(state: State, player: PlayerId, card: CardId, means: Means, price: int) -> str:
    """Why a card in hand cannot be played anywhere now: moment, price, uniqueness, conditions, in this order.

    2E-paying-costs/3. Empty when nothing is in the way.
    """
    it = definition(state, card)
    problem = wrong_moment(means, it)
    if problem:
        return problem
    if it.facts.has_text and not it.abilities:
        return "not-built"
    if price > means.counters and not could_be_helped(state, player, card, price, means.counters):
        return "not-enough-counters"
    if means.kept_from(card, "play"):
        return "play-barred"
    if it.unique and would_be_second(state, player, it):
        return second_of_what(state, player, it)
    return unmet(state, player, card, it) if it.asks_first else ""


def could_be_helped(state: State, player: PlayerId, card: CardId, price: int, counters: int) -> bool:
    """Whether texts could make a card cheap enough somewhere, that is too expensive by itself."""
    if ABOUT_TO_PLAY not in state.watched:
        return False
    return any(is_payable(state, player, card, target, price, counters) for target in targets(state, player, card))


def unmet(state: State, player: PlayerId, card: CardId, it: CardDefinition) -> str:
    """What the text of a card asks for before it is played, and the player does not have; empty if nothing."""
    conditions, deeds = it.of_kind(PlayedOnlyIf), it.of_kind(Played)
    if it.type == "interrupt":
        deeds += it.of_kind(Order)
    scope = Reading(card, player)
    for _, condition in conditions:
        if not holds(state, scope, condition.test):
            return "condition-not-met"
    for _, text in deeds:
        if not is_affordable(state, scope, text.effect):
            return "cost-not-payable"
    tests, effects = [condition.test for _, condition in conditions], tuple(text.effect for _, text in deeds)
    return "" if can_pay_for_text(state, scope, tests, effects) else "condition-not-met"


def would_be_second(state: State, player: PlayerId, it: CardDefinition) -> bool:
    """Whether a card is unique and its player commands a copy: none is played, not in its place either.

    2E-uniqueness/4. Of a card that is not unique there may be any number (2E-uniqueness/6).
    """
    return it.unique and commands_copy(state, player, it.title)


def second_of_what(state: State, player: PlayerId, it: CardDefinition) -> str:
    """The refusal of a second copy: of one in play, or of a captive (2E-brig-and-captives/5, /6)."""
    if commands_in_play(state, player, it.title):
        return "unique-in-play"
    return "copy-held-captive-2002" if readings(state).captive_copies == "not-played" else "copy-held-captive"


def wrong_moment(means: Means, it: CardDefinition) -> str:
    """Cards are played in the first segment, interrupts as their timing words say (2E-playing-specific-kinds/8).

    All that is no response only in one's own turn (2E-actions/1); in others' nothing but interrupts is played
    (2E-types-of-cards/7).
    """
    if it.at_will:
        return ""
    if it.type == "interrupt":
        if it.responds_only:
            return "needs-its-moment"
        is_now = means.is_active and (means.now == "orders" or not it.of_kind(Order))
        return "" if is_now else "order-interrupt"
    if not means.is_active:
        return "only-interrupts"
    return "" if means.now == "play" else "wrong-segment"


@Replaceable
def targets(state: State, player: PlayerId, card: CardId) -> tuple[EntityId, ...]:
    """Where a card can be played: at a place for personnel, ships and equipment; otherwise on a card or in the core."""
    it = definition(state, card)
    if it.type in ("personnel", "ship", "equipment"):
        known = entry_points(state, player, it.facts)
        if DIVERTS in state.watched:
            known = (*known, *dict.fromkeys(there for there, _ in diversions(state, player, card, known)))
        if not it.of_kind(Plays):
            return known
        return (*known, *(there for there in reporting_points(state, player, card) if there not in known))
    if it.type in NEVER_PLAYED:
        return ()
    ons = it.of_kind(PlaysOn)
    if not ons or ons[0][1].cards is None:
        return (player,)
    return cards_meant(state, Reading(card, player), ons[0][1].cards)


NEVER_PLAYED = ("dilemma", "mission")
"""Types of cards that come into the game otherwise (2E-types-of-cards)."""


def play(state: State, action: Action) -> None:
    """Bring the card into play."""
    card, target = action.option.card, action.option.target
    kind = definition(state, card).type
    if kind not in ("personnel", "ship", "equipment"):
        state.frames.append(CardPlay(step="show_card", card=card, player=action.player, target=target))
        return
    role = "orbit" if kind == "ship" else among_whom(state, target)
    discounts = tuple(discounts_shown(state, card, action.player))
    request(state, *discounts, Change("play", (card,), action.player, to=target, role=role))
    if is_concealed(state, kind):
        request(state, Change("conceal", (card,), action.player))
    charge(state, discounts)


def among_whom(state: State, target: EntityId) -> str:
    """Personnel and equipment join those on the headquarters itself (2E-playing-specific-kinds/2, /5).

    They go aboard a ship only where a text says so.
    """
    return "surface" if target in state.places else "aboard"


def is_concealed(state: State, kind: str) -> bool:
    """Whether the card lies face down from then on.

    Personnel and equipment may (2E-showing-your-cards/2), all others stay open to everybody (2E-showing-your-cards/6).
    """
    return kind in ("personnel", "equipment") and readings(state).conceal == "always"


@Replaceable
def stays_in_play(state: State, it: CardDefinition) -> bool:
    """Whether a card that is no interrupt says where it stays (2E-types-of-cards/5)."""
    return it.type != "interrupt" and bool(it.of_kind(PlaysOn))


def show_card(state: State, play: CardPlay) -> Next:
    """An event goes to the core or on its card, an interrupt is shown to all (2E-playing-specific-kinds/6, /7).

    An event that does not say where it stays in play does not stay (2E-types-of-cards/5).
    So is that much of the personnel whom it demands (2E-showing-your-cards/3, /5).
    """
    it = definition(state, play.card)
    if not stays_in_play(state, it):
        parent, role = play.player, "playing"
    elif play.target in state.players:
        parent, role = play.player, "core"
    else:
        parent, role = play.target, "on"
    conditions = [condition.test for _, condition in it.of_kind(PlayedOnlyIf)]
    responding = it.abilities[play.text] if play.text >= 0 else None
    effects = tuple(text.effect for _, text in when_played(it))
    if isinstance(responding, When):
        conditions += [responding.test] if responding.test is not None else []
        effects = (responding.effect,)
    used = uses_to_play(state, play, conditions, effects)
    due = tuple(payments_due(state, used))  # The card's own text is no reason to pay, so before it is in play.
    request(state, Change("play", (play.card,), play.player, to=parent, role=role), *used)
    state.frames.extend(due)
    return None


def uses_to_play(state: State, play: CardPlay, conditions: list[Test], effects: tuple[Effect, ...]) -> Uses:
    """The personnel whom a card asks for to be played, be it where it is played on."""
    ons = definition(state, play.card).of_kind(PlaysOn)
    there = tuple(it for _, on in ons[:1] for it in place_shown(state, play.card, play.player, on.cards, play.target))
    return (*there, *conditions_shown(state, Reading(play.card, play.player), conditions, effects, beside=there))


def carry_out_text(state: State, play: CardPlay) -> Next:
    """Carry out what the card does when it is played; of an Order interrupt, its order."""
    it = definition(state, play.card)
    if not state.ruleset.roles[state.cards[play.card].role].in_play:
        return "done"
    if play.text >= 0:
        begin_response(state, play.card, play.text, play.player, play.responds_to, play.target)
        begun = state.frames[-1]
        named = begun.cards if isinstance(begun, RunEffect) else NOBODY_NAMED
        subjects = tuple(subjects_used(state, play.card, play.player, it.abilities[play.text], named))
        request(state, *unseen(state, subjects))
        charge(state, subjects)
        return None
    for at, _ in when_played(it)[::-1]:
        begin_effect(state, play.card, (at, 0), play.player)
    return None


def when_played(it: CardDefinition) -> tuple[tuple[int, Played | Order], ...]:
    """The texts that are carried out when a card is played; of an Order interrupt, its order."""
    orders: tuple[tuple[int, Played | Order], ...] = it.of_kind(Order) if it.type == "interrupt" else ()
    return orders or it.of_kind(Played)


def put_away(state: State, play: CardPlay) -> Next:
    """An interrupt, or an event without a place in play, goes to the discard pile.

    2E-playing-specific-kinds/7, 2E-types-of-cards/5.
    """
    if state.cards[play.card].role == "playing":
        request(state, Change("destroy", (play.card,), play.player))
    return None


CARD_PLAY: Procedure = Procedure(CardPlay, show_card, carry_out_text, put_away)

ACTIONS: tuple[ActionRule, ...] = (ActionRule("play", offer_plays, no_play, play, begin_payment),)

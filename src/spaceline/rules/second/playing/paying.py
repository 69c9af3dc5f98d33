"""Paying for a card that is played, and what makes it cheaper just before that (2E-paying-costs)."""

from __future__ import annotations

from functools import cache

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option
from spaceline.core.data.frames import Action, Window
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.ruleset import Next, Procedure
from spaceline.core.state import State
from spaceline.core.windows import open_window
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.abilities import When
from spaceline.effects.nodes.effects import Affect
from spaceline.effects.nodes.modifiers import Cost
from spaceline.effects.perform.responses.responding import all_responding, applies
from spaceline.effects.perform.responses.speaking import is_able
from spaceline.effects.perform.run import begin_effect
from spaceline.effects.world import world_of
from spaceline.rules import verbs
from spaceline.rules.second import damage
from spaceline.rules.second.data.frames import Payment
from spaceline.rules.second.playing import diverting
from spaceline.rules.second.values import cost

ABOUT_TO_PLAY = "about:action-play"
"""What texts listen to that make a card cheaper that is about to be played."""


def about_to_play(player: PlayerId, card: CardId, target: EntityId) -> Change:
    """A card is about to be played: its player has said where, and has not paid yet."""
    return Change("action-play", (card,), player, to=target)


@cache
def reduction(ability: When) -> int:
    """By how much a response lowers the cost of the card that it responds to."""
    costs = [
        modifier.by * modifier.times
        for _, node in walk(ability.effect)
        if isinstance(node, Affect) and node.until == "paid"
        for modifier in node.modifiers
        if isinstance(modifier, Cost) and isinstance(modifier.by, int)
    ]
    return -sum(costs)


def possible_help(state: State, player: PlayerId, card: CardId, target: EntityId) -> int:
    """By how much texts of the player could lower the cost of a card when it is about to be played there."""
    occurrence = about_to_play(player, card, target)
    return sum(
        reduction(ability)
        for helper in state.watched.get(ABOUT_TO_PLAY, ())
        if state.cards[helper].controller == player and state.in_play(helper) and is_able(state, helper)
        for at, ability in all_responding(world_of(state).abilities(state, helper), ABOUT_TO_PLAY, as_damage=False)
        if applies(state, helper, at, ability, player, occurrence)
    )


def is_payable(state: State, player: PlayerId, card: CardId, target: EntityId, price: int, counters: int) -> bool:
    """Whether the counters suffice, be it with the help of texts (2E-paying-costs/3)."""
    if price <= counters:
        return True
    return ABOUT_TO_PLAY in state.watched and price - possible_help(state, player, card, target) <= counters


def begin_payment(state: State, action: Action) -> None:
    """Pay for the card that is played; where nothing is in the way, at once (2E-paying-costs/2)."""
    card, target = action.option.card, action.option.target
    if ABOUT_TO_PLAY in state.watched or diverting.diversion(state, action.player, card, target) is not None:
        state.frames.append(Payment(step="announce", card=card, player=action.player, target=target))
    else:
        spend(state, action.player, card)


def announce(state: State, payment: Payment) -> Next:
    """Everybody sees which card of the hand it is that is paid for, and what it is as soon as it is played.

    2E-showing-your-cards/1.
    """
    request(state, Change("announce", (payment.card,), payment.player))
    return None


def pay_the_price(state: State, payment: Payment) -> Next:
    """What a text asks for that lets the card be played elsewhere than the rules say."""
    found = diverting.diversion(state, payment.player, payment.card, payment.target)
    if found is not None:
        helper, at = found
        request(state, Change("use", (helper,), payment.player, helper, detail=verbs.TEXT))
        begin_effect(state, helper, (at, 0), payment.player)
    return None


def let_texts_help(state: State, payment: Payment) -> Next:
    """The moment for texts that make the card cheaper that is about to be played."""
    open_window(state, "about", about_to_play(payment.player, payment.card, payment.target))
    return None


def pay_counters(state: State, payment: Payment) -> Next:
    """Take the cost off the counters; what made the card cheaper is over."""
    spend(state, payment.player, payment.card)
    verbs.end_lasting(state, "paid")
    return None


def spend(state: State, player: PlayerId, card: CardId) -> None:
    """Take the cost of a card off a player's counters (2E-paying-costs/2)."""
    amount = cost(state, card)
    if amount:
        request(state, Change("spend", (), player, amount=amount))


def obligations(state: State, window: Window, player: PlayerId) -> tuple[Option, ...]:
    """What happens anyway; who plays a card that is too expensive must let texts help until it can be paid for."""
    found = damage.obligations(state, window, player)
    if found or not is_unpaid(state, window, player):
        return found
    abilities = world_of(state).abilities
    options = damage.responses(state, window, player)
    return tuple(
        it
        for it in options
        if it.kind == "respond" and reduction(helping(abilities(state, it.card), int(it.detail))) > 0
    )


def helping(texts: tuple[object, ...], at: int) -> When:
    """The response that a text is."""
    text = texts[at]
    assert isinstance(text, When)
    return text


def is_unpaid(state: State, window: Window, player: PlayerId) -> bool:
    """Whether it is the moment before a card is played that costs more counters than its player has."""
    about = window.occurrence
    if f"{window.moment}:{about.verb}" != ABOUT_TO_PLAY or about.player != player:
        return False
    return cost(state, about.cards[0]) > state.mark(player, "counters")


PAYMENT: Procedure = Procedure(Payment, announce, pay_the_price, let_texts_help, pay_counters)

"""Texts of cards in play that are used: orders and responses; and cards from the hand that respond (1E-10.1/3, 5.0)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from spaceline.core.actions import is_invited, is_listened_to
from spaceline.core.caching import cached_on
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action, RunEffect, Window
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.ruleset import ActionRule
from spaceline.core.state import State
from spaceline.effects.frames import CardPlay
from spaceline.effects.groups import Asking
from spaceline.effects.meeting import cards_used, use_to_meet
from spaceline.effects.nodes.abilities import Order, When
from spaceline.effects.nodes.moments import moments_of
from spaceline.effects.nodes.tests import Shows
from spaceline.effects.perform.affording import is_affordable
from spaceline.effects.perform.doers import spoken_to
from spaceline.effects.perform.initiating import begins_early, go_on_with, has_lost_targets, only_choose
from spaceline.effects.perform.reading import group_meant, holds
from spaceline.effects.perform.responses.responding import applies, begin_response, concerned, names_for, responses
from spaceline.effects.perform.run import begin_effect
from spaceline.effects.perform.searching import break_off, call_off
from spaceline.effects.perform.verdicts import EXAMINED
from spaceline.effects.scope import Reading
from spaceline.effects.world import world_of
from spaceline.rules import verbs
from spaceline.rules.first.borg.objectives import cannot_probe
from spaceline.rules.first.definition import ORDER
from spaceline.rules.first.movement.forced_moves import is_bound
from spaceline.rules.first.playing.limits import note_use, used_up
from spaceline.rules.first.playing.order_targets import no_targets
from spaceline.rules.first.playing.permission import cannot_enter
from spaceline.rules.first.playing.playing import give_up, lay_down
from spaceline.rules.first.playing.timing import PARTS, is_for_all
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.teams import is_arrested
from spaceline.rules.first.topics import LAYOUT, MODE, PLAY
from spaceline.rules.first.turn import (
    is_between_actions,
    not_now,
    opponent_of,
    segment,
)
from spaceline.rules.first.values import definition, is_barred
from spaceline.rules.first.variables import pick_for_text


def offer_orders(state: State, player: PlayerId) -> Iterable[Option]:
    """The texts that the player may use as an order, or in another part of the turn where they say so."""
    texts = orders_in_play(state)
    if not texts or segment(state) not in PARTS or not is_between_actions(state):
        return ()
    return tuple([option for option in texts if no_order(state, player, option) is None])


@cached_on(PLAY, MODE, LAYOUT)
def orders_in_play(state: State) -> tuple[Option, ...]:
    """Every such text of a card in play, whosever it is and whenever it may be used."""
    there = [card for card in state.watched.get(ORDER, ()) if state.in_play(card)]
    return tuple(
        Option("order", card, detail=str(at)) for card in there for at, _ in definition(state, card).of_kind(Order)
    )


def no_order(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why a text cannot be used now."""
    card = option.card
    text = order_text(state, player, option)
    problem = wrong_part(state, player, text)
    if problem is not None:
        return problem
    if text is None:
        is_own = card in state.cards and state.cards[card].controller == player and state.in_play(card)
        return refusal("no-such-text" if is_own else "not-yours")
    if option.target:
        return refusal("no-such-target")
    if not world_of(state).text_is_on(state, card) or is_arrested(state, card) or is_barred(state, card, "order"):
        return refusal("text-off")
    if is_bound(state, card):
        return refusal("bound")
    scope = Reading(card, player)
    if text.test is not None and not holds(state, scope, text.test):
        return refusal("condition-not-met")
    if not is_affordable(state, scope, text.effect):
        return refusal("cost-not-payable")
    return no_targets(state, scope, text.effect) or used_up(state, player, card, int(option.detail))


def wrong_part(state: State, player: PlayerId, text: Order | None) -> Refusal | None:
    """Why it is not the part of the turn for a text: to use one is an order (1E-G:executing-orders/3).

    What is done at any time is done between any two actions (1E-G:actions-taking-turns/1).
    """
    if text is None or text.during != ANY_TIME:
        return not_now(state, player, "play" if text is not None and text.during else "orders")
    return None if segment(state) in PARTS and is_between_actions(state) else refusal("not-between-actions")


ANY_TIME = "any_time"
"""When a text may be used in the turn of either player."""


def order_text(state: State, player: PlayerId, option: Option) -> Order | None:
    """The text that an option means, if it is one of the player's, or one that others may use too."""
    card = option.card
    if card not in state.cards or not state.in_play(card):
        return None
    leaf = state.cards[card]
    if leaf.controller != player and not leaf.face_up:
        return None
    texts = definition(state, card).of_kind(Order)
    found = next((text for at, text in texts if str(at) == option.detail), None)
    if found is None or found.whose == "anyone" or is_for_all(state, card):
        return found
    holder = leaf.parent if found.whose == "holder" else card
    return found if holder in state.cards and state.cards[holder].controller == player else None


def begin_used(state: State, action: Action) -> bool:
    """Let a text that is used choose targets and pay costs, before anybody responds (1E-5.0/6)."""
    option = action.option
    text = definition(state, option.card).abilities[int(option.detail)]
    if action.set_aside or action.cancelled or not (isinstance(text, Order | When) and begins_early(text.effect)):
        return False
    carry_out_order(state, action) if isinstance(text, Order) else respond(state, action)
    return True


def begin_answer(state: State, action: Action) -> bool:
    """Begin an interrupt that is played in response; without its cost it is discarded."""
    option = action.option
    if action.cancelled:
        give_up(state, action)
        return False
    text = definition(state, option.card).abilities[int(option.detail)]
    if action.set_aside or not (isinstance(text, When) and begins_early(text.effect)):
        return False
    begin_response(state, option.card, int(option.detail), action.player, action.responds_to)
    only_choose(state)
    pick_for_text(state, option.card, int(option.detail))
    return True


def go_on(state: State, action: Action) -> bool:
    """Carry out what is left of a text that was begun as the action was initiated, unless it has lost its targets."""
    for run in action.set_aside:
        if has_lost_targets(state, run):
            break_off(state, (run,))
        else:
            go_on_with(state, as_revealed(state, action, run))
    return bool(action.set_aside)


def carry_out_order(state: State, action: Action) -> None:
    """Do what the text says; the card is shown, since its text is used."""
    option = action.option
    if go_on(state, action):
        return
    begin_text(state, action)
    if action.step == "choose_targets":
        only_choose(state)
    pick_for_text(state, option.card, int(option.detail))
    show_text(state, action)


def begin_text(state: State, action: Action) -> None:
    """Carry the text out; what was revealed for it is so until that is done."""
    begin_effect(state, action.option.card, (int(action.option.detail), 0), action.player)
    note_revealed(state, action)


def note_revealed(state: State, action: Action) -> None:
    """Let what was revealed for the text that is begun be so until that is done."""
    run = state.frames[-1]
    if isinstance(run, RunEffect):
        state.frames[-1] = as_revealed(state, action, run)


def as_revealed(state: State, action: Action, run: RunEffect) -> RunEffect:
    """A text that is carried out; where its card was revealed for it, that ends as it is done."""
    is_seen = verbs.is_examining(state, action.option.card, opponent_of(state, action.player))
    return replace(run, numbers={**run.numbers, EXAMINED: 1}) if is_seen else run


def use_up(state: State, action: Action) -> None:
    """The text is used, even if the action is cancelled and nothing comes of it (1E-G:cancel/1).

    Whoever may respond can read it, as the card is announced (1E-5.0/6, 1E-12.12/2).
    """
    card = action.option.card
    note_use(state, action.player, card, int(action.option.detail))
    if is_listened_to(state, "action", action) and not state.cards[card].face_up:
        request(state, Change("reveal", (card,), action.player, card))


def show_text(state: State, action: Action) -> None:
    """Show the card whose text is used (1E-12.12/2)."""
    card = action.option.card
    request(state, Change("use", (card,), action.player, card, detail=verbs.TEXT))


def nothing_offered(state: State, player: PlayerId) -> Iterable[Option]:
    """Responses are offered in windows only."""
    return ()


def no_response(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why that is no response now: what is being done has none but those that are listed (1E-5.0/4, 1E-5.0/5).

    One that is already chosen is looked at again, since its window may have been returned to.
    """
    is_listed, is_chosen = is_invited(state, player, option), isinstance(state.frames[-1], Action)
    if is_listed and not is_chosen:
        return None
    problem = no_answer(state, player, option)
    return problem or (None if is_listed else refusal("not-a-valid-response"))


def no_answer(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why a text does not speak of what is being done; whoever is not asked learns only that nothing is asked."""
    window = window_of(state, player)
    if window is None or not option.detail.isdecimal() or option.target:
        return refusal("not-a-valid-response")
    card, at = option.card, int(option.detail)
    is_own = card in state.cards and spoken_to(state, window, card, is_damage=False) == player
    if option.kind == "answer" and card not in state.zone(player, "hand"):
        return refusal("not-in-hand")
    if option.kind == "respond" and not (is_own and state.in_play(card)):
        return refusal("not-yours")
    texts = definition(state, card).abilities
    if at >= len(texts) or not isinstance(text := texts[at], When):
        return refusal("no-such-text")
    if option.kind == "answer" and not text.optional:
        return refusal("not-a-valid-response")
    occurrence = window.occurrence
    if f"{window.moment}:{occurrence.verb}" not in moments_of(text):
        return refusal("not-a-valid-response")
    is_meant = applies(state, card, at, text, player, occurrence, window.whence)
    if not is_meant or cannot_probe(state, player, option):
        return refusal("not-a-valid-response")
    return cannot_enter(state, player, card) if option.kind == "answer" else used_up(state, player, card, at)


def window_of(state: State, player: PlayerId) -> Window | None:
    """The window in which the player is asked for a response, or that the response now initiated answers."""
    frames = state.frames
    top = frames[-1] if frames else None
    if isinstance(top, Action) and top.step == "check_conditions" and top.responds_to >= 0:
        window = frames[top.responds_to + 1]
        return window if isinstance(window, Window) and top.player == player else None
    return top if isinstance(top, Window) and top.order[top.turn] == player else None


def respond(state: State, action: Action) -> None:
    """Carry out a responding text of a card in play."""
    option = action.option
    if go_on(state, action):
        return
    show_text(state, action)
    begin_response(state, option.card, int(option.detail), action.player, action.responds_to)
    note_revealed(state, action)
    if action.step == "choose_targets":
        only_choose(state)
    pick_for_text(state, option.card, int(option.detail))


def announce_answer(state: State, action: Action) -> None:
    """Lay the interrupt down, and show whose skills it asks for: so all can see that it may be played (1E-12.12/2).

    Of one that is played so often only, that it was is noted, even if nothing comes of it (1E-12.8/1).
    """
    note_use(state, action.player, action.option.card, int(action.option.detail))
    uses = tuple(uses_shown(state, action))
    lay_down(state, action)
    request(state, *uses)


def uses_shown(state: State, action: Action) -> Iterator[Change]:
    """Whose skills an interrupt asks for that is played in response: all who have them, as where a mission asks."""
    card, player = action.option.card, action.player
    text, window = definition(state, card).abilities[int(action.option.detail)], state.frames[action.responds_to + 1]
    if not isinstance(text, When) or not isinstance(text.test, Shows) or not isinstance(window, Window):
        return
    spoken_of = concerned(state, card, text, player, window.occurrence, window.whence) or ()
    scope = Reading(card, player, names_for(state, text, spoken_of, window.occurrence, window.whence))
    ways = world_of(state).meets(state, Asking(scope, text.test.requirement, group_meant(state, scope, text.test)))
    yield from (use_to_meet(way, card, player) for way in sorted(ways, key=lambda way: len(cards_used(way)))[:1])


def answer(state: State, action: Action) -> None:
    """Carry out the text of an interrupt that was played in response."""
    option = action.option
    state.frames.append(
        CardPlay(
            step="carry_out_text",
            card=option.card,
            player=action.player,
            text=int(option.detail),
            responds_to=action.responds_to,
            begun=action.set_aside,
        )
    )


def speaking(state: State, window: Window, player: PlayerId) -> Iterator[Option]:
    """What a player's texts respond to, as far as a card from hand may enter play."""
    for option in responses(state, window, player):
        if cannot_probe(state, player, option):
            continue
        if option.kind != "answer" or is_playable(state, player, option.card):
            yield option


def is_playable(state: State, player: PlayerId, card: CardId) -> bool:
    """Whether a card that responds may come into play."""
    return cannot_enter(state, player, card) is None


ACTIONS: tuple[ActionRule, ...] = (
    ActionRule("order", offer_orders, no_order, carry_out_order, use_up, begin_used, call_off),
    ActionRule("respond", nothing_offered, no_response, respond, use_up, begin_used, call_off),
    ActionRule("answer", nothing_offered, no_response, answer, announce_answer, begin_answer, call_off, "play"),
)

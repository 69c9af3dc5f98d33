"""Orders and responses printed on cards (2E-other-order-actions, 2E-when-and-while)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from spaceline.core.actions import is_invited
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action, RunEffect, Window
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.ruleset import ActionRule
from spaceline.core.state import State
from spaceline.effects.frames import CardPlay
from spaceline.effects.nodes import Ability, Effect, walk
from spaceline.effects.nodes.abilities import Order, When
from spaceline.effects.nodes.effects import BeginBattle
from spaceline.effects.parts import battles_of
from spaceline.effects.perform.affording import is_affordable
from spaceline.effects.perform.reading import holds
from spaceline.effects.perform.responses.responding import begin_response, is_counted
from spaceline.effects.perform.run import begin_effect
from spaceline.effects.scope import Reading
from spaceline.effects.world import world_of
from spaceline.rules import verbs
from spaceline.rules.second.battle.obstacles import no_battle
from spaceline.rules.second.damage import is_damage
from spaceline.rules.second.definition import ORDER
from spaceline.rules.second.language.course import note_answer
from spaceline.rules.second.playing.holding import is_held
from spaceline.rules.second.playing.skill_costs import charge
from spaceline.rules.second.refusals import refusal
from spaceline.rules.second.showing import NOBODY_NAMED, conditions_shown, subjects_used, unseen
from spaceline.rules.second.switches import readings
from spaceline.rules.second.turn import misnamed, not_now, segment
from spaceline.rules.second.values import definition, is_stopped


def offer_orders(state: State, player: PlayerId) -> Iterable[Option]:
    """The orders on cards that the player commands."""
    if segment(state) != "orders":
        return ()
    return tuple(find_orders(state, player))


def find_orders(state: State, player: PlayerId) -> Iterator[Option]:
    """Look at the cards of this game that have orders."""
    leaves, roles = state.cards, state.ruleset.roles
    for card in state.watched.get(ORDER, ()):
        leaf = leaves[card]
        if leaf.controller != player or not roles[leaf.role].in_play or unusable(state, card) is not None:
            continue
        for at, text in definition(state, card).of_kind(Order):
            option = Option("order", card, detail=str(at))
            if not_again(state, player, option, text) is None and can_pay(state, player, option, text):
                yield option


def order_text(state: State, option: Option) -> Order | None:
    """The text that an option means."""
    texts = definition(state, option.card).of_kind(Order)
    return next((text for at, text in texts if str(at) == option.detail), None)


def is_own_order(state: State, player: PlayerId, option: Option) -> bool:
    """Whether a card that the player commands has an order, which the player may know."""
    leaf = state.cards.get(option.card)
    is_own = leaf is not None and leaf.controller == player and state.in_play(option.card)
    return is_own and bool(definition(state, option.card).of_kind(Order))


def no_order(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why an order cannot be carried out."""
    problem = not_now(state, player, "orders") or misnamed(option, "detail")
    if problem is not None:
        return refusal("order-text") if problem.reason in ("not-your-turn", "wrong-segment") else problem
    card = option.card
    if card in state.cards and state.cards[card].role == "brig":
        return refusal("captive")
    if card not in state.cards or state.cards[card].controller != player or not state.in_play(card):
        return refusal("not-yours")
    text = order_text(state, option)
    if text is None:
        return refusal("no-such-text")
    problem = unusable(state, card) or not_again(state, player, option, text)
    if problem is not None or can_pay(state, player, option, text):
        return problem
    return refusal(lacking(state, Reading(card, player), text.effect))


def can_pay(state: State, player: PlayerId, option: Option, text: Order) -> bool:
    """Whether the effect of an order could be begun and its cost be paid."""
    return is_affordable(state, Reading(option.card, player), text.effect)


def not_again(state: State, player: PlayerId, option: Option, text: Order) -> Refusal | None:
    """Why an order of a card that can be used cannot: it was carried out before, or its condition is not met."""
    if text.limit and is_used(state, option, text.limit):
        return refusal("used-this-turn")
    if text.test is not None and not holds(state, Reading(option.card, player), text.test):
        return refusal("condition-not-met")
    if not world_of(state).can_pay_for_skills(state, Reading(option.card, player), text):
        return refusal("condition-not-met")
    return None


def is_used(state: State, option: Option, limit: str) -> bool:
    """Whether an order was used this turn, or another one of the card for which the same limit counts."""
    others = definition(state, option.card).of_kind(Order) if limit == "card" else ()
    numbers = {option.detail, *(str(at) for at, text in others if text.limit == limit)}
    return any(state.mark(option.card, f"used{number}") for number in numbers)


def unusable(state: State, card: CardId) -> Refusal | None:
    """Why no order of a card can be used now, whatever it asks for; nobody uses a captive (2E-brig-and-captives/4)."""
    if is_stopped(state, card):
        return refusal("stopped")
    if is_damage(state, card):
        return refusal("damage-only")
    if not world_of(state).text_is_on(state, card):
        return text_off(state)
    return None if world_of(state).may_use(state, card) else refusal("abilities-barred")


def text_off(state: State) -> Refusal:
    """The refusal of the text of a stopped card (2E-stopped/2, /4)."""
    return refusal("text-off-2002" if readings(state).stopped == "text-off" else "text-off")


def lacking(state: State, scope: Reading, effect: Effect) -> str:
    """What an effect cannot begin without: an enemy, or its cost."""
    battle = next((node for _, node in walk(effect) if isinstance(node, BeginBattle)), None)
    if battle is None or battles_of(state).battles(state, scope, battle):
        return "cost-not-payable"
    return no_battle(state, scope, battle)


def no_response(state: State, player: PlayerId, option: Option) -> Refusal:
    """Why a text, or an interrupt, is not used in the window that is open."""
    window, leaf = state.frames[-1], state.cards.get(option.card)
    if is_held(state, player, option.card):
        return refusal("needs-its-moment")
    if leaf is not None and leaf.role == "brig":
        return refusal("captive")
    if leaf is None or not state.in_play(option.card) or leaf.controller != player:
        return refusal("not-your-card" if option.kind == "answer" else "not-yours")
    used = window.used if isinstance(window, Window) else ()
    if any(other.card == option.card and option.detail in ("", other.detail) for other in used):
        return refusal("responded-already")
    return text_off(state) if is_stopped(state, option.card) else refusal("no-response")


def carry_out_order(state: State, action: Action) -> None:
    """Do what the text says; its card is shown, and whom it asks for (2E-showing-your-cards/3)."""
    option = action.option
    text = order_text(state, option)
    note_use(state, option.card, option.detail)
    begin_effect(state, option.card, (int(option.detail), 0), action.player)
    show_text(state, action)
    if text is not None:
        show_asked_for(state, action, text)


def show_asked_for(
    state: State, action: Action, text: Ability, named: Mapping[str, tuple[EntityId, ...]] = NOBODY_NAMED
) -> None:
    """Show whom of one's own a text asks for that is used (2E-showing-your-cards/3, /5)."""
    if isinstance(text, (Order, When)):
        tests = () if text.test is None else (text.test,)
        card, player = action.option.card, action.player
        subjects = tuple(subjects_used(state, card, player, text, named))
        conditions = conditions_shown(state, Reading(card, player, named), tests, (text.effect,), beside=subjects)
        request(state, *unseen(state, subjects), *conditions)
        charge(state, (*subjects, *conditions))


def show_text(state: State, action: Action) -> None:
    """Show the card whose text is used (2E-showing-your-cards/3)."""
    card = action.option.card
    request(state, Change("use", (card,), action.player, card, detail=verbs.TEXT))


def note_use(state: State, card: CardId, detail: str) -> None:
    """Remember for the rest of the turn that a text was used."""
    text = definition(state, card).abilities[int(detail)]
    if is_counted(getattr(text, "limit", "")):
        verbs.note_use(state, card, f"used{detail}")


def nothing_offered(state: State, player: PlayerId) -> Iterable[Option]:
    """Responses are offered in windows only."""
    return ()


def uninvited(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why that is no response now: a text speaks of its trigger, and the player is asked (2E-actions/2)."""
    return None if is_invited(state, player, option) else no_response(state, player, option)


def respond(state: State, action: Action) -> None:
    """Carry out a responding text of a card in play; the card is shown, since its text is used."""
    option = action.option
    note_use(state, option.card, option.detail)
    if isinstance(window := state.frames[action.responds_to + 1], Window):
        note_answer(state, window, option.card)
    begin_response(state, option.card, int(option.detail), action.player, action.responds_to, option.target)
    begun = state.frames[-1]
    show_text(state, action)
    text = definition(state, option.card).abilities[int(option.detail)]
    show_asked_for(state, action, text, begun.cards if isinstance(begun, RunEffect) else {})


def answer_with_interrupt(state: State, action: Action) -> None:
    """Play an interrupt from hand in response (2E-playing-specific-kinds/9)."""
    option = action.option
    state.frames.append(
        CardPlay(
            step="show_card",
            card=option.card,
            player=action.player,
            target=option.target,
            text=int(option.detail),
            responds_to=action.responds_to,
        )
    )


ACTIONS: tuple[ActionRule, ...] = (
    ActionRule("order", offer_orders, no_order, carry_out_order),
    ActionRule("respond", nothing_offered, uninvited, respond),
    ActionRule("answer", nothing_offered, uninvited, answer_with_interrupt),
)

"""The turn: three segments in fixed order, and what happens at its start and end (2E-playing-the-game)."""

from __future__ import annotations

from collections.abc import Iterable

from spaceline.core.actions import begin_offered
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Option, Refusal
from spaceline.core.data.frames import Action, Frame
from spaceline.core.data.leaves import PlayerId
from spaceline.core.replaceable import Replaceable
from spaceline.core.ruleset import ActionRule, Choose, Next, Procedure
from spaceline.core.state import State
from spaceline.core.windows import open_window
from spaceline.rules.second.data.frames import Opportunity, Turn
from spaceline.rules.second.definition import AT_WILL
from spaceline.rules.second.ending import discard, discard_excess, end_turn, take_end_of_turn_actions
from spaceline.rules.second.numbers import numbers
from spaceline.rules.second.refusals import refusal

PLAY_AND_DRAW = ("play", "draw", "end-play")
"""In whichever order (2E-drawing-cards/2)."""
ORDERS = ("play", "beam", "move", "attempt", "order", "end-orders")
"""Interrupts with an order are played, other cards with one are used (2E-executing-orders/1)."""


BETWEEN = "between:begin_turn"
"""What cards listen to with a text that does something as soon as something is so."""


SEGMENTS = {
    "look_round_in_play": "play",
    "play_and_draw": "play",
    "begin_orders": "orders",
    "look_round_in_orders": "orders",
    "execute_orders": "orders",
}
"""The steps of the turn that players call otherwise."""


SHOWN_AS = {"look_round_in_play": "play_and_draw", "look_round_in_orders": "execute_orders"}
"""The steps that are taken only where some card of the game listens to ``BETWEEN``, as which others they are shown."""


def turn_of(state: State) -> Turn:
    """The turn that is going on."""
    frame = state.frames[0]
    assert isinstance(frame, Turn)
    return frame


def active_player(state: State) -> PlayerId:
    """Whose turn it is; once the game is over, nobody's."""
    return turn_of(state).player if state.frames else 0


def segment(state: State) -> str:
    """``play``, ``orders`` or another step of the turn; once the game is over, none."""
    step = state.frames[0].step if state.frames else ""
    return SEGMENTS.get(step, step)


def not_now(state: State, player: PlayerId, part: str) -> Refusal | None:
    """Why a player may not begin an action of that part of the own turn: one at a time (2E-executing-orders/3)."""
    if active_player(state) != player:
        return refusal("not-your-turn")
    if segment(state) != part:
        return refusal("wrong-segment")
    return None if is_between_actions(state) else refusal("one-at-a-time")


def no_order_now(state: State, player: PlayerId) -> Refusal | None:
    """Why a player may not execute an order now; None when it is the time for it (2E-executing-orders/1)."""
    problem = not_now(state, player, "orders")
    return problem if problem is None or problem.reason == "one-at-a-time" else refusal("only-in-orders")


def is_between_actions(state: State) -> bool:
    """Whether nothing is going on; an action that is just being begun does not count."""
    return len(state.frames) == 1 or is_being_begun(state.frames[-1])


def is_being_begun(frame: Frame) -> bool:
    """Whether it is an action that the player has just chosen."""
    return isinstance(frame, Action) and frame.step == "check_conditions"


def may_play_now(state: State, player: PlayerId) -> bool:
    """Whether the player is asked for a card: between the actions of the own turn, or for interrupts at will."""
    top = state.frames[-1]
    if isinstance(top, Opportunity):
        return top.order[top.turn] == player
    return is_being_begun(top) or (len(state.frames) == 1 and active_player(state) == player)


def misnamed(option: Option, *parts: str) -> Refusal | None:
    """Why an option means nothing: it names more than an action of its kind does beside its card."""
    is_plain = ("target" in parts or not option.target) and ("detail" in parts or not option.detail)
    return None if is_plain else refusal("named-otherwise")


def begin_turn(state: State, turn: Turn) -> Next:
    """Hand out seven counters; then come the actions of the start of the turn (2E-turn-sequence/1, /2)."""
    request(state, Change("begin_turn", (), turn.player, amount=numbers(state).counters))
    return None


def play_and_draw(state: State, turn: Turn) -> Decision:
    """First segment: play cards and draw cards, in any order (2E-play-and-draw/1, 2E-drawing-cards/2)."""
    numbers = {"counters": state.mark(turn.player, "counters")}
    return Decision(turn.player, "action", "play-and-draw", offers(state, turn.player, PLAY_AND_DRAW), numbers=numbers)


def offers(state: State, player: PlayerId, kinds: Iterable[str]) -> tuple[Option, ...]:
    """The legal actions of some kinds."""
    actions = state.ruleset.actions
    found: list[Option] = []
    for kind in kinds:
        found.extend(actions[kind].offer(state, player))
    return tuple(found)


def act_in_play(state: State, turn: Turn, answer: Answer) -> Next:
    """Carry out the action and ask again, until the player says that it is enough (2E-play-and-draw/2).

    However many cards that makes (2E-paying-costs/4).
    """
    assert answer.option is not None
    if answer.option.kind == "end-play":
        let_interrupts_be_played(state, turn)
        return None
    begin_offered(state, turn.player, answer.option)
    return "look_round_in_play" if BETWEEN in state.watched else "play_and_draw"


def look_round_in_play(state: State, turn: Turn) -> Next:
    """Between two actions of the first segment."""
    return look_round(state, turn)


def look_round_in_orders(state: State, turn: Turn) -> Next:
    """Between two orders."""
    return look_round(state, turn)


def look_round(state: State, turn: Turn) -> Next:
    """The moment for texts that do something as soon as something is so, however that came about (2E-actions/4)."""
    open_window(state, "between", Change("begin_turn", (), turn.player))
    return None


def begin_orders(state: State, turn: Turn) -> Next:
    """The second segment begins: the moment for texts that respond to that (2E-turn-sequence/1)."""
    request(state, Change("begin_orders", (), turn.player))
    return None


def execute_orders(state: State, turn: Turn) -> Decision:
    """Second segment: orders, one at a time (2E-executing-orders/3)."""
    return Decision(turn.player, "action", "orders", offers(state, turn.player, ORDERS))


def act_in_orders(state: State, turn: Turn, answer: Answer) -> Next:
    """Carry out the order and ask again, until the player goes on (2E-other-order-actions/3).

    However many orders that makes, by the same cards too (2E-executing-orders/2).
    """
    assert answer.option is not None
    if answer.option.kind == "end-orders":
        let_interrupts_be_played(state, turn)
        return "discard_excess"
    begin_offered(state, turn.player, answer.option)
    return "look_round_in_orders" if BETWEEN in state.watched else "execute_orders"


def let_interrupts_be_played(state: State, turn: Turn) -> None:
    """A segment is over: the opportunity for interrupts without timing words (2E-playing-specific-kinds/8)."""
    if AT_WILL in state.watched:
        first = state.players.index(turn.player)
        order = state.players[first:] + state.players[:first]
        state.frames.append(Opportunity(step="find_player", order=order))


TURN: Procedure = Procedure(
    Turn,
    begin_turn,
    look_round_in_play,
    Choose(play_and_draw, act_in_play),
    begin_orders,
    look_round_in_orders,
    Choose(execute_orders, act_in_orders),
    Choose(discard_excess, discard),
    take_end_of_turn_actions,
    end_turn,
)


def offer_draw(state: State, player: PlayerId) -> Iterable[Option]:
    """One counter buys one card (2E-drawing-cards/1)."""
    return () if cannot_draw(state, player) else (DRAW,)


def no_draw(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why no card can be drawn."""
    problem = not_now(state, player, "play") or (None if option == DRAW else refusal("named-otherwise"))
    return problem or cannot_draw(state, player)


def cannot_draw(state: State, player: PlayerId) -> Refusal | None:
    """Why no card can be drawn when it is the time for that."""
    if not state.mark(player, "counters"):
        return refusal("no-counter-left")
    if not state.zone(player, "deck"):
        return refusal("deck-empty")
    return None


def pay_one_counter(state: State, action: Action) -> None:
    """Pay for the card."""
    request(state, Change("spend", (), action.player, amount=1))


def draw_card(state: State, action: Action) -> None:
    """Draw it."""
    request(state, Change("draw", (), action.player, amount=1))


def offer_end_of_play(state: State, player: PlayerId) -> Iterable[Option]:
    """Going on to the orders."""
    return () if has_to_spend(state, player) else (END_PLAY,)


def must_go_on(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """All counters must be used while the deck has cards (2E-drawing-cards/3, /4)."""
    problem = not_now(state, player, "play") or (None if option == END_PLAY else refusal("named-otherwise"))
    return problem or (refusal("spend-all-counters") if has_to_spend(state, player) else None)


@Replaceable
def has_to_spend(state: State, player: PlayerId) -> bool:
    """Whether counters are left, and cards to draw with them (2E-drawing-cards/3, /4)."""
    return bool(state.mark(player, "counters") and state.zone(player, "deck"))


def offer_end_of_orders(state: State, player: PlayerId) -> Iterable[Option]:
    """Going on to the discards."""
    return (END_ORDERS,)


def orders_may_end(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Orders may be ended at will."""
    problem = not_now(state, player, "orders")
    return problem or (None if option == END_ORDERS else refusal("named-otherwise"))


def nothing(state: State, action: Action) -> None:
    """Ending a segment is no action of its own."""


DRAW, END_PLAY, END_ORDERS = Option("draw"), Option("end-play"), Option("end-orders")

ACTIONS: tuple[ActionRule, ...] = (
    ActionRule("draw", offer_draw, no_draw, draw_card, pay_one_counter),
    ActionRule("end-play", offer_end_of_play, must_go_on, nothing),
    ActionRule("end-orders", offer_end_of_orders, orders_may_end, nothing),
)

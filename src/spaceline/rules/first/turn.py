"""The turn: card plays, orders, the end-of-turn draw, and who acts between two actions (1E-5.0, 1E-6.1, 1E-8.0)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from spaceline.core.actions import begin_offered, forget_positions
from spaceline.core.caching import cached_on
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import PASS, Answer, Decision, Option, Refusal
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import PlayerId
from spaceline.core.ruleset import DONE, ActionRule, Choose, Next, Procedure, TimedOffer
from spaceline.core.state import State
from spaceline.core.view import UNSEEN
from spaceline.rules import verbs
from spaceline.rules.first.borg.objectives import scoutings_to_complete
from spaceline.rules.first.countdowns import begin_counting
from spaceline.rules.first.damage import count_turn, note_docked
from spaceline.rules.first.data.frames import Opportunity, Seeding, Turn
from spaceline.rules.first.ending import begin_matters, repair_in_order
from spaceline.rules.first.language.openness import see_to_hands
from spaceline.rules.first.missions.curing import see_to_cures
from spaceline.rules.first.missions.remembering import forget_earlier
from spaceline.rules.first.movement.duties import must_go_on
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.settling import settle
from spaceline.rules.first.verbs.control import returned
from spaceline.rules.first.winning import come_to_rest

CARD_PLAYS = ("play", "hide", "order", "end-play")
"""Actions of the first part of the turn (1E-6.1)."""

ORDERS = (
    *("beam", "walk", "dock", "undock", "move"),
    *("land", "take-off", "launch", "recover", "time-travel"),
    *("cloak", "attempt"),
    *("scout", "acquire"),
    *("battle-personnel", "battle-ship", "bombard"),
    *("commandeer", "attempt-station"),
    "order",
    "custody",
    *("pick-up", "put-down", "beam-tribbles"),
    "play",
    "end-turn",
)
"""Actions of the second part (1E-7.0/1); interrupts and doorways may be played there too (1E-6.5.1/1)."""

ANY_TIME = ("flip", "persona", "special-download", "affiliation", "infiltrate", "expose", "slip")
"""Actions of either part, and of the opponent too as far as their own rules let them (1E-5.0/12, 1E-6.5.1)."""

IN_CARD_PLAYS, OPPORTUNITY = (*CARD_PLAYS, *ANY_TIME), ("play", "order", *ANY_TIME)
IN_ORDERS = (*ORDERS, *ANY_TIME, "join-team", "hologram")


TurnOffer = Callable[[State, PlayerId], Iterable[Option]]


def turn_of(state: State) -> Turn | None:
    """The turn that is going on; None in the seed phases and once the game is over."""
    frame = state.frames[0] if state.frames else None
    return frame if isinstance(frame, Turn) else None


def active_player(state: State) -> PlayerId:
    """Whose turn it is; in the seed phases, whose turn it is to seed."""
    frame = state.frames[0] if state.frames else None
    if isinstance(frame, Turn):
        return frame.player
    return frame.player or frame.starting if isinstance(frame, Seeding) else 0


def opponent_of(state: State, player: PlayerId) -> PlayerId:
    """The other player (1E-1.1/1)."""
    return 3 - player


def segment(state: State) -> str:
    """``seed``, ``start``, ``play``, ``orders``, ``end``; once the game is over, none."""
    if not state.frames:
        return ""
    frame = state.frames[0]
    return "seed" if isinstance(frame, Seeding) else SEGMENTS.get(frame.step, "end")


SEGMENTS = {
    "unstop": "start",
    "take_actions_of_the_start": "start",
    "play_cards": "play",
    "answer_card_play": "play",
    "execute_orders": "orders",
    "answer_order": "orders",
    "end_turn": "orders",
}
"""The end of the turn begins when it is announced: until then the opponent has the last opportunity."""


def is_between_actions(state: State) -> bool:
    """Whether nothing is being carried out (1E-5.0/3); an action that is just being initiated does not count.

    What the rules settle after an action is not between actions either, nor what players respond to meanwhile: where a
    ship is sent (1E-12.6.0.1/1), or that a card is discarded which has done its duty.
    """
    frames = state.frames
    if len(frames) == 1:
        return True
    top = frames[-1] if frames else None
    initiated = isinstance(top, Action) and top.step == "check_conditions" and top.nature == "action"
    at_rest = all(isinstance(frame, AT_REST) for frame in (frames[:-1] if initiated else frames))
    return at_rest or (len(frames) == 2 and top == UNSEEN and segment(state) in ("play", "orders"))


AT_REST = (Turn, Opportunity, Seeding)
"""Where players are asked for the next action, nothing is being carried out.

To whoever does not see who is asked, the opportunity in these parts of a turn is what is unseen (1E-5.0/12).
"""


def not_now(state: State, player: PlayerId, part: str) -> Refusal | None:
    """Why a player may not begin an action of that part of the own turn; None when it is the time for it."""
    if not is_between_actions(state):
        return refusal("not-between-actions")
    now = segment(state)
    if active_player(state) != player or now in ("seed", ""):
        return refusal("not-your-turn")
    if now == part:
        return None
    return refusal("orders-begun" if part == "play" else "orders-not-begun")


GRANTED = "plays-granted"
"""The mark of a player to whom texts gave so many normal card plays this turn; below zero when they took one."""


def plays_left(state: State, player: PlayerId) -> int:
    """How many normal card plays a player has left in the own turn (1E-6.1/1)."""
    turn = state.frames[0] if state.frames else None
    if not isinstance(turn, Turn) or turn.player != player:
        return 0
    return int(not turn.has_played) + state.marks.get((player, GRANTED), 0)


def in_orders(state: State, player: PlayerId) -> bool:
    """Whether the player may carry out orders now."""
    if len(state.frames) == 1:
        frame = state.frames[0]
        return frame.step == "execute_orders" and isinstance(frame, Turn) and frame.player == player
    return segment(state) == "orders" and active_player(state) == player and is_between_actions(state)


def offers(state: State, player: PlayerId, kinds: tuple[str, ...]) -> tuple[Option, ...]:
    """The legal actions of some kinds."""
    found = list[Option]()
    for offer in those_that_offer(state, kinds):
        found += offer(state, player)
    return tuple(found)


@cached_on()
def those_that_offer(state: State, kinds: tuple[str, ...]) -> tuple[TurnOffer, ...]:
    """What lists the actions of each kind that the cards of this game have need of; in orders, whatever the time."""
    known = (state.ruleset.actions[kind] for kind in kinds if kind in state.ruleset.actions)
    of_use = (action for action in known if action.possible is None or action.possible(state))
    offers = [action.offer for action in of_use if not action.needs or action.needs in state.watched]
    return tuple(it.find if kinds == IN_ORDERS and isinstance(it, TimedOffer) else it for it in offers)


def unstop(state: State, turn: Turn) -> Next:
    """Stopped cards unstop at the start of the turn of either player (1E-10.2.1/6).

    What the start of the turn cures is cured (1E-7.2.2.3/1, 1E-7.2.2.4/1).
    """
    at = len(state.frames)
    request(state, Change("begin_turn", (), turn.player))
    note_docked(state, turn.player)
    begin_counting(state, turn.player)
    see_to_hands(state)
    see_to_cures(state, at)
    state.frames[0] = replace(turn, has_played=False, has_acted=False)
    return None


def take_actions_of_the_start(state: State, turn: Turn) -> Decision:
    """What is done at the start of the turn, before the card play: persona replacement (1E-6.5.2/1).

    Whether there is something to do may be known to that player only, so there is always a question here.
    """
    return Decision(turn.player, "action", "start-of-turn", (*offers(state, turn.player, ("persona",)), PASS))


def act_at_the_start(state: State, turn: Turn, answer: Answer) -> Next:
    """Carry it out, cure what a replaced persona cures, and ask again, until the player goes on."""
    assert answer.option is not None
    if answer.option == PASS:
        return None
    at = len(state.frames)
    begin_offered(state, turn.player, answer.option)
    see_to_cures(state, at)
    return "take_actions_of_the_start"


def play_cards(state: State, turn: Turn) -> Decision:
    """First part: one normal card play and any number of cards that play for free (1E-6.1/1, 1E-6.1.1)."""
    come_to_rest(state)
    options = offers(state, turn.player, IN_CARD_PLAYS)
    return Decision(turn.player, "action", "card-plays", options, clause="1E-6.1/1")


def act_in_card_plays(state: State, turn: Turn, answer: Answer) -> Next:
    """Carry the action out, give the opponent the opportunity that follows it, and ask again."""
    return act(state, turn, answer, "play_cards", "end-play", "answer_card_play")


def act(state: State, turn: Turn, answer: Answer, again: str, ends_with: str, after: str) -> Next:
    """Carry out the action of the turn player; or end the part, after the opponent has had an opportunity."""
    option = answer.option
    assert option is not None
    if option.kind == ends_with:
        return after
    state.frames[0] = replace(turn, has_acted=True)
    forget_earlier(state, turn.player)
    state.frames.append(Opportunity(step="settle_position", player=opponent_of(state, turn.player)))
    begin_offered(state, turn.player, option)
    return again


def answer_card_play(state: State, turn: Turn) -> Next:
    """Before the part ends the opponent may act, unless the latest action was followed by that chance (1E-5.0/12)."""
    return offer_opportunity(state, turn)


def offer_opportunity(state: State, turn: Turn) -> Next:
    """Give the opponent an opportunity, where nothing was done after which there was one."""
    if not turn.has_acted:
        state.frames.append(Opportunity(step="settle_position", player=opponent_of(state, turn.player)))
    state.frames[0] = replace(turn, has_acted=False)
    return None


def execute_orders(state: State, turn: Turn) -> Decision:
    """Second part: orders, one at a time (1E-7.0/1)."""
    come_to_rest(state)
    return Decision(turn.player, "action", "orders", offers(state, turn.player, IN_ORDERS))


def act_in_orders(state: State, turn: Turn, answer: Answer) -> Next:
    """Carry the order out, give the opponent the opportunity that follows it, and ask again."""
    return act(state, turn, answer, "execute_orders", "end-turn", "answer_order")


def answer_order(state: State, turn: Turn) -> Next:
    """Before the turn ends the opponent may act, unless that chance was there already."""
    return offer_opportunity(state, turn)


def end_turn(state: State, turn: Turn) -> Next:
    """The end of the turn is announced; what happens then comes before the draw (1E-8.0/1).

    What is cured by now is no matter of the end of the turn (1E-7.2.2.3/1).
    """
    at = len(state.frames)
    verbs.take_up_what_waits(state)
    request(state, Change("end_turn", (), turn.player))
    count_turn(state, turn.player)
    see_to_cures(state, at)
    return None


def see_to_the_end(state: State, turn: Turn) -> Next:
    """Scouting that is complete, then texts of the end of the turn, countdowns and repairs (1E-8.0/1, 1E-7.3.2.1/3)."""
    begin_matters(state, turn.player)
    request(state, *(change for player in state.players for change in scoutings_to_complete(state, player)))
    return None


def repair_ships(state: State, turn: Turn) -> Next:
    """Ships that were docked at an outpost for two full turns are repaired, if they were not yet (1E-7.5.2/2)."""
    repair_in_order(state, turn.player)
    return None


REPLACES_DRAWS = "about:draw"
"""What texts listen to that give something in place of a draw."""


def draw_card(state: State, turn: Turn) -> Next:
    """One card must be drawn, unless there is none and nothing replaces it, or after Ops (1E-8.3/1, 1E-G:ops/1)."""
    is_there = state.zone(turn.player, "deck") or REPLACES_DRAWS in state.watched
    if is_there and (turn.player, verbs.NO_DRAWS) not in state.marks:
        request(state, Change("draw", (), turn.player, amount=1))
    return None


def pass_turn(state: State, turn: Turn) -> Next:
    """What was borrowed goes back, and the other player's turn begins (1E-5.0/1, 1E-G:temporary-control/1)."""
    forget_positions(state)
    request(state, *returned(state), Change("pass_turn", (), turn.player))
    state.frames[0] = Turn(step="unstop", player=opponent_of(state, turn.player))
    return "unstop"


TURN: Procedure = Procedure(
    Turn,
    unstop,
    Choose(take_actions_of_the_start, act_at_the_start),
    Choose(play_cards, act_in_card_plays),
    answer_card_play,
    Choose(execute_orders, act_in_orders),
    answer_order,
    end_turn,
    see_to_the_end,
    repair_ships,
    draw_card,
    pass_turn,
)


def settle_position(state: State, frame: Opportunity) -> Next:
    """Settle what the action has left; the game may be over before anybody has another chance (1E-9.0/1)."""
    settle(state)
    come_to_rest(state)
    return None


def seize(state: State, frame: Opportunity) -> Decision:
    """Ask the player, who passes without being asked where nothing is legal (1E-5.0/12).

    After an action of that player the other one has the next chance. Whether something is legal may be known to that
    player only, so there is always a question here.
    """
    come_to_rest(state)
    options = offers(state, frame.player, OPPORTUNITY)
    return Decision(frame.player, "action", "opportunity", (*options, PASS), clause="1E-5.0/12")


def take_opportunity(state: State, frame: Opportunity, answer: Answer) -> Next:
    """Carry the action out."""
    assert answer.option is not None
    if answer.option == PASS:
        return DONE
    begin_offered(state, frame.player, answer.option)
    return None


def settle_again(state: State, frame: Opportunity) -> Next:
    """Settle what is due after the action of the other player."""
    settle(state)
    return DONE


OPPORTUNITY_TO_ACT: Procedure = Procedure(Opportunity, settle_position, Choose(seize, take_opportunity), settle_again)


def offer_end(kind: str, part: str) -> ActionRule:
    """Going on to the next part of the turn."""
    option = Option(kind)

    def is_late(state: State, player: PlayerId) -> bool:
        return kind == "end-turn" and must_go_on(state, player)

    def offer(state: State, player: PlayerId) -> Iterable[Option]:
        return () if is_late(state, player) else (option,)

    def obstacle(state: State, player: PlayerId, wanted: Option) -> Refusal | None:
        problem = not_now(state, player, part) or (None if wanted == option else refusal("no-such-target"))
        return problem or (refusal("must-go-on") if is_late(state, player) else None)

    def nothing(state: State, action: Action) -> None:
        """It is no action of its own."""

    return ActionRule(kind, offer, obstacle, nothing)


ACTIONS: tuple[ActionRule, ...] = (offer_end("end-play", "play"), offer_end("end-turn", "orders"))

"""What players do in the toy game."""

from msgspec.structs import replace

from spaceline.core.actions import begin_action
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import PASS, Answer, Decision, Option, Refusal, Selection
from spaceline.core.data.frames import Action, Frame, SecretChoice
from spaceline.core.data.leaves import EntityId
from spaceline.core.modifiers import value
from spaceline.core.ruleset import DONE, ActionRule, Choose, Next, Procedure, SecretRule
from spaceline.core.secret import choose_in_secret
from spaceline.core.state import State
from tests.contract.probes.toy_cards import ENDS, in_force, own
from tests.contract.probes.toy_reactions import react, reaction_obstacle


class Turn(Frame, frozen=True, kw_only=True):
    player: EntityId
    left: int = 2  # 0: one action while play is suspended


class Sweep(Frame, frozen=True, kw_only=True):
    player: EntityId
    participants: tuple[EntityId, ...]


class Borrow(Frame, frozen=True, kw_only=True):
    player: EntityId
    card: EntityId
    lender: EntityId


def begin_turn(state: State, turn: Turn) -> Next:
    request(state, Change("begin", player=turn.player), Change("draw", player=turn.player, amount=1))


def choose_action(state: State, turn: Turn) -> Decision:
    options = [option for rule in state.ruleset.actions.values() for option in rule.offer(state, turn.player)]
    return Decision(turn.player, "action", "turn", (*options, PASS))


def take_action(state: State, turn: Turn, answer: Answer) -> Next:
    option, is_last = answer.option, answer.option == PASS or turn.left < 2
    if turn.left:
        after = turn.player % len(state.players) + 1
        state.frames[state.depth] = replace(turn, left=1) if not is_last else replace(turn, player=after, left=2)
    if option != PASS:
        nature = ("group" if option.kind == "sweep" else "action") if turn.left else "suspension"
        begin_action(state, turn.player, option, nature)
    return (is_last and "begin_turn" if turn.left else DONE) or "choose_action"


def play_obstacle(state: State, player: int, option: Option) -> Refusal | None:
    if option.card not in state.zone(player, "hand"):
        return Refusal("not-in-hand", "Play a card from your hand.", "toy/1")
    card = state.definition(option.card)
    if state.mark(player, "energy") < card.cost:
        return Refusal("energy", f"It costs {card.cost}.", "toy/2")
    if any(state.definition(other).forbids == card.title for other in in_force(state)):
        return Refusal("forbidden", "A card in play forbids it.", "toy/3")
    wanted = in_force(state) if card.on_card else [0, *own(state, player)]
    return None if option.target in wanted else Refusal("target", "It cannot go there.", "toy/4")


def pay_for_play(state: State, action: Action) -> None:
    card, cost = action.option.card, state.definition(action.option.card).cost
    if state.cards[card].role == "hand":
        request(state, Change("spend", player=action.player, amount=cost), Change("stack", (card,), action.player))


def enter(state: State, action: Action) -> None:
    card, target, title = action.option.card, action.option.target, state.definition(action.option.card).title
    if target and target not in in_force(state):
        request(state, Change("discard", (card,)))
    elif title == "Blast":
        request(state, Change("discard", (card,)), Change("destroy", (target,), action.player, source=card))
    else:
        role = "on" if title == "Tool" else "aboard" if target else "table"
        request(state, Change("enter", (card,), action.player, to=target or action.player, role=role))


def hide_obstacle(state: State, player: int, option: Option) -> Refusal | None:
    leaf = state.cards.get(option.card)
    fits = leaf and leaf.controller == player and (leaf.role == "hand" or (leaf.role == "set" and leaf.face_up))
    return None if fits else Refusal("hide", "Hide a card of your hand, or one that was revealed.", "toy/5")


def hide(state: State, action: Action) -> None:
    card = action.option.card
    verb = "hide" if state.cards[card].role == "hand" else "conceal"
    request(state, Change(verb, (card,), action.player))


def sweep(state: State, action: Action) -> None:
    cards = tuple(own(state, action.player))
    state.frames.append(Sweep(step="next_one", player=action.player, participants=cards))


def next_one(state: State, frame: Sweep) -> Next:
    """Participants that left or changed control drop out; the next one scores."""
    there = tuple(card for card in frame.participants if card in own(state, frame.player))
    state.frames[state.depth] = replace(frame, participants=there[1:])
    if there:
        request(state, Change("score", there[:1], frame.player, amount=1))
    return "next_one" if there else DONE


def borrow_obstacle(state: State, player: int, option: Option) -> Refusal | None:
    others = set(in_force(state)) - set(own(state, player))
    return None if option.card in others else Refusal("borrow", "Borrow a card of another player.", "toy/6")


def borrow(state: State, action: Action) -> None:
    card, player = action.option.card, action.player
    state.frames.append(Borrow(step="take", player=player, card=card, lender=state.cards[card].controller))


def take(state: State, frame: Borrow) -> Next:
    request(state, Change("control", (frame.card,), frame.player))


def choose_use(state: State, frame: Borrow) -> Decision:
    mine = tuple(own(state, frame.player))
    weights = tuple(value(state, card).power for card in mine)
    return Decision(frame.player, "cards", "use", selection=Selection(mine, 0, min(2, len(mine)), weights, budget=4))


def use(state: State, frame: Borrow, answer: Answer) -> Next:
    for card in answer.cards:
        begin_action(state, frame.player, Option("use", card), "sub-action")


def give_back(state: State, frame: Borrow) -> Next:
    if frame.card in own(state, frame.player):
        request(state, Change("control", (frame.card,), frame.lender))


def use_obstacle(state: State, player: int, option: Option) -> Refusal | None:
    return None if option.card in own(state, player) else Refusal("use", "Use a card that you control.", "toy/7")


def score_power(state: State, action: Action) -> None:
    card = action.option.card
    request(state, Change("score", (card,), action.player, amount=value(state, card).power))


def visit_obstacle(state: State, player: int, option: Option) -> Refusal | None:
    if option.target not in state.places or state.mark(option.target, "closed"):
        return Refusal("place", "There is no open place.", "toy/8")
    if option.card not in state.zone(player, "table") or option.card not in own(state, player):
        return Refusal("visitor", "Send a card that you control.", "toy/9")
    cost = ENDS[state.places[option.target].key][player][0]
    return None if state.mark(player, "energy") >= cost else Refusal("energy", "It is too far.", "toy/2")


def visit(state: State, action: Action) -> None:
    place, player, visitor = action.option.target, action.player, action.option.card
    span, needed = ENDS[state.places[place].key][player]
    request(state, Change("spend", player=player, amount=span), Change("go", (visitor,), player, to=place))
    there = [card for card in (*state.zone(place, "at"), visitor) if card in own(state, player)]
    if sum(value(state, card).power for card in set(there)) >= needed:
        request(state, Change("close", player=player, to=place), Change("score", player=player, amount=span))


def auction(state: State, action: Action) -> None:
    choose_in_secret(state, "bid", state.players)


def bid_question(state: State, frame: SecretChoice, player: int) -> Decision:
    hand = state.zone(player, "hand")
    return Decision(player, "secret", "bid", selection=Selection(hand, 0, len(hand)))


def reveal_bids(state: State, frame: SecretChoice) -> None:
    for player, answer in frame.answers.items():
        if answer.cards:
            request(state, Change("show", answer.cards, player), Change("discard", answer.cards))
            request(state, Change("gain", player=player, amount=len(answer.cards)))


def free(state: State, player: int, option: Option) -> Refusal | None:
    return None


def rule(kind, obstacle, perform, pay=None, cards=(0,), targets=(0,)):
    """The rule of a kind of action, which offers whatever has no obstacle."""

    def offer(state: State, player: int) -> list[Option]:
        over = [x(state) if callable(x) else x for x in (cards, targets)]
        options = [Option(kind, card, target) for card in over[0] for target in over[1]]
        return [option for option in options if obstacle(state, player, option) is None]

    return ActionRule(kind, offer, obstacle, perform, pay)


def all_cards(state: State) -> list[int]:
    return [0, *state.cards]


RULES = (
    rule("play", play_obstacle, enter, pay_for_play, all_cards, lambda state: [0, *in_force(state)]),
    rule("hide", hide_obstacle, hide, cards=all_cards),
    rule("sweep", free, sweep),
    rule("borrow", borrow_obstacle, borrow, cards=all_cards),
    rule("visit", visit_obstacle, visit, cards=all_cards, targets=lambda state: list(state.places)),
    rule("auction", free, auction),
    rule("use", use_obstacle, score_power, cards=()),
    rule("respond", reaction_obstacle, react, pay_for_play, cards=()),
)
ACTIONS = {rule.kind: rule for rule in RULES}
PROCEDURES = {
    Turn: Procedure(Turn, begin_turn, Choose(choose_action, take_action)),
    Sweep: Procedure(Sweep, next_one),
    Borrow: Procedure(Borrow, take, Choose(choose_use, use), give_back),
}
SECRETS = {"bid": SecretRule(bid_question, reveal_bids)}

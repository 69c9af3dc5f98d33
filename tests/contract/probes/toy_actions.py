"""What players do in the toy game, in their turns and in response."""

from msgspec.structs import replace

from spaceline.core.actions import act_back, begin_action, cancel
from spaceline.core.changing import amend_change, request, without
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import PASS, Decision, Option, Refusal, Selection
from spaceline.core.data.frames import Frame
from spaceline.core.data.leaves import EntityId
from spaceline.core.modifiers import value
from spaceline.core.ruleset import DONE, ActionRule, Choose, Procedure, SecretRule
from spaceline.core.secret import choose_in_secret
from tests.contract.probes.toy_cards import ENDS, in_force, own


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


def begin_turn(state, turn):
    gains = (("begin", 1), ("gain", 2), ("draw", 1))
    request(state, *(Change(verb, player=turn.player, amount=amount) for verb, amount in gains))


def choose_action(state, turn):
    options = [option for rule in state.ruleset.actions.values() for option in rule.offer(state, turn.player)]
    return Decision(turn.player, "action", "turn", (*options, PASS))


def take_action(state, turn, answer):
    option, left = answer.option, 0 if answer.option == PASS else turn.left - 1
    after = replace(turn, player=turn.player % len(state.players) + 1, left=2)
    state.frames[state.depth] = replace(turn, left=left) if left > 0 else after
    if option != PASS:
        nature = "group" if option.kind == "sweep" else "action"
        begin_action(state, turn.player, option, nature if turn.left else "suspension")
    return "choose_action" if left > 0 else "begin_turn" if turn.left else DONE


def pay_for_play(state, action):
    card, cost = action.option.card, state.definition(action.option.card).cost
    if state.cards[card].role == "hand":
        request(state, Change("spend", player=action.player, amount=cost), Change("stack", (card,), action.player))


def play(state, action):
    card, target, title = action.option.card, action.option.target, state.definition(action.option.card).title
    if target and target not in in_force(state):
        request(state, Change("discard", (card,)))
    elif title == "Blast":
        request(state, Change("discard", (card,)), Change("destroy", (target,), action.player, source=card))
    else:
        role = "on" if title == "Tool" else "aboard" if target else "table"
        request(state, Change("enter", (card,), action.player, to=target or action.player, role=role))


def hide(state, action):
    card = action.option.card
    request(state, Change("hide" if state.cards[card].role == "hand" else "conceal", (card,), action.player))


def next_one(state, frame):
    """Participants that left or changed control drop out; the next one scores."""
    there = tuple(card for card in frame.participants if card in own(state, frame.player))
    state.frames[state.depth] = replace(frame, participants=there[1:])
    request(state, *(Change("score", (card,), frame.player, amount=1) for card in there[:1]))
    return "next_one" if there else DONE


def borrow(state, action):
    card, player = action.option.card, action.player
    state.frames.append(Borrow(step="choose_use", player=player, card=card, lender=state.cards[card].controller))
    request(state, Change("control", (card,), player))


def choose_use(state, frame):
    mine = own(state, frame.player)
    weights = tuple(value(state, card).power for card in mine)
    return Decision(frame.player, "cards", "use", selection=Selection(mine, 0, min(2, len(mine)), weights, budget=4))


def use(state, frame, answer):
    request(state, *(Change("score", (it,), frame.player, amount=value(state, it).power) for it in answer.cards))


def give_back(state, frame):
    if frame.card in own(state, frame.player):
        request(state, Change("control", (frame.card,), frame.lender))


def visit(state, action):
    place, player, visitor = action.option.target, action.player, action.option.card
    span, needed = ENDS[state.places[place].key][player]
    request(
        state, Change("spend", player=player, amount=span), Change("enter", (visitor,), player, to=place, role="at")
    )
    there = {card for card in (*state.zone(place, "at"), visitor) if card in own(state, player)}
    if sum(value(state, card).power for card in there) >= needed:
        request(state, Change("close", player=player, to=place), Change("score", player=player, amount=span))


def bid_question(state, frame, player):
    hand = state.zone(player, "hand")
    return Decision(player, "secret", "bid", selection=Selection(hand, 0, len(hand)))


def reveal_bids(state, frame):
    for player, answer in frame.answers.items():
        if answer.cards:
            gain = Change("gain", player=player, amount=len(answer.cards))
            request(state, Change("show", answer.cards, player), Change("discard", answer.cards), gain)


def respond(state, action):
    card, player, below = action.option.card, action.player, action.responds_to
    reaction, played = state.definition(card).reaction, [card]
    if reaction == "gain":
        request(state, Change("gain", player=player, amount=1, source=card))
    elif reaction == "pause":
        state.frames.append(Turn(step="choose_action", player=player, left=0))
    elif reaction == "spring":
        act_back(state, below)
        request(state, Change("reveal", (card,), player))
    elif reaction == "deny":
        cancel(state, below)
        played = [state.frames[below].option.card, card]
    else:
        amend_change(state, below, without(state.frames[below].pending[0], (card,)))
    if reaction == "escape":
        request(state, Change("enter", (card,), player, to=state.cards[card].owner, role="table"))
    request(state, *(Change("discard", (it,)) for it in played if state.cards[it].role == "stack"))


def responses(state, window, player, *, must=False):
    listening = state.watched.get(f"{window.moment}:{window.occurrence.verb}", ())
    fitting = [card for card in listening if state.definition(card).must == must]
    options = [Option("respond", card) for card in fitting if may_respond(state, window.occurrence, player, card)]
    return tuple(option for option in options if option not in window.used)


def may_respond(state, change, player, card):
    definition = state.definition(card)
    if not lies_ready(state, player, card) or not value(state, card).is_on:
        return False
    if definition.reaction in ("escape", "save"):
        return card in change.cards
    if definition.reaction == "deny":
        return change.player != player and state.mark(player, "energy") >= definition.cost
    return definition.reaction != "spring" or state.definition(change.cards[0]).title == definition.forbids


def lies_ready(state, player, card):
    leaf = state.cards[card]
    return leaf.controller == player and leaf.role == state.definition(card).lies


def held(state):
    """Cards in hands and sets: no others are played or hidden."""
    return tuple(card for card, leaf in state.cards.items() if leaf.role in ("hand", "set"))


def targets(state, player, card):
    """Where a player may play a card; nowhere while a card in play forbids it."""
    played, there = state.definition(card), in_force(state)
    is_forbidden = any(state.definition(other).forbids == played.title for other in there)
    return () if is_forbidden else there if played.on_card else (0, *own(state, player))


CONDITIONS = (
    ("play", "Play a card from your hand.", lambda s, p, o: o.card in s.zone(p, "hand")),
    ("play", "It costs 1.", lambda s, p, o: s.mark(p, "energy") >= s.definition(o.card).cost),
    ("play", "It cannot go there.", lambda s, p, o: o.target in targets(s, p, o.card)),
    ("hide", "Hide a card of your hand or your set.", lambda s, p, o: o.card in s.zone(p, "hand") + s.zone(p, "set")),
    ("borrow", "Borrow a card of another player.", lambda s, p, o: o.card in set(in_force(s)) - set(own(s, p))),
    ("visit", "There is no open place.", lambda s, p, o: o.target in s.places and not s.mark(o.target, "closed")),
    ("visit", "Send a card that you control.", lambda s, p, o: o.card in own(s, p) and o.card in s.zone(p, "table")),
    ("visit", "It is too far.", lambda s, p, o: s.mark(p, "energy") >= ENDS[s.places[o.target].key][p][0]),
    ("respond", "It cannot respond from there.", lambda s, p, o: o.card in s.cards and lies_ready(s, p, o.card)),
)
"""By kind of action, in order: what stands in its way unless something is so."""


def rule(kind, perform, pay=None, cards=lambda state: (0,), targets=lambda state: (0,)):
    """The rule of a kind of action, which offers whatever meets its conditions."""

    def obstacle(state, player, option):
        for at, (of, sentence, is_met) in enumerate(CONDITIONS, 1):
            if of == kind and not is_met(state, player, option):
                return Refusal(kind, sentence, f"toy/{at}")
        return None

    def offer(state, player):
        options = [Option(kind, card, target) for card in cards(state) for target in targets(state)]
        return [option for option in options if obstacle(state, player, option) is None]

    return ActionRule(kind, offer, obstacle, perform, pay)


RULES = (
    rule("play", play, pay_for_play, held, lambda state: (0, *in_force(state))),
    rule("hide", hide, cards=held),
    rule("sweep", lambda s, a: s.frames.append(Sweep(step="next_one", player=a.player, participants=own(s, a.player)))),
    rule("borrow", borrow, cards=in_force),
    rule("visit", visit, cards=in_force, targets=lambda state: state.places),
    rule("auction", lambda state, action: choose_in_secret(state, "bid", state.players)),
    rule("respond", respond, pay_for_play, cards=lambda state: ()),
)
ACTIONS = {rule.kind: rule for rule in RULES}
PROCEDURES = {
    Turn: Procedure(Turn, begin_turn, Choose(choose_action, take_action)),
    Sweep: Procedure(Sweep, next_one),
    Borrow: Procedure(Borrow, Choose(choose_use, use), give_back),
}
SECRETS = {"bid": SecretRule(bid_question, reveal_bids)}

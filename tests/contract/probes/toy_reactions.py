"""What cards of the toy game do in response."""

from spaceline.core.actions import act_back, cancel
from spaceline.core.changing import amend_change, request, without
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action, Window
from spaceline.core.modifiers import value
from spaceline.core.state import State


def reaction_obstacle(state: State, player: int, option: Option) -> Refusal | None:
    leaf = state.cards.get(option.card)
    fits = leaf and leaf.controller == player and leaf.role == state.definition(option.card).lies
    return None if fits else Refusal("reaction", "It cannot respond.", "toy/10")


def react(state: State, action: Action) -> None:
    card = action.option.card
    REACTIONS[state.definition(card).reaction](state, action)
    if state.cards[card].role == "stack":
        request(state, Change("discard", (card,)))


def deny(state: State, action: Action) -> None:
    denied = state.frames[action.responds_to].option.card
    cancel(state, action.responds_to)
    if state.cards[denied].role == "stack":
        request(state, Change("discard", (denied,)))


def spring(state: State, action: Action) -> None:
    act_back(state, action.responds_to)
    request(state, Change("reveal", (action.option.card,), action.player))


def escape(state: State, action: Action) -> None:
    card = action.option.card
    save(state, action)
    request(state, Change("enter", (card,), action.player, to=state.cards[card].owner, role="table"))


def save(state: State, action: Action) -> None:
    pending = state.frames[action.responds_to].pending[0]
    amend_change(state, action.responds_to, without(pending, (action.option.card,)))


def gain(state: State, action: Action) -> None:
    request(state, Change("gain", player=action.player, amount=1, source=action.option.card))


def pause(state: State, action: Action) -> None:
    from tests.contract.probes.toy_actions import Turn  # noqa: PLC0415

    state.frames.append(Turn(step="choose_action", player=action.player, left=0))


REACTIONS = {deed.__name__: deed for deed in (deny, spring, escape, save, gain, pause)}


def may_react(state: State, window: Window, player: int, card: int) -> bool:
    definition, leaf, change = state.definition(card), state.cards[card], window.occurrence
    if leaf.controller != player or leaf.role != definition.lies or leaf.face_up == (leaf.role in ("hand", "set")):
        return False
    if leaf.face_up and not value(state, card).is_on:
        return False
    if definition.reaction in ("escape", "save"):
        return card in change.cards
    if definition.reaction == "deny":
        return change.player != player and state.mark(player, "energy") >= definition.cost
    return definition.reaction != "spring" or state.definition(change.cards[0]).title == definition.forbids


def reactions(state: State, window: Window, player: int, *, must: bool) -> tuple[Option, ...]:
    listening = state.watched.get(f"{window.moment}:{window.occurrence.verb}", ())
    fitting = [card for card in listening if state.definition(card).must == must]
    options = [Option("respond", card) for card in fitting if may_react(state, window, player, card)]
    return tuple(option for option in options if option not in window.used)

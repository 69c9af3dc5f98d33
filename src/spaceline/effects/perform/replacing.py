"""Cards that go back to the hand as they are played, in place of which another is played."""

from __future__ import annotations

from collections import defaultdict

from msgspec.structs import replace

from spaceline.core.actions import begin_instead, cancel
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import PASS, Answer, Decision, Option
from spaceline.core.data.frames import Action, RunEffect
from spaceline.core.state import State
from spaceline.effects.names import ARRIVING
from spaceline.effects.nodes.choices import PlayAnother
from spaceline.effects.nodes.effects import Offer, Reports, is_of_locations
from spaceline.effects.parts import replacements_of
from spaceline.effects.perform.offering import which_offer, which_report
from spaceline.effects.perform.reading import expression
from spaceline.effects.perform.verdicts import (
    ASK,
    CAME_BACK,
    COME_BACK,
    DONE_WELL,
    EXAMINED,
    FELL_SHORT,
    Outcome,
    name_number,
)
from spaceline.effects.world import world_of


def answered(state: State, run: RunEffect) -> Action | None:
    """The card play that this text responds to."""
    frame = state.frames[run.responds_to] if 0 <= run.responds_to < state.depth else None
    return frame if isinstance(frame, Action) else None


def play_another(state: State, run: RunEffect, it: PlayAnother) -> Outcome:
    """Put the card back, then ask for another; whoever has none shows the hand until the text is done."""
    action = answered(state, run)
    if action is None or EXAMINED in run.numbers:
        return FELL_SHORT if action is None else DONE_WELL
    player = action.player
    if run.resumed == CAME_BACK:
        if others(state, run, action):
            return ASK
        name_number(state, EXAMINED, 1)
        request(state, Change("reveal", state.zone(player, "hand"), player, run.source))
        return COME_BACK
    card = action.option.card
    if action.cancelled or world_of(state).is_immune(state, card, run.source):
        return FELL_SHORT
    cancel(state, run.responds_to)
    leave_out(state, run.responds_to - 1, action)
    request(state, Change("put", (card,), run.you, run.source, to=player, role="hand"))
    return COME_BACK


def leave_out(state: State, depth: int, action: Action) -> None:
    """Let the text that lets cards arrive forget the ship that has gone back: another one arrives."""
    below = state.frames[depth]
    if isinstance(below, RunEffect) and below.cards.get(ARRIVING) == (action.option.card,):
        cards = {name: named for name, named in below.cards.items() if name != ARRIVING}
        state.frames[depth] = replace(below, cards=cards)


def others(state: State, run: RunEffect, action: Action) -> tuple[Option, ...]:
    """What may be played instead: as though that card had not been there, whatever its player could then play."""
    supposed = state.clone()
    supposed.caches = defaultdict(dict)
    supposed.frames = state.frames[: run.responds_to]
    replacements_of(state).do_without(supposed, action)
    options = replacements_of(state).other_plays(supposed, action.player)
    below = supposed.frames[-1]
    node = expression(supposed, below) if isinstance(below, RunEffect) else None
    if isinstance(below, RunEffect) and isinstance(node, Reports):
        options = which_report(supposed, below, node).options
    if isinstance(below, RunEffect) and isinstance(node, Offer):
        options = which_offer(supposed, below, node).options
    return tuple(option for option in options if option != PASS and option.card != action.option.card)


def which_other(state: State, run: RunEffect, it: PlayAnother) -> Decision | None:
    """Ask the player of the card which other one is played, and where."""
    action = answered(state, run)
    if action is None:
        return None
    return Decision(action.player, "option", "play-another", others(state, run, action), about=(run.source,))


def take_other(state: State, run: RunEffect, it: PlayAnother, answer: Answer) -> Outcome:
    """Let it be played where the other was, once this text is done; what that had used it may use."""
    action, option = answered(state, run), answer.option
    assert action is not None and option is not None
    replacements_of(state).give_back(state, action)
    below = state.frames[run.responds_to - 1]
    node = expression(state, below) if isinstance(below, RunEffect) else None
    if isinstance(below, RunEffect) and isinstance(node, Reports) and is_of_locations(node) and ARRIVING not in below.cards:
        named = {**below.cards, ARRIVING: (option.card,)}
        state.frames[run.responds_to - 1] = replace(below, cards=named)
    begin_instead(state, run.responds_to, option)
    return DONE_WELL

"""Playing cards within something else: as a cost, or reporting several one after another (1E-6.2.0.1)."""

from __future__ import annotations

from collections import defaultdict

from msgspec.structs import replace

from spaceline.core.actions import begin_instead, take_back
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import PASS, Answer, Decision, Option
from spaceline.core.data.frames import Action, RunEffect
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.effects.names import ARRIVING
from spaceline.effects.nodes.choices import Guess, PlayAnother
from spaceline.effects.nodes.effects import Offer, Reports, Select, is_of_locations
from spaceline.effects.nodes.traits import like
from spaceline.effects.parts import card_plays_of, replacements_of
from spaceline.effects.perform.random_selection import eligible, select_among
from spaceline.effects.perform.reading import cards_meant, expression, values_for_filter
from spaceline.effects.perform.verdicts import (
    ASK,
    CAME_BACK,
    COME_BACK,
    DONE_WELL,
    EXAMINED,
    FELL_SHORT,
    Outcome,
    name_cards,
    name_number,
    running,
)
from spaceline.effects.world import world_of

OFFERED = "offered"
"""The kind of action by which an edition plays such a card."""
ACCEPTED = "accepted"
"""The number that says that the card was not nullified."""


def suitable(state: State, run: RunEffect, it: Offer) -> tuple[CardId, ...]:
    """The cards that could be the cost."""
    return tuple(card for card in cards_meant(state, run, it.cards) if card != run.source)


def offer(state: State, run: RunEffect, it: Offer) -> Outcome:
    """Ask for a card; after one that was nullified for another, as long as there is any (1E-6.2.0.1/2, /3)."""
    if run.resumed == CAME_BACK:
        if run.numbers.get(ACCEPTED):
            name_number(state, ACCEPTED, 0)
            return DONE_WELL
        if not card_plays_of(state).offers_again(state):
            return FELL_SHORT
    return ASK if suitable(state, run, it) and OFFERED in state.ruleset.actions else FELL_SHORT


def which_offer(state: State, run: RunEffect, it: Offer) -> Decision:
    """Ask which card is played; nobody need try again."""
    options = tuple(Option(OFFERED, card) for card in suitable(state, run, it))
    again = (PASS,) if run.resumed == CAME_BACK or not options else ()
    return Decision(run.you, "option", "offer", (*options, *again), about=(run.source,))


def take_offer(state: State, run: RunEffect, it: Offer, answer: Answer) -> Outcome:
    """Play it: an action within the action, to which players may respond."""
    option = answer.option
    assert option is not None
    if option == PASS:
        return FELL_SHORT
    name_number(state, ACCEPTED, 0)
    state.frames.append(Action(step="pay_costs", option=option, player=run.you, nature="sub-action"))
    return COME_BACK


def report(state: State, run: RunEffect, it: Reports) -> Outcome:
    """Ask for a card to report, again and again; whether there is one only the player knows."""
    return ASK


def which_report(state: State, run: RunEffect, it: Reports) -> Decision:
    """Ask which card reports next, and where; the player may always leave it at that."""
    options = card_plays_of(state).reports(state, run, it)
    stop = () if options and card_plays_of(state).must_report(state, run, it) else (PASS,)
    return Decision(run.you, "option", "reports", (*options, *stop), about=(run.source,))


def take_report(state: State, run: RunEffect, it: Reports, answer: Answer) -> Outcome:
    """Report it: an action within the action, to which players may respond (1E-G:actions-group/1)."""
    option = answer.option
    assert option is not None
    if option == PASS:
        return DONE_WELL
    if is_of_locations(it) and ARRIVING not in run.cards:
        name_cards(state, ARRIVING, (option.card,))
    state.frames.append(Action(step="pay_costs", option=option, player=run.you, nature="sub-action"))
    return COME_BACK


GUESSED = ("artifact", "equipment", "event", "facility", "interrupt", "personnel", "ship")
"""The types of cards that may be in a hand."""


def guess(state: State, run: RunEffect, it: Guess) -> Outcome:
    """Ask for a type, if there are cards."""
    if run.resumed == CAME_BACK:
        return DONE_WELL if run.numbers[GUESSED_RIGHT] else FELL_SHORT
    return ASK if cards_meant(state, run, it.cards) else FELL_SHORT


GUESSED_RIGHT = "guessed right"


def which_type(state: State, run: RunEffect, it: Guess) -> Decision:
    """Ask which type it is."""
    options = tuple(Option("type", detail=name) for name in it.types or GUESSED)
    return Decision(run.you, "option", "guess", options, about=(run.source,))


def cards_guessed(state: State, run: RunEffect, it: Guess) -> tuple[CardId, ...]:
    """All the cards, or the one that chance selects, which is known to nobody before the type is named."""
    cards = cards_meant(state, run, it.cards)
    if not it.name:
        return cards
    select_among(state, run, Select(it.cards, it.name, by="random"), eligible(state, cards), 1)
    return running(state).cards[it.name]


def take_type(state: State, run: RunEffect, it: Guess, answer: Answer) -> Outcome:
    """Show the cards, and find out whether the guess was right; a card may be of several types (1E-2.0.1/1)."""
    assert answer.option is not None
    cards, guessed = cards_guessed(state, run, it), like(types=(answer.option.detail,))
    like_that = world_of(state).fitting(state, cards, guessed, values_for_filter(state, guessed))
    name_number(state, GUESSED_RIGHT, int(like_that == cards))
    name_number(state, EXAMINED, 1)
    request(state, Change("reveal", cards, run.you, run.source))
    return COME_BACK


def accept(state: State) -> None:
    """Tell the text below the running action that its cost was paid."""
    below = state.frames[state.depth - 1]
    if isinstance(below, RunEffect):
        state.frames[state.depth - 1] = replace(below, numbers={**below.numbers, ACCEPTED: 1})


RETURNED = "returned"
"""What the card is called that went back to the hand."""


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
        return show_hand(state, run, player)
    card = action.option.card
    is_open = state.cards[card].face_up
    if action.cancelled or (is_open and world_of(state).is_immune(state, card, run.source)):
        return FELL_SHORT
    name_cards(state, RETURNED, (card,))
    leave_out(state, run.responds_to - 1, action)
    take_back(state, run.responds_to)
    request(state, Change("put", (card,), run.you, run.source, to=player, role="hand"))
    return COME_BACK


def show_hand(state: State, run: RunEffect, player: PlayerId) -> Outcome:
    """Let it be verified that there is none: the hand is seen until the text is done (1E-G:verification/1)."""
    name_number(state, EXAMINED, 1)
    request(state, Change("reveal", state.zone(player, "hand"), player, run.source))
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
    replacements_of(state).do_without(supposed, action, run.cards.get(RETURNED, ()))
    options = replacements_of(state).other_plays(supposed, action.player)
    below = supposed.frames[-1]
    node = expression(supposed, below) if isinstance(below, RunEffect) else None
    if isinstance(below, RunEffect) and isinstance(node, Reports):
        options = which_report(supposed, below, node).options
    if isinstance(below, RunEffect) and isinstance(node, Offer):
        options = which_offer(supposed, below, node).options
    return tuple(option for option in options if option != PASS)


def which_other(state: State, run: RunEffect, it: PlayAnother) -> Decision | None:
    """Ask the player of the card which other one is played, and where."""
    action = answered(state, run)
    if action is None:
        return None
    options = others(state, run, action) or (PASS,)
    return Decision(action.player, "option", "play-another", options, about=(run.source,))


def take_other(state: State, run: RunEffect, it: PlayAnother, answer: Answer) -> Outcome:
    """Let it be played where the other was, once this text is done; what that had used it may use."""
    action, option = answered(state, run), answer.option
    assert action is not None
    assert option is not None
    if option == PASS:
        return show_hand(state, run, action.player)
    replacements_of(state).give_back(state, action)
    let_arrive(state, run.responds_to - 1, option)
    begin_instead(state, run.responds_to, option)
    return DONE_WELL


def let_arrive(state: State, depth: int, option: Option) -> None:
    """Tell the text that lets cards arrive at locations which ship does so instead."""
    below = state.frames[depth]
    node = expression(state, below) if isinstance(below, RunEffect) else None
    if isinstance(below, RunEffect) and isinstance(node, Reports) and is_of_locations(node):
        named = {ARRIVING: (option.card,), **below.cards}
        state.frames[depth] = replace(below, cards=named)

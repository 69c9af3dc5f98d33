"""Downloading: look through a deck, choose a card, use it at once or take it, shuffle (1E-6.5.3/1, 2E-download/1).

What is searched and what may become of a card that is found, the edition says. Where the text was begun with
``only_chooses``, the cards are named and shown then, and used when the results come; what happens where nothing comes
of the action is ``break_off`` (1E-5.0/6, 1E-G:actions-step-1-initiation/1, 1E-6.5.3.0.2/1).
"""

from __future__ import annotations

from spaceline.core.changing import report, request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import PASS, Answer, Decision, Option
from spaceline.core.data.frames import Action, RunEffect
from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.effects.nodes.effects import Download
from spaceline.effects.perform.affording import can_find, leaving_the_rest, tally
from spaceline.effects.perform.initiating import is_named
from spaceline.effects.perform.reading import values_for_filter
from spaceline.effects.perform.verdicts import (
    ASK,
    CAME_BACK,
    COME_BACK,
    ENOUGH,
    EXAMINED,
    FELL_SHORT,
    FOUND,
    NAMED,
    NOT_FOUND,
    Outcome,
    name_cards,
    name_number,
    outcome,
    running,
)
from spaceline.effects.scope import Reading
from spaceline.effects.world import world_of

KEPT = "kept"
"""The name of the cards that were downloaded."""
SEARCHED = "searched"
"""The number that says that a deck was looked through."""
USED = "used of those named"
"""How many of the cards that were named were used: the number is given once their use has begun."""
CARDS, DIFFERENT = "cards", "different"
"""What a download is limited by that brings up to so many cards, and one that brings none twice."""
FETCHED = "fetched"
"""The name of the one card, of those named, that is used now."""


def download(state: State, run: RunEffect, it: Download) -> Outcome:
    """Look for cards; when one is not found, or cannot be used, nothing comes of it and the deck is shuffled.

    Where no card may be downloaded, nobody looks.
    """
    if run.only_chooses:
        return name_next(state, run, it)
    if run.cards.get(NAMED):
        return use_next(state, run, it)
    if run.numbers.get(NOT_FOUND):
        name_number(state, NOT_FOUND, 0)
        return FELL_SHORT
    if run.resumed != CAME_BACK:
        return begin_search(state, run) if world_of(state).may_download(state, run) else FELL_SHORT
    found = run.numbers.get(FOUND, 0)
    if it.worth:
        goes_on = found >= 0 and USED not in run.numbers and open_ways(state, run, it)
        return ASK if goes_on else end_search(state, run, complete=bool(run.cards.get(KEPT)))
    if found < 0 or (it.count and found >= it.count):
        return end_search(state, run, complete=found > 0 or bool(not it.count and run.cards.get(KEPT)))
    return ASK if can_go_on(state, run, it) else end_search(state, run, complete=False)


def can_go_on(state: State, run: RunEffect, it: Download) -> bool:
    """Whether there are as many cards as are still wanted."""
    left = open_ways(state, run, it)
    if it.worth or not it.count:
        return bool(left)
    return can_find(state, run, it, left, it.count - run.numbers[FOUND])


def name_next(state: State, run: RunEffect, it: Download) -> Outcome:
    """Name one card after another; what is looked for in vain is known before anything is paid.

    It is paid for all the same (1E-6.5.3.0.2/3).
    """
    if SEARCHED not in run.numbers:
        return begin_search(state, run)
    if not is_named(run, it):
        if run.numbers[FOUND] >= 0 and can_go_on(state, run, it):
            return ASK
        if it.worth and run.cards.get(NAMED):
            name_number(state, ENOUGH, 1)
            return COME_BACK
        if not it.count and run.cards.get(NAMED):
            name_number(state, FOUND, -1)
            return COME_BACK
        end_search(state, run, complete=False)
        name_cards(state, NAMED, ())
        name_number(state, NOT_FOUND, 1)
        return FELL_SHORT
    return COME_BACK


def use_next(state: State, run: RunEffect, it: Download) -> Outcome:
    """Use the next of the cards that were named, where it may go now; they are no longer shown.

    Where one of several is not there any more, none is used (1E-6.5.3.0.2/2).
    """
    named = run.cards[NAMED]
    if USED not in run.numbers:
        name_number(state, USED, 0)
        if sum(tally(state, it, card) for card in named) < run.numbers[FOUND]:
            return give_up(state, run)
        request(state, *hidings(state, run), Change("examine", named, run.you, run.source))
        return COME_BACK
    ways = world_of(state).downloads(state, fetching(run, named[0]), it)
    if not ways:
        return give_up(state, run)
    return ASK if len(ways) > 1 else use_named(state, run, it, ways[0])


def hidings(state: State, run: RunEffect) -> tuple[Change, ...]:
    """What was named is shown to nobody any more."""
    return tuple(Change("stop-examining", (), player, run.source) for player in state.players)


def fetching(run: RunEffect, card: CardId) -> Reading:
    """The text as it fetches one of the cards that were named."""
    return Reading(run.source, run.you, {**run.cards, FETCHED: (card,)}, run.numbers, run.words)


def use_named(state: State, run: RunEffect, it: Download, option: Option) -> Outcome:
    """Use a card that was named."""
    name_cards(state, NAMED, run.cards[NAMED][1:])
    name_number(state, USED, run.numbers[USED] + 1)
    world_of(state).download(state, run, it, option)
    return COME_BACK


def give_up(state: State, run: RunEffect) -> Outcome:
    """The download is invalid: what was named and not used stays where it is."""
    name_cards(state, NAMED, ())
    return end_search(state, running(state), complete=False)


def break_off(state: State, runs: tuple[RunEffect, ...]) -> None:
    """Texts that were begun come to nothing: what they have named stays in its source, which is shuffled.

    1E-6.5.3.0.2/1, 1E-G:cancel/1.
    """
    for run in runs:
        if run.cards.get(NAMED) or run.numbers.get(EXAMINED):
            request(state, *hidings(state, run))
        if run.numbers.get(SEARCHED):
            request(state, Change("shuffle", (), run.you, run.source, role="deck"))


def was_searched(action: Action) -> bool:
    """Whether a deck was searched as an action was initiated (1E-6.5.3.0.2/5)."""
    return any(run.numbers.get(SEARCHED) for run in action.set_aside)


def call_off(state: State, action: Action) -> None:
    """An action was cancelled after its initiation."""
    break_off(state, action.set_aside)


def open_ways(state: State, run: RunEffect, it: Download) -> tuple[Option, ...]:
    """The cards that can be downloaded: none that brings more than are still wanted, nor one that others need."""
    if it.worth == DIFFERENT:
        titles = {state.definition(card).title for card in run.cards.get(KEPT, ())}
        found = world_of(state).downloads(state, run, it)
        return tuple(option for option in found if state.definition(option.card).title not in titles)
    if it.worth:
        budget = it.most - sum(worth(state, it, card) for card in run.cards.get(KEPT, ()))
        found = world_of(state).downloads(state, run, it)
        return tuple(option for option in found if worth(state, it, option.card) <= budget)
    left = it.count - run.numbers.get(FOUND, 0)
    ways = leaving_the_rest(state, run, world_of(state).downloads(state, run, it))
    return tuple(option for option in ways if tally(state, it, option.card) <= left) if it.count > 1 else ways


def worth(state: State, it: Download, card: CardId) -> int:
    """What a card comes to of what is limited: of two personnel on it, those who are wanted alone."""
    if it.worth == CARDS:
        return 1
    return sum(world_of(state).stats(state, card, it.worth, values_for_filter(state, it.cards), it.cards))


def begin_search(state: State, run: RunEffect) -> Outcome:
    """Look through the whole deck: what is found there nobody else learns."""
    deck = state.zone(run.you, "deck")
    name_number(state, FOUND, 0)
    name_cards(state, KEPT, ())
    name_number(state, SEARCHED, int(bool(deck)))
    if deck:
        request(state, Change("examine", deck, run.you, run.source))
    return COME_BACK


def end_search(state: State, run: RunEffect, *, complete: bool) -> Outcome:
    """Shuffle what was searched (2E-download/3)."""
    if NAMED in run.cards:
        request(state, *hidings(state, run))
    if run.numbers.get(SEARCHED):
        name_number(state, SEARCHED, 0)
        if not complete and not run.numbers.get(FOUND):
            report(state, Change("find-nothing", (), run.you, run.source))
            world_of(state).note_in_vain(state, run)
        request(state, Change("stop-examining", (), run.you, run.source))
        request(state, Change("shuffle", (), run.you, run.source, role="deck"))
    kept = tuple(card for card in run.cards.get(KEPT, ()) if state.cards[card].role == "hand")
    if kept:
        request(state, Change("keep", kept, run.you, run.source))
    return outcome(complete=complete)


def which_way(state: State, run: RunEffect, it: Download) -> Decision:
    """Ask for the card and what becomes of it; where it is named first, for one of these after the other."""
    if run.only_chooses:
        options = tuple(dict.fromkeys(Option("download", option.card) for option in open_ways(state, run, it)))
    elif named := run.cards.get(NAMED):
        options = world_of(state).downloads(state, fetching(run, named[0]), it)
    else:
        options = open_ways(state, run, it)
    is_done = it.worth and run.cards.get(KEPT) and USED not in run.numbers
    may_stop = not it.count and (run.only_chooses or not run.cards.get(NAMED))
    if not options or is_done or may_stop:
        options = (*options, PASS)
    return Decision(run.you, "option", "download", options, about=(run.source,))


def take_way(state: State, run: RunEffect, it: Download, answer: Answer) -> Outcome:
    """Use it, take it or name it; then look for the next."""
    option = answer.option
    assert option is not None
    if run.cards.get(NAMED) and not run.only_chooses:
        return give_up(state, run) if option == PASS else use_named(state, run, it, option)
    if option == PASS and it.worth and run.cards.get(KEPT):
        name_number(state, *((ENOUGH, 1) if run.only_chooses else (FOUND, -1)))
        return COME_BACK
    if option == PASS:
        if not set(open_ways(state, run, it)) - {PASS}:
            report(state, Change("find-nothing", (), run.you, run.source))
            world_of(state).note_in_vain(state, run)
        name_number(state, FOUND, -1)
        return COME_BACK
    name_number(state, FOUND, run.numbers.get(FOUND, 0) + tally(state, it, option.card))
    for name in filter(None, (KEPT, it.name, NAMED if run.only_chooses else "")):
        name_cards(state, name, (*run.cards.get(name, ()), option.card))
    if not run.only_chooses:
        world_of(state).download(state, run, it, option)
    elif it.to != "seed":
        request(state, Change("reveal", (option.card,), run.you, run.source))
    return COME_BACK

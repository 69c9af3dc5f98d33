"""Downloading: look through a deck, choose a card, use it at once or take it, shuffle (1E-6.5.3/1, 2E-download/1).

What is searched and what may become of a card that is found, the edition says.
"""

from __future__ import annotations

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import PASS, Answer, Decision, Option
from spaceline.core.data.frames import RunEffect
from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.effects.nodes.effects import Download
from spaceline.effects.perform.reading import values_for_filter
from spaceline.effects.perform.verdicts import ASK, CAME_BACK, COME_BACK, Outcome, name_cards, name_number, outcome
from spaceline.effects.world import world_of

FOUND = "downloaded"
"""The number of cards that were found so far; below zero when the search has been given up."""
KEPT = "kept"
"""The name of the cards that were downloaded."""
SEARCHED = "searched"
"""The number that says that a deck was looked through."""


def download(state: State, run: RunEffect, it: Download) -> Outcome:
    """Look for cards; when one is not found, or cannot be used, nothing comes of it and the deck is shuffled."""
    if run.resumed != CAME_BACK:
        return begin_search(state, run)
    found = run.numbers.get(FOUND, 0)
    if found < 0 or found >= it.count:
        return end_search(state, run, complete=found > 0)
    left = open_ways(state, run, it)
    if sum(tally(state, it, card) for card in {option.card for option in left}) < it.count - found:
        return end_search(state, run, complete=False)
    return ASK


def open_ways(state: State, run: RunEffect, it: Download) -> tuple[Option, ...]:
    """The cards that can be downloaded: none that brings more than are still wanted."""
    left = it.count - run.numbers.get(FOUND, 0)
    ways = world_of(state).downloads(state, run, it)
    return tuple(option for option in ways if tally(state, it, option.card) <= left) if it.count > 1 else ways


def tally(state: State, it: Download, card: CardId) -> int:
    """For how many of those who are wanted a card counts (1E-6.3.4.0.2/1)."""
    return world_of(state).targets_on(state, card, it.cards, values_for_filter(state, it.cards)) if it.count > 1 else 1


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
    if run.numbers.get(SEARCHED):
        name_number(state, SEARCHED, 0)
        request(state, Change("stop-examining", (), run.you, run.source))
        request(state, Change("shuffle", (), run.you, run.source, role="deck"))
    kept = tuple(card for card in run.cards.get(KEPT, ()) if state.cards[card].role == "hand")
    if kept and "when:keep" in state.watched:
        request(state, Change("keep", kept, run.you, run.source))
    return outcome(complete=complete)


def which_way(state: State, run: RunEffect, it: Download) -> Decision:
    """Ask for the card and what becomes of it."""
    options = open_ways(state, run, it)
    return Decision(run.you, "option", "download", options or (PASS,), about=(run.source,))


def take_way(state: State, run: RunEffect, it: Download, answer: Answer) -> Outcome:
    """Use it or take it; then look for the next."""
    option = answer.option
    assert option is not None
    if option == PASS:
        name_number(state, FOUND, -1)
        return COME_BACK
    name_number(state, FOUND, run.numbers.get(FOUND, 0) + tally(state, it, option.card))
    for name in (KEPT, it.name) if it.name else (KEPT,):
        name_cards(state, name, (*run.cards.get(name, ()), option.card))
    world_of(state).download(state, run, option)
    return COME_BACK

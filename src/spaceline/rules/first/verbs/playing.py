"""How cards come into play (1E-6.2, 1E-6.3, 1E-6.5)."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core import caching, table
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import NOBODY, CardId, Lasting, PlayerId
from spaceline.core.ruleset import Verb
from spaceline.core.state import State
from spaceline.rules.first.definition import LOSES
from spaceline.rules.first.places import SITE, TIME_LOCATION, vessel_of
from spaceline.rules.first.stations.sites import line_with
from spaceline.rules.first.topics import BETWEEN
from spaceline.rules.first.values import facts
from spaceline.rules.first.verbs.deeds import note_played
from spaceline.rules.first.verbs.movement import begin_countdown, note_affiliations
from spaceline.rules.first.verbs.spaceline import found_time_location
from spaceline.rules.first.verbs.status import arrive
from spaceline.rules.verbs import everybody


def enter_play(state: State, change: Change) -> None:
    """Cards enter play under the control of whoever plays or seeds them (1E-12.3/1); everybody may read them."""
    for card in change.cards:
        is_up = change.role != "agenda"
        lay(state, change, card, table.BOTTOM, is_up=is_up)
        note_affiliations(state, card)
        arrive(state, card)
        begin_countdown(state, card)
    if LOSES in state.watched:
        state.invalidate(BETWEEN)


def announce(state: State, change: Change) -> None:
    """Cards are being played, which counts for texts that ask for it."""
    enter_play(state, change)
    note_played(state, change)


def seed(state: State, change: Change) -> None:
    """Seed cards: face down beneath missions and as hidden agendas, all others face up (1E-4.0/3).

    A stack comes from its bottom card to its top card and goes on top of what is there (``detail``); a single card
    goes to the bottom (1E-4.3/6, /8, /10).
    """
    end = table.TOP if change.detail == "top" else table.BOTTOM
    is_up = change.role not in ("seeds", "agenda")
    for card in change.cards:
        lay(state, change, card, end, is_up=is_up)
        note_affiliations(state, card)


def lay(state: State, change: Change, card: CardId, end: str, *, is_up: bool) -> None:
    """Put a card where a change says; a site where it belongs in the line of its station, a time location by itself.

    Whoever is aboard a station, or docked there, is at its first site from then on.
    """
    if change.role == TIME_LOCATION:
        found_time_location(state, card, change.player)
        return
    if change.role != SITE:
        is_uncontrolled = change.role == "space" and facts(state, card).uncontrolled
        whose = NOBODY if is_uncontrolled else change.player
        table.move(state, card, change.to, change.role, end=end, face_up=is_up, controller=whose)
        return
    line, station = line_with(state, card, change.to), vessel_of(state, change.to)
    table.move(state, card, station, SITE, face_up=True, controller=change.player)
    table.arrange(state, station, SITE, line)
    for role in ("aboard", "docked"):
        for other in state.zone(station, role):
            table.move(state, other, card, role)


def conceal(state: State, change: Change) -> None:
    """Turn cards face down among the others there (1E-6.3/11, 1E-12.12/2)."""
    for card in change.cards:
        table.conceal(state, card)


def download(state: State, change: Change) -> None:
    """A card that was searched for is shown; it goes to the hand or face down to the table, if it is not played.

    1E-6.5.3/2, 1E-6.5.3.0.3/1, 1E-6.5.3.0.8/1.
    """
    if change.role:
        for card in change.cards:
            table.move(state, card, change.to, change.role, face_up=False, controller=change.player)


def earn(state: State, change: Change) -> None:
    """Cards are earned: from now on their texts may be used (1E-2.3.0.1/1)."""
    for card in change.cards:
        table.put_mark(state, card, "earned", 1)


def exchange(state: State, change: Change) -> None:
    """The first card takes the place of the second with all that lies on it and in it and what befell it.

    The second returns to its owner's hand (1E-6.5.2/3).
    """
    new, old = change.cards
    leaf = state.cards[old]
    pass_on(state, old, new)
    befell = {name: value for (card, name), value in state.marks.items() if card == old and name in LASTING}
    there = {role: cards for (parent, role), cards in state.contents.items() if parent == old}
    table.move(state, old, leaf.owner, "hand", face_up=False)
    table.move(state, new, leaf.parent, leaf.role, face_up=True, controller=change.player)
    for role, cards in there.items():
        for card in cards:
            table.move(state, card, new, role)
    for name, value in befell.items():
        table.put_mark(state, new, name, value)
    table.put_mark(state, new, EXCHANGED, 1)
    if change.amount:
        table.put_mark(state, new, "mode", change.amount)
    note_affiliations(state, new)


def pass_on(state: State, old: CardId, new: CardId) -> None:
    """What the cards on one do to it they do to another from now on (1E-G:exchanging-cards/1)."""
    on_it = state.zone(old, "on")
    state.lasting = tuple(renewed(effect, old, new) if effect.source in on_it else effect for effect in state.lasting)
    state.invalidate(caching.LASTING)


def renewed(effect: Lasting, old: CardId, new: CardId) -> Lasting:
    """An effect that concerns one card in the place of another."""
    cards = {name: tuple(new if card == old else card for card in those) for name, those in effect.cards.items()}
    return replace(effect, cards=cards)


EXCHANGED = "exchanged"
"""The mark of a card that took the place of another in this turn: all exchanges of a turn are one (1E-6.5.2/4)."""

LASTING = ("stopped", "disabled", "stasis", "damage", "docked-turns", "range-used", "has-cloaked", "team")
"""What befell a card and stays when another version takes its place."""


def seen_if_free(state: State, change: Change) -> tuple[PlayerId, ...]:
    """Who sees a hidden agenda that is laid down: everybody, if it plays for free (1E-6.2.0.3/1)."""
    return everybody(state, change) if change.detail else ()


VERBS = (
    Verb("seed", seed),
    Verb("announce", announce, shows=everybody),
    Verb("play", enter_play, shows=everybody),
    Verb("report", enter_play, shows=everybody),
    Verb("hide", enter_play, shows=seen_if_free),
    Verb("turn-up", enter_play, shows=everybody),
    Verb("place", enter_play, shows=everybody),
    Verb("conceal", conceal),
    Verb("download", download, shows=everybody),
    Verb("earn", earn),
    Verb("exchange", exchange, shows=everybody),
)

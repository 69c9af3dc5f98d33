"""All that the chapter on playing cards has for the ruleset: procedures, actions, responses (1E-6)."""

from __future__ import annotations

from collections.abc import Sequence

from spaceline.core.data.decisions import Option
from spaceline.core.data.frames import Window
from spaceline.core.data.leaves import PlayerId
from spaceline.core.ruleset import ActionRule, Procedure
from spaceline.core.state import State
from spaceline.effects.perform.responses import responding
from spaceline.rules.first.battle import reinforcing
from spaceline.rules.first.definition import HICCUP, PREPARED, REINFORCES, SPECIAL
from spaceline.rules.first.ending import in_time, is_last, is_silent, obligations
from spaceline.rules.first.missions.remembering import may_be_met
from spaceline.rules.first.playing import agendas, downloading, entering, personas, playing, special_downloads, texts
from spaceline.rules.first.playing.timing import LISTENING, SUSPENDING

SUSPENDS = LISTENING[SUSPENDING]
"""What cards listen to by which play is suspended from the hand."""

IN_HAND = (HICCUP, REINFORCES, SUSPENDS)
"""What cards listen to by which something may be done in a window from the hand, without an icon in play."""

PROCEDURES: tuple[Procedure, ...] = (entering.CARD_PLAY,)

ACTIONS: tuple[ActionRule, ...] = (
    *playing.ACTIONS,
    *texts.ACTIONS,
    *agendas.ACTIONS,
    *downloading.ACTIONS,
    *special_downloads.ACTIONS,
    *personas.ACTIONS,
)


def valid_responses(state: State, window: Window, player: PlayerId) -> tuple[Option, ...]:
    """What a player may do in a window: texts that respond, agendas, and whatever suspends play.

    1E-5.0/4, /5, 1E-6.5.1/2, 1E-6.5.4.0.2/1. Those of the end of a turn come when it is their turn (1E-8.0/1).
    """
    if is_silent(state, window, player):
        return ()
    return (*in_time(state, window, texts.speaking(state, window, player)), *beside_texts(state, window, player))


def beside_texts(state: State, window: Window, player: PlayerId) -> Sequence[Option]:
    """What may be done in a window other than by a text that responds."""
    if is_last(state, window):
        return ()
    watched = state.watched
    found: list[Option] = []
    if (player, "agenda") in state.contents:
        found += agendas.answers(state, window, player)
    if SPECIAL in watched:
        found += special_downloads.offer_special(state, player)
    if HICCUP in watched:
        found += special_downloads.offer_hiccup(state, window, player)
    if REINFORCES in watched:
        found += reinforcing.offer_joining(state, window, player)
    if SUSPENDS in watched:
        found += playing.offer_suspending(state, player)
    return found


def may_respond(state: State, window: Window, player: PlayerId) -> bool:
    """Whether a player must or may do something in a window: most often no text answers, and nothing else is there."""
    if is_silent(state, window, player):
        return False
    if beside_texts(state, window, player):
        return True
    return responding.may_respond(state, window, player) and bool(
        obligations(state, window, player) or in_time(state, window, texts.speaking(state, window, player))
    )


def may_do_more(state: State) -> bool:
    """Whether somebody might do something ``beside_texts`` in whatever window."""
    watched, contents = state.watched, state.contents
    if not watched.keys().isdisjoint(IN_HAND):
        return True
    has_icons = SPECIAL in watched
    for player in state.players:
        if (player, "agenda") in contents or (has_icons and special_downloads.hopeful_downloads(state, player)):
            return True
    return False


def keeps_positions(state: State) -> bool:
    """Whether somebody could turn up an agenda that works backward (1E-5.0/7), or a card asks how an attempt began.

    Or what was done before it is undone (1E-G:temporal-causality-loop/1).
    """
    if PREPARED in state.watched or may_be_met(state):
        return True
    return any((player, "agenda") in state.contents for player in state.players)

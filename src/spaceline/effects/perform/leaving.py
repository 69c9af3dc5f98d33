"""Cards that have left play while a text or a change goes on: it does not reach them any more."""

from __future__ import annotations

from functools import cache

from spaceline.core.data.changes import Change
from spaceline.core.data.frames import RunEffect, Window
from spaceline.core.data.leaves import CardId
from spaceline.core.modifiers import current_values_for
from spaceline.core.state import State
from spaceline.effects.dependencies import ZONES
from spaceline.effects.names import SPOKEN_OF
from spaceline.effects.nodes import AnyNode, walk
from spaceline.effects.nodes.effects import Select
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.perform.reading import cards_meant
from spaceline.effects.topics import DECK, DISCARD, HAND, REMOVED
from spaceline.effects.world import texts_called

AWAY = (HAND, DECK, DISCARD, REMOVED)
"""Where nothing lies that is in play, or held by somebody who is."""

BARRED = frozenset(("barred",))
"""The value that says what cannot be done to a card."""

LEAVING = ("kill", "destroy", "remove", "put")
"""Deeds by which cards leave play."""

OF_CARDS_IN_PLAY = ("stop", "unstop", "kill", "destroy", "disable", "afflict")
"""Deeds that reach cards on the table only."""

BEGUN_AWAY = "begun away"
"""The number that says that the card of a text was not in play when the text began, so that it need not be now."""


def has_left(state: State, card: CardId) -> bool:
    """Whether a card lies where it is out of reach of what happens to cards on the table."""
    return state.ruleset.roles[state.cards[card].role].topic in AWAY


def is_discarded(state: State, card: CardId) -> bool:
    """Whether a card lies in a discard pile or out of the game already."""
    return state.ruleset.roles[state.cards[card].role].topic in (DISCARD, REMOVED)


def spared(state: State, verb: str, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Those of the cards to which it can be done: not those that texts keep in play.

    Nor is it done to those that have left play since they were chosen (2E-actions-effects/2).
    """
    if verb in OF_CARDS_IN_PLAY:
        cards = tuple(card for card in cards if not has_left(state, card))
    values = current_values_for(state, BARRED) if verb in LEAVING else None
    return cards if values is None else tuple(card for card in cards if "leave" not in values.of(card).barred)


def is_still_meant(state: State, run: RunEffect) -> bool:
    """Whether a text can put its own card somewhere: if that was in play as the text began, only as long as it is."""
    return BEGUN_AWAY in run.numbers or not has_left(state, run.source)


def cards_hit(state: State, run: RunEffect, meant: Cards) -> tuple[CardId, ...]:
    """Those of the cards meant that are in play, be it by the text itself, or lie where they were chosen."""
    near = cards_in_reach(state, run, meant)
    return tuple(card for card in cards_meant(state, run, meant) if card in near or state.in_play(card))


def cards_in_reach(state: State, run: RunEffect, meant: Cards) -> tuple[CardId, ...]:
    """Those of the cards meant that have not gone elsewhere since a text had them chosen, or since they were played.

    2E-actions-effects/1.
    """
    cards = cards_meant(state, run, meant)
    where = chosen_from(texts_called(state, run.definition)[run.path[0]], meant.name) if meant.name else ""
    if not where:
        gone = played_and_gone(state, run) if meant.name == SPOKEN_OF else ()
        return tuple(card for card in cards if card not in gone)
    return tuple(card for card in cards if is_there_still(state, card, where))


def played_and_gone(state: State, run: RunEffect) -> tuple[CardId, ...]:
    """The cards that a text responds to being played, as far as another response has moved them out of reach since."""
    window = state.frames[run.responds_to + 1] if 0 <= run.responds_to < state.depth else None
    if not isinstance(window, Window) or window.moment == "about" or window.occurrence.verb != "play":
        return ()
    played = window.occurrence
    return tuple(card for card in played.cards if has_left(state, card) and state.cards[card].role != played.role)


def is_there_still(state: State, card: CardId, where: str) -> bool:
    """Whether a card that was chosen there can still be taken from there: of the table any part will do."""
    return state.cards[card].role == where if where in ZONES else where == "held" or not has_left(state, card)


@cache
def chosen_from(text: AnyNode, name: str) -> str:
    """Where a text has the cards chosen that it calls by a name; nowhere certain if it names others like that too."""
    chosen = [node.cards for _, node in walk(text) if isinstance(node, Select) and node.name == name]
    found = {chosen_from(text, it.name) if it.where == "named" and it.name != name else it.where for it in chosen}
    return found.pop() if len(found) == 1 and "named" not in found else ""


def those_left(state: State, change: Change) -> tuple[CardId, ...]:
    """Those of its cards that are still in reach after the responses to it: what has left play does so once."""
    return tuple(card for card in change.cards if not has_left(state, card))


def is_any_left(state: State, change: Change) -> bool:
    """Whether it still concerns any card."""
    return any(not has_left(state, card) for card in change.cards)


def those_not_discarded(state: State, change: Change) -> tuple[CardId, ...]:
    """Those of its cards that were not discarded meanwhile."""
    return tuple(card for card in change.cards if not is_discarded(state, card))


def is_any_not_discarded(state: State, change: Change) -> bool:
    """Whether there is any card left to discard."""
    return any(not is_discarded(state, card) for card in change.cards)


def is_out_of_sight(state: State, change: Change) -> bool:
    """Whether cards are put where not everybody can tell them apart.

    The card whose text is carried out stays revealed there until that is done (2E-showing-your-cards/3).
    """
    return bool(change.role) and state.ruleset.roles[change.role].known != "all"

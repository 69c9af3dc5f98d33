"""What was played and drawn this turn, or done in the game, as the edition keeps count where a card asks for it."""

from __future__ import annotations

from spaceline.core.data.leaves import PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes.selectors import CardsDrawn, CardsPlayed
from spaceline.effects.nodes.tests import DeedDone, HasDone
from spaceline.effects.scope import Scope, Values


def played(state: State, scope: Scope, amount: CardsPlayed, values: Values | None) -> int:
    """How many personnel of that cost were played this turn, as the edition keeps count."""
    return sum(number_played(state, player, amount) for player in those_counted(state, scope, amount.of))


def drawn(state: State, scope: Scope, amount: CardsDrawn, values: Values | None) -> int:
    """How many cards were drawn this turn; the edition keeps count where a card of the game asks for it."""
    return sum(state.mark(player, DRAWN) for player in those_counted(state, scope, amount.of))


def has_done(state: State, scope: Scope, test: HasDone, values: Values | None) -> bool:
    """Whether a player has done one of those things in the game, all titles of it taken together."""
    players = those_counted(state, scope, test.who)
    return any(times(state, player, deed) >= deed.least for player in players for deed in test.deeds)


def times(state: State, player: PlayerId, deed: DeedDone) -> int:
    """How often, or how much, a player has done something in the game."""
    return sum(state.mark(player, mark) for mark in marks_of(deed))


def marks_of(deed: DeedDone) -> tuple[str, ...]:
    """The marks of a player that count a deed: one for each title where it is about some."""
    return tuple(f"{DEED}{deed.did}:{title}" for title in deed.titles) or (f"{DEED}{deed.did}",)


def those_counted(state: State, scope: Scope, of: str) -> tuple[PlayerId, ...]:
    """The players whose doings of this turn are counted."""
    if of == "active":
        return (state.ruleset.active_player(state),)
    if of == "you":
        return (scope.you,)
    return tuple(player for player in state.players if of == "anyone" or player != scope.you)


def number_played(state: State, player: PlayerId, amount: CardsPlayed) -> int:
    """How many of them one player has played."""
    if amount.type != "personnel":
        return state.mark(player, f"{PLAYED}{amount.type}")
    if amount.title or amount.price >= 0:
        return state.mark(player, f"{PLAYED}{amount.title or amount.price}")
    return sum(state.mark(player, f"{PLAYED}{price}") for price in range(MOST_EXPENSIVE + 1))


PLAYED = "played-"
"""How the marks of a player begin that count cards played this turn, by printed cost, by title or by type."""

DRAWN = "drawn"
"""The mark of a player that counts the cards drawn this turn."""

DEED = "deed-"
"""How the marks of a player begin that count what was done in the game: what, and with cards of which title."""

MOST_EXPENSIVE = 9
"""What the most expensive cards cost."""

"""What a node says when it is carried out, and how names are given."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from msgspec.structs import replace

from spaceline.core.data.frames import RunEffect
from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.effects.nodes.selectors import Cards


class Verdict(Enum):
    """How it stands with a node that was carried out."""

    DONE_WELL = "done well"
    """It is done, completely."""
    FELL_SHORT = "fell short"
    """It is done as far as possible, which was not completely (2E-actions-effects/1)."""
    COME_BACK = "come back"
    """Something must be finished first; the node is carried out again after it."""
    ASK = "ask"
    """A player must answer."""


class Into(NamedTuple):
    """A part of the node is carried out first: its number (``paths``)."""

    part: int


Outcome = Verdict | Into
"""What a node reports when it is carried out."""

DONE_WELL, FELL_SHORT, COME_BACK, ASK = Verdict

EXAMINED = "examined"
"""The number that says that somebody examines cards until the text is done."""

ELIGIBLE = "eligible"
"""The name of the cards that somebody who could not read them all is choosing from."""

WERE = "were "
"""Before where cards are: the name of those that were there when an effect was set aside."""
BEARER = "bearer"
"""The name of the card in play whose text waits, until that card leaves play."""

PREVENTED = "prevented"
"""The name of the cards for which responses have prevented what a text does."""

FREE = "none asked for: "
"""Before a name: the number that says that no card was to be chosen for it; a price of no cards is paid."""

WHITHER = "whither"
"""The name of the place to which cards will be relocated, once it was chosen."""

FOUND = "downloaded"
"""The number of cards that a download has found so far; below zero when the search has been given up."""
NAMED = "named to be downloaded"
"""The name of the cards that a download named as its action was initiated and has not used yet."""
ENOUGH = "enough"
"""The number that says that a player who may download any number of cards names no more of them."""
NOT_FOUND = "not found"
"""The number that says that a download found nothing as its action was initiated."""

ENTERED, CAME_BACK = -1, -3
"""``resumed`` when a node begins, and when what it waited for is finished; after a part of it, the number of that."""


def running(state: State) -> RunEffect:
    """The expression that is being carried out."""
    frame = state.frames[state.depth]
    assert isinstance(frame, RunEffect)
    return frame


def name_cards(state: State, name: str, cards: tuple[CardId, ...]) -> None:
    """Give cards a name for the rest of the text."""
    run = running(state)
    state.frames[state.depth] = replace(run, cards={**run.cards, name: cards})


def name_number(state: State, name: str, number: int) -> None:
    """Give a number a name for the rest of the text."""
    run = running(state)
    state.frames[state.depth] = replace(run, numbers={**run.numbers, name: number})


def outcome(*, complete: bool) -> Outcome:
    """What a deed reports."""
    return DONE_WELL if complete else FELL_SHORT


def is_free(run: RunEffect, cards: Cards) -> bool:
    """Whether a text asked for none of these cards; who may choose any number and chooses none has paid nothing."""
    return cards.where == "named" and run.numbers.get(f"{FREE}{cards.name}", 0) == 1

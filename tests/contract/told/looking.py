"""Looking at many questions, and what is told there that should not be, or is not told."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

import msgspec

from spaceline.core.data.changes import Event
from spaceline.core.data.frames import RunEffect
from tests.contract.told import properties
from tests.contract.told.walks import Step

EVERY = 20
"""One question in so many is looked at in a twin; within a text, one in ``WITHIN_A_TEXT``."""
WITHIN_A_TEXT = 4


class Figures(msgspec.Struct):
    """What was looked at, and what was found."""

    games: int = 0
    questions: int = 0
    within_texts: int = 0
    twins: int = 0
    found: Counter[str] = msgspec.field(default_factory=Counter)


def look(walks: Iterable[Iterator[Step]], seed: int, tell: Callable[[str], None] = lambda line: None) -> Figures:
    """Look at every question of some games; what is found for the first time is told at once."""
    figures = Figures()
    for walk in walks:
        figures.games += 1
        before, events = None, ()
        for step in walk:
            events = (*events, *step.events)
            figures.questions += 1
            figures.within_texts += isinstance(step.state.frames[-1], RunEffect)
            for line in (*wrong_in(step, figures, seed), *left_open_by(before, step, events)):
                if line not in figures.found:
                    tell(f"{step.where}: {line}")
                figures.found[line] += 1
            if properties.is_at_rest(step.state):
                before, events = properties.openness(step.state), ()
    return figures


def wrong_in(step: Step, figures: Figures, seed: int) -> Iterator[str]:
    """What is wrong with a question and with what led to it."""
    yield from properties.unread_candidates(step)
    yield from properties.undisclosed(step)
    yield from properties.untold_to_responders(step)
    yield from properties.orders_told(step)
    often = WITHIN_A_TEXT if isinstance(step.state.frames[-1], RunEffect) else EVERY
    if (figures.questions + seed) % often == 0:
        figures.twins += 1 + len(step.state.players)
        yield from properties.hidden_cards_told(step, seed + figures.questions)


def left_open_by(before: properties.Openness | None, step: Step, events: tuple[Event, ...]) -> Iterator[str]:
    """What is left open since nothing was going on for the last time."""
    if before is not None and properties.is_at_rest(step.state):
        yield from properties.left_open(before, msgspec.structs.replace(step, events=events))

"""Events in words: ``stop Daro, Jerax``, ``score 35``, ``draw by 2``."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence

from spaceline.core.data.changes import Change, Event
from spaceline.core.data.seen import SeenEvent
from spaceline.core.view import seen_event
from spaceline.lab.scenarios.dialect import TableSetting
from spaceline.lab.scenarios.naming import NameProblem
from spaceline.lab.scenarios.strict.happening import impossible

ENTRY = re.compile(r"^(?P<verb>[\w-]+)(?: (?P<rest>[^( ].*?))??(?: \((?P<detail>[^()]*)\))?(?: by (?P<player>\d))?$")


class ToldEntry:
    """One expected event: a verb, and cards or an amount, a detail in brackets or a player where they matter."""

    def __init__(self, at: TableSetting, text: str) -> None:
        """Read it.

        Raises:
            NameProblem: a card in it is none.
        """
        match = ENTRY.match(text.strip())
        self.verb = match["verb"] if match else text
        rest = (match["rest"] or "") if match else ""
        self.player = int(match["player"]) if match and match["player"] else 0
        self.detail = match["detail"] if match else None
        is_amount = rest.lstrip("-").isdigit()
        self.amount = int(rest) if is_amount else None
        self.cards = () if is_amount else at.names.cards(rest)
        self.definitions = Counter(at.state.cards[card].definition for card in self.cards)
        meant = Change(self.verb, self.cards, self.player, amount=self.amount or 0, detail=self.detail or "")
        for problem in impossible(at.dialect.happenings, at.state, meant):
            raise NameProblem(f"{text!r} could never happen: {problem}")

    def fits(self, event: Event, *, whole: bool = True) -> bool:
        """Whether it is this event; with ``whole`` off, whether it is part of it: more cards may be concerned."""
        change = event.change
        cards, concerned = set(self.cards), set(change.cards)
        return (
            change.verb == self.verb
            and self.player in (0, change.player)
            and self.amount in (None, change.amount)
            and self.detail in (None, change.detail)
            and (not cards or cards == concerned or (not whole and cards <= concerned))
        )

    def fits_seen(self, event: SeenEvent, *, whole: bool = True) -> bool:
        """Whether it fits an event as a player saw it; cards count where the player could read them."""
        seen = Counter(event.definitions)
        return (
            event.verb == self.verb
            and self.player in (0, event.player)
            and self.amount in (None, event.amount)
            and self.detail in (None, event.detail)
            and (not self.cards or self.definitions == seen or (not whole and self.definitions <= seen))
        )


Fits = Callable[[ToldEntry], bool]


def fitting(event: Event, *, whole: bool) -> Fits:
    """Whether an entry is this event."""
    return lambda entry: entry.fits(event, whole=whole)


def fitting_seen(event: SeenEvent, *, whole: bool) -> Fits:
    """Whether an entry is this event as a player saw it."""
    return lambda entry: entry.fits_seen(event, whole=whole)


def tests(at: TableSetting, viewer: int | None, *, whole: bool) -> tuple[list[Fits], str]:
    """For each event whether an entry fits it, and all of them in words."""
    if viewer is None:
        return [fitting(event, whole=whole) for event in at.events], "; ".join(events_in_words(at))
    seen = [found for event in at.events if (found := seen_event(at.state, event, viewer)) is not None]
    short = at.names.pool.short
    words = [said(e.verb, [short(id) if id else "?" for id in e.definitions], e.detail) for e in seen]
    return [fitting_seen(event, whole=whole) for event in seen], "; ".join(words)


def events_in_words(at: TableSetting) -> list[str]:
    """The events of the last action."""
    labels = at.names.labels
    return [said(e.change.verb, [labels[card] for card in e.change.cards], e.change.detail) for e in at.events]


def said(verb: str, cards: Sequence[str], detail: str) -> str:
    """An event as an entry would name it."""
    return " ".join(part for part in (verb, ", ".join(cards), f"({detail})" if detail else "") if part)


def missing_entries(at: TableSetting, viewer: int | None, wanted: tuple[str, ...]) -> tuple[str, str]:
    """The first entry that does not follow the ones before it, and what happened in words."""
    if not wanted:
        return "", ""
    events, words = tests(at, viewer, whole=True)
    position = 0
    for text in wanted:
        entry = ToldEntry(at, text)
        while position < len(events) and not events[position](entry):
            position += 1
        if position == len(events):
            return text, words or "nothing"
        position += 1
    return "", words


def present_entries(at: TableSetting, viewer: int | None, unwanted: tuple[str, ...]) -> list[str]:
    """The entries that happened though they should not."""
    if not unwanted:
        return []
    events, _ = tests(at, viewer, whole=False)
    entries = {text: ToldEntry(at, text) for text in unwanted}
    return [text for text, entry in entries.items() if any(fits(entry) for fits in events)]

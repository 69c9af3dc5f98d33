"""Goes through a game answer by answer and gathers what can be learned from it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import msgspec

from spaceline.core import engine
from spaceline.core.data.changes import Event
from spaceline.core.data.leaves import PlayerId
from spaceline.core.data.records import Answered
from spaceline.core.data.renaming import renamed_record
from spaceline.core.recording.session import Session
from spaceline.core.state import State
from spaceline.core.view import outward, seen_event
from spaceline.editions import edition_of
from spaceline.lab.analysis.better_plans import BetterPlan, Searched, better_plan, tries_at
from spaceline.lab.analysis.chances import WinChance, chances_at, turn_of
from spaceline.players.beliefs import Memory
from spaceline.players.commander.budget import Effort
from spaceline.players.commander.searching import SEARCHED
from spaceline.players.seat import Seat
from spaceline.presentation.lexicon.english import ENGLISH


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """What can be learned from a game."""

    ruleset: str
    players: tuple[PlayerId, ...]
    """Whose part in it was looked at."""
    chances: tuple[WinChance, ...]
    """How likely each of them was to win, at the beginning of turns, after attempts and at the end."""
    plans: tuple[BetterPlan, ...]
    """Decisions at which another plan promised more, those first at which most was lost."""
    looked_into: int
    """At so many decisions something was compared."""
    left_out: int
    """So many decisions could not be looked at, for another version of the program played them."""


Progress = Callable[[int, int], None]
"""Hears how many answers have been gone through, and of how many."""


def analysed(
    session: Session,
    players: Collection[PlayerId],
    effort: Effort,
    progress: Progress = lambda done, of: None,
    language: str = ENGLISH,
) -> Analysis:
    """Go through a game from its beginning; nothing that a player could not know is used for that player.

    What was better is told in the language.

    Raises:
        MissingPart: positions of this edition are not valued.
        RecordError: the game cannot be gone through.
    """
    edition = SEARCHED.of(edition_of(session.state.ruleset.name))
    walk = Walkthrough(tuple(players), Searched(edition, edition.judge(), effort, language))
    seen = 0
    for answers, state, events in session.course(0):
        walk.left_out += max(0, answers - seen - 1)
        seen = answers
        walk.hear(state, events)
        walk.note_chances(state, answers)
        entry = session.given[answers] if answers < session.answers else None
        if isinstance(entry, Answered) and entry.player in players:
            walk.look_into(state, answers, entry)
        progress(answers, session.answers)
    return walk.found(session.state.ruleset.name)


class Walkthrough:
    """One way through a game, with what each player remembers on it."""

    def __init__(self, players: tuple[PlayerId, ...], searched: Searched) -> None:
        """Nothing has happened."""
        self.players, self.searched = players, searched
        self.memories = {player: Memory() for player in players}
        self.chances: list[WinChance] = []
        self.plans: list[BetterPlan] = []
        self.moment: tuple[int, bool] = (0, False)
        self.looked_into = self.left_out = 0

    def hear(self, state: State, events: Sequence[Event]) -> None:
        """Remember what each player saw."""
        for player, memory in self.memories.items():
            seen = (seen_event(state, event, player) for event in events)
            memory.note([it for it in seen if it is not None])

    def note_chances(self, state: State, answers: int) -> None:
        """Value the position between turns and attempts, and at the end."""
        is_over = state.result is not None
        now = self.moment[0] if is_over else turn_of(state), is_attempting(state)
        if is_over or (now[0] and now != self.moment and not now[1]):
            self.chances += chances_at(state, answers, now[0], self.players, self.searched.judge)
        self.moment = now

    def look_into(self, state: State, answers: int, entry: Answered) -> None:
        """Compare an answer with others."""
        asked = engine.decision(state)
        if asked is None or asked.player != entry.player:
            return
        seat, memory = Seat(state, entry.player), self.memories[entry.player]
        memory.look(seat.view)
        given = renamed_record(entry.answer, outward(state, entry.player))
        tries = tries_at(seat, given, self.searched, answers)
        if tries is None:
            return
        self.looked_into += 1
        found = better_plan(seat, turn_of(state), answers, tries, memory, self.searched)
        if found is not None:
            self.plans.append(found)

    def found(self, ruleset: str) -> Analysis:
        """What was gathered."""
        order = sorted(self.plans, key=lambda plan: plan.given_chance - plan.better_chance)
        return Analysis(
            ruleset=ruleset,
            players=self.players,
            chances=tuple(self.chances),
            plans=tuple(order),
            looked_into=self.looked_into,
            left_out=self.left_out,
        )


def is_attempting(state: State) -> bool:
    """Whether a mission is being attempted."""
    return any(type(frame).__name__ == "MissionAttempt" for frame in state.frames)

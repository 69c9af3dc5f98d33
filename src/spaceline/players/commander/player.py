"""The player that goes by rules of thumb and, at the decisions that matter most, by trials in thought."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import ClassVar

from spaceline.core.data.decisions import Answer
from spaceline.core.data.seen import SeenEvent
from spaceline.editions import MissingPart, edition_of
from spaceline.players.beliefs import Memory, believed
from spaceline.players.commander.budget import QUICK, THOROUGH, USUAL, Effort, Purse
from spaceline.players.commander.halving import ComparedAnswers
from spaceline.players.commander.search import Judge, Search, TriedAnswer, Tries
from spaceline.players.commander.searching import SEARCHED, SearchedEdition
from spaceline.players.heuristic import HeuristicPlayer
from spaceline.players.seat import PlayerAnswer, Seat


class CommanderPlayer:
    """Searches where its edition says so; everywhere else, and where time is up, it does what the heuristic does.

    Where no clock runs it makes as many trials as its effort says, and the same seed makes the same choices. Under a
    clock it also keeps to the time that its effort allows.
    """

    effort: ClassVar[Effort] = USUAL
    """How hard it searches where nothing else is said."""

    def __init__(self, seed: int, effort: Effort | None = None) -> None:
        """The seed is that of the rules of thumb, and of the worlds that are tried."""
        self._seed, self._effort = seed, effort or self.effort
        self._heuristic = HeuristicPlayer(seed)
        self._memory = Memory()
        self._purse = Purse(self._effort)
        self._searched = 0
        self._edition: SearchedEdition | None = None
        self._judge: Judge | None = None
        self._is_known = False
        self.trials = 0
        """How often an answer has been tried in a world by now."""
        self.found: ComparedAnswers[TriedAnswer] | None = None
        """What the answers to the latest decision came to; None where it was not looked into."""

    def told(self, events: Sequence[SeenEvent]) -> None:
        """Remember what was seen of the opponents' cards."""
        self._memory.note(events)

    def choose(self, seat: Seat) -> PlayerAnswer:
        """The answer that does best in thought, where it was looked into."""
        self._purse.earn()
        self.found = None
        usual = self._heuristic.choose(seat)
        self._memory.look(seat.view)
        edition = self._search_of(seat)
        if edition is None or not isinstance(usual, Answer):
            return usual
        rng = random.Random(f"{self._seed} {self._searched}")
        tries = edition.tries_for(seat, usual, self._effort.answers, rng)
        if tries is None or len(tries.candidates) < 2:
            return usual
        return self._searched_for(seat, tries)

    def _searched_for(self, seat: Seat, tries: Tries) -> Answer:
        self._searched += 1
        assert self._judge is not None
        allowed = self._purse.allow(seat.clock)
        belief = believed(seat, seen=self._memory.seen)
        search = Search(seat, self._judge, belief, self._seed * 7919 + self._searched)
        self.found = search.compared(tries, self._effort, allowed)
        self._purse.spend(allowed.spent)
        self.trials += search.trials
        return self.found.answers[self.found.best].answer

    def _search_of(self, seat: Seat) -> SearchedEdition | None:
        if not self._is_known:
            self._is_known = True
            try:
                self._edition = SEARCHED.of(edition_of(seat.view.ruleset))
                self._judge = self._edition.judge()
            except MissingPart:
                self._edition = None
        return self._edition


class QuickCommander(CommanderPlayer):
    """Tries fewer answers in fewer worlds."""

    effort: ClassVar[Effort] = QUICK


class ThoroughCommander(CommanderPlayer):
    """Tries more answers in more worlds."""

    effort: ClassVar[Effort] = THOROUGH

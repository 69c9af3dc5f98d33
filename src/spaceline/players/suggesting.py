"""What a computer player would answer in the place of a person, and how likely that person is to win.

Both come from the person's seat alone: another game that looks the same to them gives the same.
"""

from __future__ import annotations

import msgspec

from spaceline.core.data.decisions import Answer
from spaceline.core.data.leaves import TABLE
from spaceline.core.data.seen import View
from spaceline.players.commander import CommanderPlayer
from spaceline.players.commander.budget import Effort
from spaceline.players.commander.halving import ComparedAnswers
from spaceline.players.commander.search import Judge, TriedAnswer
from spaceline.players.commander.searching import judge_of
from spaceline.players.registry import MEASURED, USUAL, make_player
from spaceline.players.seat import Player, Seat
from spaceline.rules.first.data import frames as first
from spaceline.rules.second.data import frames as second

COMMANDER = "commander"
PATIENT = Effort(mean=2.5, usually=2.5, most=2.5)
"""How hard a player searches that suggests: as hard as it plays, and longer where the machine is busy."""
TURNS, ATTEMPTS = (first.Turn, second.Turn), (first.MissionAttempt, second.MissionAttempt)
FORETOLD = ("2e-cta2003",)
"""The rulesets a value learned from which came true in games that nothing was learned from (docs/players.md)."""
COMPARED = 2
"""So many answers are told with their chances, where some were tried."""


class ConsideredAnswer(msgspec.Struct, frozen=True):
    """An answer that was tried, and what came of it."""

    answer: Answer
    following: str
    """The kind of option that was chosen next in the trials; empty for none."""
    chance: float
    """How likely the player was to win after it, on average over the worlds, 0 to 1."""


class Suggestion(msgspec.Struct, frozen=True):
    """What a computer player would answer; in the numbers of the seat."""

    player: str
    """The name of the computer player."""
    answer: Answer | None = None
    """None where it takes whatever is legal."""
    considered: tuple[ConsideredAnswer, ...] = ()
    """Where it tried several: that answer, and the best of the others."""


class ChanceNow(msgspec.Struct, frozen=True):
    """How likely a player is to win, as far as that player can see."""

    turn: int
    """In which turn of the game, from 1; 0 before the first."""
    chance: float | None
    """0 to 1; None where such a position is not valued: before the first turn, and while a mission is attempted."""


class Adviser:
    """A computer player that suggests answers for one person; of one question it says the same again."""

    def __init__(self, ruleset: str, seed: int) -> None:
        """Be the best player for a ruleset, with chance from a seed.

        Raises:
            UnknownRuleset: there is none of that name.
        """
        self.name = adviser_in(ruleset)
        self._player = adviser(self.name, seed)
        self._latest: tuple[int, Suggestion] | None = None

    def suggestion(self, seat: Seat, answers: int) -> Suggestion:
        """What it would answer at a seat, after so many answers of the game."""
        if self._latest is None or self._latest[0] != answers:
            self._latest = answers, suggestion_of(self.name, self._player, seat)
        return self._latest[1]


def adviser_in(ruleset: str) -> str:
    """The name of the computer player whose answers are suggested under a ruleset: the best that is known to be.

    Raises:
        UnknownRuleset: there is none of that name.
    """
    return COMMANDER if MEASURED.includes(ruleset) else USUAL


def adviser(name: str, seed: int) -> Player:
    """A computer player of that name that suggests answers."""
    return CommanderPlayer(seed, PATIENT) if name == COMMANDER else make_player(name, seed)


def suggestion_of(name: str, player: Player, seat: Seat) -> Suggestion:
    """What a computer player of that name would answer at a seat; what the table would draw for it is not told."""
    choice = player.choose(seat)
    if not isinstance(choice, Answer):
        return Suggestion(name)
    found = player.found if isinstance(player, CommanderPlayer) else None
    return Suggestion(name, choice, () if found is None else considered(found))


def considered(found: ComparedAnswers[TriedAnswer]) -> tuple[ConsideredAnswer, ...]:
    """The best answer, and then the best of the others, of those that were tried to the end; none where no two were."""
    others = sorted((at for at in found.left if at != found.best), key=lambda at: (-found.mean(at), at))
    places = [found.best, *others][:COMPARED]
    if len(places) < COMPARED or not all(found.values[at] and found.mean(at) >= 0 for at in places):
        return ()
    return tuple(
        ConsideredAnswer(found.answers[at].answer, found.answers[at].following, round(found.mean(at), 4))
        for at in places
    )


def foretelling_in(ruleset: str) -> Judge | None:
    """How chances to win are told under a ruleset; None where such chances do not come true.

    Raises:
        UnknownRuleset: there is none of that name.
    """
    judge = judge_of(ruleset)
    return judge if judge is not None and judge.weights.ruleset in FORETOLD else None


def chance_at(seat: Seat) -> ChanceNow:
    """How likely the player at a seat is to win; nothing where no chances are told."""
    view, judge = seat.view, foretelling_in(seat.view.ruleset)
    turn = turn_of(view)
    if judge is None or not turn or is_attempting(view):
        return ChanceNow(turn, None)
    return ChanceNow(turn, round(judge.weights.judge(judge.features(view, seat.definitions)), 4))


def turn_of(view: View) -> int:
    """Which turn of the game it is, from 1; 0 while none has begun."""
    begun = next((mark.value for mark in view.marks if (mark.entity, mark.name) == (TABLE, "turns")), 0)
    return begun + 1 if any(isinstance(frame, TURNS) for frame in view.frames) else 0


def is_attempting(view: View) -> bool:
    """Whether a mission is being attempted, by whatever kind of attempt."""
    return any(isinstance(frame, ATTEMPTS) for frame in view.frames)

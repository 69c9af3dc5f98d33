"""The time of the players: what each has left, when it runs, and what others may know of it.

Moments and times are whole milliseconds of a time that somebody else tells. It only goes on, and stands while nothing
runs.
Time belongs to a player. Going back restores a position and gives nobody time.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

import msgspec

from spaceline.core.data.leaves import PlayerId
from spaceline.core.data.records import Answered, Left

LIVE: Final = "live"
CORRESPONDENCE: Final = "correspondence"
SECOND, MINUTE, DAY = 1_000, 60_000, 86_400_000
GRACE = 5 * SECOND
"""So long after somebody's time is over nobody may claim it yet: an answer takes its time on the line."""
UNCOUNTED = 3 * SECOND
"""A question takes no time for so long where others do not see who is asked: as long as the game may pause where nobody
is, so that no clock tells the one from the other."""
SHORT = MINUTE
"""With less than this left, all at a table of more than two see a clock as it is."""
MOST = {LIVE: 4 * 60 * MINUTE, CORRESPONDENCE: 30 * DAY}
"""More than this nobody is given."""


class TimeControl(msgspec.Struct, frozen=True):
    """How much time players have, as agreed before the match."""

    kind: Literal["live", "correspondence"]
    """``live``: for the whole game; ``correspondence``: for each answer."""
    seconds: int
    increment: int = 0
    """Of a live game: so many seconds more for each answer given by hand to a question that everybody sees."""

    @property
    def is_live(self) -> bool:
        """Whether the time is for the whole game."""
        return self.kind == LIVE

    @property
    def full(self) -> int:
        """What players begin with."""
        return self.seconds * SECOND

    @property
    def gift(self) -> int:
        """What is given by one who gives time."""
        return MINUTE if self.is_live else min(self.full, DAY)


class AskedPerson(NamedTuple):
    """Whose time runs: nobody's where it is a computer player's decision, or the game is over."""

    player: PlayerId
    is_seen: bool
    """Whether others see who is asked."""
    entries: int
    """Of the record, by which this question is told from others."""


NOBODY = AskedPerson(0, is_seen=True, entries=0)


class ClockReading(NamedTuple):
    """What a clock shows; the same as long as it only runs on."""

    time: int
    """What is left; of a clock that runs, the moment at which nothing is."""
    since: int | None = None
    """From when it runs; None while it stands."""

    def left(self, now: int) -> int:
        """What it shows at a moment."""
        return max(0, self.time if self.since is None else self.time - max(now, self.since))


class Clocks(msgspec.Struct):
    """The clocks of a match; saved with it."""

    left: dict[PlayerId, int]
    """Less than nothing while a question is open for longer than there was time."""
    at: int
    """The moment up to which everything is counted."""
    since: int
    """The moment at which the open question came."""
    free_until: int = 0
    """Nobody's time runs before that moment: the game pauses, since somebody might respond."""
    unseen: dict[PlayerId, int] = {}
    """The time in ``left`` that was taken by questions of which others did not see whom they were put to, and that they
    have not been told of."""
    by_hand: dict[PlayerId, int] = {}
    """The answers of the game as it stands that players gave by hand."""
    rewarded: dict[PlayerId, int] = {}
    """So many of them have brought time already: what is answered again after going back brings none."""

    def runs_from(self, asked: AskedPerson) -> int:
        """The moment from which the open question takes time that is not counted yet."""
        return max(self.at, self.free_until if asked.is_seen else self.since + UNCOUNTED)

    def ends(self, asked: AskedPerson) -> int:
        """The moment at which whoever is asked has no time left."""
        return self.runs_from(asked) + self.left[asked.player]

    def is_over(self, asked: AskedPerson, now: int) -> bool:
        """Whether whoever is asked has had no time left for so long that it may be claimed."""
        return asked.player in self.left and now >= self.ends(asked) + GRACE

    def count(self, asked: AskedPerson, now: int) -> None:
        """Count the time up to now."""
        now = max(now, self.at)
        if asked.player in self.left:
            taken = max(0, now - self.runs_from(asked))
            self.left[asked.player] -= taken
            if not asked.is_seen:
                self.unseen[asked.player] = self.unseen.get(asked.player, 0) + taken
        self.at = now

    def reward(self, control: TimeControl, asked: AskedPerson) -> None:
        """Give the time that an answer given by hand brings, once for each."""
        player = asked.player
        given = self.by_hand[player] = self.by_hand.get(player, 0) + 1
        self.left[player] = max(0, self.left[player])
        if given <= self.rewarded.get(player, 0):
            return
        self.rewarded[player] = given
        if not control.is_live:
            self.renew(control, player)
        elif asked.is_seen:
            self.left[player] += control.increment * SECOND

    def renew(self, control: TimeControl, player: PlayerId) -> None:
        """Give a player all the time for an answer."""
        self.left[player] = control.full
        self.unseen.pop(player, None)

    def ask(self, asked: AskedPerson) -> None:
        """Another question is open: what others are told of the clock of whoever is asked from now on, they know."""
        self.since = max(self.at, self.free_until)
        is_pair = len(self.left) == 2
        if asked.is_seen and (is_pair or self.left.get(asked.player, 0) < SHORT):
            self.unseen.pop(asked.player, None)

    def went_back(self, player: PlayerId, given: Iterable[Answered | Left]) -> None:
        """The game goes on from an earlier position: only those who did not want that are given time again."""
        self.by_hand = counted(given)
        self.rewarded = {
            other: number if other == player else min(number, self.by_hand.get(other, 0))
            for other, number in self.rewarded.items()
        }

    def give(self, control: TimeControl, player: PlayerId) -> bool:
        """Give a player more time; False where it would be too much."""
        more = max(0, self.left[player]) + control.gift
        if more + self.unseen.get(player, 0) > MOST[control.kind]:
            return False
        self.left[player] = more
        return True

    def reading(
        self, control: TimeControl, asked: AskedPerson, player: PlayerId, viewer: PlayerId
    ) -> ClockReading | None:
        """What the clock of a player shows to a viewer; None where there is none to be seen.

        Others see a clock run only while they see who is asked, and one that stands as it stood when they saw it last.
        """
        is_own = player == viewer
        runs = player == asked.player and (asked.is_seen or is_own)
        if player not in self.left or not (runs or control.is_live):
            return None
        left = self.left[player] + (0 if is_own else self.unseen.get(player, 0))
        if not runs:
            return ClockReading(max(0, left))
        return ClockReading(self.runs_from(asked) + left, self.since if asked.is_seen else self.since + UNCOUNTED)


def begun(control: TimeControl, players: Iterable[PlayerId], given: Iterable[Answered | Left], now: int) -> Clocks:
    """The clocks of a match that begins, or of an old one that had none."""
    by_hand = counted(given)
    return Clocks(dict.fromkeys(players, control.full), now, now, by_hand=by_hand, rewarded=dict(by_hand))


def counted(given: Iterable[Answered | Left]) -> dict[PlayerId, int]:
    """How many answers each player gave by hand."""
    found: dict[PlayerId, int] = {}
    for entry in given:
        if isinstance(entry, Answered) and not entry.by_auto_answer:
            found[entry.player] = found.get(entry.player, 0) + 1
    return found

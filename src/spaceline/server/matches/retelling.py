"""Matches that are over, once more: a few answers at a time, worked out in the thread for what takes long.

Whoever may see the end of a match may see how it came about, and by then nothing is hidden. A game is read from storage
and kept for a while in that thread alone: nobody else has this copy.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from spaceline.core.data.leaves import PlayerId
from spaceline.core.ruleset import Role
from spaceline.hosting.errors import HostingError
from spaceline.hosting.game import HostedGame
from spaceline.hosting.retelling import Retold, TurnBegun, retold, turns_of
from spaceline.hosting.story import LoggedLine
from spaceline.presentation import Sitter, Sitters, summary_of, table_of
from spaceline.server.live import persistence
from spaceline.server.live.viewer import Shown, Viewer
from spaceline.server.matches.offers import deck_label
from spaceline.server.problems import missing, refused
from spaceline.server.storage.matches import Match
from spaceline.server.storage.positions import Positions
from spaceline.server.wire.messages import Chances, Update
from spaceline.server.wire.replays import CoursePart, MatchCourse, TurnShown
from spaceline.server.workbench import Workbench

MOST = 24
"""So many answers are told at a time."""
KEPT = 4
"""So many games are at hand, those that were looked at last."""
READ_BACK = 100
"""So many lines of the log come with the first table."""
NOTHING = Chances()


@dataclass
class Retelling:
    """The matches that are looked at once more."""

    positions: Positions
    bench: Workbench
    games: OrderedDict[str, tuple[int, dict[PlayerId, str], HostedGame]] = field(default_factory=OrderedDict)
    """By match: the version that was read, what its players were called, and the game, with which only the thread of
    the bench has to do."""

    async def course(self, match: Match, viewer: PlayerId) -> MatchCourse:
        """The turns of a match.

        Raises:
            ProblemError: it goes on.
        """
        return await self.bench.do(course_of, await self.game(match), viewer)

    async def part(self, match: Match, viewer: PlayerId, first: int) -> CoursePart:
        """Some answers of a match from one on.

        Raises:
            ProblemError: it goes on, or has not so many answers.
        """
        return await self.bench.do(part_of, await self.game(match), match, viewer, first)

    async def game(self, match: Match) -> HostedGame:
        """The game of a match that is over.

        Raises:
            ProblemError: it goes on, or has not begun.
        """
        if match.ended is None:
            raise refused("not-over", "match.goes-on")
        version = await self.positions.version_of(match.id)
        kept = self.games.get(match.id)
        if kept is None or kept[:2] != (version, match.names):
            pieces = await persistence.pieces(self.positions, match.id)
            if pieces is None:
                raise missing()
            loaded = await self.bench.do(persistence.put_together, *pieces, match.names)
            kept = loaded.version, match.names, loaded.game
        self.games[match.id] = kept
        self.games.move_to_end(match.id)
        while len(self.games) > KEPT:
            self.games.popitem(last=False)
        return kept[2]


def course_of(game: HostedGame, viewer: PlayerId) -> MatchCourse:
    """The turns of a game."""
    turns = tuple(TurnShown(turn.number, turn.player, turn.at) for turn in turns_of(game, viewer))
    return MatchCourse(viewer, turns, game.session.answers)


def part_of(game: HostedGame, match: Match, viewer: PlayerId, first: int) -> CoursePart:
    """Some answers of a game, up to the next turn.

    Where this version cannot work out how it begins, it begins with the next table that can be. What was told in the
    log has no cards: in the numbers of a table with nothing hidden they would be others.

    Raises:
        ProblemError: there are not so many answers, or this version cannot play them again.
    """
    if not 0 <= first <= game.session.answers:
        raise missing()
    start = game.session.earliest(first)
    last = max(start, end_of(turns_of(game, viewer), first, game.session.answers))
    log = [replace(line, cards=()) for line in game.log(viewer) if line.answers <= start]
    steps, seat = list[Update](), Viewer(viewer)
    try:
        for it in retold(game, viewer, start):
            if it.at > last:
                break
            log.extend(it.lines)
            now = shown_again(game, match, it, log)
            if seat.shown is None:
                seat.begin_anew(now, it.scene)
                begin = seat.welcome(match, now, log[-READ_BACK:], 0, ())
            elif (update := seat.updated(now, log, it.seen, 0, it.scene)) is not None:
                steps.append(update)
    except HostingError:
        raise refused("other-version", "match.other-version") from None
    return CoursePart(first, last, begin, tuple(steps))


def end_of(turns: Sequence[TurnBegun], first: int, answers: int) -> int:
    """Where a part ends that begins somewhere: with the turn, unless that is too long."""
    return min([turn.at for turn in turns if turn.at > first] + [first + MOST, answers])


def shown_again(game: HostedGame, match: Match, it: Retold, log: Sequence[LoggedLine]) -> Shown:
    """What is seen of a position: nobody is asked anything, and nothing can be done."""
    roles: dict[str, Role] = dict(it.state.ruleset.roles)
    summary = summary_of(it.scene, game.log(it.scene.view.viewer)) if it.state.result is not None else None
    return Shown(
        table_of(it.scene, roles, company_of(match, it)),
        None,
        NOTHING,
        len(log),
        (),
        frozenset(it.scene.own.silent),
        summary=summary,
    )


def company_of(match: Match, it: Retold) -> Sitters:
    """Who sat at the table, with how far they had come."""
    return {
        seat.player: Sitter(
            seat.name,
            seat.deck if seat.own else deck_label(match.ruleset, seat.deck),
            seat.computer is not None,
            goals=tuple(it.state.ruleset.goals(it.state, seat.player)),
        )
        for seat in match.seats
    }

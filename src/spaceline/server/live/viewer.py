"""One viewer of a match, at however many browsers: what was sent, numbered without gaps, and what is new.

A viewer is sent something only when the own table, question, log or chances have changed; the numbers count that.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from spaceline.core.data.changes import UNTOLD
from spaceline.core.data.decisions import Answer
from spaceline.core.data.seen import SeenEvent
from spaceline.hosting.clocks import ClockReading
from spaceline.hosting.game import HostedGame
from spaceline.hosting.story import LoggedLine
from spaceline.presentation import Scene, Sitters, prompt_of, shots_of, standing_of, summary_of, table_of
from spaceline.presentation.model.lesson import LessonNow
from spaceline.presentation.model.log import LogLine
from spaceline.presentation.model.prompts import Prompt, ShownAutoAnswer
from spaceline.presentation.model.seeding import SeedBoard
from spaceline.presentation.model.stage import Shot
from spaceline.presentation.model.summary import GameSummary
from spaceline.presentation.model.table import PlayerHere, Table
from spaceline.server.live.advising.thoughts import Thoughts
from spaceline.server.live.changes import NOTHING, changes
from spaceline.server.live.connection import Connection, encoded
from spaceline.server.live.learning import shown_of
from spaceline.server.live.replies import auto_answers_of, happening, suggestions
from spaceline.server.matches.showing import time_shown
from spaceline.server.storage.matches import Match
from spaceline.server.wire import WIRE_VERSION
from spaceline.server.wire.messages import AutoAnswersNow, Chances, ChatLine, FromServer, Happening, Update, Welcome

ANY = Answer()
"""No answer yet: whatever could be begun with one is asked for."""
BESIDE_THE_TABLE = ("prompt", "chances", "log", "lesson", "seeding")
"""Parts of what a viewer sees: when one is another, the viewer is sent something."""


class Shown(msgspec.Struct, frozen=True):
    """What a viewer sees."""

    table: Table
    """Without clocks, which go on by themselves."""
    prompt: Prompt | None
    chances: Chances
    log: int
    """The number of lines that the log has."""
    auto_answers: tuple[ShownAutoAnswer, ...]
    silent: frozenset[str]
    notice: str = ""
    summary: GameSummary | None = None
    lesson: LessonNow | None = None
    seeding: SeedBoard | None = None
    clocks: Mapping[int, ClockReading] = {}
    """What the viewer sees on the clocks, by player."""


def shown(
    game: HostedGame, viewer: int, company: Sitters, chances: Chances, clocks: Mapping[int, ClockReading]
) -> Shown:
    """What a viewer sees now: a function of the viewer's view, the people at the table, and what they agreed on."""
    scene = game.scene(viewer)
    asked = scene.view.decision
    prompt = None
    if asked is not None and not game.computer(viewer):
        plans = game.seat(viewer).plans(ANY) if asked.kind == "action" else ()
        prompt = prompt_of(scene, asked, game.prompt_number(viewer), suggestions(game, scene, viewer), plans)
    return Shown(
        table_of(scene, game.session.state.ruleset.roles, company),
        prompt,
        chances,
        len(game.log(viewer)),
        auto_answers_of(game, scene, viewer) if viewer else (),
        frozenset(scene.own.silent),
        game.words_of(viewer).say(game.notice) if game.notice else "",
        summary_of(scene, game.log(viewer)) if game.is_over else None,
        shown_of(game, viewer),
        game.seed_board(viewer),
        clocks,
    )


class Viewer:
    """A seat, or all who watch."""

    def __init__(self, number: int) -> None:
        """Begin with nobody there."""
        self.number = number
        self.connections: list[Connection] = []
        self.update = 0
        self.shown: Shown | None = None
        """What was sent last; None while nobody is there."""
        self.standing: Shot | None = None
        """What stands on the stage."""
        self.thoughts = Thoughts()
        """What is worked out for the viewer beside the game."""

    def send(self, message: FromServer) -> None:
        """Send something to all browsers of this viewer."""
        if self.connections:
            text = encoded(message)
            for connection in tuple(self.connections):
                connection.send_text(text)

    def begin_anew(self, now: Shown, scene: Scene) -> None:
        """Take what a viewer sees now as what was sent last."""
        self.update += 1
        self.shown, self.standing = now, standing_of(scene)

    def welcome(
        self, match: Match, now: Shown, log: Sequence[LoggedLine], moment: int, chat: Sequence[ChatLine]
    ) -> Welcome:
        """The whole table as it was sent last, with the clocks as they are at a moment."""
        return Welcome(
            version=WIRE_VERSION,
            update=self.update,
            match=match.id,
            table=replace(now.table, players=timed(now.table.players, now.clocks, moment)),
            prompt=now.prompt,
            log=numbered(log[: now.log], 0),
            chat=tuple(chat),
            auto_answers=now.auto_answers,
            chances=now.chances,
            standing=self.standing,
            summary=now.summary,
            seeding=now.seeding,
            notice=now.notice,
            lesson=now.lesson,
            time=time_shown(match),
        )

    def send_news(
        self,
        now: Shown,
        log: Sequence[LoggedLine],
        seen: Sequence[SeenEvent],
        moment: int,
        scene: Scene,
        cut: int | None,
    ) -> None:
        """Send what is new since the last message; after going back the remembered answers, too, if others are left."""
        before = self.shown
        update = self.updated(now, log, seen, moment, scene, cut)
        if update is not None:
            self.send(update)
            if cut is not None and before is not None and before.auto_answers != now.auto_answers:
                self.send(AutoAnswersNow(now.auto_answers))

    def updated(
        self,
        now: Shown,
        log: Sequence[LoggedLine],
        seen: Sequence[SeenEvent],
        moment: int,
        scene: Scene,
        cut: int | None = None,
    ) -> Update | None:
        """What is new, or None; after going back ``cut`` is the first line of the log that is another."""
        before = self.shown
        assert before is not None
        first = before.log if cut is None else min(cut, before.log)
        is_back = first < before.log
        if cut is not None:
            self.standing = standing_of(scene)
        shots, self.standing = shots_of(scene, seen, self.standing) if seen else ((), self.standing)
        change = changes(before.table, now.table)
        is_same = all(getattr(before, part) == getattr(now, part) for part in BESIDE_THE_TABLE)
        self.shown = now
        if not is_back and is_same and before.clocks == now.clocks and change == NOTHING:
            return None
        self.update += 1
        if change.players is not None or now.clocks:
            change = replace(change, players=timed(now.table.players, now.clocks, moment))
        return Update(
            update=self.update,
            change=change,
            prompt=now.prompt,
            log=numbered(log[first : now.log], first),
            happenings=tuple(happenings(seen, now.silent)),
            chances=now.chances,
            shots=shots,
            standing=self.standing,
            summary=now.summary,
            seeding=now.seeding,
            lesson=now.lesson,
            log_from=first if is_back else None,
        )


def happenings(seen: Sequence[SeenEvent], silent: Collection[str]) -> Iterator[Happening]:
    """What is to be animated of what a viewer saw."""
    return (happening(event) for event in seen if event.verb not in silent and event.verb not in UNTOLD)


def numbered(lines: Sequence[LoggedLine], first: int) -> tuple[LogLine, ...]:
    """Lines of the log as they are sent, by their places in it."""
    return tuple(line.at(number) for number, line in enumerate(lines, first))


def timed(players: tuple[PlayerHere, ...], clocks: Mapping[int, ClockReading], moment: int) -> tuple[PlayerHere, ...]:
    """The players with what their clocks show at a moment."""
    return tuple(
        replace(player, **clock_at(clocks[player.number], moment)) if player.number in clocks else player
        for player in players
    )


def clock_at(reading: ClockReading, moment: int) -> dict[str, float | None]:
    """What a clock shows at a moment, in seconds, and in how many it begins to run."""
    begins = None if reading.since is None else max(0, reading.since - moment) / 1000
    return {"clock": reading.left(moment) / 1000, "clock_begins": begins}

"""One viewer of a match, at however many browsers: what was sent, numbered without gaps, and what is new.

A viewer is sent something only when the own table, question, log or chances have changed; the numbers count that.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from spaceline.core.data.changes import UNTOLD
from spaceline.core.data.decisions import Answer
from spaceline.core.data.seen import SeenEvent
from spaceline.hosting.game import HostedGame
from spaceline.hosting.story import LoggedLine
from spaceline.presentation import Scene, Sitters, prompt_of, shots_of, summary_of, table_of
from spaceline.presentation.model.lesson import LessonNow
from spaceline.presentation.model.log import LogLine
from spaceline.presentation.model.prompts import Prompt, ShownAutoAnswer
from spaceline.presentation.model.seeding import SeedBoard
from spaceline.presentation.model.stage import Shot
from spaceline.presentation.model.summary import GameSummary
from spaceline.presentation.model.table import PlayerHere, Table
from spaceline.server.live.changes import NOTHING, changes
from spaceline.server.live.connection import Connection, encoded
from spaceline.server.live.learning import shown_of
from spaceline.server.live.replies import auto_answers_of, happening, suggestions
from spaceline.server.wire import WIRE_VERSION
from spaceline.server.wire.messages import Chances, ChatLine, FromServer, Update, Welcome

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


def shown(game: HostedGame, viewer: int, company: Sitters, chances: Chances) -> Shown:
    """What a viewer sees now: a function of the viewer's view, the people at the table, and what they agreed on."""
    scene = game.scene(viewer)
    asked = scene.view.decision
    prompt = None
    if asked is not None:
        plans = game.seat(viewer).plans(ANY) if asked.kind == "action" else ()
        prompt = prompt_of(scene, asked, game.prompt_number(viewer), suggestions(game, scene, viewer), plans)
    return Shown(
        table_of(scene, game.session.state.ruleset.roles, company),
        prompt,
        chances,
        len(game.log(viewer)),
        auto_answers_of(game, scene, viewer) if viewer else (),
        frozenset(scene.own.silent),
        game.notice,
        summary_of(scene, game.log(viewer)) if game.is_over else None,
        shown_of(game, viewer),
        game.seed_board(viewer),
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

    def send(self, message: FromServer) -> None:
        """Send something to all browsers of this viewer."""
        if self.connections:
            text = encoded(message)
            for connection in tuple(self.connections):
                connection.send_text(text)

    def welcome(
        self, match: str, now: Shown, log: Sequence[LoggedLine], clocks: dict[int, float], chat: Sequence[ChatLine]
    ) -> Welcome:
        """The whole table as it was sent last."""
        return Welcome(
            version=WIRE_VERSION,
            update=self.update,
            match=match,
            table=replace(now.table, players=timed(now.table.players, clocks, self.number)),
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
        )

    def updated(
        self, now: Shown, log: Sequence[LoggedLine], seen: Sequence[SeenEvent], clocks: dict[int, float], scene: Scene
    ) -> Update | None:
        """What is new since the last message; None when nothing is."""
        shots, self.standing = shots_of(scene, seen, self.standing) if seen else ((), self.standing)
        before = self.shown
        assert before is not None
        change = changes(before.table, now.table)
        is_same = all(getattr(before, part) == getattr(now, part) for part in BESIDE_THE_TABLE)
        self.shown = now
        if is_same and change == NOTHING:
            return None
        self.update += 1
        players = timed(now.table.players, clocks, self.number)
        if players != now.table.players:
            change = replace(change, players=players)
        happenings = tuple(
            happening(event) for event in seen if event.verb not in now.silent and event.verb not in UNTOLD
        )
        new = numbered(log[before.log : now.log], before.log)
        return Update(
            update=self.update,
            change=change,
            prompt=now.prompt,
            log=new,
            happenings=happenings,
            chances=now.chances,
            shots=shots,
            standing=self.standing,
            summary=now.summary,
            seeding=now.seeding,
            lesson=now.lesson,
        )


def numbered(lines: Sequence[LoggedLine], first: int) -> tuple[LogLine, ...]:
    """Lines of the log as they are sent, by their places in it."""
    return tuple(line.at(number) for number, line in enumerate(lines, first))


def timed(players: tuple[PlayerHere, ...], clocks: dict[int, float], viewer: int) -> tuple[PlayerHere, ...]:
    """The players with the clocks that the viewer may know to be running: of those who are seen to be asked."""
    if not clocks:
        return players
    return tuple(
        replace(player, clock=round(clocks[player.number], 1))
        if player.number in clocks and (player.is_asked or player.number == viewer)
        else player
        for player in players
    )

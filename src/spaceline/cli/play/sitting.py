"""A game at the terminal from where it stands to its end, or until somebody leaves."""

from __future__ import annotations

import sys
from collections.abc import Collection, Hashable, Sequence
from itertools import groupby
from pathlib import Path

from rich.console import Console

from spaceline.cli.play.boards import board_of
from spaceline.cli.play.cast import Cast
from spaceline.cli.play.choosing import Misunderstood, print_question, running_total, understood
from spaceline.cli.play.commands import Commands, Leave
from spaceline.cli.terminal import BAD, DIM, TITLE, heading, indented, styled
from spaceline.core import engine
from spaceline.core.data.decisions import Answer, Refusal
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.record import Session
from spaceline.core.view import view
from spaceline.hosting.recorded import RecordedSeat
from spaceline.hosting.scenes import scene_of
from spaceline.hosting.seating import Seating
from spaceline.hosting.story import Line, Story
from spaceline.hosting.undoing import answerers
from spaceline.players.registry import make_player
from spaceline.players.seat import Choice, Player
from spaceline.rules.words import Scene, outcome

NEWS = 24
"""So many lines of what happened are shown without being asked for."""


class Sitting:
    """People and computer players at one game."""

    def __init__(self, session: Session, seating: Seating, story: Story, out: Console, path: Path) -> None:
        """Sit down; ``path`` is where the game is saved unless somebody names another file."""
        self.session, self.seating, self.story, self.out, self.path = session, seating, story, out, path
        self.cast = Cast(seating)
        self.board = board_of(session.state.ruleset.name)
        self.computers: dict[PlayerId, Player] = {
            player: make_player(chair.player, seating.seed * 31 + player)
            for player, chair in enumerate(seating.chairs, 1)
            if not chair.is_person
        }
        self.shown: dict[PlayerId, Hashable] = {}
        """The part of the game in which each player last saw the whole table."""
        self.latest: PlayerId = 0
        self.begun: tuple[CardId, ...] = ()
        """Cards that were chosen when more are still needed."""
        for player in seating.people:
            story.look(session.state, view(session.state, player))

    def play(self) -> bool:
        """Go on until the game is over; False when somebody leaves before."""
        while (asked := engine.decision(self.session.state)) is not None:
            try:
                if asked.player in self.computers:
                    self.let_play(asked.player)
                else:
                    self.ask(asked.player)
            except Leave:
                return False
        self.finish()
        return True

    def let_play(self, player: PlayerId) -> None:
        """Let a computer player answer; who grows tired of waiting leaves with the game saved.

        Raises:
            Leave: somebody has interrupted.
        """
        seat = RecordedSeat(self.session, player)
        try:
            choice = self.computers[player].choose(seat)
        except KeyboardInterrupt:
            Commands(self, seat, scene_of(seat.view, seat.definitions)).leave("")
        self.done(seat, choice)

    def done(self, seat: RecordedSeat, choice: Choice) -> None:
        """Give an answer and tell the people at the table what happened."""
        events = list(seat.give(choice))
        answers = len(answerers(self.session.record))
        for player in self.seating.people:
            self.story.note(self.session.state, view(self.session.state, player), events, answers)

    def ask(self, player: PlayerId) -> None:
        """Show a player what is new and ask until the player has answered.

        Raises:
            Leave: the player leaves the game.
        """
        self.hand_over(player)
        seat = RecordedSeat(self.session, player)
        scene = scene_of(seat.view, seat.definitions)
        self.story.look(self.session.state, seat.view)
        self.show_news(player)
        self.show_table(scene, player)
        print_question(self.out, scene, seat.decision)
        self.begun = ()
        commands = Commands(self, seat, scene)
        while True:
            line = self.read_line()
            if line is None:
                commands.leave("")
            elif commands.obey(line):
                if not seat.is_current:
                    return
            elif self.answer(seat, scene, line):
                return

    def answer(self, seat: RecordedSeat, scene: Scene, line: str) -> bool:
        """Take what was typed as an answer; False when it is none, or only a part of one."""
        try:
            choice = understood(scene, seat.decision, line.rstrip("? "))
            if seat.decision.kind == "cards" and seat.decision.selection is not None:
                choice = Answer(cards=(*self.begun, *choice.cards) if choice.cards else ())
                check = seat.check(choice.cards)
                is_part = check.problem == "too-few"
                if line.endswith("?") or is_part or seat.decision.selection.weights:
                    self.out.print(f"  {running_total(seat.decision.selection, choice.cards, check)}", style=DIM)
                if line.endswith("?") or is_part:
                    self.begun = choice.cards if is_part else ()
                    return False
            self.done(seat, choice)
        except Misunderstood as error:
            self.complain(str(error))
            return False
        except Refusal as refusal:
            self.begun = ()
            self.complain(str(refusal))
            return False
        return True

    def complain(self, sentence: str) -> None:
        """Say why an answer is none."""
        self.out.print(styled("  ! ", BAD).append(sentence))

    def read_line(self) -> str | None:
        """Read what is typed; None at the end of the input."""
        self.out.print(styled("> ", TITLE), end="")
        self.out.file.flush()
        try:
            line = input()
        except (EOFError, KeyboardInterrupt):
            self.out.print()
            return None
        if not sys.stdin.isatty():
            self.out.print(line)
        return line.strip()

    def hand_over(self, player: PlayerId) -> None:
        """Between two people at one keyboard, let the other one come before anything is shown."""
        if len(self.seating.people) < 2 or player == self.latest:
            return
        name = f"Player {player} ({self.seating.chair(player).deck_name})"
        if self.latest and sys.stdin.isatty():
            self.out.clear()
            self.out.print(f"{name}, it is your decision. Press Enter.")
            self.read_line()
        heading(self.out, name)
        self.latest = player

    def show_news(self, player: PlayerId) -> None:
        """Print what happened since the player was last asked."""
        news = self.story.news(player)
        if len(news) > NEWS:
            self.out.print(f"  … {len(news) - NEWS} earlier lines: type l", style=DIM)
        print_lines(self.out, news[-NEWS:], self.board.quiet)

    def show_table(self, scene: Scene, player: PlayerId) -> None:
        """Print the table and the hand, once for each part of a turn of the player."""
        moment = scene.own.moment(scene)
        if moment.player not in (0, player) and player in self.shown:
            return
        now = (moment.turn, moment.part)
        if self.shown.get(player) != now:
            self.shown[player] = now
            self.board.print_table(self.out, scene, self.cast)
            if self.board.shows_hand(scene):
                self.board.print_hand(self.out, scene)

    def finish(self) -> None:
        """Tell how the game ended."""
        for player in self.seating.people:
            if len(self.seating.people) > 1:
                heading(self.out, f"Player {player} ({self.seating.chair(player).deck_name})")
            self.show_news(player)
        seen = view(self.session.state, self.seating.people[0])
        scene = scene_of(seen, self.session.state.ruleset.definitions)
        self.board.print_table(self.out, scene, self.cast)
        heading(self.out, "The game is over")
        for line in outcome(scene):
            self.out.print(f"  {line}", style=TITLE if line == outcome(scene)[0] else "")


def print_lines(out: Console, lines: Sequence[Line], quiet: Collection[str]) -> None:
    """Print lines of the log: a new turn stands out, and what happens several times on end stands there once."""
    for (verb, text), same in groupby(lines, key=lambda line: (line.verb, line.text)):
        times = len(list(same))
        if verb == "begin_turn":
            out.print(styled(f"  ▸ {text}", TITLE))
        else:
            line = styled(text, DIM if verb in quiet else "")
            out.print(indented(line.append(f" ({times} times)" if times > 1 else "", DIM), 4))

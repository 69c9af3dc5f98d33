"""A game at the terminal from where it stands to its end, or until somebody leaves."""

from __future__ import annotations

import sys
from collections.abc import Hashable
from pathlib import Path

from rich.console import Console

from spaceline.cli.play.choosing import Misunderstood, print_question, understood
from spaceline.cli.play.commands import Commands, Leave
from spaceline.cli.play.hand import print_hand, shows_hand
from spaceline.cli.play.keyboard import Keyboard, print_lines
from spaceline.cli.play.plans import plan_typed, plan_with, print_plans, print_plans_with, with_plan
from spaceline.cli.play.seeding import print_offer
from spaceline.cli.play.table import print_table
from spaceline.cli.terminal import DIM, TITLE, heading, indented, styled
from spaceline.cli.trouble import ProgramFailed
from spaceline.core.data.decisions import Answer, Refusal
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.data.plans import Plan
from spaceline.hosting.answering import Told
from spaceline.hosting.errors import HostingError
from spaceline.hosting.game import HostedGame
from spaceline.hosting.recorded import KeptAnswer, RecordedSeat
from spaceline.hosting.saving import write_file
from spaceline.players.clock import Deadline
from spaceline.players.registry import make_player
from spaceline.players.seat import Listener, Player
from spaceline.presentation import Scene, outcome, preview_of, running_total, scene_of, sentence_of
from spaceline.presentation.model.prompts import ShownPlan

PATIENCE = 5.0
"""So many seconds a computer player may think about one answer."""
NEWS = 24
"""So many lines of what happened are shown without being asked for."""


class Sitting(Keyboard):
    """People and computer players at one game."""

    def __init__(self, game: HostedGame, out: Console, path: Path) -> None:
        """Sit down; ``path`` is where the game is saved unless somebody names another file."""
        super().__init__(game, out, path)
        self.computers: dict[PlayerId, Player] = {}
        self.shown: dict[PlayerId, Hashable] = {}
        """The part of the game in which each player last saw the whole table."""
        self.latest: PlayerId = 0
        self.begun: tuple[CardId, ...] = ()
        """Cards that were chosen when more are still needed."""

    def play(self) -> bool:
        """Go on until the game is over; False when somebody leaves before."""
        while asked := self.game.asked:
            try:
                if self.game.computer(asked):
                    self.let_play(asked)
                else:
                    self.ask(asked)
            except Leave:
                return False
        self.finish()
        return True

    def let_play(self, player: PlayerId) -> None:
        """Let a computer player answer; who grows tired of waiting leaves with the game saved.

        Raises:
            Leave: somebody has interrupted.
            Broken: the computer player has failed.
        """
        if player not in self.computers:
            self.computers[player] = make_player(self.game.computer(player), self.game.seating.seed * 31 + player)
        seat, end = self.game.seat(player), self.game.end_due(player)
        seat.clock = Deadline(PATIENCE)
        try:
            choice = self.computers[player].choose(seat) if end is None else KeptAnswer(end)
        except KeyboardInterrupt:
            Commands(self, seat, self.game.scene(player)).leave("")
        except Exception as error:
            raise self.broken(player) from error
        try:
            self.listen(self.game.answer(player, choice))
        except Refusal as refusal:
            raise self.broken(player) from refusal

    def listen(self, told: Told) -> None:
        """Let the computer players know what they saw."""
        for player, computer in self.computers.items():
            if isinstance(computer, Listener):
                computer.told(told.get(player, ()))

    def broken(self, player: PlayerId) -> ProgramFailed:
        """Save the game, which stands where a computer player has failed, and say so."""
        say = self.game.words.say
        try:
            write_file(self.path, self.game.dump())
            kept = say("terminal.failed.saved", path=self.path)
        except HostingError as error:
            kept = say("terminal.failed.unsaved", error=error)
        return ProgramFailed(say("terminal.failed", player=self.game.computer(player), kept=kept))

    def ask(self, player: PlayerId) -> None:
        """Show a player what is new and ask until the player has answered.

        Raises:
            Leave: the player leaves the game.
        """
        self.hand_over(player)
        seat = self.game.seat(player)
        scene = scene_of(seat.view, seat.definitions, language=self.game.language)
        self.show_news(player)
        self.show_table(scene, player)
        print_question(self.out, scene, seat.decision)
        print_offer(self, player)
        print_plans(self.out, scene, seat)
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
            plan = plan_typed(seat, scene, seat.decision, line.rstrip("? "))
            if plan is not None:
                return self.follow(seat, plan, is_asked_about=line.endswith("?"))
            line, number = with_plan(line, seat.decision)
            choice = understood(scene, seat.decision, line.rstrip("? "))
            if number:
                return self.begin(seat, plan_with(seat, scene, choice, number))
            if seat.decision.kind == "cards" and seat.decision.selection is not None:
                choice = Answer(cards=(*self.begun, *choice.cards) if choice.cards else ())
                check = seat.check(choice.cards)
                is_part = check.problem == "too-few"
                if line.endswith("?") or is_part or seat.decision.selection.weights:
                    told = ", ".join(running_total(scene, seat.decision, choice.cards, check))
                    told = scene.words.say("terminal.more", told=told) if check.missing else told
                    self.out.print(f"  {told}", style=DIM)
                if line.endswith("?") or is_part:
                    self.begun = choice.cards if is_part else ()
                    self.show_previews(seat, scene, choice)
                    print_plans_with(self.out, scene, seat, choice)
                    return False
            elif line.endswith("?") and choice.option is not None:
                self.show_previews(seat, scene, choice)
                return False
            self.listen(self.game.answer(seat.viewer, choice))
        except Misunderstood as error:
            self.complain(str(error))
            return False
        except Refusal as refusal:
            self.begun = ()
            said = sentence_of(scene.words, refusal)
            self.complain(f"{said} [{refusal.clause}]" if refusal.clause else said)
            return False
        return True

    def follow(self, seat: RecordedSeat, plan: tuple[Plan, ShownPlan], *, is_asked_about: bool) -> bool:
        """Do what was planned, or print its steps."""
        if not is_asked_about:
            return self.begin(seat, plan[0])
        for step in plan[1].steps:
            self.out.print(indented(styled(step, DIM), 4))
        return False

    def begin(self, seat: RecordedSeat, plan: Plan) -> bool:
        """Let a plan be carried out."""
        self.game.follow_plan(seat.viewer, plan.answers[0].answer, plan.goal, plan.place)
        return True

    def show_previews(self, seat: RecordedSeat, scene: Scene, choice: Answer) -> None:
        """Print what an answer in the making comes to: requirements, staffing, and what is missing."""
        for preview in seat.previews(choice):
            self.out.print(indented(styled(preview_of(scene, preview).told, "" if preview.is_met else DIM), 4))

    def hand_over(self, player: PlayerId) -> None:
        """Between two people at one keyboard, let the other one come before anything is shown."""
        if len(self.game.seating.people) < 2 or player == self.latest:
            return
        name = self.named(player)
        if self.latest and sys.stdin.isatty():
            self.out.clear()
            self.out.print(self.game.words.say("terminal.hand-over", player=name))
            self.read_line()
        heading(self.out, name)
        self.latest = player

    def named(self, player: PlayerId) -> str:
        """A player between others at one keyboard."""
        return self.game.words.say("terminal.player", number=player, deck=self.game.seating.chair(player).deck_name)

    def show_news(self, player: PlayerId) -> None:
        """Print what happened since the player was last asked."""
        news = self.game.story.news(player)
        if len(news) > NEWS:
            earlier = self.game.words.say("terminal.log.earlier", number=len(news) - NEWS)
            self.out.print(f"  {earlier}", style=DIM)
        print_lines(self.out, self.game.words, news[-NEWS:])

    def show_table(self, scene: Scene, player: PlayerId) -> None:
        """Print the table and the hand, once for each part of a turn of the player."""
        moment = scene.own.moment(scene)
        if scene.own.active(scene) not in (0, player) and player in self.shown:
            return
        now = (moment.turn, moment.part)
        if self.shown.get(player) != now:
            self.shown[player] = now
            table = self.table(scene)
            print_table(self.out, table)
            if shows_hand(scene):
                print_hand(self.out, table)

    def finish(self) -> None:
        """Tell how the game ended."""
        for player in self.game.seating.people:
            if len(self.game.seating.people) > 1:
                heading(self.out, self.named(player))
            self.show_news(player)
        scene = self.game.scene(self.game.seating.people[0])
        print_table(self.out, self.table(scene))
        heading(self.out, self.game.words.say("terminal.over"))
        for line in outcome(scene):
            self.out.print(f"  {line}", style=TITLE if line == outcome(scene)[0] else "")

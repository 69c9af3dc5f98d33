"""A lesson at the terminal, step by step, to its end or until the learner leaves."""

from __future__ import annotations

from rich.console import Console

from spaceline.cli.learn.lesson_commands import LessonCommands, now_of
from spaceline.cli.learn.progress import LessonProgress
from spaceline.cli.learn.telling import tell
from spaceline.cli.play.choosing import print_question
from spaceline.cli.play.commands import Leave
from spaceline.cli.play.sitting import Sitting
from spaceline.cli.terminal import DIM, TITLE, heading, indented, styled
from spaceline.hosting.recorded import KeptAnswer, RecordedSeat
from spaceline.lab.lessons.format import LEARNER
from spaceline.lab.lessons.playing import LessonGame
from spaceline.lab.lessons.showing import DONE, LOST, WAIT
from spaceline.presentation import Scene, outcome, scene_of
from spaceline.presentation.model.lesson import LessonNow

TRIES = 2
"""After so many answers that were refused the hint comes by itself."""


class LessonSitting(Sitting):
    """The learner at a lesson, which plays for all others."""

    def __init__(self, lesson: LessonGame, out: Console, progress: LessonProgress) -> None:
        """Sit down where the lesson stands."""
        super().__init__(lesson, out, progress.game(lesson.lesson.key))
        self.lesson, self.progress = lesson, progress
        self.refused = 0
        """So many answers to the open step were refused."""
        self.has_complained = False

    @property
    def now(self) -> LessonNow:
        """Where the lesson stands."""
        return now_of(self.lesson)

    def play(self) -> bool:
        """Go on until the chapter is done; False when the learner leaves before."""
        self.out.print(indented(styled(self.game.words.say("terminal.learn.words"), DIM), 2))
        while (now := self.now).kind not in (DONE, LOST):
            try:
                if now.kind == WAIT:
                    self.let_others(now)
                else:
                    self.take_step(now)
            except Leave:
                return False
        self.end(now)
        return True

    def let_others(self, now: LessonNow) -> None:
        """Say what happens meanwhile, and let it happen."""
        while self.now.step == now.step and (given := self.lesson.scripted(self.game.asked)) is not None:
            self.game.answer(self.game.asked, KeptAnswer(given))
        self.show_news(LEARNER)

    def take_step(self, now: LessonNow) -> None:
        """Tell what is to be done or looked at, until it has been.

        Raises:
            Leave: the learner leaves the lesson.
        """
        seat = self.game.seat(LEARNER)
        scene = scene_of(seat.view, seat.definitions, language=self.game.language)
        self.show_news(LEARNER)
        self.show_table(scene, LEARNER)
        if now.kind != "read":
            print_question(self.out, scene, seat.decision)
        tell(self, now)
        self.begun, self.refused = (), 0
        commands = LessonCommands(self, seat, scene, self.lesson, self.progress)
        while seat.is_current and self.now == now:
            self.take_line(commands, seat, scene)

    def take_line(self, commands: LessonCommands, seat: RecordedSeat, scene: Scene) -> None:
        """Take what is typed: a command, or an answer."""
        line = self.read_line()
        if line is None:
            commands.leave("")
        if commands.obey(line):
            return
        if commands.now.kind == "read":
            self.complain(self.game.words.say("terminal.learn.enter"))
            return
        self.has_complained = False
        if not self.answer(seat, scene, line) and self.has_complained:
            self.refused += 1
            commands.say_why(line)
            if self.refused == TRIES:
                commands.hint("")

    def complain(self, sentence: str) -> None:
        """Say why an answer is none; whoever has tried several times is given the hint."""
        super().complain(sentence)
        self.has_complained = True

    def end(self, now: LessonNow) -> None:
        """Say how the lesson has ended, and what comes next."""
        say, key = self.game.words.say, self.lesson.lesson.key
        self.show_news(LEARNER)
        if self.game.is_over:
            heading(self.out, say("terminal.over"))
            for line in outcome(self.game.scene(LEARNER)):
                self.out.print(f"  {line}")
        heading(self.out, now.title, say("terminal.learn.done") if now.kind == DONE else "")
        for line in filter(None, (now.after, now.told)):
            self.out.print(indented(styled(line, TITLE if line == now.told else ""), 2))
        if now.kind == LOST:
            self.progress.forget(key)
            self.out.print(indented(styled(say("terminal.learn.again", chapter=key), DIM), 2))
            return
        self.progress.finish(key)
        after = say("terminal.learn.next", chapter=now.following) if now.following else say("terminal.learn.last")
        self.out.print(indented(styled(after, DIM), 2))

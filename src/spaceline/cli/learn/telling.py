"""What a lesson tells, on the screen."""

from __future__ import annotations

from spaceline.cli.play.keyboard import Keyboard
from spaceline.cli.terminal import DIM, GOOD, TITLE, heading, indented, styled
from spaceline.presentation.model.lesson import LessonNow


def tell(keyboard: Keyboard, now: LessonNow) -> None:
    """Print what a step of the learner tells, and how to go on."""
    out, say = keyboard.out, keyboard.game.words.say
    heading(out, now.title, say("terminal.learn.step", number=now.number, of=now.of))
    if now.after:
        out.print(indented(styled("✓ ", GOOD).append(now.after), 2))
    out.print(indented(styled(now.told, TITLE), 2))
    out.print(indented(styled(say(f"terminal.learn.{'enter' if now.kind == 'read' else 'do'}"), DIM), 2))

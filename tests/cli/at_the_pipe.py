"""A person who plays at the terminal: reads each question and types an answer that a policy gives.

The game runs in this process, or in one of its own at the other end of a pipe, which takes a second to begin.
"""

import io
import os
import re
import subprocess
import sys
from collections.abc import Callable
from contextlib import chdir, redirect_stderr, redirect_stdout
from unittest import mock

from spaceline.cli.app import app

PROMPT = "\n> "

Policy = Callable[[str], str | None]
"""From the text since the last answer to what is typed; None to close the pipe."""


class Played:
    """What came of a game."""

    def __init__(self, screens: list[str], code: int, errors: str) -> None:
        self.screens, self.code, self.errors = screens, code, errors
        self.text = "".join(screens)


def options(screen: str) -> list[str]:
    """The labels of the options of the question at the end of a screen, without what may be given at one go."""
    question = screen[screen.rindex("\n── ") :] if "\n── " in screen else screen
    question = question.split("At one go:")[0]
    return re.findall(r"^ +\d+  (.*)$", question, re.MULTILINE)


def choose(screen: str) -> str:
    """Play and draw what can be played and drawn; then end the turn, and take what must be taken."""
    if "end with ? to see the total first" in screen:
        least = re.search(r"choose (\d+)", screen)
        return " ".join(str(number) for number in range(1, int(least[1]) + 1)) if least and least[1] != "0" else "none"
    if "choose 1: type its number" in screen:
        return "1"
    labels = options(screen)
    for wanted in ("Play", "Draw", "End the turn"):
        for number, label in enumerate(labels, 1):
            if label.startswith(wanted):
                return str(number)
    return str(len(labels) or 1)


class Typing(io.TextIOBase):
    """What a policy types: asked for a line, it reads what was printed since the last."""

    def __init__(self, printed: io.StringIO, policy: Policy, most: int) -> None:
        self.printed, self.policy, self.most = printed, policy, most
        self.screens: list[str] = []

    def readline(self, size: int = -1) -> str:
        """The next line; nothing at the end of the input."""
        assert len(self.screens) < self.most, "the game does not end"
        screen = self.screen()
        assert screen.endswith(PROMPT)
        typed = self.policy(screen)
        return "" if typed is None else f"{typed}\n"

    def screen(self) -> str:
        """What was printed since it was last asked for."""
        self.screens.append(self.printed.getvalue())
        self.printed.seek(0)
        self.printed.truncate()
        return self.screens[-1]


def at_the_table(folder, *arguments: str, policy: Policy = choose, most: int = 2000, command: str = "play") -> Played:
    """Play in this process, at a terminal of 80 columns that is none."""
    printed, errors = io.StringIO(), io.StringIO()
    typing = Typing(printed, policy, most)
    with (
        chdir(folder),
        mock.patch.dict(os.environ, {"COLUMNS": "80"}),
        mock.patch("sys.stdin", typing),
        redirect_stdout(printed),
        redirect_stderr(errors),
    ):
        try:
            app([command, *arguments])
        except SystemExit as left:
            code = left.code
    typing.screen()
    return Played(typing.screens, code, errors.getvalue())


def at_the_pipe(folder, *arguments: str, policy: Policy = choose, most: int = 2000) -> Played:
    """Play in a real process whose input and output are pipes."""
    with subprocess.Popen(
        [sys.executable, "-m", "spaceline", "play", *arguments],
        cwd=folder,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    ) as process:
        screens = []
        for _ in range(most):
            screen, asked = read_screen(process.stdout)
            screens.append(screen)
            typed = policy(screen) if asked else None
            if not asked:
                break
            if typed is None:
                process.stdin.close()
                screens.append(process.stdout.read())
                break
            process.stdin.write(f"{typed}\n")
            process.stdin.flush()
        else:
            process.kill()
        errors = process.stderr.read()
        process.wait(timeout=60)
    return Played(screens, process.returncode, errors)


def read_screen(stream) -> tuple[str, bool]:
    """What is printed up to the next prompt, or to the end."""
    text = ""
    while letter := stream.read(1):
        text += letter
        if text.endswith(PROMPT):
            return text, True
    return text, False


def typing(*lines: str) -> Policy:
    """A person who types these lines and then closes the pipe."""
    left = list(lines)
    return lambda screen: left.pop(0) if left else None

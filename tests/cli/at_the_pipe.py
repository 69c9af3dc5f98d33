"""A person at the other end of a pipe: reads each question and types an answer that a policy gives."""

import re
import subprocess
import sys
from collections.abc import Callable

PROMPT = "\n> "

Policy = Callable[[str], str | None]
"""From the text since the last answer to what is typed; None to close the pipe."""


class Played:
    """What came of a game at the pipe."""

    def __init__(self, screens: list[str], code: int, errors: str) -> None:
        self.screens, self.code, self.errors = screens, code, errors
        self.text = "".join(screens)


def options(screen: str) -> list[str]:
    """The labels of the options of the question at the end of a screen."""
    question = screen[screen.rindex("\n── ") :] if "\n── " in screen else screen
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

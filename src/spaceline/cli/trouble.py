"""What is wrong with what was typed: one clear line on the error stream and exit code 2.

What is wrong with the program is told with exit code 1 and all that helps to mend it.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from spaceline.cli.escapes import without_orders
from spaceline.cli.language import one_run, say as say_in_words, told
from spaceline.hosting.errors import HostingError
from spaceline.presentation.lexicon import UnknownLanguage

USAGE: type[BaseException] = typer.BadParameter.__mro__[2]
"""What typer raises for a command line that makes no sense, wherever it takes that class from."""

EXIT_CODE = 2
BROKEN = 1
"""The exit code when the program itself has failed."""


class Trouble(Exception):
    """Something a person can put right; the message is the line they read."""


def trouble(key: str, **values: object) -> Trouble:
    """Something a person can put right, in the language that is spoken."""
    return Trouble(say_in_words(key, **values))


class ProgramFailed(Exception):
    """The program has failed at something that a person cannot put right, for the reason that is its cause.

    The message is the last line they read: what was saved, and how to go on.
    """


@contextmanager
def one_line(*kinds: type[Exception]) -> Iterator[None]:
    """Turn refusals of the rooms below into trouble."""
    try:
        yield
    except kinds as error:
        raise Trouble(" ".join(told(error).split())) from error


class OneLine(TyperGroup):
    """The commands of a program that says in one line what is wrong."""

    def main(self, *args: Any, **options: Any) -> Any:
        """Run a command."""
        with one_run():
            return self.run(*args, **options)

    def run(self, *args: Any, **options: Any) -> Any:
        """Run it, and say in one line what is wrong."""
        standalone = options.get("standalone_mode", True)
        try:
            code = super().main(*args, **{**options, "standalone_mode": False})
        except (USAGE, Trouble, HostingError, UnknownLanguage) as error:
            message = getattr(error, "format_message", None)
            say(message() if message else told(error))
            code = EXIT_CODE
        except OSError as error:
            say(error)
            code = EXIT_CODE
        except ProgramFailed as error:
            traceback.print_exception(error.__cause__)
            say(error)
            code = BROKEN
        if standalone:
            sys.exit(code if isinstance(code, int) else 0)
        return code


def say(trouble: object) -> None:
    """Say in one line what is wrong; what it quotes of a file orders the terminal nothing."""
    print(f"spaceline: {without_orders(' '.join(str(trouble).splitlines()))}", file=sys.stderr)


class SeveralValues(TyperCommand):
    """A command whose repeatable options also take several values after one flag, or a list with commas.

    ``--players a b``, ``--players a --players b`` and ``--players a,b`` mean the same.
    """

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Repeat the flag before each of its values.

        Raises:
            Trouble: one has none.
        """
        flags = {flag for param in self.params if getattr(param, "multiple", False) for flag in param.opts}
        spread: list[str] = []
        flag = ""
        for arg in args:
            name, _, value = arg.partition("=")
            if name in flags:
                flag = name
                values = [value] if value else []
            elif arg.startswith("-"):
                flag, values = "", []
                spread.append(arg)
            elif flag:
                values = [arg]
            else:
                values = []
                spread.append(arg)
            spread.extend(part for given in values for piece in given.split(",") if piece for part in (flag, piece))
        for flag in flags & {arg.partition("=")[0] for arg in args}:
            if flag not in spread:
                raise trouble("trouble.option-without-value", option=flag)
        return super().parse_args(ctx, spread)

"""Write docs/commands.md from the help of the commands.

Usage: .venv/bin/python tools/generate_commands.py
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from typer.main import get_command

from spaceline.cli.app import app
from spaceline.cli.terminal import listed
from spaceline.editions import FIRST, RULESETS, SECOND

OWN = (*SECOND.names, *FIRST.names)
"""The rulesets of the project: what packages bring is no part of the page."""
PAGE = Path(__file__).parents[1] / "docs" / "commands.md"
WIDTH = 100

HEAD = """# Commands

Written by `tools/generate_commands.py` from the help of the commands; `spaceline COMMAND --help` shows the same.

Whatever is wrong with a command line is said in one line on the error stream, with exit code 2. With `--json` there is
one JSON document on standard output and nothing else.
"""


def page() -> str:
    """The page as it should be."""
    command: Any = get_command(app)
    sections = [f"## {name}\n\n```\n{text}\n```" for name, text in helps(command, "spaceline", None)]
    return "\n".join((HEAD, "\n\n".join(sections))) + "\n"


def helps(command: Any, name: str, parent: Any) -> Iterator[tuple[str, str]]:
    """The help of a command and of those inside it."""
    for param in command.params:
        if getattr(param, "help", None):
            for joined in (listed, ", ".join):
                param.help = param.help.replace(joined(RULESETS), joined(OWN))
    context = command.make_context(name.rpartition(" ")[2], [], parent, resilient_parsing=True, terminal_width=WIDTH)
    yield name, command.get_help(context).strip()
    for inner, child in getattr(command, "commands", {}).items():
        yield from helps(child, f"{name} {inner}", context)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")

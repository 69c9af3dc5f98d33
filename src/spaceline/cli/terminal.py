"""How the terminal looks: colours that only repeat what the text says, rules between sections, machine output."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from spaceline.cli.escapes import Cleaning, in_json

Json = Annotated[bool, typer.Option("--json", help="Machine output.")]
"""The switch that asks a command for machine output."""

AFFILIATIONS = {
    "Baj": "dark_orange3",
    "Bor": "green3",
    "Car": "yellow3",
    "Dom": "medium_purple1",
    "Fed": "dodger_blue1",
    "Fer": "orange1",
    "Kli": "red1",
    "NA": "grey70",
    "Rom": "chartreuse3",
}
"""The colour of each affiliation; its code always stands beside it."""

DIM = "grey62"
TITLE = "bold"
GOOD = "bold green3"
BAD = "bold red1"
WIDEST = 120


def console() -> Console:
    """The output of a command: as wide as the terminal up to a readable width, plain in a pipe.

    What others have written, in saved games, decks and scenarios, orders the terminal nothing.
    """
    made = Console(highlight=False, markup=False, emoji=False)
    if made.width > WIDEST:
        made = Console(highlight=False, markup=False, emoji=False, width=WIDEST)
    made.push_render_hook(Cleaning())
    return made


def styled(words: str, style: str = "") -> Text:
    """Words in a style that does not spread to what is appended to them."""
    return Text().append(words, style)


def coloured(code: str) -> Text:
    """The code of an affiliation in its colour."""
    return styled(code, AFFILIATIONS.get(code, ""))


def heading(out: Console, words: str, right: str = "") -> None:
    """A line across the screen that begins a section; words that are too long for it go on below."""
    room = out.width - len(words) - len(right) - 5 - (2 if right else 0)
    line = styled("── ", DIM).append(words, TITLE)
    if room < 1:
        out.print(line.append(f"  {right}", DIM))
        return
    line.append(" " + "─" * room, DIM)
    out.print(line.append(f" {right} ─" if right else "─", DIM), no_wrap=True, overflow="crop")


def indented(text: Text | Table | str, by: int) -> Padding:
    """A paragraph that begins, and goes on, some columns to the right."""
    return Padding(text, (0, 0, 0, by), expand=False)


def packed(parts: Iterable[Text], room: int, before: Text | None = None, hang: int = 0) -> Text:
    """Parts on as many lines as they need, none of them broken at the end of a line; later lines hang to the right."""
    page = Text() if before is None else before.copy()
    at = page.cell_len
    for part in parts:
        needed = len(part.plain.rstrip())
        if at > hang and at + needed > room:
            page.rstrip()
            page.append("\n" + " " * hang)
            at = hang
        page.append_text(part)
        at += part.cell_len
    page.rstrip()
    return page


def listed(words: Sequence[str]) -> str:
    """Words of which one is to be typed: ``a, b or c``."""
    return " or ".join(part for part in (", ".join(words[:-1]), words[-1]) if part)


def emit(data: object) -> None:
    """Machine output: one JSON document on standard output and nothing else."""
    sys.stdout.write(in_json(msgspec.json.encode(data).decode()) + "\n")

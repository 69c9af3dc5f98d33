"""How the terminal looks: colours that only repeat what the text says, rules between sections, machine output."""

from __future__ import annotations

import sys

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

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
    """The output of a command: as wide as the terminal up to a readable width, plain in a pipe."""
    made = Console(highlight=False, markup=False, emoji=False)
    if made.width > WIDEST:
        made = Console(highlight=False, markup=False, emoji=False, width=WIDEST)
    return made


def coloured(code: str) -> Text:
    """The code of an affiliation in its colour."""
    return Text(code, AFFILIATIONS.get(code, ""))


def heading(out: Console, words: str, right: str = "") -> None:
    """A line across the screen that begins a section."""
    room = out.width - len(words) - len(right) - 5 - (2 if right else 0)
    line = Text("── ", DIM).append(words, TITLE).append(" " + "─" * max(1, room), DIM)
    out.print(line.append(f" {right} ─" if right else "─", DIM), no_wrap=True, overflow="crop")


def indented(text: Text | str, by: int) -> Padding:
    """A paragraph that begins, and goes on, some columns to the right."""
    return Padding(text, (0, 0, 0, by), expand=False)


def emit(data: object) -> None:
    """Machine output: one JSON document on standard output and nothing else."""
    sys.stdout.write(msgspec.json.encode(data).decode() + "\n")

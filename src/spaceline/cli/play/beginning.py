"""The beginning of a game at the terminal: the players are greeted."""

from __future__ import annotations

from rich.console import Console

from spaceline.cli.terminal import DIM, TITLE, styled
from spaceline.hosting.seating import Seating


def greet(out: Console, seating: Seating) -> None:
    """Say who plays and how to get help."""
    sides = [f"{chair.deck_name} ({chair.player})" for chair in seating.chairs]
    others = " and ".join(sides[1:])
    out.print(styled("Spaceline  ", TITLE).append(f"{sides[0]} against {others}"))
    out.print(f"seed {seating.seed} · type a number to choose, ? for help, q to save and quit", style=DIM)

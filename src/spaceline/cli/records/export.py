"""``spaceline export``: a saved game as a scenario, or what one seat may know of it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from spaceline.cli.escapes import in_json


def export(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    seat: Annotated[int | None, typer.Option(help="Only what this player sees, as JSON.")] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where it is written; without, printed.")] = None,
) -> None:
    """Write the position of a game as a scenario; while several people play it, only what one of them sees."""
    from spaceline.cli.records.loading import load_game
    from spaceline.hosting.exporting import scenario_export, seat_export
    from spaceline.hosting.saving import write_file

    game = load_game(file)
    text = scenario_export(game) if seat is None else seat_export(game, seat).decode() + "\n"
    if out is None:
        sys.stdout.write(in_json(text))
    else:
        write_file(out, text.encode())

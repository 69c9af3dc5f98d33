"""``spaceline puzzles``: which positions with a goal a computer player solves."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from spaceline.cli.scenario_files import found_in
from spaceline.cli.terminal import BAD, DIM, GOOD, Json, console, emit, heading, styled
from spaceline.cli.trouble import Trouble, one_line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spaceline.lab.puzzles import PuzzleTally

FOLDER = Path("tests/puzzles")


def puzzles(
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="FILE...", help="Puzzles, or folders of them; [tests/puzzles].")
    ] = None,
    player: Annotated[list[str] | None, typer.Option(help="Who is to solve them; without, the Officer.")] = None,
    seeds: Annotated[int, typer.Option(min=1, help="With so many seeds of chance and of the players.")] = 3,
    json: Json = False,
) -> None:
    """Let computer players play positions that have a right answer, and say who finds it."""
    from spaceline.lab.puzzles import load_puzzle, tallied, tried
    from spaceline.lab.scenarios import ScenarioError
    from spaceline.players.registry import UnknownPlayerError, make_player

    names = player or ["heuristic"]
    if len(set(names)) < len(names):
        raise Trouble("each player is named once")
    with one_line(ScenarioError, UnknownPlayerError):
        for name in names:
            make_player(name, 0)
        found = [load_puzzle(path) for path in found_in(files or [FOLDER])]
        trials = [tried(it, name, seed) for it in found for name in names for seed in range(1, seeds + 1)]
    if json:
        emit(trials)
    else:
        print_tallies(console(), names, tallied(trials), seeds)


def print_tallies(out: Console, names: list[str], tallies: Sequence[PuzzleTally], seeds: int) -> None:
    """Print with how many seeds each player solved each puzzle, and the sums."""
    heading(out, f"puzzles solved, of {seeds} seeds each")
    table = Table(box=None, header_style=DIM, pad_edge=True)
    table.add_column("puzzle", no_wrap=True)
    table.add_column("kind", style=DIM)
    for name in names:
        table.add_column(name, justify="right")
    rows: dict[tuple[str, str], dict[str, int]] = {}
    for it in tallies:
        rows.setdefault((it.puzzle, it.kind), {})[it.player] = it.solved
    for (puzzle, kind), solved in rows.items():
        table.add_row(puzzle, kind, *(cell(solved[name], seeds) for name in names))
    table.add_row("all", "", *(str(sum(row[name] for row in rows.values())) for name in names), style="bold")
    out.print(table)
    out.print(f"  {len(rows)} puzzles, {len(rows) * seeds} trials of each player", style=DIM)


def cell(solved: int, seeds: int) -> Text:
    """A number in the colour of what it means."""
    return styled(str(solved), GOOD if solved == seeds else "" if solved else BAD)

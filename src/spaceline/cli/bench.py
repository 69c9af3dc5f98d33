"""``spaceline bench``: how fast the engine is here."""

from __future__ import annotations

from typing import Annotated

import typer

from spaceline.cli.terminal import Json, console, emit, heading, listed
from spaceline.editions import DEFAULT, RULESETS, UnknownRuleset

ROWS = (
    ("decisions_per_second", "decisions of random players"),
    ("games_per_second", "games of random players"),
    ("clones_per_second", "copies of a game"),
    ("save_load_per_second", "games saved and loaded"),
)


def bench(
    ruleset: Annotated[str, typer.Option(help=f"The ruleset: {listed(RULESETS)}.")] = DEFAULT,
    runs: Annotated[int, typer.Option(min=1, help="Runs; the median counts.")] = 5,
    games: Annotated[int, typer.Option(min=1, help="Games in each run.")] = 40,
    json: Json = False,
) -> None:
    """Measure the speed of the engine."""
    from spaceline.cards import rulesets
    from spaceline.cli.trouble import one_line
    from spaceline.lab import benchmark
    from spaceline.lab.simulation import ready_to_play

    with one_line(UnknownRuleset):
        edition = rulesets.ruleset(ruleset)
    found = benchmark.bench(edition, ready_to_play(edition), runs=runs, games=games)
    if json:
        emit(found)
        return
    out = console()
    heading(out, f"{found.ruleset}, median of {found.runs} runs on one core", f"Python {found.python}")
    for name, what in ROWS:
        out.print(f"{getattr(found, name):>12,.0f}  {what} per second")
    out.print(f"{found.decisions_per_game:>12,.0f}  decisions in a game, {found.errors} games with an error")

"""Why not: what a player cannot do now, with the reason and the clause."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from spaceline.cli.terminal import DIM, TITLE, heading, styled
from spaceline.core.data.decisions import Decision
from spaceline.effects.render.lexicon import Lexicon
from spaceline.presentation import Obstacle


def print_obstacles(out: Console, words: Lexicon, found: list[Obstacle], typed: str, decision: Decision) -> None:
    """Print what cannot be done, a number each; with a number or words, those only, and the clause in full."""
    heading(out, words.say("terminal.why"))
    if decision.kind != "action":
        clause = f" [{decision.clause}]" if decision.clause else ""
        out.print(f"  {words.say('terminal.why.question', clause=clause)}")
        return
    shown = 0
    for number, it in enumerate(found, 1):
        if typed and typed != str(number) and typed.casefold() not in it.what.casefold():
            continue
        shown += 1
        print_obstacle(out, number, it, in_full=bool(typed))
    if not shown:
        out.print(f"  {words.say('terminal.why.nothing-like' if typed else 'terminal.why.nothing', words=typed)}")
    elif not typed:
        out.print(f"  {words.say('terminal.why.rule')}", style=DIM)


def print_obstacle(out: Console, number: int, it: Obstacle, *, in_full: bool) -> None:
    """Print one thing that cannot be done."""
    clause = f" [{it.why.rule.clause}]" if it.why.rule else ""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", min_width=4, style=DIM)
    grid.add_row(str(number), styled(it.what, TITLE))
    grid.add_row("", styled(it.why.sentence).append(clause, DIM))
    if in_full and it.why.rule:
        grid.add_row("", styled(it.why.rule.text, DIM))
    out.print(grid)

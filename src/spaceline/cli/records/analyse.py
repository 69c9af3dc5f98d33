"""``spaceline analyse``: how likely each player was to win, and where another plan was better."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table

from spaceline.cli.language import say, words
from spaceline.cli.terminal import DIM, TITLE, Json, console, emit, heading, indented, styled
from spaceline.cli.trouble import one_line, trouble
from spaceline.editions import MissingPart

if TYPE_CHECKING:
    from spaceline.hosting.game import HostedGame
    from spaceline.lab.analysis import Analysis, BetterPlan, Progress
    from spaceline.players.commander.budget import Effort

BARS = "▁▂▃▄▅▆▇█"
MOST = 5


class Thoroughness(StrEnum):
    """How many other answers are tried, and in how many games."""

    QUICK = "quick"
    NORMAL = "normal"
    THOROUGH = "thorough"

    @property
    def effort(self) -> Effort:
        """What the search may do about one decision."""
        from spaceline.players.commander.budget import QUICK, THOROUGH, USUAL

        return {self.QUICK: QUICK, self.NORMAL: USUAL, self.THOROUGH: THOROUGH}[self]


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    seat: Annotated[int | None, typer.Option(help="Whose decisions; without, those of all people who played.")] = None,
    thinking: Annotated[Thoroughness, typer.Option(help="How thoroughly.")] = Thoroughness.NORMAL,
    most: Annotated[int, typer.Option(min=0, help="So many better plans at most; the worst first.")] = MOST,
    picture: Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="Draw the chances as SVG.")] = None,
    json: Json = False,
) -> None:
    """Go through a game: how likely each player was to win, and where another plan was better.

    Only what a player could know at that moment is used for that player. The chance is what such positions came to in
    games between computer players.
    """
    from msgspec.structs import replace

    from spaceline.cli.records.loading import load_game
    from spaceline.core.data.records import RecordError
    from spaceline.lab.analysis import analysed
    from spaceline.lab.analysis.plot import plot

    game = load_game(file)
    players = whose(game, seat)
    if picture is not None and not picture.parent.is_dir():
        raise trouble("trouble.no-folder", folder=picture.parent)
    with one_line(MissingPart, RecordError):
        found = analysed(
            game.session, players, thinking.effort, watching(game.session.answers, is_silent=json), game.language
        )
    if picture is not None:
        picture.write_text(plot(found, say("command.analyse.plot", file=file.name), words()), encoding="utf-8")
    if json:
        emit(replace(found, plans=found.plans[:most]))
    else:
        print_analysis(console(), found, most, str(file))


def whose(game: HostedGame, seat: int | None) -> tuple[int, ...]:
    """Whose decisions are looked into.

    Raises:
        Trouble: they may not be, or nobody sits there.
    """
    from spaceline.hosting.exporting import is_open

    if not is_open(game):
        raise trouble("save.goes-on-analysis")
    everybody = tuple(range(1, len(game.seating.chairs) + 1)) if game.is_over else game.seating.people
    if seat is not None and seat not in everybody:
        raise trouble("save.no-seat-analysis", seat=seat, seats=listed_of(everybody))
    return (seat,) if seat is not None else game.seating.people or everybody


def listed_of(players: tuple[int, ...]) -> str:
    """Seats in a row."""
    return ", ".join(map(str, players))


def watching(answers: int, *, is_silent: bool) -> Progress:
    """Show how far it is, on the error stream, where somebody watches."""
    from rich.progress import Progress as Bar

    shown = Console(stderr=True)
    if is_silent or not shown.is_terminal:
        return lambda done, of: None
    bar = Bar(console=shown, transient=True)
    task = bar.add_task(say("command.analyse.waiting"), total=answers)
    bar.start()

    def moved(done: int, of: int) -> None:
        bar.update(task, completed=done)
        if done == of:
            bar.stop()

    return moved


def print_analysis(out: Console, found: Analysis, most: int, file: str) -> None:
    """Print the chances turn by turn, and the better plans."""
    for player in found.players:
        by_turn = {it.turn: it.chance for it in found.chances if it.player == player}
        if not by_turn:
            continue
        heading(out, say("command.analyse.player", player=player))
        bars = "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in by_turn.values())
        out.print(f"  {bars}  " + " ".join(f"{chance:.0%}" for chance in by_turn.values()))
    counts = say("command.analyse.looked-into", number=len(found.plans), of=found.looked_into)
    heading(out, say("command.analyse.better"), counts)
    for plan in found.plans[:most]:
        print_plan(out, plan, file)
    if len(found.plans) > most:
        out.print(f"  {say('command.analyse.more', number=len(found.plans) - most, all=len(found.plans))}", style=DIM)
    if found.left_out:
        out.print(f"  {say('command.analyse.left-out', number=found.left_out)}", style=DIM)


def print_plan(out: Console, plan: BetterPlan, file: str) -> None:
    """Print one better plan, with how to play on from there."""
    what = say("command.analyse.plan", turn=plan.turn, player=plan.player, question=plan.question)
    out.print(indented(styled(what, TITLE), 2))
    table = Table.grid(padding=(0, 2))
    for chance, word, answer in (
        (plan.given_chance, say("command.analyse.answered"), plan.given),
        (plan.better_chance, say("command.analyse.better-plan"), plan.better),
    ):
        table.add_row(f"{chance:>6.0%}", styled(word, DIM), styled(answer))
    out.print(indented(table, 2))
    out.print(indented(styled(f"spaceline replay play {file} --at {plan.answers}", DIM), 10), soft_wrap=True)

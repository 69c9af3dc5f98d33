"""``spaceline replay``: look at a saved game, play it again, play on from any of its steps."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from spaceline.cli.language import say, words
from spaceline.cli.terminal import BAD, DIM, GOOD, TITLE, Json, console, emit, heading, indented, styled
from spaceline.cli.trouble import trouble

if TYPE_CHECKING:
    from spaceline.hosting.game import HostedGame

app = typer.Typer(help="Look at saved games, play them again, play on from any step.", rich_markup_mode=None)

SavedGameFile = Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")]


@app.callback()
def replay() -> None:
    """Look at saved games, play them again, play on from any step."""


@app.command()
def show(
    file: SavedGameFile,
    seat: Annotated[int | None, typer.Option(help="Whose log is shown; without, that of the first person.")] = None,
    json: Json = False,
) -> None:
    """Show who plays, how far the game is, and its log; the numbers are steps to play on from."""
    from spaceline.cli.records.loading import load_game
    from spaceline.hosting.exporting import is_open
    from spaceline.hosting.replaying import summary
    from spaceline.hosting.seating import PERSON

    game = load_game(file)
    found = summary(game)
    viewer = game.viewers[0] if seat is None and game.viewers else seat or 0
    if viewer not in game.viewers:
        raise trouble("save.no-seat", seat=viewer, seats=", ".join(map(str, game.viewers)))
    if seat is None and not is_open(game):
        raise trouble("save.goes-on-log")
    if json:
        emit({"game": found, "seat": viewer, "log": [line.text for line in game.log(viewer)]})
        return
    out = console()
    heading(
        out, say("command.replay", ruleset=found.ruleset, seed=found.seed), say("command.version", version=found.engine)
    )
    for player, (sitting, deck) in enumerate(found.seats, 1):
        who = say("terminal.seat.person") if sitting == PERSON else sitting
        out.print(f"  {say('command.replay.seat', player=player, deck=deck, who=who)}")
    key = f"command.replay.{'over' if found.is_over else 'going-on'}"
    counts = {"answers": found.answers, "turns": found.turns, "checkpoints": found.checkpoints}
    out.print(f"  {say(key, **counts)}")
    print_log(out, game, viewer, has_steps=is_open(game))


def print_log(out: Console, game: HostedGame, viewer: int, *, has_steps: bool) -> None:
    """Print a log, each line behind the step after which it stands."""
    heading(out, say("command.replay.log", player=viewer))
    for line in game.log(viewer):
        step = f"{line.answers:>5}  " if has_steps else "  "
        style = TITLE if line.verb == "begin_turn" else ""
        out.print(indented(styled(step, DIM).append(line.text, style), 0))


@app.command()
def verify(file: SavedGameFile, json: Json = False) -> None:
    """Play a saved game again and compare it with its checkpoints; the exit code is 1 when it differs."""
    from spaceline.hosting.replaying import verified
    from spaceline.hosting.saving import parsed, read_file

    found = verified(parsed(read_file(file), str(file)), words())
    if json:
        emit(found)
    else:
        style = GOOD if found.is_same and found.is_played else DIM if found.is_same else BAD
        console().print(styled(f"{file}: {found.told}", style), soft_wrap=True)
    if not found.is_same:
        raise typer.Exit(1)


@app.command()
def play(
    file: SavedGameFile,
    at: Annotated[
        int | None, typer.Option(min=0, help="The step to play on from, as show numbers them; without, the last.")
    ] = None,
) -> None:
    """Play on from any step of a game that is over or that one person plays; the file stays as it is."""
    from spaceline.cli.play.beginning import greet
    from spaceline.cli.play.sitting import Sitting
    from spaceline.cli.records.loading import going_on_with, load_game
    from spaceline.hosting.replaying import play_from

    game = load_game(file)
    step = game.session.answers if at is None else at
    with going_on_with(file):
        if step != game.session.answers:
            play_from(game, step)
        out = console()
        greet(out, game.seating, game.words)
        Sitting(game, out, file.with_name(f"{file.stem}-from-{step}.save")).play()

"""The ``spaceline`` command."""

from __future__ import annotations

import sys
from importlib.metadata import version
from io import TextIOWrapper
from typing import Annotated

import typer

from spaceline.cli import accounts, cards, deck_files, rules, scenarios
from spaceline.cli.backups import backup, restore
from spaceline.cli.bench import bench
from spaceline.cli.deck_testing import play_the_field
from spaceline.cli.ladder import ladder
from spaceline.cli.learn.command import learn
from spaceline.cli.play.command import play
from spaceline.cli.puzzles import puzzles
from spaceline.cli.ready_decks import decks
from spaceline.cli.records import replay
from spaceline.cli.records.analyse import analyse
from spaceline.cli.records.export import export
from spaceline.cli.reports import reports
from spaceline.cli.serve import serve
from spaceline.cli.simulate import simulate
from spaceline.cli.train import train
from spaceline.cli.trouble import OneLine, SeveralValues

app = typer.Typer(
    name="spaceline",
    cls=OneLine,
    help="The Star Trek Customizable Card Game: play it, simulate it, look up its cards and rules.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command()(play)
app.command()(learn)
app.command()(serve)
app.command()(reports)
app.command()(backup)
app.command()(restore)
app.add_typer(accounts.app, name="account")
app.command(cls=SeveralValues)(simulate)
app.command(cls=SeveralValues)(ladder)
app.command(cls=SeveralValues)(train)
app.command(cls=SeveralValues)(puzzles)
app.add_typer(replay.app, name="replay")
app.command()(analyse)
app.command()(export)
app.add_typer(scenarios.app, name="scenario")
app.add_typer(cards.app, name="cards")
app.command()(decks)
deck_files.app.command("test", cls=SeveralValues)(play_the_field)
app.add_typer(deck_files.app, name="deck")
app.add_typer(rules.app, name="rules")
app.command()(bench)


def say_version(wanted: bool) -> None:
    """Print the version and leave."""
    if wanted:
        print(f"spaceline {version('spaceline')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def begin(
    context: typer.Context,
    show_version: Annotated[
        bool, typer.Option("--version", callback=say_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """The Star Trek Customizable Card Game: play it, simulate it, look up its cards and rules."""
    if context.invoked_subcommand is None:
        print(context.get_help())


def main() -> None:
    """Run the command that was typed. What the terminal's encoding does not know becomes a question mark."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()

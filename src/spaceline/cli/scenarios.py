"""``spaceline scenario``: executable rulings."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from spaceline.cli.proving import prove
from spaceline.cli.scenario_files import found_in
from spaceline.cli.terminal import BAD, DIM, GOOD, Json, console, emit, indented, styled
from spaceline.cli.trouble import EXIT_CODE, SeveralValues, Trouble

if TYPE_CHECKING:
    from spaceline.lab.scenarios import ScenarioReport

app = typer.Typer(help="Run executable rulings.", rich_markup_mode=None)


app.command(cls=SeveralValues)(prove)


@app.callback()
def scenario() -> None:
    """Run executable rulings."""


@app.command()
def run(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Scenario files, or folders of them.")],
    open_: Annotated[bool, typer.Option("--open", help="Print the position before and after each step.")] = False,
    json: Json = False,
) -> None:
    """Run scenarios and say what differs; the exit code is 1 when one fails, and 2 when a file is no scenario."""
    from spaceline.lab.scenarios import run_files

    paths = found_in(files)
    if open_ and not json:
        print_positions(console(), paths)
    report = run_files(paths)
    if json:
        emit(report)
    else:
        print_report(console(), report)
    if report.errors and json:
        raise typer.Exit(EXIT_CODE)
    if report.errors:
        files_ = "1 file" if report.errors == 1 else f"{report.errors} files"
        raise Trouble(f"{files_} cannot be read, or say what means nothing")
    if report.failed:
        raise typer.Exit(1)


def print_positions(out: Console, paths: list[Path]) -> None:
    """Print the position before the first step of each scenario and after each step."""
    from spaceline.lab.scenarios import open_scenario

    for path in paths:
        for text in open_scenario(path):
            out.print(text, soft_wrap=True)


def print_report(out: Console, report: ScenarioReport) -> None:
    """Print what failed, and how many did not."""
    for failure in report.failures:
        step = f", step {failure.step}" if failure.step else ""
        place = f"{failure.file}:{failure.line}{step}" if failure.line else f"{failure.file}{step}"
        out.print(styled("✗ ", BAD).append(failure.scenario or failure.file).append(f"  {place}", DIM))
        out.print(indented(failure.differs, 4))
    total = report.passed + report.failed
    out.print(styled(f"{report.passed} of {total} passed", BAD if report.failed else GOOD))

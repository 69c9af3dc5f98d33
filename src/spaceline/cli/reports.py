"""``spaceline reports``: what people have reported to a server, and the positions that they reported."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console

from spaceline.cli.escapes import in_json
from spaceline.cli.terminal import DIM, TITLE, console, emit, heading, indented, styled
from spaceline.cli.trouble import Trouble, one_line

if TYPE_CHECKING:
    from spaceline.server.storage.talk import ReportKept


class ListedReport(msgspec.Struct, frozen=True):
    """A report for programs."""

    id: str
    match: str
    made: str
    kind: str
    """Of its position: ``yaml`` for a scenario, ``json`` for what one seat sees."""
    text: str


def reports(
    report: Annotated[
        str, typer.Argument(metavar="[ID]", help="The report whose position is wanted; the first letters will do.")
    ] = "",
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where the position is written; without, printed.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Machine output of the list.")] = False,
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where the server keeps matches; without, a folder of yours.")
    ] = None,
) -> None:
    """List what people have reported to the server, or take out the position of one report."""
    from spaceline.server.settings import ServerError, from_environment
    from spaceline.server.storage.reading import stored_reports

    if json and report:
        raise Trouble("--json is for the list of reports")
    if out is not None and not report:
        raise Trouble("say which report is written, by its id")
    with one_line(ServerError):
        kept = stored_reports(from_environment({"data": data}))
    if report:
        hand_out(one_of(kept, report), out)
    elif json:
        emit([ListedReport(it.id, it.match, time_of(it), kind_of(it), it.text) for it in kept])
    else:
        print_reports(console(), kept)


def one_of(kept: Sequence[ReportKept], wanted: str) -> ReportKept:
    """The report whose id begins like that.

    Raises:
        Trouble: there is none, or several.
    """
    found = [it for it in kept if it.id.startswith(wanted)]
    if len(found) != 1:
        raise Trouble(f"there is no report {wanted!r}" if not found else f"several reports begin with {wanted!r}")
    return found[0]


def hand_out(report: ReportKept, out: Path | None) -> None:
    """Write the position of a report into a file, or print it."""
    from spaceline.hosting.saving import write_file

    if out is None:
        sys.stdout.write(in_json(report.export.decode().rstrip("\n")) + "\n")
    else:
        write_file(out, report.export)


def print_reports(out: Console, kept: Sequence[ReportKept]) -> None:
    """Print the reports, each with its text below it."""
    heading(out, f"{len(kept)} reports" if len(kept) != 1 else "1 report")
    for it in kept:
        line = styled(it.id, TITLE).append(f"  {time_of(it)}  match {it.match}  {kind_of(it)}", DIM)
        out.print(line, soft_wrap=True)
        out.print(indented(it.text, 2))


def time_of(report: ReportKept) -> str:
    """When it was reported."""
    return datetime.fromtimestamp(report.made, UTC).isoformat(timespec="seconds")


def kind_of(report: ReportKept) -> str:
    """What its position is: a scenario, or what one seat sees."""
    return "json" if report.export.startswith(b"{") else "yaml"

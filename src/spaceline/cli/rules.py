"""``spaceline rules``: the clauses of the rulebooks, in our own words."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from spaceline.cli.language import say
from spaceline.cli.terminal import DIM, TITLE, Json, console, emit, indented, styled
from spaceline.cli.trouble import one_line, trouble
from spaceline.editions import RULESETS, book_of
from spaceline.rules.clauses import BOOKS, Clause, UnknownClause, load

TO_SEARCH = tuple(dict.fromkeys((*RULESETS, *BOOKS)))
"""All rulesets, and the rule documents that have no game yet."""

app = typer.Typer(help="Look up the rules.", rich_markup_mode=None)


@app.command()
def show(
    clause: Annotated[str, typer.Argument(metavar="ID", help="The id of a clause, such as 2E-beaming/5.")],
    json: Json = False,
) -> None:
    """Show a clause."""
    with one_line(UnknownClause):
        found = load().get(clause)
    if json:
        emit(found)
    else:
        print_clause(console(), found)


@app.command()
def search(
    words: Annotated[list[str], typer.Argument(help="Words that the clause holds, all of them.")],
    ruleset: Annotated[str, typer.Option(help=f"Only clauses of one ruleset: {', '.join(TO_SEARCH)}.")] = "",
    most: Annotated[int, typer.Option("--most", min=1, help="How many to show.")] = 12,
    json: Json = False,
) -> None:
    """Search the clauses for words."""
    if ruleset and ruleset not in TO_SEARCH:
        raise trouble("ruleset.unknown", name=ruleset, names=", ".join(TO_SEARCH))
    catalogue = load()
    found = catalogue.search(" ".join(words), limit=len(catalogue))
    if ruleset:
        found = [clause for clause in found if book_of(ruleset) in clause.rulesets]
    if json:
        emit(found[:most])
        return
    print_found(console(), found, most, " ".join(words))


def print_found(out: Console, found: list[Clause], most: int, words: str) -> None:
    """Print the first clauses of a search, and how many more there are."""
    if not found:
        out.print(say("command.rules.none", words=words))
        return
    for clause in found[:most]:
        print_clause(out, clause)
    if len(found) > most:
        out.print(say("command.more", number=len(found) - most, all=len(found)), style=DIM)


def print_clause(out: Console, clause: Clause) -> None:
    """Print a clause: its id, where the book says it, and what it says."""
    out.print(styled(clause.id, TITLE).append(f"  {clause.section}", DIM))
    out.print(indented(styled(clause.rule), 2))

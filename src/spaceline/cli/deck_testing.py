"""``spaceline deck test``: a deck against the field, played by computer players."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from spaceline.cli.deck_files import DeckFile, For, opened
from spaceline.cli.ladder import check_folder
from spaceline.cli.language import say, words
from spaceline.cli.terminal import BAD, DIM, GOOD, Json, console, emit, heading, styled
from spaceline.cli.trouble import one_line, trouble
from spaceline.cli.workers import Jobs, Ray, waited_for

if TYPE_CHECKING:
    from spaceline.core.ruleset import Ruleset
    from spaceline.lab.deck_testing import CardRecord, DeckReport
    from spaceline.lab.statistics import Share


def play_the_field(
    file: DeckFile,
    ruleset: For = "",
    against: Annotated[list[str] | None, typer.Option(help="The other decks; without, all other ready ones.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Games against each; two of them are one deal.")] = 20,
    player: Annotated[str, typer.Option(help="Who plays both sides: recruit cadet officer commander.")] = "officer",
    seed: Annotated[int, typer.Option(help="One seed always makes the same deals.")] = 0,
    jobs: Jobs = 1,
    ray: Ray = "",
    picture: Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="Draw the match-ups as SVG.")] = None,
    json: Json = False,
) -> None:
    """Let a deck play against others: how often it wins against each, and with and without each of its cards."""
    from spaceline.cards import rulesets
    from spaceline.hosting.decks import brought, check_seats
    from spaceline.lab.deck_testing import games_of, play_in_order, report_of
    from spaceline.lab.deck_testing.plot import plot
    from spaceline.lab.processes import Workers
    from spaceline.players.registry import UnknownPlayerError, spec_of

    deck = opened(file, ruleset, "").deck
    edition = rulesets.ruleset(deck.ruleset)
    with one_line(UnknownPlayerError):
        name = spec_of(player).name
    check_seats(edition.name, 2)
    check_folder(picture)
    tested, field = brought(edition, deck), field_of(edition, deck.name, against)
    asked = games_of(list(field), games, seed)
    playing = play_in_order(edition.name, tested, field, name, asked, Workers(jobs, ray))
    played = waited_for(playing, quietly=json)
    report = report_of(edition.name, deck.name, name, seed, played, edition.definitions)
    if picture is not None:
        title = say("command.deck-test.plot", deck=deck.title, number=report.games, ruleset=edition.name)
        picture.write_text(plot(report, title, words()), encoding="utf-8")
    if json:
        emit(report)
    else:
        print_report(console(), report, deck.title)
    if report.errors:
        raise typer.Exit(1)


def field_of(edition: Ruleset, name: str, against: list[str] | None) -> dict[str, Any]:
    """The other decks, by name.

    Raises:
        Trouble: there are none.
        HostingError: one is unknown, or cannot be played.
    """
    from spaceline.hosting.decks import named
    from spaceline.lab.simulation import ready_to_play

    if against:
        return dict(zip(against, named(edition, against), strict=True))
    field = {other: deck for other, deck in ready_to_play(edition).items() if other != name}
    if not field:
        raise trouble("trouble.no-other-decks", edition=edition.name)
    return field


def print_report(out: Console, report: DeckReport, title: str) -> None:
    """Print what the games came to."""
    from spaceline.players.registry import word_of

    heading(
        out,
        say("command.deck-test", title=title, number=report.games),
        say("command.replay", ruleset=report.ruleset, seed=report.seed),
    )
    if report.errors:
        out.print(f"  {say('command.deck-test.errors', number=report.errors)}", style=BAD)
    if report.won is None:
        return
    out.print(f"  {say('command.deck-test.won', player=word_of(report.player), share=told(report.won))}")
    table = Table(box=None, header_style=DIM, pad_edge=True)
    table.add_column(say("command.deck-test.against"))
    for name in ("won-of", "range", "games", "turns"):
        table.add_column(say(f"command.deck-test.{name}"), justify="right")
    for it in report.match_ups:
        table.add_row(it.opponent, f"{it.won.rate:.0%}", between(it.won), str(it.games), f"{it.turns:.1f}")
    out.print(table)
    table = Table(box=None, header_style=DIM, pad_edge=True)
    table.add_column(say("command.deck-test.card"))
    for name in ("with-it", "without", "games-with-it"):
        table.add_column(say(f"command.deck-test.{name}"), justify="right")
    table.add_column("", justify="right")
    for card in report.cards:
        table.add_row(card.name, rate(card.with_it), rate(card.without_it), str(card.games_with), clearness(card))
    out.print(table)
    out.print(f"  {say('command.deck-test.drawn')}", style=DIM)


def told(won: Share) -> str:
    """A share with its range."""
    return f"{won.rate:.0%} ({between(won)})"


def between(won: Share) -> str:
    """The range of a share."""
    return say("command.deck-test.between", low=f"{won.low:.0%}", high=f"{won.high:.0%}")


def rate(won: Share | None) -> str:
    """A share, if there is one."""
    return "-" if won is None else f"{won.rate:.0%}"


def clearness(card: CardRecord) -> Any:
    """Whether the difference is clear, and which way."""
    if not card.is_clear:
        return ""
    is_better = (card.difference or 0) > 0
    return styled(say(f"command.deck-test.{'better' if is_better else 'worse'}"), GOOD if is_better else BAD)

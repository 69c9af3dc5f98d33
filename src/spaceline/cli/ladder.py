"""``spaceline ladder``: which computer player is stronger, and how sure that is."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from spaceline.cli.terminal import BAD, DIM, GOOD, Json, console, emit, heading, listed
from spaceline.cli.trouble import Trouble, one_line
from spaceline.cli.workers import Jobs, Ray, waited_for
from spaceline.editions import DEFAULT, RULESETS, UnknownRuleset

if TYPE_CHECKING:
    from spaceline.core.ruleset import Ruleset
    from spaceline.lab.game_files import Terms
    from spaceline.lab.ladder import Standings

COMPETITORS = "Two or more of recruit cadet officer commander; without, all offered."


def ladder(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the games are kept, one in each line.")],
    ruleset: Annotated[str, typer.Option(help=f"The ruleset: {listed(RULESETS)}.")] = DEFAULT,
    players: Annotated[list[str] | None, typer.Option(help=COMPETITORS)] = None,
    decks: Annotated[list[str] | None, typer.Option(help="With which decks; without, with all ready ones.")] = None,
    deals: Annotated[int, typer.Option(min=1, help="Deals for each two players; each is played from both seats.")] = 20,
    seed: Annotated[int, typer.Option(help="One seed always makes the same deals.")] = 0,
    jobs: Jobs = 1,
    ray: Ray = "",
    picture: Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="Draw the ladder as SVG.")] = None,
    json: Json = False,
) -> None:
    """Rate computer players by games against each other.

    Every two players play the same deals, each deal from both seats. What the file holds already is not played again:
    a ladder that was broken off goes on, and may be given more deals and players.
    """
    from spaceline.cards import rulesets
    from spaceline.lab.game_files import GameFileError, terms_of
    from spaceline.lab.ladder import begin_with, play_missing, plot, schedule, standings
    from spaceline.lab.processes import Workers
    from spaceline.players.registry import UnknownPlayerError

    with one_line(UnknownRuleset, UnknownPlayerError, GameFileError):
        edition = rulesets.ruleset(ruleset)
        names = competitors(ruleset, players)
        brought = decks_for(edition, decks)
        check_folder(picture)
        kept = begin_with(file, terms_of(edition, brought, seed))
    played = play_missing(file, kept, brought, schedule(names, list(brought), deals, seed), Workers(jobs, ray))
    new = waited_for(played, quietly=json)
    found = standings((*kept.games, *new))
    if picture is not None:
        picture.write_text(plot(found.rungs, f"{ruleset}: {found.games} games"), encoding="utf-8")
    if json:
        emit({"terms": kept.terms, "new": len(new), "standings": found})
    else:
        print_ladder(console(), kept.terms, found, len(new))
    if found.errors:
        raise typer.Exit(1)


def check_folder(picture: Path | None) -> None:
    """Before games are played, see that what is drawn of them has where to go.

    Raises:
        Trouble: there is no such folder.
    """
    if picture is not None and not picture.parent.is_dir():
        raise Trouble(f"there is no folder {picture.parent}")


def competitors(ruleset: str, players: list[str] | None) -> list[str]:
    """Who plays, by name; without a choice all that are offered under a ruleset.

    Raises:
        Trouble: they are too few, or somebody is named twice.
        UnknownPlayerError: there is none of that name.
    """
    from spaceline.players.registry import offered_in, spec_of, words

    names = [spec_of(word).name for word in players] if players else [spec.name for spec in offered_in(ruleset)]
    if len(set(names)) < max(2, len(names)):
        raise Trouble(f"a ladder takes two or more players, each named once; there are: {', '.join(words())}")
    return names


def decks_for(edition: Ruleset, decks: list[str] | None, seats: int = 2) -> dict[str, Any]:
    """The decks that go round, by name.

    Raises:
        Trouble: there are none.
        HostingError: one is unknown, or cannot be played.
    """
    from spaceline.hosting.decks import check_seats, named
    from spaceline.lab.simulation import ready_to_play

    check_seats(edition.name, seats)
    brought = dict(zip(decks, named(edition, decks), strict=True)) if decks else ready_to_play(edition)
    if not brought:
        raise Trouble(f"there are no ready decks for {edition.name}; name files of decks with --decks")
    return brought


def print_ladder(out: Console, terms: Terms, found: Standings, new: int) -> None:
    """Print the ratings, and each two players compared."""
    from spaceline.players.registry import word_of

    heading(out, f"{found.games} games, {terms.ruleset}, seed {terms.seed}", f"{new} of them now")
    out.print(f"  spaceline {terms.version}, program {terms.program}; decks: {', '.join(terms.decks)}", style=DIM)
    if found.errors:
        out.print(f"  {found.errors} games did not end and count for nobody", style=BAD)
    table = Table(box=None, header_style=DIM, pad_edge=True)
    table.add_column("player")
    for name in ("rating", "95 %", "won", "games"):
        table.add_column(name, justify="right")
    for rung in found.rungs:
        between = f"{rung.low:.0f} to {rung.high:.0f}" if rung.high > rung.low else "fixed"
        table.add_row(word_of(rung.player), f"{rung.rating:.0f}", between, f"{rung.wins:g}", str(rung.games))
    out.print(table)
    table = Table(box=None, header_style=DIM, pad_edge=True)
    for name in ("against each other", "won", "95 %", "points", "deals", ""):
        table.add_column(name, justify="left" if name in ("against each other", "") else "right")
    for duel in found.duels:
        table.add_row(
            f"{word_of(duel.one)} : {word_of(duel.other)}",
            f"{duel.rate:.0%}",
            f"{duel.low:.0%} to {duel.high:.0%}",
            f"{duel.difference:+.0f}",
            str(duel.deals),
            "significant" if duel.is_significant else "not significant",
            style=GOOD if duel.is_significant else "",
        )
    out.print(table)

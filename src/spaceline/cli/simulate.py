"""``spaceline simulate``: games between computer players."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from spaceline.cli.ladder import decks_for
from spaceline.cli.terminal import BAD, DIM, Json, console, emit, heading, listed, styled
from spaceline.cli.trouble import Trouble, one_line
from spaceline.cli.workers import Jobs, Ray
from spaceline.editions import DEFAULT, RULESETS, UnknownRuleset

if TYPE_CHECKING:
    from spaceline.lab.simulation import Simulation

SEATS = (2, 3, 4)


def simulate(
    ruleset: Annotated[str, typer.Option(help=f"The ruleset: {listed(RULESETS)}.")] = DEFAULT,
    players: Annotated[
        list[str] | None,
        typer.Option(
            help="Two to four (First Edition: two) of recruit cadet officer commander; without, two officers."
        ),
    ] = None,
    decks: Annotated[
        list[str] | None,
        typer.Option(help="A deck for each player; another number of decks goes round; without, all ready decks do."),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 10,
    seed: Annotated[int, typer.Option(help="One seed always plays one series of games.")] = 0,
    jobs: Jobs = 1,
    ray: Ray = "",
    json: Json = False,
) -> None:
    """Let computer players play against each other."""
    from spaceline.cards import rulesets
    from spaceline.lab.matches import COUNTING, DEFAULT_LIMITS
    from spaceline.lab.processes import NoRayError, Workers, in_order
    from spaceline.lab.simulation import own_pairings, pairings, play_elsewhere, simulated
    from spaceline.players.registry import UnknownPlayerError

    with one_line(UnknownRuleset, UnknownPlayerError):
        edition, names = rulesets.ruleset(ruleset), seated(players)
    brought = decks_for(edition, decks, len(names))
    own = decks if decks and len(decks) == len(names) else ()
    limits, workers = COUNTING if json else DEFAULT_LIMITS, Workers(jobs, ray)
    played = own_pairings(names, own, games, seed) if own else pairings(names, list(brought), games, seed)
    playing = in_order(partial(play_elsewhere, edition.name, brought, limits), list(played), workers)
    with one_line(NoRayError):
        found = simulated(edition.name, names, seed, playing)
    if json:
        emit(found)
    else:
        print_simulation(console(), found)
    if found.errors:
        raise typer.Exit(1)


def seated(players: list[str] | None) -> list[str]:
    """Who plays, by name; without a choice two of the usual level.

    Raises:
        Trouble: they are too few or too many.
        UnknownPlayerError: there is none of that name.
    """
    from spaceline.players.registry import USUAL, spec_of, words

    typed = players or [USUAL] * 2
    if len(typed) not in SEATS:
        raise Trouble(f"two to four players make a game, not {len(typed)}; there are: {', '.join(words())}")
    return [spec_of(word).name for word in typed]


def print_simulation(out: Console, found: Simulation) -> None:
    """Print what the games came to."""
    from spaceline.players.registry import word_of

    heading(out, f"{found.games} games, {found.ruleset}, seed {found.seed}", f"{found.seconds:.1f} s")
    row(out, "finished", str(found.finished))
    if found.errors:
        row(out, "errors", str(found.errors), BAD)
    for name, wins in found.wins.items():
        row(out, f"won by {word_of(name)}", f"{wins} ({wins / found.games:.0%})")
    if found.ties:
        row(out, "shared or drawn", str(found.ties))
    for reason, times in found.ended_by.items():
        row(out, f"ended by {reason}", str(times))
    row(out, "turns in a game", f"{found.mean_turns:.1f}")
    row(out, "decisions", f"{found.decisions:,} ({found.decisions_per_second:,.0f} per second)")
    for failure in found.failures[:3]:
        out.print(f"seed {failure.seed}, {' and '.join(failure.decks)}: {failure.error}", style=DIM)


def row(out: Console, what: str, value: str, style: str = "") -> None:
    """A line of a table of two columns."""
    out.print(styled(f"  {what:<22}", DIM).append(value, style))

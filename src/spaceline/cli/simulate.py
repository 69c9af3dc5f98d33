"""``spaceline simulate``: games between computer players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from spaceline.cli.terminal import BAD, DIM, Json, console, emit, heading, listed, styled
from spaceline.cli.trouble import Trouble, one_line
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
    json: Json = False,
) -> None:
    """Let computer players play against each other."""
    from spaceline.cards import rulesets
    from spaceline.hosting.decks import check_seats, named
    from spaceline.lab import simulation
    from spaceline.lab.matches import COUNTING, DEFAULT_LIMITS
    from spaceline.players.registry import USUAL, UnknownPlayerError, spec_of, words

    typed = players or [USUAL] * 2
    if len(typed) not in SEATS:
        raise Trouble(f"two to four players make a game, not {len(typed)}; there are: {', '.join(words())}")
    with one_line(UnknownRuleset, UnknownPlayerError):
        edition, names = rulesets.ruleset(ruleset), [spec_of(word).name for word in typed]
    check_seats(ruleset, len(names))
    brought = dict(zip(decks, named(edition, decks), strict=True)) if decks else simulation.ready_to_play(edition)
    if not brought:
        raise Trouble(f"there are no ready decks for {ruleset}; name files of decks with --decks")
    own = decks if decks and len(decks) == len(names) else ()
    found = simulation.simulate(edition, brought, names, games, seed, COUNTING if json else DEFAULT_LIMITS, own)
    if json:
        emit(found)
    else:
        print_simulation(console(), found)
    if found.errors:
        raise typer.Exit(1)


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

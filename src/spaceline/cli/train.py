"""``spaceline train``: learn what positions are worth, from games between computer players."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from spaceline.cli.ladder import check_folder, decks_for
from spaceline.cli.terminal import DIM, Json, console, emit, heading, listed
from spaceline.cli.trouble import one_line
from spaceline.cli.workers import Jobs, Ray, waited_for
from spaceline.editions import DEFAULT, RULESETS, MissingPart, UnknownRuleset, edition_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spaceline.lab.training import LearningStep, TrainedGame, TrainingGame
    from spaceline.players.commander.value import Weights


def train(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the games are kept, one in each line.")],
    ruleset: Annotated[str, typer.Option(help=f"The ruleset: {listed(RULESETS)}.")] = DEFAULT,
    games: Annotated[int, typer.Option(min=1, help="How many games to learn from.")] = 320,
    decks: Annotated[list[str] | None, typer.Option(help="With which decks; without, with all ready ones.")] = None,
    seed: Annotated[int, typer.Option(help="One seed always makes the same games; measure with others.")] = 500_000,
    jobs: Jobs = 1,
    ray: Ray = "",
    weights: Annotated[Path | None, typer.Option(metavar="FILE", help="Write what was learned into this file.")] = None,
    picture: Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="Draw the curve of learning.")] = None,
    json: Json = False,
) -> None:
    """Learn what positions are worth from games between officers.

    A training that was broken off goes on, and may be given more games.
    """
    from spaceline.cards import rulesets
    from spaceline.lab.game_files import GameFileError, terms_of
    from spaceline.lab.processes import Workers
    from spaceline.lab.training import curve, fitted, play_missing, schedule, training_file
    from spaceline.players.commander.searching import SEARCHED

    with one_line(UnknownRuleset, MissingPart, GameFileError):
        edition = rulesets.ruleset(ruleset)
        names = SEARCHED.of(edition_of(ruleset)).feature_names
        brought = decks_for(edition, decks)
        check_folder(picture)
        check_folder(weights)
        kept = training_file(file).begin_with(terms_of(edition, brought, seed))
    wanted = list(schedule(list(brought), games, seed))
    playing = play_missing(training_file(file), ruleset, kept, brought, wanted, Workers(jobs, ray))
    new = waited_for(playing, quietly=json)
    used = ordered((*kept, *new), wanted)
    with one_line(ValueError):
        learned, steps = fitted(used, names, ruleset, seed), curve(used, names)
    write(learned, steps, weights, picture)
    if json:
        emit({"new": len(new), "weights": learned, "curve": [it._asdict() for it in steps]})
    else:
        print_training(console(), learned, steps, len(new))


def ordered(games: Sequence[TrainedGame], wanted: Sequence[TrainingGame]) -> list[TrainedGame]:
    """The games that are learned from, in the order of their schedule."""
    by_game = {it.game: it for it in games}
    return [by_game[it] for it in wanted]


def write(learned: Weights, steps: Sequence[LearningStep], weights: Path | None, picture: Path | None) -> None:
    """Write what was learned, and draw how."""
    from spaceline.lab.training import plot

    if weights is not None:
        weights.write_bytes(msgspec.json.format(msgspec.json.encode(learned), indent=2) + b"\n")
    if picture is not None:
        picture.write_text(plot(steps, f"{learned.ruleset}: {learned.positions} positions"), encoding="utf-8")


def print_training(out: Console, learned: Weights, steps: Sequence[LearningStep], new: int) -> None:
    """Print how well the value foretells, and what it looks at."""
    heading(out, f"{learned.games} games, {learned.ruleset}, seed {learned.seed}", f"{new} of them now")
    said = f"in {learned.auc:.1%} of cases, on games left out"
    out.print(f"  {learned.positions} positions; a winner's is valued above a loser's {said}", style=DIM)
    table = Table(box=None, header_style=DIM, pad_edge=True)
    table.add_column("learned from", justify="right")
    table.add_column("right", justify="right")
    for step in steps:
        table.add_row(f"{step.games} games", f"{step.auc:.1%}")
    out.print(table)
    table = Table(box=None, header_style=DIM, pad_edge=True)
    table.add_column("weight", justify="right")
    table.add_column("of")
    for weight, name in sorted(zip(learned.weights, learned.features, strict=True), key=lambda it: -abs(it[0])):
        table.add_row(f"{weight:+.3f}", name)
    out.print(table)

"""``spaceline play``: sit down at a game."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer

from spaceline.cli.language import Spoken
from spaceline.cli.terminal import listed
from spaceline.cli.trouble import trouble
from spaceline.editions import DEFAULT, RULESETS


def play(
    context: typer.Context,
    deck: Annotated[str, typer.Option(help="Your deck: a ready deck or a deck file.")] = "federation",
    against: Annotated[
        str, typer.Option(help="The decks of the others, with commas between several; the last one goes on.")
    ] = "klingon",
    opponent: Annotated[
        str, typer.Option(help="The computer player: recruit, cadet, officer or, in Second Edition, commander.")
    ] = "officer",
    thinking: Annotated[
        str, typer.Option(help="How long a commander thinks about a move: quick, normal or thorough.")
    ] = "normal",
    players: Annotated[int, typer.Option(min=2, max=4, help="How many players; First Edition is for two.")] = 2,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="All players are people at this keyboard.")] = False,
    seed: Annotated[int | None, typer.Option(help="The seed of chance; without, a new one.")] = None,
    ruleset: Annotated[str, typer.Option(help=f"The ruleset: {listed(RULESETS)}.")] = DEFAULT,
    language: Spoken = "en",
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
) -> None:
    """Play against the computer, or with others at one keyboard."""
    from spaceline.cli.play.beginning import greet, named
    from spaceline.cli.play.opponents import opponent_for
    from spaceline.cli.play.sitting import Sitting
    from spaceline.cli.records.loading import going_on_with, load_game
    from spaceline.cli.terminal import console
    from spaceline.hosting.beginning import begin
    from spaceline.hosting.seating import PERSON, Chair

    refuse_together(context)
    if resume is not None:
        game, path = load_game(resume, language), resume
    else:
        other = PERSON if hot_seat else opponent_for(ruleset, opponent, typed(context, "thinking"))
        chairs = map(Chair, [PERSON, *([other] * (players - 1))], decks_of_all(deck, against, players))
        game = begin(ruleset, tuple(chairs), seed, language=language)
        path = Path(f"spaceline-{game.seating.seed}.save")
    game.names = named(game.words, game.seating)
    greet(out := console(), game.seating, game.words)
    with going_on_with(resume) if resume is not None else nullcontext():
        Sitting(game, out, path).play()


def decks_of_all(deck: str, against: str, players: int) -> list[str]:
    """The decks of all players; of those that are named for the others the last one stands for whoever is left.

    Raises:
        Trouble: none is named for the others, or more than there are.
    """
    others = [part.strip() for part in against.split(",") if part.strip()]
    if not others:
        raise trouble("trouble.option-without-value", option="--against")
    if len(others) >= players:
        raise trouble("trouble.too-many-decks", decks=len(others), others=players - 1)
    return [deck, *others, *([others[-1]] * players)][:players]


def refuse_together(context: typer.Context) -> None:
    """Refuse what means nothing beside a saved game, which has its own seats, decks, seed and rules, or among people.

    Raises:
        Trouble: something of that was typed.
    """
    names = {param.name or "": param.opts[0] for param in context.command.params}
    for name, option in names.items():
        is_typed = typed(context, name) is not None
        if is_typed and typed(context, "resume") is not None and name not in ("resume", "language"):
            raise trouble("trouble.beside-resume", option=option)
        if is_typed and context.params["hot_seat"] and name in ("opponent", "thinking"):
            raise trouble("trouble.beside-hot-seat", option=option)


def typed(context: typer.Context, name: str) -> str | None:
    """What was typed for an option; None where it just has its default."""
    source = context.get_parameter_source(name)
    return None if source is None or source.name == "DEFAULT" else str(context.params[name])

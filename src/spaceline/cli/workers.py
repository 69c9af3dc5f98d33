"""Who plays the games of a command, processes of this machine or a Ray cluster, and how one waits for them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, TypeVar

import typer
from rich.console import Console

from spaceline.cli.trouble import one_line

P = TypeVar("P")
Jobs = Annotated[int, typer.Option(min=1, help="How many processes play; the result is the same.")]
Ray = Annotated[
    str, typer.Option(metavar="ADDRESS", help='Play on this Ray cluster ("local" begins one); the result is the same.')
]


def waited_for(playing: Iterable[P], *, quietly: bool) -> tuple[P, ...]:
    """Wait for games, with a count of them on the error stream, which is left out where nobody watches.

    Raises:
        Trouble: there is no Ray cluster where they should be played.
    """
    from rich.progress import track

    from spaceline.lab.processes import NoRayError

    shown = Console(stderr=True)
    hidden = quietly or not shown.is_terminal
    with one_line(NoRayError):
        return tuple(track(playing, description="playing", console=shown, transient=True, disable=hidden))

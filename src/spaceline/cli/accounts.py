"""``spaceline account``: what the keeper of a server does for the holder of an account."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from spaceline.cli.trouble import Trouble, one_line

app = typer.Typer(help="Help the holder of an account, beside the running server.", no_args_is_help=True)


@app.callback()
def about() -> None:
    """Help the holder of an account, beside the running server."""


@app.command()
def reset(
    name: Annotated[str, typer.Argument(help="The name of the account.")],
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where the server keeps matches; without, a folder of yours.")
    ] = None,
) -> None:
    """Make a link by which the holder of an account chooses a new password: once, and within a day."""
    from spaceline.server.people.names import account_name
    from spaceline.server.problems import ProblemError
    from spaceline.server.settings import ServerError, from_environment
    from spaceline.server.storage.reading import reset_token

    with one_line(ServerError, ProblemError):
        settings = from_environment({"data": data})
        token = reset_token(settings, account_name(name))
    if token is None:
        raise Trouble("there is no account of that name")
    print(f"{settings.origin}/account/reset#{token}")

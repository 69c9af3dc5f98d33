"""``spaceline backup`` and ``spaceline restore``: all that a server keeps, in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from spaceline.cli.trouble import one_line

Data = Annotated[
    Path | None, typer.Option(metavar="DIR", help="Where the server keeps matches; without, a folder of yours.")
]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where it is written, for you only.")],
    data: Data = None,
) -> None:
    """Write all that a server keeps into one file, while it runs."""
    from spaceline.server.settings import ServerError, from_environment
    from spaceline.server.storage.backup import back_up

    with one_line(ServerError):
        counted = back_up(from_environment({"data": data}), file)
    print(f"{file}: {counted.tables['people']} people, {counted.tables['matches']} matches")


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What backup has written.")],
    data: Data = None,
) -> None:
    """Put a backup into an empty database, of either kind; the server must not run yet."""
    from spaceline.server.running import alone
    from spaceline.server.settings import ServerError, from_environment
    from spaceline.server.storage.backup import restore as put_back
    from spaceline.server.storage.upgrading import make_folder

    with one_line(ServerError):
        settings = from_environment({"data": data})
        make_folder(settings)
        with alone(settings):
            counted = put_back(settings, file)
    print(f"{counted.tables['people']} people and {counted.tables['matches']} matches are back")

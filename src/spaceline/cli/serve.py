"""``spaceline serve``: the table in the browser."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.prompt import Prompt

from spaceline.cli.language import say
from spaceline.cli.trouble import one_line


def serve(
    port: Annotated[int | None, typer.Option(help="The port; 0 for any that is free.  [default: 4747]")] = None,
    host: Annotated[
        str | None, typer.Option(help="The address to listen at; 0.0.0.0 for the whole network.  [default: 127.0.0.1]")
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the browser.")] = False,
    data: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Where matches and people are kept; without, a folder of yours."),
    ] = None,
    card_images: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Your own pictures of cards, each named by the card's id: 2e-se-1.jpg."),
    ] = None,
) -> None:
    """Open the table in the browser, and serve it to everybody who has the link."""
    from spaceline.server.running import AlreadyRunningError, beside, serve as run
    from spaceline.server.settings import ServerError, from_environment

    def ready(address: str) -> None:
        print(say("command.serve.at", address=address), flush=True)
        if not no_browser:
            open_browser(address)

    with one_line(ServerError):
        settings = from_environment({"port": port, "host": host, "data": data, "card_images": card_images})
        try:
            with ending():
                run(settings, ready)
        except AlreadyRunningError as found:
            choice = asked_beside(found.address)
            if not choice:
                raise
            if choice == OPEN and not no_browser:
                open_browser(found.address)
            elif choice == BESIDE:
                with ending():
                    run(beside(settings), ready)


@contextmanager
def ending() -> Iterator[None]:
    """Say that nothing is lost, when a server has ended, which is mostly by Ctrl+C."""
    try:
        yield
    except KeyboardInterrupt:
        print(f"\r{say('command.serve.ended')}", flush=True)
        raise
    print(f"\r{say('command.serve.ended')}", flush=True)


OPEN, BESIDE, NEITHER = "o", "b", "n"


def asked_beside(address: str) -> str:
    """What is to be done where a server is running already; empty where nobody can be asked."""
    if not sys.stdin.isatty() or not sys.stdout.isatty():
        return ""
    print(say("command.serve.running", address=address or say("command.serve.another-port")))
    print(f"  {OPEN}  {say('command.serve.open')}")
    print(f"  {BESIDE}  {say('command.serve.beside')}")
    print(f"  {NEITHER}  {say('command.serve.neither')}")
    return Prompt.ask(say("command.serve.which"), choices=[OPEN, BESIDE, NEITHER], default=OPEN)


def open_browser(address: str) -> None:
    """Show the table, on a machine that has a browser; it waits at the door until the server answers."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

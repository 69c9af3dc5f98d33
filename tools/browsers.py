"""A real browser and a real server for whatever looks at the client from outside: tests, measurements, pictures.

Usage: python tools/browsers.py install

It installs the browser, which nothing else does: Debian's Chromium without windows, through apt. Elsewhere it says
what to install.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parents[1]
CLIENT = ROOT / "web" / "dist" / "index.html"
GIVEN = "SPACELINE_BROWSER"
"""Names the browser's program, where it has none of the usual names."""
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The best first: the browser without windows opens a page in a third of the processor's time and draws the same."""
PACKAGES = ("chromium-headless-shell", "fonts-liberation")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-software-rasterizer",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""The browser asks nobody outside for anything."""
MISSING = f"no Chromium is installed: make browsers, or name one in {GIVEN}"
STARTING = 30
STOPPING = 10


class BrowserError(Exception):
    """There is no browser, or no server; the sentence says why."""


def browser_of_machine() -> str | None:
    """The program of the browser; None where there is none."""
    names = (os.environ[GIVEN],) if os.environ.get(GIVEN) else NAMES
    return next((found for found in map(shutil.which, names) if found), None)


@contextmanager
def browsing() -> Iterator[Browser]:
    """A browser, as long as the block lasts; it keeps what it keeps in a folder of its own.

    Raises:
        BrowserError: there is none.
    """
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - not needed for installing the browser

    program = browser_of_machine()
    if program is None:
        raise BrowserError(MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(QUIET))
        try:
            yield browser
        finally:
            browser.close()


class Serving:
    """``spaceline serve`` in a process of its own, over a folder; it can be killed and begun again where it was."""

    def __init__(self, folder: Path, **settings: str) -> None:
        """Settle where, and how: ``absence_seconds="1"``; nothing runs yet."""
        self.folder = folder
        self.settings = {f"SPACELINE_{name.upper()}": text for name, text in settings.items()}
        self.port = free_port()
        self.process: subprocess.Popen[str] | None = None

    @property
    def base(self) -> str:
        """The address, without a slash at its end."""
        return f"http://localhost:{self.port}"

    @property
    def told(self) -> Path:
        """The file with what the server logs."""
        return self.folder / "server.log"

    def begin(self) -> None:
        """Start, and wait until it answers.

        Raises:
            BrowserError: it does not start.
        """
        command = [sys.executable, "-m", "spaceline", "serve", "--no-browser"]
        with self.told.open("a") as told:
            self.process = subprocess.Popen(
                [*command, "--port", str(self.port), "--data", str(self.folder)],
                env=environment() | self.settings,
                stdout=subprocess.PIPE,
                stderr=told,
                text=True,
            )
        assert self.process.stdout is not None
        if self.base not in self.process.stdout.readline():
            raise BrowserError(f"the server does not start:\n{self.told.read_text()}")

    def kill(self) -> None:
        """Let it end as if the machine's power had gone."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop it, unless it has stopped."""
        if self.process is None:
            return
        self.process.send_signal(how)
        self.process.communicate(timeout=STOPPING)
        self.process = None


@contextmanager
def serving(folder: Path, **settings: str) -> Iterator[Serving]:
    """A running server with these settings, as long as the block lasts.

    Raises:
        BrowserError: the client is not built, or the server does not start.
    """
    if not CLIENT.is_file() and not os.environ.get("SPACELINE_CLIENT"):
        raise BrowserError("the client is not built: make client")
    folder.mkdir(parents=True, exist_ok=True)
    server = Serving(folder, **settings)
    try:
        server.begin()
        yield server
    finally:
        server.end()


def environment() -> dict[str, str]:
    """The environment of a server that knows nothing of this machine's, but for another build of the client."""
    kept = {name: text for name, text in os.environ.items() if not name.startswith("SPACELINE_")}
    client = {name: os.environ[name] for name in ("SPACELINE_CLIENT",) if name in os.environ}
    return {**kept, **client, "SPACELINE_LIMITED": "false", "SPACELINE_WORKERS": "1", "SPACELINE_LOG_LEVEL": "warning"}


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        found: int = door.getsockname()[1]
        return found


def install() -> None:
    """Install the browser, unless it is there.

    Raises:
        BrowserError: this machine has no apt, or may not use it, or apt fails.
    """
    if found := browser_of_machine():
        print(f"The browser is there: {found}")
        return
    if shutil.which("apt-get") is None:
        raise BrowserError(f"This is no Debian. Install Chromium or Chrome yourself, and name it in {GIVEN}.")
    root = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    if root and shutil.which(root[0]) is None:
        raise BrowserError(f"Only root may install packages here: apt-get install {' '.join(PACKAGES)}")
    for words in (["update", "--quiet"], ["install", "--quiet", "--yes", "--no-install-recommends", *PACKAGES]):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        if subprocess.run([*root, "apt-get", *words], env=quiet, check=False).returncode:
            raise BrowserError(f"apt-get {words[0]} failed; by hand: apt-get install {' '.join(PACKAGES)}")
    if browser_of_machine() is None:
        raise BrowserError(f"The package {PACKAGES[0]} brought no browser; name one in {GIVEN}.")


def main(words: list[str]) -> int:
    """Do what a word says."""
    if words != ["install"]:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        install()
    except BrowserError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

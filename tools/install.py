"""Install what a requirements file lists, with a line that says how far it is; what pip says is shown where it fails.

python tools/install.py "What the game needs" --require-hashes -r requirements/run.txt
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

PIP = (sys.executable, "-m", "pip", "install", "--disable-pip-version-check", "--progress-bar", "off")
LISTED = re.compile(r"^[A-Za-z0-9][^\s=]*==", re.MULTILINE)
STEP = re.compile(r"^(Collecting|Requirement already satisfied:) ([^\s;=<>!~@]+)")
LATE = ("Installing collected packages", "Building editable")
WIDTH = 78


def listed(arguments: Iterable[str]) -> int:
    """How many packages the requirements files among the arguments name."""
    return sum(len(LISTED.findall(Path(it).read_text())) for it in arguments if it.endswith(".txt"))


def install(what: str, arguments: list[str]) -> int:
    """Let pip install, and show how far it is; its exit code."""
    total, seen, said = listed(arguments), 0, []
    is_watched = sys.stdout.isatty()
    print(f"{what} ..." if not is_watched else "", end="" if is_watched else "\n", flush=True)
    with subprocess.Popen(
        [*PIP, *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    ) as pip:
        assert pip.stdout is not None
        for line in pip.stdout:
            said.append(line)
            if found := STEP.match(line):
                seen += 1
                show(f"{what}: {min(seen, total)} of {total}, {found[2]}" if total else f"{what}: {found[2]}")
            elif line.startswith(LATE):
                show(f"{what}: putting everything in place")
    if pip.returncode:
        print("", *said, sep="\n")
    elif is_watched:
        print(f"\r{what}: done".ljust(WIDTH))
    return pip.returncode


def show(text: str) -> None:
    """Put a line in the place of the last one, where somebody looks on."""
    if sys.stdout.isatty():
        print(f"\r{text[:WIDTH]}".ljust(WIDTH + 1), end="", flush=True)


if __name__ == "__main__":
    sys.exit(install(sys.argv[1], sys.argv[2:]))

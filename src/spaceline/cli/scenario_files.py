"""The scenario files that a command line names."""

from __future__ import annotations

from pathlib import Path

from spaceline.cli.trouble import Trouble


def found_in(files: list[Path]) -> list[Path]:
    """The scenario files, those in folders included.

    Raises:
        Trouble: a file is not there, or a folder holds no scenario.
    """
    paths: list[Path] = []
    for file in files:
        inside = sorted(file.rglob("*.yaml")) if file.is_dir() else [file]
        if not inside or not all(path.is_file() for path in inside):
            raise Trouble(f"there is no scenario {file}" if not file.is_dir() else f"no scenario lies in {file}")
        paths.extend(inside)
    return paths

"""The scenario files that a command line names."""

from __future__ import annotations

from pathlib import Path

from spaceline.cli.trouble import Trouble


def found_in(files: list[Path]) -> list[Path]:
    """The scenario files, those in folders included; a file that is not there is found out when it is read.

    Raises:
        Trouble: a folder holds no scenario.
    """
    paths: list[Path] = []
    for file in files:
        inside = sorted(file.rglob("*.yaml")) if is_folder(file) else [file]
        if not inside:
            raise Trouble(f"no scenario lies in {file}")
        paths.extend(inside)
    return paths


def is_folder(path: Path) -> bool:
    """Whether there is such a folder; of what cannot even be a name there is none."""
    try:
        return path.is_dir()
    except OSError:
        return False

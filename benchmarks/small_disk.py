"""A disk of its own in memory, which can be full: the real thing, for what is stored on it is refused by the system."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

SIZE = 3 * 2**30
PAGE = 4096
TRIES = 50


class Disk:
    """A ``tmpfs``, which takes root to be mounted."""

    def __init__(self, place: Path, owner: str = "") -> None:
        """Mount it at a place."""
        self.place = place
        place.mkdir()
        mount("-t", "tmpfs", "-o", f"size={SIZE}", "spaceline-faults", place)
        if owner:
            subprocess.run(["chown", owner, place], check=True)

    @property
    def used(self) -> int:
        """The bytes that are in use."""
        found = os.statvfs(self.place)
        return (found.f_blocks - found.f_bfree) * found.f_frsize

    def fill(self) -> None:
        """Leave no room: the disk becomes as small as what lies on it. It may grow while that is looked at."""
        for left in range(TRIES):
            try:
                mount("-o", f"remount,size={self.used + left * PAGE}", self.place)
            except subprocess.CalledProcessError:
                continue
            return
        raise RuntimeError("the disk could not be filled")

    def empty(self) -> None:
        """Make room again."""
        mount("-o", f"remount,size={SIZE}", self.place)

    def end(self) -> None:
        """Let go of it, at once or as soon as nobody uses it any more."""
        subprocess.run(["umount", "--lazy", self.place], check=True)


def mount(*words: object) -> None:
    """Call the program of that name."""
    subprocess.run(["mount", *map(str, words)], check=True, capture_output=True)

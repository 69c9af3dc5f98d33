"""How far somebody is with the lessons at this terminal: what is done, and what is begun, in a folder of theirs."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec

from spaceline.cli.trouble import trouble
from spaceline.core.decoding import built
from spaceline.hosting.own_folder import data_folder

FOLDER, DONE = "lessons", "done.json"
OWN = "SPACELINE_DATA"
"""Names another folder than the usual one, as for the server."""


class LessonProgress:
    """The chapters that are done, and the saved games of those that are begun."""

    def __init__(self, folder: Path) -> None:
        """Read and write in a folder, which is made when there is something to keep."""
        self.folder = folder

    @classmethod
    def of(cls, environment: Mapping[str, str] = os.environ) -> LessonProgress:
        """That of whoever sits at this machine."""
        own = environment.get(OWN)
        return cls((Path(own).expanduser() if own else data_folder(environment)) / FOLDER)

    @property
    def done(self) -> frozenset[str]:
        """The keys of the chapters that are done.

        Raises:
            Trouble: the file in which they stand is damaged.
        """
        file = self.folder / DONE
        try:
            return msgspec.json.decode(file.read_bytes(), type=built(frozenset[str]))
        except FileNotFoundError:
            return frozenset()
        except msgspec.DecodeError as error:
            raise trouble("trouble.progress-damaged", file=file) from error

    def game(self, key: str) -> Path:
        """The file in which a chapter that is begun is saved."""
        return self.folder / f"{key.replace('/', '-')}.save"

    def is_begun(self, key: str) -> bool:
        """Whether somebody has left in the middle of a chapter."""
        return self.game(key).is_file()

    def make_folder(self) -> None:
        """Make the folder, for its owner only, where it is missing."""
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)

    def finish(self, key: str) -> None:
        """A chapter is done."""
        self.make_folder()
        written = self.folder / f"{DONE}.new"
        written.write_bytes(msgspec.json.encode(sorted(self.done | {key})))
        written.replace(self.folder / DONE)
        self.forget(key)

    def forget(self, key: str) -> None:
        """A chapter is to begin anew."""
        self.game(key).unlink(missing_ok=True)

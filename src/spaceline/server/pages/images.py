"""Pictures of cards that the keeper of the server has in a folder: an address is looked up among their names.

A file counts when it lies in the folder itself, is called like a card with one of the usual endings, and is no link.
Whatever else lies there, or elsewhere, has no address.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from stat import S_ISREG

import msgspec

from spaceline.cards.rulesets import all_cards
from spaceline.editions import EDITIONS
from spaceline.server.pages.client import ASK, FOREVER
from spaceline.server.pages.face_book import Pictures

ADDRESS = "/images/"
KINDS = {".webp": "image/webp", ".png": "image/png", ".jpg": "image/jpeg", ".jpeg": "image/jpeg"}
"""By the ending of a file; of several files for one card the kind that stands first here is shown."""


class Image(msgspec.Struct, frozen=True):
    """A picture of a card."""

    card: str
    name: str
    """Of the file."""
    version: str
    """Another one when the file has changed."""

    @property
    def path(self) -> str:
        """Where it is found; browsers keep what they have found there."""
        return f"{ADDRESS}{self.name}?{self.version}"

    @property
    def kind(self) -> str:
        """What browsers must know of it."""
        return KINDS[ending(self.name)]

    def caching(self, version: str) -> str:
        """How long it may be kept by somebody who asked for a version."""
        return FOREVER if version == self.version else ASK


class Images:
    """The folder, looked at whenever somebody asks."""

    def __init__(self, folder: Path | None) -> None:
        """Look into a folder, where there is one."""
        self.folder = folder

    def pictures(self) -> Pictures:
        """Every card that has a picture, with the path of it."""
        shown: dict[str, Image] = {}
        for image in sorted(filter(None, map(self.found, self.names())), key=rank):
            shown.setdefault(image.card, image)
        return tuple((card, image.path) for card, image in shown.items())

    def image(self, name: str) -> tuple[Image, bytes] | None:
        """The picture in a file, with what is in it."""
        found = self.found(name)
        if found is None or self.folder is None:
            return None
        try:
            return found, (self.folder / found.name).read_bytes()
        except OSError:
            return None

    def names(self) -> list[str]:
        """The names of everything in the folder."""
        try:
            return [path.name for path in self.folder.iterdir()] if self.folder is not None else []
        except OSError:
            return []

    def found(self, name: str) -> Image | None:
        """The picture in a file; None for a file that is none of a card."""
        card = Path(name).stem
        if self.folder is None or ending(name) not in KINDS or name != card + Path(name).suffix or card not in cards():
            return None
        try:
            told = (self.folder / name).lstat()
        except OSError:
            return None
        return Image(card, name, f"{told.st_mtime_ns:x}-{told.st_size:x}") if S_ISREG(told.st_mode) else None


def ending(name: str) -> str:
    """The ending of a file, in small letters."""
    return Path(name).suffix.lower()


def rank(image: Image) -> tuple[str, int]:
    """The pictures of one card together, the kind that is shown first."""
    return image.card, list(KINDS).index(ending(image.name))


@cache
def cards() -> frozenset[str]:
    """The ids of all cards of all editions."""
    return frozenset(card for edition in EDITIONS for card in all_cards(edition))

"""The built client, kept in memory: an address is looked up among its files, and nothing else is ever read."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from html import escape
from pathlib import Path, PurePath

import msgspec

import spaceline
from spaceline.effects.render.lexicon import Lexicon
from spaceline.presentation.lexicon.english import ENGLISH
from spaceline.server.pages.document import element, page
from spaceline.server.settings import Settings

START = "index.html"
HASHED = "assets/"
"""The folder of files whose names change with what is in them."""
FOREVER = "public, max-age=31536000, immutable"
ASK = "no-cache"
PACKED = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".map")
KINDS = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


class Asset(msgspec.Struct, frozen=True):
    """A file of the client, as it is sent."""

    data: bytes
    packed: bytes | None
    """The compressed file, where that is worth it."""
    kind: str
    etag: str
    caching: str


class Client:
    """The files of the client; built anew, they are read anew."""

    def __init__(self, folder: Path | None) -> None:
        """Look into a folder, where there is one."""
        self.folder = folder
        self.assets: dict[str, Asset] = {}
        self.built = 0

    def asset(self, path: str) -> Asset | None:
        """The file at an address; the start page for an address that the client itself understands."""
        self.look()
        name = path.strip("/")
        found = self.assets.get(name)
        if found is None and "." not in name.rpartition("/")[2] and not name.startswith(HASHED):
            return self.assets.get(START)
        return found

    def is_start(self, asset: Asset) -> bool:
        """Whether a file is the start page."""
        return asset is self.assets.get(START)

    def look(self) -> None:
        """Read the files, if they are not those that were read."""
        if self.folder is None:
            return
        try:
            built = (self.folder / START).stat().st_mtime_ns
        except OSError:
            built = 0
        if built != self.built:
            self.assets = read(self.folder) if built else {}
            self.built = built


def read(folder: Path) -> dict[str, Asset]:
    """All files of a folder by their addresses."""
    files = sorted(path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return {path.relative_to(folder).as_posix(): made(folder, path) for path in files}


def made(folder: Path, path: Path) -> Asset:
    """A file, ready to be sent."""
    data = path.read_bytes()
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    is_hashed = path.relative_to(folder).as_posix().startswith(HASHED)
    return Asset(
        data,
        gzip.compress(data, mtime=0) if path.suffix in PACKED else None,
        f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
        f'"{hashlib.sha256(data).hexdigest()[:32]}"',
        FOREVER if is_hashed else ASK,
    )


def client_of(settings: Settings) -> Client:
    """The client: that of the settings, that of the installed package, or that of the checkout."""
    package = Path(spaceline.__file__).parent
    usual = (package / "server" / "client", package.parents[1] / "web" / "dist")
    places = usual if settings.client is None else (settings.client,)
    return Client(next((place for place in places if (place / START).is_file()), places[-1]))


def not_built(words: Lexicon, language: str = ENGLISH) -> bytes:
    """The page that stands in the place of the client, in the words of a language."""

    def told(key: str, **elements: str) -> str:
        return element("p", escape(words.templates[key]).format(**elements))

    return page(
        words.say("page.not-built"),
        told("page.not-built.why"),
        told("page.not-built.checkout", make=element("code", "make client"), play=element("code", "spaceline play")),
        told("page.not-built.programs", docs=element("a", "/docs", href="/docs")),
        language=PurePath(language).name,
    )

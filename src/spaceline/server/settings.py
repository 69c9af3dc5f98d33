"""What the server is told when it starts: by options of the command, by the environment, otherwise by default."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from spaceline.core.decoding import built
from spaceline.editions import EDITIONS
from spaceline.hosting.clocks import SECOND, UNCOUNTED
from spaceline.hosting.own_folder import data_folder
from spaceline.presentation import text_of
from spaceline.presentation.lexicon import UnknownLanguage
from spaceline.presentation.lexicon.english import ENGLISH

DEFAULT_PORT = 4747
LOCAL_NAMES = ("localhost", "127.0.0.1", "::1")
PREFIX = "SPACELINE_"
DATABASE_FILE = "spaceline.db"
MOST_WORKERS = 64
REDIS = ("redis", "rediss", "unix")
DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}


class ServerError(Exception):
    """The server cannot run like this; the message is one line for the person who starts it."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs. ``docs/server.md`` has a line for each of the environment's names."""

    data: Path
    """The folder of the embedded database, and whatever else must last."""
    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    database_url: str = ""
    """Empty for SQLite in the data folder."""
    redis_url: str = ""
    """A Redis by which the processes of several servers over one PostgreSQL tell each other; empty for NOTIFY."""
    origin: str = ""
    """The address that browsers show, where the server stands behind another: ``https://play.example``."""
    mail_server: str = ""
    """By which mail is sent: ``smtp://user:password@host:587``, or ``smtps://``; empty for none."""
    mail_from: str = ""
    """From which address mail is sent."""
    client: Path | None = None
    """The folder of the built client, where it is not in its usual place."""
    card_images: Path | None = None
    """A folder of one's own pictures of cards, each named by the definition: ``2e-se-1.jpg``."""
    metrics: str = "local"
    """Who may read ``/metrics``: ``local``, ``open`` or ``off``."""
    is_limited: bool = True
    """Whether people and addresses may do only so much in a time."""
    connections: int = 200
    """So many connections of one address may be open at once; those of ``proxies`` are not counted."""
    synchronous: str = "normal"
    """How SQLite writes: ``normal`` outlives the end of the process, ``full`` also that of the machine's power."""
    proxies: str = "127.0.0.1"
    """The addresses, with commas between them, that may say for whom they ask (``X-Forwarded-For``)."""
    workers: int = 2
    """So many processes think for computer players."""
    move_seconds: float = 10.0
    """So long a computer player may think about a move; after that the default answer is given."""
    absence_seconds: float = 90.0
    """So long people wait for one who is away before they may let the computer play, or end the game."""
    response_pause_seconds: float = 1.5
    """So long everybody waits where another person might respond, whether that person is asked or not; 0 for not at
    all."""
    keep_guests_days: int = 90
    """So long matches among guests are kept after their last move, and tables at which nobody ever sat down."""
    keep_unfinished_days: int = 0
    """So long a match of somebody with an account is kept that is not finished; 0 for ever, as finished ones are."""
    keep_reports_days: int = 365
    """So long reports are kept."""
    languages: str = ENGLISH
    """What is spoken, with commas between languages: names of folders of the lexicon, or where others are. A browser
    that asks for none of them is spoken to in the first."""
    log_level: str = ""
    """``debug``, ``info``, ``warning`` or ``error``; without, warnings on a terminal and everything else elsewhere."""

    @property
    def url(self) -> URL:
        """The database, with the driver that the server uses.

        Raises:
            ServerError: it is none that the server knows.
        """
        if not self.database_url:
            return URL.create(DRIVERS["sqlite"], database=str(self.data / DATABASE_FILE))
        try:
            given = make_url(self.database_url)
        except (ArgumentError, ValueError) as error:
            raise ServerError(f"{PREFIX}DATABASE_URL is no address of a database") from error
        kind = given.drivername.partition("+")[0]
        if kind not in DRIVERS:
            raise ServerError(f"the database {kind!r} is not known; there are: sqlite, postgresql")
        if kind == "sqlite" and not given.database:
            raise ServerError("a database of SQLite is a file: sqlite:///spaceline.db")
        return given.set(drivername=DRIVERS[kind])

    @property
    def spoken(self) -> tuple[str, ...]:
        """The languages, the usual one first."""
        return tuple(filter(None, map(str.strip, self.languages.split(",")))) or (ENGLISH,)

    @property
    def is_embedded(self) -> bool:
        """Whether the database is a file of this server alone."""
        return self.url.get_backend_name() == "sqlite"

    @property
    def is_secure(self) -> bool:
        """Whether browsers reach the server through TLS only."""
        return self.origin.startswith("https://")

    def is_host(self, host: str) -> bool:
        """Whether a request may be addressed to such a host.

        A server for this machine alone answers to its names only, so that no page can reach it under a name of
        its own that points here.
        """
        name = host_name(host)
        if name is None:
            return False
        if self.origin:
            return name in (host_name(urlsplit(self.origin).netloc), *LOCAL_NAMES)
        return self.host not in LOCAL_NAMES or name in LOCAL_NAMES


CHOICES = {
    "metrics": ("local", "open", "off"),
    "synchronous": ("normal", "full"),
    "log_level": ("", "debug", "info", "warning", "error"),
}


def from_environment(given: Mapping[str, Any], environment: Mapping[str, str] | None = None) -> Settings:
    """The settings that were given, then those of the environment, then the defaults.

    Raises:
        ServerError: one of them makes no sense.
    """
    environment = os.environ if environment is None else environment
    found: dict[str, Any] = {"data": data_folder(environment)}
    for field in msgspec.structs.fields(Settings):
        value = environment.get(PREFIX + field.name.upper().removeprefix("IS_"), "")
        if value:
            found[field.name] = value
    found |= {name: value for name, value in given.items() if value is not None}
    try:
        settings = msgspec.convert(found, built(Settings), strict=False, dec_hook=as_path)
    except msgspec.ValidationError as error:
        raise ServerError(f"the settings make no sense: {error}") from error
    return checked(settings)


def checked(settings: Settings) -> Settings:
    """The settings, if they make sense.

    Raises:
        ServerError: they do not.
    """
    for name, choices in CHOICES.items():
        if getattr(settings, name) not in choices:
            raise ServerError(f"{PREFIX}{name.upper()} is one of: {', '.join(filter(None, choices))}")
    check_numbers(settings)
    if settings.origin:
        parts = urlsplit(settings.origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path or parts.query or parts.fragment:
            raise ServerError(f"{PREFIX}ORIGIN is like https://play.example, without a path")
    if settings.card_images is not None and not settings.card_images.is_dir():
        raise ServerError(f"there is no folder of card images at {settings.card_images}")
    if settings.redis_url:
        check_redis(settings)
    if settings.mail_server:
        check_mail(settings)
    check_languages(settings)
    _ = settings.url
    return settings


def check_numbers(settings: Settings) -> None:
    """Check what is counted.

    Raises:
        ServerError: it makes no sense.
    """
    if not 0 <= settings.port < 1 << 16:
        raise ServerError(f"there is no port {settings.port}")
    if not 1 <= settings.workers <= MOST_WORKERS or settings.move_seconds <= 0:
        raise ServerError(f"there are 1 to {MOST_WORKERS} workers, and a move has more than no time")
    if settings.absence_seconds <= 0:
        raise ServerError("people wait for one who is away for more than no time")
    if not 0 <= settings.response_pause_seconds <= UNCOUNTED / SECOND:
        raise ServerError(f"where somebody might respond, a pause takes up to {UNCOUNTED // SECOND} seconds, or none")
    if settings.connections < 1:
        raise ServerError("an address has at least one connection")
    if min(settings.keep_guests_days, settings.keep_unfinished_days, settings.keep_reports_days) < 0:
        raise ServerError("what is kept, is kept for so many days, or for ever with 0")


def check_redis(settings: Settings) -> None:
    """Check that a Redis is named where one can be of use.

    Raises:
        ServerError: it is not.
    """
    if urlsplit(settings.redis_url).scheme not in REDIS:
        raise ServerError(f"{PREFIX}REDIS_URL is like redis://localhost:6379")
    if settings.is_embedded:
        raise ServerError(f"{PREFIX}REDIS_URL is for servers over PostgreSQL; one over SQLite has nobody to tell")


def check_mail(settings: Settings) -> None:
    """Check that mail can be sent with what is given.

    Raises:
        ServerError: it cannot.
    """
    parts = urlsplit(settings.mail_server)
    if parts.scheme not in ("smtp", "smtps") or host_name(parts.netloc.rpartition("@")[2]) in (None, ""):
        raise ServerError(f"{PREFIX}MAIL_SERVER is like smtp://user:password@host:587 or smtps://user:password@host")
    if not settings.origin or not settings.mail_from:
        raise ServerError(f"who sends mail sets {PREFIX}ORIGIN, for the links in it, and {PREFIX}MAIL_FROM")


def check_languages(settings: Settings) -> None:
    """Check that everything can be said in each language.

    Raises:
        ServerError: there is no such language, or its files cannot be used.
    """
    try:
        for language in settings.spoken:
            for edition in () if language == ENGLISH else EDITIONS:
                text_of(edition.names[0], language)
    except UnknownLanguage as error:
        raise ServerError(str(error)) from error


def as_path(kind: type, value: object) -> object:
    """Folders are written as texts."""
    if kind is Path:
        return Path(str(value)).expanduser()
    raise NotImplementedError


def host_name(host: str) -> str | None:
    """The host of ``host:port``; None when it has not that form."""
    try:
        parts = urlsplit(f"//{host}")
        _ = parts.port
    except ValueError:
        return None
    return (parts.hostname or "").casefold()

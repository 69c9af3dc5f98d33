"""The server's log: one event with its fields a line, for people on a terminal and for programs otherwise.

Neither addresses of requests nor bodies nor cookies are logged: a path may hold an invitation. What is logged is the
form of the path.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable
from time import monotonic
from typing import Any

import structlog

DOOR: structlog.stdlib.BoundLogger = structlog.get_logger("spaceline.door")
SECRET = ("password", "token", "cookie", "authorization", "invitation", "watch", "origin_url")


SELDOM = 60.0
"""Seconds between two lines about the same thing, where anybody outside could make it happen as often as they like."""


class Seldom:
    """Counts what happens often, for a log that tells it now and then."""

    def __init__(self, seconds: float = SELDOM, clock: Callable[[], float] = monotonic) -> None:
        """Begin with nothing told."""
        self.seconds, self.clock = seconds, clock
        self.counts: dict[str, int] = {}
        self.told: dict[str, float] = {}

    def count(self, what: str) -> int:
        """Count once more; how often it was since it was told last if it is to be told now, otherwise 0."""
        self.counts[what] = self.counts.get(what, 0) + 1
        at = self.clock()
        if at - self.told.get(what, -self.seconds) < self.seconds:
            return 0
        self.told[what] = at
        return self.counts.pop(what)


class LoopErrors:
    """What goes wrong in the loop beside everything: a connection that cannot be taken is noted once a minute.

    asyncio would note each, with a trace: hundreds in a second while no more files can be open.
    """

    def __init__(self) -> None:
        """Begin with nothing noted."""
        self.seldom = Seldom()

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Note something."""
        error = context.get("exception")
        if not isinstance(error, OSError) or "accept" not in str(context.get("message", "")).casefold():
            loop.default_exception_handler(context)
        elif count := self.seldom.count("accept"):
            DOOR.error("connections cannot be taken", times=count, reason=error.strerror)


class Repeated:
    """Lets one trace of a cause through in a minute, with how often there was one: a full disk fills no log."""

    def __init__(self, seldom: Seldom | None = None) -> None:
        """Begin with nothing told."""
        self.seldom = seldom or Seldom()

    def __call__(self, logger: Any, _: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
        """Let an event through.

        Raises:
            DropEvent: there was one of its cause a moment ago.
        """
        if not (error := error_of(event.get("exc_info"))):
            return event
        count = self.seldom.count(f"{getattr(logger, 'name', '')} {event.get('event')} {cause_of(error)}")
        if not count:
            raise structlog.DropEvent
        return event if count == 1 else {**event, "times": count}

    def filter(self, record: logging.LogRecord) -> bool:
        """Let a line of a library through, or not."""
        error = error_of(record.exc_info)
        if error is None or isinstance(record.msg, dict):
            return True
        return bool(self.seldom.count(f"{record.name} {cause_of(error)}"))


def error_of(told: Any) -> BaseException | None:
    """The exception that an event tells of, in whichever way."""
    if isinstance(told, BaseException):
        return told
    if isinstance(told, tuple):
        return told[1] if isinstance(told[1], BaseException) else None
    return sys.exc_info()[1] if told else None


def cause_of(error: BaseException) -> str:
    """By what a cause is known: the kind of the exception, and where it was raised."""
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    where = f"{place.tb_frame.f_code.co_filename}:{place.tb_lineno}" if place is not None else ""
    return f"{type(error).__name__} {where}"


class WithoutTraces(logging.Filter):
    """Takes the trace from what a client did wrong: text on a socket that is no UTF-8."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let everything through."""
        if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
            record.exc_info = None
            record.levelno, record.levelname = logging.WARNING, "WARNING"
        return True


WITHOUT_TRACES = WithoutTraces()


def without_secrets(_: Any, __: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Black out fields that would let the reader of a log in."""
    return {name: "…" if name.casefold() in SECRET else value for name, value in event.items()}


def configure(level: str) -> None:
    """Send the log of this program, and of the libraries that serve it, to the error stream."""
    is_watched = sys.stderr.isatty()
    usual = "warning" if is_watched else "info"
    console = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    shown: Any = console if is_watched else structlog.processors.JSONRenderer()
    stamps: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_secrets,
    ]
    last: list[Any] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta]
    if not is_watched:
        last.append(structlog.processors.format_exc_info)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=stamps, processors=[*last, shown]),
    )
    repeated = Repeated()
    handler.addFilter(repeated)
    logging.basicConfig(handlers=[handler], level=(level or usual).upper(), force=True)
    for library in ("sqlalchemy", "alembic", "asyncio", "litestar", "uvicorn", "websockets"):
        logging.getLogger(library).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(WITHOUT_TRACES)
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            repeated,
            *stamps,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )

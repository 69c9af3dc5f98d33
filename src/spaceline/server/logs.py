"""The server's log: one event with its fields a line, for people on a terminal and for programs otherwise.

Neither addresses of requests nor bodies nor cookies are logged: a path may hold an invitation. What is logged is the
form of the path.
"""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog

SECRET = ("password", "token", "cookie", "authorization", "invitation", "watch", "origin_url")


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
    logging.basicConfig(handlers=[handler], level=(level or usual).upper(), force=True)
    for library in ("sqlalchemy", "alembic", "asyncio", "litestar", "uvicorn", "websockets"):
        logging.getLogger(library).setLevel(logging.WARNING)
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *stamps,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )

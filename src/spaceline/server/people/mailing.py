"""Mail to the holders of accounts: by the server that the settings name, in a thread, and nobody waits for it."""

from __future__ import annotations

import re
import smtplib
import ssl
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from typing import TypeAlias
from urllib.parse import unquote, urlsplit

import structlog
from anyio import CapacityLimiter, to_thread

from spaceline.server.settings import LOCAL_NAMES, Settings

LOG: structlog.stdlib.BoundLogger = structlog.get_logger("spaceline.mail")
PATIENCE = 20.0
"""So many seconds a mail server may take for each step."""
PORTS = {"smtp": 587, "smtps": 465}
ADDRESS = re.compile(r"[^\s@<>,;:\"()\[\]\\]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
Post: TypeAlias = Callable[[str, str, str], Awaitable[None]]
"""Sends to an address, with a subject, a text."""


def is_address(text: str) -> bool:
    """Whether a text can be an address of mail; nothing in it reaches into the headers."""
    return text.isascii() and ADDRESS.fullmatch(text) is not None


def post_of(settings: Settings) -> Post | None:
    """How mail is sent; None where no server was named."""
    if not settings.mail_server:
        return None
    limiter = CapacityLimiter(1)

    async def post(to: str, subject: str, text: str) -> None:
        try:
            await to_thread.run_sync(send, settings, to, subject, text, limiter=limiter)
        except (OSError, smtplib.SMTPException) as error:
            LOG.warning("mail could not be sent", why=type(error).__name__)

    return post


def send(settings: Settings, to: str, subject: str, text: str) -> None:
    """Send a mail; over TLS, except to this machine."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = settings.mail_from, to, subject
    message.set_content(text)
    parts = urlsplit(settings.mail_server)
    host, port = parts.hostname or "", parts.port or PORTS[parts.scheme]
    safe = ssl.create_default_context()
    if parts.scheme == "smtps":
        server: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=safe)
    else:
        server = smtplib.SMTP(host, port, timeout=PATIENCE)
    with server:
        if parts.scheme == "smtp" and host not in LOCAL_NAMES:
            server.starttls(context=safe)
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(message)

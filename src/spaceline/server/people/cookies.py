"""The cookie by which a browser is known, and the token that a change must bring beside it.

The token for changes is worked out from the cookie's: a page of another site can make a browser send the cookie,
but can read neither. Nothing has to be stored for it.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

from litestar.datastructures import Cookie

from spaceline.server.settings import Settings
from spaceline.server.storage.sessions import DAY, SESSION_DAYS

PLAIN, SECURE = "spaceline", "__Host-spaceline"
HEADER = "X-CSRF-Token"


def cookie_name(settings: Settings) -> str:
    """The name of the cookie; over TLS one that browsers keep to this host."""
    return SECURE if settings.is_secure else PLAIN


def cookie(settings: Settings, token: str) -> Cookie:
    """The cookie that makes somebody known; without a token, the one that takes it away."""
    return Cookie(
        key=cookie_name(settings),
        value=token,
        path="/",
        httponly=True,
        samesite="lax",
        secure=settings.is_secure,
        max_age=SESSION_DAYS * DAY if token else 0,
    )


def change_token(token: str) -> str:
    """What the header of a change must hold."""
    return hmac.new(token.encode(), b"change", hashlib.sha256).hexdigest()


def is_change_token(token: str, given: str) -> bool:
    """Whether a header fits the cookie; it takes as long whichever letter is wrong."""
    return hmac.compare_digest(change_token(token).encode(), given.encode("utf-8", "replace"))


def token_of(settings: Settings, connection: Any) -> str:
    """The cookie's token of a request or a socket; empty without one."""
    return connection.cookies.get(cookie_name(settings)) or ""

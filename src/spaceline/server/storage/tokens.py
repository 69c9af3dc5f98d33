"""Numbers that nobody guesses, and what of them is stored."""

from __future__ import annotations

import hashlib
import re
import secrets
import time

BITS = 128
FORM = re.compile(r"[A-Za-z0-9_-]{22}")


def new_token() -> str:
    """Letters for an address or a cookie."""
    return secrets.token_urlsafe(BITS // 8)


def is_token(text: str) -> bool:
    """Whether a text has the form of a token; another can name nothing, and some no database takes (a NUL)."""
    return FORM.fullmatch(text) is not None


def token_hash(token: str) -> bytes:
    """What is stored of a token that lets somebody in; whoever reads the database cannot use it."""
    return hashlib.sha256(token.encode()).digest()


def now() -> int:
    """The time in seconds since 1970."""
    return int(time.time())

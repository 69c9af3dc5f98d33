"""Passwords, as Argon2id. Each takes 64 MiB and some hundredths of a second, so only a few are worked on at once."""

from __future__ import annotations

from anyio import CapacityLimiter, to_thread
from argon2 import PasswordHasher, Type
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE = 2
HASHER = PasswordHasher(type=Type.ID)
NOBODY = HASHER.hash("")
"""Compared with when there is no such account, so that the time of an answer does not tell."""


class Passwords:
    """Makes and compares hashes in threads."""

    def __init__(self) -> None:
        """Begin with nothing under work."""
        self.limiter = CapacityLimiter(AT_ONCE)

    async def hashed(self, password: str) -> str:
        """What is stored of a password."""
        return await to_thread.run_sync(HASHER.hash, password, limiter=self.limiter)

    async def fits(self, stored: str | None, password: str) -> bool:
        """Whether a password is the one; without an account it never is, and takes as long."""
        fits = await to_thread.run_sync(compared, stored or NOBODY, password, limiter=self.limiter)
        return fits and stored is not None

    @staticmethod
    def is_old(stored: str) -> bool:
        """Whether it was made by weaker rules than those of today."""
        return HASHER.check_needs_rehash(stored)


def compared(stored: str, password: str) -> bool:
    """Whether a password is the one."""
    try:
        return HASHER.verify(stored, password)
    except (VerificationError, InvalidHashError):
        return False

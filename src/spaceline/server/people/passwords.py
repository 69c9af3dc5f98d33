"""Passwords, as Argon2id. Each takes 64 MiB and some hundredths of a second, so only a few are worked on at once."""

from __future__ import annotations

from base64 import b64encode

from anyio import CapacityLimiter, to_thread
from argon2 import PasswordHasher, Type
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import ARGON2_VERSION

AT_ONCE = 2
HASHER = PasswordHasher(type=Type.ID)


def matching_nothing(hasher: PasswordHasher) -> str:
    """What a hasher takes as long to compare as a hash of its own, made without the work of making one."""
    salt, code = (b64encode(bytes(length)).decode().rstrip("=") for length in (hasher.salt_len, hasher.hash_len))
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2id$v={ARGON2_VERSION}${costs}${salt}${code}"


NOBODY = matching_nothing(HASHER)
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

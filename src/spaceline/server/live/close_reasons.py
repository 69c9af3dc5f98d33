"""Why sockets are closed: each code with its word, as docs/wire.md lists them."""

from __future__ import annotations


class CloseReason(Exception):
    """The socket is to be closed, with a code and a word for the client."""

    def __init__(self, code: int, reason: str) -> None:
        """Settle why."""
        super().__init__(reason)
        self.code, self.reason = code, reason


BROKEN = CloseReason(1011, "broken")
GOING = CloseReason(1012, "restart")
BUSY = CloseReason(1013, "busy")
MALFORMED = CloseReason(4400, "malformed")
UNKNOWN = CloseReason(4401, "unknown")
ENDED = CloseReason(4402, "session")
MISSING = CloseReason(4404, "missing")
SLOW = CloseReason(4408, "slow")
NOT_BEGUN = CloseReason(4409, "not-begun")
OTHER_VERSION = CloseReason(4426, "version")
TOO_OFTEN = CloseReason(4429, "too-often")

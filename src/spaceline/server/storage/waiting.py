"""How long somebody waits for a transaction, and that one which nobody waits for any more changes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from threading import Lock
from typing import TypeVar

T = TypeVar("T")


class InDoubtError(TimeoutError):
    """A commit had begun when it went wrong, or was not waited for any longer: it may have been, or yet be, done."""


class Patience:
    """Of whoever waits for a transaction: it is committed or given up, whichever comes first, and never both."""

    def __init__(self) -> None:
        """Somebody waits."""
        self.lock = Lock()
        self.is_committing = self.is_given_up = False

    def commits(self) -> None:
        """The transaction is going to be committed; called in its thread.

        Raises:
            TimeoutError: it must not be: whoever waited was told that nothing has changed.
        """
        with self.lock:
            if self.is_given_up:
                raise TimeoutError("nobody waits for this transaction any more")
            self.is_committing = True

    def gives_up(self) -> None:
        """Nobody waits any more; a transaction that is being committed just now goes on."""
        with self.lock:
            self.is_given_up = not self.is_committing


async def bounded(threads: Executor, deed: Callable[[Patience], T], seconds: float) -> T:
    """Do something in a thread, but wait for it so long only: a database may hang.

    Raises:
        TimeoutError: it took longer, and changes nothing any more.
        InDoubtError: nobody knows whether it has changed something, or will.
    """
    patience = Patience()
    done = asyncio.get_running_loop().run_in_executor(threads, deed, patience)
    try:
        async with asyncio.timeout(seconds):
            return await done
    except Exception as error:
        patience.gives_up()
        if patience.is_committing:
            raise InDoubtError(f"a commit is in doubt: {type(error).__name__}") from error
        raise

"""A process out of which servers come quickly: run it, and write a line for each server that is to begin.

It says the number of the server's process and its address, and ``ended`` once that process is gone.
"""

import asyncio
import os
import sys
from pathlib import Path

from tests.support.live_server import serving


async def serve(folder: Path) -> None:
    """Serve until somebody kills the process."""
    async with serving(folder) as server:
        tell(f"{os.getpid()} {server.base}")
        await asyncio.sleep(3600)


def tell(text: str) -> None:
    """Say something to whoever began the nursery."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main(folder: Path) -> None:
    """One server after another."""
    for _ in sys.stdin:
        process = os.fork()
        if not process:
            asyncio.run(serve(folder))
        os.waitpid(process, 0)
        tell("ended")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

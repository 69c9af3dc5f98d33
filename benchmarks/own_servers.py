"""Servers of our own on this machine: they begin, are killed, begin again where they were, and show what they use."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import sleep

GRACE = 30.0
LOOK = 2.0
"""Seconds for a look at how busy the machine is."""
IDLE = 0.1
"""A machine of which others use less than that part is idle."""


class Server:
    """A server in processes of its own."""

    def __init__(self, folder: Path, database: str, *, is_limited: bool = False, log: Path | None = None) -> None:
        """Settle where it keeps what it keeps, and where what it says goes; it has yet to begin."""
        self.folder, self.port, self.base, self.log = folder, 0, "", log
        self.environment = {**os.environ, "SPACELINE_LIMITED": str(is_limited), "SPACELINE_LOG_LEVEL": "error"}
        if database:
            self.environment["SPACELINE_DATABASE_URL"] = database
        self.process: subprocess.Popen[str] | None = None

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self.process is not None
        return self.process.pid

    def begin(self) -> None:
        """Begin, and wait until it listens; after the first time at the same address as before."""
        words = ["serve", "--port", str(self.port), "--no-browser", "--data", str(self.folder)]
        with ExitStack() as stack:
            errors = None if self.log is None else stack.enter_context(self.log.open("a", encoding="utf-8"))
            self.process = subprocess.Popen(
                [sys.executable, "-m", "spaceline", *words],
                env=self.environment,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        assert self.process.stdout is not None
        found = (word for line in self.process.stdout for word in line.split() if word.startswith("http://"))
        self.base = next(found, "").rstrip("/").replace("localhost", "127.0.0.1")
        if not self.base:
            raise RuntimeError("the server did not begin")
        self.port = int(self.base.rpartition(":")[2])

    def end(self) -> None:
        """Let it end by itself."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(GRACE)

    def kill(self) -> None:
        """Kill it, and wait until it is gone."""
        assert self.process is not None
        self.process.kill()
        self.process.communicate(timeout=GRACE)

    @property
    def workers(self) -> list[int]:
        """The processes that think for computer players."""
        return [process for process in children_of(self.pid) if "multiprocessing.spawn" in command_of(process)]


@contextmanager
def servers(processes: int, database: str, *, is_limited: bool = False) -> Iterator[list[Server]]:
    """So many servers, over SQLite or over one database."""
    with tempfile.TemporaryDirectory(prefix="spaceline-load-") as folder:
        made = [Server(Path(folder) / str(number), database, is_limited=is_limited) for number in range(processes)]
        try:
            for server in made:
                server.begin()
            yield made
        finally:
            for server in made:
                server.end()


def children_of(process: int) -> list[int]:
    """The processes that a process has begun in any of its threads; none where that cannot be seen."""
    threads = Path(f"/proc/{process}/task").glob("*/children")
    return [int(word) for thread in threads for word in read(str(thread)).split()]


def command_of(process: int) -> str:
    """The words with which a process was begun."""
    return read(f"/proc/{process}/cmdline").replace("\0", " ")


def memory_of(processes: Iterable[int]) -> int:
    """The mebibytes that processes keep in memory; 0 where that cannot be seen."""
    lines = (line for process in processes for line in read(f"/proc/{process}/status").splitlines())
    return sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) // 1024


def processor_of(processes: Iterable[int]) -> float:
    """The seconds of the processor that processes have used; 0 where that cannot be seen."""
    found = (read(f"/proc/{process}/stat").rpartition(")")[2].split() for process in processes)
    return sum(int(words[11]) + int(words[12]) for words in found if words) / os.sysconf("SC_CLK_TCK")


def busy() -> float:
    """Which part of the machine is in use just now; 0 where that cannot be seen."""
    before = ticks()
    sleep(LOOK)
    used, every = (now - then for now, then in zip(ticks(), before, strict=True))
    return round(used / every, 2) if every else 0.0


def ticks() -> tuple[int, int]:
    """What the processors have done since they began, and how much of both that and doing nothing there was."""
    words = [int(word) for word in read("/proc/stat").partition("\n")[0].split()[1:9]]
    return (sum(words) - sum(words[3:5]), sum(words)) if words else (0, 0)


def read(path: str) -> str:
    """What the system tells of itself; empty where it does not."""
    try:
        return Path(path).read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""

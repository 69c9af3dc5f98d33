"""A PostgreSQL of our own, on a disk of its own: it is killed, frozen, restarted and begins again."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path

import psycopg
from own_servers import children_of, read
from small_disk import Disk

OWNER = "postgres"
"""PostgreSQL does not run as root."""
PATIENCE = 60.0
OPTIONS = (
    "listen_addresses=''",
    "max_connections=60",
    "shared_buffers=64MB",
    "min_wal_size=32MB",
    "max_wal_size=96MB",
    "autovacuum_naptime=15s",
)


class Cluster:
    """A cluster, reached through a socket in its folder."""

    def __init__(self, folder: Path) -> None:
        """Make it, and let it begin."""
        self.folder = folder
        folder.mkdir()
        self.is_root = os.geteuid() == 0
        if self.is_root:
            shutil.chown(folder, OWNER)
            folder.parent.chmod(0o755)
        self.disk = Disk(folder / "disk", OWNER if self.is_root else "")
        self.data = folder / "disk" / "data"
        self.call("initdb", "-D", self.data, "-U", "spaceline", "-A", "trust", "--no-sync")
        self.begin()

    @property
    def door(self) -> Path:
        """Its socket."""
        return self.folder / ".s.PGSQL.5432"

    @property
    def url(self) -> str:
        """Its address, past all lines."""
        return f"postgresql://spaceline@/postgres?host={self.folder}"

    @property
    def first(self) -> int:
        """The process that begins the others; 0 when it has ended."""
        number = int((read(str(self.data / "postmaster.pid")).split() or ["0"])[0])
        return number if number and "postgres" in read(f"/proc/{number}/comm") else 0

    @property
    def processes(self) -> list[int]:
        """All of them, the first one at the head."""
        return [self.first, *children_of(self.first)] if self.first else []

    def call(self, program: str, *words: object) -> None:
        """Run a program of PostgreSQL."""
        usual = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"), reverse=True)
        found = shutil.which(program) or str(usual[0])
        prefix = ["runuser", "-u", OWNER, "--"] if self.is_root else []
        done = subprocess.run(
            [*prefix, found, *map(str, words)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            cwd="/",
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stderr}")

    def begin(self) -> None:
        """Begin, and wait until it answers."""
        options = " ".join(f"-c {it}" for it in OPTIONS)
        self.call("pg_ctl", "-D", self.data, "-o", f"-k {self.folder} {options}", "-l", self.log, "-w", "start")

    @property
    def log(self) -> Path:
        """What it says; not on the disk that gets full."""
        return self.folder / "log"

    def restart(self) -> None:
        """Stop in order, but fast, and begin again."""
        self.call("pg_ctl", "-D", self.data, "-m", "fast", "-l", self.log, "-w", "restart")

    def kill(self) -> None:
        """Kill all of its processes, and wait until they are gone."""
        killed = self.processes
        self.signal(signal.SIGKILL, killed)
        until = time.monotonic() + PATIENCE
        while any("postgres" in read(f"/proc/{it}/comm") and not is_dead(it) for it in killed):
            if time.monotonic() > until:
                raise RuntimeError("the database could not be killed")
            time.sleep(0.01)

    def freeze(self) -> list[int]:
        """Let all of its processes stand still; returns them."""
        frozen = self.processes
        self.signal(signal.SIGSTOP, frozen)
        return frozen

    def signal(self, number: signal.Signals, processes: list[int]) -> None:
        """Send a signal to processes, as far as they are there."""
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, number)

    def recover(self) -> None:
        """Wait until it answers; where it has ended by itself, begin it again."""
        until = time.monotonic() + PATIENCE
        while not self.answers():
            if time.monotonic() > until:
                raise RuntimeError("the database does not come back")
            if not self.first:
                with suppress(RuntimeError):
                    self.begin()
            time.sleep(0.1)

    def answers(self) -> bool:
        """Whether something can be asked."""
        try:
            with psycopg.connect(self.url, connect_timeout=5) as connection:
                return connection.execute("SELECT 1").fetchone() == (1,)
        except psycopg.Error:
            return False

    def end(self) -> None:
        """End at once."""
        self.kill()
        self.disk.end()


def is_dead(process: int) -> bool:
    """Whether a process has ended, and only its number is left."""
    return read(f"/proc/{process}/stat").rpartition(")")[2].split()[:1] in ([], ["Z"])

"""The faults: how each begins and ends, and for which servers nothing can be stored meanwhile."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import time
from collections.abc import Sequence
from contextlib import suppress

import psycopg
from health_watch import CLOCK_SLACK
from own_postgres import Cluster
from scene import Place, Scene, others_than

BRIEF, LONG = 4.0, 22.0
"""Seconds that a fault lasts at most once everybody knows of it; one in some lasts up to the longer time."""
ONE_LONG_IN = 5
LOCKED = 20.0
"""Seconds within which a lock must be had."""
DAYS = 40
"""A clock jumps by so many days at most."""
TICK = 2.5
"""Seconds until a process has noticed what its clock shows now."""
TWICE = 90.0
"""Seconds within which somebody must have given two answers at once."""


class Fault:
    """One fault, from its beginning to its end."""

    name = ""
    needs_postgres = False
    is_long = False
    """Whether it may last long: then what waits for a database gives up."""
    is_of_storage = False
    """Whether something may not be stored because of it."""

    def __init__(self, scene: Scene) -> None:
        """Settle by chance whom it hits and how hard; nothing happens yet."""
        self.scene, self.rng = scene, scene.rng
        self.hit: Sequence[Place] = scene.places
        is_long = self.is_long and not self.rng.randrange(ONE_LONG_IN)
        self.seconds = self.rng.uniform(BRIEF, LONG) if is_long else self.rng.uniform(0, BRIEF)

    @property
    def detail(self) -> str:
        """What of it is worth knowing beside its name."""
        return ""

    @property
    def unable(self) -> Sequence[Place]:
        """The servers that can store nothing while it lasts: they must say so."""
        return ()

    @property
    def well(self) -> Sequence[Place]:
        """The servers that go on as if nothing were wrong: they must say that all is well."""
        return others_than(self.unable, self.scene.places)

    async def begin(self) -> None:
        """Let it begin."""

    async def end(self) -> None:
        """Let it end; whatever it has stopped goes on."""


class DatabaseFault(Fault):
    """A fault of the PostgreSQL that all servers share."""

    needs_postgres = True
    is_long = is_of_storage = True

    @property
    def cluster(self) -> Cluster:
        """The database."""
        assert self.scene.cluster is not None
        return self.scene.cluster

    @property
    def unable(self) -> Sequence[Place]:
        """All."""
        return self.scene.places


class ServerKilled(Fault):
    """A server is killed and begins again, at times once more while it comes back."""

    name = "server killed"

    def __init__(self, scene: Scene) -> None:
        """One server is hit."""
        super().__init__(scene)
        self.hit = [self.rng.choice(scene.places)]
        self.again = self.rng.random() < 1 / 3

    @property
    def well(self) -> Sequence[Place]:
        """The others."""
        return others_than(self.hit, self.scene.places)

    async def begin(self) -> None:
        """Kill it."""
        server = self.hit[0].server
        await asyncio.to_thread(server.kill)
        if self.again:
            await asyncio.to_thread(server.begin)
            await asyncio.sleep(self.rng.random() * 2)
            await asyncio.to_thread(server.kill)

    async def end(self) -> None:
        """Begin it again."""
        await asyncio.to_thread(self.hit[0].server.begin)


class WorkerKilled(Fault):
    """A process that thinks for computer players is killed."""

    name = "worker killed"

    async def begin(self) -> None:
        """Kill one; where none is there just now wait for one."""
        until = time.monotonic() + TWICE
        while time.monotonic() < until:
            workers = [worker for server in self.scene.servers for worker in server.workers]
            if workers:
                with suppress(ProcessLookupError):
                    os.kill(self.rng.choice(workers), signal.SIGKILL)
                    return
            await asyncio.sleep(0.2)
        self.scene.troubles.append("no process thinks for computer players")


class DatabaseKilled(DatabaseFault):
    """All processes of the database are killed, and it begins again after a while."""

    name = "database killed"

    async def begin(self) -> None:
        """Kill them."""
        await asyncio.to_thread(self.cluster.kill)

    async def end(self) -> None:
        """Begin it again."""
        await asyncio.to_thread(self.cluster.recover)


class DatabaseRestarted(DatabaseFault):
    """The database is stopped in order and begins again at once; whoever asks in between is told so."""

    name = "database restarted"
    unable = well = ()
    is_long = False

    async def begin(self) -> None:
        """Do all of it."""
        await asyncio.to_thread(self.cluster.restart)


class DatabaseFrozen(DatabaseFault):
    """All processes of the database stand still, and go on after a while."""

    name = "database frozen"
    frozen: Sequence[int] = ()

    async def begin(self) -> None:
        """Let them stand still."""
        self.frozen = self.cluster.freeze()

    async def end(self) -> None:
        """Let them go on; a process that was begun in the very moment stands still in none."""
        self.cluster.signal(signal.SIGCONT, [*self.frozen, *self.cluster.processes])


class DiskFull(Fault):
    """The disk of the database is full. What fits into room that is there may still be stored."""

    name = "disk full"
    is_long = is_of_storage = True
    well = ()

    async def begin(self) -> None:
        """Fill it."""
        await asyncio.to_thread(self.scene.disk.fill)

    async def end(self) -> None:
        """Make room; a PostgreSQL that could not write its log has ended, and begins again."""
        await asyncio.to_thread(self.scene.disk.empty)
        if self.scene.cluster is not None:
            await asyncio.to_thread(self.scene.cluster.recover)


class Locked(Fault):
    """Another process holds a lock on all that could be changed."""

    name = "lock"
    is_long = is_of_storage = True
    lock: sqlite3.Connection | psycopg.Connection | None = None

    @property
    def unable(self) -> Sequence[Place]:
        """All."""
        return self.scene.places

    async def begin(self) -> None:
        """Get the lock."""
        self.lock = await asyncio.to_thread(self.locked)

    def locked(self) -> sqlite3.Connection | psycopg.Connection:
        """A connection that has the lock; tried again where others wait for each other because of it."""
        if self.scene.cluster is None:
            file = sqlite3.connect(self.scene.file, timeout=LOCKED, isolation_level=None, check_same_thread=False)
            file.execute("BEGIN EXCLUSIVE")
            return file
        until = time.monotonic() + LOCKED
        while True:
            connection = psycopg.connect(self.scene.cluster.url)
            try:
                tables = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
                names = ", ".join(f'"{name}"' for (name,) in tables)
                connection.execute(f"LOCK TABLE {names} IN ACCESS EXCLUSIVE MODE".encode())
            except psycopg.OperationalError:
                connection.close()
                if time.monotonic() > until:
                    raise
            else:
                return connection

    async def end(self) -> None:
        """Let go of it."""
        assert self.lock is not None
        self.lock.rollback()
        self.lock.close()


class LineFault(Fault):
    """A fault of the line between bots and a server, or between a server and its database."""

    def __init__(self, scene: Scene) -> None:
        """One server is hit, at one side."""
        super().__init__(scene)
        place = self.rng.choice(scene.places)
        self.hit = [place]
        self.is_at_database = self.is_of_storage = place.to_database is not None and self.rng.random() < 1 / 2
        self.line = place.to_database if self.is_at_database and place.to_database else place.to_bots

    @property
    def detail(self) -> str:
        """Which side."""
        return "to the database" if self.is_at_database else "to the bots"


class LineCut(LineFault):
    """All connections of a line are reset, and whoever comes is turned away for a while."""

    name = "line cut"

    @property
    def unable(self) -> Sequence[Place]:
        """The one that is cut off from its database."""
        return self.hit if self.is_at_database else ()

    async def begin(self) -> None:
        """Cut it."""
        self.line.is_cut = True
        self.line.cut()

    async def end(self) -> None:
        """Mend it."""
        self.line.is_cut = False


class LineSlow(LineFault):
    """Everything on a line is held back: seconds for bots, hundredths of one for a database that is asked often."""

    name = "line slow"

    async def begin(self) -> None:
        """Hold back."""
        self.line.delay = self.rng.uniform(0.005, 0.03) if self.is_at_database else self.rng.uniform(0.2, 2.0)
        self.seconds += BRIEF

    async def end(self) -> None:
        """Hold back nothing more."""
        self.line.delay = 0.0


class ClockJump(Fault):
    """The clock of a server, or of all, jumps by hours or days, ahead or back; at the end it jumps to where it was."""

    name = "clock jump"

    def __init__(self, scene: Scene) -> None:
        """Settle whose clock, and how far."""
        super().__init__(scene)
        self.hit = self.rng.choice([scene.places, [self.rng.choice(scene.places)]])
        hours = self.rng.choice([self.rng.randint(1, 23), 24 * self.rng.randint(1, DAYS)])
        self.hours = hours * self.rng.choice([1, -1])

    @property
    def detail(self) -> str:
        """Which way."""
        return "ahead" if self.hours > 0 else "back"

    async def begin(self) -> None:
        """Let it jump, and see that it does."""
        await self.turn(self.hours)

    async def end(self) -> None:
        """Let it jump to where it was."""
        await self.turn(0)

    async def turn(self, hours: int) -> None:
        """Set the clocks, and see what the servers take for the time when they are asked after that."""
        for place in self.hit:
            place.set_clock(hours)
        await asyncio.sleep(TICK)
        since = time.monotonic()
        for place in self.hit:
            ahead = await self.scene.watch.clock_reaches(place.server, hours * 3600, since)
            if not abs(ahead - hours * 3600) <= CLOCK_SLACK:
                self.scene.troubles.append(f"a clock should be {hours} hours ahead, and is {ahead / 3600:.2f}")


class TwoAnswers(Fault):
    """The next bot that answers gives two answers at once, at two processes where there are two."""

    name = "two answers at once"

    async def begin(self) -> None:
        """Ask for it, and wait until it is done."""
        wanted = self.scene.tally.twice = asyncio.get_running_loop().create_future()
        try:
            await asyncio.wait_for(wanted, TWICE)
        except TimeoutError:
            self.scene.tally.twice = None
            self.scene.troubles.append("nobody gave two answers at once")


KINDS: tuple[type[Fault], ...] = (
    ServerKilled,
    WorkerKilled,
    DatabaseKilled,
    DiskFull,
    Locked,
    DatabaseRestarted,
    DatabaseFrozen,
    LineCut,
    LineSlow,
    ClockJump,
    TwoAnswers,
)

"""All that a run of faults has under its hands: servers, their lines and clocks, the database, those who watch."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random

from health_watch import Watch
from lines import Ends, Line
from own_postgres import Cluster
from own_servers import Server
from small_disk import Disk
from tally import Tally

WRONG_CLOCK = Path(__file__).parent / "wrong_clock"
FILE = "spaceline.db"


@dataclass
class Place:
    """A server and what leads to and from it."""

    server: Server
    clock: Path
    """The file that tells by how much its clock is wrong."""
    to_bots: Line
    to_database: Line | None = None

    @property
    def base(self) -> str:
        """Where bots come in."""
        return f"http://127.0.0.1:{self.to_bots.port}"

    def set_clock(self, hours: int) -> None:
        """Let its clock be wrong by so many hours, at most a second from now."""
        self.clock.write_text(f"{hours * 3600}", encoding="ascii")


@dataclass
class Scene:
    """A run."""

    places: list[Place]
    disk: Disk
    """Where everything is stored."""
    cluster: Cluster | None
    rng: Random
    tally: Tally
    watch: Watch
    troubles: list[str] = field(default_factory=list)

    @property
    def servers(self) -> list[Server]:
        """All of them."""
        return [place.server for place in self.places]

    @property
    def file(self) -> Path:
        """The file of SQLite."""
        return self.places[0].server.folder / FILE


@asynccontextmanager
async def scene(folder: Path, processes: int, tally: Tally, rng: Random, *, is_shared: bool) -> AsyncIterator[Scene]:
    """Servers over a PostgreSQL of their own, or one over SQLite, for as long as the block lasts."""
    await asyncio.to_thread(folder.chmod, 0o755)
    cluster = Cluster(folder / "cluster") if is_shared else None
    disk = cluster.disk if cluster else Disk(folder / "disk")
    places: list[Place] = []
    try:
        places.extend([await begun(folder, disk, cluster, number) for number in range(processes)])
        watch = Watch([place.server for place in places])
        watch.begin()
        found = Scene(places, disk, cluster, rng, tally, watch)
        yield found
        found.troubles.extend(await watch.end())
    finally:
        for place in places:
            with suppress(Exception):
                await asyncio.to_thread(place.server.end)
            await place.to_bots.close()
            if place.to_database:
                await place.to_database.close()
        cluster.end() if cluster else disk.end()


async def begun(folder: Path, disk: Disk, cluster: Cluster | None, number: int) -> Place:
    """A server that runs, with its lines."""
    url, line, data = "", None, disk.place / "data"
    if cluster is not None:
        line = Line(partial(asyncio.open_unix_connection, cluster.door))
        await line.open()
        url, data = f"postgresql://spaceline@127.0.0.1:{line.port}/postgres", folder / f"data-{number}"
    server = Server(data, url, log=folder / f"log-{number}")
    place = Place(server, folder / f"clock-{number}", Line(partial(lead_to, server)), line)
    place.set_clock(0)
    server.environment |= with_clock(place.clock)
    await asyncio.to_thread(server.begin)
    await place.to_bots.open()
    return place


async def lead_to(server: Server) -> Ends:
    """A connection to a server, wherever it listens."""
    return await asyncio.open_connection("127.0.0.1", server.port)


def with_clock(file: Path) -> dict[str, str]:
    """What a process must be told so that its clock is off by the seconds in a file, but what only goes up goes up."""
    path = os.pathsep.join(it for it in (str(WRONG_CLOCK), os.environ.get("PYTHONPATH", "")) if it)
    return {"PYTHONPATH": path, "SPACELINE_WRONG_CLOCK": str(file)}


def others_than(hit: Sequence[Place], places: Sequence[Place]) -> list[Place]:
    """Those of some places that are not hit."""
    return [place for place in places if place not in hit]

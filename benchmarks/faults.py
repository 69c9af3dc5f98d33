"""Faults under load: servers and databases are killed, frozen and locked, disks are full, lines cut, clocks wrong.

The load is that of ``load_server.py`` with a longer pause; one match in four has a computer player. One random fault
comes after another. Meanwhile each server is asked how it is (``/health``): where nothing can be stored it must say so,
everywhere else it must say that all is well, and so must all when a fault is over. After the last fault every match
must go on. Then the record of each is compared with what its bots were told, and some are played again.

Run it from a checkout, as root, for it mounts a ``tmpfs``: ``python benchmarks/faults.py``. Over PostgreSQL
(``--postgres``) it begins a cluster of its own. Results are added to ``benchmarks/faults.jsonl``; the exit code is 1
when anything went wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from comparing import compare
from fault_kinds import KINDS, DiskFull, Fault, ServerKilled
from health_watch import BOUND, COMING_BACK, ILL, WELL
from load_server import load, told
from own_servers import busy
from record import append
from scene import Place, Scene, scene
from tally import Tally

REPLAYED = 100
"""So many records are played again at the end."""
HELD = 30.0
"""A disk stays full for so many seconds at most until all who could not store something tell it."""


@dataclass
class Course:
    """How the faults went."""

    kinds: Counter[str] = field(default_factory=Counter)
    told: int = 0
    """So often a server was right to say that it can store nothing."""
    slowest_ill: float = 0.0
    slowest_well: float = 0.0
    slowest_back: float = 0.0
    """Seconds until that was said, until it was taken back, and until a server was well that had begun again."""
    wrong: int = 0
    """So often a server told something wrong of how it is."""
    unable_until: float = 0.0
    """When the last fault ended because of which something could not be stored: that may be told a while longer."""


async def disturb(here: Scene, course: Course) -> None:
    """Let one fault come after another once everybody sits; then let every match go on once more, and end the run."""
    asked, tally = here.tally.asked, here.tally
    await tally.begun.wait()
    kinds = drawn_from(asked)
    try:
        for number in range(asked.faults):
            await asyncio.sleep(here.rng.random() * asked.gap)
            fault = here.rng.choice(kinds)(here)
            await suffer(here, course, fault)
            name = f"{fault.name} {fault.detail}".strip()
            course.kinds[fault.name] += 1
            print(f"{number + 1}: {name} ({len(tally.waits)} answers, {len(here.troubles)} troubles)", file=sys.stderr)
    finally:
        tally.finale = monotonic()
        tally.until = tally.finale + asked.seconds


async def suffer(here: Scene, course: Course, fault: Fault) -> None:
    """Let a fault begin, last and end, and look at what the servers say of themselves."""
    began = monotonic()
    await fault.begin()
    if isinstance(fault, DiskFull):
        await while_full(here, course, fault, began)
    for place in fault.unable:
        await must_tell(here, course, fault, place, ILL, began)
    await asyncio.sleep(fault.seconds)
    for place in fault.well:
        for look in here.watch.others(place.server, WELL, max(began, course.unable_until + BOUND), monotonic()):
            wrong(here, course, f"during {fault.name} {fault.detail} a server told {look.status} {look.why}")
    await fault.end()
    ended = monotonic()
    if fault.is_of_storage:
        course.unable_until = ended
    within = BOUND + (COMING_BACK if isinstance(fault, ServerKilled) else 0)
    for place in here.places:
        await must_tell(here, course, fault, place, WELL, ended, within)


async def while_full(here: Scene, course: Course, fault: Fault, began: float) -> None:
    """While a disk is full whoever could not store something must say so; what fits may still be stored."""
    while monotonic() < began + HELD:
        for place in here.places:
            since = next((at for at, base in here.tally.broken if at >= began and base == place.base), None)
            if since is None:
                continue
            await must_tell(here, course, fault, place, ILL, began, since + BOUND - began)
            return
        await asyncio.sleep(0.2)


async def must_tell(
    here: Scene, course: Course, fault: Fault, place: Place, status: int, since: float, within: float = BOUND
) -> None:
    """See that a server tells how it is, in time."""
    look = await here.watch.tells(place.server, status, since, within)
    when = f"{'during' if status == ILL else 'after'} {fault.name} {fault.detail}".strip()
    if look is None:
        last = here.watch.looks[place.server.base][-1]
        wrong(
            here, course, f"{when} a server did not tell {status} within {within:.0f} s, but {last.status} {last.why}"
        )
    elif status == ILL:
        course.told += 1
        course.slowest_ill = max(course.slowest_ill, look.told - since)
    elif isinstance(fault, ServerKilled):
        course.slowest_back = max(course.slowest_back, look.told - since)
    else:
        course.slowest_well = max(course.slowest_well, look.told - since)


def wrong(here: Scene, course: Course, trouble: str) -> None:
    """A server told something wrong of how it is."""
    course.wrong += 1
    here.troubles.append(trouble)
    print(f"trouble: {trouble}", file=sys.stderr)


def drawn_from(asked: argparse.Namespace) -> list[type[Fault]]:
    """The kinds of faults that can happen here."""
    wanted = [it.strip() for it in asked.kinds.split(",") if it.strip()]
    return [
        kind for kind in KINDS if (not wanted or kind.name in wanted) and (asked.postgres or not kind.needs_postgres)
    ]


async def run(asked: argparse.Namespace) -> tuple[dict[str, Any], list[str]]:
    """Play under faults, and tell how it went and what went wrong."""
    tally, course = Tally(asked, is_disturbed=True), Course()
    with tempfile.TemporaryDirectory(prefix="spaceline-faults-") as name:
        folder = Path(name)
        async with scene(folder, asked.processes, tally, Random(asked.seed), is_shared=asked.postgres) as here:
            disturbing = asyncio.create_task(disturb(here, course))
            await load([place.base for place in here.places], here.servers, tally)
            failed = await asyncio.gather(disturbing, return_exceptions=True)
            found = told(tally)
            for server in here.servers:
                await asyncio.to_thread(server.end)
            cluster = here.cluster
            numbers, lost = await compare(
                here.servers[0].folder, cluster.url if cluster else "", tally.ledgers, asked.replayed
            )
        if asked.logs:
            await asyncio.to_thread(keep_logs, folder, Path(asked.logs))
    crashed = [f"{type(it).__name__}: {it}" for it in failed if isinstance(it, BaseException)]
    troubles = [*here.troubles, *tally.errors, *lost, *crashed]
    return result(found, course, tally, asked) | numbers | {"troubles": len(troubles)}, troubles


def keep_logs(folder: Path, kept: Path) -> None:
    """Copy what servers and database have said."""
    for log in (*folder.glob("log-*"), *folder.glob("cluster/log")):
        (kept / f"{log.parent.name[:7]}-{log.name}").write_bytes(log.read_bytes())


def result(found: dict[str, Any], course: Course, tally: Tally, asked: argparse.Namespace) -> dict[str, Any]:
    """The numbers of a run: those of a load but for what says nothing when servers come and go."""
    left_out = ("memory_mib", "server_ms_per_answer", "bots_ms_per_answer", "sockets", "p99_ms", "slowest_ms")
    return {name: it for name, it in found.items() if name not in left_out} | {
        "database": "postgresql" if asked.postgres else "sqlite",
        "seed": asked.seed,
        "faults": sum(course.kinds.values()),
        "kinds": dict(sorted(course.kinds.items())),
        "health_told_ill": course.told,
        "health_wrong": course.wrong,
        "slowest_ill_s": round(course.slowest_ill, 1),
        "slowest_well_s": round(course.slowest_well, 1),
        "slowest_begun_again_s": round(course.slowest_back, 1),
        "told_unable": len(tally.broken),
        "refused": dict(sorted(tally.refused.items())),
    }


def main() -> int:
    """Disturb a server, and record what it did."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--faults", type=int, default=100)
    parser.add_argument("--kinds", default="", help="names of faults, between commas; without, all: " + names())
    parser.add_argument("--gap", type=float, default=3, help="seconds between two faults, at most")
    parser.add_argument("--seconds", type=float, default=300, help="so long, at most, every match may take to go on")
    parser.add_argument("--pause", type=float, default=20, help="seconds until a bot answers, half to one and a half")
    parser.add_argument("--ruleset", default="2e-cta2003")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="over a PostgreSQL; without, SQLite")
    parser.add_argument("--seed", type=int, default=19, help="of the faults")
    parser.add_argument("--replayed", type=int, default=REPLAYED, help="so many records are played again")
    parser.add_argument("--logs", default="", help="a folder to which the logs of servers and database are copied")
    parser.add_argument("--dry", action="store_true", help="print the result without recording it")
    asked = parser.parse_args()
    asked.database = ""
    kinds = drawn_from(asked)
    if asked.processes > 1 and not asked.postgres:
        parser.error("SQLite has one process")
    if not kinds:
        parser.error("there are no such faults")
    before = busy()
    found, troubles = asyncio.run(run(asked))
    found["busy_before_and_after"] = [before, busy()]
    for trouble in troubles[:40]:
        print(f"trouble: {trouble}", file=sys.stderr)
    print(json.dumps(found, indent=2))
    if not asked.dry:
        append("faults.jsonl", found)
    return int(bool(troubles))


def names() -> str:
    """All kinds of faults."""
    return ", ".join(kind.name for kind in KINDS)


if __name__ == "__main__":
    raise SystemExit(main())

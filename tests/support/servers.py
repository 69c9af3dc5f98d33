"""A server for tests: its settings, visitors with browsers, a PostgreSQL and a Redis of its own."""

import asyncio
import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
import redis
from litestar.testing import TestClient
from sqlalchemy import create_engine
from sqlalchemy.engine import URL, make_url

from spaceline.server.settings import Settings, from_environment
from spaceline.server.storage import Storage, prepare
from spaceline.server.storage.upgrading import make_folder

HOME = "http://testserver.local"
TWO_SEATS = ({"who": "me", "deck": "federation"}, {"who": "heuristic", "deck": "klingon"})
WITH_A_FRIEND = ({"who": "me", "deck": "federation"}, {"who": "friend"})
GIVEN = "SPACELINE_TEST_DATABASE_URL"


def settings_in(folder: Path, **given) -> Settings:
    """Settings of a server that knows nothing of the machine's environment."""
    return from_environment({"data": folder, "host": "0.0.0.0", **given}, {})


@cache
def empty_database() -> bytes:
    """An embedded database with the tables of this version and nothing in them."""
    with tempfile.TemporaryDirectory(prefix="spaceline-empty-") as folder:
        settings = settings_in(Path(folder))
        prepare(settings)
        return Path(settings.url.database).read_bytes()


def with_tables(settings: Settings) -> Settings:
    """Settings whose embedded database has its tables: to make them takes a server longer than to find them there."""
    if settings.is_embedded and not (file := Path(settings.url.database)).exists():
        make_folder(settings)
        file.write_bytes(empty_database())
    return settings


class Visitor:
    """Somebody with a browser: the cookie is kept, and changes are sent as our pages send them."""

    def __init__(self, app, name: str = "") -> None:
        self.http = TestClient(app, base_url=HOME, raise_server_exceptions=False)
        self.token = ""
        if name:
            assert self.post("/api/guests", {"name": name}).status_code == 200

    @property
    def headers(self) -> dict[str, str]:
        return {"Origin": HOME, **({"X-CSRF-Token": self.token} if self.token else {})}

    def get(self, path: str, **options):
        return self.http.get(path, **options)

    def post(self, path: str, data=None, **options):
        """Send a change as a page of ours does; the token is kept when one is told."""
        answer = self.http.post(path, json={} if data is None else data, headers=self.headers, **options)
        if answer.status_code == 200 and "token" in answer.text:
            self.token = answer.json()["token"]
        return answer

    def makes(self, *seats, ruleset: str = "2e-cta2003", **wanted) -> dict:
        """A match that was made."""
        answer = self.post("/api/matches", {"ruleset": ruleset, "seats": seats or TWO_SEATS, **wanted})
        assert answer.status_code == 201, answer.text
        return answer.json()

    def invites(self) -> tuple[dict, str]:
        """A match with a friend, and the token of the invitation."""
        match = self.makes(*WITH_A_FRIEND)
        return match, match["seats"][1]["invitation"].removeprefix("/join/")


def problem(answer) -> tuple[int, str]:
    """How a request was refused."""
    return answer.status_code, answer.json()["reason"]


class Postgres:
    """A PostgreSQL of a test's own, which can be stopped, begun again and frozen."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.data, self.user = folder, folder / "data", "postgres" if os.geteuid() == 0 else ""
        if self.user:
            shutil.chown(folder, self.user)
        run(self.user, "initdb", "-D", self.data, "-U", "spaceline", "-A", "trust", "--no-sync")
        self.begin()

    @property
    def url(self) -> URL:
        return URL.create("postgresql", username="spaceline", database="postgres", query={"host": str(self.folder)})

    @property
    def processes(self) -> list[int]:
        """The numbers of its processes, the first one at the head."""
        first = int((self.data / "postmaster.pid").read_text().split()[0])
        children = [path.read_text().split() for path in Path(f"/proc/{first}/task").glob("*/children")]
        return [first, *(int(word) for words in children for word in words)]

    def begin(self) -> None:
        """Begin, and wait until it answers."""
        options = f"-k {self.folder} -c listen_addresses='' -c fsync=off -c max_connections=60"
        run(self.user, "pg_ctl", "-D", self.data, "-o", options, "-l", self.folder / "log", "-w", "start")

    def stop(self) -> None:
        """Stop at once, as if it were killed."""
        run(self.user, "pg_ctl", "-D", self.data, "-m", "immediate", "-w", "stop")

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Let it do nothing for as long as the block lasts; its connections stay."""
        stopped = self.processes
        for process in stopped:
            os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            for process in stopped:
                os.kill(process, signal.SIGCONT)


@contextmanager
def own_postgres() -> Iterator[Postgres]:
    """A PostgreSQL that lives as long as this block."""
    stop_because("" if program_of("initdb") and program_of("pg_ctl") else "PostgreSQL is not installed")
    folder = Path(tempfile.mkdtemp(prefix="spaceline-pg-"))
    try:
        own = Postgres(folder)
        try:
            yield own
        finally:
            own.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def postgres() -> Iterator[URL]:
    """A PostgreSQL server: the one that is given, or one that lives as long as this block."""
    if given := os.environ.get(GIVEN):
        yield make_url(given)
        return
    with own_postgres() as own:
        yield own.url


def run(user: str, program: str, *words) -> None:
    """Run a program of PostgreSQL, which refuses to run as root."""
    found = program_of(program)
    assert found, f"there is no {program}"
    prefix = ["runuser", "-u", user, "--"] if user else []
    done = subprocess.run([*prefix, found, *map(str, words)], capture_output=True, text=True, cwd="/", check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def program_of(name: str) -> str | None:
    """Where a program of PostgreSQL is; Debian keeps them off the path."""
    usual = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    return shutil.which(name) or next((str(path) for path in usual), None)


def why_no_postgres() -> str:
    """Why no PostgreSQL can be used here; empty when one can."""
    if os.environ.get(GIVEN):
        return ""
    if not (program_of("initdb") and program_of("pg_ctl")):
        return f"PostgreSQL is not installed, and {GIVEN} names none"
    if os.geteuid() == 0 and not any(it.pw_name == "postgres" for it in pwd.getpwall()):
        return "PostgreSQL does not run as root, and there is no user postgres"
    return ""


def stop_without_postgres() -> None:
    """Skip a test where PostgreSQL is missing; on a build server that is a failure."""
    stop_because(why_no_postgres())


def stop_because(reason: str) -> None:
    """Skip a test for a reason, if there is one; on a build server that is a failure."""
    if reason:
        pytest.fail(reason) if os.environ.get("CI") == "true" else pytest.skip(reason)


class Redis:
    """A Redis of a test's own, which can be stopped and begun again."""

    def __init__(self, folder: Path) -> None:
        self.door, self.process = folder / "redis.sock", None
        self.begin()

    @property
    def url(self) -> str:
        return f"unix://{self.door}"

    def begin(self) -> None:
        """Begin, and wait for the door."""
        words = ("--port", "0", "--unixsocket", str(self.door), "--save", "", "--dir", str(self.door.parent))
        self.process = subprocess.Popen(["redis-server", *words], stdout=subprocess.DEVNULL)
        until = time.monotonic() + 20
        while not answers(self.url):
            assert self.process.poll() is None, "redis-server has ended"
            assert time.monotonic() < until, "redis-server does not answer"
            time.sleep(0.01)

    def stop(self) -> None:
        """Kill it."""
        self.process.kill()
        self.process.wait()


def answers(url: str) -> bool:
    """Whether a Redis answers."""
    try:
        with redis.Redis.from_url(url) as client:
            return bool(client.ping())
    except redis.RedisError:
        return False


@contextmanager
def own_redis() -> Iterator[Redis]:
    """A Redis that lives as long as this block."""
    stop_because("" if shutil.which("redis-server") else "redis-server is not installed")
    with tempfile.TemporaryDirectory(prefix="spaceline-redis-") as folder:
        own = Redis(Path(folder))
        try:
            yield own
        finally:
            own.stop()


@contextmanager
def fresh_database(server: URL) -> Iterator[str]:
    """The address of an empty database on a server."""
    name = f"test_{secrets.token_hex(8)}"
    engine = create_engine(server.set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT")
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql(f'CREATE DATABASE "{name}"')
        yield server.set(database=name).render_as_string(hide_password=False)
        with engine.connect() as connection:
            connection.exec_driver_sql(f'DROP DATABASE "{name}" WITH (FORCE)')
    finally:
        engine.dispose()


def kept_in(settings: Settings, part=lambda storage: storage):
    """Runs a story with a storage, or with a part of it."""
    prepare(settings)

    async def tell(story):
        storage = Storage(settings)
        try:
            return await story(part(storage))
        finally:
            await storage.close()

    return lambda story: asyncio.run(tell(story))

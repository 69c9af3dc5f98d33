"""A server that is watched: what /health tells, what the log holds, and what a wrong clock does."""

import asyncio
import logging
import sqlite3
import time
from contextlib import contextmanager

import psycopg
import pytest
import structlog
from sqlalchemy.exc import OperationalError

from spaceline.server.app import create_app
from spaceline.server.live.plugin import LiveMatches
from spaceline.server.logs import Repeated, Seldom
from spaceline.server.people.limits import RATES
from spaceline.server.storage import Storage, prepare
from spaceline.server.storage.database import CONNECTIONS
from spaceline.server.storage.plausible_time import AHEAD, BEHIND, DOUBT, PlausibleTime
from spaceline.server.storage.sessions import DAY
from spaceline.server.storage.tokens import now
from tests.support.servers import Visitor, own_postgres, problem, settings_in


def full(*_, **__):
    raise OperationalError("", {}, Exception("database or disk is full"))


@contextmanager
def nothing_is_stored(app):
    """The database takes nothing for as long as the block lasts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app.state.service.storage.database, "write", full)
        yield


def looked_again(app):
    """Nothing is known of the database any more."""
    app.state.service.storage.probe.at -= 60


def test_health_tells_when_nothing_can_be_stored(app, visit):
    ann = visit()
    with nothing_is_stored(app):
        looked_again(app)
        assert problem(ann.get("/health")) == (503, "storing")
    looked_again(app)
    assert ann.get("/health").status_code == 200


class NoRoom(psycopg.errors.DiskFull):
    """A disk without room, as either database tells it."""

    sqlite_errorcode = sqlite3.SQLITE_FULL


class Unwritable(sqlite3.OperationalError):
    """A disk without room, as SQLite tells it."""

    sqlite_errorcode = sqlite3.SQLITE_FULL


NOT_STORED = {
    "no room in PostgreSQL": psycopg.errors.DiskFull(),
    "no room in SQLite": Unwritable(),
    "no connection": psycopg.OperationalError("connection failed: FATAL: could not write init file"),
}
"""As it was found under faults: a new page, or a new connection, was refused to answers."""


@pytest.fixture(params=sorted(NOT_STORED))
def not_stored(request):
    """Why something could not be stored."""
    return NOT_STORED[request.param]


def store_in_vain(storage, why):
    """Something cannot be stored, and whoever wanted it stored is told."""

    def cannot(connection):
        raise OperationalError("", {}, why)

    async def store():
        with pytest.raises(OperationalError):
            await storage.database.write(cannot)

    asyncio.run(store())


def test_health_tells_that_something_could_not_be_stored_although_what_it_stores_itself_can_be(app, visit, not_stored):
    """The row of the uptime needs no room, and the connection it is stored with is there already."""
    ann, storage = visit("Ann"), app.state.service.storage
    looked_again(app)
    assert ann.get("/health").status_code == 200
    store_in_vain(storage, not_stored)
    looked_again(app)
    assert problem(ann.get("/health")) == (503, "storing")
    storage.database.unable_at -= 60
    looked_again(app)
    assert ann.get("/health").status_code == 200


def test_health_does_not_mind_what_one_transaction_does_to_another(app, visit):
    ann, storage = visit("Ann"), app.state.service.storage
    store_in_vain(storage, psycopg.errors.DeadlockDetected())
    looked_again(app)
    assert ann.get("/health").status_code == 200


def test_the_database_is_not_asked_by_each_who_asks_for_health(app, visit, monkeypatch):
    asked = []
    probe = app.state.service.storage.probe
    look = probe.look

    async def counted():
        asked.append(1)
        return await look()

    monkeypatch.setattr(probe, "look", counted)
    looked_again(app)
    assert [visit().get("/health").status_code for _ in range(20)] == [200] * 20
    assert len(asked) == 1


def test_health_answers_while_the_database_hangs(tmp_path, monkeypatch):
    monkeypatch.setattr("spaceline.server.storage.probing.PATIENCE", 0.5)
    monkeypatch.setattr("spaceline.server.storage.database.WAITING_SECONDS", 1.5)
    with own_postgres() as own:
        app = create_app(settings_in(tmp_path, database_url=own.url.render_as_string(hide_password=False)))
        ann = Visitor(app)
        with ann.http:
            assert ann.get("/health").status_code == 200
            assert ann.post("/api/guests", {"name": "Ann"}).status_code == 200
            with own.frozen():
                looked_again(app)
                began = time.monotonic()
                assert problem(ann.get("/health")) == (503, "database")
                assert problem(ann.get("/api/matches")) == (503, "busy")
                assert time.monotonic() - began < 6
            looked_again(app)
            assert ann.get("/health").status_code == 200
            assert ann.get("/api/matches").status_code == 200


def test_health_does_not_wait_behind_what_this_process_asks_of_a_slow_database(postgres_server, tmp_path, monkeypatch):
    """As it was found under faults: the line was slow, answers queued, and all was called ill."""
    monkeypatch.setattr("spaceline.server.storage.probing.PATIENCE", 0.5)
    app = create_app(settings_in(tmp_path, database_url=postgres_server.render_as_string(hide_password=False)))
    ann = Visitor(app)
    with ann.http:
        assert ann.get("/health").status_code == 200
        busy = [app.state.service.storage.database.threads.submit(time.sleep, 3) for _ in range(CONNECTIONS)]
        looked_again(app)
        assert ann.get("/health").status_code == 200
        assert not any(task.done() for task in busy)


def test_a_connection_to_postgresql_bounds_its_statements(postgres_server, tmp_path):
    settings = settings_in(tmp_path, database_url=postgres_server.render_as_string(hide_password=False))

    async def told():
        storage = Storage(settings)
        try:
            names = ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")
            return await storage.database.read(
                lambda connection: [connection.exec_driver_sql(f"SHOW {name}").scalar_one() for name in names]
            )
        finally:
            await storage.close()

    assert asyncio.run(told()) == ["15s", "15s", "30s"]


def test_what_the_database_cannot_do_is_said_and_noted_once_a_minute(app, visit, logged, monkeypatch):
    monkeypatch.setattr("spaceline.server.problems.UNABLE_LOG", Seldom())
    with nothing_is_stored(app):
        answers = [visit().post("/api/guests", {"name": "Ann"}) for _ in range(8)]
    assert [problem(it) for it in answers] == [(503, "busy")] * 8
    noted = [it for it in logged if "database" in it["event"]]
    assert [(it["why"], it["times"], "exc_info" in it) for it in noted] == [("Exception", 1, False)]


def broken(number=0):
    try:
        raise (OSError if number % 2 else ValueError)(number)
    except (OSError, ValueError) as error:
        return error


def test_a_trace_of_one_cause_is_let_through_once_in_a_minute():
    at = [0.0]
    repeated = Repeated(Seldom(clock=lambda: at[0]))

    def told(number, event="broken"):
        try:
            return repeated(None, "", {"event": event, "exc_info": broken(number)})
        except structlog.DropEvent:
            return None

    found = [told(0) for _ in range(50)]
    assert [it is not None for it in found] == [True] + [False] * 49
    assert told(1) is not None, "another cause"
    assert told(0, "something else broke") is not None
    at[0] = 61
    assert told(0)["times"] == 50
    assert repeated(None, "", {"event": "no trace"}) == {"event": "no trace"}


def test_a_trace_of_a_library_is_let_through_once_in_a_minute():
    repeated = Repeated()

    def record(error):
        return logging.LogRecord("uvicorn.error", 40, "", 1, "broken", (), (type(error), error, error.__traceback__))

    assert [repeated.filter(record(broken())) for _ in range(3)] == [True, False, False]
    assert repeated.filter(logging.LogRecord("uvicorn.error", 40, "", 1, "fine", (), None))


@pytest.fixture
def clocks(tmp_path):
    """A database in which somebody came just now, and clocks that can be put forward."""
    settings = settings_in(tmp_path)
    prepare(settings)
    at, since = [now()], [1000.0]

    async def told(*puts):
        storage = Storage(settings)
        try:
            await storage.people.welcome("Ann")
            time_ = PlausibleTime(storage.database, lambda: at[0], lambda: since[0])
            found = []
            for wall, steady in puts:
                at[0] += wall
                since[0] += steady
                found.append(await time_.is_doubted())
            return found
        finally:
            await storage.close()

    return lambda *puts: asyncio.run(told(*puts))


HOUR = 3600.0


def test_a_clock_that_goes_on_is_believed(clocks):
    assert clocks((60, 60.0), (3600, HOUR), (7200, HOUR), (DAY, float(DAY))) == [False] * 4


@pytest.mark.parametrize("jump", [AHEAD + 100, 400 * DAY, -BEHIND - 100, -5000 * DAY])
def test_a_clock_that_is_wrong_at_the_start_is_doubted_for_a_day(clocks, jump):
    assert clocks((jump, 0.0), (3600, HOUR), (int(DOUBT), DOUBT)) == [True, True, False]


@pytest.mark.parametrize("jump", [AHEAD + 4000, -BEHIND - 100])
def test_a_clock_that_jumps_while_the_server_runs_is_doubted_for_a_day(clocks, jump):
    assert clocks((60, 60.0), (jump, HOUR), (3600, HOUR), (int(DOUBT), DOUBT)) == [False, True, True, False]


@pytest.mark.parametrize("years", [1, 5, -5])
def test_by_a_wrong_clock_nothing_is_deleted(tmp_path, monkeypatch, years):
    settings = settings_in(tmp_path, workers=1)
    with Visitor(create_app(settings, plugins=[LiveMatches(is_warmed=False)])).http as http:
        ann = Visitor(http.app)
        ann.http = http
        assert ann.post("/api/guests", {"name": "Ann"}).status_code == 200
        match = ann.makes()["id"]
        cookie = http.cookies["spaceline"]
    ahead = now() + years * 365 * DAY
    for module in ("sessions", "forgetting", "people", "matches", "plausible_time", "tokens", "accounts"):
        monkeypatch.setattr(f"spaceline.server.storage.{module}.now", lambda: ahead)
    monkeypatch.setattr(PlausibleTime.__init__, "__defaults__", (lambda: ahead, time.monotonic))
    app = create_app(settings, plugins=[LiveMatches(is_warmed=False)])
    with Visitor(app).http as http:
        Visitor(app).get("/api/me")
        http.cookies.set("spaceline", cookie, domain="testserver.local")
        assert http.get("/api/me").json()["name"] == "Ann"
        asyncio.run(app.state.registry.forget())
        assert http.get("/api/me").json()["name"] == "Ann"
        assert http.get(f"/api/matches/{match}").status_code == 200


@pytest.mark.parametrize("path", ["/", "/health", "/api/lobby", "/docs/openapi.json", "/api/me"])
def test_head_is_answered_like_get_without_the_body(visit, path):
    ann = visit()
    got, head = ann.get(path), ann.http.head(path)
    assert (head.status_code, head.content) == (got.status_code, b"")
    kept = ("content-type", "content-length", "etag", "cache-control", "content-security-policy")
    assert {name: head.headers.get(name) for name in kept} == {name: got.headers.get(name) for name in kept}
    assert int(head.headers.get("content-length", 1)) > 0


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("POST", "/health", {"GET", "HEAD", "OPTIONS"}),
        ("DELETE", "/api/matches", {"GET", "HEAD", "POST", "OPTIONS"}),
        ("GET", "/api/login", {"POST", "OPTIONS"}),
        ("HEAD", "/api/login", {"POST", "OPTIONS"}),
        ("PATCH", "/api/me/preferences", {"GET", "HEAD", "PUT", "OPTIONS"}),
        ("NONSENSE", "/api/me", {"GET", "HEAD", "OPTIONS"}),
    ],
)
def test_who_uses_another_method_is_told_which_there_are(visit, method, path, allowed):
    ann = visit("Ann")
    answer = ann.http.request(method, path, headers=ann.headers)
    assert answer.status_code == 405
    assert set(answer.headers["allow"].split(", ")) == allowed


EMPTY = {"ruleset": "2e-cta2003", "title": "Mine", "missions": [], "piles": {}}
DEEDS = {
    "guests of an address a day": lambda visit, ann: visit().post("/api/guests", {"name": "Ben"}),
    "matches of an address a day": lambda visit, ann: ann.http.post(
        "/api/matches",
        json={"ruleset": "2e-cta2003", "seats": [{"who": "me", "deck": "klingon"}, {"who": "random"}]},
        headers=ann.headers,
    ),
    "decks of an address a day": lambda visit, ann: ann.http.post(
        "/api/decks",
        json={"deck": {"ruleset": "2e-cta2003", "title": "Mine", "missions": [], "piles": {}}},
        headers=ann.headers,
    ),
}


@pytest.mark.parametrize("kind", DEEDS)
def test_what_stays_in_the_database_is_bounded_by_address_and_day(app, visit, kind):
    ann = visit("Ann")
    limits = app.state.service.limits
    assert 20 <= limits.rates[kind].times <= 1000
    assert limits.rates[kind].seconds == DAY
    assert DEEDS[kind](visit, ann).status_code in (200, 201)
    limits.buckets[kind].clear()
    for _ in range(int(RATES[kind].times)):
        limits.take(kind, "testclient")
    assert problem(DEEDS[kind](visit, ann)) == (429, "too-often")

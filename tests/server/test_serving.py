"""``spaceline serve``: one line for whatever is wrong, and nothing acknowledged is lost when the process is killed."""

import asyncio
import json
import os
import pty
import select
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import contextmanager, suppress
from random import Random

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from spaceline.cli.app import app
from spaceline.server.logs import without_secrets
from spaceline.server.running import ADDRESS_FILE, address, alone, announced, beside, listening
from spaceline.server.settings import ServerError
from spaceline.server.storage import Storage, prepare
from tests.support.servers import settings_in
from tools.browsers import environment

SECONDS = 60


def said(*words, **environment) -> str:
    """The one line that a command ends with."""
    result = CliRunner().invoke(app, ["serve", "--no-browser", *map(str, words)], env=environment)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    return result.stderr


def test_a_port_that_is_taken_is_one_line(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"port {port} of 127.0.0.1 cannot be used" in said("--data", tmp_path, "--port", port)


def test_a_data_folder_that_cannot_be_written_is_one_line(tmp_path):
    (tmp_path / "file").touch()
    assert "cannot be written" in said("--data", tmp_path / "file")
    assert "cannot be written" in said("--data", tmp_path / "file" / "below")


@pytest.mark.parametrize(
    ("url", "line"),
    [
        ("mysql://here/there", "the database 'mysql' is not known"),
        ("nonsense", "SPACELINE_DATABASE_URL"),
        ("postgresql://ann:geheim@127.0.0.1:9/there", "does not answer"),
        ("sqlite:////proc/none/spaceline.db", "/proc/none/spaceline.db cannot be written"),
    ],
)
def test_a_database_that_is_not_there_is_one_line(tmp_path, url, line):
    found = said("--data", tmp_path, SPACELINE_DATABASE_URL=url)
    assert line in found
    assert "geheim" not in found


def test_a_host_that_is_not_here_is_one_line(tmp_path):
    assert "nowhere.invalid" in said("--data", tmp_path, "--host", "nowhere.invalid", "--port", 0)


def test_one_server_at_a_time_works_with_a_data_folder(tmp_path):
    settings = settings_in(tmp_path)
    prepare(settings)
    with alone(settings):
        with pytest.raises(ServerError, match="another server"), alone(settings):
            pass
        assert "another server works with" in said("--data", tmp_path, "--port", 0)
    with alone(settings):
        pass


def test_who_comes_second_is_told_where_the_first_is_and_how_to_begin_beside_it(tmp_path):
    settings = settings_in(tmp_path / "data")
    prepare(settings)
    with alone(settings), announced(settings, "http://localhost:4321/"):
        line = said("--data", settings.data, "--port", 0)
        assert "at http://localhost:4321/" in line
        assert "spaceline serve --data DIR --port 0" in line
        second = beside(settings)
        assert (second.data, second.port) == (tmp_path / "data-2", 0)
        prepare(second)
        with alone(second):
            assert beside(settings).data == tmp_path / "data-3"
        assert beside(settings).data == second.data, "it is free again"
    assert not (settings.data / ADDRESS_FILE).exists()


def test_at_a_terminal_one_is_asked_and_begins_another_beside(tmp_path):
    settings = settings_in(tmp_path / "data")
    prepare(settings)
    with alone(settings), announced(settings, "http://localhost:4321/"):
        program, line = pty.fork()
        if not program:
            spaceline = [sys.executable, "-m", "spaceline", "serve", "--no-browser"]
            os.execve(sys.executable, [*spaceline, "--data", str(settings.data), "--port", "0"], environment())
        assert "running already, at http://localhost:4321/" in heard(line, "Which")
        os.write(line, b"b\n")
        place = heard(line, "Ctrl+C ends it").rpartition("Spaceline is at ")[2].split()[0]
        assert "4321" not in place
        with urllib.request.urlopen(f"{place}health", timeout=60) as answer:
            assert answer.status == 200
        os.write(line, b"\x03")
        assert "Your matches are kept." in heard(line, "kept.")
        os.waitpid(program, 0)
    assert (tmp_path / "data-2" / "spaceline.db").is_file()


def heard(line, until):
    """What a program at a terminal says, up to some words."""
    found = ""
    while until not in found:
        if not select.select([line], [], [], 60)[0]:
            raise TimeoutError(found)
        found += os.read(line, 4096).decode(errors="replace")
    return found


def test_the_address_is_one_to_type_into_a_browser(tmp_path):
    for given, shown in (("127.0.0.1", "localhost"), ("0.0.0.0", "localhost"), ("localhost", "localhost")):
        settings = settings_in(tmp_path, host=given, port=0)
        with listening(settings) as door:
            assert address(settings, door) == f"http://{shown}:{door.getsockname()[1]}/"
    settings = settings_in(tmp_path, origin="https://play.example", port=0)
    with listening(settings) as door:
        assert address(settings, door) == "https://play.example/"


def test_secrets_are_blacked_out_in_the_log():
    event = without_secrets(None, "info", {"event": "x", "Password": "geheim", "token": "t", "route": "/api/me"})
    assert event == {"event": "x", "Password": "…", "token": "…", "route": "/api/me"}


@contextmanager
def serving(folder):
    """A server in a process of its own; the address under which it answers."""
    command = [sys.executable, "-m", "spaceline", "serve", "--no-browser", "--port", "0", "--data", str(folder)]
    errors = (folder.parent / f"{folder.name}.log").open("w+")
    process = subprocess.Popen(
        command,
        env={**os.environ, "SPACELINE_WORKERS": "1"},
        stdout=subprocess.PIPE,
        stderr=errors,
        text=True,
        start_new_session=True,
    )
    try:
        line = process.stdout.readline()
        assert line.startswith("Spaceline is at http://localhost:"), line
        yield process, line.split()[3].rstrip("/"), errors
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait(SECONDS)
        process.stdout.close()
        errors.close()


def ask(url: str, data=None, **headers):
    """Ask a server in another process; the body and the cookie it sets."""
    body = None if data is None else json.dumps(data).encode()
    request = urllib.request.Request(url, body, {"Content-Type": "application/json", **headers})
    with urllib.request.urlopen(request, timeout=SECONDS) as answer:
        return json.load(answer), answer.headers.get("Set-Cookie", "").partition(";")[0]


def test_a_server_answers_as_soon_as_it_says_where_it_is_and_ends_when_asked(tmp_path):
    with serving(tmp_path / "data") as (process, url, errors):
        assert ask(f"{url}/health")[0]["status"] == "ok"
        process.send_signal(signal.SIGTERM)
        assert process.wait(SECONDS) in (0, -signal.SIGTERM)
        errors.seek(0)
        events = [json.loads(line) for line in errors if line.strip()]
    assert all({"event", "level", "timestamp"} <= event.keys() for event in events)


def test_what_was_acknowledged_outlives_a_process_that_is_killed(tmp_path):
    with serving(tmp_path / "data") as (process, url, _):
        me, cookie = ask(f"{url}/api/guests", {"name": "Ann"}, Origin=url)
        known = {"Cookie": cookie, "Origin": url, "X-CSRF-Token": me["token"]}
        wanted = {
            "ruleset": "2e-cta2003",
            "seats": [{"who": "me", "deck": "federation"}, {"who": "beside me", "deck": "klingon"}],
        }
        match, _ = ask(f"{url}/api/matches", wanted, **known)
        os.killpg(process.pid, signal.SIGKILL)
        process.wait(SECONDS)
    with serving(tmp_path / "data") as (_, url, _):
        again, _ = ask(f"{url}/api/matches/{match['id']}", Cookie=cookie)
    assert again == match


def test_what_a_client_does_wrong_leaves_no_trace_of_code_in_the_log(tmp_path):
    """Text on a socket that is no UTF-8, half a body, a host that is none, a method that nobody knows."""
    with serving(tmp_path / "data") as (_, url, errors):
        me, cookie = ask(f"{url}/api/guests", {"name": "Ann"}, Origin=url)
        known = {"Cookie": cookie, "Origin": url, "X-CSRF-Token": me["token"]}
        seats = [{"who": "me", "deck": "federation"}, {"who": "beside me", "deck": "klingon"}]
        match, _ = ask(f"{url}/api/matches", {"ruleset": "2e-cta2003", "seats": seats}, **known)
        door = f"{url.replace('http', 'ws')}/api/matches/{match['id']}/socket"
        with connect(door, origin=url, additional_headers={"Cookie": cookie}) as socket_of_seat:
            socket_of_seat.send(b"\xff\xfe", text=True)
            with pytest.raises(ConnectionClosed) as closed:
                socket_of_seat.recv(SECONDS)
            assert closed.value.rcvd.code == 1007
        host, port = url.removeprefix("http://").split(":")
        head = f"Host: {host}:{port}\r\nOrigin: {url}\r\nContent-Type: application/json\r\n"
        for said in (
            f"POST /api/guests HTTP/1.1\r\n{head}Content-Length: 100\r\n\r\n{{",
            "GET /health HTTP/1.1\r\nHost: [::1\r\n\r\n",
            f"M{'X' * 200} /health HTTP/1.1\r\n{head}\r\n",
            "\x16\x03\x01 nonsense\r\n\r\n",
        ):
            with socket.create_connection((host, int(port)), SECONDS) as raw:
                raw.sendall(said.encode())
                raw.settimeout(0.5)
                with suppress(TimeoutError):
                    raw.recv(4096)
        assert ask(f"{url}/health")[0]["status"] == "ok"
        errors.seek(0)
        events = [json.loads(line) for line in errors]
    assert "Invalid UTF-8 sequence received from client." in {it["event"] for it in events}
    assert not [it for it in events if it["level"] == "error" or "exception" in it or "XXX" in str(it)]


STORE = """
import asyncio, sys
from spaceline.server.settings import from_environment
from spaceline.server.storage import Storage, prepare
from spaceline.server.storage.matches import SeatToMake
from spaceline.server.storage.positions import Kept, Stored

async def main():
    settings = from_environment({"data": sys.argv[1]}, {})
    prepare(settings)
    storage = Storage(settings)
    person, _ = await storage.people.welcome("Ann")
    match = await storage.matches.make("2e-cta2003", person.id, [SeatToMake(person=person.id)], seed=1)
    await storage.positions.begin_match(match, Stored(data=b"1"))
    version = 1
    while True:
        stored = Stored(data=b"%d" % (version + 1) * 5000, entries=(Kept(version, b"e"),))
        version = await storage.positions.store_match(match, version, stored)
        print(match, version, flush=True)

asyncio.run(main())
"""


@pytest.mark.thorough
def test_every_store_that_was_acknowledged_is_there_after_a_kill(tmp_path):
    async def found(folder, match):
        storage = Storage(settings_in(folder))
        try:
            return await storage.positions.load_match(match), len(await storage.positions.entries(match))
        finally:
            await storage.close()

    rng = Random(5)
    for number in range(5):
        folder = tmp_path / str(number)
        process = subprocess.Popen([sys.executable, "-c", STORE, str(folder)], stdout=subprocess.PIPE, text=True)
        line = process.stdout.readline()
        time.sleep(rng.uniform(0.0, 0.25))
        process.kill()
        lines = [line, *process.stdout.read().splitlines(keepends=True)]
        process.stdout.close()
        process.wait(SECONDS)
        match, acknowledged = [it for it in lines if it.endswith("\n")][-1].split()
        (data, version), entries = asyncio.run(found(folder, match))
        assert version >= int(acknowledged)
        assert data == b"%d" % version * 5000
        assert entries == version - 1

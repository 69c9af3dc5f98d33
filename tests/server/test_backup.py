"""All that a server keeps goes into one file while it runs, and comes back, into either database."""

import asyncio
import gzip

import pytest
from sqlalchemy import text
from typer.testing import CliRunner

from spaceline.cli.app import app as command
from spaceline.server.matches.dealing import deal
from spaceline.server.settings import ServerError
from spaceline.server.storage import Storage, prepare
from spaceline.server.storage.backup import back_up, restore
from spaceline.server.storage.decks import DeckToStore
from spaceline.server.storage.matches import SeatToMake
from spaceline.server.storage.tables import Base
from spaceline.server.storage.upgrading import connected, make_folder, upgrade
from tests.support.servers import fresh_database, settings_in


def at(settings, deed):
    """Do something with the storage of a server."""

    async def do():
        storage = Storage(settings)
        try:
            return await deed(storage)
        finally:
            await storage.close()

    return asyncio.run(do())


async def lived_in(storage):
    """People, an account, a match that has begun, a deck, talk, and a report; returns a token and the match."""
    ann, _ = await storage.people.welcome("Ann", "Firefox on Linux")
    ann, token = await storage.people.settle(ann, "Ann", "ann", "hash", look="ann")
    for number in range(250):
        await storage.people.welcome(f"Guest {number}")
    seats = [SeatToMake(name=it, deck=it, person=ann.id) for it in ("federation", "klingon")]
    match = await storage.matches.make("2e-cta2003", ann.id, seats, seed=1)
    await storage.positions.begin_match(match, deal(await storage.matches.of_id(match)))
    await storage.decks.keep(ann.id, DeckToStore(ruleset="2e-cta2003", title="Zoë's 李", size=1, data=b"\x00\xff{}"))
    await storage.preferences.store(ann.id, b"{}")
    await storage.talk.say(match, ann.id, 1, "Ann", "Hello \N{ROCKET}")
    await storage.talk.report(match, ann.id, "text", b"\x00")
    await storage.uptime.store(12_345)
    await storage.accounts.new_token(ann.id)
    return token, match


def rows(settings):
    """Everything that lies in the tables."""

    async def read(storage):
        tables = Base.metadata.sorted_tables
        return await storage.database.read(
            lambda connection: {
                it.name: [tuple(row) for row in connection.execute(it.select().order_by(*it.primary_key.columns))]
                for it in tables
            }
        )

    return at(settings, read)


@pytest.fixture(params=["sqlite", "postgresql"])
def elsewhere(request, tmp_path):
    """An empty place for a server, over either database."""
    if request.param == "sqlite":
        yield settings_in(tmp_path / "elsewhere")
        return
    with fresh_database(request.getfixturevalue("postgres_server")) as url:
        yield settings_in(tmp_path / "elsewhere", database_url=url)


def test_what_was_kept_comes_back_in_either_database(settings, elsewhere, tmp_path):
    prepare(settings)
    token, match = at(settings, lived_in)
    file = tmp_path / "club.backup"
    counted = back_up(settings, file)
    assert (counted.tables["people"], counted.tables["matches"]) == (251, 1)
    assert file.stat().st_mode & 0o777 == 0o600
    assert restore(elsewhere, file) == counted
    assert rows(elsewhere) == rows(settings)

    async def goes_on(storage):
        person = await storage.people.known(token)
        new, _ = await storage.people.welcome("Somebody new")
        return person.name, new.id, await storage.matches.seat_of(person.id, match)

    assert at(elsewhere, goes_on) == ("Ann", 252, (1, 2))
    prepare(elsewhere)


def test_a_backup_is_one_moment_of_a_server_that_runs(settings, tmp_path):
    prepare(settings)
    at(settings, lived_in)

    async def busy(storage):
        async def come():
            for number in range(40):
                person, _ = await storage.people.welcome(f"Later {number}")
                await storage.matches.make("2e-cta2003", person.id, [SeatToMake(person=person.id)] * 2, seed=1)

        coming = asyncio.create_task(come())
        await asyncio.to_thread(back_up, settings, tmp_path / "busy.backup")
        await coming

    at(settings, busy)
    other = settings_in(tmp_path / "other")
    restore(other, tmp_path / "busy.backup")
    found = rows(other)
    people, matches, seats = (len(found[it]) for it in ("people", "matches", "seats"))
    assert seats == 2 * matches, "a match is there with its seats"
    assert people - 251 - (matches - 1) in (0, 1), "nobody is there without what they did before"


def test_a_backup_of_an_earlier_version_is_brought_up_to_date(settings, elsewhere, tmp_path):
    make_folder(settings)
    with connected(settings) as connection:
        upgrade(connection, "0005")
        connection.execute(text("INSERT INTO people (id, name, account, made) VALUES (7, 'Ann', 'ann', 1)"))
    back_up(settings, tmp_path / "old.backup")
    restore(elsewhere, tmp_path / "old.backup")
    found = rows(elsewhere)["people"]
    assert [(row[0], row[1]) for row in found] == [(7, "Ann")]


def test_nothing_is_put_over_people(settings, tmp_path):
    prepare(settings)
    at(settings, lived_in)
    back_up(settings, tmp_path / "it.backup")
    before = rows(settings)
    with pytest.raises(ServerError, match="there are people"):
        restore(settings, tmp_path / "it.backup")
    assert rows(settings) == before


@pytest.mark.parametrize("spoil", ["cut", "flipped", "no backup", "a bomb", "a piece is missing"])
def test_a_backup_that_was_spoiled_leaves_everything_as_it_was(tmp_path, spoil):
    settings, other = settings_in(tmp_path / "one"), settings_in(tmp_path / "two")
    prepare(settings)
    at(settings, lived_in)
    file = tmp_path / "it.backup"
    back_up(settings, file)
    data = file.read_bytes()
    plain = gzip.decompress(data)
    file.write_bytes(
        {
            "cut": data[: len(data) // 2],
            "flipped": data[:400] + bytes([data[400] ^ 255]) + data[401:],
            "no backup": b"something else altogether" * 20,
            "a bomb": gzip.compress((1 << 60).to_bytes(8, "big")),
            "a piece is missing": gzip.compress(plain[: len(plain) // 2]),
        }[spoil]
    )
    prepare(other)
    with pytest.raises(ServerError):
        restore(other, file)
    assert not any(rows(other)[name] for name in ("people", "matches", "seats", "sessions"))
    prepare(other)


def test_a_backup_that_fails_leaves_the_former_one(settings, tmp_path, monkeypatch):
    prepare(settings)
    file = tmp_path / "it.backup"
    back_up(settings, file)
    before = file.read_bytes()
    monkeypatch.setattr("spaceline.server.storage.backup.put", lambda *_: (_ for _ in ()).throw(OSError(28, "full")))
    with pytest.raises(ServerError, match="cannot be written"):
        back_up(settings, file)
    assert file.read_bytes() == before
    assert [it.name for it in tmp_path.iterdir() if it.suffix == ".part"] == []


def said(*typed, code=0):
    result = CliRunner().invoke(command, [str(it) for it in typed], env={"SPACELINE_DATABASE_URL": ""})
    assert result.exit_code == code, result.output
    return result.stdout if code == 0 else result.stderr


def test_the_commands(tmp_path):
    settings = settings_in(tmp_path / "one")
    prepare(settings)
    at(settings, lived_in)
    file = tmp_path / "it.backup"
    assert said("backup", file, "--data", settings.data) == f"{file}: 251 people, 1 matches\n"
    assert said("restore", file, "--data", tmp_path / "two") == "251 people and 1 matches are back\n"
    assert said("restore", file, "--data", tmp_path / "two", code=2).count("\n") == 1
    assert said("backup", file, "--data", tmp_path / "three", code=2).count("\n") == 1
    assert said("restore", tmp_path / "none", "--data", tmp_path / "four", code=2).count("\n") == 1


def test_where_nothing_can_be_written_is_said_in_a_line(tmp_path):
    settings = settings_in(tmp_path)
    prepare(settings)
    no_folder = tmp_path / "file"
    no_folder.touch()
    assert said("backup", no_folder / "it.backup", "--data", settings.data, code=2).count("\n") == 1

"""The steps from version to version end at the tables of the program, from wherever they begin."""

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text
from sqlalchemy.exc import IntegrityError

from spaceline.hosting.clocks import TimeControl
from spaceline.server.settings import ServerError
from spaceline.server.storage import Storage, prepare
from spaceline.server.storage.matches import SeatToMake
from spaceline.server.storage.tables import Base
from spaceline.server.storage.upgrading import configuration, connected, make_folder, upgrade
from tests.support.servers import settings_in

REVISIONS = [script.revision for script in ScriptDirectory.from_config(configuration()).walk_revisions()][::-1]


def differences(settings) -> list:
    """What the tables in the database and those of the program do not have in common."""
    with connected(settings) as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        return compare_metadata(context, Base.metadata)


def test_the_steps_make_the_tables_of_the_program(settings):
    prepare(settings)
    assert differences(settings) == []
    prepare(settings)
    assert differences(settings) == []


def test_a_difference_would_be_noticed(settings):
    prepare(settings)
    with connected(settings) as connection:
        connection.execute(text("ALTER TABLE people ADD COLUMN shoe_size INTEGER"))
        connection.execute(text("DROP TABLE reports"))
    assert {it[0] for it in differences(settings)} >= {"remove_column", "add_table"}


@pytest.mark.parametrize("revision", REVISIONS)
def test_every_earlier_version_is_brought_up_to_date(settings, revision):
    make_folder(settings)
    with connected(settings) as connection:
        upgrade(connection, revision)
        connection.execute(text("INSERT INTO people (id, name, made) VALUES (7, 'Ann', 1)"))
    prepare(settings)
    assert differences(settings) == []
    with connected(settings) as connection:
        assert connection.execute(text("SELECT name FROM people WHERE id = 7")).scalar_one() == "Ann"


def test_matches_with_seconds_for_each_decision_have_so_many_for_each_answer(settings):
    make_folder(settings)
    new = (
        "INSERT INTO matches (id, ruleset, maker, seed, seconds, watch, made) VALUES ('{0}', '2e', 7, 1, {1}, '{0}', 1)"
    )
    with connected(settings) as connection:
        upgrade(connection, "0004")
        connection.execute(text("INSERT INTO people (id, name, made) VALUES (7, 'Ann', 1)"))
        for name, seconds in (("slow", 0), ("quick", 30)):
            connection.execute(text(new.format(name.ljust(22, "0"), seconds)))
    prepare(settings)

    async def clocks():
        storage = Storage(settings)
        try:
            return [(await storage.matches.of_id(name.ljust(22, "0"))).clock for name in ("slow", "quick")]
        finally:
            await storage.close()

    assert asyncio.run(clocks()) == [None, TimeControl("correspondence", 30)]


def test_the_versions_follow_one_another():
    """One line, no branches: everybody goes the same way."""
    scripts = ScriptDirectory.from_config(configuration())
    assert len(scripts.get_heads()) == 1
    assert len(set(REVISIONS)) == len(REVISIONS)
    assert sorted(REVISIONS) == REVISIONS


def test_the_database_of_a_later_version_is_left_alone(settings):
    prepare(settings)
    with connected(settings) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(ServerError, match="later version"):
        prepare(settings)


def test_an_upgrade_that_fails_leaves_the_database_as_it_was(settings, monkeypatch):
    make_folder(settings)
    monkeypatch.setattr("alembic.op.create_index", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        prepare(settings)
    with connected(settings) as connection:
        assert inspect(connection).get_table_names() == []


def test_what_is_no_database_is_refused(tmp_path):
    settings = settings_in(tmp_path)
    (tmp_path / "spaceline.db").write_text("not a database at all, but a text that is long enough" * 40)
    with pytest.raises(ServerError, match="not a database"):
        prepare(settings)


def test_only_its_owner_reads_the_database(tmp_path):
    settings = settings_in(tmp_path / "data")
    prepare(settings)
    assert (settings.data.stat().st_mode & 0o777, (settings.data / "spaceline.db").stat().st_mode & 0o777) == (
        0o700,
        0o600,
    )


def test_the_embedded_database_writes_ahead(tmp_path):
    async def pragmas(level: str) -> list:
        settings = settings_in(tmp_path / level, synchronous=level)
        prepare(settings)
        storage = Storage(settings)
        try:
            names = ("journal_mode", "synchronous", "foreign_keys")
            return [
                await storage.database.read(lambda it, name=name: it.exec_driver_sql(f"PRAGMA {name}").scalar_one())
                for name in names
            ]
        finally:
            await storage.close()

    assert asyncio.run(pragmas("normal")) == ["wal", 1, 1]
    assert asyncio.run(pragmas("full")) == ["wal", 2, 1]


def test_passwords_of_databases_are_not_told(tmp_path):
    settings = settings_in(tmp_path, database_url="postgresql://ann:geheim@127.0.0.1:9/d")
    with pytest.raises(ServerError, match="does not answer") as refused:
        prepare(settings)
    assert "geheim" not in str(refused.value)
    assert "\n" not in str(refused.value)


def test_statements_do_not_show_what_they_hold(settings):
    """An error that is logged must not carry a password or a position."""
    prepare(settings)

    async def fail() -> None:
        storage = Storage(settings)
        try:
            await storage.matches.make("geheim", 999, [SeatToMake()], seed=1)
        finally:
            await storage.close()

    with pytest.raises(IntegrityError, match="hidden") as failed:
        asyncio.run(fail())
    assert "geheim" not in str(failed.value)

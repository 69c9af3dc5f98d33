"""``spaceline account``: the keeper of a server lets somebody choose a new password."""

import asyncio

import pytest
from typer.testing import CliRunner

from spaceline.cli.app import app
from spaceline.server.storage import Storage
from tests.support.servers import settings_in, with_tables

ORIGIN = {"SPACELINE_ORIGIN": "https://play.example"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A data folder with the account of Ann, and with Bea, who is a guest."""
    folder = tmp_path_factory.mktemp("data")
    settings = with_tables(settings_in(folder))

    async def made():
        storage = Storage(settings)
        ann, _ = await storage.people.welcome("Ann")
        await storage.people.settle(ann, "Ann", "ann", "a hash")
        await storage.people.welcome("Bea")
        await storage.close()

    asyncio.run(made())
    return folder


def reset(folder, name, **environment):
    return CliRunner().invoke(app, ["account", "reset", name, "--data", str(folder)], env=environment)


def test_the_link_leads_to_a_new_password(folder):
    found = reset(folder, "ANN", **ORIGIN)
    address, _, token = found.stdout.strip().partition("#")
    assert (found.exit_code, address) == (0, "https://play.example/account/reset")

    async def used():
        storage = Storage(settings_in(folder))
        try:
            return [await storage.accounts.reset(token, "hash") for _ in range(2)]
        finally:
            await storage.close()

    first, second = asyncio.run(used())
    assert (first.name, second) == ("Ann", None)


@pytest.mark.parametrize("name", ["Bea", "Nobody", "\x1b[31m", ""])
def test_who_has_no_account_is_said_in_a_line(folder, name):
    found = reset(folder, name)
    assert found.exit_code == 2
    assert found.stderr.count("\n") == 1
    assert "\x1b" not in found.stderr


def test_where_no_server_has_been_is_said_in_a_line(tmp_path):
    found = reset(tmp_path, "Ann")
    assert (found.exit_code, found.stderr.count("\n")) == (2, 1)

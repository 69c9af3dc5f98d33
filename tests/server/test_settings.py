"""What the server is told: options first, then the environment, then defaults; nonsense is one line."""

from pathlib import Path

import pytest

from spaceline.server.settings import PREFIX, ServerError, Settings, data_folder, from_environment


def settings(environment=None, **given) -> Settings:
    return from_environment({"data": Path("data"), **given}, environment or {})


def test_options_win_over_the_environment_and_that_over_defaults():
    environment = {"SPACELINE_PORT": "5000", "SPACELINE_HOST": "0.0.0.0"}
    found = settings(environment, port=6000, host=None)
    assert (found.port, found.host, found.metrics) == (6000, "0.0.0.0", "local")


def test_switches_and_folders_of_the_environment_are_read(tmp_path):
    environment = {"SPACELINE_LIMITED": "0", "SPACELINE_CLIENT": str(tmp_path), "SPACELINE_DATA": "~/there"}
    found = from_environment({}, environment)
    assert not found.is_limited
    assert found.client == tmp_path
    assert found.data == Path.home() / "there"


@pytest.mark.parametrize(
    ("given", "driver"),
    [
        ("", "sqlite"),
        ("sqlite:///x.db", "sqlite"),
        ("postgres://u@h/d", "postgresql+psycopg"),
        ("postgresql://u@h/d", "postgresql+psycopg"),
        ("postgresql+asyncpg://u@h/d", "postgresql+psycopg"),
    ],
)
def test_every_usual_address_of_a_database_is_understood(given, driver):
    found = settings(database_url=given)
    assert found.url.drivername == driver
    assert found.is_embedded is (driver == "sqlite")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"database_url": "mysql://x"}, "mysql"),
        ({"database_url": "nonsense"}, "DATABASE_URL"),
        ({"database_url": "sqlite://"}, "file"),
        ({"port": 70_000}, "no port"),
        ({"port": "x"}, "port"),
        ({"metrics": "all"}, "local, open, off"),
        ({"synchronous": "off"}, "normal, full"),
        ({"log_level": "loud"}, "debug"),
        ({"origin": "play.example"}, "ORIGIN"),
        ({"origin": "https://play.example/path"}, "without a path"),
        ({"origin": "ftp://play.example"}, "ORIGIN"),
        ({"workers": 0}, "workers"),
    ],
)
def test_settings_that_make_no_sense_are_refused_in_a_line(given, said):
    with pytest.raises(ServerError, match=said) as refused:
        settings(**given)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("given", "known", "unknown"),
    [
        (
            {},
            ("localhost", "127.0.0.1:4747", "[::1]:4747"),
            ("evil.example", "", "localhost.evil.example"),
        ),
        ({"host": "0.0.0.0"}, ("192.0.2.7:4747", "my-machine"), ()),
        ({"origin": "https://play.example"}, ("play.example", "localhost:4747"), ("evil.example", "play.example.evil")),
    ],
)
def test_a_server_knows_its_names(given, known, unknown):
    found = settings(**given)
    assert all(found.is_host(host) for host in known)
    assert not any(found.is_host(host) for host in unknown)


def test_a_server_behind_tls_is_secure():
    assert settings(origin="https://play.example").is_secure
    assert not settings(origin="http://play.example").is_secure


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {"HOME": "/h"}, "/h/.local/share/spaceline"),
        ("linux", {"HOME": "/h", "XDG_DATA_HOME": "/x"}, "/x/spaceline"),
        ("darwin", {"HOME": "/h"}, "/h/Library/Application Support/Spaceline"),
        ("win32", {"LOCALAPPDATA": "/l"}, "/l/Spaceline"),
    ],
)
def test_data_lies_where_programs_keep_it(monkeypatch, platform, environment, folder):
    monkeypatch.setattr("sys.platform", platform)
    assert data_folder(environment).as_posix() == folder


def test_every_setting_is_documented(root):
    page = (root / "docs" / "server.md").read_text(encoding="utf-8")
    names = {PREFIX + name.upper().removeprefix("IS_") for name in Settings.__struct_fields__}
    assert not {name for name in names if f"`{name}`" not in page}

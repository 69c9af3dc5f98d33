"""A server in a folder of its own, and visitors who come to it."""

import asyncio
import os
from copy import copy
from pathlib import Path
from types import FunctionType
from unittest.mock import patch

import pytest
from argon2 import PasswordHasher
from litestar import router
from litestar._signature import SignatureModel
from litestar.routes import HTTPRoute
from litestar.utils.signature import ParsedSignature
from structlog.testing import capture_logs

from spaceline.server.app import create_app
from spaceline.server.people import passwords
from spaceline.server.people.failed_logins import FailedLogins
from spaceline.server.people.limits import Limits
from spaceline.server.people.work_shares import WorkShares
from spaceline.server.storage.tables import Base
from spaceline.server.telemetry import Telemetry
from tests.support.servers import Visitor, fresh_database, postgres, settings_in, stop_without_postgres, with_tables

HERE = f"{Path(__file__).parent}{os.sep}"
DATABASES = {"sqlite", "postgresql"}


def pytest_collection_modifyitems(items):
    """What holds over either database is tried over one of them by ``make test``; storing itself, over both."""
    for item in items:
        if str(item.path).startswith(HERE) and item.path.name != "test_storage.py":
            _, _, case = item.nodeid.rstrip("]").rpartition("[")
            if DATABASES.intersection(case.split("-")):
                item.add_marker(pytest.mark.sampled)


@pytest.fixture(scope="session", autouse=True)
def _routes_read_once():
    """Read what a route asks for once, and not for each application of a test: it took half of making one."""
    read, modelled = read_once(), modelled_once()
    with (
        patch.object(ParsedSignature, "from_fn", read),
        patch.object(SignatureModel, "create", modelled),
        patch.object(router, "deepcopy", with_own_handlers),
    ):
        yield


def with_own_handlers(routes):
    """Routes whose handlers are their application's own; the framework also copies what these hold and never change."""
    own = copy(routes)
    own.routes = [copy(route) for route in routes.routes]
    for route in own.routes:
        if isinstance(route, HTTPRoute):
            route.route_handlers = [owned(handler, own) for handler in route.route_handlers]
        else:
            route.route_handler = owned(route.route_handler, own)
    return own


def owned(handler, routes):
    """A copy of a handler that belongs to these routes."""
    handler = copy(handler)
    handler.owner = routes
    return handler


def read_once():
    """What a function asks for; functions within functions are alike where their code and their words of it are."""
    read, known = ParsedSignature.from_fn, {}

    def from_fn(function, names):
        if not isinstance(function, FunctionType):
            return read(function, names)
        asked = tuple(function.__annotations__.items())
        key = (function.__code__, asked, function.__defaults__, tuple(names.items()))
        if key not in known:
            known[key] = read(function, names)
        return known[key]

    return from_fn


def modelled_once():
    """What is decoded for a function: the same for what is read alike."""
    create, known = SignatureModel.create, {}

    def model(dependency_name_set, fn, parsed_signature, type_decoders, data_dto=None):
        key = (id(parsed_signature), frozenset(dependency_name_set), tuple(type_decoders or ()), data_dto)
        if key not in known:
            made = create(dependency_name_set, fn, parsed_signature, type_decoders, data_dto)
            known[key] = made, parsed_signature
        return known[key][0]

    return model


@pytest.fixture
def cheap_passwords():
    """Passwords that cost nothing to compare, where the rules of hashes are not what is tested."""
    hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    with patch.multiple(passwords, HASHER=hasher, NOBODY=passwords.matching_nothing(hasher)):
        yield


@pytest.fixture(autouse=True)
def logged():
    """What the server logs during a test."""
    with capture_logs() as events:
        yield events


@pytest.fixture(scope="session")
def postgres_server():
    """A PostgreSQL server for all tests of this process."""
    stop_without_postgres()
    with postgres() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request, tmp_path):
    """A server of its own, over either database."""
    if request.param == "sqlite":
        yield settings_in(tmp_path / "data")
        return
    with fresh_database(request.getfixturevalue("postgres_server")) as url:
        yield settings_in(tmp_path / "data", database_url=url)


@pytest.fixture(scope="module")
def opened(tmp_path_factory):
    """An application over SQLite, running: to make one takes longer than most of what is asked of it."""
    made = create_app(with_tables(settings_in(tmp_path_factory.mktemp("server") / "data")))
    with Visitor(made).http:
        yield made


@pytest.fixture
def app(opened):
    """An application over SQLite, running, to which nobody has come."""
    service = opened.state.service
    asyncio.run(service.storage.database.write(delete_everything))
    vars(service.limits).update(vars(Limits()))
    vars(service.failed_logins).update(vars(FailedLogins()))
    vars(service.shares).update(vars(WorkShares()))
    vars(service.telemetry).update(vars(Telemetry()))
    return opened


def delete_everything(connection) -> None:
    """Leave the tables empty."""
    for table in reversed(Base.metadata.sorted_tables):
        connection.execute(table.delete())


@pytest.fixture
def visit(app):
    """Somebody who comes, with a browser of their own; without a name they have not come in yet."""

    def come(name: str = "") -> Visitor:
        return Visitor(app, name)

    return come

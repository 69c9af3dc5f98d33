"""A hostile client over HTTP: every route, each with all that can be wrong with a request to it."""

import asyncio
from itertools import groupby

import pytest

from tests.support.hostile.asking import ask
from tests.support.hostile.requests import attacks, routes
from tests.support.hostile.scene import scene
from tests.support.servers import fresh_database

FEWEST = 400


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request):
    """What a server is told of its database."""
    if request.param == "sqlite":
        yield {}
        return
    with fresh_database(request.getfixturevalue("postgres_server")) as url:
        yield {"database_url": url}


def test_no_request_of_a_hostile_client_gets_through(tmp_path, database, logged):
    async def within() -> list[str]:
        async with scene(tmp_path, 40, **database) as found:
            app, through, tried = found.server.app, [], set()
            tries = list(attacks(app, found.stage))
            for route, group in groupby(tries, key=lambda it: it.route):
                tried.add(route)
                before, version, update = await found.kept(), found.live.version, found.bots[1].update
                for asked in group:
                    faults = found.faults(asked, await ask(found.stage.base, asked))
                    through += [f"{route}, {asked.name}: {it}" for it in faults]
                if changed := await found.is_untouched(before, version, update):
                    through.append(f"{route} changes {changed}")
            assert tried >= set(routes(app))
            assert len(tries) >= FEWEST
            await found.goes_on()
            return through

    assert asyncio.run(within()) == []
    assert not [it for it in logged if it["log_level"] == "error"]

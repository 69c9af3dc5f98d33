"""What is kept and for how long: of accounts what they have played, of guests for a while, over either database."""

import asyncio
from dataclasses import dataclass
from random import Random

import pytest
from msgspec.structs import replace
from sqlalchemy import func, select, text, update
from websockets.exceptions import ConnectionClosed

from spaceline.server.live.close_reasons import MISSING
from spaceline.server.settings import ServerError
from spaceline.server.storage import Storage, prepare
from spaceline.server.storage.decks import DeckToStore
from spaceline.server.storage.forgetting import Forgotten, had_their_time
from spaceline.server.storage.matches import SeatToMake
from spaceline.server.storage.positions import Kept, StaleError, Stored, StoredLine
from spaceline.server.storage.sessions import DAY
from spaceline.server.storage.tables import Base, MatchRow, ReportRow, StateRow
from spaceline.server.storage.tokens import now
from spaceline.server.telemetry import Telemetry
from tests.support.live_server import at_one_keyboard, play_on, served
from tests.support.servers import fresh_database, settings_in

NOTHING = Forgotten(0, 0, 0)


@pytest.fixture(autouse=True)
def without_pauses(monkeypatch):
    monkeypatch.setattr("spaceline.server.storage.forgetting.PAUSE", 0)


@dataclass
class Attic:
    """A storage and what lies in it for long."""

    storage: Storage

    async def person(self, name: str, *, has_account: bool = False):
        person, token = await self.storage.people.welcome(name)
        if has_account:
            person, token = await self.storage.people.settle(person, name, name.casefold(), "hash")
        return person, token

    async def match(self, *people, days: float, begins: bool = True, is_over: bool = False) -> str:
        """A match that was played last so many days ago."""
        seats = [SeatToMake(name=it.name, deck="federation", person=it.id) for it in people]
        match = await self.storage.matches.make("2e-cta2003", people[0].id, [*seats, SeatToMake()], seed=1)
        if begins:
            parts = {"entries": (Kept(1, b"e", b"p"),), "lines": (StoredLine(1, 1, 1, b"l"),)}
            await self.storage.positions.begin_match(match, Stored(data=b"s", is_over=is_over, **parts))
            await self.storage.talk.say(match, people[0].id, 1, people[0].name, "hello")
        await self.ago(MatchRow, MatchRow.made, MatchRow.id == match, days)
        await self.ago(StateRow, StateRow.stored, StateRow.match == match, days)
        return match

    async def lesson(self, person, days: float) -> str:
        """A lesson that was begun so many days ago."""
        seats = [SeatToMake(name=person.name, deck="federation", person=person.id)]
        match = await self.storage.lessons.begin(person.id, "second/table", "2e-cta2003", seats)
        await self.ago(MatchRow, MatchRow.made, MatchRow.id == match, days)
        return match

    async def ago(self, table, column, where, days: float) -> None:
        """Let something have happened so many days ago."""
        then = update(table).where(where).values({column: now() - round(days * DAY)})
        await self.storage.database.write(lambda connection: connection.execute(then))

    async def forget(self, *here: str, **given) -> Forgotten:
        forgetting = self.storage.forgetting
        forgetting.settings = replace(forgetting.settings, **given)
        return await forgetting.forget(here)

    async def left(self) -> set[str]:
        """The matches that are left."""
        asked = select(MatchRow.id)
        return set(await self.storage.database.read(lambda connection: connection.execute(asked).scalars().all()))

    async def rows(self) -> dict[str, int]:
        """How many rows each table has."""

        def count(connection):
            tables = Base.metadata.tables.values()
            return {it.name: connection.execute(select(func.count()).select_from(it)).scalar_one() for it in tables}

        return await self.storage.database.read(count)


@pytest.fixture
def attic(settings):
    """Runs a story with a storage."""
    prepare(settings)

    async def tell(story):
        storage = Storage(settings)
        try:
            return await story(Attic(storage))
        finally:
            await storage.close()

    return lambda story: asyncio.run(tell(story))


def test_matches_among_guests_go_some_time_after_their_last_move(attic):
    async def story(it):
        ann, _ = await it.person("Ann")
        old = {await it.match(ann, days=91), await it.match(ann, days=91, is_over=True)}
        new = {await it.match(ann, days=89), await it.match(ann, days=1)}
        return await it.forget(), await it.left() == new, await it.left() & old

    assert attic(story) == (Forgotten(2, 0, 0), True, set())


def test_with_a_match_goes_all_that_belongs_to_it(attic):
    async def story(it):
        before = await it.rows()
        ann, token = await it.person("Ann")
        await it.match(ann, days=91)
        await it.lesson(ann, days=91)
        await it.storage.sessions.log_out(token)
        filled = await it.rows()
        empty = [name for name, count in filled.items() if not count]
        assert empty == ["sessions", "account_tokens", "decks", "preferences", "reports", "uptime"]
        return await it.forget(), await it.rows() == before

    assert attic(story) == (Forgotten(2, 1, 0), True)


def test_of_a_lesson_that_was_forgotten_stays_what_was_learned(attic):
    async def story(it):
        ann, _ = await it.person("Ann")
        match = await it.lesson(ann, days=91)
        await it.storage.lessons.finish(match)
        await it.forget()
        return await it.left(), (await it.storage.lessons.of_person(ann.id))["second/table"]

    left, kept = attic(story)
    assert (left, kept.match, kept.is_open) == (set(), None, False)
    assert kept.done


def test_what_somebody_with_an_account_played_is_never_lost(attic):
    async def story(it):
        ann, _ = await it.person("Ann", has_account=True)
        bea, _ = await it.person("Bea")
        await it.match(ann, days=4000)
        await it.match(ann, days=4000, is_over=True)
        await it.match(bea, ann, days=4000, is_over=True)
        assert await it.forget() == NOTHING
        assert await it.forget(keep_unfinished_days=3999) == Forgotten(1, 0, 0)
        return len(await it.left())

    assert attic(story) == 2


def test_a_table_at_which_nobody_sat_down_goes_whoever_made_it(attic):
    async def story(it):
        ann, _ = await it.person("Ann", has_account=True)
        await it.match(ann, days=91, begins=False)
        open_still = await it.match(ann, days=89, begins=False)
        return await it.forget(), await it.left() == {open_still}

    assert attic(story) == (Forgotten(1, 0, 0), True)


def test_a_guest_who_takes_an_account_keeps_every_match(attic):
    async def story(it):
        ann, _ = await it.person("Ann")
        await it.match(ann, days=91)
        await it.storage.people.settle(ann, "Ann", "ann", "hash")
        return await it.forget()

    assert attic(story) == NOTHING


def test_a_match_that_somebody_looks_at_here_stays(attic):
    async def story(it):
        ann, _ = await it.person("Ann")
        match = await it.match(ann, days=91)
        return await it.forget(match), await it.forget()

    assert attic(story) == (NOTHING, Forgotten(1, 0, 0))


def test_a_report_keeps_its_match_until_its_own_time_is_over(attic):
    async def story(it):
        ann, _ = await it.person("Ann")
        match = await it.match(ann, days=800)
        await it.storage.talk.report(match, ann.id, "odd", b"position")
        assert await it.forget() == NOTHING
        await it.ago(ReportRow, ReportRow.made, ReportRow.match == match, 366)
        return await it.forget(keep_reports_days=0), await it.forget(keep_reports_days=365)

    assert attic(story) == (NOTHING, Forgotten(1, 0, 1))


def test_who_cannot_come_back_and_has_left_nothing_is_forgotten(attic):
    async def story(it):
        _, token = await it.person("Ann")
        bea, tokens = await it.person("Bea")
        await it.person("Cay")
        _, account = await it.person("Dan", has_account=True)
        await it.match(bea, days=2)
        for it_is in (token, tokens, account):
            await it.storage.sessions.log_out(it_is)
        return await it.forget(), (await it.rows())["people"]

    assert attic(story) == (Forgotten(0, 1, 0), 3)


def test_with_0_everything_is_kept(attic):
    async def story(it):
        ann, _ = await it.person("Ann")
        await it.match(ann, days=10_000)
        return await it.forget(keep_guests_days=0)

    assert attic(story) == NOTHING


def test_more_than_fits_into_one_look_is_deleted_little_by_little(attic, monkeypatch):
    monkeypatch.setattr("spaceline.server.storage.forgetting.FOUND", 4)
    monkeypatch.setattr("spaceline.server.storage.forgetting.MATCHES", 3)

    async def story(it):
        ann, _ = await it.person("Ann")
        for _ in range(9):
            await it.match(ann, days=91)
        return await it.forget()

    assert attic(story) == Forgotten(9, 0, 0)


def test_who_goes_on_in_the_moment_of_forgetting_keeps_the_match(tmp_path, postgres_server):
    """One process looks for what is to be deleted, another stores an answer: whoever is first wins, wholly."""

    async def story(it):
        ann, _ = await it.person("Ann")
        kept, gone = await it.match(ann, days=91), await it.match(ann, days=91)
        over = had_their_time(it.storage.settings)
        engine, positions = it.storage.database.engine, it.storage.positions
        with engine.begin() as storing:
            stored = f"UPDATE states SET version = 2, stored = {now()} WHERE match = '{kept}'"
            storing.execute(text(stored))
            deleting = asyncio.create_task(
                it.storage.database.write(lambda connection: it.storage.forgetting.delete_matches(over, connection))
            )
            await asyncio.sleep(0.3)
            assert not deleting.done()
        assert await deleting == 1
        with pytest.raises(StaleError):
            await positions.store_match(gone, 1, Stored(data=b"late"))
        return await it.left() == {kept}

    with fresh_database(postgres_server) as url:
        settings = settings_in(tmp_path / "data", database_url=url)
        prepare(settings)

        async def tell():
            storage = Storage(settings)
            try:
                return await story(Attic(storage))
            finally:
                await storage.close()

        assert asyncio.run(tell())


def test_what_is_kept_is_kept_for_some_days(tmp_path):
    for name in ("keep_guests_days", "keep_unfinished_days", "keep_reports_days"):
        with pytest.raises(ServerError, match="so many days"):
            settings_in(tmp_path, **{name: -1})


def test_what_was_deleted_is_counted_and_noted(logged):
    telemetry = Telemetry()
    assert b'spaceline_forgotten_total{what="people"} 0.0' in telemetry.page()
    telemetry.forgot(NOTHING)
    telemetry.forgot(Forgotten(3, 0, 1))
    assert b'spaceline_forgotten_total{what="matches"} 3.0' in telemetry.page()
    assert logged == [{"event": "forgotten", "log_level": "info", "matches": 3, "people": 0, "reports": 1}]


@served
async def test_a_server_forgets_by_itself_but_not_what_is_looked_at(server):
    async with at_one_keyboard(server) as (_, one, two):
        storage = server.registry.storage
        await Attic(storage).ago(StateRow, StateRow.stored, StateRow.match == one.match.id, 91)
        await server.registry.forget()
        assert await play_on({1: one, 2: two}, 1, Random(1)) == 1
        page = server.app.state.service.telemetry.page()
        assert b'spaceline_forgotten_total{what="matches"} 0.0' in page


@served
async def test_who_looks_at_a_match_that_another_process_deletes_is_sent_away(server):
    async with at_one_keyboard(server) as (_, one, _):
        storage, live = server.registry.storage, server.live(one.match.id)
        await Attic(storage).ago(StateRow, StateRow.stored, StateRow.match == one.match.id, 91)
        assert (await storage.forgetting.forget()).matches == 1
        await server.registry.look_again()
        with pytest.raises(ConnectionClosed) as closed:
            await one.until(lambda _: False, 5)
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (MISSING.code, MISSING.reason)
        assert one.match.id not in server.registry.matches
        assert live.waiting.thinking is None


@pytest.mark.parametrize("is_shared", [False, True])
def test_a_guest_who_cannot_come_back_goes_with_their_decks_but_not_while_they_show_one(attic, is_shared):
    async def story(it):
        ann, token = await it.person("Ann")
        deck = DeckToStore(ruleset="2e-cta2003", title="Mine", size=0, data=b"{}")
        id = await it.storage.decks.keep(ann.id, deck)
        await it.storage.decks.share(id, ann.id, is_shared=is_shared)
        known = await it.forget()
        await it.storage.sessions.log_out(token)
        return known.people, (await it.forget()).people, (await it.rows())["decks"]

    assert attic(story) == ((0, 0, 1) if is_shared else (0, 1, 0))

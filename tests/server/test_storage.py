"""What is stored comes back, over either database; two who store at once do not overwrite each other."""

import asyncio
from functools import partial

import pytest

from spaceline.server.storage import Storage, prepare
from spaceline.server.storage.matches import SeatToMake
from spaceline.server.storage.people import NameTakenError
from spaceline.server.storage.positions import Kept, StaleError, Stored, StoredLine
from spaceline.server.storage.prepared import ROWS
from spaceline.server.storage.waiting import InDoubtError
from tests.support.servers import fresh_database, kept_in, settings_in


@pytest.fixture
def keep(settings):
    """Runs a story with a storage."""
    return kept_in(settings)


async def begun(storage: Storage) -> str:
    """A match that has begun."""
    person, _ = await storage.people.welcome("Ann")
    seats = [SeatToMake(name="Ann", deck="federation", person=person.id), SeatToMake(computer="random")]
    match = await storage.matches.make("2e-cta2003", person.id, seats, seed=1)
    assert await storage.positions.begin_match(match, Stored(data=b"first"))
    return match


def test_a_position_comes_back_with_its_version(keep):
    async def story(storage):
        match = await begun(storage)
        stored = Stored(data=b"second", entries=(Kept(1, b"e1"), Kept(2, b"e2", b"point")))
        version = await storage.positions.store_match(match, 1, stored)
        return version, await storage.positions.load_match(match), await storage.positions.entries(match, after=1)

    assert keep(story) == (2, (b"second", 2), [Kept(2, b"e2", b"point")])


def test_all_that_one_answer_brings_comes_back_in_order_however_much_it_is(keep):
    async def story(storage):
        match, stored = await begun(storage), []
        for version, count in enumerate((1, ROWS, 2 * ROWS + 3, 0), 1):
            first = len(stored) + 1
            new = [StoredLine(2, first + at, version, b"%d" % at) for at in range(count)]
            entries = tuple(Kept(it.number, it.data, b"point" if it.number % 2 else None) for it in new)
            await storage.positions.store_match(match, version, Stored(data=b"now", entries=entries, lines=tuple(new)))
            stored += new
        await storage.positions.store_match(match, 5, Stored(data=b"last", lines=(StoredLine(1, 1, 9, b"other"),)))
        whole = await storage.positions.whole(match)
        assert [it.number for it in whole.entries] == [it.number for it in stored]
        assert whole.lines == [StoredLine(1, 1, 9, b"other"), *stored]
        assert whole.entries == await storage.positions.entries(match)
        return (whole.data, whole.version, whole.is_whole), await storage.positions.whole("nothing")

    assert keep(story) == ((b"last", 6, True), None)


def test_of_two_who_store_after_the_same_version_one_is_too_late(keep):
    async def story(storage):
        match = await begun(storage)
        stores = [storage.positions.store_match(match, 1, Stored(data=b"%d" % number)) for number in range(8)]
        outcomes = await asyncio.gather(*stores, return_exceptions=True)
        return outcomes, await storage.positions.load_match(match)

    outcomes, latest = keep(story)
    assert sum(isinstance(it, StaleError) for it in outcomes) == 7
    assert latest == (b"%d" % outcomes.index(2), 2)


def test_a_store_that_is_too_late_leaves_nothing_behind(keep):
    async def story(storage):
        match = await begun(storage)
        await storage.positions.store_match(match, 1, Stored(data=b"second"))
        with pytest.raises(StaleError):
            await storage.positions.store_match(
                match, 1, Stored(data=b"late", entries=(Kept(1, b"late"),), is_over=True)
            )
        return await storage.positions.entries(match), (await storage.matches.of_id(match)).ended

    assert keep(story) == ([], None)


def test_a_store_that_fails_in_the_middle_leaves_nothing_behind(keep):
    async def story(storage):
        match = await begun(storage)
        twice = (Kept(1, b"one"), Kept(1, b"again"))
        with pytest.raises(Exception, match=r"(?i)unique"):
            await storage.positions.store_match(match, 1, Stored(data=b"second", entries=twice))
        return await storage.positions.load_match(match), await storage.positions.entries(match)

    assert keep(story) == ((b"first", 1), [])


def test_a_match_is_dealt_once(keep):
    async def story(storage):
        match = await begun(storage)
        again = [storage.positions.begin_match(match, Stored(data=b"again")) for _ in range(4)]
        return await asyncio.gather(*again), await storage.positions.load_match(match)

    assert keep(story) == ([False] * 4, (b"first", 1))


def test_going_back_takes_lines_of_the_log_away(keep):
    async def story(storage):
        match = await begun(storage)
        lines = tuple(StoredLine(viewer, at, at, b"old") for viewer in (0, 1) for at in (1, 2, 3))
        await storage.positions.store_match(match, 1, Stored(data=b"a", lines=lines, is_over=True))
        back = Stored(data=b"b", lines=(StoredLine(1, 2, 4, b"new"),), cut_log=1)
        await storage.positions.store_match(match, 2, back)
        logs = [[line.data for line in await storage.positions.lines(match, viewer)] for viewer in (0, 1)]
        return logs, (await storage.matches.of_id(match)).ended

    assert keep(story) == ([[b"old"], [b"old", b"new"]], None)


def test_a_finished_match_does_not_go_on(keep):
    async def story(storage):
        first, _ = await begun(storage), await begun(storage)
        await storage.positions.store_match(first, 1, Stored(data=b"end", is_over=True))
        return await storage.positions.count_running()

    assert keep(story) == 1


def test_a_seat_is_taken_by_whoever_comes_first(keep):
    async def story(storage):
        maker, _ = await storage.people.welcome("Ann")
        seats = [SeatToMake(name="Ann", deck="federation", person=maker.id), SeatToMake()]
        match = await storage.matches.make("2e-cta2003", maker.id, seats, seed=1)
        people = [(await storage.people.welcome(f"P{number}"))[0] for number in range(6)]
        taken = await asyncio.gather(
            *(
                storage.matches.sit_down(match, 2, SeatToMake(name=it.name, deck="klingon", person=it.id))
                for it in people
            )
        )
        return people, taken, await storage.matches.of_id(match)

    people, taken, match = keep(story)
    assert taken.count(True) == 1
    assert match.seats[1].person == people[taken.index(True)].id


def test_lines_of_chat_are_numbered_one_after_another(keep):
    async def story(storage):
        match = await begun(storage)
        await asyncio.gather(*(storage.talk.say(match, 1, 1, "Ann", f"line {number}") for number in range(12)))
        return await storage.talk.said(match)

    said = keep(story)
    assert [line.number for line in said] == list(range(1, 13))
    assert {line.text for line in said} == {f"line {number}" for number in range(12)}


def test_a_report_keeps_its_position(keep):
    async def story(storage):
        match = await begun(storage)
        await storage.talk.report(match, 1, "odd", b"position")
        return [(it.match == match, it.text, it.export) for it in await storage.talk.reports()]

    assert keep(story) == [(True, "odd", b"position")]


def test_two_accounts_cannot_have_one_name(keep):
    async def story(storage):
        people = [(await storage.people.welcome("Ann"))[0] for _ in range(5)]
        settled = [storage.people.settle(it, "Ann", "ann", "hash") for it in people]
        return await asyncio.gather(*settled, return_exceptions=True)

    outcomes = keep(story)
    assert sum(isinstance(it, NameTakenError) for it in outcomes) == 4


def test_nobody_gets_a_second_hand_by_logging_in(keep):
    """Both sit at one match: the seat of the guest stays the guest's."""

    async def story(storage):
        holder, _ = await storage.people.welcome("Ann")
        holder, _ = await storage.people.settle(holder, "Ann", "ann", "hash")
        guest, _ = await storage.people.welcome("Bea")
        seat = partial(SeatToMake, deck="federation")
        both = await storage.matches.make(
            "2e-cta2003", holder.id, [seat(person=holder.id), seat(person=guest.id)], seed=1
        )
        own = await storage.matches.make(
            "2e-cta2003", guest.id, [seat(person=guest.id), seat(computer="random")], seed=1
        )
        await storage.people.log_in(holder, guest)
        return [await storage.matches.seat_of(holder.id, match) for match in (both, own)]

    assert keep(story) == [(1,), (1,)]


def test_a_cookie_that_was_not_seen_for_long_is_worth_nothing(keep, monkeypatch):
    async def story(storage):
        _, token = await storage.people.welcome("Ann")
        known = [await storage.people.known(token)]
        monkeypatch.setattr("spaceline.server.storage.sessions.SESSION_DAYS", -1)
        await storage.sessions.forget_old()
        monkeypatch.undo()
        return [*known, await storage.people.known(token)]

    first, later = keep(story)
    assert first.name == "Ann"
    assert later is None


def listening(settings, deeds):
    """What one process hears of what another does."""

    async def story():
        doer, hearer = Storage(settings), Storage(settings)
        heard = hearer.heard()
        try:
            assert await anext(heard) is None
            count = await deeds(doer)
            await begun(hearer)
            return [await asyncio.wait_for(anext(heard), 5) for _ in range(count)], doer.database.process
        finally:
            await heard.aclose()
            await doer.close()
            await hearer.close()

    return asyncio.run(story())


def test_processes_over_one_database_hear_of_each_other_and_not_of_themselves(tmp_path, postgres_server):
    async def deeds(storage):
        match = await begun(storage)
        await storage.positions.store_match(match, 1, Stored(data=b"second"))
        with pytest.raises(StaleError):
            await storage.positions.store_match(match, 1, Stored(data=b"late"))
        await storage.talk.say(match, None, 1, "Ann", "hello")
        await storage.matches.hand_over(match, 1, "random")
        return 4

    with fresh_database(postgres_server) as url:
        settings = settings_in(tmp_path / "data", database_url=url)
        prepare(settings)
        heard, process = listening(settings, deeds)
    assert [(it.what, it.number) for it in heard] == [("position", 1), ("position", 2), ("chat", 1), ("seats", 0)]
    assert {it.by for it in heard} == {process}


def over_postgres(tmp_path, postgres_server, story):
    """What comes of a story over a new database."""

    async def tell(settings):
        storage = Storage(settings)
        try:
            return await story(storage)
        finally:
            await storage.close()

    with fresh_database(postgres_server) as url:
        settings = settings_in(tmp_path / "data", database_url=url)
        prepare(settings)
        return asyncio.run(tell(settings))


def test_nobody_notices_that_connections_to_the_database_were_lost(tmp_path, postgres_server):
    cut = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )

    async def story(storage):
        await asyncio.gather(*(begun(storage) for _ in range(12)))
        await storage.database.write(lambda connection: connection.exec_driver_sql(cut).all())
        return len(set(await asyncio.gather(*(begun(storage) for _ in range(12)))))

    assert over_postgres(tmp_path, postgres_server, story) == 12


def test_what_was_lost_while_it_was_committed_is_not_done_twice(tmp_path, postgres_server):
    async def story(storage):
        times = []

        def lose_the_commit(connection):
            times.append(connection.exec_driver_sql("SELECT pg_backend_pid()").scalar_one())
            with storage.database.engine.connect() as other:
                other.exec_driver_sql(f"SELECT pg_terminate_backend({times[-1]})")

        with pytest.raises(InDoubtError):
            await storage.database.write(lose_the_commit)
        return len(times)

    assert over_postgres(tmp_path, postgres_server, story) == 1


def test_with_sqlite_there_is_nobody_to_hear(tmp_path):
    async def story():
        storage = Storage(settings_in(tmp_path / "data"))
        try:
            return [notice async for notice in storage.heard()]
        finally:
            await storage.close()

    assert asyncio.run(story()) == []


def test_a_process_that_was_cut_off_hears_that_everything_may_have_changed(tmp_path, postgres_server, monkeypatch):
    monkeypatch.setattr("spaceline.server.storage.notices.FIRST_WAIT", 0.01)

    async def story(settings):
        storage = Storage(settings)
        heard = storage.heard()
        try:
            assert await anext(heard) is None
            listening = "datname = current_database() AND starts_with(query, 'LISTEN')"
            cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {listening}"
            await storage.database.write(lambda connection: connection.exec_driver_sql(cut))
            return await asyncio.wait_for(anext(heard), 5)
        finally:
            await heard.aclose()
            await storage.close()

    with fresh_database(postgres_server) as url:
        settings = settings_in(tmp_path / "data", database_url=url)
        prepare(settings)
        assert asyncio.run(story(settings)) is None

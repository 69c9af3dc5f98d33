"""Clients that are not ours: refused, told so in a sentence, and in the end sent away."""

from random import Random

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from benchmarks.wire_bot import any_answer
from spaceline.server.live import persistence
from spaceline.server.wire.messages import (
    LONGEST_MESSAGE,
    Accepted,
    AskObstacles,
    AskWhy,
    CheckCards,
    GiveAnswer,
    Given,
    Hello,
    Rejected,
)
from tests.support.live_server import SECOND, at_one_keyboard, seats, served

NONSENSE = (
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    '{"type":"no-such-thing","ref":1}',
    '{"type":"answer","ref":1}',
    '{"type":"answer","ref":"one","prompt":1,"given":{}}',
    '{"type":"concede","ref":1,"more":true}',
    "[" * 8000,
    f'{{"type":"answer","ref":1,"prompt":1,"given":{{"numbers":[{2**70}]}}}}',
    f'{{"type":"answer","ref":1,"prompt":1,"given":{{"option":["play",{2**60},0,""]}}}}',
    f'{{"type":"undo","ref":1,"to":-{2**64}}}',
    '{"type":"undo","ref":1,"to":-2}',
    '{"type":"answer","ref":1,"prompt":1,"given":{"cards":[],"more":1}}',
    '{"type":"remember","ref":1,"auto_answer":{"kind":"pass","about":"x","more":1}}',
    '{"type":"say","ref":1,"text":"\\ud800"}',
)


async def code_of(socket) -> int:
    """With which code a socket is closed."""
    try:
        while True:
            await socket.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


@pytest.mark.parametrize("texts", [NONSENSE[at::5] for at in range(5)])
@served
async def test_a_message_that_makes_no_sense_is_refused_and_changes_nothing(server, texts):
    async with at_one_keyboard(server) as (_, one, two):
        live = server.live(one.match.id)
        version = live.version
        for text in texts:
            await one.socket.send(text)
            found = await one.until(lambda message: isinstance(message, Rejected))
            assert (found.why.reason, live.version) == ("malformed", version), text
            assert found.why.sentence
        asked = one if one.prompt else two
        assert not isinstance(await asked.give(any_answer(asked.prompt, Random(1))), Rejected)


@served
async def test_who_goes_on_making_no_sense_is_sent_away(server):
    async with at_one_keyboard(server) as (_, one, _):
        for _ in range(20):
            await one.socket.send("nonsense")
        assert await code_of(one.socket) == 4400


@served(is_limited=True)
async def test_who_asks_too_much_is_told_so_and_then_sent_away(server):
    async with at_one_keyboard(server) as (_, one, _):
        for ref in range(400):
            await one.say(AskObstacles(ref, 1001))
        assert await code_of(one.socket) == 4429


@served
async def test_a_message_that_is_too_long_ends_the_connection(server):
    async with at_one_keyboard(server) as (_, one, _):
        await one.socket.send("x" * (8 * LONGEST_MESSAGE))
        assert await code_of(one.socket) in (1009, 1006)


@served
async def test_who_takes_nothing_away_is_let_go(server):
    async with at_one_keyboard(server) as (_, one, _):
        connection = server.live(one.match.id).viewers[1].connections[0]
        for _ in range(1000):
            connection.send_text("x" * 20)
        assert connection.is_lost
        assert await code_of(one.socket) == 4408


@served
async def test_a_stranger_finds_no_such_match(server):
    async with at_one_keyboard(server) as (_, one, _), server.visitor("Eve") as eve:
        for query in ({}, {"seat": 1}, {"watch": "guessed"}, {"watch": one.match.id}):
            stranger = await eve.sit(one.match.id, **query)
            assert await code_of(stranger.socket) == 4404
        nowhere = await eve.sit("no-such-match")
        assert await code_of(nowhere.socket) == 4404


@served
async def test_the_link_of_one_match_does_not_lead_to_another(server):
    async with at_one_keyboard(server) as (person, one, _), server.visitor("Eve") as eve:
        other = await person.make_match(SECOND, *seats("me", "beside me"))
        stranger = await eve.sit(one.match.id, watch=other.watch.rpartition("/")[2])
        assert await code_of(stranger.socket) == 4404


@served
async def test_who_has_no_seat_of_that_number_does_not_sit_there(server):
    async with server.visitor("Ada") as ada, server.visitor("Ben") as ben:
        info = await ada.make_match(SECOND, *seats("me", "friend"))
        await ben.follow(info.seats[1].invitation, "klingon")
        for seat in (1, 3, 0, "x", -1):
            wrong = await ben.sit(info.id, seat=seat)
            assert await code_of(wrong.socket) == 4404
        assert (await (await ben.sit(info.id)).hello()).table.viewer == 2


@served
async def test_nobody_without_a_name_sits_down(server):
    async with at_one_keyboard(server) as (_, one, _):
        address = f"{server.base.replace('http', 'ws')}/api/matches/{one.match.id}/socket"
        async with connect(address, origin=server.base) as socket:
            assert await code_of(socket) == 4401


@served
async def test_a_page_of_another_site_opens_no_socket(server):
    async with at_one_keyboard(server) as (person, one, _):
        address = f"{server.base.replace('http', 'ws')}/api/matches/{one.match.id}/socket"
        cookie = {"Cookie": f"spaceline={person.http.cookies['spaceline']}"}
        for origin in ("http://evil.example", None, "null"):
            with pytest.raises(InvalidStatus):
                await connect(address, origin=origin, additional_headers=cookie)


@served
async def test_a_client_of_another_version_is_asked_to_load_the_page_again(server):
    async with at_one_keyboard(server) as (person, one, _):
        old = await person.sit(one.match.id)
        await old.say(Hello(99))
        assert await code_of(old.socket) == 4426


@served
async def test_the_first_message_is_hello(server):
    async with at_one_keyboard(server) as (person, one, _):
        rude = await person.sit(one.match.id)
        await rude.say(AskObstacles(1, 1001))
        assert await code_of(rude.socket) == 4400


@served
async def test_a_match_that_has_not_begun_has_no_table(server):
    async with server.visitor() as ada:
        info = await ada.make_match(SECOND, *seats("me", "friend"))
        early = await ada.sit(info.id)
        assert await code_of(early.socket) == 4409


@served
async def test_numbers_that_name_nothing_are_refused(server):
    async with at_one_keyboard(server) as (_, one, two):
        asked, other = (one, two) if one.prompt else (two, one)
        live = server.live(one.match.id)
        entries = len(live.game.session.entries)
        number = asked.prompt.number
        wrong = (
            Given(),
            Given(option=("pass", 0, 0, "")),
            Given(option=("play", 999_999, 1, "")),
            Given(option=("play", -1, -1, "x" * 500)),
            Given(option=("no-such-kind", 0, 0, "")),
            Given(cards=(0, 0, 1 << 40)),
            Given(numbers=(-5,)),
        )
        for given in wrong:
            found = await asked.ask(lambda ref, given=given: GiveAnswer(ref, number, given))
            assert isinstance(found, Rejected), given
            assert found.why.sentence
        for bot in (asked, other):
            for ask in (
                lambda ref: AskWhy(ref, ("play", 999_999, 1, "")),
                lambda ref: AskObstacles(ref, -7),
            ):
                await bot.ask(ask)
        assert len(live.game.session.entries) == entries


@pytest.mark.parametrize("cards", [(1001,) * 2700, tuple(range(1001, 3000))], ids=["one card", "many"])
@served
async def test_more_cards_than_are_offered_are_refused_before_anything_is_worked_out(server, cards, monkeypatch):
    async with at_one_keyboard(server) as (_, one, two):
        asked = one if one.prompt else two
        live, number = server.live(one.match.id), asked.prompt.number
        monkeypatch.setattr(live.game, "check", lambda *_: 1 / 0)
        found = await asked.ask(lambda ref: CheckCards(ref, number, cards))
        assert found.why.reason in ("named-twice", "too-many")


@served
async def test_what_stands_beside_an_answer_is_refused_and_the_match_goes_on(server):
    async with at_one_keyboard(server) as (_, one, two):
        asked = one if one.prompt else two
        live = server.live(one.match.id)
        entries, number = len(live.game.session.entries), asked.prompt.number
        legal = any_answer(asked.prompt, Random(1))
        beside = {"numbers": (7,)} if asked.prompt.pick or legal.option else {"cards": (1001,)}
        found = await asked.ask(lambda ref: GiveAnswer(ref, number, msgspec.structs.replace(legal, **beside)))
        assert found.why.reason == "not-asked-for"
        assert len(live.game.session.entries) == entries
        assert isinstance(await asked.ask(lambda ref: GiveAnswer(ref, number, legal)), Accepted)


@served
async def test_a_deed_that_cannot_be_stored_is_undone(server, monkeypatch):
    async with at_one_keyboard(server) as (_, one, two):
        asked = one if one.prompt else two
        live = server.live(one.match.id)
        entries, number = len(live.game.session.entries), asked.prompt.number
        given = any_answer(asked.prompt, Random(1))
        with monkeypatch.context() as broken:
            broken.setattr(persistence, "since", lambda game, mark: 1 / 0)
            found = await asked.ask(lambda ref: GiveAnswer(ref, number, given))
        assert found.why.reason == "broken"
        assert len(live.game.session.entries) == entries
        assert isinstance(await asked.ask(lambda ref: GiveAnswer(ref, asked.prompt.number, given)), Accepted)


@served
async def test_scripted_text_in_names_and_chat_stays_text(server):
    script = "<script>alert(1)</script>"
    async with server.visitor(script) as eve:
        info = await eve.make_match(SECOND, *seats("me", "beside me"))
        bot = await eve.sit(info.id)
        bot.is_keeping = True
        welcome = await bot.hello()
        assert welcome.table.players[0].name == script
        assert msgspec.json.decode(bot.texts[0])["table"]["players"][0]["name"] == script

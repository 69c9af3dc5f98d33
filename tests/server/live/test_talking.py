"""Chat: to everybody at the table, kept, within limits, on one line."""

import pytest

from spaceline.server.people.text_cleaning import cleaned
from spaceline.server.wire.messages import Accepted, Chatted, Rejected, Say
from tests.support.live_server import SECOND, at_one_keyboard, quiet, seats, served


@served
async def test_what_is_said_comes_to_everybody_and_is_there_for_who_comes_later(server):
    async with at_one_keyboard(server) as (person, one, two), server.visitor("Eve") as eve:
        shown = await person.get(f"/api/matches/{one.match.id}", type(one.match))
        spectator = await eve.sit(one.match.id, watch=shown.watch.rpartition("/")[2])
        await spectator.hello()
        assert isinstance(await one.ask(lambda ref: Say(ref, "  Good\nluck! ")), Accepted)
        assert isinstance(await spectator.ask(lambda ref: Say(ref, "Hi")), Accepted)
        await quiet(two)
        assert two.chat == ["Good luck!", "Hi"]
        later = await person.sit(one.match.id, seat=2)
        welcome = await later.hello()
        assert [(line.number, line.player, line.name, line.text) for line in welcome.chat] == [
            (1, 1, "Ada", "Good luck!"),
            (2, 0, "Eve", "Hi"),
        ]


@served
async def test_talk_is_no_update_of_the_table(server):
    async with at_one_keyboard(server) as (_, one, two):
        update = two.update
        await one.ask(lambda ref: Say(ref, "Hello"))
        found = await two.until(lambda message: isinstance(message, Chatted))
        assert found.line.text == "Hello"
        assert two.update == update


@pytest.mark.parametrize("text", ["", "   ", "\u200b\u202e", "x" * 501])
@served
async def test_nothing_and_too_much_are_not_said(server, text):
    async with at_one_keyboard(server) as (_, one, two):
        assert isinstance(await one.ask(lambda ref: Say(ref, text)), Rejected)
        await quiet(two)
        assert not two.chat


@served(is_limited=True)
async def test_who_talks_too_much_is_stopped(server):
    async with server.visitor() as person:
        info = await person.make_match(SECOND, *seats("me", "beside me"))
        one = await person.sit(info.id)
        await one.hello()
        found = [await one.ask(lambda ref: Say(ref, "again")) for _ in range(12)]
        assert [it.why.reason for it in found if isinstance(it, Rejected)] == ["too-often"] * 4


def test_characters_that_turn_a_line_around_are_left_out():
    assert cleaned("a\u202eb\x00c\u2028d") == "a b c d"
    assert cleaned("\U0001f469\u200d\U0001f680 made it") == "\U0001f469\u200d\U0001f680 made it"


def test_marks_that_pile_up_on_a_letter_are_left_out():
    assert cleaned("e" + "\u0301" * 400) == "e" + "\u0301" * 3
    assert cleaned("e" + "\u0301\u200d" * 40).count("\u0301") == 3
    assert cleaned("\u0301" * 400) == ""
    assert cleaned("a \u0301\u0301b") == "a b"
    assert cleaned("\u200d\u200d") == ""
    for word in ("Viê\u0323\u0301t", "नमस्ते", "1\ufe0f\u20e3", "\u2764\ufe0f"):
        assert cleaned(word) == word

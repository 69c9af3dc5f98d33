"""Connections: each has its time, each address its number, and whoever says nothing shuts nobody else out."""

import pytest

from spaceline.server.connection_limits import (
    ANSWER,
    BODY,
    CLOSING,
    HEADERS,
    SECONDS,
    SOCKET,
    UNREAD,
    ConnectionLimiter,
)
from spaceline.server.logs import SELDOM, LoopErrors, Seldom


class Line:
    """A transport that notes what is done to it."""

    def __init__(self):
        self.end, self.unsent = "", 0

    def is_closing(self):
        return bool(self.end)

    def close(self):
        self.end = self.end or "closed"

    def abort(self):
        self.end = "cut off"

    def get_write_buffer_size(self):
        return self.unsent


class Time:
    """A clock that is put forward by hand."""

    def __init__(self):
        self.now = 1000.0

    def __call__(self):
        return self.now


@pytest.fixture
def time():
    return Time()


@pytest.fixture
def limiter(time):
    return ConnectionLimiter(4, 2, lambda address: address == "10.0.0.1", time)


def came(limiter, address="192.0.2.1"):
    line = Line()
    limiter.came(line, address)
    return line


@pytest.mark.parametrize("phase", [HEADERS, BODY])
def test_a_request_that_does_not_come_to_its_end_is_closed_however_slowly_it_is_sent(limiter, time, phase):
    line = came(limiter)
    limiter.waits_for(line, phase)
    for _ in range(int(SECONDS[phase])):
        time.now += 1
        limiter.waits_for(line, phase)
        limiter.look_through()
    assert not line.end
    time.now += 1
    limiter.look_through()
    assert line.end == "closed"


@pytest.mark.parametrize("phase", [ANSWER, SOCKET])
def test_whoever_waits_for_us_has_all_the_time(limiter, time, phase):
    line = came(limiter)
    limiter.waits_for(line, phase)
    time.now += 10_000
    limiter.look_through()
    assert not line.end


def test_the_next_request_has_its_own_time(limiter, time):
    line = came(limiter)
    for _ in range(5):
        time.now += SECONDS[HEADERS] - 1
        limiter.look_through()
        limiter.waits_for(line, ANSWER)
        limiter.waits_for(line, HEADERS)
    assert not line.end


def test_whoever_takes_nothing_away_is_cut_off(limiter, time):
    slow, stuck = came(limiter), came(limiter)
    for line in (slow, stuck):
        limiter.waits_for(line, ANSWER)
        line.unsent = 100_000
    for _ in range(int(UNREAD) + 2):
        slow.unsent -= 1
        limiter.look_through()
        time.now += 1
    assert (slow.end, stuck.end) == ("", "cut off")


def test_last_words_that_nobody_reads_do_not_hold_a_connection(limiter, time):
    line = came(limiter)
    line.unsent = 10
    line.close()
    limiter.look_through()
    time.now += CLOSING + 1
    limiter.look_through()
    assert line.end == "cut off"


def test_of_one_address_so_many_and_no_more(limiter):
    first, second, third = (came(limiter) for _ in range(3))
    assert [it.end for it in (first, second, third)] == ["", "", "cut off"]
    assert not came(limiter, "192.0.2.2").end
    limiter.left(third)
    limiter.left(first)
    assert not came(limiter).end


def test_a_house_has_one_network_of_version_six(limiter):
    assert [came(limiter, f"2001:db8::{it}").end for it in range(3)] == ["", "", "cut off"]


def test_a_proxy_brings_as_many_as_come(limiter):
    assert [came(limiter, "10.0.0.1").end for _ in range(4)] == [""] * 4


def test_when_no_more_can_be_open_the_one_who_is_awaited_longest_makes_room(limiter):
    held = [came(limiter, "10.0.0.1") for _ in range(4)]
    limiter.waits_for(held[0], SOCKET)
    limiter.waits_for(held[1], ANSWER)
    limiter.waits_for(held[2], BODY)
    new = came(limiter, "10.0.0.1")
    assert [it.end for it in (*held, new)] == ["", "", "", "cut off", ""]
    limiter.left(held[3])
    assert not came(limiter, "10.0.0.1").end
    assert held[2].end == "cut off"


def test_where_everybody_is_at_work_the_one_who_comes_is_sent_away(limiter):
    held = [came(limiter, "10.0.0.1") for _ in range(4)]
    for line in held:
        limiter.waits_for(line, SOCKET)
    assert came(limiter, "10.0.0.1").end == "cut off"
    assert [it.end for it in held] == [""] * 4


def test_nothing_is_remembered_of_who_has_left(limiter):
    lines = [came(limiter, f"192.0.2.{it}") for it in range(20)]
    for line in lines:
        limiter.left(line)
        limiter.left(line)
    assert (limiter.open, limiter.awaited, limiter.homes) == ({}, {}, {})


def test_what_happens_often_is_told_once_a_minute(time):
    seldom = Seldom(clock=time)
    assert [seldom.count("it") for _ in range(4)] == [1, 0, 0, 0]
    assert seldom.count("something else") == 1
    time.now += SELDOM
    assert seldom.count("it") == 4


def test_connections_that_cannot_be_taken_are_one_line_and_other_errors_are_told_as_ever(logged):
    class Loop:
        def __init__(self):
            self.told = []

        def default_exception_handler(self, context):
            self.told.append(context["message"])

    errors, loop = LoopErrors(), Loop()
    full = {"message": "socket.accept() out of system resource", "exception": OSError(24, "Too many open files")}
    for _ in range(500):
        errors(loop, full)
    errors(loop, {"message": "Task exception was never retrieved", "exception": OSError(5, "Input/output error")})
    assert [it["event"] for it in logged] == ["connections cannot be taken"]
    assert logged[0]["reason"] == "Too many open files"
    assert loop.told == ["Task exception was never retrieved"]

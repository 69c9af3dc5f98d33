"""Connections: each has its time, each address its number, and whoever says nothing shuts nobody else out."""

import pytest

from spaceline.server.callers import ANSWER, BODY, CLOSING, HEADERS, SECONDS, SOCKET, UNREAD, Callers
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
def callers(time):
    return Callers(4, 2, lambda address: address == "10.0.0.1", time)


def came(callers, address="192.0.2.1"):
    line = Line()
    callers.came(line, address)
    return line


@pytest.mark.parametrize("phase", [HEADERS, BODY])
def test_a_request_that_does_not_come_to_its_end_is_closed_however_slowly_it_is_sent(callers, time, phase):
    line = came(callers)
    callers.waits_for(line, phase)
    for _ in range(int(SECONDS[phase])):
        time.now += 1
        callers.waits_for(line, phase)
        callers.look_through()
    assert not line.end
    time.now += 1
    callers.look_through()
    assert line.end == "closed"


@pytest.mark.parametrize("phase", [ANSWER, SOCKET])
def test_whoever_waits_for_us_has_all_the_time(callers, time, phase):
    line = came(callers)
    callers.waits_for(line, phase)
    time.now += 10_000
    callers.look_through()
    assert not line.end


def test_the_next_request_has_its_own_time(callers, time):
    line = came(callers)
    for _ in range(5):
        time.now += SECONDS[HEADERS] - 1
        callers.look_through()
        callers.waits_for(line, ANSWER)
        callers.waits_for(line, HEADERS)
    assert not line.end


def test_whoever_takes_nothing_away_is_cut_off(callers, time):
    slow, stuck = came(callers), came(callers)
    for line in (slow, stuck):
        callers.waits_for(line, ANSWER)
        line.unsent = 100_000
    for _ in range(int(UNREAD) + 2):
        slow.unsent -= 1
        callers.look_through()
        time.now += 1
    assert (slow.end, stuck.end) == ("", "cut off")


def test_last_words_that_nobody_reads_do_not_hold_a_connection(callers, time):
    line = came(callers)
    line.unsent = 10
    line.close()
    callers.look_through()
    time.now += CLOSING + 1
    callers.look_through()
    assert line.end == "cut off"


def test_of_one_address_so_many_and_no_more(callers):
    first, second, third = (came(callers) for _ in range(3))
    assert [it.end for it in (first, second, third)] == ["", "", "cut off"]
    assert not came(callers, "192.0.2.2").end
    callers.left(third)
    callers.left(first)
    assert not came(callers).end


def test_a_house_has_one_network_of_version_six(callers):
    assert [came(callers, f"2001:db8::{it}").end for it in range(3)] == ["", "", "cut off"]


def test_a_proxy_brings_as_many_as_come(callers):
    assert [came(callers, "10.0.0.1").end for _ in range(4)] == [""] * 4


def test_when_no_more_can_be_open_the_one_who_is_awaited_longest_makes_room(callers):
    held = [came(callers, "10.0.0.1") for _ in range(4)]
    callers.waits_for(held[0], SOCKET)
    callers.waits_for(held[1], ANSWER)
    callers.waits_for(held[2], BODY)
    new = came(callers, "10.0.0.1")
    assert [it.end for it in (*held, new)] == ["", "", "", "cut off", ""]
    callers.left(held[3])
    assert not came(callers, "10.0.0.1").end
    assert held[2].end == "cut off"


def test_where_everybody_is_at_work_the_one_who_comes_is_sent_away(callers):
    held = [came(callers, "10.0.0.1") for _ in range(4)]
    for line in held:
        callers.waits_for(line, SOCKET)
    assert came(callers, "10.0.0.1").end == "cut off"
    assert [it.end for it in held] == [""] * 4


def test_nothing_is_remembered_of_who_has_left(callers):
    lines = [came(callers, f"192.0.2.{it}") for it in range(20)]
    for line in lines:
        callers.left(line)
        callers.left(line)
    assert (callers.open, callers.awaited, callers.homes) == ({}, {}, {})


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

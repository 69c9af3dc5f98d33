"""Packed logs: read and written as lists are, whatever of them is packed."""

import pytest
from hypothesis import given, strategies as st

from spaceline.core.data.records import Entry, Left, WentBack
from spaceline.core.recording.packed_log import AT_HAND, LEAF, PackedLog

LENGTHS = st.integers(0, 4 * LEAF)


def entries(count: int) -> list[Entry]:
    return [WentBack(number) if number % 3 else Left(number) for number in range(count)]


@given(length=LENGTHS, start=st.integers(-5, 150), stop=st.integers(-5, 150), step=st.sampled_from([1, 2, -1]))
def test_it_is_read_as_a_list(length, start, stop, step):
    log, items = PackedLog(Entry, entries(length)), entries(length)
    assert list(log) == items
    assert list(reversed(log)) == items[::-1]
    assert log[start:stop:step] == items[start:stop:step]
    assert [log[at] for at in range(-length, length)] == [items[at] for at in range(-length, length)]


@given(lengths=st.lists(st.tuples(LENGTHS, st.integers(0, 2 * LEAF)), max_size=5))
def test_it_is_cut_and_goes_on_as_a_list(lengths):
    log: PackedLog[Entry] = PackedLog(Entry)
    items: list[Entry] = []
    for kept, more in lengths:
        log.cut(kept)
        del items[kept:]
        for item in entries(more):
            log.append(item)
            items.append(item)
        assert log == items
        assert len(log) == len(items)


@pytest.mark.parametrize("length", [0, LEAF, 3 * LEAF])
def test_what_it_has_not_cannot_be_read(length):
    log = PackedLog(Entry, entries(length))
    for at in (length, -length - 1):
        with pytest.raises(IndexError):
            log[at]


def test_what_is_older_is_packed():
    log = PackedLog(Entry, entries(10 * LEAF))
    assert len(log.end) < LEAF + AT_HAND
    assert sum(map(len, log.leaves)) < 10 * LEAF * 10

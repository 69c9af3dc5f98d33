"""Two threads decode into a type that nobody has decoded into before."""

import subprocess
import sys

import msgspec
import pytest

from spaceline.core.decoding import built

TWO_AT_ONCE = """
from threading import Event, Thread

import msgspec

from spaceline.core.decoding import built

begun = Event()


class Slow:
    '''An annotation that takes its time, so that a second thread comes while the first builds.'''

    def __class_getitem__(cls, kind):
        begun.set()
        Event().wait(0.2)
        return kind


class Inner(msgspec.Struct):
    number: "Slow[int]"


class Outer(msgspec.Struct):
    inner: "Inner"


found = []


def decode():
    found.append(msgspec.convert({"inner": {"number": 3}}, built(Outer)).inner.number)


first = Thread(target=decode)
first.start()
begun.wait()
decode()
first.join()
print(found)
"""


def test_a_second_thread_waits_until_a_type_is_built():
    done = subprocess.run([sys.executable, "-c", TWO_AT_ONCE], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "[3, 3]\n"), done.stderr


def test_a_type_is_given_back_as_it_is():
    assert built(dict[str, int]) == dict[str, int]


def test_what_cannot_be_decoded_into_is_refused_each_time():
    broken = msgspec.defstruct("Broken", [("field", "no_such_type")])
    for _ in range(2):
        with pytest.raises(NameError):
            built(broken)

"""The client's types are those of the wire."""

import msgspec
import pytest

from spaceline.server.wire import messages
from tools.generate_wire import FILE, record, source, type_of


def test_the_types_of_the_client_are_generated():
    assert FILE.read_text(encoding="utf-8") == source(), "run tools/generate_wire.py"


def test_what_a_record_leaves_out_on_the_wire_is_optional():
    class Sent(msgspec.Struct, omit_defaults=True, tag="sent"):
        """A record."""

        a: int
        b: tuple[str | int, ...] = ()

    text = record(Sent)
    assert 'readonly type: "sent";' in text
    assert "readonly a: number;" in text
    assert "readonly b?: readonly (string | number)[];" in text


def test_every_message_of_either_side_has_a_type():
    written = source()
    for union in (messages.FromServer, messages.FromClient):
        for cls in union.__args__:
            assert f"export interface {cls.__name__} {{" in written


def test_a_type_that_the_wire_does_not_know_is_refused():
    with pytest.raises(TypeError, match="no such type"):
        type_of(set[int])

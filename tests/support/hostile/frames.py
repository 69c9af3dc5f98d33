"""Hostile handshakes and frames: what comes before a message, or is none."""

import asyncio
from dataclasses import dataclass

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from spaceline.server.wire import WIRE_VERSION

PATIENCE = 5.0
TOLD_SO = 400
"""In the place of a code: the socket stays open, and the message was refused as malformed."""
TEXT, BINARY, AGAIN = 0x81, 0x82, 0x80
HELLO = f'{{"type":"hello","version":{WIRE_VERSION}}}'


def frame(first: int, data: bytes, *, length: int | None = None, is_masked: bool = True) -> bytes:
    """A frame as a client writes it, masked with zeros."""
    count, mask = len(data) if length is None else length, 0x80 if is_masked else 0
    if count < 126:
        size = bytes([mask | count])
    elif count < 1 << 16:
        size = bytes([mask | 126]) + count.to_bytes(2, "big")
    else:
        size = bytes([mask | 127]) + count.to_bytes(8, "big")
    return bytes([first]) + size + (b"\0\0\0\0" if is_masked else b"") + data


FRAMES: dict[str, tuple[bytes, set[int]]] = {
    "a text that is none": (frame(TEXT, b"\xff\xfe"), {1007}),
    "a surrogate": (frame(TEXT, b'"\xed\xa0\x80"'), {1007}),
    "half a letter": (frame(TEXT, b'"\xc3'), {1007}),
    "half a letter in pieces": (frame(0x01, b'"\xc3') + frame(AGAIN, b'"'), {1007}),
    "bytes": (frame(BINARY, HELLO.encode()), {TOLD_SO}),
    "bytes that are no text": (frame(BINARY, b"\0\xff"), {TOLD_SO}),
    "hello once more in pieces": (frame(0x01, HELLO[:9].encode()) + frame(AGAIN, HELLO[9:].encode()), {TOLD_SO}),
    "no mask": (frame(TEXT, b"{}", is_masked=False), {1002}),
    "a bit that is kept free": (frame(0xC1, b"{}"), {1002}),
    "another bit": (frame(0x91, b"{}"), {1002}),
    "no such kind": (frame(0x83, b"{}"), {1002}),
    "no such order": (frame(0x8B, b""), {1002}),
    "a piece of nothing": (frame(AGAIN, b"{}"), {1002}),
    "a message within another": (frame(0x01, b"{") + frame(TEXT, b"{}"), {1002}),
    "an order in pieces": (frame(0x09, b"x"), {1002}),
    "a long order": (frame(0x89, b"x" * 126), {1002}),
    "longer than anything": (frame(TEXT, b"x", length=1 << 40), {1009}),
    "a length below nothing": (b"\x81\xff" + b"\xff" * 8 + b"\0\0\0\0", {1002, 1009}),
    "too long": (frame(TEXT, b"x" * 70_000), {1009}),
    "too long in pieces": (frame(0x01, b"x" * 40_000) + frame(AGAIN, b"x" * 40_000), {1009}),
    "an end with a code that is none": (frame(0x88, b"\x03\xed"), {1002}),
    "an end with half a code": (frame(0x88, b"\x03"), {1002}),
    "an end with a word that is none": (frame(0x88, b"\x03\xe8\xff"), {1002, 1007}),
}
"""By name: what is sent after hello, and with which codes the socket may be closed."""

GREETINGS: dict[str, tuple[str, set[int]]] = {
    "another version": ('{"type":"hello","version":3}', {4426}),
    "the next version": (f'{{"type":"hello","version":{WIRE_VERSION + 1}}}', {4426}),
    "a huge version": (f'{{"type":"hello","version":{2**70}}}', {4400}),
    "no version": ('{"type":"hello"}', {4400}),
    "a version in words": ('{"type":"hello","version":"4"}', {4400}),
    "more than hello": (f'{{"type":"hello","version":{WIRE_VERSION},"seat":1}}', {4400}),
    "no hello": ('{"type":"concede","ref":1}', {4400}),
    "nothing": ("", {4400}),
    "deep": ("[" * 8_000, {4400}),
    "bytes": ("\0", {4400}),
}
"""By name: the first message, and with which codes the socket may be closed."""


@dataclass(frozen=True)
class Knock:
    """A handshake of somebody who has no place there; the names stand for what is Ada's, Ben's or another's."""

    name: str
    address: str
    cookie: str = "{ben}"
    origin: str = "{base}"
    answers: frozenset[int] = frozenset({4404})


CLOSED, UNKNOWN, REFUSED, NONE = frozenset({4404}), frozenset({4401}), frozenset({403}), frozenset({404})
KNOCKS = (
    *(
        Knock(f"the seat {it}", f"{{match}}/socket?seat={it}")
        for it in ("1", "0", "3", "-2", "x", "%00", "2%00", "9" * 4_000)
    ),
    *(
        Knock(f"watching by {it[:9]}", f"{{match}}/socket?watch={it}")
        for it in ("", "x", "{match}", "%00", "A" * 4_000)
    ),
    Knock("another's match", "{waiting}/socket"),
    Knock("another's match, her seat", "{waiting}/socket?seat=1"),
    *(Knock(f"the match {it[:9]}", f"{it}/socket") for it in ("A" * 22, "%00", "A" * 4_000, "%ff", "x{match}")),
    Knock("a path upward in its name", "..%2f{match}/socket", answers=NONE | {403}),
    Knock("a path upward", "../{match}/socket", answers=NONE | {400, 403}),
    Knock("no such address", "{match}/sockets", answers=NONE | {400, 403}),
    Knock("without a cookie", "{match}/socket", "", answers=UNKNOWN),
    *(Knock(f"the cookie {it[:9]}", "{match}/socket", it, answers=UNKNOWN) for it in ("A" * 22, "{ada}x", "x" * 3_000)),
    *(
        Knock(f"from {it or 'nowhere'}", "{match}/socket", origin=it, answers=REFUSED)
        for it in ("", "null", "http://evil.example", "{base}.evil.example", "http://evil.example/{base}", "file://")
    ),
)


async def outcome_of(socket) -> int:
    """With which code a socket is closed, or that a message was refused; 0 where nothing comes of it."""
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                if b'"malformed"' in await socket.recv(decode=False):
                    return TOLD_SO
    except TimeoutError:
        return 0
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


async def knocked(base: str, address: str, cookie: str, origin: str) -> int:
    """What a handshake comes to: the status of a refusal, or the code with which the socket is closed."""
    headers = {"Cookie": f"spaceline={cookie}"} if cookie else {}
    where = f"{base.replace('http', 'ws', 1)}/api/matches/{address}"
    try:
        async with connect(where, origin=origin or None, additional_headers=headers, compression=None) as socket:
            return await outcome_of(socket)
    except InvalidStatus as refused:
        return refused.response.status_code
    except InvalidHandshake:
        return 0

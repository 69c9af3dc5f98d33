"""Requests as bytes on a connection of their own: whatever a library would mend or refuse to send goes out as it is."""

import asyncio
from dataclasses import dataclass, field

import msgspec

LONGEST_WAIT = 30.0


@dataclass(frozen=True)
class Asked:
    """A request of a hostile client."""

    name: str
    route: str
    """The method and the form of the address."""
    method: str
    target: bytes
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes | None = None
    answers: frozenset[int] = frozenset()
    """The statuses that would be right."""
    is_known: bool = True
    """Whether the one who asks has come in."""

    @property
    def written(self) -> bytes:
        """As it goes over the wire."""
        headers = {"Connection": "close", **self.headers}
        if self.body is not None:
            headers.setdefault("Content-Length", str(len(self.body)))
        lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        return (
            self.method.encode()
            + b" "
            + self.target
            + b" HTTP/1.1\r\n"
            + lines.encode("latin-1", "replace")
            + (b"\r\n" + (self.body or b""))
        )


@dataclass(frozen=True)
class Answered:
    """What came back; status 0 where that was no answer."""

    status: int
    headers: bytes
    body: bytes

    def problem(self) -> dict[str, str]:
        """How it was refused."""
        return msgspec.json.decode(self.body, type=dict[str, str])


async def ask(base: str, asked: Asked) -> Answered:
    """Send a request and read all that comes back."""
    host, _, port = base.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        writer.write(asked.written)
        text = await asyncio.wait_for(reader.read(-1), LONGEST_WAIT)
    finally:
        writer.close()
    head, _, body = text.partition(b"\r\n\r\n")
    first = head.split(b"\r\n", 1)[0].split()
    return Answered(int(first[1]) if len(first) > 1 else 0, head, unpacked(head, body))


def unpacked(head: bytes, body: bytes) -> bytes:
    """A body that may have come in pieces."""
    if b"transfer-encoding: chunked" not in head.lower():
        return body
    whole = b""
    while body:
        size, _, body = body.partition(b"\r\n")
        count = int(size, 16)
        whole, body = whole + body[:count], body[count + 2 :]
    return whole

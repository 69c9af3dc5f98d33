"""Lines between bots, servers and databases that are ours: they can be cut, kept cut, and be slow."""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import Awaitable, Callable
from contextlib import suppress

CHUNK = 65_536
HARD = struct.pack("ii", 1, 0)
"""Closed with this a socket is reset, and what was on its way is lost."""
Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Line:
    """A door on this machine that leads on to somewhere else."""

    def __init__(self, lead: Callable[[], Awaitable[Ends]]) -> None:
        """Not open yet; ``lead`` connects to the other end."""
        self.lead = lead
        self.delay = 0.0
        """Seconds for which each piece is held back, one after another."""
        self.is_cut = False
        """Whether whoever comes is turned away."""
        self.port = 0
        self.writers: set[asyncio.StreamWriter] = set()
        self.server: asyncio.Server | None = None

    async def open(self) -> None:
        """Open the door."""
        self.server = await asyncio.start_server(self.carry, "127.0.0.1", 0, backlog=1024)
        self.port = self.server.sockets[0].getsockname()[1]

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry everything in both directions until one end is closed."""
        if self.is_cut:
            reset(writer)
            return
        try:
            far_reader, far_writer = await self.lead()
        except OSError:
            reset(writer)
            return
        both = (writer, far_writer)
        self.writers.update(both)
        try:
            done, rest = await asyncio.wait(
                [
                    asyncio.create_task(self.hand_on(reader, far_writer)),
                    asyncio.create_task(self.hand_on(far_reader, writer)),
                ],
                return_when=asyncio.FIRST_COMPLETED,
            )
            for task in rest:
                task.cancel()
            await asyncio.gather(*done, *rest, return_exceptions=True)
        finally:
            self.writers.difference_update(both)
            for it in both:
                with suppress(OSError):
                    it.close()

    async def hand_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry everything in one direction."""
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                if self.delay:
                    await asyncio.sleep(self.delay)
                writer.write(data)
                await writer.drain()

    def cut(self) -> None:
        """Reset all connections."""
        for writer in tuple(self.writers):
            reset(writer)

    async def close(self) -> None:
        """Close the door and all connections."""
        self.cut()
        if self.server is not None:
            self.server.close()


def reset(writer: asyncio.StreamWriter) -> None:
    """Close a connection hard."""
    found = writer.get_extra_info("socket")
    if found is not None and found.family != socket.AF_UNIX:
        with suppress(OSError):
            found.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, HARD)
    writer.transport.abort()

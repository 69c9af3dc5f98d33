"""How much one person or one address may do in a time, counted in the memory of this process."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from ipaddress import ip_address, ip_network

import msgspec

from spaceline.server.people.refusal_log import RefusalLog

REMEMBERED = 20_000
"""So many who did something are remembered for each kind of deed, those who did it last."""
HOME_BITS = 64
"""An address of version 6 stands for its network: one house has that many."""


class Rate(msgspec.Struct, frozen=True):
    """So often at once, and then again as the time passes."""

    times: int
    seconds: float


DAY = 86_400.0

RATES: Mapping[str, Rate] = {
    "message": Rate(60, 3),
    "messages of an address": Rate(180, 3),
    "sitting down": Rate(30, 60),
    "sittings down of an address": Rate(120, 60),
    "requests of an address": Rate(1800, 60),
    "guest": Rate(10, 60),
    "login": Rate(10, 60),
    "account": Rate(5, 600),
    "deletion": Rate(5, 600),
    "mail": Rate(5, 3600),
    "token": Rate(10, 60),
    "preferences": Rate(120, 60),
    "match": Rate(20, 600),
    "matches of an address": Rate(60, 600),
    "lesson": Rate(60, 600),
    "lessons of an address": Rate(180, 600),
    "invitation": Rate(60, 60),
    "chat": Rate(8, 10),
    "report": Rate(10, 3600),
    "export": Rate(30, 60),
    "replay": Rate(120, 60),
    "analysis": Rate(6, 120),
    "analyses of an address": Rate(20, 120),
    "guests of an address a day": Rate(150, DAY),
    "matches of an address a day": Rate(400, DAY),
    "matches of a person a day": Rate(150, DAY),
    "decks of an address a day": Rate(500, DAY),
    "reports of an address a day": Rate(60, DAY),
    "faces": Rate(60, 60),
    "search": Rate(240, 60),
    "card": Rate(240, 60),
    "deck": Rate(240, 60),
    "deck text": Rate(30, 60),
}
"""By what is done; what stays in the database is counted by the day as well, so that it does not grow without bounds.
Whoever opens several sockets has as many messages on all of them as on one."""

MOST: Mapping[str, int] = {
    "sockets of a person at a match": 20,
    "sockets of a person": 60,
    "sockets of an address": 200,
}
"""So many at once, by what is held open."""


class Limits:
    """Buckets that fill as time passes; each deed takes one from the bucket of who does it."""

    def __init__(
        self, *, is_limited: bool = True, rates: Mapping[str, Rate] = RATES, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Begin with full buckets."""
        self.is_limited, self.rates, self.clock = is_limited, rates, clock
        self.buckets: dict[str, OrderedDict[str, tuple[float, float]]] = {kind: OrderedDict() for kind in rates}
        """By what is done and who does it: how much was left, and when."""
        self.held: Counter[tuple[str, str]] = Counter()
        self.log = RefusalLog()

    def take(self, kind: str, who: object) -> None:
        """Count something that somebody does.

        Raises:
            ProblemError: it is too often; nothing is counted.
        """
        if not self.is_limited:
            return
        rate, buckets, at = self.rates[kind], self.buckets[kind], self.clock()
        left, since = buckets.pop(str(who), (float(rate.times), at))
        left = min(float(rate.times), left + (at - since) * rate.times / rate.seconds)
        may = left >= 1
        buckets[str(who)] = (left - 1 if may else left, at)
        if len(buckets) > REMEMBERED:
            buckets.popitem(last=False)
        if not may:
            wait = max(1, round((1 - left) * rate.seconds / rate.times))
            raise self.log.refused(kind, "server.too-often", wait)

    @contextmanager
    def holding(self, whose: Mapping[str, object]) -> Iterator[None]:
        """Hold something open that counts as one of each kind, by whose it is, for as long as the block lasts.

        Raises:
            ProblemError: there are too many already; nothing is counted.
        """
        mine = [(kind, str(who)) for kind, who in whose.items()]
        full = next((it[0] for it in mine if self.held[it] >= MOST[it[0]]), "")
        if self.is_limited and full:
            raise self.log.refused(full, "server.held")
        self.held.update(mine)
        try:
            yield
        finally:
            self.held.subtract(mine)
            for it in mine:
                if not self.held[it]:
                    del self.held[it]


def home(address: str) -> str:
    """Whom an address stands for."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    mapped = found.ipv4_mapped
    return str(mapped or ip_network((found, HOME_BITS), strict=False))

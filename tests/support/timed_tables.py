"""Tables with clocks, and a time that only goes on when a test says so."""

from contextlib import asynccontextmanager

from spaceline.server.wire.people import TimeAgreed
from tests.support.live_server import SECOND, quiet, seats

TEN_MINUTES = TimeAgreed("live", 600, 10)
LONG = 500
"""So often it is looked whether clocks run, before that counts as never."""
THREE_DAYS = TimeAgreed("correspondence", 3 * 86_400)


class Hours:
    """The uptime of servers, in a test's hand: it goes on by itself no more."""

    def __init__(self, *servers) -> None:
        self.uptimes = [server.registry.uptime for server in servers]
        latest = max(uptime.now for uptime in self.uptimes)
        for uptime in self.uptimes:
            uptime.base, uptime.since, uptime.stored = latest, 0.0, 0.0
            uptime.clock = lambda: 0.0

    def go_on(self, seconds: float) -> None:
        """So many seconds go by."""
        for uptime in self.uptimes:
            uptime.reach(uptime.now + int(seconds * 1000))


@asynccontextmanager
async def timed_table(server, time=TEN_MINUTES, names=("Ada", "Ben"), ruleset=SECOND):
    """People at a table with clocks that run, each with a browser: the time, and their bots by player."""
    hours, visitors = Hours(server), [server.visitor(name) for name in names]
    for visitor in visitors:
        await visitor.come()
    info = await visitors[0].make_match(ruleset, *seats("me", *["friend"] * (len(names) - 1)), time=time)
    for seat, visitor in zip(info.seats[1:], visitors[1:], strict=True):
        await visitor.follow(seat.invitation, "klingon")
    bots = {player: await visitor.sit(info.id) for player, visitor in enumerate(visitors, 1)}
    for player, bot in bots.items():
        bot.match, bot.person = info, visitors[player - 1]
        await bot.hello()
    live = server.live(info.id)
    await are_shown_running(live, bots.values())
    try:
        yield hours, bots, live
    finally:
        for bot in bots.values():
            await bot.close()
        for visitor in visitors:
            await visitor.http.aclose()


async def are_shown_running(live, bots) -> None:
    """Wait until everybody has seen that a clock runs, and for whatever else comes."""
    for bot in bots:
        for _ in range(LONG):
            if live.clocks.running is not None and runs(bot, live.clocks.asked.player):
                break
            await quiet(bot, 0.02)
    for bot in bots:
        await quiet(bot)


def clock(bot, player) -> float | None:
    """What a seat was shown last on the clock of a player."""
    return next(it.clock for it in bot.table.players if it.number == player)


def runs(bot, player) -> bool:
    """Whether a seat was shown the clock of a player running, or about to."""
    return next(it.clock_begins for it in bot.table.players if it.number == player) is not None


def left(live, player) -> float:
    """The seconds that a player has left, as counted last."""
    return live.clocks.running.left[player] / 1000


async def whose_time_is_over(hours, bots, live) -> tuple[int, list[int]]:
    """Let all the time of whoever is asked go by; returns that player, and the others."""
    player = live.clocks.asked.player
    hours.go_on(left(live, player) + 10)
    await live.show_absence()
    for bot in bots.values():
        await quiet(bot)
    return player, [other for other in bots if other != player]

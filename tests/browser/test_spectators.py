"""Whoever looks on: what comes over the wire is the spectators' view, byte by byte, and nothing else."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from benchmarks.wire_bot import DECODER, ENCODER
from spaceline.core.view import SPECTATOR
from spaceline.presentation import Sitter
from spaceline.server.live import persistence
from spaceline.server.live.changes import applied
from spaceline.server.live.viewer import Viewer, shown
from spaceline.server.matches.offers import deck_label
from spaceline.server.settings import from_environment
from spaceline.server.storage import Storage
from spaceline.server.wire.messages import Chances, Update, Welcome
from tools.browser_person import FIRST, SECOND, Whim

HELD = ("hand", "deck", "seed-deck")


@pytest.fixture
def watch(come):
    """Somebody who looks on at a match of another, and everything that comes over the wire to them."""

    def begin(player):
        window = player.open_menu()
        link = window.get_by_role("textbox", name="Link").input_value()
        window.get_by_role("button", name="Close").click()
        watcher, frames = come(), []

        def hear(line):
            line.on("framereceived", lambda frame: frames.append(str(frame)))

        watcher.page.on("websocket", hear)
        watcher.come(link.removeprefix(player.base))
        watcher.page.get_by_role("log", name="Log").wait_for()
        return watcher, frames

    return begin


def stored(server, match):
    """The game as the server keeps it, and who sits at it."""

    async def load():
        storage = Storage(from_environment({"data": server.folder}, {}))
        try:
            found = await storage.matches.of_id(match)
            return (await persistence.load(storage.positions, match, found.names)).game, found
        finally:
            await storage.close()

    return run_apart(load)


def run_apart(deed):
    """Run something with a loop of its own; the browser's is in the way here."""
    with ThreadPoolExecutor(1) as apart:
        return apart.submit(lambda: asyncio.run(deed())).result()


def expected(server, match, update):
    """The whole table as the view of a spectator has it, encoded."""
    game, found = stored(server, match)
    company = {
        seat.player: Sitter(
            seat.name,
            deck_label(found.ruleset, seat.deck),
            seat.computer is not None,
            goals=game.goals(seat.player),
        )
        for seat in found.seats
    }
    viewer = Viewer(SPECTATOR)
    viewer.update = update
    now = shown(game, SPECTATOR, company, Chances(), {})
    return ENCODER.encode(viewer.welcome(found, now, game.log(SPECTATOR), 0, ()))


@pytest.mark.thorough
@pytest.mark.parametrize("edition", [SECOND, FIRST])
def test_a_spectator_is_sent_the_view_of_one_and_no_hidden_card(server, come, watch, edition):
    player = come().begin(edition, name="Ada")
    player.wait()
    watcher, frames = watch(player)
    match = player.page.url.rpartition("/")[2]
    player.play(Whim(5, 20), most=15)
    player.wait()
    watcher.page.reload()
    watcher.page.get_by_role("log", name="Log").wait_for()
    messages = [DECODER.decode(frame) for frame in frames]
    welcomes = [at for at, message in enumerate(messages) if isinstance(message, Welcome)]
    assert len(welcomes) == 2
    last = messages[welcomes[-1]]
    assert frames[welcomes[-1]].encode() == expected(server, match, last.update)
    assert updated(messages[: welcomes[-1]]) == last.table
    held = [zone for zone in last.table.zones if zone.role in HELD]
    assert sum(len(zone.cards) for zone in held) > 40
    assert not any(card for zone in held for card in zone.cards)


def test_at_the_beginning_no_card_of_anybody_is_named(server, come, watch):
    player = come().begin(name="Ada")
    player.wait()
    _, frames = watch(player)
    cards = stored(server, player.page.url.rpartition("/")[2])[0].session.state.cards.values()
    known = {card.definition for card in cards if card.face_up}
    hidden = {card.definition for card in cards} - known
    assert len(hidden) > 30
    sent = "".join(frames)
    assert all(f'"{it}"' in sent for it in known)
    assert not any(f'"{it}"' in sent for it in hidden)


def updated(messages):
    """The table after all updates."""
    table = None
    for message in messages:
        if isinstance(message, Welcome):
            table = message.table
        elif isinstance(message, Update):
            table = applied(table, message.change)
    return table


def test_a_spectator_sees_both_sides_and_is_asked_nothing(come, watch):
    player = come().begin(name="Ada")
    player.wait()
    watcher, _ = watch(player)
    assert watcher.hand.count() == 0
    expect(watcher.ask).to_contain_text("Ada is deciding")
    player.press(player.choices[0])
    player.wait()
    expect(watcher.page.get_by_role("log", name="Log")).to_contain_text("Ada play")
    assert watcher.choices == []
    window = watcher.open_menu()
    expect(window.get_by_role("button", name="Give up")).to_have_count(0)

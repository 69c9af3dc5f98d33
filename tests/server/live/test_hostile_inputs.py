"""A hostile client with long lists: every route, every type of message, frames and handshakes, over either database."""

import asyncio
import re
from itertools import groupby

import msgspec
import pytest

from spaceline.server.app import create_app
from spaceline.server.live.plugin import LiveMatches
from spaceline.server.wire.messages import Rejected
from tests.support.hostile import frames, messages
from tests.support.hostile.asking import ask
from tests.support.hostile.messages import TYPES, Position, Sent
from tests.support.hostile.requests import Stage, attacks, routes
from tests.support.hostile.scene import INSIDE, Scene, fields_with, scene
from tests.support.live_server import quiet
from tests.support.servers import fresh_database, settings_in, with_tables

FEWEST = 400
UNSEEN = re.compile("[\0-\x1f\x7f\u200b\u202e\u2066\ufeff\u3164]")


pytestmark = pytest.mark.sampled


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request):
    """What a server is told of its database."""
    if request.param == "sqlite":
        yield {}
        return
    with fresh_database(request.getfixturevalue("postgres_server")) as url:
        yield {"database_url": url}


def test_every_route_and_every_type_of_message_is_tried(tmp_path):
    app = create_app(with_tables(settings_in(tmp_path / "data")), plugins=[LiveMatches(is_warmed=False)])
    stage = Stage("http://here", "A" * 22, "B" * 22, {}, {}, fields_with("C" * 22))
    asked = list(attacks(app, stage))
    assert {it.route for it in asked} == set(routes(app))
    assert len(asked) >= FEWEST
    at = Position(5, 4, False, 2, (1001, 1002), (("play", 1001, 0, ""),), "A" * 22)
    sent = [*messages.malformed(), *messages.odd(at)]
    assert {it.kind for it in sent} == set(TYPES)
    assert {it.kind for it in messages.odd(at)} == set(TYPES) - {"hello", "concede"}
    assert len(sent) >= FEWEST
    assert len({(it.route, it.name) for it in asked}) == len(asked)


@pytest.mark.thorough
def test_no_request_of_a_hostile_client_gets_through(tmp_path, database, logged):
    async def within() -> list[str]:
        async with scene(tmp_path, 20, **database) as found:
            through = []
            for route, group in groupby(attacks(found.server.app, found.stage), key=lambda it: it.route):
                before, version, update = await found.kept(), found.live.version, found.bots[1].update
                for asked in group:
                    faults = found.faults(asked, await ask(found.stage.base, asked))
                    through += [f"{route}, {asked.name}: {it}" for it in faults]
                if changed := await found.is_untouched(before, version, update):
                    through.append(f"{route} changes {changed}")
            await found.goes_on()
            return through

    assert asyncio.run(within()) == []
    assert not [it for it in logged if it["log_level"] == "error"]


def position(found: Scene) -> Position:
    """What Ben can name at the table."""
    ada, ben = found.bots[1], found.bots[2]
    game = found.live.game
    choices = [] if ada.prompt is None else [choice.key for choice in ada.prompt.choices][:3]
    cards = [card.id for card in ada.table.cards][-4:]
    numbers = [game.prompt_number(player) for player in (1, 2)]
    return Position(numbers[1], numbers[0], ben.prompt is not None, 2, tuple(cards), tuple(choices), found.matches[1])


async def tried(found: Scene, sent: Sent) -> list[str]:
    """Send a message; what is wrong with what comes of it."""
    ben, live = found.bots[2], found.live
    version, entries = live.version, len(live.game.session.entries)
    await ben.socket.send(sent.text)
    answer = await ben.until(lambda message: hasattr(message, "ref"))
    tag, text = type(answer).__struct_config__.tag, msgspec.json.encode(answer)
    wrong = [f"answered by {tag}"] * (tag not in sent.answers) + ["for another"] * (answer.ref != sent.ref)
    if isinstance(answer, Rejected):
        wrong += ["no reason"] * (not (answer.why.reason and answer.why.sentence) or answer.why.reason == "broken")
        wrong += ["not malformed"] * (sent.is_malformed and answer.why.reason != "malformed")
    wrong += [f"tells of {it!r}" for it in INSIDE if it in text]
    wrong += ["the game goes on"] * ((live.version, len(live.game.session.entries)) != (version, entries))
    return wrong


async def all_tried(found: Scene, tries: list[Sent]) -> list[str]:
    """Send messages, those of one type after another; what got through, by name."""
    through, ben = [], found.bots[2]
    for kind, group in groupby(tries, key=lambda it: it.kind):
        before, version, update = await found.kept(), found.live.version, found.bots[1].update
        if kind == "say":
            del before["chat"]
        hidden, ben.texts, ben.is_keeping = found.hidden(), [], True
        for sent in group:
            through += [f"{kind}, {sent.name}: {it}" for it in await tried(found, sent)]
        if changed := await found.is_untouched(before, version, update):
            through.append(f"{kind} changes {changed}")
        through += [f"{kind} tells {it!r}" for text in ben.texts for it in hidden.findall(text.encode())]
    await found.goes_on()
    return through


async def ben_is_asked(found: Scene, *, asked: bool) -> None:
    """Let both play honestly until Ben is asked, or is not."""
    for _ in range(200):
        for bot in found.bots.values():
            await quiet(bot, 0.01)
        if (found.bots[2].prompt is not None) == asked:
            return
        await found.goes_on()
    pytest.fail("it was nobody's turn")


@pytest.mark.parametrize("answers", [0, 40], ids=["seeding", "playing"])
def test_no_message_of_a_hostile_client_gets_through(tmp_path, database, logged, answers):
    async def within() -> list[str]:
        async with scene(tmp_path, answers, **database) as found:
            through = await all_tried(found, list(messages.malformed()) if answers else [])
            for asked in (False, True) if answers else (True,):
                await ben_is_asked(found, asked=asked)
                through += await all_tried(found, list(messages.odd(position(found))))
            await quiet(found.bots[1])
            assert not [it for it in found.bots[1].chat if UNSEEN.search(it) or len(it) > 500]
            return through

    assert asyncio.run(within()) == []
    assert not [it for it in logged if it["log_level"] == "error"]


def test_no_frame_and_no_handshake_of_a_hostile_client_gets_through(tmp_path, database, logged):
    async def within() -> list[str]:
        async with scene(tmp_path, 10, **database) as found:
            through = []
            before, version = await found.kept(), found.live.version
            for name, (raw, codes) in frames.FRAMES.items():
                bot = await found.ben.sit(found.matches[0])
                await bot.hello()
                bot.socket.transport.write(raw)
                through += wrong(f"the frame {name}", await frames.outcome_of(bot.socket), codes)
            for name, (text, codes) in frames.GREETINGS.items():
                bot = await found.ben.sit(found.matches[0])
                await bot.socket.send(text)
                through += wrong(f"the greeting {name}", await frames.outcome_of(bot.socket), codes)
            stage = found.stage
            names = {"match": found.matches[0], "waiting": found.matches[1], "ada": stage.ada, "ben": stage.ben}
            for it in frames.KNOCKS:
                words = [word.format(base=stage.base, **names) for word in (it.address, it.cookie, it.origin)]
                through += wrong(f"the handshake {it.name}", await frames.knocked(stage.base, *words), it.answers)
            assert not await found.is_untouched(before, version, found.bots[1].update)
            await found.goes_on()
            return through

    assert asyncio.run(within()) == []
    assert not [it for it in logged if it["log_level"] == "error"]


def wrong(name: str, code: int, codes: set[int] | frozenset[int]) -> list[str]:
    """What is said of an answer that was not expected."""
    return [] if code in codes else [f"{name}: {code}"]

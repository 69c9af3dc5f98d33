"""A table at which Ada plays with Ben, who is hostile: what is Ada's, and what must be as it was."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from unittest.mock import patch

from argon2 import PasswordHasher
from sqlalchemy import Table as DatabaseTable, select

from benchmarks.wire_bot import COOKIE, Bot, Visitor, any_answer
from spaceline.server.live import socket
from spaceline.server.people import passwords
from spaceline.server.storage.tables import Base, MatchRow, PersonRow
from spaceline.server.wire.messages import Accepted
from spaceline.server.wire.people import Me, SeatWanted
from tests.support.hostile.asking import Answered, Asked
from tests.support.hostile.requests import Stage
from tests.support.live_server import SECOND, Served, asked_of, play_on, quiet, seats, serving

INSIDE = (
    b"Traceback",
    b'File "',
    b".py",
    b"sqlalchemy",
    b"psycopg",
    b"sqlite",
    b"SELECT ",
    b"INSERT ",
    b"spaceline.server",
    b"site-packages",
)
"""Words of the inside, which nobody is told."""
TITLE = "What Ada keeps to herself"
PLAIN_DECK = {"ruleset": SECOND, "missions": [], "piles": {}}
CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
"""What passwords are worth is another test's matter."""
PATIENCE = (1_000_000, 1.0)
"""Whoever makes no sense stays: that they are sent away is shown elsewhere."""


@dataclass
class Scene:
    """The server, with both at their seats."""

    server: Served
    folder: Path
    ada: Visitor
    ben: Visitor
    bots: dict[int, Bot]
    stage: Stage
    matches: tuple[str, ...]
    people: tuple[int, int]
    """The numbers of Ada and Ben."""
    chance: Random = field(default_factory=lambda: Random(1))

    @property
    def live(self):
        return self.server.live(self.matches[0])

    def hidden(self) -> re.Pattern[bytes]:
        """The faces that Ada can read and Ben cannot."""
        seen = [{card.face for card in bot.table.cards if card.face} for bot in self.bots.values()]
        found = sorted(seen[0] - seen[1])
        assert len(found) >= 3
        return re.compile(rb"(?<![\w-])(?:" + "|".join(map(re.escape, found)).encode() + rb")(?![\w-])")

    async def kept(self) -> dict[str, list[tuple]]:
        """What is stored of Ada, and of the matches that are hers too."""

        def read(connection):
            found = {}
            for table in Base.metadata.sorted_tables:
                which = self.which(table)
                if which is not None:
                    found[table.name] = connection.execute(select(table).where(which)).all()
            return {name: sorted(map(tuple, rows), key=repr) for name, rows in found.items()}

        return await self.server.app.state.service.storage.database.read(read)

    def which(self, table: DatabaseTable):
        """The rows of a table that nobody else changes."""
        if table is PersonRow.__table__:
            return table.c.id == self.people[0]
        if table is MatchRow.__table__:
            return table.c.id.in_(self.matches)
        if "match" in table.c and table.name not in ("reports", "lessons"):
            return table.c.match.in_(self.matches)
        return table.c.person == self.people[0] if "person" in table.c else None

    def secrets(self, asked: Asked) -> list[str]:
        """What an answer must not tell."""
        found = [TITLE, self.stage.ada, *self.stage.foreign.values()]
        if not asked.is_known:
            found += [self.stage.ben, self.stage.own["deck"]]
        return [it for it in found if it.encode() not in asked.target]

    async def is_untouched(self, before: dict[str, list[tuple]], version: int, update: int) -> str:
        """What of Ada's, or of the table, is not as it was; empty when all is."""
        await quiet(self.bots[1], 0.01)
        after = await self.kept()
        found = [name for name, rows in before.items() if after[name] != rows]
        found += ["the version"] * (self.live.version != version) + ["Ada's table"] * (self.bots[1].update != update)
        return ", ".join(found)

    async def goes_on(self) -> None:
        """An honest player answers what is open."""
        asked = await asked_of(*self.bots.values())
        given = any_answer(asked.prompt, self.chance)
        assert isinstance(await asked.give(given), Accepted)

    def faults(self, asked: Asked, answered: Answered) -> list[str]:
        """What is wrong with an answer."""
        status, body = answered.status, answered.body
        found = [f"answered {status}"] * (status not in asked.answers)
        found += [f"tells {it!r}" for it in self.secrets(asked) if it.encode() in body + answered.headers]
        if "/matches/" in asked.route and self.hidden().search(body):
            found.append("tells a hidden card")
        if status >= 400:
            found += [f"tells of {it!r}" for it in (*INSIDE, str(self.folder).encode()) if it in body]
            if b"application/json" in answered.headers and set(answered.problem()) != {"reason", "sentence"}:
                found.append("is no problem")
            if (
                b"application/json" not in answered.headers
                and "/{path}" not in asked.route
                and "docs" not in asked.route
            ):
                found.append("is not told as JSON")
        if b"\r\nset-cookie: x=" in answered.headers.lower():
            found.append("sets a cookie")
        return found


@asynccontextmanager
async def scene(folder: Path, answers: int, **given) -> AsyncIterator[Scene]:
    """Ada and Ben, after so many answers."""
    client = folder / "client"
    client.mkdir()
    (client / "index.html").write_text("<!doctype html><title>Table</title>")
    with (
        patch.object(socket, "MISTAKES", PATIENCE),
        patch.multiple(passwords, HASHER=CHEAP, NOBODY=CHEAP.hash("")),
    ):
        async with (
            serving(folder / "data", client=client, metrics="all", **given) as server,
            server.visitor("Ada") as ada,
            server.visitor("Ben") as ben,
        ):
            me = await ben.post("/api/me/account", {"name": "Ben", "password": "Ben's own password"}, Me)
            ben.http.headers["X-CSRF-Token"] = me.token
            info = await ada.make_match(SECOND, *seats("me", "friend"))
            await ben.follow(info.seats[1].invitation, "klingon")
            bots = {1: await ada.sit(info.id), 2: await ben.sit(info.id)}
            for bot in bots.values():
                await bot.hello()
            await play_on(bots, answers, Random(3))
            yield await set_up(server, folder, ada, ben, bots, info)


async def set_up(server: Served, folder: Path, ada: Visitor, ben: Visitor, bots: dict[int, Bot], info) -> Scene:
    """What both have beside the table."""
    waiting = await ada.make_match(SECOND, *seats("me"), SeatWanted("friend"))
    decks = [
        await it.post("/api/decks", {"deck": {**PLAIN_DECK, "title": title}}, dict)
        for it, title in ((ada, TITLE), (ben, "Ben's own"))
    ]
    shared = await ben.post(f"/api/decks/{decks[1]['id']}/sharing", {"is_shared": True}, dict)
    session = (await ada.get("/api/me/account", dict))["sessions"][0]["id"]
    own = {
        "match": info.id,
        "deck": decks[1]["id"],
        "ruleset": SECOND,
        "edition": "second",
        "chapter": "no-such",
        "name": "klingon",
        "/api/invitations/{token} token": waiting.seats[1].invitation.rpartition("/")[2],
        "/api/watch/{token} token": info.watch.rpartition("/")[2],
        "/api/shared-decks/{token} token": shared["share"].rpartition("/")[2],
    }
    foreign = {"match": waiting.id, "deck": decks[0]["id"], "session": session}
    cookies = [it.http.cookies[COOKIE] for it in (ada, ben)]
    stage = Stage(server.base, *cookies, own, foreign, fields_with(decks[0]["id"]))
    for bot in bots.values():
        await quiet(bot)
    people = await server.app.state.service.storage.database.read(
        lambda connection: [
            connection.execute(select(PersonRow.id).where(PersonRow.name == name)).scalar_one()
            for name in ("Ada", "Ben")
        ]
    )
    return Scene(server, folder, ada, ben, bots, stage, (info.id, waiting.id), (people[0], people[1]))


def fields_with(deck: str) -> dict[str, object]:
    """What usually stands in bodies; nothing that would be done for whoever does not know the password."""
    seat = {"who": "me", "deck": "klingon"}
    return {
        "Guest.name": "Eve",
        "Credentials.name": "Nobody",
        "Credentials.password": "long enough",
        "NewPassword.old": "not the one",
        "NewPassword.password": "long enough",
        "PasswordShown.password": "not the one",
        "MailWanted.mail": "ben@example.org",
        "MailWanted.password": "not the one",
        "Forgot.name": "Ada",
        "TokenShown.token": "A" * 22,
        "ResetWanted.token": "A" * 22,
        "ResetWanted.password": "long enough",
        "MatchWanted.ruleset": SECOND,
        "MatchWanted.seats": [seat, {"who": "beside me", "deck": f"own:{deck}"}],
        "MatchWanted.time": {"kind": "live", "seconds": 600, "increment": 0},
        "MatchWanted.seed": 7,
        "WrittenDeck.ruleset": SECOND,
        "WrittenDeck.title": "Ben's",
        "DeckToKeep.version": 1,
        "DeckText.ruleset": SECOND,
        "DeckText.text": "1 x",
        "DeckToWrite.form": "yaml",
        "LessonWanted.anew": False,
        "Joining.deck": f"own:{deck}",
        "Report.text": "odd",
    }

"""Record what a running server sends to a seat: the data that the tests of the client read.

Usage: .venv/bin/python tools/record_wire.py http://localhost:4747
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.sync.client import connect
from websockets.typing import Origin

from spaceline.server.wire import WIRE_VERSION

FOLDER = Path(__file__).parents[1] / "web" / "tests" / "recorded"
GAMES = {"second": ("2e-cta2003", 26), "first": ("1e-modern", 30)}
"""Edition to the ruleset, and how many answers are given."""
SEED = 7
QUIET = 4.0
"""So many seconds without a message mean that nothing more comes."""
IDLE = ("pass", "end-orders", "end-play")


class Server:
    """A running server, for somebody who has come in."""

    def __init__(self, address: str) -> None:
        """Come in as a guest."""
        self.address = address.rstrip("/")
        self.cookies = CookieJar()
        self.opener = build_opener(HTTPCookieProcessor(self.cookies))
        self.token = ""
        self.token = self.call("/api/guests", {"name": "Captain"})["token"]

    def call(self, path: str, body: Any = None) -> Any:
        """Ask a route for something."""
        data = json.dumps(body).encode() if body is not None else None
        headers = {"Content-Type": "application/json", "Origin": self.address, "X-CSRF-Token": self.token}
        request = Request(self.address + path, data=data, headers=headers)  # noqa: S310 -- the address is that of the user
        with self.opener.open(request) as answer:
            return json.load(answer)

    @contextmanager
    def sit(self, match: str) -> Iterator[Any]:
        """Sit down at the first seat of a match."""
        cookie = "; ".join(f"{it.name}={it.value}" for it in self.cookies)
        url = f"{self.address.replace('http', 'ws', 1)}/api/matches/{match}/socket?seat=1"
        with connect(url, origin=Origin(self.address), additional_headers={"Cookie": cookie}) as socket:
            socket.send(json.dumps({"type": "hello", "version": WIRE_VERSION, "seen": 0}))
            yield socket


def answer(prompt: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    """Some answer to a prompt, rather one that does something."""
    if choices := prompt.get("choices"):
        busy = [it for it in choices if it["key"][0] not in IDLE]
        return {"option": dice.choice(busy or choices)["key"]}
    if prompt["kind"] == "number":
        return {"numbers": [prompt.get("low", 0)]}
    pick = prompt["pick"]
    cards = [it["card"] for it in pick["candidates"]]
    wanted = len(cards) if prompt["kind"] == "order" else max(pick.get("least", 0), 0 if "budget" in pick else 1)
    return {"cards": cards[: min(wanted, pick.get("most", wanted) or wanted)]}


def played(socket: Any, answers: int) -> list[dict[str, Any]]:
    """Give so many answers; the tables and updates that come, until it is quiet."""
    dice = random.Random(SEED)  # noqa: S311 -- the same game each time, no secret
    heard: list[dict[str, Any]] = []
    last = 0
    while True:
        try:
            message = json.loads(socket.recv(timeout=QUIET))
        except TimeoutError:
            return heard
        if message["type"] in ("welcome", "update"):
            heard.append(message)
        prompt = message.get("prompt")
        if prompt and prompt["number"] != last and answers:
            last, answers = prompt["number"], answers - 1
            given = answer(prompt, dice)
            socket.send(json.dumps({"type": "answer", "ref": last, "prompt": last, "given": given}))


def record(server: Server, ruleset: str, answers: int) -> dict[str, Any]:
    """The messages of a game against the computer, and the whole table at the end."""
    lobby = server.call("/api/lobby")
    offered = next(it for it in lobby["rulesets"] if it["name"] == ruleset)
    usual = next(it["name"] for it in offered["opponents"] if it.get("is_usual"))
    decks = [it["name"] for it in offered["decks"][:2]]
    seats = [{"who": "me", "deck": decks[0]}, {"who": usual, "deck": decks[1]}]
    match = server.call("/api/matches", {"ruleset": ruleset, "seats": seats, "seed": SEED})["id"]
    with server.sit(match) as socket:
        messages = played(socket, answers)
    with server.sit(match) as socket:
        end = json.loads(socket.recv(timeout=QUIET))
    return {"messages": messages, "end": end}


def main(words: list[str]) -> int:
    """Record a game of each edition."""
    if len(words) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    server = Server(words[0])
    for edition, (ruleset, answers) in GAMES.items():
        found = record(server, ruleset, answers)
        text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"{edition}.json").write_text(text + "\n", encoding="utf-8")
        print(f"{edition}: {len(found['messages'])} messages, {len(text)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

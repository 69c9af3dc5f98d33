"""The client in a real browser: how soon one plays, how long others take, how much is loaded, how fast it draws.

The server is one of our own in a new folder, the browser that of the machine, without a graphics card. A decision is
drawn when its update has come, the page has been changed and laid out (``drawn``), and when that has been shown
(``shown``: up to a frame of 16.7 ms is waiting for the screen). The table of that measurement holds more cards than a
game: those of the hand lie at every place, again and again; the page presses its buttons itself. Run it from a
checkout, with the client built: ``python benchmarks/client.py``. Results are added to ``benchmarks/client.jsonl``.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
import tempfile
from itertools import cycle
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, WebSocketRoute
from record import append

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.browser_person import FIRST, SECOND, Person
from tools.browsers import CLIENT, browsing, serving

SCREEN = {"viewport": {"width": 1280, "height": 800}}
CARDS = 150
AT_ONCE = "localStorage.setItem('spaceline.settings', JSON.stringify({ pace: 'none' }))"
EACH = 1_000
"""Milliseconds for a decision, those of the computer player among them; nobody looks at the page meanwhile."""
FIRST_CLONE = 900_000
READY = """() => {
  const look = () => {
    if (document.querySelector("form button.main.big")) window.ready ??= performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
WATCH = """() => {
  window.drawn = [];
  const open = new Map();
  const set = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage").set;
  Object.defineProperty(WebSocket.prototype, "onmessage", { set(listener) {
    set.call(this, event => {
      const message = JSON.parse(event.data);
      if (message.type === "update" && message.prompt) open.set(String(message.prompt.number), performance.now());
      listener.call(this, event);
    });
  } });
  const look = () => {
    const number = document.querySelector("section.ask")?.dataset.prompt;
    const began = open.get(number);
    if (began === undefined) return;
    open.delete(number);
    document.body.getBoundingClientRect();
    const one = { drawn: performance.now() - began };
    window.drawn.push(one);
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port2.onmessage = () => (one.shown = performance.now() - began);
      port1.postMessage(0);
    });
  };
  window.play = most => setInterval(() => {
    const ask = document.querySelector("section.ask");
    if (!ask?.dataset.prompt || window.drawn.length >= most) return;
    const choices = [...ask.querySelectorAll("button.choice")];
    const ending = choices.find(it => /^(End the turn|Pass|Go on|Let )/.test(it.lastElementChild.textContent));
    const card = ask.querySelector("button.candidate[aria-pressed=false]:enabled");
    (ending ?? choices[0] ?? ask.querySelector("button.main:enabled") ?? card).click();
  }, 250);
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ["data-prompt"] });
}"""


def first_views(browser: Browser, base: str, runs: int) -> dict[str, Any]:
    """Milliseconds from asking for the page to its first paint, and to everything being there that can be pressed."""
    paints, readies = [], []
    for _ in range(runs):
        context = browser.new_context(**SCREEN)
        context.add_init_script(f"({READY})()")
        page = context.new_page()
        page.goto(base)
        page.wait_for_function("() => window.ready")
        paints.append(page.wait_for_function(PAINT).json_value())
        readies.append(page.evaluate("() => window.ready"))
        context.close()
    return {"first_paint_ms": spread(paints), "first_view_ms": spread(readies)}


ASKED = "document.querySelector('section.ask')?.dataset.prompt"
SEEN = "document.querySelector('main.table')"
TIMES = f"""() => {{
  window.times = {{}};
  document.addEventListener("click", event => {{
    if (event.target.closest("button.main.big")) window.times.pressed = performance.now();
  }}, true);
  const look = () => {{
    const {{ times }} = window;
    if (times.pressed && {SEEN}) times.seen ??= performance.now();
    if (times.pressed && {ASKED}) times.asked ??= performance.now();
    else requestAnimationFrame(look);
  }};
  requestAnimationFrame(look);
}}"""


def first_questions(browser: Browser, base: str, edition: str, runs: int) -> dict[str, Any]:
    """Milliseconds from pressing Play to the table and to the first question."""
    seen, asked = [], []
    for _ in range(runs):
        context = browser.new_context(**SCREEN)
        context.add_init_script(AT_ONCE)
        page = context.new_page()
        page.add_init_script(f"({TIMES})()")
        page.goto(base)
        page.get_by_role("radio", name=edition).check()
        page.get_by_role("button", name="Play", exact=True).click()
        page.wait_for_function("() => window.times.asked", timeout=60_000)
        times = page.evaluate("() => window.times")
        seen.append(times["seen"] - times["pressed"])
        asked.append(times["asked"] - times["pressed"])
        context.close()
    return {"seen": spread(seen), "asked": spread(asked)}


OPEN = f"number => document.querySelector('dialog[open]') || ({ASKED} && {ASKED} !== number)"
TURNS = """() => {
  window.turns = [];
  let since = 0;
  const look = () => {
    const title = document.querySelector("header.top")?.textContent ?? "";
    const isOthers = /turn/.test(title) && !/your turn/.test(title);
    if (isOthers) since ||= performance.now();
    else if (since) {
      window.turns.push((performance.now() - since) / 1000);
      since = 0;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


def others_turns(browser: Browser, base: str, edition: str, turns: int) -> dict[str, Any]:
    """Seconds that a turn of the computer player is looked on at by somebody who has changed no setting.

    Whoever looks on answers at once what is asked meanwhile, and passes in the own turns.
    """
    context = browser.new_context(**SCREEN)
    context.add_init_script(f"({TURNS})()")
    person = Person(context.new_page(), base).begin(edition)
    number, found = "", []
    while len(found) < turns:
        person.page.wait_for_function(OPEN, arg=number, timeout=300_000)
        found = person.page.evaluate("() => window.turns")
        if not (number := person.number):
            break
        person.answer()
    context.close()
    return {"turns": len(found), **spread(found)}


def sizes() -> dict[str, int]:
    """Bytes of all files of the client, as they are and compressed."""
    files = [path.read_bytes() for path in CLIENT.parent.rglob("*") if path.is_file()]
    return {"bytes": sum(map(len, files)), "gzipped": sum(len(gzip.compress(data)) for data in files)}


def redraws(browser: Browser, base: str, edition: str, answers: int) -> dict[str, Any]:
    """Milliseconds to draw a decision with a full table."""
    context = browser.new_context(**SCREEN, reduced_motion="reduce")
    context.add_init_script(f"({WATCH})()")
    context.add_init_script(AT_ONCE)
    person = Person(context.new_page(), base)
    person.page.route_web_socket("**/socket*", crowd)
    person.begin(edition)
    person.wait()
    cards = person.page.locator("[data-place] [data-card]").count()
    person.page.evaluate("most => void window.play(most)", answers)
    person.page.wait_for_timeout(answers * EACH)
    person.page.wait_for_function("() => window.drawn.every(it => it.shown)")
    found = person.page.evaluate("() => window.drawn")
    context.close()
    assert len(found) >= answers // 2, "decisions were not seen to be drawn"
    times = {it: spread([one[it] for one in found]) for it in ("drawn", "shown")}
    return {"cards": cards, "decisions": len(found), **times}


def crowd(line: WebSocketRoute) -> None:
    """Stand between the server and the page, and fill the table."""
    server = line.connect_to_server()
    server.on_message(lambda message: line.send(crowded(message)))


def crowded(text: str | bytes) -> str:
    """A message of the server; the first table with many more cards."""
    message = json.loads(text)
    if message["type"] == "welcome":
        table = message["table"]
        held = [card for card in table["cards"] if card.get("face") and card["role"] in ("hand", "seed-deck")]
        places = [place["id"] for place in table["places"]]
        zones: dict[int, list[int]] = {place: [] for place in places}
        for number, place, card in zip(range(CARDS), cycle(places), cycle(held), strict=False):
            id, controller = FIRST_CLONE + number, 1 + number // len(places) % 2
            zones[place].append(id)
            table["cards"].append(
                card | {"id": id, "parent": place, "role": "surface", "controller": controller, "is_face_up": True}
            )
        table["zones"] += [
            {"parent": place, "role": "surface", "label": "surface", "cards": ids} for place, ids in zones.items()
        ]
    return json.dumps(message)


def spread(values: list[float]) -> dict[str, float]:
    """The median, what nine of ten stay below, and the slowest."""
    slow = quantiles(values, n=10)[-1] if len(values) > 1 else values[0]
    found = {"median": median(values), "nine_of_ten": slow, "slowest": max(values)}
    return {name: round(value, 1) for name, value in found.items()}


def main() -> None:
    """Measure and record."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=10, help="first views")
    parser.add_argument("--answers", type=int, default=25, help="decisions in each game")
    parser.add_argument("--turns", type=int, default=8, help="turns of the computer player that are looked on at")
    parser.add_argument("--dry", action="store_true", help="print the result without recording it")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, browsing() as browser:
        found = {
            "first_match_ms": first_questions(browser, server.base, SECOND, 1),
            "next_match_ms": {it: first_questions(browser, server.base, it, asked.runs) for it in (SECOND, FIRST)},
            "others_turn_s": {it: others_turns(browser, server.base, it, asked.turns) for it in (SECOND, FIRST)},
            **first_views(browser, server.base, asked.runs),
            **sizes(),
            "redraw": {edition: redraws(browser, server.base, edition, asked.answers) for edition in (SECOND, FIRST)},
        }
    print(json.dumps(found, indent=2))
    if not asked.dry:
        append("client.jsonl", found)


if __name__ == "__main__":
    main()

"""How well the table fills the screen: size of the hand and its text, share of the map that is used, what is cut off.

One game of each edition is played in a real browser to its start and to its middle; each position is then looked at
in windows of every size. ``share`` is the part of the map under worlds, ships, crews and other cards; ``seen`` the part
of the places, and ``cut`` the number of ships and people, that are (not) wholly in sight before anything is scrolled.
Milliseconds to draw a decision with 150 cards are measured as in ``client.py``. Run it from a checkout, with the client
built: ``python benchmarks/screen.py``. Results are added to ``benchmarks/screen.jsonl``; ``--pictures FOLDER`` keeps
what was looked at.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from client import redraws
from playwright.sync_api import Browser
from record import append

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.browser_person import FIRST, OBJECTIVES, SECOND, Person
from tools.browsers import browsing, serving
from tools.screenshots import DECKS, LONG_ENOUGH, SEEDS, play

DESKTOPS = ((1280, 720), (1440, 900), (1920, 1080), (2560, 1440))
PHONES = ((390, 844), (844, 390))
OTHER = ((820, 1180), (1024, 768))
SETTLED = 600
"""Milliseconds until a page that has come is laid out and its faces are there."""
AT_ONCE = "localStorage.setItem('spaceline.settings', JSON.stringify({ pace: 'none', theme: '%s' }))"
"""What others do is shown at once."""
LOOK = """() => {
  const all = (what, within = document) => [...within.querySelectorAll(what)];
  const map = document.querySelector(".space").getBoundingClientRect();
  const boxes = what => all(what).map(it => it.getBoundingClientRect()).filter(it => it.width > 1);
  const isWithin = (from, to, low, high) => from >= low - 2 && to <= high + 2;
  const isSeen = it =>
    isWithin(it.left, it.right, map.left, map.right) && isWithin(it.top, it.bottom, map.top, map.bottom);
  const used = boxes(".space :is(.globe, .plate, .tile, .vessel, .team, .slip, .objective)");
  let [points, covered] = [0, 0];
  for (let x = map.left + 2; x < map.right; x += 6) {
    for (let y = map.top + 2; y < map.bottom; y += 6) {
      points++;
      if (used.some(it => it.left <= x && x <= it.right && it.top <= y && y <= it.bottom)) covered++;
    }
  }
  const worlds = boxes(".space .world");
  const held = all(".held .card").filter(it => it.checkVisibility() && it.getBoundingClientRect().width);
  const words = held.flatMap(it => all(".body li, .body p, .line > span:first-child", it));
  const texts = words.filter(it => it.checkVisibility());
  const round = (number, by) => Math.round(number * by) / by;
  return {
    card: Math.round(held[0]?.getBoundingClientRect().width ?? 0),
    text: texts.length ? round(Math.min(...texts.map(it => parseFloat(getComputedStyle(it).fontSize))), 10) : 0,
    share: round(covered / points, 100),
    seen: round(worlds.filter(isSeen).length / worlds.length, 100),
    cut: boxes(".space :is(.hull, .slip, .person)").filter(it => !isSeen(it)).length,
  };
}"""


def positions(browser: Browser, base: str, edition: str) -> Iterator[tuple[str, str, Any]]:
    """Moments of one game: their names, the address of the game, and whom the browser keeps for its player."""
    context = browser.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    context.add_init_script(AT_ONCE % "dark")
    person = Person(context.new_page(), base).begin(edition, name="Ada", seed=SEEDS[edition], deck=DECKS[edition])
    person.wait()
    if edition == FIRST:
        play(person, 12)
    for name in ("start", "middle"):
        if name == "middle":
            play(person, LONG_ENOUGH[edition])
        path, kept = person.page.url.removeprefix(base), context.storage_state()
        person.page.goto("about:blank")
        yield name, path, kept
        person.come(path).wait()
    context.close()


def looks(browser: Browser, base: str, asked: argparse.Namespace) -> dict[str, Any]:
    """What is seen of every position in every window."""
    found: dict[str, Any] = {}
    for edition in (SECOND, FIRST, *([OBJECTIVES] if asked.every else [])):
        for name, path, kept in positions(browser, base, edition):
            for size in (*DESKTOPS, *PHONES, *(OTHER if asked.every else ())):
                screen = screen_of(*size)
                context = browser.new_context(**screen, storage_state=kept, reduced_motion="reduce")
                context.add_init_script(AT_ONCE % asked.theme)
                person = Person(context.new_page(), base).come(path)
                person.wait()
                person.page.wait_for_timeout(SETTLED)
                window = "x".join(map(str, size))
                found.setdefault(edition, {}).setdefault(name, {})[window] = person.page.evaluate(LOOK)
                if asked.pictures:
                    picture = f"{edition.split()[0].lower()}-{name}-{window}.png"
                    person.page.screenshot(path=Path(asked.pictures) / picture)
                context.close()
    return found


def screen_of(width: int, height: int) -> dict[str, Any]:
    """A window of a size; a phone is touched with fingers."""
    is_phone = (width, height) in PHONES
    return {"viewport": {"width": width, "height": height}, "has_touch": is_phone, "is_mobile": is_phone}


def main() -> None:
    """Measure and record."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=25, help="decisions that are drawn in each game")
    parser.add_argument("--pictures", default="", help="a folder for a picture of everything that was looked at")
    parser.add_argument("--every", action="store_true", help="with the Objectives variant and more windows")
    parser.add_argument("--theme", default="dark", help="dark or light")
    parser.add_argument("--dry", action="store_true", help="print the result without recording it")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, browsing() as browser:
        found = looks(browser, server.base, asked)
        if asked.answers:
            found["redraw"] = {name: redraws(browser, server.base, name, asked.answers) for name in (SECOND, FIRST)}
    for edition, moments in found.items():
        for moment, windows in moments.items() if edition != "redraw" else ():
            for window, seen in windows.items():
                print(f"{edition:15} {moment:7} {window:10}", *(f"{what} {value}" for what, value in seen.items()))
    print(json.dumps(found.get("redraw", {})))
    if not asked.dry:
        append("screen.jsonl", found)


if __name__ == "__main__":
    main()

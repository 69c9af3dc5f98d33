"""Make the pictures of the main pages in docs/images anew.

Usage: .venv/bin/python tools/screenshots.py

A game of a fixed seed is played with the named buttons up to where there is something to see. The client must be built
and the browser installed: make client, make browsers.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.browser_person import FIRST, OBJECTIVES, SECOND, Person
from tools.browsers import BrowserError, browsing, serving
from tools.pictures import Pictures

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "images"
SCREEN: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 1.5,
    "has_touch": True,
    "is_mobile": True,
}
LARGEST = 250_000
SEEDS = {SECOND: 10, FIRST: 7, OBJECTIVES: 8}
DECKS = {SECOND: "Starfleet on Patrol", FIRST: "", OBJECTIVES: "Errands of Peace"}
LONG_ENOUGH = {SECOND: 44, FIRST: 40, OBJECTIVES: 18}
"""So many answers until there is something to see."""
LEFT = "section.ask button.candidate:not([disabled])[aria-pressed=false]"
"""A card that could still be chosen."""
NOWHERE = (640, 4)
"""Where a pointer touches nothing."""
WHO_BEAMS = "Who and what beams"
BEAMING = re.compile("Beam from (.*) to (.*)")
SETTLED = 5500
"""Milliseconds until what has just happened is not told over the map any more."""


class Keen:
    """Goes out and does things: each thing once in a turn, attempts before journeys, journeys before beaming."""

    LIKED = ("Attempt", "Undock", "Move", "Beam", "Report", "Play", "Seed", "Place", "Draw")

    def __init__(self) -> None:
        """Nothing is done yet."""
        self.done: set[str] = set()

    def goes_back(self, choice: str) -> bool:
        """Whether it would bring people back to where they have just come from."""
        way = BEAMING.match(choice)
        return way is not None and f"Beam from {way[2]} to {way[1]}" in self.done

    def __call__(self, question: str, choices: Sequence[str]) -> str:
        """What to press."""
        fresh = [it for it in choices if it not in self.done and not self.goes_back(it)]
        liked = next((it for word in self.LIKED for it in fresh if it.startswith(word)), None)
        pressed = liked or next((it for it in choices if it.startswith(("End the turn", "Go on", "Pass"))), choices[0])
        self.done.add(pressed)
        if pressed.startswith("Move"):
            self.done.update(it for it in choices if it.startswith("Move"))
        if way := BEAMING.match(pressed):
            self.done.update(it for it in choices if it.startswith(f"Beam from {way[1]} "))
        if pressed == "End the turn":
            self.done.clear()
        return pressed


class Studio:
    """Somebody who comes with one browser or another, and the folder of pictures."""

    def __init__(self, browser: Browser, base: str) -> None:
        """Nothing is painted yet."""
        self.browser, self.base = browser, base
        self.pictures = Pictures(browser)

    @contextmanager
    def person(self, options: dict[str, Any]) -> Iterator[Person]:
        """Somebody at a screen."""
        context = self.browser.new_context(**{"color_scheme": "dark", **options}, reduced_motion="reduce")
        context.add_init_script("localStorage.setItem('spaceline.settings', JSON.stringify({ pace: 'none' }))")
        yield Person(context.new_page(), self.base)
        context.close()

    def take(self, person: Person, name: str) -> None:
        """Paint what is on the screen.

        Raises:
            BrowserError: the picture is too large for the docs.
        """
        size = self.pictures.save(person.page.screenshot(), FOLDER / f"{name}.png")
        print(f"{name}.png: {size // 1000} kB")
        if size > LARGEST:
            raise BrowserError(f"{name}.png is larger than {LARGEST // 1000} kB")


def play(person: Person, answers: int) -> None:
    """Go out into space, and stop where there is something to decide about it."""
    while person.board.count():
        person.seed_for_me()
        person.wait()
    keen = Keen()
    for given in range(answers + 40):
        if not person.wait():
            raise BrowserError("the game was over before there was something to see")
        if given >= answers and any(it.startswith(("Attempt", "Move")) for it in person.choices):
            return
        if person.question.startswith(WHO_BEAMS):
            everybody(person)
        else:
            person.answer(keen)
    raise BrowserError("nothing came that would have been worth a picture")


def everybody(person: Person) -> None:
    """Choose all cards that may be chosen."""
    number = person.number
    person.ask.get_by_role("button", name="All", exact=True).click()
    person.page.wait_for_function(f"() => !document.querySelector('{LEFT}')")
    person.settles(person.ask.locator("button.main"))
    person.ask.locator("button.main").click()
    person.gone(number)


def around(studio: Studio) -> None:
    """The pages before a game."""
    for options, end in ((SCREEN, ""), (PHONE, "-phone")):
        with studio.person(options) as person:
            person.come().page.get_by_role("button", name="Play", exact=True).wait_for()
            studio.take(person, f"start{end}")


def learning(studio: Studio) -> None:
    """A chapter of the lessons, at a step in which something is to be done."""
    with studio.person(SCREEN) as person:
        person.come("/learn")
        person.page.locator("[data-chapter='second/table']").click()
        lesson = person.page.get_by_role("region", name="Lesson")
        while lesson.get_attribute("data-kind") == "read":
            step = lesson.get_attribute("data-step")
            lesson.get_by_role("button", name="Next", exact=True).click()
            person.page.wait_for_function(f"() => document.querySelector('.lesson').dataset.step !== '{step}'")
        person.page.wait_for_timeout(SETTLED)
        studio.take(person, "lesson")


def seeding(studio: Studio) -> None:
    """The board of the seed phases, with what the computer would seed."""
    with studio.person(SCREEN) as person:
        person.seeds_by_list = False
        person.begin(FIRST, name="Kathryn", seed=SEEDS[FIRST])
        person.board.wait_for()
        person.seed_for_me()
        person.page.locator(".board.seeds").wait_for()
        person.ask.get_by_role("button", name="Seed for me").click()
        person.page.wait_for_function("() => !document.querySelector('section.ask [aria-busy=true]')")
        person.page.wait_for_timeout(SETTLED)
        studio.take(person, "seeding")


def choosing(studio: Studio) -> None:
    """A choice of cards in the making, with what it amounts to."""
    with studio.person(SCREEN) as person:
        person.begin(SECOND, name="Kathryn", seed=SEEDS[SECOND], deck=DECKS[SECOND])
        person.wait()
        person.page.get_by_role("button", name="Understood").click()
        person.play_until(lambda it: it.question.startswith("Which dilemmas do they face"), Keen())
        for card in person.ask.locator("button.candidate").all()[:2]:
            card.click()
        person.page.mouse.move(*NOWHERE)
        person.page.wait_for_timeout(SETTLED)
        studio.take(person, "choosing")


def boarding(studio: Studio) -> None:
    """A crew in the making, with what it comes to: for its ship, and at the missions ahead."""
    with studio.person(SCREEN) as person:
        person.begin(SECOND, name="Kathryn", seed=SEEDS[SECOND], deck=DECKS[SECOND])
        person.wait()
        person.page.get_by_role("button", name="Understood").click()
        person.play_until(lambda it: it.ask.locator("[data-preview=staffing]").count() > 0, Keen())
        person.ask.locator("details.further summary").click()
        for card in person.ask.locator("button.candidate").all()[:3]:
            card.click()
        person.page.mouse.move(*NOWHERE)
        person.page.wait_for_timeout(SETTLED)
        studio.take(person, "boarding")


def table(studio: Studio, edition: str, name: str) -> None:
    """A game in its middle: on a screen, on a phone, a card of it large."""
    with studio.person(SCREEN) as person:
        person.seeds_by_list = False
        person.begin(edition, name="Kathryn", seed=SEEDS[edition], deck=DECKS[edition])
        person.wait()
        person.page.get_by_role("button", name="Understood").click()
        play(person, LONG_ENOUGH[edition])
        person.page.mouse.move(*NOWHERE)
        person.page.wait_for_timeout(SETTLED)
        studio.take(person, f"table-{name}")
        kept, path = person.context.storage_state(), person.page.url.removeprefix(person.base)
        if edition == SECOND:
            person.hand.first.click(button="right")
            person.page.get_by_role("dialog").wait_for()
            studio.take(person, "card")
    with studio.person({**PHONE, "storage_state": kept}) as person:
        person.come(path).wait()
        studio.take(person, f"table-{name}-phone")


def main() -> int:
    """Make all of them."""
    FOLDER.mkdir(exist_ok=True)
    try:
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, browsing() as browser:
            studio = Studio(browser, server.base)
            around(studio)
            learning(studio)
            seeding(studio)
            choosing(studio)
            boarding(studio)
            table(studio, SECOND, "second")
            table(studio, FIRST, "first")
            table(studio, OBJECTIVES, "objectives")
    except BrowserError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

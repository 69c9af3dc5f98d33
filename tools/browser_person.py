"""Somebody at a browser: comes to the start page, begins a match, reads the question, presses what it offers."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Locator, Page, Route

SECOND, FIRST, OBJECTIVES = "Second Edition", "First Edition", "Objectives"
COMPUTER, FRIEND, BESIDE = (
    "Officer: plays by rules of thumb",
    "A friend, by a link",
    "Somebody beside me, at this screen",
)
QUICKLY = ("End the turn", "Pass", "Go on", "Done")
"""What brings a game to its end, the first before the others."""
ASKED = """({ number }) => {
  const ask = document.querySelector("section.ask");
  if (document.querySelector("dialog[open]")) return "over";
  return ask && ask.dataset.prompt && ask.dataset.prompt !== number ? ask.dataset.prompt : "";
}"""
PATIENCE = 20_000
"""Milliseconds that a computer player may take at most."""

Chooser = Callable[[str, Sequence[str]], str]
"""What to press, by the question and the names of the buttons."""


def quickly(question: str, choices: Sequence[str]) -> str:
    """Press whatever ends the turn, otherwise the first button."""
    return next((it for word in QUICKLY for it in choices if it.startswith(word)), choices[0])


class Whim:
    """Presses one button or another for a while, each kind as often as any other, and then whatever ends the game."""

    def __init__(self, seed: int, while_: int) -> None:
        """So many answers by chance."""
        self.rng, self.left = Random(seed), while_  # noqa: S311 - reproducible chance

    def __call__(self, question: str, choices: Sequence[str]) -> str:
        """What to press."""
        self.left -= 1
        if self.left < 0:
            return quickly(question, choices)
        kinds = sorted({choice.split(" ")[0] for choice in choices})
        kind = self.rng.choice(kinds)
        return self.rng.choice([choice for choice in choices if choice.split(" ")[0] == kind])


class Person:
    """One tab of one browser."""

    def __init__(self, page: Page, base: str) -> None:
        """Nothing is loaded yet; ``seeds_by_list``, the questions of the seed phases are answered one after another."""
        self.page, self.base = page, base
        self.seeds_by_list = True

    @property
    def context(self) -> BrowserContext:
        """The browser, with whatever it has been given to keep."""
        return self.page.context

    @property
    def ask(self) -> Locator:
        """The part of the page with the question."""
        return self.page.get_by_role("region", name="What you decide")

    @property
    def question(self) -> str:
        """What is asked; empty while nothing is."""
        heading = self.ask.get_by_role("heading", level=2)
        return heading.inner_text() if heading.count() else ""

    @property
    def number(self) -> str:
        """Which question it is; empty while none is open."""
        return self.ask.get_attribute("data-prompt") or "" if self.ask.count() else ""

    @property
    def choices(self) -> list[str]:
        """The names of the buttons of the question, without their keys; an icon in them by its name."""
        return [" ".join(name.split()) for name in self.ask.locator("button.choice > span").all_text_contents()]

    @property
    def board(self) -> Locator:
        """The seed phases as a board, while they last and unless they are answered one after another."""
        return self.page.get_by_role("region", name="What you seed, and where")

    def seed_for_me(self) -> None:
        """Let the computer arrange the part of the seed phases that it is, and seed it like that."""
        number = self.number
        self.ask.get_by_role("button", name="Seed for me").click()
        self.page.wait_for_function("() => !document.querySelector('section.ask [aria-busy=true]')")
        self.ask.get_by_role("button", name="Seed it like that").click()
        self.gone(number)

    @property
    def log(self) -> list[str]:
        """The lines of the log."""
        return self.page.get_by_role("log", name="Log").locator(".entry > span").all_inner_texts()

    @property
    def result(self) -> Locator:
        """The window that says how the game ended."""
        return self.page.get_by_role("dialog")

    def come(self, path: str = "/") -> Person:
        """Open a page of the server."""
        self.page.goto(self.base + path)
        return self

    def begin(
        self,
        edition: str = SECOND,
        opponent: str = COMPUTER,
        *,
        name: str = "",
        seed: int | None = 7,
        deck: str = "",
        time: str = "",
    ) -> Person:
        """Make a match from the start page. The seed is added on the way: people cannot choose one."""
        if seed is not None and opponent != FRIEND:
            self.page.route("**/api/matches", lambda route: seeded(route, seed))
        self.come()
        self.page.get_by_role("radio", name=edition).check()
        self.page.get_by_role("combobox", name="Opponent 1").select_option(opponent)
        if deck:
            choice = self.page.get_by_role("combobox", name="Deck").first
            named = choice.locator("option").filter(has_text=deck).first
            choice.select_option(value=named.get_attribute("value"))
        if time:
            self.open_more().select_option(time)
        if name:
            self.page.get_by_role("textbox", name="Your name").fill(name)
        self.page.get_by_role("button", name="Make an invitation" if opponent == FRIEND else "Play", exact=True).click()
        self.page.wait_for_url("**/match/*")
        return self

    def open_more(self) -> Locator:
        """Unfold what is seldom chosen on the start page; returns the choice of clocks."""
        self.page.get_by_text("More players, clock, rules").click()
        return self.page.get_by_role("combobox", name="Time", exact=True)

    def button(self, name: str) -> Locator:
        """The button of the question with exactly such a name."""
        return self.ask.locator("button.choice", has=self.page.get_by_text(name, exact=True))

    @property
    def top(self) -> Locator:
        """The line that says where the game stands, with undo, redo and the menu."""
        return self.page.locator("header.top")

    @property
    def hand(self) -> Locator:
        """The cards that are held."""
        return self.page.locator("button.held")

    def open_menu(self) -> Locator:
        """The window with everything that is no move."""
        self.page.get_by_role("button", name="Menu", exact=True).click()
        return self.page.get_by_role("dialog", name="Menu")

    def give_up(self) -> None:
        """Give the game up, and mean it."""
        window = self.open_menu()
        window.get_by_role("button", name="Give up").click()
        window.get_by_role("button", name="Really give up?").click()

    def press(self, name: str) -> None:
        """Press a button of the question, and wait until the question is another one."""
        number = self.number
        self.button(name).click()
        self.gone(number)

    def pick(self) -> None:
        """Choose cards: as many as must be, the first that may be; the number, the order and the shares as offered."""
        number, done = self.number, self.ask.locator("button.confirm")
        for less in self.ask.get_by_role("button", name=re.compile("^More for ")).all():
            while less.is_enabled():
                less.click()
        for card in self.ask.locator("button.candidate").all():
            if not self.settles(done):
                card.click()
        done.click()
        self.gone(number)

    def settles(self, done: Locator) -> bool:
        """Whether what is chosen is enough, once the server has said so."""
        self.page.wait_for_function("() => !document.querySelector('section.ask [aria-busy=true]')")
        return done.is_enabled()

    def wait(self, number: str = "") -> bool:
        """Wait for the question after that of a number; False when the game is over."""
        found = self.page.wait_for_function(ASKED, arg={"number": number}, timeout=PATIENCE)
        if self.seeds_by_list and self.board.count():
            self.page.get_by_role("button", name="Answer one question after another instead").click()
        return bool(found.json_value() != "over")

    def gone(self, number: str) -> None:
        """Wait until a question is not open any more."""
        self.page.wait_for_function(
            "number => document.querySelector('dialog[open]') || document.querySelector('section.ask')?.dataset.prompt"
            " !== number",
            arg=number,
        )

    def answer(self, choose: Chooser = quickly) -> None:
        """Answer the question that is open."""
        if self.board.count():
            self.seed_for_me()
        elif choices := self.choices:
            self.press(choose(self.question, choices))
        else:
            self.pick()

    def play(self, choose: Chooser = quickly, most: int = 1000) -> int:
        """Answer until the game is over, or so many times; how many answers were given."""
        for given in range(most):
            if not self.wait():
                return given
            self.answer(choose)
        return most

    def play_until(self, fits: Callable[[Person], bool], choose: Chooser = quickly, most: int = 200) -> Person:
        """Answer until a question fits.

        Raises:
            LookupError: it never comes.
        """
        for _ in range(most):
            if not self.wait():
                break
            if fits(self):
                return self
            self.answer(choose)
        raise LookupError("such a question did not come")


def seeded(route: Route, seed: int) -> None:
    """Add a seed to a match that is asked for."""
    wanted: Any = route.request.post_data_json if route.request.method == "POST" else None
    if isinstance(wanted, dict):
        route.continue_(post_data=json.dumps({**wanted, "seed": seed}))
    else:
        route.continue_()

"""What can be typed at any prompt beside an answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NoReturn

from spaceline.cli.finding import cards_called, near_names
from spaceline.cli.play.automatic import auto
from spaceline.cli.play.choosing import number_in, print_question
from spaceline.cli.play.hand import held_cards, print_hand
from spaceline.cli.play.keyboard import Keyboard, print_lines
from spaceline.cli.play.obstacles import print_obstacles
from spaceline.cli.play.plans import print_plans
from spaceline.cli.play.seeding import ASKED_FOR, seed_for_me
from spaceline.cli.play.suggesting import suggest
from spaceline.cli.play.table import print_table
from spaceline.cli.printed_cards import print_card
from spaceline.cli.rules import print_found
from spaceline.cli.terminal import heading
from spaceline.cli.trouble import Trouble
from spaceline.editions import book_of
from spaceline.hosting.errors import HostingError
from spaceline.hosting.recorded import RecordedSeat
from spaceline.hosting.saving import write_file
from spaceline.presentation import Scene, describer_for, obstacles
from spaceline.rules.clauses import load

HELP = {
    "t": "table",
    "h": "hand",
    "l": "log",
    "c NAME": "card",
    "2?": "preview",
    "1 3 +2": "plan",
    "w": "why",
    "u": "undo",
    "u 12": "back",
    "redo": "redo",
    "auto": "auto",
    "suggest": "suggest",
    ASKED_FOR: "seed",
    "concede": "concede",
    "rules WORDS": "rules",
    "s FILE": "save",
    "q": "quit",
    "?": "help",
}
"""What can be typed, and by which key it is explained."""
LOG = 30
RULES = 5


class Leave(Exception):
    """Somebody leaves the game, which has been saved."""


class Commands:
    """The commands at one prompt."""

    def __init__(self, keyboard: Keyboard, seat: RecordedSeat, scene: Scene) -> None:
        """Serve the player who is asked."""
        self.keyboard, self.seat, self.scene, self.out = keyboard, seat, scene, keyboard.out
        self.game = keyboard.game
        self.known: dict[str, Callable[[str], None]] = {
            "t": self.table,
            "h": self.hand,
            "l": self.log,
            "c": self.card,
            "w": self.why,
            "why": self.why,
            "u": self.undo,
            "undo": self.undo,
            "redo": self.redo,
            "auto": self.auto,
            "suggest": self.suggest,
            "concede": self.concede,
            ASKED_FOR: self.seed_for_me,
            "s": self.save,
            "save": self.save,
            "q": self.leave,
            "quit": self.leave,
            "rules": self.rules,
            "?": self.help,
            "help": self.help,
            "": self.again,
        }

    def say(self, key: str, **slots: object) -> str:
        """What the terminal says in the language of the game."""
        return self.scene.words.say(key, **slots)

    def print(self, told: str) -> None:
        """Print a line."""
        self.out.print(f"  {told}")

    def obey(self, line: str) -> bool:
        """Carry out a command; False when the line is none."""
        word, _, rest = line.partition(" ")
        command = self.known.get(line.casefold()) or self.known.get(word.casefold())
        if command is None:
            return False
        try:
            command(rest.strip())
        except (Trouble, HostingError) as error:
            told = error.said(self.scene.words.templates) if isinstance(error, HostingError) else str(error)
            self.keyboard.complain(f"{told.rstrip('.')}.")
        return True

    def again(self, rest: str) -> None:
        """Ask again."""
        print_question(self.out, self.scene, self.seat.decision)
        print_plans(self.out, self.scene, self.seat)

    def table(self, rest: str) -> None:
        """Show the table."""
        print_table(self.out, self.keyboard.table(self.scene))

    def hand(self, rest: str) -> None:
        """Show the hand."""
        print_hand(self.out, self.keyboard.table(self.scene))

    def log(self, rest: str) -> None:
        """Show what happened."""
        lines = self.game.log(self.seat.viewer)
        heading(self.out, self.say("terminal.log"))
        first = max(0, len(lines) - (number_in(rest) or LOG))
        print_lines(self.out, self.scene.words, lines[first:], first)

    def card(self, rest: str) -> None:
        """Show a card by its number in the hand, or by name."""
        cards = held_cards(self.scene)
        number = number_in(rest.casefold().removeprefix("h")) or 0
        if 1 <= number <= len(cards):
            it = self.scene.definition(cards[number - 1])
            found = [it] if it else []
        else:
            found = cards_called(self.scene.pool, rest)
        if not found:
            near = near_names(self.scene.pool, rest)
            key = "terminal.no-card-called.near" if near else "terminal.no-card-called"
            raise Trouble(self.say(key, name=rest, near="; ".join(near)))
        for it in found:
            print_card(self.out, describer_for(self.scene), it)

    def why(self, rest: str) -> None:
        """Show what cannot be done."""
        found = obstacles(self.scene, self.seat, self.seat.decision)
        print_obstacles(self.out, self.scene.words, found, rest, self.seat.decision)

    def undo(self, rest: str) -> None:
        """Take the last answer back, or go back to a line of the log."""
        viewer = self.seat.viewer
        if not rest:
            self.game.undo(viewer)
        else:
            number = number_in(rest)
            if number is None:
                raise Trouble(self.say("terminal.undo.number"))
            if self.game.go_back_to(viewer, number - 1) is None:
                self.ask_others()

    def ask_others(self) -> None:
        """Ask the other people at the keyboard whether they agree to go back."""
        for other in self.game.still_asked:
            self.print(self.say("terminal.undo.agree", number=other))
            agrees = (self.keyboard.read_line() or "").casefold() in ("y", "yes")
            self.game.agree(other, agrees=agrees)
            if not agrees:
                raise Trouble(self.say("terminal.undo.disagrees", number=other))

    def redo(self, rest: str) -> None:
        """Do again what was taken back."""
        self.game.redo(self.seat.viewer)

    def auto(self, rest: str) -> None:
        """Show what is remembered and what could be, or change it."""
        auto(self.out, self.game, self.scene, self.seat.viewer, rest)

    def suggest(self, rest: str) -> None:
        """Say how likely one is to win, and what a computer player would answer."""
        suggest(self.keyboard, self.scene, self.seat)

    def concede(self, rest: str) -> None:
        """Give the game up, once that is confirmed."""
        self.print(self.say("terminal.concede"))
        if (self.keyboard.read_line() or "").casefold() in ("y", "yes"):
            self.game.leave(self.seat.viewer)

    def seed_for_me(self, rest: str) -> None:
        """Show what the computer player would seed, and seed it once that is confirmed."""
        seed_for_me(self.keyboard, self.scene, self.seat.viewer)

    def save(self, rest: str) -> None:
        """Save the game."""
        keyboard = self.keyboard
        try:
            path = Path(rest).expanduser() if rest else keyboard.path
        except RuntimeError as error:
            raise Trouble(f"{str(error).rstrip('.')}") from error
        write_file(path, self.game.dump())
        keyboard.path = path
        self.out.print(f"  {self.say('terminal.saved', path=path)}", soft_wrap=True)

    def leave(self, rest: str) -> NoReturn:
        """Save and leave."""
        self.save(rest)
        raise Leave

    def rules(self, rest: str) -> None:
        """Search the rules of this game."""
        book = book_of(self.scene.view.ruleset)
        found = [clause for clause in load().search(rest, limit=len(load())) if book in clause.rulesets]
        print_found(self.out, found, RULES, rest)

    @property
    def typed(self) -> Mapping[str, str]:
        """What can be typed, and by which key it is explained."""
        return HELP

    def help(self, rest: str) -> None:
        """Show what can be typed."""
        heading(self.out, self.say("terminal.help"))
        told = {typed: self.say(f"terminal.help.{key}") for typed, key in self.typed.items()}
        first = self.say("terminal.help.number")
        for typed, meaning in ({first: self.say("terminal.help.number.does")} | told).items():
            self.print(f"{typed:<12} {meaning}")

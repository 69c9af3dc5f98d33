"""Text of others on a terminal: no character of it is an order to the terminal, or turns the direction of writing."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, ConsoleRenderable, RenderHook
from rich.segment import Segment

ORDERS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")
"""All control characters but the end of a line and the tabulator, and those that turn the direction of writing."""
UNSEEN = "\N{REPLACEMENT CHARACTER}"


def without_orders(text: str) -> str:
    """A text with a sign in place of each character that a terminal takes for an order."""
    return ORDERS.sub(UNSEEN, text)


def in_json(text: str) -> str:
    """JSON with such characters written as JSON can write them; it means the same."""
    return ORDERS.sub(lambda found: f"\\u{ord(found.group()):04x}", text)


class WithoutOrders:
    """Something that is printed, as it is shown."""

    def __init__(self, inside: ConsoleRenderable) -> None:
        """Show what is inside."""
        self.inside = inside

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        """Its parts; what the console itself orders stays."""
        for part in console.render(self.inside, options):
            yield part if part.control else Segment(without_orders(part.text), part.style)


class Cleaning(RenderHook):
    """Stands before everything that a console prints."""

    def process_renderables(self, renderables: list[ConsoleRenderable]) -> list[ConsoleRenderable]:
        """Everything, as it is shown."""
        return [WithoutOrders(it) for it in renderables]

"""A First Edition table that is laid out by hand, and how it looks on a screen."""

from io import StringIO

from rich.console import Console

from spaceline.cards.rulesets import ruleset
from spaceline.cli.play.hand import print_hand
from spaceline.cli.play.shown_table import ShownTable
from spaceline.cli.play.table import print_table
from spaceline.core import table
from spaceline.core.data.leaves import CardId, EntityId, PlaceId
from spaceline.core.state import State
from spaceline.core.view import view
from spaceline.hosting.seating import Chair, Seating
from spaceline.presentation import scene_of
from spaceline.rules.first.data.frames import Turn

RULESET = ruleset("1e-modern")
SEATING = Seating((Chair("person", "federation"), Chair("heuristic", "klingon")), 1)


def definition(title: str) -> str:
    """The card of that title."""
    return next(id for id, card in RULESET.definitions.items() if card.title == title)


class LaidOut:
    """A game in the orders of player 1, with whatever is laid out."""

    def __init__(self) -> None:
        self.state = State(RULESET, 2, 1)
        self.state.frames = [Turn(step="execute_orders", player=1)]
        self.positions = 500

    def mission(self, title: str, owner: int) -> PlaceId:
        """A mission at the right end of its spaceline, or over the one that is the same location."""
        self.positions += 1
        place = table.add_place(self.state, title)
        table.create(self.state, definition(title), owner, place, "mission", face_up=True)
        if not self.state.mark(place, "position"):
            table.put_mark(self.state, place, "position", self.positions)
        return place

    def put(self, title: str, owner: int, parent: EntityId, role: str, *, up: bool = False, **marks: int) -> CardId:
        """A card somewhere, with marks."""
        card = table.create(self.state, definition(title), owner, parent, role, face_up=up)
        for name, value in marks.items():
            table.put_mark(self.state, card, name.replace("_", "-"), value)
        return card

    def seen(self, viewer: int = 1):
        """The scene of a player."""
        return scene_of(view(self.state, viewer), RULESET.definitions)

    def screen(self, viewer: int = 1, width: int = 80) -> str:
        """The table and the hand as a player sees them."""
        out = Console(file=StringIO(), width=width, highlight=False, markup=False, emoji=False)
        shown = ShownTable(self.seen(viewer), RULESET.roles, SEATING)
        print_table(out, shown)
        print_hand(out, shown)
        return "\n".join(line.rstrip() for line in out.file.getvalue().splitlines())

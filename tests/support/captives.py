"""What tests of captives and downloads do on a table on which cards are played."""

from __future__ import annotations

from spaceline.core import table as core_table
from spaceline.core.data.decisions import PASS
from tests.support.playing import ME, OPPONENT, PlayTable

QONOS, PRIME, EARTH, ROMULUS = "Qo'noS", "Cardassia Prime", "Earth, Cradle of the Federation", "Romulus"


def captive(table: PlayTable, title: str = "Mills", holder: int = ME, owner: int = OPPONENT) -> int:
    """A personnel in somebody's brig."""
    return core_table.create(table.state, table.definition_of(title), owner, holder, "brig", face_up=True)


def in_deck(table: PlayTable, *titles: str) -> list[int]:
    """Further cards in the deck of player 1."""
    return [table.add_to("deck", title) for title in titles]


def offered(table: PlayTable) -> set[int]:
    """The cards that may be downloaded now."""
    assert table.asked is not None
    assert table.asked.prompt == "download"
    return {option.card for option in table.asked.options if option != PASS}


def take(table: PlayTable, card: int) -> None:
    """Download a card."""
    table.do("take", card)


def begin_turn(table: PlayTable) -> None:
    """Player 1's next turn begins."""
    table.ready()
    table.end_turn()
    while table.asked is not None and table.asked.player == OPPONENT:
        names = [option.kind for option in table.asked.options]
        kind = next(kind for kind in ("end-orders", "end-play", "draw") if kind in names)
        table.act(next(option for option in table.asked.options if option.kind == kind))

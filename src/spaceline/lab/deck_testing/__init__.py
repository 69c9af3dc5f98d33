"""A deck against the field: how it does against each other deck, and with and without each of its cards."""

from spaceline.lab.deck_testing.games import FieldGame, FieldResult, games_of, play_in_order
from spaceline.lab.deck_testing.report import CardRecord, DeckReport, MatchUp, report_of

__all__ = [
    "CardRecord",
    "DeckReport",
    "FieldGame",
    "FieldResult",
    "MatchUp",
    "games_of",
    "play_in_order",
    "report_of",
]

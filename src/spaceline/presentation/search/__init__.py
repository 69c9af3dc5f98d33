"""The language in which cards are searched: one definition for the terminal, the server and its pages."""

from spaceline.presentation.search.fields import FIELDS, ORDERS, SearchField
from spaceline.presentation.search.finding import FoundCards, find, may_follow
from spaceline.presentation.search.mistakes import mistakes
from spaceline.presentation.search.query import SearchError
from spaceline.presentation.search.reading import read_query
from spaceline.presentation.search.shelf import CardShelf, shelf_of

__all__ = [
    "FIELDS",
    "ORDERS",
    "CardShelf",
    "FoundCards",
    "SearchError",
    "SearchField",
    "find",
    "may_follow",
    "mistakes",
    "read_query",
    "shelf_of",
]

"""The language in which cards are searched: one definition for the terminal, the server and its pages."""

from spaceline.presentation.search.fields import FIELDS, ORDERS, SearchField
from spaceline.presentation.search.finding import Found, find, may_follow
from spaceline.presentation.search.query import SearchError
from spaceline.presentation.search.reading import read_query
from spaceline.presentation.search.shelf import Shelf, shelf_of

__all__ = [
    "FIELDS",
    "ORDERS",
    "Found",
    "SearchError",
    "SearchField",
    "Shelf",
    "find",
    "may_follow",
    "read_query",
    "shelf_of",
]

"""The searching player of First Edition."""

from spaceline.players.commander.first.player import judge, tries_for
from spaceline.players.commander.searching import SearchedEdition

FIRST_SEARCH = SearchedEdition(judge, tries_for)

__all__ = ["FIRST_SEARCH"]

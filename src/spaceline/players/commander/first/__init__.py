"""The searching player of First Edition."""

from spaceline.players.commander.first.features import NAMES, features
from spaceline.players.commander.first.player import judge, tries_for
from spaceline.players.commander.searching import SearchedEdition

FIRST_SEARCH = SearchedEdition(judge, tries_for, features, NAMES)

__all__ = ["FIRST_SEARCH"]

"""The searching player of Second Edition."""

from spaceline.players.commander.searching import SearchedEdition
from spaceline.players.commander.second.features import NAMES, features
from spaceline.players.commander.second.player import judge, tries_for

SECOND_SEARCH = SearchedEdition(judge, tries_for, features, NAMES)

__all__ = ["SECOND_SEARCH"]

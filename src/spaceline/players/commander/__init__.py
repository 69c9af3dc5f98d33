"""Players that search: they try answers in worlds that may be the one they play in."""

from spaceline.players.commander.player import CommanderPlayer, QuickCommander, ThoroughCommander

__all__ = ["CommanderPlayer", "QuickCommander", "ThoroughCommander"]

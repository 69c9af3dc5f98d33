"""Taking back: free within one's own turn, until hidden information or chance has come."""

from __future__ import annotations

from spaceline.core.data.decisions import PASS
from spaceline.core.data.leaves import TABLE, PlayerId
from spaceline.core.data.seen import View
from spaceline.core.record import Answered, Left, Record, Session, WentBack
from spaceline.core.view import view
from spaceline.hosting.errors import CannotUndo
from spaceline.hosting.story import Story


def answered(record: Record) -> list[Answered | Left]:
    """The answers of the game as it now stands, and who left it."""
    standing: list[Answered | Left] = []
    for entry in record.entries:
        if isinstance(entry, WentBack):
            del standing[entry.to :]
        else:
            standing.append(entry)
    return standing


def answerers(record: Record) -> list[PlayerId]:
    """Who gave each answer of the game as it now stands; leaving it is nobody's answer."""
    return [entry.player if isinstance(entry, Answered) else 0 for entry in answered(record)]


def undo(session: Session, story: Story, player: PlayerId) -> int:
    """Go back to before the player's last answer; returns how many answers are left.

    Raises:
        CannotUndo: something has come since that cannot be taken back.
    """
    players = answerers(session.record)
    if player not in players:
        raise CannotUndo("You have not answered anything yet.")
    at = len(players) - 1 - players[::-1].index(player)
    if any(is_noticed(session, player, later) for later in range(at + 1, len(players))):
        raise CannotUndo("Another player has answered since.")
    before, now = session.line[at], session.state
    whose = now.ruleset.active_player
    if (whose(before), before.mark(TABLE, "turns")) != (whose(now), now.mark(TABLE, "turns")):
        raise CannotUndo("That was in another turn.")
    if whose(now) != player:
        raise CannotUndo("Answers are taken back within one's own turn only.")
    if learned(view(before, player), view(now, player)):
        raise CannotUndo("Cards have been seen since.")
    if story.chance_since(player, at):
        raise CannotUndo("Chance has decided since.")
    session.go_back(at)
    story.go_back(at)
    return at


def is_noticed(session: Session, player: PlayerId, at: int) -> bool:
    """Whether a player knows of another's answer: not when the other passed where nobody sees who is asked."""
    entry = answered(session.record)[at]
    return isinstance(entry, Left) or entry.answer.option != PASS or view(session.line[at], player).deciding != 0


def learned(before: View, now: View) -> bool:
    """Whether a viewer knows a card that was hidden before."""
    known = {(card.id, card.definition) for card in before.cards if card.definition}
    return any(card.definition and (card.id, card.definition) not in known for card in now.cards)

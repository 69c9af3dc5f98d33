"""Taking back: free within one's own turn, until hidden information or chance has come, or might have.

Whether others were asked is seen by who waits for them. So where they might have been, as far as everybody can know,
going back is not free, whether they were or not.
"""

from __future__ import annotations

from collections.abc import Collection

from spaceline.core.data.decisions import PASS
from spaceline.core.data.leaves import FIRST_CARD, TABLE, CardId, CardState, PlayerId
from spaceline.core.data.records import Answered, RecordError
from spaceline.core.recording.session import Session
from spaceline.core.state import State
from spaceline.core.view import is_readable, is_secret, may_read
from spaceline.hosting.cannot import cannot_undo
from spaceline.hosting.story import Story


def latest(session: Session, player: PlayerId) -> int:
    """The position before the latest answer that a player gave, not one that was remembered for the player.

    Raises:
        CannotUndo: there is none.
    """
    at = session.answers
    for entry in reversed(session.given):
        at -= 1
        if isinstance(entry, Answered) and entry.player == player and not entry.by_auto_answer:
            return at
    raise cannot_undo("nothing-answered")


def stop_unless_free(session: Session, story: Story, player: PlayerId, to: int) -> None:
    """Stop a player from going back to a position when something has come since that cannot be taken back alone.

    Raises:
        CannotUndo: the sentence says what.
    """
    others = [at for at in range(to, session.answers) if given_by(session, at) != player]
    if has_been_left_since(session, to):
        raise cannot_undo("left")
    try:
        before = session.look_back(to)
    except RecordError as error:
        raise cannot_undo("other-version") from error
    now = session.state
    whose = now.ruleset.active_player
    if (whose(before), before.mark(TABLE, "turns")) != (whose(now), now.mark(TABLE, "turns")):
        raise cannot_undo("other-turn")
    if any(is_noticed(session, at) for at in others):
        raise cannot_undo("answered")
    if whose(now) != player:
        raise cannot_undo("own-turn")
    if learned(before, now, player) or was_shown_more(before, player, story.faces_since(player, to)):
        raise cannot_undo("seen")
    if before.chance != now.chance or story.chance_since(player, to):
        raise cannot_undo("chance")
    reached = [session.reach(at) for at in range(to, session.answers)]
    if any(reach.is_unseen or reach.is_open for reach in reached):
        raise cannot_undo("might-have-been-asked")
    if any(reach.meets_hidden for reach in reached):
        raise cannot_undo("met-hidden")


def is_plainly_bound(session: Session, story: Story, player: PlayerId, to: int) -> bool:
    """Whether going back is not free for a reason that shows without working out the position; others may remain."""
    seen = (entry for entry in session.given[to:] if not isinstance(entry, Answered) or entry.answer.option != PASS)
    is_noticed_by_others = any(not isinstance(entry, Answered) or entry.player != player for entry in seen)
    return is_noticed_by_others or story.chance_since(player, to)


def has_been_left_since(session: Session, to: int) -> bool:
    """Whether a player has left since a position: then nobody goes back there."""
    return any(at >= to for at in session.gone.values())


def given_by(session: Session, at: int) -> PlayerId:
    """Who answered at a position; 0 for somebody who left."""
    entry = session.given[at]
    return entry.player if isinstance(entry, Answered) else 0


def is_noticed(session: Session, at: int) -> bool:
    """Whether others know of an answer: not when a player passed where nobody sees who is asked."""
    entry = session.given[at]
    if not isinstance(entry, Answered) or entry.answer.option != PASS:
        return True
    return not is_secret(session.look_back(at).frames[-1])


def learned(before: State, now: State, player: PlayerId) -> bool:
    """Whether a player knows a card that was hidden before."""
    known = before.cards.get
    for card, leaf in now.cards.items():
        is_as_it_was = known(card) is leaf
        if (is_as_it_was and leaf.face_up) or not leaf.handles[player]:
            continue
        if is_as_it_was and is_readable(before, leaf, player):
            continue
        if may_read(now, card, player) and not knew(before, player, card, leaf):
            return True
    return False


def knew(before: State, player: PlayerId, card: CardId, leaf: CardState) -> bool:
    """Whether a player could read a card before, under the number that it has now, as what it is now."""
    was = before.cards.get(card)
    if was is None or (was.handles[player], was.definition) != (leaf.handles[player], leaf.definition):
        return False
    return may_read(before, card, player)


def was_shown_more(before: State, player: PlayerId, faces: Collection[tuple[int, str]]) -> bool:
    """Whether one of the faces that a player was shown, each by the player's number for the card, was hidden before."""
    return bool(faces) and not faces_known(before, player).issuperset(faces)


def faces_known(state: State, player: PlayerId) -> set[tuple[int, str]]:
    """The cards that a player can read, by the player's numbers for them, with what they are."""
    return {
        (FIRST_CARD + leaf.handles[player], leaf.definition)
        for card, leaf in state.cards.items()
        if leaf.handles[player] and may_read(state, card, player)
    }

"""What somebody is sent after an answer, in a game and in its twins."""

from collections.abc import Iterator

import msgspec

from spaceline.core import engine
from spaceline.core.data.decisions import PASS, Answer, Refusal
from spaceline.core.data.leaves import PlayerId
from spaceline.core.data.records import Answered
from spaceline.core.state import State
from spaceline.core.view import is_secret, view
from spaceline.hosting.game import HostedGame
from spaceline.hosting.recorded import KeptAnswer
from spaceline.server.live.chances import chances_of
from spaceline.server.live.viewer import Shown, Viewer, shown
from tests.contract.going_back.games import hosted
from tests.contract.going_back.twins import twins

PASSES = 50
"""So often others pass one after another."""


class Seen(msgspec.Struct, frozen=True):
    """All that one player sees after an answer: what is sent, and what is in the view beside it."""

    question: bytes
    table: bytes
    log: bytes
    events: bytes
    chances: bytes
    view: bytes

    def differs(self, other: "Seen") -> tuple[str, ...]:
        """The parts that are not the same; of the view only where everything that is sent is the same."""
        found = tuple(name for name in self.__struct_fields__ if getattr(self, name) != getattr(other, name))
        return found if found == ("view",) else tuple(name for name in found if name != "view")


class Difference(msgspec.Struct, frozen=True):
    """Something that a twin tells: which kind of twin, and where it shows."""

    twin: str
    parts: tuple[str, ...]


def encoded(thing: object) -> bytes:
    return msgspec.json.encode(thing)


class NoClocks:
    """Nobody's time is counted."""

    overdue = 0

    @staticmethod
    def may_be_given(_viewer: PlayerId) -> tuple[PlayerId, ...]:
        return ()


def shown_now(game: HostedGame, player: PlayerId) -> Shown:
    return shown(game, player, {}, chances_of(game, player, clocks=NoClocks()), {})


def seen_after(state: State, player: PlayerId, answer: Answer, *, at_the_end: bool) -> Seen:
    """What a player sees after giving an answer; at the end, once others have passed where nobody sees it."""
    game, viewer = hosted(state.clone()), Viewer(player)
    viewer.shown = shown_now(game, player)
    events = list(game.answer(player, KeptAnswer(answer))[player])
    if at_the_end:
        events += passes_of_others(game, player)
    update = viewer.updated(shown_now(game, player), game.log(player), events, 0, game.scene(player))
    assert update is not None, "an answer changes nothing"
    return Seen(
        encoded(update.prompt),
        encoded(update.change),
        encoded(update.log),
        encoded((update.happenings, update.shots, update.standing, update.summary)),
        encoded(update.chances),
        encoded((game.view(player), events)),
    )


def passes_of_others(game: HostedGame, player: PlayerId) -> Iterator[object]:
    """Others pass where nobody sees that they are asked; what the player saw then."""
    for _ in range(PASSES):
        asked = engine.decision(game.session.state)
        if asked is None or asked.player == player or PASS not in asked.options:
            return
        if not is_secret(game.session.state.frames[-1]):
            return
        yield from game.answer(asked.player, KeptAnswer(Answer(option=PASS)))[player]


def differences(
    before: State, player: PlayerId, answer: Answer, seed: int, *, at_the_end: bool = False
) -> tuple[int, list[Difference]]:
    """In how many twins the answer was given, and what was seen there that was not seen here.

    What looks different before is no twin; one in which the answer is refused tells by that.
    """
    looked_at, found = 0, []
    sent = encoded(view(before, player))
    here = seen_after(before, player, answer, at_the_end=at_the_end)
    for kind, twin in twins(before, player, seed):
        if encoded(view(twin, player)) != sent:
            continue
        looked_at += 1
        try:
            parts = here.differs(seen_after(twin, player, answer, at_the_end=at_the_end))
        except Refusal:
            parts = ("refused",)
        if parts:
            found.append(Difference(kind, parts))
    return looked_at, found


def latest_by_hand(game: HostedGame, player: PlayerId) -> tuple[int, Answer]:
    """The position before the latest answer that a player gave by hand, and the answer."""
    for at in range(game.session.answers - 1, -1, -1):
        entry = game.session.given[at]
        if isinstance(entry, Answered) and entry.player == player and not entry.by_auto_answer:
            return at, entry.answer
    raise LookupError

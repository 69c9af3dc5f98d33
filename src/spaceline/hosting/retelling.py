"""A game that is over, once more from any of its positions: nothing is hidden from whoever looks at it then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from spaceline.core.data.leaves import TABLE, PlayerId
from spaceline.core.data.records import RecordError
from spaceline.core.data.seen import SeenEvent
from spaceline.core.laying_open import event_laid_open_to, laid_open_to
from spaceline.core.state import State
from spaceline.core.view import glance, values_seen_by
from spaceline.hosting.errors import HostingError
from spaceline.hosting.game import HostedGame
from spaceline.hosting.story import LoggedLine, Story
from spaceline.presentation import Scene, scene_of

BEGINS = "begin_turn"


class TurnBegun(NamedTuple):
    """Where a turn of a game begins."""

    number: int
    """From 1; 0 for what comes before the first turn: seed phases."""
    player: PlayerId
    """Whose turn it is."""
    at: int
    """The position before it: so many answers had been given."""


class Retold(NamedTuple):
    """One position, and how it came about from the one before."""

    at: int
    """So many answers had been given."""
    state: State
    scene: Scene
    """With nothing hidden."""
    seen: Sequence[SeenEvent]
    lines: Sequence[LoggedLine]
    """What happened, in words."""


def turns_of(game: HostedGame, viewer: PlayerId) -> tuple[TurnBegun, ...]:
    """The turns of a game as its log tells them, and before them what comes before the first of which it tells.

    Of several that one answer has begun, as where nobody is asked anything in them, it is the last.
    """
    state, begun = game.session.state, [line for line in game.log(viewer) if line.verb == BEGINS]
    untold = max(0, state.mark(TABLE, "turns") + 1 - len(begun))
    found = {0: TurnBegun(untold, first_player(game) if untold else 0, 0)}
    for number, line in enumerate(begun, untold + 1):
        at = max(0, line.answers - 1)
        found[at] = TurnBegun(number, line.player, at)
    return tuple(found[at] for at in sorted(found))


def first_player(game: HostedGame) -> PlayerId:
    """Whose turn a game begins with; 0 where this version cannot work its beginning out."""
    try:
        beginning = game.session.look_back(0)
    except RecordError:
        return 0
    return beginning.ruleset.active_player(beginning)


def retold(game: HostedGame, viewer: PlayerId, first: int) -> Iterator[Retold]:
    """The positions of a game that is over, from one on.

    Raises:
        HostingError: the game goes on, or there is no such position that this version can work out.
    """
    if not game.is_over:
        raise HostingError("save.goes-on")
    story = Story()
    try:
        for at, state, events in game.session.course(first):
            opened = laid_open_to(state, viewer)
            scene = scene_with(game, opened, viewer)
            if at == first:
                story.look(opened, viewer)
                yield Retold(at, state, scene, (), ())
                continue
            told = len(story.of(viewer))
            laid_open = (event_laid_open_to(it, viewer) for it in events)
            seen = story.note(viewer, partial(same, scene), opened, laid_open, at)
            yield Retold(at, state, scene, seen, story.of(viewer)[told:])
    except RecordError as error:
        raise HostingError.because(error) from error


def same(scene: Scene) -> Scene:
    """What is seen already."""
    return scene


def scene_with(game: HostedGame, opened: State, viewer: PlayerId) -> Scene:
    """A position as a viewer sees it from whom nothing is hidden."""
    values = partial(values_seen_by, opened, viewer)
    return scene_of(glance(opened, viewer), opened.ruleset.definitions, values, game.language_of(viewer), game.names)

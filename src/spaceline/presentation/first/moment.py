"""Which turn of a game of First Edition it is, and which part of it; before the first turn, which seed phase."""

from __future__ import annotations

from spaceline.core.data.leaves import NOBODY, TABLE, PlayerId
from spaceline.presentation.model.table import Moment
from spaceline.presentation.scene import Scene
from spaceline.rules.first.data.frames import Seeding, Turn
from spaceline.rules.first.seeding.phases import PHASES

OPENING_HANDS, CARD_PLAYS, END = "opening-hands", "card-plays", "end"
SEGMENTS = {
    "take_actions_of_the_start": "start",
    "play_cards": CARD_PLAYS,
    "answer_card_play": CARD_PLAYS,
    "execute_orders": "orders",
    "answer_order": "orders",
    "end_turn": "orders",
}
"""The steps of a turn in which somebody may act, in the rulebook's words."""


def is_seeding(scene: Scene) -> bool:
    """Whether the seed phases go on."""
    return bool(scene.view.frames) and isinstance(scene.view.frames[0], Seeding)


def holding(scene: Scene) -> str:
    """Where the cards lie from which a player chooses: before the first turn, those still to be seeded."""
    return "seed-deck" if is_seeding(scene) else "hand"


def moment(scene: Scene) -> Moment:
    """The seed phase; or the turn, whose it is, and its part."""
    words, turn = scene.words, scene.mark(TABLE, "turns")
    frame = scene.view.frames[0] if scene.view.frames else None
    if isinstance(frame, Seeding):
        phase = PHASES.get(frame.step, "")
        part = words.say(f"part.phase.{phase}") if phase else words.say("part.opening-hands")
        return Moment(words.say("moment.seeding", part=part), turn, phase or OPENING_HANDS)
    if not isinstance(frame, Turn):
        return Moment(words.say("moment.over"), turn)
    segment = SEGMENTS.get(frame.step, END)
    subject = "you" if frame.player == scene.view.viewer else "other"
    whose = words.say(f"whose-turn.{subject}", who=scene.player(frame.player))
    label = words.say("moment.turn", number=turn + 1, whose=whose, part=words.say(f"part.{segment}"))
    return Moment(label, turn, segment)


def active(scene: Scene) -> PlayerId:
    """Whose turn it is; nobody's before the first one and after the game."""
    frame = scene.view.frames[0] if scene.view.frames else None
    return frame.player if isinstance(frame, Turn) else NOBODY

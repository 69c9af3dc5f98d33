"""A game as its viewers see it: who they are, what each may know of it, and what each was told.

A viewer is a player, or 0 for those who only watch. Players answer and ask under the numbers of their own view.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from msgspec.structs import replace

from spaceline.core import engine
from spaceline.core.data.decisions import Check, Decision, Option, Refusal
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.data.seen import View
from spaceline.core.recording.session import Session
from spaceline.core.ruleset import Goal
from spaceline.core.view import SPECTATOR, glance, values_seen_by
from spaceline.effects.render.lexicon import Lexicon
from spaceline.hosting.looking import Looking, Lying
from spaceline.hosting.recorded import RecordedSeat
from spaceline.hosting.seating import STAND_IN, Seating
from spaceline.hosting.standing import TableSettings
from spaceline.hosting.story import LoggedLine, Story
from spaceline.hosting.unending import TurnBound
from spaceline.presentation import Scene, scene_of, text_of
from spaceline.presentation.lexicon import UnknownLanguage
from spaceline.presentation.lexicon.english import ENGLISH
from spaceline.presentation.scene import NO_NAMES


@dataclass
class Looks:
    """What viewers have seen of one position, each by the viewer."""

    entries: int
    """So many entries the record had then."""
    glances: dict[PlayerId, View] = field(default_factory=dict)
    scenes: dict[PlayerId, Scene] = field(default_factory=dict)


class ViewedGame:
    """One game, its seats and its logs."""

    def __init__(
        self,
        session: Session,
        seating: Seating,
        story: Story | None = None,
        standing: TableSettings | None = None,
        *,
        is_watched: bool = False,
        language: str = ENGLISH,
        names: Mapping[PlayerId, str] = NO_NAMES,
    ) -> None:
        """Host a game; with ``is_watched`` there is a log for spectators too.

        ``names`` are what players are called by those to whom they are not just the opponent.
        """
        self.names = names
        self.language = language
        """In which those are told everything who have chosen no other."""
        self.session, self.seating = session, seating
        self.story, self.standing = story or Story(), standing or TableSettings()
        self.is_watched = is_watched
        self.looks = Looks(-1)
        self.lying = Lying()
        self.looking: dict[PlayerId, Looking] = {}
        self.kept: dict[PlayerId, dict[str, tuple[object, Any]]] = {}
        """By viewer: what was worked out for the view before, and may hold still."""
        self.bound = TurnBound()
        """By which a turn ends that a computer player does not end."""
        self.notice = ""
        """The key of what people should know of how the game was loaded."""
        self.let_go_of_languages()
        for viewer in self.viewers:
            if viewer not in self.story.hands:
                self.story.look(session.state, viewer)
        self.count_prompt()

    @property
    def viewers(self) -> tuple[PlayerId, ...]:
        """Who is told what happens: the people who sit here, and those who watch."""
        return (*self.seating.people, SPECTATOR) if self.is_watched else self.seating.people

    @property
    def people(self) -> tuple[PlayerId, ...]:
        """The people who sit here and have not left."""
        people, gone = self.seating.people, self.session.gone
        return tuple(player for player in people if player not in gone) if gone else people

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return engine.decision(self.session.state) is None

    def goals(self, player: PlayerId) -> tuple[Goal, ...]:
        """What a player needs to win."""
        state = self.session.state
        return tuple(state.ruleset.goals(state, player))

    @property
    def asked(self) -> PlayerId:
        """Whose decision is open; 0 when the game is over. Others than that player must not be told."""
        open_now = engine.decision(self.session.state)
        return open_now.player if open_now else 0

    def computer(self, player: PlayerId) -> str:
        """The name of the computer player in a seat, or of the one that stands in there; empty for a person."""
        chair = self.seating.chair(player)
        if not chair.is_person:
            return chair.player
        return STAND_IN if player in self.session.gone else self.standing.stand_ins.get(player, "")

    def view(self, viewer: PlayerId) -> View:
        """All that a viewer may know."""
        return replace(self.glance(viewer), values=self.values(viewer))

    def values(self, viewer: PlayerId) -> dict[CardId, Any]:
        """The current values that a viewer may know."""
        return values_seen_by(self.session.state, viewer, self.session.known_to(viewer))

    def glance(self, viewer: PlayerId) -> View:
        """What a viewer sees, without values; worked out once for each position, which several ask for."""
        looks = self.looks_now()
        found = looks.glances.get(viewer)
        if found is None:
            state, looking = self.session.state, self.looking_of(viewer)
            found = looks.glances[viewer] = glance(state, viewer, looking.of(state))
        return found

    def looks_now(self) -> Looks:
        """What was seen of the position as it is now."""
        if self.looks.entries != len(self.session.entries):
            self.looks = Looks(len(self.session.entries))
            self.lying.look(self.session.state)
        return self.looks

    def looking_of(self, viewer: PlayerId) -> Looking:
        """What a viewer saw of the position that was looked at last."""
        found = self.looking.get(viewer)
        if found is None:
            found = self.looking[viewer] = Looking(viewer, self.lying)
        return found

    def let_go_of_looks(self) -> None:
        """Keep nothing of what was seen: who asks again soon will have it worked out again."""
        self.looks = Looks(-1)

    def scene(self, viewer: PlayerId) -> Scene:
        """What a viewer sees, with the words of the edition."""
        scenes = self.looks_now().scenes
        found = scenes.get(viewer)
        if found is None or found.names is not self.names:
            pool, values = self.session.state.ruleset.definitions, partial(self.values, viewer)
            found = scenes[viewer] = scene_of(self.glance(viewer), pool, values, self.language_of(viewer), self.names)
            found.kept = self.kept.setdefault(viewer, {})
        return found

    @property
    def words(self) -> Lexicon:
        """The words of the edition."""
        return text_of(self.session.state.ruleset.name, self.language).lexicon

    def words_of(self, viewer: PlayerId) -> Lexicon:
        """The words of the edition in the language of a viewer."""
        return text_of(self.session.state.ruleset.name, self.language_of(viewer)).lexicon

    def language_of(self, viewer: PlayerId) -> str:
        """In which language a viewer is told everything."""
        return self.standing.languages.get(viewer, self.language)

    def speak(self, viewer: PlayerId, language: str) -> None:
        """Tell a viewer everything in a language from now on; what was told stays as it was."""
        self.standing.languages[viewer] = language
        self.looks.scenes.pop(viewer, None)
        self.kept.pop(viewer, None)

    def let_go_of_languages(self) -> None:
        """Speak the language of the game to those whose own is not here any more."""
        for viewer, language in tuple(self.standing.languages.items()):
            try:
                text_of(self.session.state.ruleset.name, language)
            except UnknownLanguage:
                del self.standing.languages[viewer]

    def seat(self, player: PlayerId) -> RecordedSeat:
        """What a player has before it; a choice drawn from it is handed to ``answer``."""
        return RecordedSeat(self.session, player)

    def decision(self, player: PlayerId) -> Decision:
        """What a player must choose.

        Raises:
            Refusal: it is not this player's decision.
        """
        return self.seat(player).decision

    def prompt_number(self, player: PlayerId) -> int:
        """How often a player was asked; an answer may name it, so that a late one is not taken for the next."""
        return self.standing.prompts.get(player, 0)

    def check(self, player: PlayerId, cards: tuple[CardId, ...]) -> Check:
        """What a half-made choice of cards amounts to.

        Raises:
            Refusal: the player is not choosing cards, or names a card that is unknown.
        """
        return self.seat(player).check(cards)

    def why_not(self, player: PlayerId, option: Option) -> Refusal | None:
        """Which rule stands in the way of an action of a player; None when none does."""
        return self.seat(player).why_not(option)

    def log(self, viewer: PlayerId) -> Sequence[LoggedLine]:
        """All that a viewer was told; the place of a line in it is its number."""
        return self.story.of(viewer)

    def say_to_all(self, key: str, player: PlayerId, other: PlayerId = 0) -> None:
        """Tell every viewer in the log of what a player did, or suffered from another, beside the game."""
        for viewer in self.viewers:
            scene = self.scene(viewer)
            who, whom = scene.player(player), scene.player(other) if other else ""
            subject = "you" if viewer == player else "other"
            text = scene.words.say(f"{key}.{subject}", who=who, Who=who[:1].upper() + who[1:], other=whom)
            self.story.add(viewer, LoggedLine(self.session.answers, key, text))

    def count_prompt(self) -> None:
        """Number the question that is open, once."""
        entries, asked = len(self.session.entries), self.asked
        if asked and self.standing.prompted != entries:
            self.standing.prompted = entries
            self.standing.prompts[asked] = self.standing.prompts.get(asked, 0) + 1

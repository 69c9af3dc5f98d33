"""A game with people at it: answers go in, and what each viewer was told comes out.

A viewer is a player, or 0 for those who only watch. Players answer and ask under the numbers of their own view.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from spaceline.core import engine
from spaceline.core.data.changes import Event
from spaceline.core.data.decisions import Answer, Check, Decision, Option, Refusal
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.data.records import Answered, Left
from spaceline.core.data.seen import SeenEvent, View
from spaceline.core.recording.session import Session
from spaceline.core.ruleset import Goal
from spaceline.core.view import SPECTATOR, glance, values_seen_by
from spaceline.effects.render.lexicon import Lexicon
from spaceline.hosting.errors import HostingError
from spaceline.hosting.recorded import RecordedSeat
from spaceline.hosting.remembering import ALWAYS, NEVER, PASSING, STOP, AutoAnswer, remembered, suggested
from spaceline.hosting.seating import STAND_IN, Seating
from spaceline.hosting.standing import TableSettings, check_auto_answer
from spaceline.hosting.story import LoggedLine, Story
from spaceline.players.seat import PlayerAnswer
from spaceline.presentation import Scene, asked as question_of, labels, scene_of, text_of
from spaceline.presentation.lexicon.english import ENGLISH
from spaceline.presentation.scene import NO_NAMES

AT_ONCE = 200
"""So many remembered answers are given one after another; then the player is asked again."""

Told = dict[PlayerId, tuple[SeenEvent, ...]]
"""By viewer: what happened, as it was seen."""


class Answering:
    """One game, its seats, its logs and what its people have said about how they want to play."""

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
        """In which its people are told everything."""
        self.session, self.seating = session, seating
        self.story, self.standing = story or Story(), standing or TableSettings()
        self.is_watched = is_watched
        self.looks: tuple[int, dict[PlayerId, View], dict[PlayerId, View]] = (-1, {}, {})
        """After so many entries of the record: what viewers have seen at a glance, and with all values."""
        self.notice = ""
        """What people should know of how the game was loaded."""
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
        return tuple(player for player in self.seating.people if player not in self.session.gone)

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
        return self.standing.stand_ins.get(player, "") if player in self.people else STAND_IN

    def view(self, viewer: PlayerId) -> View:
        """All that a viewer may know; worked out once for each position, which several ask for."""
        _, _, views = self.looks_now()
        found = views.get(viewer)
        if found is None:
            found = replace(self.glance(viewer), values=values_seen_by(self.session.state, viewer))
            views[viewer] = found
        return found

    def glance(self, viewer: PlayerId) -> View:
        """What a viewer sees, without values unless somebody has asked for them."""
        _, glances, views = self.looks_now()
        found = views.get(viewer) or glances.get(viewer)
        if found is None:
            found = glances[viewer] = glance(self.session.state, viewer)
        return found

    def looks_now(self) -> tuple[int, dict[PlayerId, View], dict[PlayerId, View]]:
        """What was seen of the position as it is now."""
        if self.looks[0] != len(self.session.entries):
            self.looks = len(self.session.entries), {}, {}
        return self.looks

    def let_go_of_looks(self) -> None:
        """Keep nothing of what was seen: who asks again soon will have it worked out again."""
        self.looks = (-1, {}, {})

    def scene(self, viewer: PlayerId) -> Scene:
        """What a viewer sees, with the words of the edition."""
        pool = self.session.state.ruleset.definitions
        return scene_of(self.view(viewer), pool, language=self.language, names=self.names)

    @property
    def words(self) -> Lexicon:
        """The words of the edition."""
        return text_of(self.session.state.ruleset.name, self.language).lexicon

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

    def answer(self, player: PlayerId, choice: PlayerAnswer) -> Told:
        """Give a player's answer, and those that were remembered for what follows.

        Raises:
            Refusal: another player is asked, or it is not allowed; nothing has changed.
        """
        return self.go_on(self.seat(player).give(choice))

    def answer_default(self, player: PlayerId) -> Told:
        """Answer for a player whose time is up, as is always legal.

        Raises:
            Refusal: another player is asked.
        """
        return self.answer(player, self.seat(player).default())

    def leave(self, player: PlayerId) -> Told:
        """Give the game up; where it goes on among the others, a computer player answers what is still asked there.

        Raises:
            Refusal: the game is over, or the player has left before.
        """
        events = self.session.leave(player)
        self.standing.request = None
        self.standing.stand_ins.pop(player, None)
        self.forget(player)
        return self.go_on(events)

    def hand_over(self, player: PlayerId, name: str, key: str = "stand-in", other: PlayerId = 0) -> None:
        """Let a computer player play for somebody who is away, until ``come_back``; ``key`` tells why in the log.

        Raises:
            HostingError: nobody sits there for whom it could play.
        """
        if self.is_over or player not in self.people or self.computer(player):
            raise HostingError("there is nobody for whom the computer could play")
        self.standing.stand_ins[player] = name
        self.say_to_all(key, player, other)

    def come_back(self, player: PlayerId) -> None:
        """Somebody for whom a computer player has played goes on alone; nothing otherwise."""
        if self.standing.stand_ins.pop(player, "") and not self.is_over:
            self.say_to_all("come-back", player)

    def say_to_all(self, key: str, player: PlayerId, other: PlayerId = 0) -> None:
        """Tell every viewer in the log of what a player did, or suffered from another, beside the game."""
        for viewer in self.viewers:
            scene = self.scene(viewer)
            who, whom = scene.player(player), scene.player(other) if other else ""
            subject = "you" if viewer == player else "other"
            text = scene.words.say(f"{key}.{subject}", who=who, Who=who[:1].upper() + who[1:], other=whom)
            self.story.add(viewer, LoggedLine(self.session.answers, key, text))

    def go_on(self, events: list[Event]) -> Told:
        """After an answer: tell what happened, and answer what players have said beforehand."""
        self.compare_taken_back()
        told: Told = {}
        self.tell(events, told)
        self.answer_remembered(told)
        return told

    def tell(self, events: list[Event], told: Told) -> None:
        """Tell each viewer what happened."""
        state, answers = self.session.state, self.session.answers
        for viewer in self.viewers:
            seen = self.story.note(state, self.glance(viewer), events, answers, self.language, self.names)
            told[viewer] = (*told.get(viewer, ()), *seen)

    def answer_remembered(self, told: Told) -> None:
        """Give remembered answers until somebody must be asked."""
        for _ in range(AT_ONCE):
            asked = engine.decision(self.session.state)
            auto_answers = self.standing.auto_answers.get(asked.player, ()) if asked else ()
            given = remembered(self.session.state, asked, auto_answers) if asked and auto_answers else None
            if asked is None or given is None:
                break
            text = self.passed(asked.player, given)
            events = self.session.answer(given, by_auto_answer=True)
            self.compare_taken_back()
            self.story.add(asked.player, LoggedLine(self.session.answers, "passed", text, is_passed=True))
            self.tell(events, told)
        self.count_prompt()

    def passed(self, player: PlayerId, given: Answer) -> str:
        """How a player is told of an answer that was remembered."""
        scene, asked = self.scene(player), self.decision(player)
        option, question = given.option, question_of(scene, asked)
        if option is None or option.kind == "pass":
            return scene.words.say("passed.you", question=question)
        at = self.open_options().index(option)
        return scene.words.say("answered.you", answer=labels(scene, asked.options)[at], question=question)

    def open_options(self) -> tuple[Option, ...]:
        """The options of the open decision in the table's own numbers, in the order in which the player has them."""
        asked = engine.decision(self.session.state)
        return asked.options if asked else ()

    def count_prompt(self) -> None:
        """Number the question that is open, once."""
        entries, asked = len(self.session.entries), self.asked
        if asked and self.standing.prompted != entries:
            self.standing.prompted = entries
            self.standing.prompts[asked] = self.standing.prompts.get(asked, 0) + 1

    def auto_answers(self, player: PlayerId) -> tuple[AutoAnswer, ...]:
        """The remembered answers of a player."""
        return self.standing.auto_answers.get(player, ())

    def auto_answers_to_choose(self, player: PlayerId) -> tuple[AutoAnswer, ...]:
        """What the player could let be remembered about the question that is open."""
        asked = engine.decision(self.session.state)
        return suggested(self.session.state, asked) if asked and asked.player == player else ()

    def remember(self, player: PlayerId, auto_answer: AutoAnswer) -> Told:
        """Remember an answer; it counts at once.

        Raises:
            HostingError: there is no such auto-answer, it would pass at every question, or there are too many.
        """
        others = [
            other for other in self.auto_answers(player) if other != auto_answer and not opposes(other, auto_answer)
        ]
        check_auto_answer(self.session.state.ruleset, auto_answer, len(others))
        self.standing.auto_answers[player] = (*others, auto_answer)
        told: Told = {}
        self.answer_remembered(told)
        return told

    def forget(self, player: PlayerId, auto_answer: AutoAnswer | None = None) -> None:
        """Forget a remembered answer, or all of a player."""
        kept = tuple(other for other in self.auto_answers(player) if auto_answer is not None and other != auto_answer)
        self.standing.auto_answers[player] = kept

    def compare_taken_back(self) -> None:
        """After an answer: what was taken back goes on being at hand as long as the game goes the same way."""
        taken = self.standing.taken_back
        if taken and same_deed(taken[0], self.session.given[-1]):
            self.standing.taken_back = taken[1:]
        elif taken:
            self.standing.taken_back = ()


def same_deed(one: Answered | Left, other: Answered | Left) -> bool:
    """Whether the same was done, by hand or by auto_answer."""
    if isinstance(one, Answered) and isinstance(other, Answered):
        return (one.player, one.answer) == (other.player, other.answer)
    return one == other


def opposes(one: AutoAnswer, other: AutoAnswer) -> bool:
    """Whether two auto-answers cannot both be meant."""
    opposites = ({ALWAYS, NEVER}, {PASSING, STOP})
    return {one.kind, other.kind} in opposites and (one.about, one.part) == (other.about, other.part)

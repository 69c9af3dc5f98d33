"""A game with people at it: answers go in, and what each viewer was told comes out.

A viewer is a player, or 0 for those who only watch. Players answer and ask under the numbers of their own view.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from spaceline.core import engine
from spaceline.core.actions import refuse
from spaceline.core.data.changes import Event
from spaceline.core.data.decisions import Answer, Decision, Option
from spaceline.core.data.leaves import PlaceId, PlayerId
from spaceline.core.data.records import Answered, Left
from spaceline.core.data.renaming import renamed_record
from spaceline.core.data.seen import SeenEvent
from spaceline.core.view import outward, seen_event
from spaceline.hosting.errors import HostingError
from spaceline.hosting.plans import PlanUnderWay, come_between, is_asked_for, is_possible
from spaceline.hosting.remembering import ALWAYS, NEVER, PASSING, STOP, AutoAnswer, remembered, suggested
from spaceline.hosting.standing import check_auto_answer
from spaceline.hosting.story import LoggedLine
from spaceline.hosting.viewed import ViewedGame
from spaceline.players.registry import listens
from spaceline.players.seat import PlayerAnswer
from spaceline.presentation import asked as question_of, happening_told, labels, plan_stopped, sentence_of

AT_ONCE = 200
"""So many remembered answers are given one after another; then the player is asked again."""

Told = dict[PlayerId, tuple[SeenEvent, ...]]
"""By viewer: what happened, as it was seen."""


class Answering(ViewedGame):
    """One game, its seats, its logs and what its people have said about how they want to play."""

    def scripted(self, player: PlayerId) -> Answer | None:
        """What is answered for a player without anybody being asked, in the numbers of the table; mostly nothing."""
        return None

    def end_due(self, player: PlayerId) -> Answer | None:
        """What ends the part of the turn, in the numbers of the table, for a computer player that goes on without end.

        None for people, and as long as something comes of the turn; to ask changes nothing.
        """
        if not self.computer(player) or player != self.asked:
            return None
        return self.bound.end_due(self.session.state, len(self.session.entries))

    def answer(self, player: PlayerId, choice: PlayerAnswer) -> Told:
        """Give a player's answer, and those that were remembered for what follows.

        Raises:
            Refusal: another player is asked, or it is not allowed; nothing has changed.
        """
        events = self.seat(player).give(choice)
        self.standing.plans.pop(player, None)
        return self.go_on(events)

    def follow_plan(self, player: PlayerId, given: Answer, goal: Option, place: PlaceId) -> Told:
        """Give the answers of a plan, one after another as each is asked for, until something else comes between.

        The plan is named by the answer with which it begins, its goal and where that is. All of its answers are
        recorded as the player's; with one step all of them are taken back.

        Raises:
            Refusal: another player is asked, or there is no such plan; nothing has changed.
        """
        plan = self.seat(player).plan(given, goal, place)
        events = self.session.answer(plan.answers[0].answer)
        if len(plan.answers) > 1:
            self.standing.plans[player] = PlanUnderWay(replace(plan, previews=()))
        return self.go_on(events)

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
        self.standing.plans.pop(player, None)
        self.forget(player)
        return self.go_on(events)

    def hand_over(self, player: PlayerId, name: str, key: str = "stand-in", other: PlayerId = 0) -> None:
        """Let a computer player play for somebody who is away, until ``come_back``; ``key`` tells why in the log.

        Raises:
            HostingError: nobody sits there for whom it could play.
        """
        if self.is_over or player not in self.people or self.computer(player):
            raise HostingError("trouble.nobody-away")
        self.standing.stand_ins[player] = name
        self.say_to_all(key, player, other)

    def come_back(self, player: PlayerId) -> None:
        """Somebody for whom a computer player has played goes on alone; nothing otherwise."""
        if self.standing.stand_ins.pop(player, "") and not self.is_over:
            self.say_to_all("come-back", player)

    def go_on(self, events: list[Event]) -> Told:
        """After an answer: tell what happened, and answer what players have said beforehand."""
        self.compare_taken_back()
        told: Told = {}
        self.tell(events, told)
        self.answer_remembered(told)
        return told

    def tell(self, events: list[Event], told: Told) -> None:
        """Tell each viewer what happened, and computer players who want to know it."""
        state, answers = self.session.state, self.session.answers
        for viewer in self.viewers:
            seen = self.story.note(viewer, partial(self.scene, viewer), state, events, answers)
            told[viewer] = (*told.get(viewer, ()), *seen)
            self.watch(viewer, seen)
        for player in state.players:
            if player not in self.viewers and listens(self.computer(player)):
                witnessed = (seen_event(state, event, player) for event in events)
                told[player] = (*told.get(player, ()), *(it for it in witnessed if it is not None))

    def watch(self, player: PlayerId, seen: Sequence[SeenEvent]) -> None:
        """End a player's plan if something has happened that is none of it."""
        underway = self.standing.plans.get(player)
        between = come_between(underway, player, seen) if underway is not None else ()
        if between:
            self.end_plan(player, happening_told(self.scene(player), between))

    def answer_remembered(self, told: Told) -> None:
        """Give planned and remembered answers until somebody must be asked."""
        for _ in range(AT_ONCE):
            asked = engine.decision(self.session.state)
            if asked is None:
                break
            given, text = self.planned(asked), ""
            if given is None:
                auto_answers = self.auto_answers(asked.player)
                given = remembered(self.session.state, asked, auto_answers) if auto_answers else None
                if given is None:
                    self.end_plan(asked.player, self.words_of(asked.player).say("plan.stopped.question"))
                    break
                text = self.passed(asked.player, given)
            events = self.session.answer(given, by_auto_answer=True)
            self.compare_taken_back()
            if text:
                self.story.add(asked.player, LoggedLine(self.session.answers, "passed", text, is_passed=True))
            self.tell(events, told)
        self.count_prompt()

    def planned(self, asked: Decision) -> Answer | None:
        """The next answer of a plan, if it is asked for now; the plan ends where it is not possible any more."""
        underway = self.standing.plans.get(asked.player)
        if underway is None or not is_asked_for(underway.following, asked):
            return None
        following = underway.following
        if not is_possible(following, asked):
            self.end_plan(asked.player, self.why_impossible(asked.player, following.answer))
            return None
        if underway.given + 1 < len(underway.plan.answers):
            self.standing.plans[asked.player] = replace(underway, given=underway.given + 1)
        else:
            del self.standing.plans[asked.player]
        return following.answer

    def why_impossible(self, player: PlayerId, given: Answer) -> str:
        """Why an answer that was planned cannot be given any more, as the player is told."""
        words = self.words_of(player)
        if given.option is None:
            return words.say("plan.stopped.cards")
        refusal = refuse(self.session.state, player, given.option)
        return words.say("plan.stopped.other") if refusal is None else sentence_of(words, refusal)

    def end_plan(self, player: PlayerId, why: str) -> None:
        """Give no further answers of a player's plan, if one is under way, and say in the player's log why."""
        underway = self.standing.plans.pop(player, None)
        if underway is None:
            return
        scene = self.scene(player)
        plan = renamed_record(underway.plan, outward(self.session.state, player))
        text = plan_stopped(scene, plan, underway.given, why)
        self.story.add(player, LoggedLine(self.session.answers, "plan", text, is_passed=True))

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

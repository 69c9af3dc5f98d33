"""What can be typed in a lesson beside an answer: what can be typed everywhere, a hint, and to be shown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from spaceline.cli.learn.progress import LessonProgress
from spaceline.cli.learn.telling import tell
from spaceline.cli.play.choosing import number_in, print_question
from spaceline.cli.play.commands import HELP, Commands
from spaceline.cli.play.keyboard import Keyboard
from spaceline.cli.play.obstacles import print_obstacle, print_obstacles
from spaceline.cli.terminal import DIM, heading, indented, styled
from spaceline.cli.trouble import Trouble
from spaceline.core.data.decisions import Answer
from spaceline.core.data.leaves import EntityId
from spaceline.hosting.recorded import RecordedSeat
from spaceline.hosting.saving import write_file
from spaceline.lab.lessons.format import LEARNER
from spaceline.lab.lessons.playing import LessonGame
from spaceline.lab.lessons.showing import lesson_shown
from spaceline.presentation import Obstacle, Scene, card_labels, labels, obstacles, sensibly
from spaceline.presentation.model.lesson import LessonNow

HINT, SHOW = "hint", "show"
LEFT_OUT = ("auto", "suggest", "seed for me", "concede", "s", "save")
"""In a lesson nothing is remembered, suggested or given up, and it is kept where it finds itself again."""


def now_of(lesson: LessonGame) -> LessonNow:
    """Where a lesson stands, as its learner is shown it."""
    found = lesson_shown(lesson, LEARNER)
    assert found is not None
    return found


class LessonCommands(Commands):
    """The commands at one prompt of a lesson."""

    def __init__(
        self, keyboard: Keyboard, seat: RecordedSeat, scene: Scene, lesson: LessonGame, progress: LessonProgress
    ) -> None:
        """Serve the learner at the step that is open, and keep how far the lesson is."""
        super().__init__(keyboard, seat, scene)
        self.lesson, self.progress, self.now = lesson, progress, now_of(lesson)
        self.known = {word: deed for word, deed in self.known.items() if word not in LEFT_OUT}
        self.known |= {HINT: self.hint, SHOW: self.show}

    @property
    def is_asked(self) -> bool:
        """Whether the open question is the learner's."""
        return self.game.asked == LEARNER

    def again(self, rest: str) -> None:
        """What was read is done with; otherwise the question again."""
        if self.now.kind == "read":
            self.lesson.read_step(self.now.step)
        else:
            print_question(self.out, self.scene, self.seat.decision)
            tell(self.keyboard, self.now)

    def hint(self, rest: str) -> None:
        """Say how the step is done, and what is typed for it."""
        if self.now.hint:
            self.out.print(indented(styled(self.now.hint), 2))
        self.out.print(indented(styled(self.what_to_type(), DIM), 2))

    def show(self, rest: str) -> None:
        """Do what the step waits for; why something is refused is told as if it had been asked."""
        if self.now.kind == "ask":
            self.explain()
        self.lesson.do_step(self.now.step)

    def why(self, rest: str) -> None:
        """Say what cannot be done. In a step that tells to ask that of a card, to ask it is what is waited for."""
        if not self.is_asked:
            raise Trouble(self.say("terminal.learn.not-asked"))
        if self.now.kind != "ask":
            super().why(rest)
        elif rest and any(rest.casefold() in self.scene.name(card).casefold() for card in self.now.things):
            self.explain()
            self.lesson.read_step(self.now.step)
        else:
            found = obstacles(self.scene, self.seat, self.seat.decision)
            print_obstacles(self.out, self.scene.words, found, rest, self.seat.decision)
            self.print(self.what_to_type())

    def say_why(self, typed: str) -> None:
        """Where what was typed in words is something that cannot be done now, say why."""
        words = typed.casefold().split()
        if self.seat.decision.kind != "action" or number_in(typed) is not None or not words:
            return
        for number, it in enumerate(obstacles(self.scene, self.seat, self.seat.decision), 1):
            if all(word in it.what.casefold() for word in words):
                print_obstacle(self.out, number, it, in_full=True)

    def explain(self) -> None:
        """Print what stands in the way of the cards that are meant, with the rules in full."""
        heading(self.out, self.say("terminal.why"))
        for number, it in enumerate(self.in_the_way(), 1):
            print_obstacle(self.out, number, it, in_full=True)

    def in_the_way(self) -> Iterator[Obstacle]:
        """What cannot be done with the cards that are meant."""
        for card in self.now.things:
            yield from obstacles(self.scene, self.seat, self.seat.decision, card)

    def what_to_type(self) -> str:
        """What is typed for what the step waits for."""
        if self.now.kind == "ask":
            return self.say("terminal.learn.ask", name=self.name_of(self.now.things[0]))
        standing = self.lesson.standing_now
        if standing is None or not standing.ways:
            return self.say("terminal.learn.enter")
        typed, meaning = self.typed_for(standing.ways[0][0])
        return self.say("terminal.learn.type", typed=typed, meaning=meaning)

    def name_of(self, card: EntityId) -> str:
        """As much of a card's name as is typed: the part before a comma."""
        return self.scene.name(card).partition(",")[0]

    def typed_for(self, expected: Answer) -> tuple[str, str]:
        """What is typed to give an answer, which is in the numbers of the table, and what that means."""
        decision = sensibly(self.scene, self.seat.decision)
        of_table = self.seat.in_numbers_of_table
        for at, option in enumerate(decision.options):
            if of_table(Answer(option=option)).option == expected.option:
                return str(at + 1), labels(self.scene, decision.options)[at]
        if decision.selection is None:
            return " ".join(map(str, expected.numbers)), ""
        cards = decision.selection.cards
        places = {of_table(Answer(cards=(card,))).cards[0]: at for at, card in enumerate(cards)}
        chosen = [places[card] for card in expected.cards]
        names = card_labels(self.scene, cards)
        return " ".join(str(at + 1) for at in chosen) or "none", ", ".join(names[at] for at in chosen)

    def save(self, rest: str) -> None:
        """Keep how far the lesson is."""
        self.progress.make_folder()
        write_file(self.progress.game(self.lesson.lesson.key), self.game.dump())
        self.print(self.say("terminal.learn.kept", chapter=self.lesson.lesson.key))

    @property
    def typed(self) -> Mapping[str, str]:
        """What can be typed, and by which key it is explained."""
        own = {HINT: "learn.hint", SHOW: "learn.show", "w NAME": "learn.why"}
        return own | {typed: key for typed, key in HELP.items() if typed.partition(" ")[0] in self.known}

"""A training aid at the terminal: how likely one is to win, and what a computer player would answer."""

from __future__ import annotations

from spaceline.cli.play.keyboard import Keyboard
from spaceline.cli.terminal import DIM, TITLE, heading, indented, styled
from spaceline.cli.trouble import Trouble
from spaceline.core.data.decisions import Answer, Decision
from spaceline.hosting.recorded import RecordedSeat
from spaceline.hosting.suggesting import suggested, why_not_helped
from spaceline.players.clock import Deadline
from spaceline.players.suggesting import Adviser, chance_at
from spaceline.presentation import Scene, sensibly, sentence_of

PATIENCE = 5.0
"""So many seconds the computer player may think about a suggestion."""


def suggest(keyboard: Keyboard, scene: Scene, seat: RecordedSeat) -> None:
    """Print what is suggested, and how it is typed.

    Raises:
        Trouble: nobody is helped in this game.
    """
    game, out, say = keyboard.game, keyboard.out, scene.words.say
    if (refusal := why_not_helped(game)) is not None:
        raise Trouble(sentence_of(scene.words, refusal))
    if keyboard.adviser is None:
        keyboard.adviser = Adviser(scene.view.ruleset, seat.viewer)
    chance = chance_at(seat).chance
    seat.clock = Deadline(PATIENCE)
    found = keyboard.adviser.suggestion(seat, game.session.answers)
    shown = suggested(scene, seat.decision, found)
    if chance is not None:
        out.print(f"  {say('terminal.suggestion.chance', chance=f'{chance:.0%}')}")
    heading(out, shown.title)
    if not shown.compared:
        out.print(indented(styled(shown.text, TITLE), 4))
    for at, it in enumerate(shown.compared):
        out.print(indented(styled(f"{it.chance:>4.0%}  {it.text}", DIM if at else TITLE), 4))
    if shown.note:
        out.print(f"  {shown.note}", style=DIM)
    if found.answer is not None:
        typed = typed_for(sensibly(scene, seat.decision), found.answer)
        out.print(f"  {say('terminal.suggestion.type', typed=typed)}", style=DIM)


def typed_for(decision: Decision, answer: Answer) -> str:
    """What is typed to give an answer."""
    if answer.option is not None:
        return str(decision.options.index(answer.option) + 1)
    if answer.numbers:
        return " ".join(map(str, answer.numbers))
    assert decision.selection is not None
    places = [str(decision.selection.cards.index(card) + 1) for card in answer.cards]
    return " ".join(places) or "none"

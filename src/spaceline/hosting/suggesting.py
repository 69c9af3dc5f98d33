"""What a computer player would answer for a person, in words, and where nobody is told that."""

from __future__ import annotations

from spaceline.core.data.decisions import Answer, Decision, Refusal
from spaceline.core.data.leaves import CardId
from spaceline.hosting.game import HostedGame
from spaceline.players.suggesting import ConsideredAnswer, Suggestion
from spaceline.presentation import Scene
from spaceline.presentation.copies import candidate_labels
from spaceline.presentation.lexicon.english import TROUBLE, refusal_of
from spaceline.presentation.model.advice import ComparedPlan, SuggestedAnswer
from spaceline.presentation.model.prompts import ShownOption
from spaceline.presentation.opponents import level_of
from spaceline.presentation.prompts import choices_of, is_in_order, sensibly

AMONG_PEOPLE, TIMED = refusal_of(TROUBLE, "among-people"), refusal_of(TROUBLE, "against-the-clock")

MANY = 4
"""Of so many cards it is told who is left out, where these are few."""


def why_not_helped(game: HostedGame) -> Refusal | None:
    """Why nobody at a game may be told what the computer would do, nor how their chances are; None where they may.

    Only who plays alone against computer players, with as much time as they like, may be: nobody loses by it. Whoever
    has left, or is away, is still somebody against whom is played.
    """
    if len(game.seating.people) != 1:
        return AMONG_PEOPLE
    return TIMED if game.standing.clocks is not None else None


def suggested(scene: Scene, decision: Decision, found: Suggestion) -> SuggestedAnswer:
    """A suggestion as a person reads it, made for the open decision."""
    decision = sensibly(scene, decision)
    say, who = scene.words.say, level_of(scene.words, found.player)
    title = say("suggestion.by", who=who)
    if found.answer is None:
        return SuggestedAnswer(title, say("suggestion.any", who=who))
    shown, cards = choice_of(scene, decision, found.answer), cards_of(scene, decision, found.answer)
    compared = tuple(ComparedPlan(considered(scene, decision, it), it.chance) for it in found.considered)
    is_close = len(compared) > 1 and compared[1].chance >= compared[0].chance
    return SuggestedAnswer(
        title,
        compared[0].text if compared else in_words(scene, decision, found.answer),
        option=None if shown is None else shown.key,
        cards=cards,
        things=tuple(dict.fromkeys(it for it in (*(shown.key[1:3] if shown else ()), *cards) if it)),
        compared=compared,
        note=say("suggestion.close", who=who) if is_close else "",
    )


def considered(scene: Scene, decision: Decision, tried: ConsideredAnswer) -> str:
    """An answer that was tried, with what was done after it."""
    told = in_words(scene, decision, tried.answer)
    return scene.words.say(f"analysis.then.{tried.following}", what=told) if tried.following else told


def in_words(scene: Scene, decision: Decision, answer: Answer) -> str:
    """An answer to the open decision, as a list of choices names it."""
    if (shown := choice_of(scene, decision, answer)) is not None:
        return shown.label
    comma = scene.words.templates["comma"]
    if answer.numbers:
        return comma.join(map(str, answer.numbers))
    if not answer.cards:
        return scene.words.say("suggestion.none-chosen")
    known = {card: label for card, (label, _) in labels_of(scene, decision).items()}
    names = [known.get(card) or scene.name(card) for card in answer.cards]
    if is_in_order(decision, scene.own):
        return scene.words.say("suggestion.order", what=comma.join(names)) if len(names) > 1 else names[0]
    left = [label for card, label in known.items() if card not in answer.cards]
    if len(names) >= MANY and not left:
        return scene.words.say("suggestion.all", number=len(names))
    if len(names) >= MANY and 2 * len(left) <= len(names):
        return scene.words.say("suggestion.all-but", number=len(known), what=scene.words.listed(left, "and"))
    return scene.words.listed(names, "and")


def choice_of(scene: Scene, decision: Decision, answer: Answer) -> ShownOption | None:
    """The choice that a person is offered for an answer: of copies that do the same, the first."""
    if answer.option is None:
        return None
    choices = choices_of(scene, decision)
    meant = choices[decision.options.index(answer.option)]
    return next(it for it in choices if it.label == meant.label)


def cards_of(scene: Scene, decision: Decision, answer: Answer) -> tuple[CardId, ...]:
    """The cards of an answer that a person is offered: of copies that are as good, the first."""
    known = labels_of(scene, decision)
    firsts = {label: card for card, (label, is_copy) in known.items() if not is_copy}
    return tuple(firsts[known[card][0]] if card in known else card for card in answer.cards)


def labels_of(scene: Scene, decision: Decision) -> dict[CardId, tuple[str, bool]]:
    """What the cards that may be chosen are called, and whether one before is as good."""
    cards = decision.selection.cards if decision.selection is not None else ()
    return dict(zip(cards, candidate_labels(scene, decision, cards), strict=True))

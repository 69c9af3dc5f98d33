"""Why not: what a player could think of doing but may not do now, with the reason and the clause."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from spaceline.cards.decks import DeckProblem
from spaceline.core.data.decisions import Decision, Option, Refusal
from spaceline.core.data.leaves import EntityId
from spaceline.core.data.wordings import told_values
from spaceline.effects.render.lexicon import Lexicon
from spaceline.presentation.model.prompts import Refused, Rule
from spaceline.presentation.scene import Scene
from spaceline.rules.clauses import load

DEPENDS_ON_THE_TARGET = ("too-far",)
"""Refusals, by their code, for which it matters where a card was to go."""


class Asks(Protocol):
    """Somebody who can ask what stands in the way of an action."""

    def why_not(self, option: Option) -> Refusal | None:
        """Which rule it is; None when none does."""


class Obstacle(NamedTuple):
    """Something that cannot be done, and the rule in its way."""

    what: str
    why: Refused


def rule_of(clause: str) -> Rule | None:
    """A clause by its id; None where none is named."""
    catalogue = load()
    return Rule(clause, catalogue.get(clause).rule) if clause in catalogue else None


def sentence_of(words: Lexicon, refusal: Refusal) -> str:
    """Why something is not allowed, in the language of the words; in English where they do not say it."""
    template = words.templates.get(f"refusal.{refusal.reason}", refusal.template)
    return template.format(**told_values(refusal.values, words.templates)) if refusal.values else template


def deck_sentence(words: Lexicon, problem: DeckProblem) -> str:
    """What is wrong with a deck, in the language of the words; in English where they do not say it."""
    return words.templates.get(f"deck.{problem.reason}", problem.template).format(**problem.values)


def refused(refusal: Refusal, words: Lexicon) -> Refused:
    """Why something is not allowed, with what the rule says."""
    return Refused(refusal.reason, sentence_of(words, refusal), rule_of(refusal.clause))


def obstacles(scene: Scene, seat: Asks, decision: Decision, card: EntityId = 0) -> list[Obstacle]:
    """What the player cannot do now, or not with one card; what is refused for the same reason stands together."""
    if decision.kind != "action":
        return []
    refused: dict[tuple[str, str, str, str], dict[str, list[str]]] = {}
    for option in scene.own.candidates(scene):
        if option in decision.options or (card and option.card != card):
            continue
        refusal = seat.why_not(option)
        if refusal is not None and not scene.own.unsaid(option, refusal.reason):
            key = (verb(scene, option), refusal.reason, sentence_of(scene.words, refusal), refusal.clause)
            targets = refused.setdefault(key, {}).setdefault(scene.name(option.card) if option.card else "", [])
            if option.kind == "move":
                targets.append(scene.name(option.target))
    return [
        Obstacle(what_is_refused(scene, deed, cards, reason), Refused(reason, sentence, rule_of(clause)))
        for (deed, reason, sentence, clause), cards in refused.items()
    ]


def verb(scene: Scene, option: Option) -> str:
    """The words before the names of the cards for which a kind of action is refused."""
    return scene.words.templates.get(f"refused.{option.kind}", option.kind)


def what_is_refused(scene: Scene, deed: str, cards: dict[str, list[str]], reason: str) -> str:
    """What is refused for one reason: ``Move U.S.S. Sutherland to Earth, Cure Blight``."""
    parts = []
    for name, targets in cards.items():
        some = bool(targets) and reason in DEPENDS_ON_THE_TARGET
        where = scene.words.templates["comma"].join(targets)
        parts.append(scene.words.say("refused.to", card=name, targets=where) if some else name)
    return f"{deed} {'; '.join(parts)}".strip()

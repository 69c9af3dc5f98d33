"""Responses: which texts to answer an occurrence with (1E-5.0/4, 1E-6.5.1)."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.data.decisions import Decision, Option
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import CardId, EntityId
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.abilities import When
from spaceline.effects.nodes.borg import Scouts, SeeksCounterpart
from spaceline.effects.nodes.choices import ProbeAgain
from spaceline.effects.nodes.effects import Download
from spaceline.effects.nodes.traits import Filter
from spaceline.players.heuristic.appraisal import SPENT, worth_of_ability
from spaceline.players.heuristic.first.board import Board
from spaceline.players.heuristic.first.worth import POINT, Worths, points_in, undoes
from spaceline.players.heuristic.guesses import Crowd

TEXTS = ("respond", "answer", "use", "order")
WORTH_PROBING = 5.0
"""What it promises to probe for an objective of the Borg."""
WORTH_ANSWERING = 0.3
"""What a response must promise."""


class Answers:
    """Judges the responses that could be given."""

    def __init__(self, board: Board) -> None:
        """Look at the board."""
        self.board, self.worths = board, Worths(board)

    def best(self, decision: Decision) -> Option | None:
        """The response that promises most; None when none promises enough."""
        judged = [(self.worth(option, decision), option) for option in decision.options]
        best = max(judged, key=lambda it: (it[0], -it[1].card, it[1].detail), default=None)
        return best[1] if best is not None and best[0] >= WORTH_ANSWERING else None

    def worth(self, option: Option, decision: Decision) -> float:
        """What a response promises."""
        it = self.board.definition(option.card)
        if it is None:
            return 0.0
        if option.kind == "play":
            return self.worths.of_play(it, option.target) if it.type == "interrupt" else 0.0
        if option.kind not in TEXTS or not option.detail.isdigit():
            return 0.0
        text = it.abilities[int(option.detail)]
        if not isinstance(text, When):
            return worth_of_ability(it, int(option.detail), Crowd(6))
        if it.of_kind(Scouts) or it.of_kind(SeeksCounterpart) or isinstance(text.effect, ProbeAgain):
            is_found = isinstance(text.effect, ProbeAgain) and self.shows_what_is_sought()
            return 0.0 if is_found else WORTH_PROBING
        if text.verb == "draw" and self.finds_nothing(text):
            return 0.0
        spent = SPENT if option.kind == "answer" else 0.0
        if undoes(text.effect):
            return self.worth_of_nullifying(decision) - spent
        return worth_of_ability(it, int(option.detail), Crowd(6)) + POINT * points_in(text.effect)

    def shows_what_is_sought(self) -> bool:
        """Whether the probe card completes the objective for which it was revealed."""
        objective = self.board.definition(self.board.current_objective)
        top = self.board.zone(self.board.me, "deck")[:1]
        card = self.board.definition(top[0]) if top else None
        if objective is None or card is None:
            return False
        nodes = (node for text in objective.abilities for _, node in walk(text))
        sought = {icon for node in nodes if isinstance(node, Filter) for icon in node.names("icons_anywhere")}
        return not sought.isdisjoint((*card.facts.icons, *card.facts.text_icons))

    def finds_nothing(self, text: When) -> bool:
        """Whether a text downloads cards by title of which the player's deck has none."""
        sought = [node.cards for _, node in walk(text) if isinstance(node, Download)]
        titles = tuple(title for wanted in sought for title in wanted.names("titles"))
        words = {word for wanted in sought for word in wanted.names("title_words")}
        if not titles and not words:
            return False
        brought = (self.board.pool[id].title for id in self.board.view.brought.get("deck", ()))
        return not any(title.startswith(titles or (" ",)) or not words.isdisjoint(title.split()) for title in brought)

    def worth_of_nullifying(self, decision: Decision) -> float:
        """What it is worth that the cards do nothing that the question is about."""
        return sum(self.worth_undone(card) for card in decision.about)

    def worth_undone(self, card: CardId) -> float:
        """What a card promises the opponent, that is being played or met; an own one is not to be undone."""
        it = self.board.definition(card)
        if it is None:
            return 0.0
        is_mine = self.board.is_own(card)
        if it.type == "dilemma":
            return 2.0
        promised = self.worths.of_play(it, self.target_of(card), is_mine=is_mine) + SPENT
        return -promised if is_mine else promised

    def target_of(self, card: CardId) -> EntityId:
        """What a card that is being played was announced for."""
        return next((action.option.target for action in self.actions() if action.option.card == card), 0)

    def actions(self) -> Iterator[Action]:
        """The actions that are going on, the innermost first."""
        return (frame for frame in reversed(self.board.view.frames) if isinstance(frame, Action))

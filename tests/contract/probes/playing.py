"""Toy games played by answers, with the contract looked at at every decision."""

import random

from spaceline.core import choices, engine, table, view
from spaceline.core.data.decisions import PASS, Answer, Option
from spaceline.core.state import State
from tests.contract.checks import contract, encoded, same_answers_give_the_same_bytes, viewers
from tests.contract.probes.toy import TOY
from tests.contract.probes.toy_actions import Turn
from tests.contract.probes.toy_cards import CARDS, ENDS

DEALT = ("table", "aboard", "set", "table", "hand", "hand", "hand")
POOLS = {"deck": tuple(CARDS)}


def kind(owner: int, role: str, in_play: bool) -> str:
    return "deck"


def empty(players=2, seed=1):
    state = State(TOY, players, seed)
    for key in ENDS:
        table.add_place(state, key)
    return state


def begun(state):
    """The game with the cards that lie there, at its first decision."""
    for player in state.players:
        brought = sorted(leaf.definition for leaf in state.cards.values() if leaf.owner == player)
        state.lists[player] = {"deck": tuple(brought)}
    state.frames = [Turn(step="begin_turn", player=1)]
    state.watch()
    engine.run(state)
    return state


def dealt(decks, seed):
    """A game with shuffled decks: a few cards in play, three in each hand."""
    state, rng = empty(len(decks), seed), random.Random(seed)
    for player, titles in decks.items():
        for title, role in zip(rng.sample(titles, len(titles)), DEALT + ("deck",) * len(titles), strict=False):
            parent = state.zone(player, "table")[0] if role == "aboard" else player
            table.create(state, title, player, parent, role, face_up=role in ("table", "aboard"))
    return begun(state)


class Game:
    """A toy game with cards in given places; ``self["name"]`` is a card by the name it was laid down under."""

    def __init__(self, players: int = 2, energy: int = 6, **cards: tuple) -> None:
        """Each card: title, player, role (default hand) and the name of the card it lies in."""
        self.names: dict[str, int] = {}
        state = empty(players)
        for player in state.players:
            table.put_mark(state, player, "energy", energy)
        for name, (title, player, *where) in cards.items():
            role, *holder = where or ["hand"]
            parent = self.names[holder[0]] if holder else player
            face_up = role not in ("hand", "deck", "set")
            self.names[name] = table.create(state, title, player, parent, role, face_up=face_up)
        self.state = begun(state)
        self.begin, self.answers = self.state.clone(), []
        self.told = {viewer: [] for viewer in viewers(state)}
        self.check()

    def __getitem__(self, name: str) -> int:
        return self.names[name]

    def check(self) -> None:
        contract(self.state, POOLS, kind, full=True, seed=len(self.answers))
        same_answers_give_the_same_bytes(self.begin, self.answers, self.state)

    def give(self, answer: Answer) -> None:
        self.state.sink = []
        for event in engine.answer(self.state, answer):
            for viewer, told in self.told.items():
                seen = view.seen_event(self.state, event, viewer)
                encoded(seen)
                if seen is not None:
                    told.append(seen)
        self.state.sink = None
        self.answers.append(answer)
        self.check()

    def do(self, player: int, kind: str, card: str = "", target: str | int = 0) -> None:
        """The player who is asked answers with an option."""
        asked = self.asked
        assert asked.player == player, f"{asked.player} is asked: {asked}"
        target = self.names[target] if isinstance(target, str) else target
        self.give(Answer(option=Option(kind, self.names.get(card, 0), target)))

    def passes(self, player: int) -> None:
        assert self.asked.player == player
        self.give(Answer(option=PASS))

    def choose(self, player: int, *cards: str) -> None:
        assert self.asked.player == player
        self.give(Answer(cards=tuple(self.names[card] for card in cards)))

    def end_turn(self, player: int) -> None:
        """Pass until the turn is another player's."""
        while self.state.frames[0].player == player:
            self.give(choices.default(self.asked))

    @property
    def asked(self):
        return engine.decision(self.state)

    def offers(self, kind: str) -> list[str]:
        """The names of the cards with which an option of a kind is offered."""
        offered = {option.card for option in self.asked.options if option.kind == kind}
        return [name for name, card in self.names.items() if card in offered]

    def lies(self, name: str) -> tuple[int, str]:
        leaf = self.state.cards[self.names[name]]
        return leaf.parent, leaf.role

    def mark(self, entity: int, name: str) -> int:
        return self.state.mark(entity, name)

    def give_option(self, kind: str, card: str) -> None:
        """Answer with the one option of a kind that names a card."""
        (option,) = (o for o in self.asked.options if o.kind == kind and o.card == self.names[card])
        self.give(Answer(option=option))

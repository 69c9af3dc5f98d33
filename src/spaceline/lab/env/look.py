"""One view written down as numbers. Only the view of a seat, its own half-made answer and printed cards go in here."""

from __future__ import annotations

from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import FIRST_CARD, FIRST_PLACE, TABLE, CardId, EntityId, PlayerId
from spaceline.core.data.seen import SeenCard, View
from spaceline.core.ruleset import Ruleset
from spaceline.lab.env.choice import ACTIONS, ALL, DONE, MORE, NO_CARDS, SLOTS, HalfMadeAnswer
from spaceline.lab.env.layout import CARDS, DETAILS, LIMIT, MARKS, NUMBERS, OTHER, PLAYERS, STANDING, Layout, columns
from spaceline.presentation.edition import text_of
from spaceline.presentation.scene import Scene

Floats = NDArray[np.float32]
Links = NDArray[np.int16]
Mask = NDArray[np.int8]
Arrays = dict[str, NDArray[Any]]
SCALE = dict.fromkeys(NUMBERS, 10.0) | {"points": 50.0}
"""By what a number of a card is divided."""
NO_TYPE = -1


class Columns:
    """Where things stand in the arrays of a ruleset, and the numbers of its printed cards by identity."""

    def __init__(self, ruleset: Ruleset) -> None:
        """Read the printed cards once."""
        self.layout = layout = Layout(ruleset)
        self.pool, self.text = ruleset.definitions, text_of(ruleset.name)
        self.identity = columns(layout.identities)
        self.card, self.option = columns(layout.card_names), columns(layout.option_names)
        self.table, self.player = columns(layout.table_names), columns(layout.player_names)
        self.role, self.type = columns(layout.roles), columns(layout.types)
        self.is_in_play = np.array([role in layout.in_play for role in layout.roles])
        self.types = np.array([NO_TYPE, *(self.type[self.pool[id].type] for id in layout.identities[1:])])
        """The type of each identity, as a number of ``Layout.types``."""
        self.printed = np.zeros((len(layout.identities), len(NUMBERS)), np.float32)
        for id, card in self.pool.items():
            self.printed[self.identity[id]] = numbers_of(card.facts)

    def type_of(self, type_: str) -> int:
        """The number of a type by its name."""
        return self.type.get(type_, self.type[OTHER]) if type_ else NO_TYPE


def numbers_of(facts: Any) -> list[float]:
    """What is printed on a card, scaled; 0 for what it has not, or what only its text can tell."""
    end = getattr(facts, "end", None)
    points = facts.points if end is None else end.points
    values = {
        "points": getattr(points, "value", points),
        "cost": getattr(facts, "cost", 0),
        "span": getattr(facts if end is None else end, "span", 0),
        "skills": sum(facts.skills.values()),
        **facts.attributes,
    }
    found = ((values.get(name, 0), SCALE[name]) for name in NUMBERS)
    return [value / scale if isinstance(value, int) else 0.0 for value, scale in found]


class ViewInNumbers:
    """One view while it is written down."""

    def __init__(self, by: Columns, view: View, choice: HalfMadeAnswer | None) -> None:
        """Give every card that is shown a row, from 1 on, in the order of the viewer's numbers."""
        self.by, self.view, self.choice = by, view, choice
        self.scene = Scene(view, by.pool, by.text)
        self.about = frozenset(choice.decision.about) if choice is not None else frozenset()
        self.shown = self.shown_cards()
        self.rows = {card.id: row for row, card in enumerate(self.shown, 1)}
        self.spots: dict[EntityId, int] = {place: at for at, place in enumerate(sorted(view.places), 1)}
        """The number of the place where things are, from 1 on; cards are added as they are met."""
        self.lies = np.array([self.lying(card) for card in self.shown], np.int32).reshape(len(self.shown), 5)
        """Of each card its identity, role, controller, row of what it lies with, and place."""
        self.kinds = self.by.types[self.lies[:, 0]]
        for at in np.flatnonzero(self.kinds == NO_TYPE):
            self.kinds[at] = by.type_of(self.shown[at].alike.partition(";")[0])

    def shown_cards(self) -> tuple[SeenCard, ...]:
        """The cards that get a row; of too many, those are left out that are neither asked about nor in play."""
        cards = self.view.cards
        if len(cards) <= CARDS:
            return cards
        named = self.about.union(*(named_by(it) for it in self.offered()))
        near = self.by.layout.in_play | {"hand"}
        kept = sorted(cards, key=lambda it: (it.id not in named, it.role not in near, it.id))[:CARDS]
        return tuple(sorted(kept, key=lambda it: it.id))

    def lying(self, card: SeenCard) -> tuple[int, int, PlayerId, int, int]:
        """What a card is and where it lies, in numbers."""
        identity, role = self.by.identity.get(card.definition, 0), self.by.role[card.role]
        return identity, role, card.controller, self.rows.get(card.parent, 0), self.spot(card.parent)

    def spot(self, entity: EntityId) -> int:
        """The number of the place where a card is, or of the place itself; 0 for none."""
        found = self.spots.get(entity)
        if found is None:
            found = self.spots[entity] = self.spots.get(self.scene.place(entity), 0)
        return found

    def offered(self) -> tuple[Option | int, ...]:
        """What the slots stand for now."""
        return self.choice.on_page if self.choice is not None else ()

    def cards(self) -> tuple[Floats, Links]:
        """What lies where: a row for each card, and its links: identity, row of what it lies with, place."""
        found = np.zeros((CARDS + 1, len(self.by.layout.card_names)), np.float32)
        links = np.zeros((CARDS + 1, 3), np.int16)
        count, at = len(self.shown), self.by.card
        filled, rows = found[1 : count + 1], np.arange(1, count + 1)
        chosen = frozenset(self.choice.given) if self.choice is not None and self.choice.is_of_cards else frozenset()
        filled[:, : len(STANDING)] = np.array([self.standing(it, chosen) for it in self.shown]).reshape(
            count, len(STANDING)
        )
        links[1 : count + 1] = self.lies[:, (0, 3, 4)]
        first = at[NUMBERS[0]]
        filled[:, first : first + len(NUMBERS)] = self.by.printed[self.lies[:, 0]]
        for card in self.view.values.keys() & self.rows.keys():
            found[self.rows[card], first : first + len(NUMBERS)] = numbers_of(self.scene.facts(card))
        typed = self.kinds != NO_TYPE
        found[rows[typed], self.kinds[typed] + at[f"type {self.by.layout.types[0]}"]] = 1.0
        found[rows, self.lies[:, 1] + at[f"role {self.by.layout.roles[0]}"]] = 1.0
        for mark in self.view.marks:
            if mark.name in MARKS and mark.entity in self.rows:
                found[self.rows[mark.entity], at[mark.name]] = mark.value / (10.0 if mark.value > 1 else 1.0)
        np.clip(filled, -LIMIT, LIMIT, out=filled)
        return found, links

    def standing(self, card: SeenCard, chosen: frozenset[CardId]) -> tuple[bool, ...]:
        """What holds of a card, in the order of ``STANDING``."""
        viewer, id = self.view.viewer, card.id
        is_known = card.definition != ""
        return card.owner == viewer, card.controller == viewer, card.face_up, is_known, id in self.about, id in chosen

    def options(self) -> tuple[Floats, Links]:
        """What may be chosen: a row for each action, and its links: row of the card, row of the target, place."""
        found = np.zeros((ACTIONS, len(self.by.layout.option_names)), np.float32)
        links = np.zeros((ACTIONS, 3), np.int16)
        if self.choice is None:
            return found, links
        at = self.by.option
        found[list(self.choice.legal), at["legal"]] = 1.0
        for slot, offered in enumerate(self.offered()):
            if isinstance(offered, Option):
                self.write_option(found[slot], links[slot], offered)
            elif self.choice.is_of_cards:
                found[slot, at["card"]] = 1.0
                links[slot] = (self.rows.get(offered, 0), 0, self.spot(offered))
            else:
                found[slot, (at["number"], at["value"])] = (1.0, offered / 10)
        self.write_weights(found)
        for slot, name in ((ALL, "all"), (MORE, "more"), (DONE, "done")):
            found[slot, at[name]] = found[slot, at["legal"]]
        filled = found[: len(self.offered())]
        np.clip(filled, -LIMIT, LIMIT, out=filled)
        return found, links

    def write_option(self, row: Floats, link: Links, option: Option) -> None:
        """Write down one option."""
        at, detail, target = self.by.option, option.detail, option.target
        row[at["option"]] = 1.0
        row[at.get(f"kind {option.kind}", at[f"kind {OTHER}"])] = 1.0
        if detail:
            row[at[f"detail {crc32(detail.encode()) % DETAILS}"]] = 1.0
        if target in self.view.players:
            row[at["self" if target == self.view.viewer else "opponent"]] = 1.0
        there = target if target in self.rows or FIRST_PLACE <= target < FIRST_CARD else option.card
        link[:] = (self.rows.get(option.card, 0), self.rows.get(target, 0), self.spot(there))

    def write_weights(self, found: Floats) -> None:
        """Write down how much options use up of what is limited, and what cards weigh against a budget."""
        assert self.choice is not None
        first = self.choice.page * SLOTS
        weights = (self.choice.decision.selection or NO_CARDS).weights
        for name, values in (("uses", self.view.uses), ("weight", weights)):
            if page := values[first : first + SLOTS]:
                found[: len(page), self.by.option[name]] = np.array(page, np.float32) / 10

    def table(self) -> Floats:
        """The players, the viewer first, then what is asked and what is under way."""
        view, at = self.view, self.by.table
        found = np.zeros(len(self.by.layout.table_names), np.float32)
        first, width = view.players.index(view.viewer), len(self.by.layout.player_names)
        for place, player in enumerate((*view.players[first:], *view.players[:first])[:PLAYERS]):
            self.write_player(found[place * width : (place + 1) * width], player)
        found[at["turns"]] = self.scene.mark(TABLE, "turns") / 20
        found[at["lasting"]] = len(view.lasting) / 10
        found[at["left out"]] = (len(view.cards) - len(self.shown)) / 10
        for frame in view.frames:
            found[at[f"under way {type(frame).__name__}"]] = 1.0
        if self.choice is not None:
            self.write_question(found, self.choice)
        return np.clip(found, -LIMIT, LIMIT, out=found)

    def write_player(self, found: Floats, player: PlayerId) -> None:
        """Write down what everybody can see of a player, and how many cards lie where."""
        at, view = self.by.player, self.view
        turn = next((frame for frame in view.frames if type(frame).__name__ == "Turn"), None)
        found[at["there"]] = 1.0
        found[at["asked"]] = view.deciding == player
        found[at["active"]] = getattr(turn, "player", 0) == player
        for name, scale in (("points", 100), ("counters", 10), ("bonus", 100)):
            found[at[name]] = self.scene.mark(player, name) / scale
        for zone in view.zones:
            if zone.parent == player:
                found[at[f"cards {zone.role}"]] = len(zone.cards) / 20
        there = (self.lies[:, 2] == player) & self.by.is_in_play[self.lies[:, 1]] & (self.kinds != NO_TYPE)
        first, width = at[f"in play {self.by.layout.types[0]}"], len(self.by.layout.types)
        found[first : first + width] = np.bincount(self.kinds[there], minlength=width) / 10

    def write_question(self, found: Floats, choice: HalfMadeAnswer) -> None:
        """Write down what is asked, and how far the answer is."""
        asked, at, given = choice.decision, self.by.table, choice.given
        found[at[f"asked for {asked.kind}"]] = 1.0
        found[at.get(f"question {asked.question.kind}", at[f"question {OTHER}"])] = 1.0
        weights = dict(zip(choice.selection.cards, choice.selection.weights, strict=False))
        spent = sum(weights.get(card, 0) for card in given) if choice.is_of_cards else sum(given)
        budget = choice.selection.budget if choice.is_of_cards else asked.high
        for name, value in (
            ("offered", len(choice.offered)),
            ("given", len(given)),
            ("missing", max(0, choice.selection.least - len(given))),
            ("room", budget - spent),
            ("low", asked.low),
            ("high", asked.high),
        ):
            found[at[name]] = value / 10


def named_by(offered: Option | int) -> tuple[EntityId, ...]:
    """The cards that an option names, or the card itself."""
    return (offered.card, offered.target) if isinstance(offered, Option) else (offered,)

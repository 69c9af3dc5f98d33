"""Positions of First Edition in the middle of a game, made at random: both players meet everywhere.

Games from the start seldom come to battles, mixed crews, cures and chains of responses; here they come all the time.
"""

import random
from collections import Counter

from spaceline.core import engine, table
from spaceline.core.choices import sample
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision
from spaceline.core.data.leaves import NOBODY, TABLE, CardId
from spaceline.core.ruleset import Ruleset
from spaceline.core.state import State
from spaceline.editions import FIRST
from spaceline.rules.first import places
from spaceline.rules.first.data.frames import Turn
from spaceline.rules.first.definition import CARRIES
from spaceline.rules.first.places import MIDDLE
from spaceline.rules.first.verbs.movement import note_affiliations
from tests.contract import first
from tests.contract.first_any_cards import of_type
from tests.contract.first_invented import invented

HELD = {"interrupt": 5, "event": 3, "personnel": 2, "ship": 1, "equipment": 1, "doorway": 1}
"""How often cards of a type are in hands and decks."""
AGENDA = "HA"
DOOR = "1e-bog-11"
"""Opens a Battle Bridge."""
LONG = 40
"""So many answers in one part of a turn are enough."""


def rules(name: str) -> Ruleset:
    """The ruleset with the playable cards of the pool and with the invented ones."""
    printed = first.ruleset(name).definitions
    cards = {id: printed[id] for id in (DOOR, *(id for ids in first.pools().values() for id in ids))}
    return FIRST.build(name, {**cards, **invented()})


def pools() -> dict[str, tuple[str, ...]]:
    """What hidden cards might be, the invented ones among them."""
    made = invented()
    kinds = {
        "missions": ("mission",),
        "seed-deck": ("dilemma", "personnel"),
        "play": ("personnel", "equipment", "ship"),
        "tactics": ("tactic",),
    }
    more = {kind: tuple(id for id, it in made.items() if it.type in types) for kind, types in kinds.items()}
    more["deck"] = tuple(id for id, it in made.items() if it.type != "mission")
    more["play"] += tuple(id for id, it in made.items() if AGENDA in it.facts.icons)
    return {kind: (*ids, *more.get(kind, ())) for kind, ids in first.pools().items()}


HOLDING = ("space", "surface", "seeds", "found", "at", "trap")
"""Where something lies at a location."""


class Midgame:
    """One such position."""

    def __init__(self, name: str, seed: int) -> None:
        """Lay it out."""
        made = rules(name)
        self.rng = random.Random(seed)
        self.state = State(made, 2, seed)
        self.of = {
            type: of_type(made, type) for type in (*HELD, "mission", "facility", "dilemma", "artifact", "tactic")
        }
        self.brought = {
            player: {"missions": [], "seed-deck": [], "deck": [], "tactics": []} for player in self.state.players
        }
        self.single: set[tuple[int, str]] = set()
        self.places = self.spaceline()
        for player in self.state.players:
            self.icons = {"NA", *self.rng.sample(["Fed", "Kli", "Rom"], self.rng.choice([1, 1, 2, 3]))}
            vessels = self.vessels(player)
            self.crews(player, vessels)
            self.seeds(player)
            self.cards(player)
            self.by_themselves(player, vessels)
        for player in self.state.players:
            self.battle_bridge(player)
        self.state.lists = {
            player: {role: tuple(sorted(ids)) for role, ids in piles.items()} for player, piles in self.brought.items()
        }

    def begin(self) -> State:
        """The game at the start of somebody's turn."""
        table.put_mark(self.state, TABLE, "began", 1)
        for card in self.state.cards:
            note_affiliations(self.state, card)
        self.state.watch()
        self.launch()
        self.changed_space()
        self.state.frames = [Turn(step="unstop", player=self.rng.choice([1, 2]))]
        engine.run(self.state)
        return self.state

    def launch(self) -> None:
        """Where no card of the game carries ships, those aboard others lie beside them."""
        if CARRIES not in self.state.watched:
            for card in [card for card in self.state.cards if places.is_carried(self.state, card)]:
                table.move(self.state, card, places.place_of(self.state, card), "space", face_up=True)

    def changed_space(self) -> None:
        """Now and then a gap between two locations, a destroyed mission, a ship under another's control for a turn."""
        state, rng = self.state, self.rng
        gap = next((id for id, it in state.ruleset.definitions.items() if it.title == "Gaps in Normal Space"), "")
        if gap and rng.random() < 0.3:
            owner, place = rng.choice([1, 2]), rng.choice(self.places)
            card = self.put(gap, owner, owner, "table", face_up=True)
            self.do(Change("form-location", (card,), owner, card, amount=4, to=state.zone(place, "mission")[0]))
        bare = [place for place in self.places if not any(state.zone(place, role) for role in HOLDING)]
        if bare and rng.random() < 0.3:
            self.do(Change("ruin", state.zone(rng.choice(bare), "mission"), 1))
        ships = [card for card, leaf in state.cards.items() if leaf.role == "space" and leaf.controller]
        ships = [card for card in ships if state.definition(card).type == "ship"]
        if ships and rng.random() < 0.2:
            ship = rng.choice(ships)
            whose = state.cards[ship].controller
            crew = tuple(card for card in state.zone(ship, "aboard") if state.cards[card].controller == whose)
            self.do(Change("borrow", (ship, *crew), 3 - whose, ship))

    def do(self, change: Change) -> None:
        """Make a change as it comes."""
        self.state.ruleset.verbs[change.verb].apply(self.state, change)

    def put(self, id: str, owner: int, parent: int, role: str, pile: str = "deck", *, face_up: bool = False) -> CardId:
        """A card somewhere."""
        self.brought[owner][pile].append(id)
        return table.create(self.state, id, owner, parent, role, face_up=face_up)

    def one(self, type: str, player: int) -> str:
        """A card of a type that goes with the player's others, most of the time."""
        cards = self.state.ruleset.definitions
        while True:
            id = self.rng.choice(self.of[type])
            it = cards[id]
            fits = not it.facts.affiliations or self.icons & set(it.facts.affiliations) or self.rng.random() < 0.1
            if not fits or (it.is_single and (player, it.persona) in self.single):
                continue
            self.single.add((player, it.persona))
            return id

    def spaceline(self) -> list[int]:
        """A few locations of the Alpha Quadrant, some of them shared."""
        cards = self.state.ruleset.definitions
        alpha = [id for id in self.of["mission"] if cards[id].facts.quadrant == "Alpha"]
        found = []
        for at, id in enumerate(self.rng.sample(alpha, self.rng.randint(2, 5))):
            place = table.add_place(self.state, f"{at}: {cards[id].title}")
            first_owner = self.rng.choice([1, 2])
            for owner in (first_owner, 3 - first_owner)[: self.rng.choice([1, 1, 2])]:
                self.put(id, owner, place, "mission", "missions", face_up=True)
            table.put_mark(self.state, place, "position", MIDDLE + at)
            found.append(place)
        return found

    def kind(self, place: int) -> str:
        """Planet, space or dual."""
        return str(self.state.definition(self.state.zone(place, "mission")[0]).facts.kind)

    def vessels(self, player: int) -> list[CardId]:
        """Facilities and ships, some docked, some aboard others."""
        found = []
        for place in self.rng.sample(self.places, self.rng.randint(0, 2)):
            id = self.one("facility", player)
            is_base = self.state.ruleset.definitions[id].facts.kind == "headquarters" and self.kind(place) != "space"
            found.append(self.put(id, player, place, "surface" if is_base else "space", "seed-deck", face_up=True))
        docks = [card for card in found if self.state.cards[card].role == "space"]
        for _ in range(self.rng.randint(1, 4)):
            is_docked = docks and self.rng.random() < 0.25
            where, role = (self.rng.choice(docks), "docked") if is_docked else (self.rng.choice(self.places), "space")
            ships = [card for card in found if self.state.definition(card).type == "ship"]
            if ships and not is_docked and self.rng.random() < 0.2:
                where, role = self.rng.choice(ships), "aboard"
            found.append(self.put(self.one("ship", player), player, where, role, face_up=role == "space"))
        return found

    def crews(self, player: int, vessels: list[CardId]) -> None:
        """Personnel and equipment aboard and on planets."""
        ends = [(vessel, "aboard", range(6)) for vessel in vessels]
        ends += [(place, "surface", (0, 0, 2, 4, 6)) for place in self.places if self.kind(place) != "space"]
        for where, role, sizes in ends:
            for _ in range(self.rng.choice(sizes)):
                self.put(self.one("personnel", player), player, where, role)
            if self.rng.random() < 0.3:
                self.put(self.one("equipment", player), player, where, role)

    def seeds(self, player: int) -> None:
        """Dilemmas, artifacts and personnel beneath missions, mostly where they may be."""
        for place in self.places:
            for _ in range(self.rng.randint(0, 3)):
                self.put(self.rng.choice(self.of["dilemma"]), player, place, "seeds", "seed-deck")
            if self.kind(place) == "planet" and self.rng.random() < 0.4:
                self.put(self.rng.choice(self.of["artifact"]), player, place, "seeds", "seed-deck")
            if self.rng.random() < 0.1:
                stowaway = next(id for id, it in invented().items() if it.title == "Stowaway")
                self.put(stowaway, player, place, "seeds", "seed-deck")

    def cards(self, player: int) -> None:
        """A hand, a deck, an agenda."""
        for role, sizes in (("hand", (3, 12)), ("deck", (1, 14))):
            for _ in range(self.rng.randint(*sizes)):
                (type_,) = self.rng.choices(list(HELD), list(HELD.values()))
                self.put(self.one(type_, player), player, player, role)
        if self.rng.random() < 0.5:
            agendas = [id for id, it in invented().items() if AGENDA in it.facts.icons]
            self.put(self.rng.choice(agendas), player, player, "agenda")

    def by_themselves(self, player: int, vessels: list[CardId]) -> None:
        """Sometimes a Borg Ship in space, and Rogue Borg aboard ships; the latter in a hand as well."""
        of_title = {self.state.ruleset.definitions[id].title: id for type in self.of for id in self.of[type]}
        if self.rng.random() < 0.15:
            cube = self.put(
                of_title["Borg Ship"], player, self.rng.choice(self.places), "space", "seed-deck", face_up=True
            )
            table.hand_over(self.state, cube, NOBODY)
        ships = [card for card in vessels if self.state.definition(card).type == "ship"]
        rogues = [of_title["Rogue Borg Mercenaries"], of_title["Rogue Borg Mercenaries"], of_title["Crosis"]]
        for _ in range(self.rng.choice((0, 0, 0, 0, 1, 3)) if ships else 0):
            rogue = self.put(self.rng.choice(rogues), 3 - player, self.rng.choice(ships), "aboard", face_up=True)
            table.hand_over(self.state, rogue, NOBODY)
        for _ in range(self.rng.choice((0, 0, 0, 3))):
            self.put(self.rng.choice([*rogues, of_title["Hugh"], of_title["Lore Returns"]]), player, player, "hand")

    def battle_bridge(self, player: int) -> None:
        """Mostly an open Battle Bridge with some tactics, of which some were used, and some are markers on ships."""
        if self.rng.random() < 0.3:
            return
        self.put(DOOR, player, player, "table", "seed-deck", face_up=True)
        for at in range(self.rng.choice((0, 1, 3, 7))):
            is_used = at > 1 and self.rng.random() < 0.3
            self.put(self.rng.choice(self.of["tactic"]), player, player, "tactics", "tactics", face_up=is_used)
        foes = [
            card for card, leaf in self.state.cards.items() if leaf.role == "space" and leaf.controller == 3 - player
        ]
        for vessel in self.rng.sample(foes, min(len(foes), self.rng.choice((0, 1)))):
            self.put(self.rng.choice(self.of["tactic"]), player, vessel, "on", "tactics", face_up=True)


class Whims:
    """Answers at random, of which each player of each game likes some kinds more than others."""

    def __init__(self, seed: int) -> None:
        """Nothing is liked yet."""
        self.rng = random.Random(seed)
        self.preference: dict[str, float] = {}
        self.answered: Counter[tuple[int, str]] = Counter()

    def answer(self, state: State, asked: Decision) -> Answer:
        """One of the answers; parts of turns come to their end."""
        self.answered[state.mark(TABLE, "turns"), asked.prompt] += 1
        if not asked.options:
            return sample(asked, self.rng)
        ends = [option for option in asked.options if option.kind in ("pass", "end-play", "end-turn")]
        if ends and self.answered[state.mark(TABLE, "turns"), asked.prompt] > LONG:
            return Answer(option=ends[0])
        kinds = list(dict.fromkeys(option.kind for option in asked.options))
        likings = [self.preference.setdefault(kind, self.rng.choice(LIKINGS)) for kind in kinds]
        (kind,) = self.rng.choices(kinds, likings)
        return Answer(option=self.rng.choice([option for option in asked.options if option.kind == kind]))


LIKINGS = (0.03, 0.3, 1, 1, 3, 6)

"""Names of cards, places and zones in scenario files."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches

from spaceline.core.data.leaves import FIRST_CARD, TABLE, CardId, EntityId, PlaceId, PlayerId
from spaceline.core.ruleset import Definition
from spaceline.core.state import State, Zone

NUMBERED = re.compile(r"^(?P<name>.+?)(?: #(?P<number>\d+))?$")


class NameProblem(ValueError):
    """A name that means nothing or more than one thing; ``name`` as it was written, to be looked for."""

    def __init__(self, message: str, name: str = "") -> None:
        """Keep the name beside the message."""
        super().__init__(message)
        self.name = name


@dataclass(frozen=True)
class Naming:
    """What an edition calls its cards and the zones of its table."""

    names: Callable[[Definition], tuple[str, ...]]
    """The full name of a card, which means that card alone, and others that may mean several."""
    of_players: tuple[str, ...]
    """Zones that a player has; without a number the owner's."""
    of_places: tuple[str, ...]
    """Zones of a location, named by its mission: ``surface of Excavation``."""
    of_cards: tuple[str, ...]
    """Zones of a card: ``aboard Galor``."""
    of_all: tuple[str, ...] = ()
    """Zones that belong to nobody."""

    @property
    def zones(self) -> tuple[str, ...]:
        """All of them."""
        return (*self.of_players, *self.of_all, *self.of_places, *self.of_cards)


class NamedCards:
    """The cards that can be named, by full name or by another where that means one card."""

    def __init__(self, definitions: Mapping[str, Definition], naming: Naming, known: NamedCards | None = None) -> None:
        """List the names; those of the cards that come first in ``definitions`` may be ``known`` already."""
        self.definitions = definitions
        self.naming = naming
        self.meant: dict[str, tuple[str, ...]] = {}
        self.full: dict[str, str] = {}
        self.whole: set[str] = set()
        if known is not None:
            self.meant, self.full, self.whole = dict(known.meant), dict(known.full), set(known.whole)
        self.list_names({id: it for id, it in definitions.items() if id not in self.full})

    def list_names(self, definitions: Mapping[str, Definition]) -> None:
        """Add the names of cards; a full name means that card alone, whatever else is called so."""
        for id, it in definitions.items():
            names = self.naming.names(it)
            self.full[id] = names[0]
            for name in {*names, it.title} - {""}:
                key = name.casefold()
                if key not in self.whole:
                    self.meant[key] = (*self.meant.get(key, ()), id)
        for id in definitions:
            key = self.full[id].casefold()
            self.meant[key] = (id,)
            self.whole.add(key)

    def ids(self, name: str) -> tuple[str, ...]:
        """All definitions that a name could mean.

        Raises:
            NameProblem: there is none.
        """
        found = self.meant.get(name.casefold())
        if found is None:
            close = [self.full[self.meant[near][0]] for near in get_close_matches(name.casefold(), self.meant)]
            hint = f"; did you mean {' or '.join(close)}?" if close else ""
            raise NameProblem(f"no card is called {name!r}{hint}", name)
        return found

    def id(self, name: str) -> str:
        """The definition that a name means.

        Raises:
            NameProblem: none or several.
        """
        found = self.ids(name)
        if len(found) > 1:
            raise NameProblem(f"{name!r} may be {' or '.join(self.full[id] for id in found)}", name)
        return found[0]

    def short(self, id: str) -> str:
        """The title where that is enough, otherwise the full name."""
        title = self.definitions[id].title
        return title if len(self.meant[title.casefold()]) == 1 else self.full[id]


class NamesOnTable:
    """The cards of one table by name; copies are numbered in the order in which they were put there."""

    def __init__(self, pool: NamedCards) -> None:
        """No card yet."""
        self.pool = pool
        self.copies: dict[str, list[CardId]] = {}
        self.labels: dict[CardId, str] = {}

    def add(self, card: CardId, id: str) -> None:
        """Name a card that was put on the table."""
        copies = self.copies.setdefault(id, [])
        copies.append(card)
        number = f" #{len(copies)}" if len(copies) > 1 else ""
        self.labels[card] = f"{self.pool.short(id)}{number}"

    def meet(self, state: State) -> None:
        """Name the cards that have come to the table with others since it was set."""
        for card in list(state.cards)[len(self.labels) :]:
            self.add(card, state.cards[card].definition)

    def card(self, name: str) -> CardId:
        """The card of that name.

        Raises:
            NameProblem: there is none, or several.
        """
        match = NUMBERED.match(name.strip())
        if match is None:
            raise NameProblem("a name is missing")
        number = int(match["number"] or 1)
        there = [id for id in self.pool.ids(match["name"]) if id in self.copies]
        if len(there) > 1:
            raise NameProblem(f"{name!r} may be {' or '.join(self.pool.full[id] for id in there)}", name)
        if not there or not 1 <= number <= len(self.copies[there[0]]):
            raise NameProblem(f"there is no {name!r} on this table", name)
        return self.copies[there[0]][number - 1]

    def is_next(self, name: str, id: str) -> bool:
        """Whether a name means the copy of a card that is put on the table next."""
        match = NUMBERED.match(name.strip())
        if match is None or id not in self.pool.ids(match["name"]):
            return False
        return int(match["number"] or 1) == len(self.copies.get(id, ())) + 1

    def cards(self, text: str) -> tuple[CardId, ...]:
        """The cards of a list, with or without brackets; commas may belong to names."""
        inner = text.strip()
        if inner.startswith("[") and inner.endswith("]"):
            inner = inner[1:-1]
        parts = [part.strip() for part in inner.split(",") if part.strip()]
        found: list[CardId] = []
        while parts:
            taken = next((n for n in range(len(parts), 0, -1) if self.knows(", ".join(parts[:n]))), 1)
            found.append(self.card(", ".join(parts[:taken])))
            parts = parts[taken:]
        return tuple(found)

    def knows(self, name: str) -> bool:
        """Whether a name means a card of this table."""
        match = NUMBERED.match(name.strip())
        if match is None or match["name"].casefold() not in self.pool.meant:
            return False
        try:
            self.card(name)
        except NameProblem:
            return False
        return True

    def label(self, state: State, entity: EntityId) -> str:
        """What an entity is called."""
        if entity >= FIRST_CARD:
            return self.labels[entity]
        if entity in state.places:
            missions = state.zone(entity, "mission")
            return self.labels[missions[0]].partition(" #")[0] if missions else state.places[entity].key
        return f"player {entity}" if entity in state.players else "nobody"

    def place(self, state: State, name: str) -> PlaceId:
        """The place of a mission, or of what lies where there is none.

        Raises:
            NameProblem: it is no mission.
        """
        place = standing_for(state, self.card(name))
        if not place:
            raise NameProblem(f"{name!r} is no mission", name)
        return place

    def zone(self, state: State, text: str, owner: PlayerId = 0) -> Zone:
        """A zone in words: ``hand of 2``, ``surface of Excavation``, ``aboard Galor``; ``hand`` alone is the owner's.

        Raises:
            NameProblem: there is no such zone.
        """
        role, _, rest = text.strip().partition(" ")
        naming = self.pool.naming
        holder = rest.removeprefix("of ").removeprefix("player ").strip()
        if role not in naming.zones:
            raise NameProblem(f"{role!r} is no zone; there are {', '.join(naming.zones)}")
        if role in naming.of_all:
            return (TABLE, role)
        is_of_a_card = role in naming.of_cards and bool(holder) and not standing_for(state, self.card(holder))
        if role in naming.of_places and not is_of_a_card:
            return (self.place(state, holder), role)
        if role in naming.of_players and (holder.isdigit() or not holder):
            player = int(holder or owner)
            if player in state.players:
                return (player, role)
        if role not in naming.of_cards or not holder:
            raise NameProblem(f"whose {role}? Say '{role} of 1'")
        return (self.card(holder), role)

    def zone_label(self, state: State, zone: Zone) -> str:
        """A zone in the words in which scenarios name it."""
        parent, role = zone
        if parent in state.players:
            return f"{role} of {parent}"
        if parent == TABLE:
            return role
        joint = "" if role in self.pool.naming.of_cards and parent in state.cards else "of "
        return f"{role} {joint}{self.label(state, parent)}"


def splits(text: str, word: str) -> Iterator[tuple[str, str]]:
    """Every way to part a text at a word, since names may hold that word."""
    parts = text.split(f" {word} ")
    for at in range(1, len(parts)):
        yield f" {word} ".join(parts[:at]), f" {word} ".join(parts[at:])


def standing_for(state: State, card: CardId) -> PlaceId:
    """The place that a card may be named for: that of a mission, or of what lies at a place without one; 0 for none."""
    leaf = state.cards[card]
    is_alone = leaf.role in ("at", "ruined", "time-location") and not state.zone(leaf.parent, "mission")
    return leaf.parent if leaf.role == "mission" or is_alone else 0

"""Decks drawn by a seed from the whole pool of a ruleset: legal, at home somewhere, and about a few rare things."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from random import Random

import msgspec

from spaceline.cards.decks import FirstDeck, problems
from spaceline.cards.decks.first.legality import HALF_A_CARD, MISSIONS, OPENS_THE_ALTERNATE_UNIVERSE, SEEDS, SITES
from spaceline.cards.decks.first.reading import person, requirement
from spaceline.cards.decks.first.side_decks import DOORS, MOST_IN_A_TENT, is_of_q
from spaceline.cards.decks.solving import helps, terms
from spaceline.effects.nodes.abilities import Treaty
from spaceline.effects.nodes.requirements import AnyRequirement
from spaceline.lab.pool_games.homes import Home, any_home
from spaceline.lab.pool_games.pool import (
    ALTERNATE_UNIVERSE,
    BORG,
    NON_ALIGNED,
    OF_SIDES,
    PlayablePool,
    attempted_by,
    is_of_the_borg,
    is_seeded,
    pairs_of,
    quadrant_of,
    says,
)
from spaceline.lab.pool_games.sought import SOUGHT
from spaceline.lab.pool_games.themes import THEMES, Theme
from spaceline.lab.processes import rules
from spaceline.rules.first.definition import CardDefinition
from spaceline.rules.first.side_decks.piles import TRIBBLES
from spaceline.rules.first.tactics.side_deck import TACTIC

LEAST, MOST = 34, 44
"""How many cards there are to draw."""
SHARES = {
    "personnel": 44,
    "ship": 14,
    "equipment": 7,
    "event": 12,
    "interrupt": 10,
    "incident": 3,
    "objective": 3,
    "facility": 3,
    "doorway": 3,
    "artifact": 1,
}
"""Of which types these are, beside those of the themes."""
FEWEST = {"personnel": 17, "ship": 6}
"""How many of them lie there at least."""
DILEMMAS, ARTIFACTS = (12, 16), (1, 3)
GUESTS = 0.05
"""How often somebody comes of whom nobody asks where to report."""
STRANGE_MISSIONS = 0.2
"""How often a mission comes that is for others, or elsewhere."""
SHARED_MISSIONS = 0.25
"""How often one comes that the opponent has, too."""
SECOND_SIDE = 0.3
INFILTRATED = 0.7
"""How often a deck brings whoever infiltrates the other player's affiliation, where there is anybody."""
SEEDED = 0.6
"""How often a card that may be seeded or drawn is seeded."""
SKILLED = 3
"""How much more often somebody comes who has a skill that an own mission asks for."""


class IllegalDrawError(AssertionError):
    """A deck was drawn that the ruleset does not allow, or the program cannot play."""


@cache
def pool_of(ruleset: str) -> PlayablePool:
    """The pool of a ruleset."""
    return PlayablePool(rules(ruleset))


class Wish(msgspec.Struct, frozen=True):
    """What decks are drawn for, beside chance."""

    sides: tuple[str, ...] = ()
    """Affiliations around one of which each deck is built; empty for any."""
    about: tuple[str, ...] = ()
    """The names of themes that each deck has for certain, where it may have them."""


ANYTHING = Wish()


def deal(ruleset: str, seed: int, wish: Wish = ANYTHING) -> tuple[FirstDeck, FirstDeck]:
    """Two decks that may meet, each built with an eye to the other's affiliation and missions.

    Raises:
        IllegalDrawError: one of them is not legal.
    """
    rng, pool = Random(f"{ruleset}:{seed}"), pool_of(ruleset)
    home = any_home(pool, rng, sides=wish.sides)
    other = any_home(pool, rng, home, wish.sides)
    first = drawn_deck(f"pool-{seed}-1", Draft(pool, rng, home, other.side, wish=wish))
    return first, drawn_deck(f"pool-{seed}-2", Draft(pool, rng, other, home.side, first.missions, wish))


def drawn_deck(name: str, draft: Draft) -> FirstDeck:
    """A deck that is drawn to its end.

    Raises:
        IllegalDrawError: it is not legal.
    """
    draft.fill()
    deck, pool = draft.deck(name), draft.pool
    if found := problems(deck, pool.definitions):
        raise IllegalDrawError(f"{name}: {'; '.join(it.sentence for it in found)}")
    return deck


class Draft:
    """A deck in the making."""

    def __init__(
        self,
        pool: PlayablePool,
        rng: Random,
        home: Home,
        against: str,
        opposing: Sequence[str] = (),
        wish: Wish = ANYTHING,
    ) -> None:
        """Begin with nothing but a place to be at home; the opponent has that affiliation, and those missions."""
        self.pool, self.rng, self.home, self.against, self.opposing = pool, rng, home, against, opposing
        self.sides = {home.side}
        self.missions: list[CardDefinition] = []
        self.piles: dict[str, Counter[str]] = {
            pile: Counter() for pile in ("seeds", "sites", "tactics", "tent", "continuum", "tribbles", "cards")
        }
        usual = (it for it in THEMES if self.may_have(it) and (rng.random() < it.chance or it.name in wish.about))
        wished = [it for it in SOUGHT if it.name in wish.about and self.may_have(it)]
        replaced = {name for it in wished for name in it.instead}
        self.themes = (*(it for it in usual if it.name not in replaced), *wished)
        self.size = rng.randint(LEAST, MOST)

    def may_have(self, theme: Theme) -> bool:
        """Whether decks of this home have such a theme."""
        if theme.quadrant and theme.quadrant != self.home.quadrant:
            return False
        return self.home.side in theme.sides if theme.sides else self.home.side != BORG or not theme.missions

    def deck(self, name: str) -> FirstDeck:
        """What was drawn, as a deck."""
        lists = {pile: dict(sorted(cards.items())) for pile, cards in self.piles.items()}
        missions = tuple(it.name for it in self.missions)
        return FirstDeck(name=name, title=name, ruleset=self.pool.ruleset, missions=missions, **lists)

    def fill(self) -> None:
        """Draw everything, what must be there first."""
        self.put(self.home.facility, "seeds")
        self.put(self.home.facility, "cards")
        self.choose_missions()
        self.choose_second_side()
        for theme in self.themes:
            self.bring_along(theme)
        for theme in self.themes:
            self.choose_members(theme)
        self.choose_infiltrators()
        self.choose_seeds()
        self.choose_cards()
        self.choose_tent()

    def is_allowed(self, card: CardDefinition) -> bool:
        """Whether a card may be in the deck at all: Borg and others do not meet in one (1E-3.0.1/1)."""
        if self.home.side == BORG:
            return card.type not in OF_SIDES or BORG in card.facts.affiliations
        return not is_of_the_borg(card.facts)

    def reports(self, card: CardDefinition) -> bool:
        """Whether a card of an affiliation can report to the deck's home, as far as is printed (1E-6.3/3, /6)."""
        facts = card.facts
        if quadrant_of(facts) != self.home.quadrant or not self.sides & {*facts.affiliations, NON_ALIGNED}:
            return False
        if not {*self.sides, NON_ALIGNED} & set(facts.affiliations):
            return False
        return ALTERNATE_UNIVERSE not in facts.icons or self.is_open()

    def is_open(self) -> bool:
        """Whether Alternate Universe cards may be seeded (1E-4.0/5)."""
        return any(title in self.piles["seeds"] for title in OPENS_THE_ALTERNATE_UNIVERSE)

    def put(self, card: CardDefinition, pile: str = "", copies: int = 1) -> bool:
        """Put copies of a card into the pile where it belongs, as far as there is room; returns whether there was."""
        pile = pile or self.pile_for(card)
        there = self.piles[pile]
        room = {"seeds": SEEDS, "sites": SITES}.get(pile, 99) - there.total()
        copies = min(copies, room)
        if copies < 1 or not self.is_allowed(card):
            return False
        if pile == "seeds" and ALTERNATE_UNIVERSE in card.facts.icons and not self.is_open():
            return False
        if pile in DOORS and DOORS[pile] not in self.piles["seeds"]:
            return False
        there[card.name] += copies
        return True

    def pile_for(self, card: CardDefinition) -> str:
        """Where a card lies; some may lie in two piles."""
        if card.type == TACTIC:
            return "tactics"
        if card.type in TRIBBLES:
            return "tribbles"
        if is_of_q(card):
            return "continuum"
        if card.type == "site":
            return "sites"
        if card.type in ("dilemma", "artifact", "facility", "time location"):
            return "seeds"
        return "seeds" if is_seeded(card) and self.rng.random() < SEEDED else "cards"

    # missions

    def choose_missions(self) -> None:
        """Six missions: where the home may be, what the themes ask for, and mostly such as the deck can attempt."""
        self.add_mission(self.rng.choice(self.home.missions))
        every = self.pool.of_type("mission")
        for theme in self.themes:
            for test in theme.missions:
                self.add_mission(self.any_of([it for it in every if test(it.facts)]))
        if self.rng.random() < 0.1:
            self.missions += [self.pool.by_name[HALF_A_CARD]] * 2
        while self.number_of_missions() < MISSIONS:
            self.add_mission(self.another_mission(every))

    def another_mission(self, every: Sequence[CardDefinition]) -> CardDefinition | None:
        """A mission that the opponent has, one that is for others, or one that the deck can attempt."""
        chance = self.rng.random()
        if chance < SHARED_MISSIONS and self.opposing:
            return self.pool.by_name[self.rng.choice(self.opposing)]
        if chance > 1 - STRANGE_MISSIONS:
            return self.rng.choice(every)
        return self.any_of([it for it in every if self.attempts(it)]) or self.rng.choice(every)

    def attempts(self, mission: CardDefinition) -> bool:
        """Whether the deck's personnel are at home there and the mission shows them, or nobody."""
        shown = attempted_by(mission.facts)
        is_theirs = not shown or bool(shown & {*self.sides, NON_ALIGNED})
        return quadrant_of(mission.facts) == self.home.quadrant and is_theirs

    def add_mission(self, mission: CardDefinition | None) -> None:
        """Add a mission, unless its place is taken or Borg would bring others' outpost (1E-3.1/2, /3, 1E-3.0.1/2)."""
        if mission is None or mission.title == HALF_A_CARD or self.number_of_missions() >= MISSIONS:
            return
        if self.home.side == BORG and mission.facts.outpost:
            return
        places = {it.facts.lies_at() for it in self.missions}
        is_taken = mission.facts.lies_at() in places
        if not is_taken or mission.facts.uniqueness == "universal":
            self.missions.append(mission)

    def number_of_missions(self) -> float:
        """How many there are; some count half (1E-G:space/1)."""
        return sum(0.5 if it.title == HALF_A_CARD else 1 for it in self.missions)

    # themes

    def choose_second_side(self) -> None:
        """Perhaps personnel of another affiliation, with a treaty."""
        treaties = [it for it in self.pool.of_type("event") if says("Treaty")(it)]
        pairs = [(it, other) for it in treaties for other in treated(it) if self.home.side in treated(it)]
        found = [(it, other) for it, other in pairs if other != self.home.side]
        if found and self.rng.random() < SECOND_SIDE:
            treaty, other = self.rng.choice(found)
            self.sides.add(other)
            self.put(treaty, copies=2)

    def bring_along(self, theme: Theme) -> None:
        """What lies in the deck with each card of a theme."""
        for pile, titles in (("seeds", theme.seeds), ("cards", theme.draws)):
            for title, copies in titles.items():
                for card in self.pool.titled(title):
                    self.put(card, pile, copies)

    def choose_members(self, theme: Theme) -> None:
        """Some of the cards of a theme, those first that can report."""
        there = [it for it in self.pool.cards if theme.takes(it) and self.is_allowed(it)]
        there = [it for it in there if theme.anywhere or self.is_useful(it)]
        for card in self.some(there, *theme.cards):
            self.put(card, copies=self.rng.randint(1, theme.copies))

    def is_useful(self, card: CardDefinition) -> bool:
        """Whether a card of an affiliation can report, or is not of any; a guest now and then."""
        if card.type == "facility":
            return any(quadrant_of(it.facts) == quadrant_of(card.facts) for it in self.missions)
        if card.type == "time location":
            return any(True for _ in pairs_of(card.facts, self.missions))
        return card.type not in OF_SIDES or self.reports(card) or self.rng.random() < GUESTS

    def choose_infiltrators(self) -> None:
        """Whoever infiltrates the other player's affiliation (1E-7.9/1)."""
        there = [it for it in self.pool.of_type("personnel") if it.facts.infiltrates == self.against]
        if there and self.rng.random() < INFILTRATED:
            for card in self.some(there, 1, 2):
                self.put(card, "cards", 2)

    # seeds and cards

    def choose_seeds(self) -> None:
        """Perhaps a second facility, artifacts and dilemmas."""
        if self.rng.random() < 0.4:
            self.put(self.rng.choice([it for it in self.pool.of_type("facility") if self.is_useful(it)]), "seeds")
        for card in self.some(self.pool.of_type("artifact"), *ARTIFACTS):
            self.put(card, "seeds")
        dilemmas = [it for it in self.pool.of_type("dilemma") if not is_of_q(it)]
        for card in self.some(dilemmas, *DILEMMAS):
            self.put(card, "seeds", 1 + (self.rng.random() < 0.15))

    def choose_cards(self) -> None:
        """Personnel who solve the missions more often than others, ships, and whatever else is played."""
        there = {type: [it for it in self.pool.of_type(type) if self.is_drawn(it)] for type in SHARES}
        asked = [part for it in self.missions if (need := requirement(it.facts)) for part in terms(need)]
        weights = {
            type: [SKILLED if type == "personnel" and self.is_skilled(it, asked) else 1 for it in cards]
            for type, cards in there.items()
        }
        needed = [type for type, number in FEWEST.items() for _ in range(number - self.number_drawn(type))]
        more = self.size - self.piles["cards"].total() - len(needed)
        for type in (*needed, *self.rng.choices(list(SHARES), list(SHARES.values()), k=max(0, more))):
            if type in OF_SIDES and self.rng.random() < GUESTS:
                self.put(self.rng.choice(self.pool.of_type(type)), "cards")
            elif there[type]:
                self.put(self.rng.choices(there[type], weights[type])[0], "cards")

    def number_drawn(self, type: str) -> int:
        """How many cards of a type lie in the draw deck."""
        return sum(copies for name, copies in self.piles["cards"].items() if self.pool.by_name[name].type == type)

    def is_drawn(self, card: CardDefinition) -> bool:
        """Whether a card may lie in the draw deck and is of use there."""
        if is_of_q(card) or not self.is_allowed(card):
            return False
        return card.type not in OF_SIDES or card.type == "facility" or self.reports(card)

    def is_skilled(self, card: CardDefinition, asked: Iterable[AnyRequirement]) -> bool:
        """Whether somebody has what one of the missions asks for."""
        one = person(card.facts)
        return any(helps(one, part) for part in asked)

    def choose_tent(self) -> None:
        """Thirteen different cards for a Q's Tent that is opened."""
        if "Q's Tent" not in self.piles["seeds"]:
            return
        types = ("personnel", "ship", "equipment", "event", "interrupt", "objective", "incident", "doorway", "artifact")
        there = [it for it in self.pool.of_type(*types) if self.is_drawn(it)]
        for card in self.some(there, MOST_IN_A_TENT, MOST_IN_A_TENT):
            self.put(card, "tent")

    def any_of(self, cards: Sequence[CardDefinition]) -> CardDefinition | None:
        """One of some cards, if there is any."""
        return self.rng.choice(cards) if cards else None

    def some(self, cards: Sequence[CardDefinition], least: int, most: int) -> list[CardDefinition]:
        """Some of some cards, each once."""
        return self.rng.sample(cards, min(len(cards), self.rng.randint(least, most)))


@cache
def treated(treaty: CardDefinition) -> tuple[str, ...]:
    """The affiliations that a treaty makes compatible."""
    return tuple(side for _, text in treaty.of_kind(Treaty) for side in text.affiliations)

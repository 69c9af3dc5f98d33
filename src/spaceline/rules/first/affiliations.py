"""Who works with whom, by affiliation, treaty and restriction box; and whom they may attack.

1E-6.3, 1E-7.4.1, 1E-13.1.3, 1E-G:does-not-work-with/1.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import cache
from itertools import combinations
from typing import NamedTuple

from spaceline.core.caching import CONTROL, VALUES, cached_on, cached_while
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import Mark, State
from spaceline.effects.nodes.abilities import Treaty
from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.definition import OF_THE_BORG, TREATY
from spaceline.rules.first.facts import AFFILIATIONS, Restriction
from spaceline.rules.first.roles import BESIDE, INFILTRATING, PLAYS
from spaceline.rules.first.topics import LAYOUT, MODE, PLAY, STATUS
from spaceline.rules.first.values import (
    IDENTITY,
    are_printed,
    base,
    definition,
    facts,
    identity,
    told_of_sides,
    type_of,
    words_of_boxes,
)

EASY = ("NA", "Neu")
"""Compatible with every affiliation but the Borg (1E-6.3/4)."""

STANDARD = ("Baj", "Car", "Dom", "Fer", "Hir", "Rom", "Sta", "Vid", "Vul")
"""May attack any affiliation but their own (1E-7.4.1/6)."""
UNRESTRICTED = ("Kli", "Kaz", "NA", "Neu")
"""1E-7.4.1/7."""

Icons = tuple[str, ...]
"""The affiliations of a card."""
Treaties = frozenset[frozenset[str]]
NO_TREATY: Treaties = frozenset()


def go_together(one: str, other: str, treaties: Treaties = NO_TREATY) -> bool:
    """Whether two affiliations are compatible: the same, an easy one with any but Borg, or by a treaty.

    1E-6.3/3, 1E-6.3/4.
    """
    if one == other:
        return True
    if "Bor" in (one, other):
        return frozenset((one, other)) in treaties
    return one in EASY or other in EASY or frozenset((one, other)) in treaties


@cached_on(PLAY, MODE)
def treaties_of(state: State, player: PlayerId) -> Treaties:
    """The pairs of affiliations that cards in play let a player mix."""
    return frozenset(find_treaties(state, player))


def find_treaties(state: State, player: PlayerId) -> Iterable[frozenset[str]]:
    """Look at the treaties in play that the player controls."""
    for card in state.watched.get(TREATY, ()):
        leaf = state.cards[card]
        if leaf.controller == player and state.in_play(card) and leaf.role != "playing":
            for _, text in definition(state, card).of_kind(Treaty):
                yield from (
                    frozenset((one, other)) for one in text.affiliations for other in text.affiliations if one != other
                )


def affiliations(state: State, card: CardId) -> tuple[str, ...]:
    """The affiliation of a card; equipment has none (1E-6.3/5)."""
    return identity(state, card).affiliations


def taken(state: State, card: CardId) -> str:
    """The affiliation beside its own that a card has changed to, if a text still gives it; empty for none."""
    number = state.mark(card, BESIDE)
    return AFFILIATIONS[number - 1] if number else ""


@cached_on(PLAY, STATUS, LAYOUT)
def those_apart(state: State) -> frozenset[tuple[Mark, int]]:
    """The marks of captives, of infiltrators and of whose team was chosen; one that leaves play loses it."""
    return frozenset([(mark, number) for mark, number in state.marks.items() if mark[1] in APART])


APART = ("captive", INFILTRATING, "team")


def as_printed(state: State, player: PlayerId) -> Hashable | None:
    """Who infiltrates and who is captive, where no text in force changes affiliations; None where one does."""
    return those_apart(state) if are_printed(state, IDENTITY) else None


@cached_while(as_printed, PLAY, MODE, LAYOUT)
def played(state: State, player: PlayerId) -> set[str]:
    """The affiliations of the own personnel, ships and facilities that a player has or ever had under control.

    1E-G:playing-an-affiliation/1; the affiliation that an infiltrator pretends to have does not count.
    """
    roles = state.ruleset.roles
    found = {
        name
        for card, leaf in state.cards.items()
        if leaf.owner == player
        and roles[leaf.role].in_play
        and leaf.role != "playing"
        and type_of(state, card) in ("personnel", "ship", "facility")
        for name in (
            facts(state, card).affiliations if (card, INFILTRATING) in state.marks else affiliations(state, card)
        )
    }
    found.update(name for name in AFFILIATIONS if state.mark(player, f"{PLAYS}{name}"))
    return found


def may_attack(attacker: str, target: str) -> bool:
    """Whether an affiliation may start a battle against another (1E-7.4.1/6, /7, /8); ``""`` has none.

    The Borg attack only as their objectives say, which no rule of theirs allows yet.
    """
    if attacker in UNRESTRICTED or not attacker:
        return True
    if attacker == "Fed":
        return target == "Bor"
    if attacker in STANDARD:
        return attacker != target
    return False


class Allegiance(NamedTuple):
    """All of a card on which it depends with whom it works."""

    affiliations: Icons
    said: tuple[frozenset[str], ...] = ()
    """What it is, as far as restriction boxes name it; of two personnel on one card, of each."""
    restriction: Restriction | None = None


@cache
def unrestricted(affiliations: Icons) -> Allegiance:
    """The side of a card in a game in which no card has a restriction box."""
    return Allegiance(affiliations)


@cached_on()
def told_by_boxes(state: State) -> frozenset[str]:
    """All words by which restriction boxes of cards in this game may tell a card; none where there are none."""
    words = words_of_boxes(state)
    return words | {"personnel"} if words else words


def allegiance(state: State, card_values: CardValues) -> Allegiance:
    """The side of a card with these values."""
    return side_by(told_by_boxes(state), card_values)


def side_by(words: frozenset[str], card_values: CardValues) -> Allegiance:
    """The side of a card with these values, told by those words; put together once for the same values."""
    if not words:
        return unrestricted(card_values.affiliations)
    found: Allegiance | None = card_values.sides.get(words)
    if found is None:
        told = tuple([one.words & words for one in card_values.pairs or (card_values,)])
        found = card_values.sides[words] = Allegiance(card_values.affiliations, told, card_values.restriction)
    return found


def allegiance_of(state: State, card: CardId) -> Allegiance:
    """The side of a card as it is now."""
    names, words = asked_of_sides(state)
    return side_by(words, base(state, card) if are_printed(state, names) else identity(state, card, names))


@cached_on()
def asked_of_sides(state: State) -> tuple[frozenset[str], frozenset[str]]:
    """The names of the values on which sides depend, and the words by which boxes tell them, in one look."""
    return told_of_sides(state), told_by_boxes(state)


def sides_of(state: State, cards: Iterable[CardId], look: Callable[[CardId], CardValues]) -> dict[CardId, Allegiance]:
    """The side of each of several cards, by values that come from elsewhere."""
    words = told_by_boxes(state)
    return {card: side_by(words, look(card)) for card in cards}


@cache
def mixes(one: Allegiance, other: Allegiance, treaties: Treaties) -> bool:
    """Whether cards of these sides are compatible; without any affiliation, they go with all (1E-6.3/5)."""
    if not one.affiliations or not other.affiliations:
        return True
    if not any(go_together(a, b, treaties) for a in one.affiliations for b in other.affiliations):
        return False
    return not (shuns(one, other, treaties) or shuns(other, one, treaties))


def are_kept_apart(one: Allegiance, other: Allegiance, treaties: Treaties) -> bool:
    """Whether nothing but a restriction box keeps cards of these sides apart."""
    return not mixes(one, other, treaties) and mixes(unrestricted(one[0]), unrestricted(other[0]), treaties)


def shuns(one: Allegiance, other: Allegiance, treaties: Treaties) -> bool:
    """Whether the restriction box of one keeps it from the other (1E-G:does-not-work-with/1).

    One that names affiliations only yields to a treaty between both; what names more does not.
    """
    box = one.restriction
    if box is None or (is_of_affiliations(box) and have_treaty(one, other, treaties)):
        return False
    if box.personnel and not is_named(("personnel",), other):
        return False
    if any(is_named(words, other) for words in box.shuns):
        return True
    return bool(box.only) and not any(is_named(words, other) for words in box.only)


def is_named(words: tuple[str, ...], other: Allegiance) -> bool:
    """Whether all that a box says of a group holds of one personnel or ship."""
    return any(said.issuperset(words) for said in other.said)


def is_of_affiliations(box: Restriction) -> bool:
    """Whether a restriction is about nothing but affiliations."""
    return not box.personnel and all(word in AFFILIATIONS for words in (*box.shuns, *box.only) for word in words)


def have_treaty(one: Allegiance, other: Allegiance, treaties: Treaties) -> bool:
    """Whether a card in play lets two affiliations of these sides mix."""
    return any(frozenset((a, b)) in treaties for a in one.affiliations for b in other.affiliations)


def all_mix(sides: Iterable[Allegiance], treaties: Treaties) -> bool:
    """Whether all are compatible with one another, each side looked at once."""
    different = set(sides)
    return len(different) < 2 or all(mixes(one, other, treaties) for one, other in combinations(different, 2))


def are_compatible(state: State, player: PlayerId, one: CardId, other: CardId) -> bool:
    """Whether two cards of a player may work together, whose factions say nothing of that (1E-13.2/3)."""
    return mixes(allegiance_of(state, one), allegiance_of(state, other), treaties_of(state, player))


def are_at_one(state: State, player: PlayerId) -> bool:
    """Whether all who are a player's now go together, whatever else happens: nobody is put under house arrest.

    By print all cards of that deck do, and nobody is under other control, infiltrates or has another affiliation.
    """
    return player in of_one_mind(state)


@cached_on(VALUES)
def of_one_mind(state: State) -> tuple[PlayerId, ...]:
    """The players of whom that holds."""
    alike = those_of_one_side(state)
    if not alike or those_apart(state) or under_others(state) or not are_printed(state, told_of_sides(state)):
        return ()
    return alike


@cached_on(CONTROL)
def under_others(state: State) -> tuple[tuple[CardId, PlayerId], ...]:
    """The cards that somebody else than their owner controls: where cards lie does not say that."""
    return tuple([(card, leaf.controller) for card, leaf in state.cards.items() if leaf.controller != leaf.owner])


@cached_on()
def those_of_one_side(state: State) -> tuple[PlayerId, ...]:
    """The players whose ships, facilities and personnel all go together by print, without any treaty.

    None in games with Borg, who assimilate.
    """
    if OF_THE_BORG in state.watched:
        return ()
    return tuple(player for player in state.players if is_of_one_side(state, player))


def is_of_one_side(state: State, player: PlayerId) -> bool:
    """Whether all that a player brought goes together by print."""
    definitions = state.ruleset.definitions
    own = [definitions[leaf.definition] for leaf in state.cards.values() if leaf.owner == player]
    modes = (mode for it in own if it.type in WITH_SIDES for mode in it.modes)
    return all_mix((allegiance(state, mode) for mode in modes), NO_TREATY)


WITH_SIDES = ("personnel", "ship", "facility", "site")


def in_order(sides: Iterable[Allegiance]) -> tuple[Allegiance, ...]:
    """Sides, each once, in an order that depends on nothing else."""
    return tuple(sorted(set(sides), key=lambda it: (it.affiliations, [sorted(said) for said in it.said], repr(it[2]))))

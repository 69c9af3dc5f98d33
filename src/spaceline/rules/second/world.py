"""Second Edition as the texts of its cards see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import PASS, Option
from spaceline.core.data.leaves import FIRST_CARD, CardId, Lasting, PlayerId
from spaceline.core.state import State
from spaceline.effects.meeting import ways
from spaceline.effects.names import SPOKEN_OF
from spaceline.effects.nodes import AnyNode
from spaceline.effects.nodes.abilities import Ability, PlayedOnlyIf, Static
from spaceline.effects.nodes.effects import Download, Put
from spaceline.effects.nodes.modifiers import Modifier
from spaceline.effects.nodes.requirements import AnyRequirement
from spaceline.effects.nodes.selectors import Cards, Filter
from spaceline.effects.outlook import WORN, alters, outlook
from spaceline.effects.perform.reading import cards_meant, holds, values_for_filter
from spaceline.effects.world import Outlook, Reading, Scope, Values, Way
from spaceline.rules import verbs
from spaceline.rules.second import matching, places, values
from spaceline.rules.second.data.sheet import Sheet
from spaceline.rules.second.definition import CardDefinition
from spaceline.rules.second.matching import MATCHER
from spaceline.rules.second.participants import current_attempt, facing, field_of, with_company
from spaceline.rules.second.plain import Plain
from spaceline.rules.second.values import definition, facts, is_stopped


def mission_meant(state: State, scope: Scope) -> tuple[CardId, ...]:
    """The mission that a text calls its own: the one attempted, or the one where the card is (2E-this-mission/1)."""
    leaf = state.cards[scope.source]
    if leaf.role == "mission":
        return (scope.source,)
    if leaf.parent >= FIRST_CARD and state.cards[leaf.parent].role == "mission":
        return (leaf.parent,)
    place = places.place_of(state, scope.source)
    attempt = current_attempt(state)
    if attempt is not None and place in (0, attempt.place):
        return (attempt.mission,)
    here = places.missions_at(state, place) if place else ()
    return places.own(state, here, scope.you) or here[:1]


def ships_meant(state: State, scope: Scope) -> tuple[CardId, ...]:
    """The ship a text calls its own or yours: itself, the one it lies on or is aboard, the one in the attempt.

    At a planet it is any of yours there.
    """
    leaf = state.cards[scope.source]
    if leaf.role == "orbit":
        return (scope.source,)
    if leaf.parent >= FIRST_CARD and state.cards[leaf.parent].role == "orbit":
        return (leaf.parent,)
    attempt = current_attempt(state)
    if attempt is not None:
        return (attempt.ship,) if attempt.ship else places.ships_at(state, attempt.place, attempt.player)
    place = places.place_of(state, scope.source)
    return places.ships_at(state, place, scope.you) if place else ()


def at_this_mission(state: State, scope: Scope) -> tuple[CardId, ...]:
    """The cards at the mission where the text's card is."""
    missions = mission_meant(state, scope)
    return places.cards_at(state, state.cards[missions[0]].parent) if missions else ()


def present(state: State, scope: Scope) -> tuple[CardId, ...]:
    """The cards present with the text's card.

    With a dilemma, or an interrupt or event that lies nowhere on the table, those present with the participants or,
    outside of an attempt, with the personnel it responds to.
    """
    attempt = current_attempt(state)
    source = scope.source
    if state.cards[source].role != "faced" and places.place_of(state, source):
        return places.present_with(state, source)
    if attempt is not None:
        return state.zone(*field_of(attempt))
    spoken_of = scope.cards.get(SPOKEN_OF, ())
    return places.present_with(state, spoken_of[0]) if spoken_of else ()


def on_planet(state: State, scope: Scope) -> tuple[CardId, ...]:
    """The cards on the planet of the text's mission."""
    missions = mission_meant(state, scope)
    return state.zone(state.cards[missions[0]].parent, "surface") if missions else ()


def aboard(state: State, scope: Scope) -> tuple[CardId, ...]:
    """The cards aboard the ship that the text is of, is on, is aboard, or that is used for the attempt."""
    leaf = state.cards[scope.source]
    if leaf.role == "orbit":
        return state.zone(scope.source, "aboard")
    if leaf.parent >= FIRST_CARD and state.cards[leaf.parent].role == "orbit":
        return state.zone(leaf.parent, "aboard")
    return tuple(card for ship in ships_meant(state, scope) for card in state.zone(ship, "aboard"))


def in_play(state: State) -> tuple[CardId, ...]:
    """All cards in play."""
    memo = state.recall("commanded")
    found: tuple[CardId, ...] | None = memo.get("all")
    if found is None:
        roles = state.ruleset.roles
        found = memo["all"] = tuple(card for card, leaf in state.cards.items() if roles[leaf.role].in_play)
    return found


TABLE: dict[str, Callable[[State, Scope], tuple[CardId, ...]]] = {
    "this": lambda state, scope: (scope.source,),
    "facing": lambda state, scope: facing(state),
    "present": present,
    "here": at_this_mission,
    "planet": on_planet,
    "aboard": aboard,
    "command": lambda state, scope: in_play(state),
    "table": lambda state, scope: in_play(state),
    "mission": mission_meant,
    "missions": lambda state, scope: tuple(c for p in state.players for c in places.own_missions(state, p)),
    "ship": ships_meant,
}
"""Words for cards on the table; whose they are is looked at afterwards."""

PILES = ("hand", "deck", "discard", "pile", "drawn", "stack", "core", "brig", "removed")
"""Words for zones of one player; with several opponents a text means those of the one it speaks of."""


class SecondWorld(Plain):
    """The edition, for ``spaceline.effects.world``."""

    alternatives_clause = "2E-skills-glossary/1"

    def __init__(self, definitions: Mapping[str, CardDefinition]) -> None:
        """Note what the equipment of a pool looks at in those who wear it."""
        texts = (text for it in definitions.values() if it.type == "equipment" for _, text in it.of_kind(Static))
        self.worn: frozenset[str] = frozenset().union(*(outlook(text.cards).values for text in texts))

    def found(self, state: State, scope: Scope, cards: Cards) -> tuple[CardId, ...]:
        """The cards in the zone a selector names."""
        where = cards.where
        if where == "named":
            return tuple(card for card in scope.cards.get(cards.name, ()) if card >= FIRST_CARD)
        if where in PILES:
            opponent = cards.of == "opponent"
            owners = (self.opponent(state, scope),) if opponent else self.meant_players(state, scope, cards.of)
            return tuple(card for player in owners for card in state.zone(player, where))
        there = TABLE[where](state, scope)
        if cards.of == "anyone" or where in ("this", "mission"):
            return there
        players = self.meant_players(state, scope, cards.of)
        found = tuple(card for card in there if state.cards[card].controller in players)
        if where == "command" and cards.filter.stopped is None:
            return without_own_stopped(state, scope, found)
        return found

    def meant_players(self, state: State, scope: Scope, of: str) -> tuple[PlayerId, ...]:
        """The players that "you", "opponent" or "anyone" means."""
        if of == "you":
            return (scope.you,)
        if of == "anyone":
            return state.players
        return tuple(player for player in state.players if player != scope.you)

    def matches(self, state: State, card: CardId, filter: Filter, values: Values) -> bool:
        """Whether a card is what a filter says."""
        return MATCHER.matches(state, card, filter, values)

    def fitting(self, state: State, cards: tuple[CardId, ...], filter: Filter, values: Values) -> tuple[CardId, ...]:
        """Those of several cards that are what a filter says."""
        return MATCHER.fitting(state, cards, filter, values)

    def stats(self, state: State, card: CardId, name: str, values: Values) -> tuple[int, ...]:
        """An attribute, a sum of attributes, or the cost."""
        return (matching.stat(values(card), name),)

    def opponent(self, state: State, scope: Scope) -> PlayerId:
        """The owner of the dilemma or card when that is somebody else, otherwise the player to the left."""
        owner = state.cards[scope.source].owner
        if owner != scope.you:
            return owner
        return left_of(state, scope.you)

    def meets(
        self,
        state: State,
        scope: Scope,
        requirement: AnyRequirement,
        group: tuple[CardId, ...],
        values: Values | None = None,
    ) -> tuple[Way, ...]:
        """The alternatives that a group meets."""
        return ways(with_company(state, group, current_attempt(state), values), requirement)

    def printed_requirement(self, state: State, scope: Scope) -> AnyRequirement:
        """What a mission asks for (2E-checking-mission-requirements/1)."""
        printed = definition(state, scope.source).requirement
        assert printed is not None
        return printed

    def destination(self, state: State, scope: Scope, put: Put, card: CardId) -> Change | None:
        """How a card is put where the text says."""
        zone = destination_zone(state, scope, put, card)
        if zone is None:
            return None
        parent, role, end = zone
        verb = "overcome" if put.to == "beneath" else "put"
        return Change(verb, (card,), scope.you, scope.source, to=parent, role=role, detail=end)

    def tie_breaker(self, state: State, scope: Scope) -> tuple[PlayerId, str]:
        """Whoever commands the text's card breaks its ties."""
        return state.cards[scope.source].controller, "2E-selections/4"

    def completed(self, state: State, player: PlayerId, kind: str) -> bool:
        """Whether a player has completed a mission of that kind."""
        return any(
            state.mark(mission, "completed") and kind in ("", facts(state, mission).kind)
            for mission in places.own_missions(state, player)
        )

    def points(self, state: State, player: PlayerId) -> int:
        """A player's score."""
        return state.mark(player, "points")

    def text_is_on(self, state: State, card: CardId) -> bool:
        """Whether the card's text works: in play and unstopped (2E-stopped/4), not under a mission or in a pile.

        Of a card that is being played and stays nowhere, only what it is played for is carried out.
        """
        role = state.cards[card].role
        return state.ruleset.roles[role].in_play and role not in ("beneath", "playing") and not is_stopped(state, card)

    def may_answer(self, state: State, card: CardId) -> bool:
        """Whether it is an interrupt whose conditions are met (2E-playing-specific-kinds/9)."""
        it = definition(state, card)
        scope = Reading(card, state.cards[card].owner)
        return it.type == "interrupt" and all(
            holds(state, scope, condition.test) for _, condition in it.of_kind(PlayedOnlyIf)
        )

    def downloads(self, state: State, scope: Scope, it: Download) -> tuple[Option, ...]:
        """The cards in the deck that fit, to be taken into the hand; one may decline (2E-download/1, /5)."""
        deck = state.zone(scope.you, "deck")
        there = self.fitting(state, deck, it.cards, values_for_filter(state, it.cards))
        return (*(Option("take", card) for card in there), PASS)

    def download(self, state: State, scope: Scope, option: Option) -> None:
        """Take a card into the hand, shown to all players (2E-download/2)."""
        request(state, Change("download", (option.card,), scope.you, scope.source, to=scope.you, role="hand"))

    def is_used_up(self, state: State, player: PlayerId, card: CardId, at: int) -> bool:
        """Whether a text that is used once each turn was used on this card."""
        return bool(state.mark(card, f"used{at}"))

    def abilities(self, state: State, card: CardId) -> tuple[Ability, ...]:
        """The card's texts."""
        return definition(state, card).abilities

    def layer(self, modifier: Modifier) -> int:
        """The layer in which a modifier applies."""
        return values.layer(modifier)

    def outlook(self, node: AnyNode) -> Outlook:
        """What a part of a text looks at."""
        found = outlook(node)
        return Outlook(found.values | self.worn, found.grounds) if WORN in found.values else found

    def alters(self, modifier: Modifier) -> frozenset[str]:
        """The values that a modifier changes."""
        return alters(modifier)

    def modified(self, state: State, sheet: Sheet, modifier: Modifier, amount: int, donors: tuple[Sheet, ...]) -> Sheet:
        """The values after a modifier."""
        return values.modified(state, sheet, modifier, amount, donors)

    def begin(self, state: State, effect: Lasting) -> None:
        """Let an effect last."""
        verbs.begin_lasting(state, effect)


def without_own_stopped(state: State, scope: Scope, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """What you command, for a text of yours: stopped cards do not count and are not affected (2E-stopped/3, /6)."""
    leaves = state.cards
    return tuple(card for card in cards if leaves[card].controller != scope.you or not is_stopped(state, card))


def left_of(state: State, player: PlayerId) -> PlayerId:
    """The player to the left: the next one clockwise."""
    return player % len(state.players) + 1


PILE_ENDS = {
    "hand": ("hand", ""),
    "deck_top": ("deck", "top"),
    "deck_bottom": ("deck", ""),
    "discard": ("discard", ""),
    "pile": ("pile", ""),
    "drawn": ("drawn", ""),
}
"""Words for zones of a card's owner: the role, and the end of the pile."""


def destination_zone(state: State, scope: Scope, put: Put, card: CardId) -> tuple[int, str, str] | None:
    """Parent, role and end of the pile that a text names; None where the card cannot go."""
    if put.to in PILE_ENDS:
        role, end = PILE_ENDS[put.to]
        return (state.cards[card].owner, role, end)
    if would_double(state, scope, card):
        return None
    if put.at is not None:
        targets = cards_meant(state, scope, put.at)
    elif put.to == "ship":
        targets = ships_meant(state, scope)
    elif put.to == "headquarters":
        targets = places.headquarters(state, state.cards[card].controller)
    else:
        targets = mission_meant(state, scope)
    if not targets:
        return None
    roles = {"mission": "on", "ship": "on", "beneath": "beneath", "aboard": "aboard"}
    if put.to in roles:
        return (targets[0], roles[put.to], "")
    return (state.cards[targets[0]].parent, "surface", "") if put.to == "headquarters" else None


def would_double(state: State, scope: Scope, card: CardId) -> bool:
    """Whether a unique card would come into play beside a copy: uniqueness limits placing too (2E-play-and-place/1)."""
    it = definition(state, card)
    return (
        it.unique
        and it.type != "dilemma"
        and not state.in_play(card)
        and values.commands_copy(state, scope.you, it.title)
    )

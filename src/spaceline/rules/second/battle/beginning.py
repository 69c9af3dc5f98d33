"""Where combat and engagements can be begun, and against whom: what the player who may begin them can see."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from spaceline.core.caching import cached_on
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option
from spaceline.core.data.frames import RunEffect
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.replaceable import Replaceable
from spaceline.core.state import State
from spaceline.core.windows import innermost
from spaceline.effects.names import ATTACKER
from spaceline.effects.nodes.effects import BeginBattle
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.perform.reading import cards_meant, values_for_text
from spaceline.effects.perform.required import node_at
from spaceline.effects.scope import Scope
from spaceline.rules.second import places
from spaceline.rules.second.battle import sides
from spaceline.rules.second.data.frames import Battle, Combat, Engagement
from spaceline.rules.second.language.matching import MATCHER
from spaceline.rules.second.language.openness import lies_open
from spaceline.rules.second.language.skills import Skills
from spaceline.rules.second.movement.staffing import is_staffed, shown_to_staff
from spaceline.rules.second.topics import BATTLE, MOVES
from spaceline.rules.second.values import definition, is_stopped
from spaceline.rules.second.verbs.battle import ABSTAINS


class BattleWorld(Skills):
    """The part of the edition's world in which battles are begun."""

    __slots__ = ()

    def battles(self, state: State, scope: Scope, it: BeginBattle) -> tuple[Option, ...]:
        """Where and against whom a text can begin combat or an engagement (2E-combat/1, 2E-engagements/1)."""
        found: list[Option] = []
        if sides.COMBAT in it.kinds:
            found.extend(combats(state, scope, it))
        if sides.ENGAGEMENT in it.kinds:
            found.extend(engagements(state, scope, it))
        return tuple(sorted(found, key=lambda option: (option.kind, option.card, option.target)))

    def begin_battle(self, state: State, run: RunEffect, option: Option) -> None:
        """Begin one of them before the text goes on."""
        if option.kind == sides.COMBAT:
            begin_combat(state, run, option.card, option.target)
        else:
            begin_engagement(state, run, option.card, option.target)

    def call_off(self, state: State, begun: Change) -> bool:
        """A battle that is prevented as it begins has not begun: there is neither total nor winner (2E-actions/8)."""
        at = innermost(state, Battle)
        if begun.verb != "begin-battle" or at < 0:
            return False
        battle = state.frames[at]
        assert isinstance(battle, Battle)
        state.frames[at] = replace(battle, has_begun=False)
        state.invalidate(BATTLE)
        return True

    def joining(self, state: State, scope: Scope, ships: tuple[CardId, ...]) -> tuple[Change, ...]:
        """How ships join the engagement: staffed ones at its mission (2E-engagements/7, /8), with who staffs them."""
        battle = sides.current_battle(state)
        if not isinstance(battle, Engagement):
            return ()
        there = state.zone(battle.place, "orbit")
        joined = battle.own + battle.others
        new = tuple(card for card in ships if card in there and card not in joined)
        ready = tuple(card for card in new if is_staffed(state, card) and not is_stopped(state, card))
        if not ready:
            return ()
        return (*(shown_to_staff(state, ship) for ship in ready), Change("join", ready, scope.you, scope.source))


def combats(state: State, scope: Scope, it: BeginBattle) -> Iterator[Option]:
    """Unstopped personnel of yours with an opponent's, nowhere at a headquarters (2E-combat/2, /3, /4, /5).

    They are together on whichever copies of a mission they are (2E-missions-glossary/3). What lies face down may be
    personnel for all that the player can see.
    """
    for where, cards in meetings(state):
        own = places.unstopped_personnel(state, cards, scope.you)
        if not own or (it.this and scope.source not in own) or not has(state, scope, own, it.personnel):
            continue
        for opponent in {state.cards[card].controller for card in cards if could_be_personnel(state, card)}:
            if opponent != scope.you and may_attack(state, own, places.own(state, cards, opponent), scope.source):
                yield Option(sides.COMBAT, where, opponent)


@Replaceable
def may_attack(state: State, own: tuple[CardId, ...], others: tuple[CardId, ...], source: CardId) -> bool:
    """Whether a player's cards may attack an opponent's, for all that everybody can see, by a card's text or without.

    Nothing keeps them from it.
    """
    return True


@cached_on(MOVES)
def meetings(state: State) -> tuple[tuple[EntityId, tuple[CardId, ...]], ...]:
    """The planets, and the ships at missions, where cards of several players are, with these.

    Not what is at a headquarters (2E-combat/5).
    """
    leaves, zones, found = state.cards, state.contents, list[tuple[EntityId, tuple[CardId, ...]]]()
    for place in state.places:
        aboard = [(ship, zones.get((ship, "aboard"), ())) for ship in zones.get((place, "orbit"), ())]
        for where, cards in ((place, zones.get((place, "surface"), ())), *aboard):
            if len(cards) < 2 or len({leaves[card].controller for card in cards}) < 2:
                continue
            if not places.is_at_headquarters(state, place):
                found.append((where, cards))
    return tuple(found)


def engagements(state: State, scope: Scope, it: BeginBattle) -> Iterator[Option]:
    """A staffed, unstopped ship of yours against any of an opponent's at its mission (2E-engagements/2, /3, /4, /5)."""
    if state.mark(scope.you, ABSTAINS):
        return
    for place in state.places:
        ships = state.zone(place, "orbit")
        targets = tuple(card for card in ships if state.cards[card].controller != scope.you)
        if not targets or places.is_at_headquarters(state, place):
            continue
        for ship in places.own(state, ships, scope.you):
            if can_attack(state, scope, it, ship):
                allowed = (target for target in targets if may_attack(state, (ship,), (target,), scope.source))
                yield from (Option(sides.ENGAGEMENT, ship, target) for target in allowed)


def can_attack(state: State, scope: Scope, it: BeginBattle, ship: CardId) -> bool:
    """Whether a ship could begin an engagement: it, and somebody aboard, must be what the text demands (/6)."""
    if is_stopped(state, ship) or not is_staffed(state, ship):
        return False
    if it.among is not None and ship not in cards_meant(state, scope, it.among):
        return False
    crew = places.unstopped_personnel(state, state.zone(ship, "aboard"), scope.you)
    if it.this and scope.source != ship and scope.source not in crew:
        return False
    return has(state, scope, (ship,), it.ship) and has(state, scope, crew, it.personnel)


def has(state: State, scope: Scope, cards: tuple[CardId, ...], wanted: Filter | None) -> bool:
    """Whether one of several cards is what is demanded, where something is (2E-combat/6, 2E-engagements/6)."""
    return wanted is None or bool(MATCHER.fitting(state, cards, wanted, values_for_text(state, scope, wanted)))


def could_be_personnel(state: State, card: CardId) -> bool:
    """Whether a card is personnel, for all that everybody can see."""
    return not lies_open(state, card) or definition(state, card).type == "personnel"


def begin_combat(state: State, run: RunEffect, where: EntityId, opponent: PlayerId) -> None:
    """All unstopped personnel of the player are involved, and all of the opponent's, stopped or not (2E-combat/3).

    They are those on one planet, or aboard one ship (2E-present/2, /3).
    """
    there = state.zone(where, "aboard" if where in state.cards else "surface")
    others = places.own(state, there, opponent)
    own = places.unstopped_personnel(state, there, run.you)
    begun = node_at(state, run.definition, (*run.path, *run.cursor))
    if begun.alone and begun.personnel is not None:
        own = MATCHER.fitting(state, own, begun.personnel, values_for_text(state, run, begun.personnel))
    state.frames.append(
        Combat(
            step="begin",
            player=run.you,
            opponent=opponent,
            definition=run.definition,
            path=(*run.path, *run.cursor),
            source=run.source,
            named=run.cards,
            own=own,
            others=tuple(card for card in others if definition(state, card).type == "personnel"),
            where=where,
        )
    )


def begin_engagement(state: State, run: RunEffect, ship: CardId, target: CardId) -> None:
    """One ship of the player against one of the opponent's (2E-engagements/3)."""
    state.frames.append(
        Engagement(
            step="begin",
            player=run.you,
            opponent=state.cards[target].controller,
            definition=run.definition,
            path=(*run.path, *run.cursor),
            source=run.source,
            named={**run.cards, ATTACKER: (ship,)},
            own=(ship,),
            others=(target,),
            place=places.place_of(state, ship),
        )
    )

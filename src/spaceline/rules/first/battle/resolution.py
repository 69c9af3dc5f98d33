"""Who is in a battle, and how every battle ends (1E-7.4.1.0.2, 1E-7.4.2/9, 1E-7.4.3/10, 1E-7.4.4/1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import FIRST_CARD, TABLE, CardId, EntityId, PlaceId, PlayerId
from spaceline.core.state import State
from spaceline.core.windows import open_window
from spaceline.effects.nodes.abilities import Boards
from spaceline.rules.first import places
from spaceline.rules.first.affiliations import affiliations
from spaceline.rules.first.battle.counter_attack import COUNTER_ATTACK, remember_attack, use_right
from spaceline.rules.first.battle.forfeiting import forfeited
from spaceline.rules.first.battle.restrictions import BORG
from spaceline.rules.first.borg.objectives import current_objective, where_aimed
from spaceline.rules.first.data.frames import PersonnelBattle, ShipBattle
from spaceline.rules.first.definition import OF_THE_BORG
from spaceline.rules.first.roles import FOUGHT
from spaceline.rules.first.values import definition, is_stopped, type_of
from spaceline.rules.first.verbs.battle import IN_BATTLE

Forces = Mapping[int, tuple[CardId, ...]]
"""By number: 1 attacks, 2 is attacked."""

SIDES = (1, 2)


def other(side: int) -> int:
    """The other force."""
    return 3 - side


def involved(forces: Forces) -> tuple[CardId, ...]:
    """Everybody in a battle."""
    return (*forces[1], *forces[2])


def announce(state: State, kind: str, battle: PersonnelBattle | ShipBattle, where: EntityId) -> None:
    """The battle is initiated; players may respond, and prevent it for some cards or altogether (1E-7.4.2/2).

    The one who is attacked may counter-attack later even if the battle is prevented (1E-7.4.1.0.2/1).
    """
    attacker, place = battle.attacker, places.place_of(state, where) if where >= FIRST_CARD else where
    if battle.detail == COUNTER_ATTACK:
        use_right(state, attacker, place)
    remember_attack(state, attacker, battle.defender, place)
    fighters = {attacker, battle.defender} & set(state.players)
    for fighter in fighters:
        remember_fight(state, fighter, battle.forces, place)
    begun = Change("begin-battle", involved(battle.forces), attacker, to=where, detail=kind)
    request(state, begun, *forfeited(state, fighters))


FIGHT_ON = "fight-on"
"""What a battle is about to do between two of its parts, and before its winner is known; texts may respond to that."""


def may_leave(state: State) -> bool:
    """Whether a card of this game lets anybody respond while a battle is fought."""
    return f"about:{FIGHT_ON}" in state.watched


def before_fighting_on(state: State, kind: str, battle: PersonnelBattle | ShipBattle, where: EntityId) -> None:
    """Let players respond before the battle goes on (1E-G:emergency-transporter-armbands/2)."""
    if may_leave(state):
        open_window(state, "about", Change(FIGHT_ON, involved(battle.forces), battle.attacker, to=where, detail=kind))


def remember_fight(state: State, player: PlayerId, forces: Forces, place: PlaceId) -> None:
    """Note that Borg of a player are in a battle there, for it keeps them from probing (1E-7.3.1/2)."""
    if OF_THE_BORG not in state.watched:
        return
    own = (card for card in with_crews(state, involved(forces)) if state.cards[card].controller == player)
    if any(BORG in affiliations(state, card) for card in own):
        now = state.mark(TABLE, "turns") + 1
        objective = current_objective(state, player)
        there = (place, objective) if objective and where_aimed(state, objective) == place else (place,)
        request(state, *(Change("note", (), player, to=end, amount=now, detail=FOUGHT[player]) for end in there))


def battling(state: State, cards: Iterable[CardId]) -> tuple[CardId, ...]:
    """Those of a force whom no response has taken out of the battle."""
    marks = state.marks
    return tuple(card for card in cards if (card, IN_BATTLE) in marks)


def still_at(state: State, cards: Iterable[CardId], place: PlaceId) -> tuple[CardId, ...]:
    """Ships and facilities that are still in the battle and at its location."""
    return tuple(card for card in battling(state, cards) if places.place_of(state, card) == place)


def still_present(state: State, cards: Iterable[CardId], where: EntityId) -> tuple[CardId, ...]:
    """Personnel who are still in the battle and where it takes place."""
    return tuple(card for card in battling(state, cards) if places.container(state, card) == where)


def controller_of(players: tuple[PlayerId, PlayerId], winner: int) -> PlayerId:
    """The player who wins with a force: one who controls the other force as well does not (1E-7.4.2/8, 1E-7.4.3/12)."""
    attacker, defender = players
    return 0 if attacker == defender else players[winner - 1]


def end_battle(state: State, forces: Forces, player: PlayerId, shipwrecked: tuple[CardId, ...] = ()) -> None:
    """Survivors of both forces are stopped, crews with their ships or without them, and the battle is over."""
    survivors = tuple(card for card in involved(forces) if state.in_play(card))
    saved = tuple(card for card in shipwrecked if state.in_play(card))
    everybody = dict.fromkeys((*with_crews(state, survivors), *saved))
    tired = tuple(card for card in everybody if tires(state, card))
    if tired:
        request(state, Change("stop", tired, player))
    request(state, Change("end-battle", survivors, player))


def tires(state: State, card: CardId) -> bool:
    """Whether a battle stops a card: what nobody controls goes on by itself, as its text says (1E-11.1/1)."""
    return not is_stopped(state, card) and state.cards[card].controller in state.players


def with_crews(state: State, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Cards with the crews of ships and facilities among them; the personnel of others aboard do not belong to them."""
    leaves = state.cards
    crews = (
        aboard
        for vessel in cards
        for aboard in places.cards_inside(state, vessel)
        if leaves[aboard].controller == leaves[vessel].controller
        and (type_of(state, aboard) in ("personnel", "equipment") or definition(state, aboard).of_kind(Boards))
    )
    return (*cards, *crews)

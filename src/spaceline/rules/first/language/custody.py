"""Captives as the texts of cards see them: whom a text captures, and whom it lets go (1E-7.7)."""

from __future__ import annotations

from functools import cache

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.borg import SeeksCounterpart
from spaceline.effects.nodes.captivity import Capture
from spaceline.effects.nodes.effects import Select
from spaceline.effects.scope import Scope
from spaceline.rules.first import places
from spaceline.rules.first.borg.collective import no_counterpart
from spaceline.rules.first.data.frames import PersonnelBattle
from spaceline.rules.first.definition import CardDefinition
from spaceline.rules.first.language.targeting import Targeting
from spaceline.rules.first.participants import current_battle
from spaceline.rules.first.people import captives
from spaceline.rules.first.roles import ABDUCTED
from spaceline.rules.first.values import HOLOGRAM, definition, facts, is_captive, type_of


class Custody(Targeting):
    """The part of the edition's world that is about captives."""

    __slots__ = ()

    def usable_for(self, state: State, scope: Scope, it: Select, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
        """Those of whom the text can do what it does to them: of whom it captures, those who can be (1E-5.0/6)."""
        usable = super().usable_for(state, scope, it, cards)
        if definition(state, scope.source).of_kind(SeeksCounterpart):
            usable = tuple(card for card in usable if not no_counterpart(state, scope.you, card))
        captors = (deed.who for choice, deed in captures_of(definition(state, scope.source)) if choice == it)
        players = tuple(scope.you if who == "you" else 3 - scope.you for who in captors)
        return tuple(card for card in usable if all(captives.may_capture(state, player, card) for player in players))

    def capture(
        self, state: State, scope: Scope, captor: PlayerId, cards: tuple[CardId, ...], team: tuple[CardId, ...]
    ) -> bool:
        """Let a player capture personnel, as far as they can be captured."""
        are_all = all(captives.may_capture(state, captor, card) for card in cards)
        captives.begin(state, captor, cards, scope.source, end_at(state, team[0]) if team else 0)
        return are_all

    def release(self, state: State, scope: Scope, cards: tuple[CardId, ...], to: tuple[CardId, ...]) -> bool:
        """Free those who are captives, where they are or where a card is."""
        held = tuple(card for card in cards if is_captive(state, card) and (card, ABDUCTED) not in state.marks)
        if held:
            captives.release(state, held, scope.you, scope.source, end_at(state, to[0]) if to else 0)
        return len(held) == len(cards)

    def abduct(self, state: State, scope: Scope, cards: tuple[CardId, ...]) -> bool:
        """Let a player abduct personnel of the opponent's; both adversaries leave the battle (1E-7.7.0.3/2)."""
        taken = tuple(card for card in cards if captives.may_capture(state, scope.you, card))
        taken = tuple(card for card in taken if HOLOGRAM not in facts(state, card).icons)
        if taken:
            battle = current_battle(state)
            pair = battle.pair if isinstance(battle, PersonnelBattle) else ()
            abductors = tuple(card for card in pair if card not in taken) if set(pair).intersection(taken) else ()
            if abductors:
                request(state, Change("leave-battle", abductors, scope.you, scope.source))
            request(state, Change("abduct", taken, scope.you, scope.source))
        return len(taken) == len(cards)


@cache
def captures_of(it: CardDefinition) -> tuple[tuple[Select, Capture], ...]:
    """Whom a card lets somebody choose in order to have them captured."""
    found = []
    for text in it.abilities:
        nodes = [node for _, node in walk(text)]
        deeds = [node for node in nodes if isinstance(node, Capture)]
        found += [(node, deed) for node in nodes if isinstance(node, Select) for deed in deeds if names(deed, node)]
    return tuple(found)


def names(deed: Capture, choice: Select) -> bool:
    """Whether those are captured who are chosen there."""
    return (deed.cards.where, deed.cards.name) == ("named", choice.name)


def end_at(state: State, card: CardId) -> EntityId:
    """Where those are who come to a card: aboard it, on the planet of a mission, or with a personnel."""
    kind = type_of(state, card)
    if kind == "mission":
        return places.place_of(state, card)
    return places.rooms(state, card)[0] if kind in places.CONTAINERS else places.container(state, card)

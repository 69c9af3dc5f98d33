"""Second Edition as the texts of its cards see it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import PASS, Option
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, Lasting, PlayerId
from spaceline.core.modifiers import values_for
from spaceline.core.state import State
from spaceline.effects.dependencies import WORN, alters, dependencies
from spaceline.effects.groups import Asking, Solution
from spaceline.effects.meeting import terms_used, ways
from spaceline.effects.names import NO_OTHER_OPPONENT, OPPONENT, SPOKEN_OF, TEXT_PLAYER
from spaceline.effects.nodes import AnyNode
from spaceline.effects.nodes.abilities import Ability, Order, PlayedOnlyIf, Static, When
from spaceline.effects.nodes.choices import Name
from spaceline.effects.nodes.effects import Download, Put, Select, Top
from spaceline.effects.nodes.modifiers import Modifier
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.tests import Test
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.perform.reading import cards_meant, holds
from spaceline.effects.scope import Beholding, Reading, Scope, Values
from spaceline.effects.world import Dependencies
from spaceline.rules import verbs
from spaceline.rules.second import places, showing, values
from spaceline.rules.second.battle.beginning import BattleWorld
from spaceline.rules.second.battle.sides import current_battle
from spaceline.rules.second.damage import is_damage, is_wrecked
from spaceline.rules.second.data.card_values import CardValues
from spaceline.rules.second.definition import CardDefinition
from spaceline.rules.second.language import command, concealed_texts, fetching, matching
from spaceline.rules.second.language.matching import MATCHER
from spaceline.rules.second.language.placing import captured_by, goals, placed
from spaceline.rules.second.language.selectors import TABLE, at_command, without_stopped
from spaceline.rules.second.language.speaking import speaks
from spaceline.rules.second.participants import who_faces, with_company
from spaceline.rules.second.playing.holding import held, is_held
from spaceline.rules.second.playing.skill_costs import can_pay_for_ability, charge
from spaceline.rules.second.requirements import Group
from spaceline.rules.second.seating import opponents_of
from spaceline.rules.second.switches import Readings
from spaceline.rules.second.values import definition, facts

PILES = ("hand", "held", "deck", "discard", "pile", "drawn", "brig", "removed")
"""Words for zones of one player; with several opponents a text means those of the one it speaks of."""


CAPTIVES = frozenset(("brig",))
"""Nobody commands those in a brig (2E-brig-and-captives/4, /8)."""


class SecondWorld(BattleWorld):
    """The edition, for ``spaceline.effects.world``."""

    alternatives_clause = "2E-skills-glossary/1"
    luggage_clause = crowd_clause = company_clause = ""

    def __init__(self, definitions: Mapping[str, CardDefinition], readings: Readings) -> None:
        """Note what the equipment of a pool looks at in those who wear it, and readings that are often asked for."""
        self.stopped_are_unusable = readings.stopped == "unusable"
        self.uncommanded = CAPTIVES
        self.owner_breaks_ties = readings.ties == "owner"
        texts = (text for it in definitions.values() if it.type == "equipment" for _, text in it.of_kind(Static))
        self.worn: frozenset[str] = frozenset().union(*(dependencies(text.cards).values for text in texts))

    def is_at(self, state: State, card: CardId, place: EntityId) -> bool:
        """Whether it is at the mission of a place."""
        return place in state.places and places.place_of(state, card) == place

    def was_here(self, state: State, card: CardId, there: EntityId) -> bool:
        """Whether it was at the same place."""
        place = state.outermost(there) if there in state.cards else there
        return place in state.places and state.outermost(card) == place

    def traits(self, state: State, card: CardId, what: str, values: Values) -> tuple[str, ...]:
        """Those of its values; of two species it is of both together, and of neither alone (2E-species/2)."""
        it: CardValues = values(card)
        return ("/".join(it.species),) if what == "species" else (it.affiliation,)

    def adds_up(self, state: State, card: CardId) -> bool:
        """All copies do (2E-uniqueness/7)."""
        return True

    def found(self, state: State, scope: Scope, cards: Cards, values: Values | None = None) -> tuple[CardId, ...]:
        """The cards in the zone a selector names."""
        there = self.lying(state, scope, cards)
        if cards.replacing is not None:
            return command.could_replace(state, scope.you, there, cards_meant(state, scope, cards.replacing))
        return command.could_command(state, scope.you, there) if cards.commandable else there

    def counted(
        self, state: State, cards: Cards, found: tuple[CardId, ...], values: Values | None = None
    ) -> tuple[CardId, ...]:
        """All of them."""
        return found

    def bands(
        self, state: State, scope: Scope, group: Cards, found: tuple[CardId, ...]
    ) -> tuple[tuple[CardId, ...], ...]:
        """All of them together."""
        return (found,)

    def lying(self, state: State, scope: Scope, cards: Cards) -> tuple[CardId, ...]:
        """The cards in a zone, whether you could command them or not; your captives are in your brig.

        A card is an opponent's whom that one commands (2E-command-and-owner/5). Whom others hold of yours is not among
        what you command (2E-brig-and-captives/3, /4, /7). Stopped cards are passed over that are of the player whose
        text it is, whoever it speaks to.
        """
        where, text_player = cards.where, scope.numbers.get(TEXT_PLAYER, scope.you)
        if where == "named":
            return tuple(card for card in scope.cards.get(cards.name, ()) if card >= FIRST_CARD)
        if where == "captured":
            holder = state.cards[scope.source].controller if cards.of == "holder" else 0
            return command.captives_of(state, scope.you, holder)
        uses = not cards.filter.speaks_of_stopped and not isinstance(scope, Beholding)
        if uses and where == "command" and cards.of == "you" and text_player == scope.you:
            return at_command(state, scope.you)
        if where in PILES:
            opponent = cards.of == "opponent"
            owners = self.opponents(state, scope) if opponent else self.meant_players(state, scope, cards.of)
            if where == "held":
                return tuple(card for player in owners for card in held(state, player))
            return tuple(card for player in owners for card in state.zone(player, where))
        there = TABLE[where](state, scope)
        if where in ("this", "mission"):
            return there
        if cards.of != "anyone":
            players = self.meant_players(state, scope, cards.of)
            leaves = state.cards
            there = tuple([card for card in there if leaves[card].controller in players])
        if uses and self.spares_stopped(state, scope, where, cards.of):
            return without_stopped(state, there, text_player)
        return there

    def spares_stopped(self, state: State, scope: Scope, where: str, of: str) -> bool:
        """Whether a text passes over your stopped cards, where it uses or affects cards (2E-stopped/3, /4, /6).

        It does not where it only looks at what there is: that none is like that, or all are. By the rulebook of 2002
        only a text that looks for what you command passes over them.
        """
        if where == "command" and of != "anyone":
            return True
        return self.stopped_are_unusable and state.cards[scope.source].controller == scope.you

    def usable_then(
        self, state: State, card: CardId, player: PlayerId, cards: tuple[CardId, ...]
    ) -> tuple[CardId, ...]:
        """None of yours that was stopped before, but for the text's own card (2E-stopped/4, /6)."""
        if not self.stopped_are_unusable:
            return cards
        affected = without_stopped(state, cards, player)
        return tuple(it for it in cards if it == card or it in affected)

    def around(self, state: State, scope: Scope, where: str) -> tuple[CardId, ...]:
        """All cards there, stopped or not: what happens to them a text can respond to."""
        return TABLE[where](state, scope)

    def meant_players(self, state: State, scope: Scope, of: str) -> tuple[PlayerId, ...]:
        """The players that "you", "opponent" or "anyone" means: of opponents the one whom the text has come to mean."""
        if of == "you":
            return (scope.you,)
        if of == "anyone":
            return state.players
        if of == "left":
            return (self.left_of(state, scope.you),)
        if of == "owner":
            return tuple(dict.fromkeys(state.cards[card].owner for card in scope.cards.get(SPOKEN_OF, ())))
        others = tuple(player for player in state.players if player != scope.you)
        one = scope.cards.get(NO_OTHER_OPPONENT) or scope.cards.get(OPPONENT, ())
        return one if set(one) & set(others) else others

    def matches(self, state: State, card: CardId, filter: Filter, values: Values) -> bool:
        """Whether a card is what a filter says."""
        return MATCHER.matches(state, card, filter, values)

    def fitting(self, state: State, cards: tuple[CardId, ...], filter: Filter, values: Values) -> tuple[CardId, ...]:
        """Those of several cards that are what a filter says."""
        return MATCHER.fitting(state, cards, filter, values)

    def stats(
        self, state: State, card: CardId, name: str, values: Values, wanted: Filter | None = None
    ) -> tuple[int, ...]:
        """An attribute, a sum of attributes, the cost, or the skill dots: one for each printed skill (2E-skills/1)."""
        if name == "skill dots":
            return (len(facts(state, card).skills),)
        return (matching.stat(values(card), name),)

    def opponent(self, state: State, scope: Scope) -> PlayerId:
        """The opponent that the text means; as long as that is open, the nearest on the left."""
        return self.opponents(state, scope)[0]

    def opponents(self, state: State, scope: Scope) -> tuple[PlayerId, ...]:
        """The one a condition is tried for; the enemy in battle; the one chosen; the owner of a dilemma; else all.

        The text of any other card speaks to whoever commands it, of all opponents of that player, though another
        player own the card (2E-command-and-owner/4, /5); a dilemma speaks to whoever faces it. Where a text lets
        somebody else do something, the opponent is whoever commands it.
        """
        if tried := scope.cards.get(NO_OTHER_OPPONENT):
            return tried
        battle = current_battle(state)
        if battle is not None and scope.you in (battle.player, battle.opponent):
            return (battle.opponent if scope.you == battle.player else battle.player,)
        chosen = scope.cards.get(OPPONENT, ())
        if chosen and chosen[0] != scope.you:
            return chosen
        leaf = state.cards[scope.source]
        if leaf.owner == leaf.controller == scope.you:
            return opponents_of(state, scope.you)
        speaker = leaf.owner if definition(state, scope.source).type == "dilemma" else leaf.controller
        return (speaker,) if speaker != scope.you else opponents_of(state, scope.you)

    def meets(self, state: State, asking: Asking) -> tuple[Solution, ...]:
        """The alternatives that a group meets."""
        look = asking.values or values_for(state, self.dependencies(asking.requirement).values)
        return ways(self.company(state, asking.scope, asking.group, look), asking.requirement)

    def used_to_meet(self, state: State, asking: Asking, way: Solution) -> tuple[Change, ...]:
        """Whose text makes it a way, as long as it goes on, is shown (2E-showing-your-cards/3)."""
        you, names = asking.scope.you, self.dependencies(asking.requirement).values
        if not concealed_texts.unseen_speakers(state, you, names):
            return ()
        now = values_for(state, names)
        look = asking.values or now

        def is_enough(others: Values) -> bool:
            def usable(card: CardId) -> CardValues:
                found: CardValues = others(card)
                kept = look(card).skills
                if kept == now(card).skills:
                    return found
                return replace(found, skills={skill: level for skill, level in found.skills.items() if skill in kept})

            return terms_used(way) in map(terms_used, self.meets(state, asking._replace(values=usable)))

        return tuple(concealed_texts.texts_shown(state, you, names, is_enough))

    def company(self, state: State, scope: Scope, group: tuple[CardId, ...], values: Values | None = None) -> Group:
        """The group with the ship and the equipment that take part in the attempt, or face the dilemma, with it."""
        return with_company(state, group, who_faces(state), values)

    def goals(self, state: State, scope: Scope, put: Put, card: CardId) -> tuple[CardId, ...]:
        """The missions or ships that a text names, or those that it means."""
        return goals(state, scope, put, card)

    def destination(self, state: State, scope: Scope, put: Put, card: CardId, goal: CardId) -> Change | None:
        """How a card is put where the text says."""
        if put.to == "brig":
            captor = scope.you if state.cards[card].controller != scope.you else self.opponent(state, scope)
            return captured_by(scope, card, captor)
        return placed(state, scope, put, card, goal)

    def chosen(
        self, state: State, scope: Scope, it: Select | Top | Name, cards: tuple[CardId, ...]
    ) -> tuple[Change, ...]:
        """Own personnel who are chosen for what they are show it (2E-showing-your-cards/3)."""
        if isinstance(it, Name):
            return showing.skill_shown(state, scope, it, cards)
        return showing.chosen_show(state, scope.source, scope.you, it, cards)

    def charge(self, state: State, uses: tuple[Change, ...]) -> None:
        """Skills that cost a card are paid for (2E-skills-glossary/3)."""
        charge(state, uses)

    def can_pay_for_skills(self, state: State, scope: Scope, text: Order | When) -> bool:
        """All that the text uses must be paid for (2E-actions-requirements/1)."""
        return can_pay_for_ability(state, scope, text)

    def relied_on(self, state: State, scope: Scope, test: Test) -> tuple[Change, ...]:
        """Own personnel whom a text of their player's asks for show it (2E-showing-your-cards/3)."""
        return showing.relied_on(state, scope, test)

    def compared(self, state: State, scope: Scope, it: Top) -> tuple[Change, ...]:
        """All show how high they are (2E-showing-your-cards/4)."""
        return tuple(showing.candidates_shown(state, scope, it))

    def hit(self, state: State, scope: Scope, meant: Cards, cards: tuple[CardId, ...]) -> tuple[Change, ...]:
        """All of others who are hit because of what they are show that much (2E-showing-your-cards/4)."""
        return showing.all_hit_shown(state, scope, meant, cards)

    def following(self, state: State, scope: Scope, changes: tuple[Change, ...]) -> tuple[Change, ...]:
        """A ship that is given a third damage card is destroyed (2E-damage/2)."""
        placed = [change.to for change in changes if change.verb == "damage"]
        lost = tuple(ship for ship in dict.fromkeys(placed) if is_wrecked(state, ship, placed.count(ship)))
        return (Change("destroy", lost, scope.you, scope.source),) if lost else ()

    def is_damage(self, state: State, card: CardId) -> bool:
        """Whether it lies on a ship as damage."""
        return is_damage(state, card)

    def speaks_to(self, state: State, card: CardId) -> PlayerId:
        """Whoever commands the ship that it lies on."""
        return state.cards[state.cards[card].parent].controller

    def tie_breaker(self, state: State, scope: Scope) -> tuple[PlayerId, str]:
        """Whoever commands the text's card breaks its ties; by the rulebook of 2002 its owner does."""
        leaf = state.cards[scope.source]
        if self.owner_breaks_ties:
            return leaf.owner, "2E-selections/3"
        return leaf.controller, "2E-selections/4"

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
        """Whether the card's text works where it lies."""
        return speaks(state, card)

    def may_answer(self, state: State, card: CardId) -> bool:
        """Whether it is an interrupt that is held and whose conditions are met (2E-playing-specific-kinds/9).

        In turns of others nothing else is played (2E-types-of-cards/7).
        """
        it, player = definition(state, card), state.cards[card].owner
        scope = Reading(card, player)
        return (
            it.type == "interrupt"
            and is_held(state, player, card)
            and not values.is_kept_from(state, card, "play")
            and all(holds(state, scope, condition.test) for _, condition in it.of_kind(PlayedOnlyIf))
        )

    def downloads(self, state: State, scope: Scope, it: Download) -> tuple[Option, ...]:
        """The cards in the deck that fit, to be taken into the hand; one may decline (2E-download/1, /5)."""
        return (*(Option("take", card) for card in fetching.cards_to_fetch(state, scope, it)), PASS)

    def was_in_vain(self, state: State, scope: Scope) -> bool:
        """A download may be tried again (2E-download/1)."""
        return False

    def note_in_vain(self, state: State, scope: Scope) -> None:
        """Nothing is kept in mind."""

    def may_download(self, state: State, scope: Scope) -> bool:
        """No text forbids it."""
        return True

    def download(self, state: State, scope: Scope, it: Download, option: Option) -> None:
        """Take a card into the hand, shown to all players (2E-download/2), and who makes that possible."""
        uses = fetching.reasons_shown(state, scope, it, option.card)
        request(state, *uses, Change("download", (option.card,), scope.you, scope.source, to=scope.you, role="hand"))

    def is_used_up(self, state: State, player: PlayerId, card: CardId, at: int) -> bool:
        """Whether a text that is used once each turn was used on this card."""
        return bool(state.mark(card, f"used{at}"))

    def abilities(self, state: State, card: CardId) -> tuple[Ability, ...]:
        """The card's texts."""
        return definition(state, card).abilities

    def layer(self, modifier: Modifier) -> int:
        """The layer in which a modifier applies."""
        return values.layer(modifier)

    def dependencies(self, node: AnyNode) -> Dependencies:
        """What a part of a text looks at."""
        found = dependencies(node)
        return Dependencies(found.values | self.worn, found.grounds) if WORN in found.values else found

    def alters(self, modifier: Modifier) -> frozenset[str]:
        """The values that a modifier changes."""
        return alters(modifier)

    def modified(
        self,
        state: State,
        card: CardId,
        card_values: CardValues,
        modifier: Modifier,
        amount: int,
        donors: tuple[CardValues, ...],
    ) -> CardValues:
        """The values after a modifier."""
        return values.modified(state, card_values, modifier, amount, donors)

    def only_meant(
        self, state: State, card: CardId, before: CardValues, after: CardValues, wanted: Filter, values: Values
    ) -> CardValues:
        """The values of a card after a modifier: whatever is on a card is one card."""
        return after

    def begin(self, state: State, effect: Lasting) -> None:
        """Let an effect last."""
        verbs.begin_lasting(state, effect)

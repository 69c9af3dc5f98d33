"""What texts change of the course of a turn: dilemmas drawn, ships that follow others, where cards are or could be."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.data.changes import Change
from spaceline.core.data.frames import RunEffect, Window
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlayerId
from spaceline.core.state import State
from spaceline.core.windows import innermost
from spaceline.effects.defaults import Defaults
from spaceline.effects.nodes.effects import Relocate
from spaceline.effects.perform.reading import cards_meant
from spaceline.effects.perform.verdicts import name_cards
from spaceline.effects.scope import Scope
from spaceline.rules.second import places, seating
from spaceline.rules.second.battle.sides import current_battle
from spaceline.rules.second.data.frames import DilemmaEncounter, MissionAttempt
from spaceline.rules.second.missions.dilemmas import draw_from_pile, turn_on_reaching
from spaceline.rules.second.movement.beaming import ends
from spaceline.rules.second.movement.moving import is_shut, range_needed
from spaceline.rules.second.movement.staffing import is_staffed, shown_to_staff
from spaceline.rules.second.participants import current_attempt
from spaceline.rules.second.playing import imposed_costs
from spaceline.rules.second.playing.headquarters import homes_of
from spaceline.rules.second.topics import ATTEMPT
from spaceline.rules.second.values import attribute, is_stopped
from spaceline.rules.second.verbs.leaving import destroyed
from spaceline.rules.second.verbs.movement import NEXT_TURN, OWED

PAID_TOLLS = "paid tolls"
"""The name of the ships to which a text has paid what they ask for beaming: it beams all whom it beams at once."""


def toll_for(state: State, text: Scope, card: CardId, where: EntityId) -> dict[CardId, int]:
    """What ships of others ask for if a text beams somebody there, but for those that it has paid."""
    paid = text.cards.get(PAID_TOLLS, ())
    asked = imposed_costs.due_for_beaming(state, text.you, state.cards[card].parent, where)
    return {ship: number for ship, number in asked.items() if ship not in paid}


ANSWERED = "answered"
"""The name of the cards that have responded to somebody being beamed by a text."""


def beaming_text(state: State, window: Window) -> RunEffect | None:
    """The text that beams, where players may respond to that."""
    occurrence = window.occurrence
    if occurrence.verb != "beam" or not occurrence.source:
        return None
    texts = (it for it in reversed(state.frames) if isinstance(it, RunEffect) and it.source == occurrence.source)
    return next(texts, None)


def note_answer(state: State, window: Window, card: CardId) -> None:
    """Remember for the rest of a text that beams that a card has responded to it (2E-when-and-while/2)."""
    text = beaming_text(state, window)
    if text is not None:
        answered = {**text.cards, ANSWERED: (*text.cards.get(ANSWERED, ()), card)}
        state.frames[state.frames.index(text)] = replace(text, cards=answered)


def could_beam(state: State, text: Scope, card: CardId, where: EntityId) -> bool:
    """Whether somebody is elsewhere, and what is asked for the beaming can be paid."""
    return state.cards[card].parent != where and imposed_costs.can_pay(
        state, text.you, toll_for(state, text, card, where)
    )


class CourseOfTurn(Defaults):
    """The part of the edition's world that knows the course of a turn."""

    __slots__ = ()

    def destinations(self, state: State, scope: Scope, it: Relocate) -> tuple[EntityId, ...]:
        """Where a player can beam at the mission of the text's card (2E-beaming/1), and somebody would beam to."""
        if it.to != "beam":
            return ()
        cards = cards_meant(state, scope, it.cards)
        place = places.place_of(state, scope.source)
        there = ends(state, place, places.ships_at(state, place, scope.you)) if place else ()
        return tuple(end for end in there if any(could_beam(state, scope, card, end) for card in cards))

    def relocation(
        self, state: State, scope: Scope, it: Relocate, cards: tuple[CardId, ...], where: EntityId
    ) -> tuple[Change, ...]:
        """They beam there, stopped or not."""
        beamed = tuple(card for card in cards if state.cards[card].parent != where)
        role = "aboard" if where >= FIRST_CARD else "surface"
        return (Change("beam", beamed, scope.you, scope.source, to=where, role=role),) if beamed else ()

    def is_charged_for(self, state: State, scope: Scope, cards: tuple[CardId, ...], where: EntityId) -> bool:
        """What ships of others ask for beaming is discarded before, once for all whom the text beams.

        To beam as many as one likes is one action (2E-beaming/2, 2E-actions-costs/1).
        """
        beamed = (card for card in cards if state.cards[card].parent != where)
        asked = {ship: number for card in beamed for ship, number in toll_for(state, scope, card, where).items()}
        if asked:
            name_cards(state, PAID_TOLLS, (*scope.cards.get(PAID_TOLLS, ()), *asked))
            imposed_costs.pay(state, scope.you, asked)
        return bool(asked)

    def has_answered(self, state: State, window: Window, card: CardId) -> bool:
        """Whether it has responded to the beaming of others by the same text: all whom it beams are beamed at once."""
        text = beaming_text(state, window)
        return text is not None and card in text.cards.get(ANSWERED, ())

    def whereabouts(self, state: State, card: CardId) -> tuple[EntityId, ...]:
        """A dilemma beneath a mission is at that one, and not at copies as ships are (2E-missions-glossary/1)."""
        leaf = state.cards[card]
        if leaf.role == "beneath":
            return places.one_mission(state, leaf.parent)
        there = super().whereabouts(state, card)
        return (*there, card) if leaf.role == "mission" else there

    def homes(self, state: State, card: CardId) -> tuple[CardId, ...]:
        """The headquarters of its owner that accept it, and what its text names (2E-playing-specific-kinds/1)."""
        return homes_of(state, state.cards[card].owner, card)

    def dilemmas(self, state: State, scope: Scope, draw: int, spend: int) -> bool:
        """Change how many dilemmas may be drawn and what they may cost; after the drawing, draw at once."""
        at = innermost(state, MissionAttempt)
        attempt = state.frames[at] if at >= 0 else None
        if not isinstance(attempt, MissionAttempt):
            return False
        if attempt.step == "choose_dilemmas":
            draw_from_pile(state, attempt.opponent, draw)
            draw = 0
        state.frames[at] = replace(attempt, more_drawn=attempt.more_drawn + draw, more_spent=attempt.more_spent + spend)
        return True

    def stand_in(self, state: State, old: tuple[CardId, ...], new: tuple[CardId, ...]) -> None:
        """Whoever replaces a participant of the attempt, or of an encounter, takes part in it (2E-play-and-place/1)."""
        for at, party in enumerate(state.frames):
            if isinstance(party, MissionAttempt | DilemmaEncounter) and not set(old).isdisjoint(party.participants):
                state.frames[at] = replace(party, participants=(*party.participants, *new))
                state.invalidate(ATTEMPT)

    def facing_instead(self, state: State, scope: Scope, ships: tuple[CardId, ...]) -> tuple[Change, ...]:
        """A staffed ship faces the dilemma that was revealed, if it is where it is met; who staffs it is shown."""
        attempt = current_attempt(state)
        if attempt is None or innermost(state, DilemmaEncounter) < 0:
            return ()
        there = state.zone(attempt.place, "orbit")
        ready = tuple(card for card in ships if card in there and is_staffed(state, card))[:1]
        changes = (Change("face-instead", (ship,), scope.you, scope.source, to=attempt.mission) for ship in ready)
        return (*(shown_to_staff(state, ship) for ship in ready), *changes)

    def killed(self, state: State) -> int:
        """How many personnel have been killed in the attempt that is going on."""
        at = innermost(state, MissionAttempt)
        attempt = state.frames[at] if at >= 0 else None
        return attempt.killed if isinstance(attempt, MissionAttempt) else 0

    def lost_in_battle(self, state: State) -> tuple[tuple[CardId, PlayerId], ...]:
        """The personnel who have been killed in the battle that is going on, each with whose it was."""
        battle = current_battle(state)
        return () if battle is None else battle.lost

    def chase(self, state: State, scope: Scope, ships: tuple[CardId, ...], prey: CardId) -> tuple[Change, ...]:
        """Ships that are staffed move there, if they may and will have Range enough (2E-moving-a-ship/10)."""
        goal = places.place_of(state, prey)
        changes: list[Change] = []
        for ship in ships:
            origin = places.place_of(state, ship)
            if goal in (0, origin) or is_stopped(state, ship) or not is_staffed(state, ship):
                continue
            if is_shut(state, state.cards[ship].controller, origin, goal):
                continue
            needed = range_needed(state, ship, origin, goal)
            if needed <= attribute(state, ship, "Range") - state.mark(ship, OWED):
                changes.append(shown_to_staff(state, ship))
                moved = Change("move", (ship,), scope.you, scope.source, to=goal, role="orbit", amount=needed)
                changes.append(replace(moved, detail=NEXT_TURN))
        return tuple(changes)

    def right_of(self, state: State, player: PlayerId) -> PlayerId:
        """The player who is still in the game and has this one on the left."""
        return next(other for other in state.players if seating.left_of(state, other) == player)

    def left_of(self, state: State, player: PlayerId) -> PlayerId:
        """The next player who is still in the game."""
        return seating.left_of(state, player)

    def get_to(self, state: State, cards: tuple[CardId, ...]) -> None:
        """A dilemma pile on top of which a card lies face up is turned (2E-facing-dilemmas/9)."""
        for player in dict.fromkeys(state.cards[card].parent for card in cards if state.cards[card].role == "pile"):
            turn_on_reaching(state, player)

    def happens_singly(self, change: Change) -> bool:
        """Who is killed, stopped or captured is so each for itself, even by one effect (2E-when-and-while/2)."""
        return change.verb in ("kill", "stop", "capture", "destroy", "discard", "put", "overcome")

    def draws(self, state: State, change: Change, there: int) -> tuple[Change, ...]:
        """Several cards are one draw, of as many as there are."""
        return (replace(change, amount=min(change.amount, there)),) if there else ()

    def destroyed(self, state: State, change: Change) -> tuple[Change, ...]:
        """Personnel among them are killed."""
        return destroyed(state, change)

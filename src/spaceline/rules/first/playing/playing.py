"""Playing cards: announcing, responses, immediate text, entering play (1E-6.1, 1E-6.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from spaceline.core.caching import cached_on
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action, RunEffect
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.ruleset import ActionRule
from spaceline.core.state import State
from spaceline.effects.frames import CardPlay
from spaceline.effects.meeting import use_to_meet
from spaceline.effects.names import ARRIVING, TARGET
from spaceline.effects.nodes.abilities import Played, PlaysOn
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.perform.initiating import begins_early, only_choose
from spaceline.effects.perform.offering import OFFERED, accept
from spaceline.effects.perform.run import begin_effect
from spaceline.effects.perform.searching import call_off
from spaceline.effects.topics import HAND
from spaceline.rules.first.affiliations import allegiance
from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.movement.staffing import could_staff
from spaceline.rules.first.playing.card_play import (
    are_free_wherever,
    has_card_play,
    no_card_play_left,
    note_free_play,
    those_beside_card_play,
    use_card_play,
    uses_card_play,
)
from spaceline.rules.first.playing.limits import note_play, note_spent, uses_before
from spaceline.rules.first.playing.permission import cannot_enter, note_permission
from spaceline.rules.first.playing.reporting import does_not_mix, fits_in, mode_called, modes_of
from spaceline.rules.first.playing.targets import cannot_afford, cannot_pay, no_target, targets
from spaceline.rules.first.playing.time_locations import TYPE
from spaceline.rules.first.playing.timing import (
    FREE,
    LISTENING,
    PLAYABLE,
    PLAYED_BESIDE,
    SUSPENDING,
    kinds_in_time,
    speak_for_themselves,
    speaks_of,
    suspends_elsewhere,
    wrong_moment,
)
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.teams import goes_anywhere
from spaceline.rules.first.turn import active_player, turn_of
from spaceline.rules.first.values import definition, type_of
from spaceline.rules.first.variables import pick_for_text


def offer_plays(state: State, player: PlayerId) -> tuple[Option, ...]:
    """The cards in hand that can be played now, with where; one of several copies is enough.

    Of copies, the one that the player has known longest stands for all.
    """
    now = candidates(state, player)
    if not now:
        return ()
    found: list[Option] = []
    suspends = LISTENING[SUSPENDING] in state.watched
    are_anywhere = not suspends and has_card_play(state, player)
    is_wherever = not suspends and are_free_wherever(state)
    for card in now:
        there = targets(state, player, card) if cannot_enter(state, player, card) is None else ()
        if there and cannot_afford(state, player, card, there) is None:
            if not are_anywhere:
                there = tuple(
                    [it for it in there if (is_wherever and not it[1]) or not cannot_be_free(state, player, card, *it)]
                )
            found += [Option("play", card, target, detail) for target, detail in there]
    return tuple(found)


def of_each_one(state: State, cards: Iterable[CardId]) -> Iterator[CardId]:
    """The first of several copies."""
    seen: set[str] = set()
    for card in cards:
        name = state.cards[card].definition
        if name not in seen:
            seen.add(name)
            yield card


def candidates(state: State, player: PlayerId) -> Sequence[CardId]:
    """The cards of the hand for which it is the time, by their own texts or by the rules; one of several copies.

    Those that are played at other times than most never use the normal card play.
    """
    if speak_for_themselves(state):
        return [card for card in hand_of(state, player, PLAYABLE) if wrong_time_or_turn(state, player, card) is None]
    now = kinds_in_time(state, player)
    if not now:
        return ()
    if now is not PLAYABLE or has_card_play(state, player):
        return hand_of(state, player, now)
    if LISTENING[FREE] in state.watched:
        return those_beside_card_play(state, player, hand_of(state, player, now))
    return hand_of(state, player, PLAYED_BESIDE)


@cached_on(HAND)
def hand_of(state: State, player: PlayerId, kinds: tuple[str, ...]) -> tuple[CardId, ...]:
    """The cards of a hand that are played as some types, but for those that wait for their moment: one of each.

    Those come first that the player has known longest. It is the same until the hand is another.
    """
    return tuple([card for card, kind in kinds_in_hand(state, player) if kind in kinds])


@cached_on(HAND)
def kinds_in_hand(state: State, player: PlayerId) -> tuple[tuple[CardId, str], ...]:
    """One of each card in a hand that does not wait for its moment, with the type as which it is played."""
    leaves, definitions = state.cards, state.ruleset.definitions
    found: dict[str, tuple[CardId, str]] = {}
    for card in known_longest(state, player, state.zone(player, "hand")):
        name = leaves[card].definition
        if name not in found and not definitions[name].waits:
            found[name] = card, definitions[name].plays_as
    return tuple(found.values())


def known_longest(state: State, player: PlayerId, cards: Sequence[CardId]) -> Sequence[CardId]:
    """Cards of a hand, those first that the player has known longest."""
    if len(cards) < 2:
        return cards
    leaves = state.cards
    handles = {card: leaves[card].handles[player] for card in cards}
    return sorted(cards, key=handles.__getitem__)


def offer_suspending(state: State, player: PlayerId) -> Iterator[Option]:
    """The cards in hand by which play is suspended in the middle of an action (1E-6.5.4.0.2/1)."""
    for card in state.watched.get(LISTENING[SUSPENDING], ()):
        if card in state.zone(player, "hand") and cannot_play(state, player, card) is None:
            for target, detail in targets(state, player, card):
                if suspends_elsewhere(state, player, card, target) is None:
                    yield Option("play", card, target, detail)


def cannot_begin(state: State, player: PlayerId, card: CardId) -> Refusal | None:
    """Why a card in hand cannot be played now, whatever there is to play it on."""
    return (
        wrong_moment(state, player, card) or cannot_enter(state, player, card) or no_card_play_left(state, player, card)
    )


def wrong_time_or_turn(state: State, player: PlayerId, card: CardId) -> Refusal | None:
    """Why it is not the time to play a card, or the card play is used up."""
    return wrong_moment(state, player, card) or no_card_play_left(state, player, card)


def cannot_play(state: State, player: PlayerId, card: CardId) -> Refusal | None:
    """Why a card in hand cannot be played now on anything."""
    return cannot_begin(state, player, card) or cannot_pay(state, player, card)


def no_play(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why a card cannot be played like that."""
    card = option.card
    if card not in state.zone(player, "hand"):
        return refusal("not-in-hand")
    problem = cannot_begin(state, player, card)
    if problem is not None:
        return problem
    if (option.target, option.detail) in targets(state, player, card):
        problem = cannot_be_free(state, player, card, option.target, option.detail)
        return problem or cannot_pay(state, player, card)
    return no_target(state, player, option)


def cannot_be_free(state: State, player: PlayerId, card: CardId, target: EntityId, declared: str) -> Refusal | None:
    """Why a card that plays free elsewhere, or in another affiliation, is not played there or in this one.

    1E-6.1/1, 1E-6.3.3.0.1/8.
    """
    mode = mode_called(state, card, declared)
    if no_card_play_left(state, player, card, mode, target) is None:
        return suspends_elsewhere(state, player, card, target)
    is_free_elsewhere = no_card_play_left(state, player, card, mode) is None
    return refusal("free-elsewhere" if is_free_elsewhere else "free-in-another-affiliation")


def announce(state: State, action: Action) -> None:
    """Place the card before everybody's eyes (1E-6.2/1); the normal card play is used up (1E-6.1/1)."""
    turn, card, target = turn_of(state), action.option.card, action.option.target
    before = uses_before(state)
    mode = mode_called(state, card, action.option.detail)
    if turn is not None and active_player(state) == action.player:
        if not uses_card_play(state, action.player, card, mode, target):
            note_free_play(state, action.player, card, mode, target)
        else:
            use_card_play(state, turn)
    lay_down(state, action)
    note_spent(state, before)


def lay_down(state: State, action: Action) -> None:
    """Place the card before everybody's eyes; a card of several affiliations is declared to be of one (1E-6.3.3/1)."""
    card, player = action.option.card, action.player
    if action.option.kind != OFFERED:
        note_play(state, player, card)
    if not is_with_its_ship(state):
        note_permission(state, player, card)
    request(state, Change("announce", (card,), player, to=player, role="playing"))
    request(state, *target_shown(state, action))
    declared = [name for name, _ in modes_of(definition(state, card))]
    mode = declared.index(action.option.detail) if action.option.detail in declared else 0
    if mode:
        request(state, Change("change-affiliation", (card,), player, amount=mode, detail=action.option.detail))


def is_with_its_ship(state: State) -> bool:
    """Whether what is played reports by a text that lets a ship come anywhere with its crew, or is that ship."""
    below = state.frames[state.depth - 1]
    return isinstance(below, RunEffect) and ARRIVING in below.cards


def target_shown(state: State, action: Action) -> Iterator[Change]:
    """The skill that a card asks for of whom it is played on: so all can see that it may be (1E-12.12/2)."""
    card, target = action.option.card, action.option.target
    for _, on in definition(state, card).of_kind(PlaysOn):
        if on.cards is not None and (skills := on.cards.filter.names("skills")):
            yield use_to_meet((((target,), skills),), card, action.player)


def play(state: State, action: Action) -> None:
    """Carry out what the card does and let it enter play, unless it was nullified meanwhile."""
    option = action.option
    state.frames.append(
        CardPlay(
            step="carry_out_text",
            card=option.card,
            player=action.player,
            target=option.target,
            begun=action.set_aside,
        )
    )


def begin_played(state: State, action: Action) -> bool:
    """Let the next of its immediate texts choose targets and pay costs, before anybody responds (1E-5.0/6).

    Where that came to nothing the card is nullified, as when what it costs was (1E-G:wormhole/1). A time location
    must lie there first (``entering.lay_first``).
    """
    card, player = action.option.card, action.player
    if action.cancelled:
        give_up(state, action)
        return False
    if definition(state, card).type == TYPE:
        return False
    begun = {run.path[0] for run in action.set_aside}
    for at, text in definition(state, card).of_kind(Played):
        if at not in begun and begins_early(text.effect):
            begin_effect(state, card, (at, 0), player, cards={TARGET: (action.option.target,)})
            only_choose(state)
            pick_for_text(state, card, at)
            return True
    return False


def give_up(state: State, action: Action) -> None:
    """A card whose cost was not paid has no results and is discarded."""
    card = action.option.card
    if state.cards[card].role == "playing":
        request(state, Change("nullify", (card,), action.player, card))


def reporting_options(state: State, player: PlayerId, which: Filter) -> tuple[Option, ...]:
    """The cards in hand like that which can report in a group of their own, each with where (1E-G:red-alert/1)."""
    return tuple(
        Option(REPORTED, card, target, detail)
        for card in of_each_one(state, known_longest(state, player, state.zone(player, "hand")))
        if speaks_of(state, which, card) and cannot_enter(state, player, card) is None
        for target, detail in targets(state, player, card)
        if not detail or speaks_of(state, which, card, mode_called(state, card, detail))
    )


def arrivals(state: State, player: PlayerId, which: Filter, at: tuple[CardId, ...]) -> tuple[Option, ...]:
    """The ships in hand like that which a text lets report at several locations, each with where.

    Only those that cards in hand can staff, who report with them (1E-G:report-with-crew/1).
    """
    return tuple(
        Option(REPORTED, card, state.cards[location].parent, declared)
        for card in of_each_one(state, known_longest(state, player, state.zone(player, "hand")))
        if type_of(state, card) == "ship" and speaks_of(state, which, card)
        if cannot_enter(state, player, card, is_let_in=True) is None
        for declared, mode in modes_of(definition(state, card))
        if could_staff(state, card, frozenset(mode.affiliations), crew_in_hand(state, player, which, card, mode))
        for location in at
    )


def crew_in_hand(
    state: State, player: PlayerId, which: Filter, ship: CardId, sides: CardValues
) -> dict[CardId, CardValues]:
    """The personnel in hand like that who are compatible with a ship that has not reported yet, each as one of them."""
    return {
        card: mode
        for card in known_longest(state, player, state.zone(player, "hand"))
        if type_of(state, card) == "personnel" and speaks_of(state, which, card)
        if cannot_enter(state, player, card, is_let_in=True) is None
        for _, mode in modes_of(definition(state, card))
        if goes_anywhere(state, player, card, ship)
        or does_not_mix(state, player, mode, "not-compatible", (allegiance(state, sides),)) is None
    }


def crew_options(
    state: State, player: PlayerId, which: Filter, ships: tuple[CardId, ...], *, is_let_in: bool = False
) -> tuple[Option, ...]:
    """The cards in hand like that which can report with a ship, compatible with whoever is aboard.

    1E-G:report-with-crew/1.
    """
    return tuple(
        Option(REPORTED, card, ship, declared)
        for card in of_each_one(state, known_longest(state, player, state.zone(player, "hand")))
        if speaks_of(state, which, card) and cannot_enter(state, player, card, is_let_in=is_let_in) is None
        if not (is_let_in and type_of(state, card) == "ship")
        for declared, mode in modes_of(definition(state, card))
        for ship in ships
        if fits_in(state, player, card, ship, mode) is None
    )


REPORTED = "report"
"""The kind of action by which a card reports within something else."""


def nothing_offered(state: State, player: PlayerId) -> Iterable[Option]:
    """Part of something else."""
    return ()


def only_as_cost(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Nobody may begin it by itself."""
    return refusal("not-between-actions")


def be_the_cost(state: State, action: Action) -> None:
    """The card was not nullified: the cost is paid, and its own text does not count (1E-6.2.0.1/1)."""
    accept(state)
    request(state, Change("discard", (action.option.card,), action.player))


ACTIONS: tuple[ActionRule, ...] = (
    ActionRule(OFFERED, nothing_offered, only_as_cost, be_the_cost, lay_down, occurs_as="play"),
    ActionRule(REPORTED, nothing_offered, only_as_cost, play, lay_down, occurs_as="play"),
    ActionRule("play", offer_plays, no_play, play, announce, begin_played, call_off),
)

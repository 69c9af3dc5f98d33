"""Which texts respond to an occurrence, and how their effects begin."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from spaceline.core.chance import pick
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option
from spaceline.core.data.frames import Window
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.state import State
from spaceline.core.windows import listeners
from spaceline.effects.names import CAUSE, GOAL, LEFT, OPPONENT, SPOKEN_OF
from spaceline.effects.nodes.abilities import Damage, Throughout, When
from spaceline.effects.nodes.moments import is_about_users, meanwhile, moments_of
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.nodes.words import AT_WILL, DILEMMA, EACH, TOGETHER
from spaceline.effects.perform.affording import is_affordable
from spaceline.effects.perform.doers import (
    NOWHERE,
    Before,
    as_asked,
    is_done_by,
    is_players_doing,
    those_of,
    uses,
)
from spaceline.effects.perform.reading import holds, remembered, values_for_text
from spaceline.effects.perform.responses.kinds import asks_who_is_involved, brings_a_benefit, may_speak, saves
from spaceline.effects.perform.responses.lingering import player_lingered_for
from spaceline.effects.perform.responses.ordering import (
    are_told_in_piles,
    is_about_itself,
    lie_alike,
    stacks_them,
    tells_them_apart,
)
from spaceline.effects.perform.responses.speaking import HELD, is_able, speaks_as
from spaceline.effects.perform.run import begin_effect
from spaceline.effects.perform.whereabouts import left_behind, near
from spaceline.effects.scope import Reading
from spaceline.effects.world import world_of

ON_TOP = "deck_top"
"""What it is called that a player puts cards on top of the own deck."""


def responses(state: State, window: Window, player: PlayerId) -> tuple[Option, ...]:
    """The responses a player may give, in any order (2E-turn-sequence/2): listed are interrupts first."""
    options = (option for option, ability in triggered(state, window, player) if ability.optional)
    return tuple(sorted(options, key=lambda option: option.kind))


def obligations(state: State, window: Window, player: PlayerId) -> tuple[Option, ...]:
    """The responses that happen whether the player wants or not, in the player's order (2E-turn-sequence/2).

    Copies of a text come one after another where their order means nothing: where it does something to its own card
    alone, and where they lie in the same place.
    """
    due = tuple((option, ability) for option, ability in triggered(state, window, player) if not ability.optional)
    texts = {(state.cards[option.card].definition, option.detail) for option, _ in due}
    if len(texts) == 1 and is_about_itself(due[0][1]):
        return (due[0][0],)
    options = tuple(option for option, _ in due)
    if len(texts) == 1 and lie_alike(state, {option.card for option in options}):
        return tuple(option for option in options if option.card == options[0].card)
    return options


def may_respond(state: State, window: Window, player: PlayerId) -> bool:
    """Whether a player has any response, optional or not."""
    for _ in triggered(state, window, player):
        return True
    return False


def triggered(state: State, window: Window, player: PlayerId) -> Iterator[tuple[Option, When]]:
    """The texts of a player that respond to the occurrence and have not yet done so, each copy's apart (2E-actions/4).

    They name a trigger (2E-actions/2), and one that responds to what happens does so once each time
    (2E-when-and-while/2). From the hand nothing must be.
    """
    heard = f"{window.moment}:{window.occurrence.verb}"
    there = listeners(state, heard, window.occurrence.cards)
    if not there:
        return
    world, leaves, roles = world_of(state), state.cards, state.ruleset.roles
    for card in there:
        if state.lasting and player_lingered_for(state, card) == player:
            yield from lingering_uses(state, window, card, player)
        role = roles[leaves[card].role]
        if not (role.in_play or role.is_met or role.name in HELD or card in window.witnesses):
            continue
        how = speaks_as(state, window, card, player)
        if how is None:
            continue
        was_played = not how.in_hand and state.definition(card).type in world.answering
        for at, ability in all_responding(world.abilities(state, card), heard, as_damage=how.is_damage):
            if not may_speak(ability, in_hand=how.in_hand, is_on=how.is_on) or (was_played and ability.optional):
                continue
            option = Option("answer" if how.in_hand else "respond", card, detail=str(at))
            for use in uses_now(state, option, ability, player, window):
                yield use, ability


def lingering_uses(state: State, window: Window, card: CardId, player: PlayerId) -> Iterator[tuple[Option, When]]:
    """The uses of the texts that go on for the rest of a turn though their card has left play."""
    heard = f"{window.moment}:{window.occurrence.verb}"
    for at, ability in all_responding(world_of(state).abilities(state, card), heard, as_damage=False):
        if ability.lingers:
            for use in uses_now(state, Option("respond", card, detail=str(at)), ability, player, window):
                yield use, ability


def uses_now(state: State, option: Option, ability: When, player: PlayerId, window: Window) -> Iterator[Option]:
    """The uses of a text in a window: one, or one beside each of several cards among which the player chooses."""
    there = occasions(state, option, ability, player, window)
    for about, occurrence in there:
        use = Option(option.kind, option.card, about, option.detail) if about else option
        if is_open(state, window, use, ability, player) and applies(
            state, option.card, int(option.detail), ability, player, occurrence, window.whence
        ):
            yield use
            if not about or not is_asked_which(state, ability, [it for it, _ in there]):
                return


def is_open(state: State, window: Window, option: Option, ability: When, player: PlayerId) -> bool:
    """Whether a text has not yet been used like that in the window, nor a copy for it (2E-when-and-while/2).

    One that works meanwhile may be used again as long as its condition holds (2E-when-and-while/3), one that
    responds for each of several as often as there are some.
    """
    if ability.limit == AT_WILL:
        return is_able(state, option.card)
    if ability.limit == EACH:
        return not is_claimed(state, option.card, int(option.detail), player, window)
    if option in window.used or world_of(state).has_answered(state, window, option.card):
        return False
    return not is_repeated(state, window, option, ability)


def occasions(
    state: State, option: Option, ability: When, player: PlayerId, window: Window
) -> Sequence[tuple[CardId, Change]]:
    """What a text may still respond to here: all of the occurrence at once, or what happened to each card for itself.

    In the latter case each stands beside its card. What the player cannot tell apart is not told apart.
    """
    whole = window.occurrence
    if len(whole.cards) < 2 or ability.subject is None or ability.limit == TOGETHER:
        return ((0, whole),)
    if not world_of(state).happens_singly(whole):
        return ((0, whole),)
    found = concerned(state, option.card, ability, player, whole, window.whence) or ()
    used = {other.target for other in window.used if (other.card, other.detail) == (option.card, option.detail)}
    if len(found) < 2 and used.isdisjoint(found):
        return ((0, whole),)
    if not all(state.cards[it].handles[player] for it in found):
        return ((0, whole),)
    return tuple((it, only(whole, it)) for it in found if it not in used)


def is_asked_which(state: State, ability: When, cards: Sequence[CardId]) -> bool:
    """Whether it matters for which of several cards a text responds first: else it does so for the first that fits."""
    return tells_them_apart(ability) or (stacks_them(ability) and are_told_in_piles(state, cards))


def only(occurrence: Change, card: CardId) -> Change:
    """What happened to one of the cards."""
    return replace(occurrence, cards=(card,))


def responding(text: Any, heard: str, *, as_damage: bool) -> When | None:
    """A text if it responds to that, and so says when and to what.

    Of a card that is damage it is only what it does as such (2E-damage/1).
    """
    if isinstance(text, Damage) != as_damage:
        return None
    if isinstance(text, Throughout):
        return meanwhile(text).get(heard)
    ability = text.ability if isinstance(text, Damage) else text
    return ability if isinstance(ability, When) and heard in moments_of(ability) else None


@cache
def all_responding(texts: tuple[Any, ...], heard: str, *, as_damage: bool) -> tuple[tuple[int, When], ...]:
    """Those of several texts that respond to that, with their numbers; what is printed never changes."""
    found = ((at, responding(text, heard, as_damage=as_damage)) for at, text in enumerate(texts))
    return tuple((at, ability) for at, ability in found if ability is not None)


def is_repeated(state: State, window: Window, option: Option, ability: When) -> bool:
    """Whether a copy has already done the same to the same target, where copies do not add up (1E-12.9/1).

    What lies in the same place has the same target. Optional responses are repeated but for their benefits to a player.
    A copy that was nullified has done nothing (1E-G:nullify/1).
    """
    if not window.used or world_of(state).adds_up(state, option.card):
        return False
    if brings_a_benefit(ability) and world_of(state).benefits_add_up(state):
        return False
    leaf = state.cards[option.card]
    copies = [
        copy
        for other in window.used
        if other not in window.in_vain
        and other.detail == option.detail
        and (copy := state.cards[other.card]).definition == leaf.definition
    ]
    if ability.optional and ability.limit != EACH:
        return any(copy.owner == leaf.owner for copy in copies) and brings_a_benefit(ability)
    if copies and world_of(state).serves_all(state, option.card):
        return True
    return any((copy.parent, copy.role) == (leaf.parent, leaf.role) for copy in copies)


def witnesses(state: State, change: Change) -> tuple[CardId, ...]:
    """The cards of a change that respond to it and whose texts are on before it."""
    watched = state.watched
    heard = (*watched.get(f"when:{change.verb}", ()), *watched.get(f"just:{change.verb}", ()))
    return tuple(card for card in change.cards if card in heard and is_able(state, card)) if heard else ()


def is_claimed(state: State, card: CardId, at: int, player: PlayerId, window: Window) -> bool:
    """Whether copies of a card have responded for all that it could respond for; who is saved is none of those."""
    if window.moment == "about":
        return False
    definition = state.cards[card].definition
    uses = sum(state.cards[other.card].definition == definition for other in window.used if other not in window.in_vain)
    ability = world_of(state).abilities(state, card)[at]
    return uses >= len(concerned(state, card, ability, player, window.occurrence, window.whence) or ())


def applies(
    state: State,
    card: CardId,
    at: int,
    ability: When,
    player: PlayerId,
    occurrence: Change,
    whence: Before = NOWHERE,
) -> bool:
    """Whether a text responds to this occurrence."""
    if is_counted(ability.limit) and world_of(state).is_used_up(state, player, card, at):
        return False
    spoken_of = concerned(state, card, ability, player, occurrence, whence)
    if spoken_of is None:
        return False
    named = names_for(state, ability, spoken_of, occurrence, whence)
    scope = Reading(card, player, named, words=remembered(state, card))
    if ability.test is not None and not holds(state, scope, ability.test):
        return False
    return is_affordable(state, scope, ability.effect) and world_of(state).can_pay_for_skills(state, scope, ability)


def names_for(
    state: State, ability: When, spoken_of: tuple[CardId, ...], occurrence: Change, whence: Before
) -> dict[str, tuple[EntityId, ...]]:
    """The names that a text has for what it responds to."""
    named: dict[str, tuple[EntityId, ...]] = {SPOKEN_OF: spoken_of}
    if ability.verb == "draw" and ability.moment != "about":
        named[SPOKEN_OF] = tuple(card for card in whence if card in state.zone(occurrence.player, "hand"))
    if occurrence.source in state.cards:
        named[CAUSE] = (occurrence.source,)
    if ability.verb == "stun":
        named[CAUSE] = (occurrence.to,)
    if ability.verb == "overcome":
        named[GOAL] = (occurrence.to,)
    if ability.verb == "move":
        named[LEFT] = left_behind(state, spoken_of, whence)
    return named


def is_counted(limit: str) -> bool:
    """Whether a limit says how often a text may be used in a turn or a game."""
    return limit not in ("", EACH, TOGETHER, DILEMMA, AT_WILL)


def concerned(
    state: State, card: CardId, ability: When, player: PlayerId, occurrence: Change, whence: Before = NOWHERE
) -> tuple[CardId, ...] | None:
    """The cards of the occurrence that the text speaks of; None when it does not speak of this occurrence."""
    if not is_like_that(state, ability, player, occurrence):
        return None
    occurrence = as_asked(ability, occurrence)
    if ability.subject is None and occurrence.cards and ability.where == "":
        is_so = card in occurrence.cards and (not ability.using or uses(state, card, ability.using, occurrence))
        return (card,) if is_so else None
    if not occurrence.cards:
        return () if is_players_doing(state, card, ability, player, occurrence.player) else None
    asked, occurrence = as_it_lay(ability, occurrence, whence)
    before = NOWHERE if asked is not None and "zones" in asked.said else whence
    found = those_of(state, ability, player, occurrence, before)
    if not found:
        return None
    if asked is not None:
        look = values_for_text(state, Reading(card, player), asked)
        found = world_of(state).fitting(state, found, asked, look)
    if ability.other:
        found = tuple(other for other in found if other != card)
    if ability.using:
        found = tuple(other for other in found if uses(state, other, ability.using, occurrence))
    if ability.where not in ("", ON_TOP):
        found = near(state, card, ability.where, player, occurrence, found, whence)
    if saves(ability) or asks_who_is_involved(ability):
        found = world_of(state).usable_then(state, card, player, found)
    return found or None


def as_it_lay(ability: When, occurrence: Change, whence: Before) -> tuple[Filter | None, Change]:
    """What cards must be, and those of them that were discarded from where they must have lain.

    A text that speaks of the discard pile asks where they lie now.
    """
    asked = ability.subject
    zones = () if asked is None else asked.said.get("zones", ())
    if asked is None or not zones or "discard" in zones or ability.verb != "discard" or not whence:
        return asked, occurrence
    there = tuple(card for card in occurrence.cards if card in whence and whence[card].role in zones)
    return asked.without("zones"), replace(occurrence, cards=there)


def is_like_that(state: State, ability: When, player: PlayerId, occurrence: Change) -> bool:
    """Whether it happens as the text says: for that purpose, to the own deck's top, by such a card or player.

    Of a mission for which nobody used anything, nobody did with a skill.
    """
    if is_about_users(ability) and not occurrence.uses:
        return False
    if ability.fate and ability.fate != (occurrence.role if ability.verb == "put" else occurrence.detail):
        return False
    goal = (occurrence.role, occurrence.detail, occurrence.to)
    if ability.where == ON_TOP and goal != ("deck", "top", occurrence.player):
        return False
    return not ability.by or is_done_by(state, ability.by, player, occurrence)


def begin_response(
    state: State, card: CardId, at: int, player: PlayerId, responds_to: int, about: EntityId = 0
) -> None:
    """Carry out the effect of a responding text; ``responds_to`` is the depth of the frame below its window.

    ``about`` is the one card it responds for, where what happened to each is an occurrence of its own.
    """
    text = world_of(state).abilities(state, card)[at]
    path = (at, 0, 0) if isinstance(text, Damage) else (at, 0)
    window = state.frames[responds_to + 1]
    named: dict[str, tuple[EntityId, ...]] = {SPOKEN_OF: ()}
    if isinstance(window, Window):
        heard = f"{window.moment}:{window.occurrence.verb}"
        ability = responding(text, heard, as_damage=isinstance(text, Damage))
        assert ability is not None
        occurrence = only(window.occurrence, about) if about else window.occurrence
        spoken_of = concerned(state, card, ability, player, occurrence, window.whence) or ()
        if is_used_for_one(state, ability, player, occurrence, spoken_of):
            spoken_of = pick(state, spoken_of, 1)
        named = names_for(state, ability, spoken_of, occurrence, window.whence)
        if len(state.players) > 2:
            named |= whose_doing(state, ability, player, occurrence, spoken_of)
    begin_effect(state, card, path, player, cards=named, responds_to=responds_to)


def is_used_for_one(
    state: State, ability: When, player: PlayerId, occurrence: Change, spoken_of: tuple[CardId, ...]
) -> bool:
    """Whether chance takes one of several that the player cannot tell apart, of which a text may be used for one."""
    if not ability.optional or ability.moment != "about" or ability.limit == TOGETHER or len(spoken_of) < 2:
        return False
    return world_of(state).happens_singly(occurrence) and not all(state.cards[it].handles[player] for it in spoken_of)


def whose_doing(
    state: State, ability: When, player: PlayerId, occurrence: Change, spoken_of: tuple[CardId, ...]
) -> dict[str, tuple[EntityId, ...]]:
    """The opponent whom a text means that responds to the doing or to the cards of one."""
    if "opponent" not in (ability.by, ability.whose):
        return {}
    doer = occurrence.player if ability.by == "opponent" or not spoken_of else state.cards[spoken_of[0]].controller
    return {OPPONENT: (doer,)} if doer in state.players and doer != player else {}

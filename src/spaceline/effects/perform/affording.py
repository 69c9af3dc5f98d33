"""Whether the cost of a text could be paid now: all requirements come before any cost (2E-actions-requirements/1)."""

from __future__ import annotations

from functools import cache
from itertools import takewhile
from typing import Any

from spaceline.core.data.decisions import PASS, Option
from spaceline.core.data.frames import Action, RunEffect
from spaceline.core.data.leaves import CardId
from spaceline.core.modifiers import current_values_for
from spaceline.core.state import State
from spaceline.effects.names import SPOKEN_OF
from spaceline.effects.nodes.choices import PlayAnother, Probe
from spaceline.effects.nodes.course import Transport, Tribbles
from spaceline.effects.nodes.effects import (
    BeginBattle,
    CardPlays,
    Destroy,
    Discard,
    Download,
    Effect,
    Gate,
    Join,
    Nullify,
    Offer,
    Put,
    Reports,
    Score,
    Select,
    Sequence,
    Stop,
    is_of_locations,
)
from spaceline.effects.parts import battles_of, card_plays_of, flashes_of, probes_of, replacements_of, transports_of
from spaceline.effects.paths import names, part
from spaceline.effects.perform.reading import cards_meant, holds, number_meant, root, values_for_filter
from spaceline.effects.perform.verdicts import FOUND, NAMED
from spaceline.effects.scope import Reading, Scope
from spaceline.effects.world import world_of

BARRED = frozenset(("barred",))
"""What is looked at of cards that cannot leave play."""


def is_affordable(state: State, scope: Scope, effect: Effect) -> bool:
    """Whether the cost that an effect begins with, if it begins with one, could be paid in full.

    A hint for what is offered and refused; nothing is done. Whether anything comes of it is not asked
    (2E-actions-effects/2).
    """
    if isinstance(effect, Sequence):
        return is_affordable(state, scope, effect.steps[0]) and can_download_all(state, scope, effect)
    if isinstance(effect, Nullify | PlayAnother):
        return can_undo_play(state, scope, effect)
    if isinstance(effect, Discard) and (effect.cards.where, effect.cards.name) == ("named", SPOKEN_OF):
        return bool(cards_meant(state, scope, effect.cards))
    if isinstance(effect, Download):
        return can_find(state, scope, effect, world_of(state).downloads(state, scope, effect), effect.count)
    if isinstance(effect, Tribbles):
        return bool(effect.draw) or flashes_of(state).may_download_tribbles(state, scope)
    if isinstance(effect, Join):
        return bool(battles_of(state).joining(state, scope, cards_meant(state, scope, effect.cards)))
    if isinstance(effect, Gate) and effect.tries is not None:
        is_open = is_search_open(state, scope, effect.then)
        return is_open and could_do(state, scope, effect.tries) and can_be_begun(state, scope, effect.then)
    return can_be_begun(state, scope, effect)


def can_find(state: State, scope: Scope, it: Download, ways: tuple[Option, ...], wanted: int) -> bool:
    """Whether a download that begins in one of these ways finds for so many of those who are wanted.

    Each copy of a card counts, and of what can be in play only once one (1E-6.3.1/1, 1E-6.3.1/4), also where of copies
    only one is listed. A download that may stop short lists them all.
    """
    if wanted <= 1 or PASS in ways:
        return sum(tally(state, it, card) for card in {option.card for option in ways}) >= wanted
    world, left = world_of(state), wanted
    while left > 0 and ways:
        left -= tally(state, it, ways[0].card)
        scope = supposing(scope, ways[0].card)
        found = world.downloads(state, scope, it) if left > 0 else ()
        ways = tuple(option for option in found if tally(state, it, option.card) <= wanted)
    return left <= 0


def tally(state: State, it: Download, card: CardId) -> int:
    """For how many of those who are wanted a card counts (1E-6.3.4.0.2/1)."""
    return world_of(state).targets_on(state, card, it.cards, values_for_filter(state, it.cards)) if it.count > 1 else 1


def is_search_open(state: State, scope: Scope, effect: Effect | None) -> bool:
    """Whether an effect, if it begins with a download, may look for cards: not twice in vain (1E-6.5.3.0.2/4)."""
    world = world_of(state)
    if begins_with_download(effect) and not world.may_download(state, scope):
        return False
    return not (isinstance(effect, Download) and world.was_in_vain(state, scope))


def can_download_all(state: State, scope: Scope, effect: Sequence) -> bool:
    """Whether each of the downloads with which a text begins finds a card of its own (1E-6.5.3.0.2/2)."""
    downloads = leading_downloads(effect.steps)
    return len(downloads) < 2 or can_find_all(state, scope, downloads)


def leading_downloads(steps: tuple[Any, ...]) -> tuple[Download, ...]:
    """The downloads with which several steps begin."""
    return tuple(takewhile(lambda step: isinstance(step, Download), steps))


def can_find_all(state: State, scope: Scope, downloads: tuple[Download, ...]) -> bool:
    """Whether each of several downloads finds a card that none of the others takes."""
    world = world_of(state)
    found = [{option.card for option in world.downloads(state, scope, it)} for it in downloads]
    if not all(found):
        return False
    rest = downloads[1:]
    return not rest or any(can_find_all(state, supposing(scope, card), rest) for card in sorted(found[0]))


def supposing(scope: Scope, card: CardId) -> Reading:
    """The text as it would go on if a download had found that card."""
    named = (*scope.cards.get(NAMED, ()), card)
    return Reading(scope.source, scope.you, {**scope.cards, NAMED: named}, {**scope.numbers, FOUND: 1}, scope.words)


def leaving_the_rest(state: State, run: RunEffect, ways: tuple[Option, ...]) -> tuple[Option, ...]:
    """The ways of a download after which those that follow it at once still find all they want (1E-6.5.3.0.2/2).

    Who could serve for several of them, as a drone of three subcommands does (1E-G:activate-subcommands/1).
    """
    above: Any = root(state, run)
    for step in run.cursor[:-1]:
        above = part(above, step)
    rest = leading_downloads(above.steps[run.cursor[-1] + 1 :]) if run.cursor and isinstance(above, Sequence) else ()
    if not rest:
        return ways
    world = world_of(state)
    wanted = {option.card for it in rest for option in world.downloads(state, run, it)}
    in_question = wanted & {option.card for option in ways}
    lost = {card for card in in_question if not can_find_all(state, supposing(run, card), rest)}
    return tuple(option for option in ways if option.card not in lost)


def has_something_to_nullify(state: State, scope: Scope, effect: Nullify) -> bool:
    """Whether not all that would be nullified is immune, nor has been nullified already (1E-5.0/4)."""
    world, named = world_of(state), scope.cards.get(SPOKEN_OF, ())
    if effect.cards is not None and (effect.cards.where, effect.cards.name) != ("named", SPOKEN_OF):
        return True
    threatened = named if effect.cards is None else tuple(card for card in named if state.in_play(card))
    return not named or any(not world.is_immune(state, card, scope.source) for card in threatened)


def can_undo_play(state: State, scope: Scope, effect: Nullify | PlayAnother) -> bool:
    """Whether what is spoken of could be nullified, or sent back to the hand."""
    if isinstance(effect, Nullify):
        return has_something_to_nullify(state, scope, effect)
    return is_played_from_hand(state, scope)


def is_played_from_hand(state: State, scope: Scope) -> bool:
    """Whether what is spoken of is being played from the hand, and is not immune."""
    named = scope.cards.get(SPOKEN_OF, ())
    plays = (it for it in state.frames if isinstance(it, Action) and it.option.card in named and not it.cancelled)
    return any(
        replacements_of(state).may_be_taken_back(state, it)
        and not (state.cards[it.option.card].face_up and world_of(state).is_immune(state, it.option.card, scope.source))
        for it in plays
    )


def can_be_begun(state: State, scope: Scope, effect: Effect | None) -> bool:
    """Whether a battle that an effect begins with, if it does with one, has a place and an enemy; a beam its ends.

    Where a ship reports with its crew there must be one, since it is a target (1E-G:actions-step-1-initiation/1).
    """
    if isinstance(effect, Sequence):
        return can_be_begun(state, scope, effect.steps[0])
    if isinstance(effect, Transport):
        return bool(transports_of(state).beams(state, scope, effect))
    if isinstance(effect, Reports) and is_of_locations(effect):
        return bool(card_plays_of(state).reports(state, scope, effect))
    return not isinstance(effect, BeginBattle) or bool(battles_of(state).battles(state, scope, effect))


def begins_with_download(effect: Effect | None) -> bool:
    """Whether an effect cannot be begun where nothing can be downloaded, whatever is paid for that."""
    if isinstance(effect, Sequence):
        return begins_with_download(effect.steps[0])
    if isinstance(effect, Tribbles):
        return not effect.draw
    if isinstance(effect, Gate) and effect.tries is not None:
        return begins_with_download(effect.then) or (effect.otherwise is None and takes_download(effect.tries))
    return isinstance(effect, Download)


def lacks_download(state: State, scope: Scope, effect: Effect | None) -> bool:
    """Whether an effect begins with a download where none is allowed (1E-G:computer-crash/2)."""
    return begins_with_download(effect) and not world_of(state).may_download(state, scope)


def takes_download(cost: Effect) -> bool:
    """Whether a download is among what must be done completely, for the rest to be done."""
    return any(isinstance(step, Download) for step in (cost.steps if isinstance(cost, Sequence) else (cost,)))


def could_do(state: State, scope: Scope, cost: Any) -> bool:
    """Whether there are cards enough for a cost. The card whose text it is does not pay from hand for itself."""
    if isinstance(cost, Sequence):
        return could_do_all(state, scope, cost.steps)
    if isinstance(cost, Select):
        cards = [
            card for card in cards_meant(state, scope, cost.cards) if cost.cards.where != "hand" or card != scope.source
        ]
        return cost.up_to or len(cards) >= number_meant(state, scope, cost.count)
    if isinstance(cost, Gate) and cost.test is not None and cost.asks == "":
        branch = cost.then if holds(state, scope, cost.test) else cost.otherwise
        return branch is None or could_do(state, scope, branch)
    if isinstance(cost, Download | CardPlays):
        return is_there(state, scope, cost)
    if isinstance(cost, Score):
        points = -number_meant(state, scope, cost.amount) * cost.times
        return cost.who != "you" or points <= 0 or world_of(state).may_lose_points(state, scope.you, points)
    if isinstance(cost, Offer):
        return any(card != scope.source for card in cards_meant(state, scope, cost.cards))
    if isinstance(cost, Probe):
        return bool(probes_of(state).probe_card(state, scope))
    return not asks_for_cards(cost) or bool(cards_meant(state, scope, cost.cards))


def asks_for_cards(cost: Any) -> bool:
    """Whether a cost takes cards that must be there: others than this one and those that were chosen before."""
    return isinstance(cost, Stop | Discard | Put) and cost.cards.where not in ("named", "this")


def is_there(state: State, scope: Scope, cost: Download | CardPlays) -> bool:
    """Whether there is a card to download, or a card play to do without."""
    if isinstance(cost, Download):
        return is_affordable(state, scope, cost)
    return card_plays_of(state).plays_left(state, scope.you) + cost.amount >= 0


def taken_from_hand(state: State, scope: Scope, effect: Any) -> int:
    """How many cards the cost that an effect begins with takes from its player's hand, whoever chooses them.

    A cost that takes all that is there can be paid with any number.
    """
    if isinstance(effect, Sequence):
        return taken_from_hand(state, scope, effect.steps[0])
    if not isinstance(effect, Gate) or effect.tries is None:
        return 0
    steps = effect.tries.steps if isinstance(effect.tries, Sequence) else (effect.tries,)
    chosen = (step for step in steps if isinstance(step, Select) and not step.up_to)
    own = (step for step in chosen if (step.cards.where, step.cards.of) == ("hand", "you"))
    return sum(step.count for step in own if isinstance(step.count, int))


def lacks_points(state: State, scope: Scope, effect: Effect | None) -> bool:
    """Whether an effect begins with a cost in points that its player has not."""
    if not isinstance(effect, Gate) or effect.tries is None:
        return False
    steps = effect.tries.steps if isinstance(effect.tries, Sequence) else (effect.tries,)
    return any(isinstance(step, Score) and not could_do(state, scope, step) for step in steps)


def could_do_all(state: State, scope: Scope, steps: tuple[Any, ...]) -> bool:
    """Whether several things could be done one after another: for what is chosen first, there may be no rest."""
    first, rest = steps[0], steps[1:]
    if not could_do(state, scope, first):
        return False
    if not rest:
        return True
    if is_given_up(first, rest) and len(losable(state, cards_meant(state, scope, first.cards))) < number_meant(
        state, scope, first.count
    ):
        return False
    if not depends(first, rest):
        return could_do_all(state, scope, rest)
    return bool(leaving_enough(state, scope, first, rest, cards_meant(state, scope, first.cards)))


@cache
def is_given_up(first: Any, rest: tuple[Any, ...]) -> bool:
    """Whether cards are chosen that are destroyed as a price."""
    return (
        isinstance(first, Select)
        and not first.up_to
        and any(isinstance(it, Destroy) and (it.cards.where, it.cards.name) == ("named", first.name) for it in rest)
    )


def losable(state: State, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Those that can leave play: what cannot be destroyed pays for nothing (2E-actions-requirements/1)."""
    values = current_values_for(state, BARRED)
    return cards if values is None else tuple(card for card in cards if "leave" not in values.of(card).barred)


@cache
def depends(first: Any, rest: tuple[Any, ...]) -> bool:
    """Whether one card is chosen on which it depends what can be chosen after it."""
    return (
        isinstance(first, Select)
        and first.by == "you"
        and first.count == 1
        and not first.up_to
        and any(isinstance(step, Select | Gate) for step in rest)
    )


def leaving_enough(
    state: State, scope: Scope, first: Select, rest: tuple[Any, ...], cards: tuple[CardId, ...]
) -> tuple[CardId, ...]:
    """Those of the cards with which what comes after their choice could be done."""

    def is_enough(card: CardId) -> bool:
        supposed = Reading(scope.source, scope.you, {**scope.cards, first.name: (card,)}, scope.numbers, scope.words)
        return could_do_all(state, supposed, rest)

    return tuple(card for card in cards if is_enough(card))


def eligible_for(state: State, run: RunEffect, it: Select) -> tuple[CardId, ...]:
    """Whom a player may choose: within a cost only those with whom the rest of it can be paid (1E-5.0/6)."""
    cards = cards_meant(state, run, it.cards)
    rest = rest_of_cost(state, run) if len(cards) > 1 else ()
    cards = losable(state, cards) if is_given_up(it, rest) else cards
    cards = leaving_enough(state, run, it, rest, cards) if rest and depends(it, rest) else cards
    return world_of(state).usable_for(state, run, it, cards)


def rest_of_cost(state: State, run: RunEffect) -> tuple[Effect, ...]:
    """What comes after the node at the cursor in the sequence that is a cost; nothing where it is no part of one."""
    above, gate = root(state, run), None
    for step in run.cursor[:-1]:
        gate = above if isinstance(above, Gate) and names(above)[step] == "tries" else None
        above = part(above, step)
    if gate is None or gate.then is None or not isinstance(above, Sequence):
        return ()
    return above.steps[run.cursor[-1] + 1 :]

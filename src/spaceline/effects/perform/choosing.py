"""Choices that a text leaves to a player: cards, places, an order, yes or no, and ties."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import NO, PASS, YES, Answer, Decision, Selection
from spaceline.core.data.frames import RunEffect
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.effects.names import OPPONENT
from spaceline.effects.nodes import effects as node, walk
from spaceline.effects.nodes.selectors import Cards, Number
from spaceline.effects.parts import battles_of
from spaceline.effects.paths import names
from spaceline.effects.perform.affording import eligible_for
from spaceline.effects.perform.flow import branch
from spaceline.effects.perform.initiating import download_of, is_between_players, way_of
from spaceline.effects.perform.leaving import cards_in_reach
from spaceline.effects.perform.opponents import OF_ONE_PLAYER, is_unread
from spaceline.effects.perform.reading import cards_meant, current, expression, number_meant
from spaceline.effects.perform.relocating import which_place
from spaceline.effects.perform.searching import take_way, which_way
from spaceline.effects.perform.verdicts import (
    ASK,
    CAME_BACK,
    COME_BACK,
    DONE_WELL,
    ELIGIBLE,
    FELL_SHORT,
    FREE,
    WHITHER,
    Into,
    Outcome,
    name_cards,
    name_number,
    outcome,
)
from spaceline.effects.world import world_of


def name_choice(state: State, run: RunEffect, it: node.Select | node.Top, cards: tuple[CardId, ...]) -> None:
    """Give the chosen cards their name; "that opponent" is whoever commands what was chosen of an opponent's cards.

    They lie on the table: of whom a zone of one player is, is asked before (``speaks_of_one``).
    """
    name_cards(state, it.name, cards)
    uses = world_of(state).chosen(state, run, it, cards)
    request(state, *uses)
    world_of(state).charge(state, uses)
    if it.cards.of == "opponent" and it.cards.where not in OF_ONE_PLAYER and len(state.players) > 2:
        whose = tuple(dict.fromkeys(state.cards[card].controller for card in cards))
        if len(whose) == 1:
            name_cards(state, OPPONENT, whose)


def chooser(state: State, run: RunEffect, by: str) -> PlayerId:
    """The player who chooses."""
    return run.you if by == "you" else world_of(state).opponent(state, run)


def begin(state: State, run: RunEffect, it: node.Select) -> Outcome:
    """Choose as many as asked for, or as there are (2E-actions-effects/1); without a choice it is done at once.

    Whoever chooses among cards of somebody else may examine every eligible one first (2E-selections/2,
    2E-showing-your-cards/4), or all that are present with them (1E-12.12/3).
    """
    if run.resumed == CAME_BACK:
        return ASK
    cards = eligible_for(state, run, it)
    wanted = number_meant(state, run, it.count)
    heads = world_of(state).heads(state, cards)
    if not cards or wanted == 0 or (heads <= wanted and not it.up_to):
        name_choice(state, run, it, cards if wanted else ())
        is_free = wanted == 0 and not it.up_to
        if is_free or run.numbers.get(f"{FREE}{it.name}"):
            name_number(state, f"{FREE}{it.name}", int(is_free))
        return outcome(complete=is_free or (bool(cards) and heads >= wanted))
    player = chooser(state, run, it.by)
    unread = to_examine(state, run, it, cards, player)
    note_eligible(state, run, cards if unread or hides_some(state, run, it, player) else ())
    if unread:
        request(state, Change("examine", unread, player, run.source))
        return COME_BACK
    return ASK


def to_examine(
    state: State, run: RunEffect, it: node.Select | node.Top, cards: tuple[CardId, ...], player: PlayerId
) -> tuple[CardId, ...]:
    """The concealed cards of somebody else that the rules show a player who chooses among some cards."""
    shown = world_of(state).open_to_choice(state, run, it, cards)
    return tuple(card for card in shown if is_unread(state, card, player))


def hides_some(state: State, run: RunEffect, it: node.Select, player: PlayerId) -> bool:
    """Whether somebody else's concealed cards lie among those of which the text asks who is eligible.

    That none of them is, is told by the choice (2E-showing-your-cards/4), and nobody can find it out otherwise.
    """
    if player == run.you and it.cards.of == "you":
        return False
    return any(is_unread(state, card, player) for card in world_of(state).found(state, run, it.cards))


def note_eligible(state: State, run: RunEffect, cards: tuple[CardId, ...]) -> None:
    """Let the frame say which cards are eligible, where the player who chooses could not find them out."""
    if cards or ELIGIBLE in run.cards:
        name_cards(state, ELIGIBLE, cards)


def which_cards(state: State, run: RunEffect, it: node.Select) -> Decision:
    """Ask for the cards."""
    eligible = run.cards.get(ELIGIBLE) or eligible_for(state, run, it)
    before = run.cards.get(CHOSEN, ())
    cards = tuple(card for card in eligible if card not in before)
    if is_one_by_one(state, run, it, eligible):
        selection = Selection(addable(state, run, it, before, eligible), 0, 1)
    else:
        wanted = min(still_wanted(state, run, it, before), len(cards))
        weights, budget = world_of(state).weighed(state, run, it, cards) if it.up_to else ((), 0)
        selection = Selection(cards, 0 if it.up_to else fewest(state, cards, wanted), wanted, weights, budget)
    return Decision(chooser(state, run, it.by), "cards", f"select.{it.name}", selection=selection, about=(run.source,))


def is_one_by_one(state: State, run: RunEffect, it: node.Select, eligible: tuple[CardId, ...]) -> bool:
    """Whether as many as somebody likes are chosen one after another: where others who pay cannot pay for all."""
    return it.up_to and not world_of(state).can_pay_together(state, run, it, eligible, others=True)


def addable(
    state: State, run: RunEffect, it: node.Select, before: tuple[CardId, ...], eligible: tuple[CardId, ...]
) -> tuple[CardId, ...]:
    """Those who can be paid for together with whom was chosen before; nobody once these are enough."""
    if still_wanted(state, run, it, before) <= 0:
        return ()
    more = (card for card in eligible if card not in before)
    return tuple(card for card in more if world_of(state).can_pay_together(state, run, it, (*before, card)))


def take_cards(state: State, run: RunEffect, it: node.Select, answer: Answer) -> Outcome:
    """Name the chosen cards; where one that stands for two was left out for others, or one more may follow, ask on."""
    before = run.cards.get(CHOSEN, ())
    chosen = (*before, *answer.cards)
    left = still_wanted(state, run, it, chosen)
    eligible = run.cards.get(ELIGIBLE) or cards_meant(state, run, it.cards)
    goes_on = left > 0 and len(eligible) > len(chosen) and not it.up_to
    if answer.cards and is_one_by_one(state, run, it, eligible):
        goes_on = bool(addable(state, run, it, chosen, eligible))
    if goes_on:
        name_cards(state, CHOSEN, chosen)
        return ASK
    if before:
        name_cards(state, CHOSEN, ())
    player = chooser(state, run, it.by)
    has_examined = bool(to_examine(state, run, it, run.cards.get(ELIGIBLE, ()), player))
    name_choice(state, run, it, chosen)
    if player != run.you or has_examined:
        request(state, Change("stop-examining", (), player, run.source))
    return outcome(complete=bool(chosen) or it.up_to)


CHOSEN = "chosen so far"
"""The name of the cards of a choice that is not complete."""


def still_wanted(state: State, run: RunEffect, it: node.Select, chosen: tuple[CardId, ...]) -> int:
    """How many more must be chosen; a card that stands for two can be chosen for both (1E-6.3.4.0.1/4, /5)."""
    return number_meant(state, run, it.count) - world_of(state).heads(state, chosen)


def fewest(state: State, cards: tuple[CardId, ...], wanted: int) -> int:
    """The smallest number of cards that stand for so many."""
    twice = world_of(state).heads(state, cards) - len(cards)
    return wanted - min(wanted // 2, twice)


def ranked(state: State, run: RunEffect, it: node.Top) -> tuple[tuple[CardId, ...], tuple[CardId, ...]]:
    """The cards that are certainly among the highest, and those that tie for what is left."""
    world, look = world_of(state), current(state)
    cards = cards_meant(state, run, it.cards)
    values = {card: max(world.stats(state, card, it.of, look, it.cards.filter)) for card in cards}
    if not cards:
        return ((), ())
    last = sorted(values.values(), reverse=True)[: it.count][-1]
    above = tuple(card for card in cards if values[card] > last)
    return above, tuple(card for card in cards if values[card] == last)


def top(state: State, run: RunEffect, it: node.Top) -> Outcome:
    """Find the cards with the highest value; a tie is broken by whom the rules say, who may look at the equals."""
    above, equal = ranked(state, run, it)
    is_tied = len(above) + len(equal) > it.count
    if run.resumed != CAME_BACK:
        shown = (*world_of(state).compared(state, run, it), *(equals_shown(state, run, it, equal) if is_tied else ()))
        if shown:
            request(state, *shown)
            return COME_BACK
    if is_tied:
        note_eligible(state, run, equal)
        if above:
            name_cards(state, CHOSEN, above)
        return ASK
    best = above + equal
    name_choice(state, run, it, best)
    return DONE_WELL if best else FELL_SHORT


def equals_shown(state: State, run: RunEffect, it: node.Top, equal: tuple[CardId, ...]) -> tuple[Change, ...]:
    """Let whoever breaks a tie see the equals, where the rules show these."""
    player, _ = who_breaks(state, run, it, equal)
    unread = to_examine(state, run, it, equal, player)
    return (Change("examine", unread, player, run.source),) if unread else ()


def tied(state: State, run: RunEffect, it: node.Top) -> tuple[tuple[CardId, ...], tuple[CardId, ...]]:
    """The cards above a tie and the equals, as they were found: whoever imagines hidden cards may find others."""
    equal = run.cards.get(ELIGIBLE)
    return (run.cards.get(CHOSEN, ()), equal) if equal else ranked(state, run, it)


def which_of_equals(state: State, run: RunEffect, it: node.Top) -> Decision:
    """Ask which of the equals it is; where the text itself says who chooses, no rule about ties does."""
    above, equal = tied(state, run, it)
    player, clause = who_breaks(state, run, it, equal)
    left = it.count - len(above)
    selection = Selection(equal, left, left)
    return Decision(player, "cards", "break-tie", selection=selection, about=(run.source,), clause=clause)


def who_breaks(state: State, run: RunEffect, it: node.Top, equal: tuple[CardId, ...]) -> tuple[PlayerId, str]:
    """Who chooses among equals, and by which rule; where they have several owners, whoever carries out the text."""
    if it.by == "owner":
        owners = {state.cards[card].owner for card in equal}
        return (owners.pop() if len(owners) == 1 else run.you), ""
    return (chooser(state, run, it.by), "") if it.by else world_of(state).tie_breaker(state, run)


def take_equal(state: State, run: RunEffect, it: node.Top, answer: Answer) -> Outcome:
    """Name them; whoever chose has seen enough."""
    above, equal = tied(state, run, it)
    if above:
        name_cards(state, CHOSEN, ())
    name_choice(state, run, it, (*above, *answer.cards))
    shown = equals_shown(state, run, it, equal)
    request(state, *(replace(change, verb="stop-examining", cards=()) for change in shown))
    return DONE_WELL


def undecided(
    state: State, run: RunEffect, it: node.Put, cards: tuple[CardId, ...]
) -> tuple[CardId, tuple[CardId, ...]]:
    """The first of the cards for which a text means several places that was not chosen yet, and these."""
    world, answers = world_of(state), len(run.cards.get(WHITHER, ()))
    for card in cards:
        goals = world.goals(state, run, it, card)
        answers -= len(goals) > 1
        if answers < 0:
            return card, goals
    return 0, ()


def decided(state: State, run: RunEffect, it: node.Put, cards: tuple[CardId, ...]) -> dict[CardId, CardId]:
    """Where each card goes for which the player chose between several places; then that is done with."""
    chosen = run.cards.get(WHITHER, ())
    if not chosen:
        return {}
    world = world_of(state)
    name_cards(state, WHITHER, ())
    return dict(zip((card for card in cards if len(world.goals(state, run, it, card)) > 1), chosen, strict=True))


def which_order(state: State, run: RunEffect, it: node.Put) -> Decision:
    """Ask where a card is put, or in which order the cards are put there, the first one on top."""
    cards = cards_in_reach(state, run, it.cards)
    player = chooser(state, run, it.who)
    card, goals = undecided(state, run, it, cards)
    if goals:
        return Decision(player, "cards", "put-where", selection=Selection(goals, 1, 1), about=(run.source, card))
    selection = Selection(cards, len(cards), len(cards))
    return Decision(player, "order", f"put.{it.to}", selection=selection, about=(run.source,))


def whether(state: State, run: RunEffect, it: node.Gate) -> Decision:
    """Ask whether the player wants it, or where it leads before that is paid for."""
    way, wanted = way_of(it), download_of(it)
    if way is not None:
        return which_place(state, run, way)
    if wanted is not None:
        return which_way(state, run, wanted)
    prompt = "may" if it.otherwise is None else "may.player" if is_between_players(it) else "may.otherwise"
    player, whole = chooser(state, run, it.asks), with_consequence(state, run, it)
    told = [run.numbers[name] for name in names_of_numbers(whole) if name in run.numbers]
    numbers = {"number": told[0]} if told else {}
    about = (run.source, *spoken_of(state, run, whole, player))
    return Decision(player, "yes_no", prompt, (YES, NO), about=about, numbers=numbers)


def with_consequence(state: State, run: RunEffect, it: node.Gate) -> node.Gate:
    """What a decision is about: with what follows from it, where the text tries what somebody may do."""
    whole, inner = it, it
    for length in range(len(run.cursor) - 1, -1, -1):
        around = expression(state, replace(run, cursor=run.cursor[:length]))
        if not isinstance(around, node.Gate) or inner not in (around.tries, around.then if around.test else None):
            return whole
        whole, inner = around if inner == around.tries else whole, around
    return whole


def spoken_of(state: State, run: RunEffect, it: node.Gate, player: PlayerId) -> tuple[CardId, ...]:
    """The cards chosen before, by whomever or by chance, of which somebody decides: as far as they are known."""
    cards = tuple(dict.fromkeys(card for name in names_of_cards(it) for card in run.cards.get(name, ())))
    return tuple(card for card in cards if card in state.cards and state.cards[card].handles[player])


@cache
def names_of_cards(it: node.Gate) -> tuple[str, ...]:
    """The names of cards that a text speaks of there and has given before."""
    parts = [part for _, part in walk(it)]
    given = {part.name for part in parts if isinstance(part, node.Select | node.Top)}
    spoken = (part.name for part in parts if isinstance(part, Cards) and part.where == "named")
    return tuple(name for name in dict.fromkeys(spoken) if name not in given)


def names_of_numbers(it: node.Gate) -> tuple[str, ...]:
    """The names of the numbers that are spoken of where somebody decides, so that they are told before."""
    return tuple(part.name for _, part in walk(it) if isinstance(part, Number))


def take_whether(state: State, run: RunEffect, it: node.Gate, answer: Answer) -> Outcome:
    """Go the way the player chose, or pay for it."""
    if (wanted := download_of(it)) is not None:
        return take_way(state, run, wanted, answer)
    if way_of(it) is None:
        return branch(it, yes=answer.option == YES)
    assert answer.option is not None
    name_cards(state, WHITHER, (answer.option.card,))
    return Into(names(it).index("tries"))


def begin_battle(state: State, run: RunEffect, it: node.BeginBattle) -> Outcome:
    """Ask where and against whom; afterwards say whether it was won."""
    if run.resumed == CAME_BACK:
        return outcome(complete=run.succeeded)
    return ASK if battles_of(state).battles(state, run, it) else FELL_SHORT


def which_battle(state: State, run: RunEffect, it: node.BeginBattle) -> Decision:
    """Ask for one of those that can be begun; somebody who imagines the hidden cards may imagine that there is none."""
    options = battles_of(state).battles(state, run, it) or (PASS,)
    return Decision(run.you, "option", "begin-battle", options, about=(run.source,))


def take_battle(state: State, run: RunEffect, it: node.BeginBattle, answer: Answer) -> Outcome:
    """Begin the one that was chosen."""
    assert answer.option is not None
    if answer.option == PASS:
        return FELL_SHORT
    battles_of(state).begin_battle(state, run, answer.option)
    return COME_BACK

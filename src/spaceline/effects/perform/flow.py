"""Effects made of other effects: in sequence, behind a gate, for each player or card."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.changing import request
from spaceline.core.data.frames import RunEffect
from spaceline.core.data.leaves import Lasting
from spaceline.core.state import State
from spaceline.effects.names import IT, TEXT_PLAYER
from spaceline.effects.nodes import effects as node, walk
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.tests import Shows
from spaceline.effects.paths import names as part_names
from spaceline.effects.perform.affording import is_affordable, lacks_download, lacks_points
from spaceline.effects.perform.checking import begin_check
from spaceline.effects.perform.initiating import download_of, is_named, way_of
from spaceline.effects.perform.reading import cards_meant, holds
from spaceline.effects.perform.required import node_at
from spaceline.effects.perform.searching import name_next
from spaceline.effects.perform.verdicts import (
    ASK,
    BEARER,
    CAME_BACK,
    COME_BACK,
    DONE_WELL,
    ENTERED,
    FELL_SHORT,
    PREVENTED,
    WHITHER,
    Into,
    Outcome,
    name_cards,
    name_number,
    outcome,
    running,
)
from spaceline.effects.world import world_of

ALL_WELL = "all-well"


def sequence(state: State, run: RunEffect, it: node.Sequence) -> Outcome:
    """One step after another; it fails when a step does, but goes on."""
    if run.resumed == ENTERED:
        return Into(0)
    complete = run.succeeded and run.numbers.get(f"{ALL_WELL}{len(run.cursor)}", 1) == 1
    following = run.resumed + 1
    if following < len(it.steps):
        name_number(state, f"{ALL_WELL}{len(run.cursor)}", int(complete))
        return Into(following)
    if not complete:
        name_number(state, f"{ALL_WELL}{len(run.cursor)}", 1)
    return outcome(complete=complete)


def branch(it: node.Gate, *, yes: bool) -> Outcome:
    """The part to go on with; without one, a declined offer and an unpaid cost fall short, a failed test does not."""
    names = part_names(it)
    wanted = "then" if yes else "otherwise"
    if wanted in names:
        return Into(names.index(wanted))
    return outcome(complete=yes or it.test is not None)


def gate(state: State, run: RunEffect, it: node.Gate) -> Outcome:
    """Test, ask or try; then go one way or the other.

    What is tried before the effect is its cost (2E-actions-costs/1), and serves this text only (2E-actions-costs/2).
    """
    names = part_names(it)
    if run.resumed >= 0:
        came_from = names[run.resumed]
        if came_from == "tries":
            return branch(it, yes=run.succeeded and not is_unpaid(state, run, it))
        return outcome(complete=run.succeeded)
    if it.tries is not None:
        return branch(it, yes=False) if lacks_points(state, run, it) else head_for(state, run, it)
    if run.resumed == CAME_BACK:
        return branch(it, yes=run.succeeded)
    if it.asks:
        way = way_without_points(state, run, it)
        if way is not None:
            return branch(it, yes=way)
        is_closed = lacks_points(state, run, it.then) or (
            it.otherwise is not None and lacks_download(state, run, it.then)
        )
        return branch(it, yes=False) if it.asks == "you" and is_closed else ASK
    assert it.test is not None
    if isinstance(it.test, Shows):
        at = names.index("test")
        begin_check(state, run, it.test, at)
        return COME_BACK
    is_so = holds(state, run, it.test)
    if is_so:
        request(state, *world_of(state).relied_on(state, run, it.test))
    return branch(it, yes=is_so)


def way_without_points(state: State, run: RunEffect, it: node.Gate) -> bool | None:
    """The way of a player to whom these points mean nothing, where it is the one without points (1E-6.4.0.2/2).

    None where both ways are open: points stand in neither, in both, or the way without them cannot be gone.
    """
    then, otherwise = scores(it.then), scores(it.otherwise)
    player = run.you if it.asks == "you" else world_of(state).opponent(state, run)
    if then == otherwise or world_of(state).points_kind(state, run, player) is not None:
        return None
    if then:
        return False
    return True if it.then is None or is_affordable(state, run, it.then) else None


def scores(way: node.Effect | None) -> bool:
    """Whether somebody scores or loses points on a way."""
    return way is not None and any(isinstance(part, node.Score) for _, part in walk(way))


def is_unpaid(state: State, run: RunEffect, it: node.Gate) -> bool:
    """Whether a cost was prevented for a card that has stayed where it was, so that nothing was paid for the effect.

    What happens to a card instead is paid with it; and "if you cannot" asks what could be done, not what was prevented.
    """
    prevented = run.cards.get(PREVENTED, ())
    return it.otherwise is None and any(card in state.cards and state.in_play(card) for card in prevented)


def head_for(state: State, run: RunEffect, it: node.Gate) -> Outcome:
    """Try what costs something; where that takes cards to a place of a player's choice, the place is chosen first.

    So is the card that is downloaded: targets come before costs (1E-G:actions-step-1-initiation/1).
    """
    wanted = download_of(it) if run.only_chooses else None
    if wanted is not None and not is_named(run, wanted):
        looked = name_next(state, run, wanted)
        if looked != FELL_SHORT:
            return looked
    way = way_of(it)
    if way is not None and not run.cards.get(WHITHER):
        there = world_of(state).destinations(state, run, way)
        if len(there) != 1:
            return ASK if there else FELL_SHORT
        name_cards(state, WHITHER, there)
    if run.cards.get(PREVENTED):
        name_cards(state, PREVENTED, ())
    return Into(part_names(it).index("tries"))


def each_player(state: State, run: RunEffect, it: node.EachPlayer) -> Outcome:
    """Each player in turn order is "you" for the effect."""
    key = f"player{len(run.cursor)}"
    first = run.numbers.get(f"{key}-first", run.you)
    players = state.players
    order = players[players.index(first) :] + players[: players.index(first)]
    if it.opponents_only:
        order = order[1:]
    if it.owning is not None:
        order = owners(state, run, it.owning, order, f"{key}-owners")
    at = run.numbers.get(key, 0)
    if run.resumed == ENTERED:
        at = 0
        name_number(state, f"{key}-first", run.you)
        name_number(state, TEXT_PLAYER, run.numbers.get(TEXT_PLAYER, run.you))
    if at >= len(order):
        speak_to(state, first)
        return DONE_WELL
    name_number(state, key, at + 1)
    speak_to(state, order[at])
    return Into(0)


def owners(state: State, run: RunEffect, cards: Cards, order: tuple[int, ...], key: str) -> tuple[int, ...]:
    """Those of the players who owned one of the cards when the effect began."""
    if run.resumed == ENTERED:
        name_cards(state, key, tuple(dict.fromkeys(state.cards[card].owner for card in cards_meant(state, run, cards))))
    there = running(state).cards[key]
    return tuple(player for player in order if player in there)


def speak_to(state: State, player: int) -> None:
    """Let a player be "you"."""
    state.frames[state.depth] = replace(running(state), you=player)


def for_each(state: State, run: RunEffect, it: node.ForEach) -> Outcome:
    """The effect once for each of the cards there were at the beginning."""
    key = f"each{len(run.cursor)}"
    if run.resumed == ENTERED:
        cards = cards_meant(state, run, it.cards)
        name_cards(state, key, cards)
    else:
        cards = run.cards[key][1:]
        name_cards(state, key, cards)
    if not cards:
        return DONE_WELL
    name_cards(state, IT, cards[:1])
    return Into(0)


TURN_ENDS = "turn-ends"
"""Until when an effect waits that is carried out at the end of the turn."""


def later(state: State, run: RunEffect, it: node.Later) -> Outcome:
    """Remember what is carried out when the turn ends, and on whom: on cards that have come into play."""
    path = (*run.path, *run.cursor, 0)
    absent = {card for cards in run.cards.values() for card in cards if card in state.cards and not state.in_play(card)}
    cards = {name: tuple(card for card in them if card not in absent) for name, them in run.cards.items()}
    if state.in_play(run.source):
        cards[BEARER] = (run.source,)
    waiting = Lasting(run.definition, path, run.source, run.you, TURN_ENDS, cards, run.words, run.numbers)
    world_of(state).begin(state, waiting)
    return DONE_WELL


def speaks_of_itself(it: Effect) -> bool:
    """Whether an effect names the card that has it."""
    return any(isinstance(part, Cards) and part.where == "this" for _, part in walk(it))


def carry_out_what_waits(state: State) -> None:
    """The turn ends: everything that waits for that is carried out, what began to wait first comes first.

    Cards that have left play meanwhile are not meant any more, the one with the text among them.
    """
    waiting = [effect for effect in state.lasting if effect.until == TURN_ENDS]
    for effect in reversed(waiting):
        is_gone = effect.cards.get(BEARER) == ()
        if is_gone and speaks_of_itself(node_at(state, effect.definition, effect.path)):
            continue
        state.frames.append(
            RunEffect(
                step="carry_out",
                definition=effect.definition,
                path=effect.path,
                source=effect.source,
                you=effect.you,
                cards=effect.cards,
                numbers=effect.numbers,
                words=effect.words,
            )
        )

"""Cards come out of a Tribble side deck: drawn or downloaded, they are played or discarded at once.

1E-11.3/1 to /3, 1E-G:tribble-side-deck/1, 1E-G:storage-compartment-door/1. Neither is a card draw or a card play
(1E-3.3.0.2/1, /2).
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import NO, PASS, YES, Answer, Decision, Option
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.ruleset import DONE, Choose, Next, Procedure
from spaceline.core.state import State
from spaceline.rules.first import places
from spaceline.rules.first.data.frames import OpenCompartment
from spaceline.rules.first.side_decks import groups, straying
from spaceline.rules.first.side_decks.piles import TRIBBLE, TRIBBLE_DECK, TRIBBLES_DRAWN, opened
from spaceline.rules.first.values import definition, type_of

PLAY, PUT_BACK, DOWNLOAD = "play-tribble", "return-tribble", "download-tribble"
"""The kinds of options, and of questions."""


def begin(state: State, player: PlayerId, source: CardId, draw: int) -> None:
    """Let up to so many cards be drawn, one by one; or one of the player's choice come by a download."""
    step = "draw_next" if draw else "look_through"
    state.frames.append(OpenCompartment(step=step, player=player, source=source, left=draw))


def draw_next(state: State, frame: OpenCompartment) -> Next:
    """Draw the next one, which the player alone sees; the first comes without a question."""
    drawn = opened(state, frame.player, TRIBBLE_DECK)[:1]
    if not frame.left or not drawn:
        return "choose_play"
    state.frames[state.depth] = replace(frame, left=frame.left - 1)
    request(state, Change("draw-tribble", drawn, frame.player, frame.source))
    return None


def refill(state: State, frame: OpenCompartment) -> Next:
    """What lies face up is shuffled once nothing else is left (1E-G:tribble-side-deck/1)."""
    there = state.zone(frame.player, TRIBBLE_DECK)
    if there and all(state.cards[card].face_up for card in there):
        request(state, Change("renew-tribbles", (), frame.player))
    return None


def draw_another(state: State, frame: OpenCompartment) -> Decision | None:
    """Ask whether to draw another one, up to three in all (1E-G:tribble-side-deck/1)."""
    if not frame.left or not opened(state, frame.player, TRIBBLE_DECK):
        return None
    drawn = state.zone(frame.player, TRIBBLES_DRAWN)
    return Decision(frame.player, "yes_no", "draw-tribble", (YES, NO), about=drawn)


def go_on_drawing(state: State, frame: OpenCompartment, answer: Answer) -> Next:
    """Draw it, or be content."""
    return "draw_next" if answer.option == YES else None


def choose_play(state: State, frame: OpenCompartment) -> Decision | None:
    """Ask which card is played next, and where, or discarded; none is kept (1E-G:storage-compartment-door/1)."""
    drawn = of_each_one(state, state.zone(frame.player, TRIBBLES_DRAWN), frame.player)
    if not drawn:
        return None
    options = tuple(option for card in drawn for option in (*plays(state, frame.player, card), Option(PUT_BACK, card)))
    return Decision(frame.player, "option", PLAY, options, about=drawn, clause="1E-11.3/1")


def of_each_one(state: State, cards: tuple[CardId, ...], player: PlayerId) -> tuple[CardId, ...]:
    """One of several copies, whatever their pictures, that the player has known longest (1E-G:tribble/3)."""
    found: dict[str, CardId] = {}
    for card in groups.known_longest(state, player, cards):
        found.setdefault(definition(state, card).title, card)
    return tuple(found.values())


def plays(state: State, player: PlayerId, card: CardId) -> Iterator[Option]:
    """Where a card may be played, if its text is known."""
    if definition(state, card).is_built:
        yield from (Option(PLAY, card, end) for end in groups.spots(state, player, card))


def play_or_return(state: State, frame: OpenCompartment, answer: Answer) -> Next:
    """Do that, and go on to the rest of them."""
    assert answer.option is not None
    lay(state, frame.player, answer.option)
    return "choose_play"


def lay(state: State, player: PlayerId, option: Option) -> None:
    """A Tribble reports, a Trouble is played, and both stay open; or the card goes back beneath its side deck."""
    card, end = option.card, option.target
    if option.kind == PUT_BACK:
        request(state, Change("discard", (card,), player))
        return
    parent, role = places.zone_of(state, end)
    if groups.is_large(state, card):
        straying.after_breeding(state, player, end)
    verb = "report" if type_of(state, card) == TRIBBLE else "place"
    request(
        state,
        Change("join-group", (card,), player, to=end),
        Change(verb, (card,), player, to=parent, role=role),
    )


def leave(state: State, frame: OpenCompartment) -> Next:
    """Everything has been played or discarded."""
    refill(state, frame)
    return DONE


def look_through(state: State, frame: OpenCompartment) -> Next:
    """For a download the player looks through the side deck (1E-6.5.3/1)."""
    pile = opened(state, frame.player, TRIBBLE_DECK)
    if not pile:
        return DONE
    request(state, Change("examine", pile, frame.player, frame.source))
    return None


def choose_download(state: State, frame: OpenCompartment) -> Decision:
    """Ask which card is downloaded, and where it is played; there may be none that can be."""
    player = frame.player
    there = of_each_one(state, opened(state, player, TRIBBLE_DECK), player)
    options = (Option(DOWNLOAD, it.card, it.target) for card in there for it in plays(state, player, card))
    return Decision(player, "option", DOWNLOAD, (*options, PASS), about=(frame.source,), clause="1E-11.3/1")


def download(state: State, frame: OpenCompartment, answer: Answer) -> Next:
    """Show it and play it; the rest is shuffled, but for what lies face up beneath."""
    assert answer.option is not None
    option, player = answer.option, frame.player
    request(state, Change("stop-examining", (), player, frame.source))
    if option != PASS:
        request(state, Change("download", (option.card,), player, frame.source))
        lay(state, player, replace(option, kind=PLAY))
    request(state, Change("shuffle-tribbles", (), player))
    return DONE


OPEN_COMPARTMENT: Procedure = Procedure(
    OpenCompartment,
    draw_next,
    refill,
    Choose(draw_another, go_on_drawing),
    Choose(choose_play, play_or_return),
    leave,
    look_through,
    Choose(choose_download, download),
)

"""The end of the turn: what happens then is done in the order that the turn player likes, before the draw (1E-8.0/1).

Texts of both sides, countdowns that end and repairs are its matters; nothing but responses comes between two of them
(1E-G:turn/3). What the other player may do, and what that player's cards do face down, comes after them. Extra cards
come with the draw, so nothing that must or may happen before it is left when they are drawn (1E-G:turn/4).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import PASS, Answer, Decision, Option
from spaceline.core.data.frames import Action, Window
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.ruleset import Choose, Next, Procedure
from spaceline.core.state import State
from spaceline.core.windows import find_responder, respond, take_response
from spaceline.effects.nodes.abilities import When
from spaceline.effects.nodes.effects import Draw
from spaceline.effects.nodes.moments import listens
from spaceline.effects.perform.responses import responding
from spaceline.effects.world import world_of
from spaceline.rules.first.battle.boarders import is_tamed
from spaceline.rules.first.countdowns import count_down
from spaceline.rules.first.damage import repairs
from spaceline.rules.first.data.frames import EndOfTurn
from spaceline.rules.first.missions.curing import see_to_cures
from spaceline.rules.first.people import nemeses
from spaceline.rules.first.playing import probing
from spaceline.rules.first.switches import readings
from spaceline.rules.first.values import definition
from spaceline.rules.verbs import NO_DRAWS, can_draw

ENDS = "end_turn"
"""The change by which a turn is announced to end."""
TEXTS = f"when:{ENDS}"
"""What the texts of the end of the turn listen to."""
BEGINS = "begin_turn"
"""The change by which a turn is announced to begin."""
MET = "encounter"
"""The change by which a dilemma is met."""
DRAWS = "draw"
"""The change by which cards are drawn."""
EXPIRE, REPAIR, NEMESES = "expire", "repair", "nemeses"
"""Matters that are no texts: a countdown is over, ships are repaired, nemeses are together."""


def is_in_any_order(state: State) -> bool:
    """Whether the turn player puts the matters of the end of the turn in order (1E-8.0/1, ambiguity 28)."""
    return readings(state).end_of_turn == "any-order"


def is_last(state: State, window: Window) -> bool:
    """Whether nothing is left of the end of a turn in the fixed order but its extra cards (1E-G:turn/4)."""
    return isinstance(window, EndOfTurn) and not is_in_any_order(state)


def waits(state: State, window: Window) -> bool:
    """Whether the texts of a window wait for their turn among the matters of the end of the turn."""
    is_announcement = window.occurrence.verb == ENDS and not isinstance(window, EndOfTurn)
    return is_announcement and window.moment == "when" and is_in_any_order(state)


def is_past(state: State, window: Window) -> bool:
    """Whether what a window is about is over: the dilemma that was met has been nullified meanwhile.

    Then nothing is left that a response could modify, cancel or nullify (1E-5.0/4, 1E-G:nullify/1).
    """
    occurrence = window.occurrence
    return occurrence.verb == MET and not any(state.in_play(card) for card in occurrence.cards)


def is_vain(state: State, window: Window, player: PlayerId) -> bool:
    """Whether it is a draw that cannot be made, which only its player may replace (1E-G:card-draw/2).

    Nobody replaces what was given up for the rest of the turn (1E-G:card-draw/3).
    """
    about = window.occurrence
    if about.verb != DRAWS or window.moment != "about":
        return False
    return gives_up_draws(state, about.player) or (player != about.player and not can_draw(state, about))


def gives_up_draws(state: State, player: PlayerId) -> bool:
    """Whether a player draws no more cards this turn (1E-G:card-draw/3)."""
    return (player, NO_DRAWS) in state.marks


def is_silent(state: State, window: Window, player: PlayerId) -> bool:
    """Whether no text of a player responds in a window any more, or not yet."""
    if window.occurrence.verb not in (ENDS, MET, DRAWS):
        return False
    return waits(state, window) or is_past(state, window) or is_vain(state, window, player)


def obligations(state: State, window: Window, player: PlayerId) -> tuple[Option, ...]:
    """What a player's texts do in a window whether the player wants or not.

    As a turn begins what they may do is put beside it, for the turn player orders both (1E-G:turn/3).
    """
    if is_silent(state, window, player):
        return ()
    due = in_time(state, window, responding.obligations(state, window, player))
    if not due or window.occurrence.verb != BEGINS or window.moment != "when":
        return due
    wild = [option for option in due if not is_tamed(state, option.card)]
    due = tuple(sorted(wild, key=lambda option: state.cards[option.card].handles[player]))
    return without_copies(state, window, player, (*due, *state.ruleset.responses(state, window, player))) if due else ()


def in_time(state: State, window: Window, options: Iterable[Option]) -> tuple[Option, ...]:
    """Those texts of a window whose time it is: in the fixed order extra cards are drawn last (1E-G:turn/4).

    None of them is drawn by a player who gave up draws (1E-G:card-draw/3).
    """
    if window.occurrence.verb != ENDS:
        return tuple(options)
    options = tuple(option for option in options if not draws_in_vain(state, option))
    if is_in_any_order(state):
        return options
    return tuple(option for option in options if draws_more(state, option) == is_last(state, window))


def begin_matters(state: State, player: PlayerId) -> None:
    """Count the countdowns of a player whose turn was announced to end, and take up what there is to do."""
    at = len(state.frames)
    if not is_in_any_order(state):
        nemeses.begin(state, player, at)
        for card in count_down(state, player):
            request(state, Change(EXPIRE, (card,), player))
        return
    expiring = count_down(state, player)
    if expiring or TEXTS in state.watched or repairs(state, player) or nemeses.rivals(state):
        state.frames.insert(at, end_of(state, player, "settle_matters", expiring))


def settle_matters(state: State, ending: EndOfTurn) -> Next:
    """Between two matters, what can be cured by now is cured (1E-7.2.2.3/1), and nemeses are shown."""
    if ending.is_announcing and more_probes(state, ending):
        return None
    if ending.announced or ending.probed:
        state.frames[state.depth] = replace(ending, is_announcing=False, used=(*ending.used, *too_late(state, ending)))
    see_to_cures(state)
    nemeses.show_rivals(state)
    return None


def too_late(state: State, ending: EndOfTurn) -> Iterator[Option]:
    """The texts of the turn player that probe and were not announced before a card was revealed (1E-8.2/4)."""
    if ending.announced or probing.of_player(state, ending, ending.player):
        yield from more_probes(state, ending)


def more_probes(state: State, ending: EndOfTurn) -> tuple[Option, ...]:
    """The texts that probe which the turn player may still announce (1E-8.2/4)."""
    may = state.ruleset.responses(state, ending, ending.player)
    return tuple(option for option in may if option not in ending.announced and probing.probes(state, option))


def choose_matter(state: State, ending: EndOfTurn) -> Decision | None:
    """Ask what is seen to next; a last matter that cannot be left out is seen to without a question.

    Nothing is played between these matters but in response (1E-6.5.1/4).
    """
    if ending.is_announcing:
        return Decision(
            ending.player, "response", "announce-probe", (*more_probes(state, ending), PASS), clause="1E-8.2/4"
        )
    due = (*matters(state, ending), *state.ruleset.obligations(state, ending, ending.player), *opposing(state, ending))
    may = state.ruleset.responses(state, ending, ending.player)
    due = (*due, *(option for option in may if option in ending.announced))
    may = tuple(option for option in may if option not in due)
    now = without_copies(state, ending, ending.player, before_draws(state, (*due, *may)))
    if not now:
        return None
    options = now if any(option in due for option in now) else (*now, PASS)
    return Decision(ending.player, "response", "end-of-turn", options, clause="1E-8.0/1")


def before_draws(state: State, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """What is seen to before extra cards are drawn, and these only when nothing else is left (1E-G:turn/4)."""
    return tuple(option for option in options if not draws_more(state, option)) or options


def without_copies(state: State, ending: Window, player: PlayerId, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """Of several copies of which only one can work the first that the player knew: which makes no difference.

    1E-12.9/1.
    """
    kept: list[Option] = []
    for option in sorted(options, key=lambda it: state.cards[it.card].handles[player] if it.card in state.cards else 0):
        if option.kind != "respond" or not any(does_the_same(state, ending, option, other) for other in kept):
            kept.append(option)
    return tuple(option for option in options if option in kept)


def does_the_same(state: State, ending: Window, option: Option, other: Option) -> bool:
    """Whether a text would not work any more once another has."""
    if other.kind != "respond":
        return False
    text = state.ruleset.language.abilities(state, option.card)[int(option.detail)]
    return responding.is_repeated(state, replace(ending, used=(other,), in_vain=()), option, text)


def draws_more(state: State, option: Option) -> bool:
    """Whether a text only draws: at the end of a turn that is an extra card in every text that there is (1E-G:turn/4).

    A text that lets draw there without calling the card extra would be a matter like the others.
    """
    if option.kind != "respond":
        return False
    texts = definition(state, option.card).of_kind(When)
    return any(str(at) == option.detail and isinstance(text.effect, Draw) for at, text in texts)


def draws_in_vain(state: State, option: Option) -> bool:
    """Whether a text only lets a player draw who gave up draws (1E-G:card-draw/3)."""
    if option.kind != "respond" or not draws_more(state, option):
        return False
    draw = state.ruleset.language.abilities(state, option.card)[int(option.detail)].effect
    return draw.who == "you" and gives_up_draws(state, state.cards[option.card].controller)


def matters(state: State, ending: EndOfTurn) -> Iterator[Option]:
    """The countdowns that are over, the repairs, and nemeses (1E-8.1/1, 1E-7.5.2/2, 1E-10.2.9/1)."""
    due = [Option(EXPIRE, card) for card in ending.expiring if state.in_play(card)]
    if repairs(state, ending.player):
        due.append(Option(REPAIR))
    if nemeses.rivals(state):
        due.append(Option(NEMESES))
    yield from (option for option in due if option not in ending.used)


def opposing(state: State, ending: EndOfTurn) -> Iterator[Option]:
    """The other player's texts that must be carried out, as far as they lie open; whether they come to anything or not.

    Their tests may be about what the turn player cannot see.
    """
    other = ending.order[1]
    for card in state.watched.get(TEXTS, ()):
        leaf = state.cards[card]
        if leaf.controller == other and leaf.face_up and state.ruleset.language.text_is_on(state, card):
            for at, text in definition(state, card).of_kind(When):
                option = Option("respond", card, detail=str(at))
                if not text.optional and option not in ending.used and speaks_of(state, ending, option, text):
                    yield option


def speaks_of(state: State, ending: EndOfTurn, option: Option, text: When) -> bool:
    """Whether a text of the other player is about the end of this turn, and no copy has done the same (1E-12.9/1)."""
    if listens(text) != TEXTS or responding.is_repeated(state, ending, option, text):
        return False
    return responding.concerned(state, option.card, text, ending.order[1], ending.occurrence) is not None


def see_to_matter(state: State, ending: EndOfTurn, answer: Answer) -> Next:
    """See to it; what is left out when there is nothing else to do is not asked for again."""
    option = answer.option
    assert option is not None
    depth, player = state.depth, ending.player
    if ending.is_announcing or is_first_probe(state, ending, option):
        announced = ending.announced if option == PASS else (*ending.announced, option)
        state.frames[depth] = replace(ending, announced=announced, is_announcing=option != PASS)
        return "settle_matters"
    if option == PASS:
        left = before_draws(state, state.ruleset.responses(state, ending, player))
        state.frames[depth] = replace(ending, used=(*ending.used, *left))
        return None
    state.frames[depth] = replace(ending, used=(*ending.used, option))
    if option.kind == EXPIRE:
        request(state, Change(EXPIRE, (option.card,), player))
    elif option.kind == REPAIR:
        request(state, *repairs(state, player))
    elif option.kind == NEMESES:
        nemeses.begin(state, player)
    else:
        begin_text(state, option, player, depth)
    return "settle_matters"


def is_first_probe(state: State, ending: EndOfTurn, option: Option) -> bool:
    """Whether others may be announced together with a probe, before a card is revealed (1E-8.2/4)."""
    if ending.announced or probing.of_player(state, ending, ending.player) or not probing.probes(state, option):
        return False
    return any(other != option for other in more_probes(state, ending))


def begin_text(state: State, option: Option, player: PlayerId, depth: int) -> None:
    """Carry out a text of either player, or of what nobody controls, as an action to which players may respond.

    A site serves whoever ends the turn, whosever it is.
    """
    leaf = state.cards[option.card]
    is_theirs = option.kind == "respond" and not world_of(state).serves_all(state, option.card)
    whose = (leaf.controller if is_theirs else 0) or player
    state.frames.append(
        Action(step="check_conditions", option=option, player=whose, nature="response", responds_to=depth - 1)
    )


def repair_in_order(state: State, player: PlayerId) -> None:
    """Where the order is fixed ships are repaired last, but for the extra cards, which come with the draw."""
    if is_in_any_order(state):
        return
    if TEXTS in state.watched:
        state.frames.append(end_of(state, player, "find_responder"))
    request(state, *repairs(state, player))


def end_of(state: State, player: PlayerId, step: str, expiring: tuple[CardId, ...] = ()) -> EndOfTurn:
    """The frame in which texts answer the end of a player's turn."""
    order = (player, next(other for other in state.players if other != player))
    announced = Change(ENDS, (), player)
    return EndOfTurn(step=step, moment="when", occurrence=announced, order=order, player=player, expiring=expiring)


END_OF_TURN: Procedure = Procedure(
    EndOfTurn,
    settle_matters,
    Choose(choose_matter, see_to_matter),
    find_responder,
    Choose(respond, take_response),
)

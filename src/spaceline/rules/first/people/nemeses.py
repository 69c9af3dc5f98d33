"""Nemeses: of two that are present with each other at the end of a turn, one goes (1E-10.2.9, 1E-G:nemesis-icon/1, /2).

An icon is written as its colour and the side to which it points, among the icons of a card: ``R>`` or ``<R``.
"""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.caching import VALUES, cached_on
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Option
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.ruleset import Choose, Next, Procedure
from spaceline.core.state import State
from spaceline.rules.first import places
from spaceline.rules.first.data.frames import Enmity
from spaceline.rules.first.definition import NEMESIS
from spaceline.rules.first.language import presence
from spaceline.rules.first.values import are_printed, identities, is_in_stasis, type_of

Rivals = tuple[CardId, CardId]
"""Two that are nemeses of each other, the lower number first."""

LEFT, RIGHT = "<", ">"
ICONS = frozenset(("icons",))


def counterpart(icon: str) -> str:
    """The icon of the same colour that points the other way; empty for what is no nemesis icon.

    1E-G:appendix-a-nemesis-table/1.
    """
    if icon.startswith(LEFT):
        return f"{icon[1:]}{RIGHT}"
    return f"{LEFT}{icon[:-1]}" if icon.endswith(RIGHT) else ""


def rivals(state: State) -> tuple[Rivals, ...]:
    """All who are present with a nemesis, whoever owns them (1E-G:nemesis-icon/1)."""
    return find_rivals(state) if NEMESIS in state.watched else ()


@cached_on(VALUES)
def find_rivals(state: State) -> tuple[Rivals, ...]:
    """Look at all who have a nemesis icon."""
    look = identities(state)
    sought = {card: wanted for card in in_play(state) if (wanted := set(map(counterpart, look(card).icons)) - {""})}
    every = {icon for card in sought for icon in look(card).icons}
    found = {
        (min(card, other), max(card, other))
        for card, wanted in sought.items()
        if not wanted.isdisjoint(every)
        for other in around(state, card)
        if other in sought and not wanted.isdisjoint(look(other).icons)
    }
    return tuple(sorted(found))


def in_play(state: State) -> list[CardId]:
    """The personnel and ships in play that may have such an icon and are in no stasis (1E-10.2.4/1).

    As long as no text changes icons, those are the cards that print one.
    """
    cards = state.cards
    may_have_one = state.watched[NEMESIS] if are_printed(state, ICONS) else tuple(cards)
    there = tuple([card for card in may_have_one if cards[card].role in places.POSITIONS])
    return [card for card in places.of_type(state, there, *FOES) if not is_in_stasis(state, card)]


ICONS = frozenset(("icons",))
FOES = ("personnel", "ship")


def around(state: State, card: CardId) -> tuple[CardId, ...]:
    """What is present with a personnel or ship; from outside nothing is with one that is cloaked or phased."""
    if type_of(state, card) == "ship":
        return presence.around_vessel(state, card)
    return presence.in_company(state, card, None)


def show_rivals(state: State) -> None:
    """Let both players see the nemeses that are together, since one of them goes as the turn ends."""
    cards = tuple(sorted({card for pair in rivals(state) for card in pair if not state.cards[card].face_up}))
    if cards:
        request(state, Change("reveal", cards, 0))


def begin(state: State, player: PlayerId, at: int | None = None) -> None:
    """Let a player whose turn ends see to the nemeses that are together, once what is above that frame is done."""
    if NEMESIS in state.watched:
        state.frames.insert(state.depth + 1 if at is None else at, Enmity(step="show_nemeses", player=player))


def show_nemeses(state: State, enmity: Enmity) -> Next:
    """Whoever chooses may see them, and the other player may verify it."""
    show_rivals(state)
    return None


def choose_victim(state: State, enmity: Enmity) -> Decision | None:
    """Ask which of two is killed or destroyed: the player whose turn ends says so, whoever has them.

    1E-10.2.9/1, 1E-G:nemesis-icon/2.
    """
    seen_to = set(map(frozenset, enmity.seen_to))
    left = [pair for pair in rivals(state) if frozenset(pair) not in seen_to]
    if not left:
        return None
    options = [Option("nemesis", victim, other) for one, another in left for victim, other in both(one, another)]
    return Decision(enmity.player, "option", "nemesis", tuple(options), clause="1E-10.2.9/1")


def both(one: CardId, another: CardId) -> tuple[Rivals, Rivals]:
    """Two cards, either of them first."""
    return (one, another), (another, one)


def end_victim(state: State, enmity: Enmity, answer: Answer) -> Next:
    """Kill or destroy that one, which is no battle; and go on as long as other nemeses are together."""
    option = answer.option
    assert option is not None
    victim, other = option.card, option.target
    done = (*enmity.seen_to, (min(victim, other), max(victim, other)))
    state.frames[state.depth] = replace(enmity, seen_to=done)
    verb = "destroy" if type_of(state, victim) == "ship" else "kill"
    request(state, Change(verb, (victim,), enmity.player))
    return "show_nemeses"


def look_away(state: State, enmity: Enmity) -> Next:
    """What was shown of those who are left is hidden again."""
    request(state, *(Change("stop-examining", (), player) for player in state.players))
    return None


ENMITY: Procedure = Procedure(Enmity, show_nemeses, Choose(choose_victim, end_victim), look_away)

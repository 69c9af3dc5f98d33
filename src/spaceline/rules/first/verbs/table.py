"""The verbs of First Edition: how each change is made."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core import table
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, Lasting
from spaceline.core.ruleset import Verb
from spaceline.core.state import State
from spaceline.core.windows import innermost
from spaceline.effects.perform.leaving import is_any_left, those_left
from spaceline.rules.first.data.combo_dilemmas import SECOND, has_another
from spaceline.rules.first.data.frames import DamagedCarrier, PersonnelBattle
from spaceline.rules.first.definition import ASKS_WHETHER_ATTEMPTED, CARRIES
from spaceline.rules.first.facts import AFFILIATIONS
from spaceline.rules.first.missions.companions import hosted, is_host
from spaceline.rules.first.missions.specialists import solvers
from spaceline.rules.first.places import OUT_OF_TIME, is_carried, missions_at
from spaceline.rules.first.roles import (
    ATTEMPTED,
    FULFILLED,
    IN_TURN,
    LATEST_ATTEMPT,
    LATEST_SOLVED,
    SCOUTED,
    SOLVED_IN,
    TARGETED,
    UNDER,
    WORTH,
)
from spaceline.rules.first.switches import readings
from spaceline.rules.first.tactics.side_deck import TACTIC
from spaceline.rules.first.values import is_dilemma
from spaceline.rules.first.verbs import (
    battle,
    built_in,
    capture,
    conceding,
    connecting,
    control,
    deeds,
    movement,
    playing,
    side_decks,
    spaceline,
    status,
    tactics,
    turns,
)
from spaceline.rules.first.verbs.movement import put
from spaceline.rules.first.verbs.status import HELD, SELECTED, SHELTERED
from spaceline.rules.verbs import NO_DRAWS, VERBS as VERBS_OF_BOTH, everybody, nothing


def note_host(state: State, card: CardId) -> None:
    """Remember that a card leaves a mission which let others lie there: they were legal seeds (1E-7.2.4.0.1/1)."""
    if is_host(state, card):
        table.put_mark(state, state.cards[card].parent, hosted(state.cards[card].owner), 1)


def to_discard(state: State, change: Change) -> None:
    """Cards leave play to their owners' discard piles, dilemmas out of play (1E-6.4/1, /3, 1E-6.4.0.1/1).

    Those of some side decks go beneath them and nowhere else (1E-G:q-flash/1).

    One that has scored goes to the point area of whoever scored (1E-6.4/7), a tactic beneath its side deck
    (1E-G:side-deck/1).
    """
    deeds.note_discards(state, change)
    for card in change.cards:
        note_host(state, card)
        if side_decks.put_back(state, card) or built_in.put_back(state, card):
            continue
        scorer = state.mark(card, SCORED)
        if scorer:
            to_points(state, Change("place-in-points", (card,), scorer))
            continue
        if state.definition(card).type == TACTIC:
            tactics.put_back(state, card)
            continue
        owner = state.cards[card].owner
        table.move(state, card, owner, resting_role(state, card), end=table.TOP, face_up=True)


def nullify(state: State, change: Change) -> None:
    """Nullified cards are discarded; one that its own cost has removed from the game stays away (1E-G:nullify/1).

    Of a combo dilemma whose first half is met only that one is nullified (1E-7.2.2.0.7/3).
    """
    first = tuple(card for card in change.cards if has_another(state, card))
    for card in first:
        table.put_mark(state, card, SECOND, 1)
    left = tuple(card for card in change.cards if state.cards[card].role != "out-of-play" and card not in first)
    to_discard(state, Change("nullify", left, change.player, change.source))


SCORED = "scored"
"""The mark of a card with a point box that has brought points: the number of whoever scored them."""


def kill(state: State, change: Change) -> None:
    """Personnel die, other cards are destroyed; of holograms nobody asks for it (``leaving.destroyed``).

    Who was disabled or in stasis is so no more (1E-10.2.2.0.1/1). Aboard what a ship is destroyed, that is damaged
    (1E-7.1.6.1/2).
    """
    count_fallen(state, change.cards)
    for ship in change.cards if CARRIES in state.watched else ():
        if is_carried(state, ship):
            carrier = state.cards[ship].parent
            damaged = DamagedCarrier(step="damage", player=change.player, ship=carrier, source=change.source)
            state.frames.append(damaged)
    to_discard(state, change)


def count_fallen(state: State, dying: tuple[CardId, ...]) -> None:
    """A personnel battle keeps count of those of its forces who are killed in it."""
    depth = innermost(state, PersonnelBattle)
    battle = state.frames[depth] if depth >= 0 else None
    if not isinstance(battle, PersonnelBattle):
        return
    forces = (*battle.forces[1], *battle.forces[2])
    fallen = tuple((card, state.cards[card].controller) for card in dying if card in forces)
    state.frames[depth] = replace(battle, fallen=(*battle.fallen, *fallen))


def resting_role(state: State, card: CardId) -> str:
    """The pile to which a card that leaves play goes (1E-6.4/3, /4)."""
    return "out-of-play" if is_dilemma(state, card) and readings(state).dilemmas_leave == "out-of-play" else "discard"


def expire(state: State, change: Change) -> None:
    """Countdowns are over: the cards are discarded, unless their own end has seen to that (1E-G:countdown-icon/1)."""
    to_discard(state, replace(change, cards=tuple(card for card in change.cards if state.in_play(card))))


def remove(state: State, change: Change) -> None:
    """Put cards out of play (1E-6.4/4)."""
    for card in change.cards:
        note_host(state, card)
        if state.in_play(card) and (side_decks.put_back(state, card) or built_in.put_back(state, card, for_good=True)):
            continue
        table.move(state, card, state.cards[card].owner, "out-of-play", face_up=True)


def to_points(state: State, change: Change) -> None:
    """Set cards in a player's point area; points stay scored where a card is diverted (1E-6.4/7, 1E-6.4.0.3/2)."""
    for card in change.cards:
        if not side_decks.put_back(state, card):
            table.move(state, card, change.player, "points", face_up=True)


def mark(name: str, value: int = 1) -> Verb:
    """A verb that puts a mark on cards in play, or takes it away."""

    def apply(state: State, change: Change) -> None:
        for card in change.cards:
            if state.in_play(card):
                table.put_mark(state, card, name, value)

    return Verb(VERB_OF.get((name, value), name), apply)


VERB_OF = {
    ("disabled", 1): "disable",
    ("disabled", 0): "enable",
    ("stasis", 1): "enter-stasis",
    ("stasis", 0): "leave-stasis",
}


STATUS = "status"


def afflict(status: str, name: str) -> Verb:
    """A verb by which a card gives others a status that they have as long as that card stays in play.

    Without such a card it is a mark, which something else takes away. It is kept of targets that were chosen, since the
    card leaves play with them (1E-6.4/6). Those who lie on the card then keep the face they had: what lies there is
    seen no more than aboard or on a surface (1E-12.12/2).
    """

    def apply(state: State, change: Change) -> None:
        if not change.source:
            for card in change.cards:
                table.put_mark(state, card, status, 1)
            return
        is_target = status == SHELTERED or change.detail == SELECTED
        effect = Lasting(
            definition=state.cards[change.source].definition,
            path=(),
            source=change.source,
            you=change.player,
            until=table.LEAVES,
            cards={"affected": change.cards},
            words={STATUS: status, **({SELECTED: SELECTED} if is_target else {})},
        )
        table.begin_lasting(state, effect)
        if status in (HELD, SHELTERED):
            for card in change.cards:
                table.move(state, card, change.source, "on")

    return Verb(name, apply)


def turn_over(state: State, change: Change) -> None:
    """Turn cards over, or back again; everybody has seen them, so that is a mark only.

    A station is then of the affiliation that is printed on the side that lies up (1E-G:facility/7). A mission that
    prints a wormhole is turned over once a ship has gone through (1E-4.2.0.2/6, 1E-G:mission-ii/3).
    """
    for card in change.cards:
        is_turned = not state.mark(card, "turned-over")
        table.put_mark(state, card, "turned-over", int(is_turned))
        built_in.show_side(state, card)
        other = state.definition(card).facts.other_side
        if other is not None:
            table.put_mark(state, card, UNDER, AFFILIATIONS.index(other.affiliations[0]) + 1 if is_turned else 0)


def score(state: State, change: Change) -> None:
    """Add to a score; ``detail`` is ``bonus`` for bonus points (1E-9.0/4), ``source`` the card that brings them.

    Where one player scores by a card and the other loses points, it is the scorer's (1E-6.4/7).
    """
    table.add_mark(state, change.player, "points", change.amount)
    deeds.note_points(state, change)
    deeds.note_stake(state, change)
    if change.detail == "bonus":
        table.add_mark(state, change.player, "bonus", change.amount)
        source = change.source if state.in_play(change.source) else 0
        is_first = change.amount > 0 or (source, SCORED) not in state.marks
        if source and is_first and state.definition(source).facts.points:
            table.put_mark(state, change.source, SCORED, change.player)


def grant_plays(state: State, change: Change) -> None:
    """Give a player normal card plays for this turn, or take them (1E-6.1/1)."""
    table.add_mark(state, change.player, "plays-granted", change.amount)


def forgo_draws(state: State, change: Change) -> None:
    """Let a player draw no cards any more this turn (1E-G:ops/1)."""
    table.put_mark(state, change.player, NO_DRAWS, 1)


def open_hand(state: State, change: Change) -> None:
    """Turn cards in a hand face up, so that everybody sees them, or down again."""
    for card in change.cards:
        table.turn(state, card, face_up=bool(change.amount))


def trade(state: State, change: Change) -> None:
    """Take cards from a discard pile into the hand; the card that is the source takes their place there.

    1E-G:discard-pile/1.
    """
    for card in change.cards:
        owner = state.cards[card].owner
        pile = list(state.zone(owner, "discard"))
        pile[pile.index(card)] = change.source
        table.move(state, card, owner, "hand", face_up=False)
        table.move(state, change.source, owner, "discard", face_up=True)
        table.arrange(state, owner, "discard", pile)


def vanish(state: State, change: Change) -> None:
    """Put ships, with all that is aboard, where no location is."""
    nowhere = table.add_place(state, OUT_OF_TIME)
    for ship in change.cards:
        table.move(state, ship, nowhere, "space", face_up=True)


def complete(state: State, change: Change) -> None:
    """Mark a location as completed by a player and score its points (1E-7.2.5/2, /7).

    The mission bears the mark too, and keeps it should it be destroyed: what counts toward winning is that a player has
    completed it (1E-9.0/2, 1E-7.2.5.0.1/2).
    """
    for mission in change.cards:
        for entity in (state.cards[mission].parent, mission):
            table.put_mark(state, entity, "completed", change.player)
    for card in solvers(state, change):
        table.put_mark(state, card, SOLVED_IN, state.mark(change.player, LATEST_ATTEMPT))
    table.put_mark(state, change.player, LATEST_SOLVED, state.cards[change.cards[0]].parent)
    table.add_mark(state, change.player, "points", change.amount)


def count_attempt(state: State, change: Change) -> None:
    """Count the attempts of a player: who has helped to solve another mission before may not report any more."""
    table.add_mark(state, change.player, LATEST_ATTEMPT, 1)
    for mission in change.cards if ASKS_WHETHER_ATTEMPTED in state.watched else ():
        table.put_mark(state, mission, ATTEMPTED, 1)


def complete_scouting(state: State, change: Change) -> None:
    """Scouting for an objective is complete for ever, since the turn of that number (1E-7.3.2/1)."""
    for objective in change.cards:
        table.put_mark(state, objective, SCOUTED, change.amount)


def fulfil(state: State, change: Change) -> None:
    """An objective of the Borg is completed, and its points are scored: they are no bonus points (1E-7.3/1).

    Where it is placed on a mission, that counts as a mission completed (1E-9.0/2).
    """
    for objective in change.cards:
        table.put_mark(state, objective, FULFILLED, change.player)
        if change.detail == WORTH:
            table.put_mark(state, objective, WORTH, change.amount)
            table.move(state, objective, change.to, change.role)
    for mission in missions_at(state, change.to):
        table.put_mark(state, mission, TARGETED[change.player], 1)
    table.add_mark(state, change.player, "points", change.amount)


def forgo(state: State, change: Change) -> None:
    """An objective leaves what it was worth points on: they are lost again."""
    table.add_mark(state, change.player, "points", -change.amount)


def count_failure(state: State, change: Change) -> None:
    """Count the attempts that failed at a location this turn; a player may go on trying (1E-7.2.6.0.2/1)."""
    for mission in change.cards:
        table.add_mark(state, state.cards[mission].parent, f"{IN_TURN}failed", 1)


def show_back(state: State, change: Change) -> None:
    """Let a player tell cards apart whose backs are shown (1E-G:mission-ii/1)."""
    for card in change.cards:
        table.introduce(state, card, change.to)


def note(state: State, change: Change) -> None:
    """Keep a number on a card, a place or a player: ``to``, under the name ``detail``."""
    table.put_mark(state, change.to, change.detail, change.amount)


VERBS = {
    verb.name: verb
    for verb in (
        *VERBS_OF_BOTH,
        Verb("draw-mission", put),
        Verb("announce-sides", show_back),
        Verb("put", put, empties=True),
        *spaceline.VERBS,
        *movement.VERBS,
        *status.VERBS,
        *battle.VERBS,
        *capture.VERBS,
        *playing.VERBS,
        *conceding.VERBS,
        *tactics.VERBS,
        *side_decks.VERBS,
        *turns.VERBS,
        Verb("kill", kill, empties=True, left=those_left, possible=is_any_left),
        Verb("destroy", kill, empties=True, left=those_left, possible=is_any_left),
        Verb("discard", to_discard, empties=True),
        Verb("nullify", nullify, empties=True),
        Verb("leave-spaceline", to_discard, empties=True),
        Verb("erase", to_discard, empties=True),
        Verb("remove", remove, empties=True),
        Verb("place-in-points", to_points, empties=True),
        afflict("disabled", "disable"),
        afflict(HELD, "hold"),
        afflict(SHELTERED, "shelter"),
        afflict("afflicted", "afflict"),
        Verb("turn-over", turn_over),
        mark("disabled", 0),
        mark("stasis"),
        mark("stasis", 0),
        *control.VERBS,
        *connecting.VERBS,
        Verb("score", score),
        Verb("grant-plays", grant_plays),
        Verb("forgo-draws", forgo_draws),
        Verb("open-hand", open_hand),
        Verb("vanish", vanish),
        Verb("trade", trade, shows=everybody),
        Verb("attempt", count_attempt),
        Verb("attempt-station", nothing),
        Verb("complete", complete),
        Verb("scout", deeds.scout),
        Verb("complete-scouting", complete_scouting),
        Verb("fulfil", fulfil),
        Verb("forgo", forgo),
        Verb("expire", expire, empties=True),
        Verb("note", note),
        Verb("solve", nothing),
        Verb("fail-attempt", count_failure),
        Verb("reveal-seed", put),
        Verb("encounter", nothing),
        Verb("overcome", nothing),
        Verb("reseed", put),
        Verb("interpose", put, shows=everybody),
        Verb("find", put),
    )
}

"""Winning and the end of the game (1E-9.0)."""

from __future__ import annotations

from spaceline.core.caching import cached_on
from spaceline.core.data.leaves import TABLE, CardId, PlayerId
from spaceline.core.replaceable import Replaceable
from spaceline.core.ruleset import Goal
from spaceline.core.state import State
from spaceline.core.windows import natures
from spaceline.effects.nodes.losing import OpponentLoses, RaisesGoal
from spaceline.effects.perform.reading import holds
from spaceline.effects.scope import Reading
from spaceline.effects.topics import DECK, SCORE
from spaceline.rules.first.definition import LOSES, RAISES_GOAL
from spaceline.rules.first.numbers import numbers
from spaceline.rules.first.roles import SCOUTED_FOR, TARGETED
from spaceline.rules.first.switches import readings
from spaceline.rules.first.topics import BETWEEN
from spaceline.rules.first.values import definition, facts, type_of
from spaceline.rules.first.verbs.conceding import VACATED


def completed_by(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """The missions that a player has completed, wherever they are by now (1E-7.2.5.0.1/2).

    Those count on which an objective of the Borg was placed (1E-9.0/2, /3).
    """
    return tuple(
        entity
        for (entity, name), by in state.marks.items()
        if entity in state.cards and ((name, by) == ("completed", player) or name == TARGETED[player])
    )


@Replaceable
def completed_kinds(state: State, player: PlayerId) -> set[str]:
    """The kinds of mission that a player has completed; one that is planet and space at once counts as both."""
    kinds = {facts(state, mission).kind for mission in completed_by(state, player)}
    return {"planet", "space"} if "dual" in kinds else kinds


def has_both_kinds(state: State, player: PlayerId) -> bool:
    """Whether a player has completed two missions, a planet and a space mission among them (1E-9.0/2)."""
    return len(completed_by(state, player)) > 1 and completed_kinds(state, player) >= {"planet", "space"}


def has_alpha(state: State, player: PlayerId) -> bool:
    """Whether a player has completed a mission in the Alpha Quadrant, or neither player seeded one (1E-9.0/3)."""
    if any(facts(state, mission).quadrant == ALPHA for mission in completed_by(state, player)):
        return True
    missions = (card for card in state.cards if type_of(state, card) == "mission")
    return not any(facts(state, card).quadrant == ALPHA for card in missions)


ALPHA = "Alpha"


@Replaceable
def goal(state: State, player: PlayerId) -> int:
    """How many points a player needs (1E-9.0/1, /2, /3, 1E-9.0.1/1)."""
    return numbers(state).points_to_win + sum(points for _, points in handicaps(state, player))


def handicaps(state: State, player: PlayerId) -> tuple[tuple[str, int], ...]:
    """What a player lacks, ``both-kinds`` or ``alpha``, each with the points that it costs (1E-9.0/2, /3)."""
    if readings(state).victory == "points-only":
        return ()
    by_text = raised_by_texts(state, player) if RAISES_GOAL in state.watched else 0
    lacking = {"both-kinds": not has_both_kinds(state, player), "alpha": not has_alpha(state, player)}
    found = tuple((name, numbers(state).handicap) for name, is_lacking in lacking.items() if is_lacking)
    return (*found, ("by-text", by_text)) if by_text else found


def raised_by_texts(state: State, player: PlayerId) -> int:
    """How many more points a player needs by cards in play; two copies raise it no further (1E-12.9/1)."""
    scouted = (entity for entity, name in state.marks if name == SCOUTED_FOR[player])
    missions = {*completed_by(state, player), *scouted}
    kinds = {facts(state, mission).kind for mission in missions}
    if len(missions) > 1 and ("dual" in kinds or kinds >= {"planet", "space"}):
        return 0
    there = (card for card in state.watched[RAISES_GOAL] if state.in_play(card))
    working = (card for card in there if state.ruleset.language.text_is_on(state, card))
    raised = {definition(state, card).title: text.points for card in working for text in texts_of(state, card)}
    return sum(raised.values())


def texts_of(state: State, card: CardId) -> tuple[RaisesGoal, ...]:
    """The texts of a card by which players need more points."""
    return tuple(text for _, text in definition(state, card).of_kind(RaisesGoal))


def cap_on_bonus(state: State) -> str:
    """What only so many bonus points count for as there are others: ``capped`` for both, or one of them, or ``all``."""
    return readings(state).bonus_points


def counted(state: State, player: PlayerId) -> int:
    """The points that count toward winning: no more bonus points than others (1E-9.0/4)."""
    points, bonus = state.mark(player, "points"), state.mark(player, "bonus")
    if readings(state).victory == "points-only" or cap_on_bonus(state) == "all":
        return points
    other = max(0, points - bonus)
    return max(0, points - bonus + min(bonus, other))


def goals(state: State, player: PlayerId) -> tuple[Goal, ...]:
    """What a player needs to win: points, as many as things are now, and what makes them fewer (1E-9.0/1, /2, /3)."""
    points = Goal("points", counted(state, player), goal(state, player), handicaps(state, player))
    if readings(state).victory == "points-only":
        return (points,)
    kinds = completed_kinds(state, player)
    return (points, *(Goal(kind, int(kind in kinds)) for kind in ("planet", "space")))


EndOfGame = tuple[tuple[PlayerId, ...], str]
"""The winners, and the reason."""


def verdict(state: State) -> EndOfGame | None:
    """Winners and reason, checked between actions: by points, or when both draw decks are empty (1E-9.0/1, /5).

    At any time, whoever is left alone, or whose opponent has lost by a card (1E-G:writ-of-accountability/2).
    """
    found = decided(state)
    if found is not None and found[1] == "left":
        return found
    beaten = beaten_by_cards(state) if LOSES in state.watched else set()
    if beaten:
        return (tuple(player for player in state.players if player not in beaten), "beaten")
    if found is None:
        return None
    return found if state.mark(TABLE, "began") and not natures(state) else None


def come_to_rest(state: State) -> None:
    """Nothing is being carried out any more: the game may end now, if there is a reason why it should."""
    if LOSES in state.watched or decided(state) is not None:
        state.invalidate(BETWEEN)


def beaten_by_cards(state: State) -> set[PlayerId]:
    """The players who have lost by what cards of their opponents say (1E-G:writ-of-accountability/2)."""
    return {
        player
        for card in state.watched[LOSES]
        if state.in_play(card) and state.ruleset.language.text_is_on(state, card)
        for _, text in definition(state, card).of_kind(OpponentLoses)
        for player in state.players
        if player != (you := state.cards[card].controller) and holds(state, Reading(card, you), text.test)
    }


def decided(state: State) -> EndOfGame | None:
    """The verdict as points, draw decks and texts that raise the goal are, if the game may end now."""
    return decide(state) if RAISES_GOAL in state.watched else decided_by_points(state)


@cached_on(SCORE, DECK)
def decided_by_points(state: State) -> EndOfGame | None:
    """The verdict where nothing but points and draw decks matters."""
    return decide(state)


def decide(state: State) -> EndOfGame | None:
    """Look who has enough points, or whether there is nothing left to draw."""
    there = [player for player in state.players if (player, VACATED) not in state.marks]
    if len(there) == 1:
        return (tuple(there), "left")
    least = numbers(state).points_to_win
    scored = [player for player in state.players if state.mark(player, "points") >= least]
    winners = [player for player in scored if least <= counted(state, player) >= goal(state, player)]
    if winners:
        return best(state, winners, "points")
    decks = [player for player in state.players if (player, "deck") in state.contents]
    return None if decks else best(state, list(state.players), "decks")


def best(state: State, among: list[PlayerId], reason: str) -> EndOfGame:
    """The one with the most points (1E-9.0/5); the rules do not say who wins a tie, so a switch does."""
    points = {player: weighed(state, player) for player in among}
    winners = tuple(player for player in among if points[player] == max(points.values()))
    is_tie = len(winners) > 1
    return ((), reason) if is_tie and readings(state).equal_points == "nobody" else (winners, reason)


def weighed(state: State, player: PlayerId) -> int:
    """The points by which players are compared: those that count, or all that were scored (ambiguity 15)."""
    is_capped = cap_on_bonus(state) != "capped-toward-the-goal"
    return counted(state, player) if is_capped else state.mark(player, "points")

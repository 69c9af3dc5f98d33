"""Decisions at which another plan promised more, as far as the player could know then."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import msgspec

from spaceline.core.data.decisions import Answer, Option
from spaceline.core.data.leaves import PlayerId
from spaceline.players.beliefs import Memory, believed
from spaceline.players.commander.budget import Effort
from spaceline.players.commander.search import Judge, Search, TriedAnswer, Tries
from spaceline.players.commander.searching import SearchedEdition
from spaceline.players.heuristic import HeuristicPlayer
from spaceline.players.seat import Seat
from spaceline.presentation import Scene, scene_of
from spaceline.presentation.labels import labels
from spaceline.presentation.lexicon.english import ENGLISH
from spaceline.presentation.prompts import asked

CLEARLY = 0.03
"""A plan counts as better that promises so much more; what is less nobody would notice."""


class Searched(NamedTuple):
    """How decisions are looked into."""

    edition: SearchedEdition
    judge: Judge
    effort: Effort
    language: str = ENGLISH
    """In which it is told."""


class BetterPlan(msgspec.Struct, frozen=True, kw_only=True):
    """A decision at which another answer promised more than the one that was given."""

    answers: int
    """After so many answers it was made: the step to play on from."""
    turn: int
    player: PlayerId
    question: str
    given: str
    """What was answered, in words."""
    better: str
    """What would have been better."""
    given_chance: float
    """How likely the player was to win after what was answered, on average over the worlds, 0 to 1."""
    better_chance: float
    worlds: int
    """In so many games that the player may have been in both were tried."""


def better_plan(
    seat: Seat, turn: int, answers: int, tries: Tries, memory: Memory, searched: Searched
) -> BetterPlan | None:
    """Look at one decision as the player saw it; None where nothing was clearly better than what was answered.

    Both answers are tried in the same games that the player may have been in, and played on by rules of thumb for all.

    Args:
        seat: the player's, before the answer.
        turn: which turn of the game it is.
        answers: how many were given before; also the seed of the worlds.
        tries: what is compared, the answer that was given first.
        memory: what the player had read by then.
        searched: what is compared in games of this edition, and how thoroughly.
    """
    search = Search(seat, searched.judge, believed(seat, seen=memory.seen), answers)
    found = search.compared(tries, searched.effort)
    best = found.best
    if not best or found.mean(best) - found.mean(0) < CLEARLY:
        return None
    scene = scene_of(seat.view, seat.definitions, language=searched.language)
    return BetterPlan(
        answers=answers,
        turn=turn,
        player=seat.viewer,
        question=asked(scene, seat.decision),
        given=in_words(scene, seat.decision.options, tries.candidates[0]),
        better=in_words(scene, seat.decision.options, tries.candidates[best]),
        given_chance=round(found.mean(0), 4),
        better_chance=round(found.mean(best), 4),
        worlds=len(found.values[best]),
    )


def tries_at(seat: Seat, given: Answer, searched: Searched, seed: int) -> Tries | None:
    """What was answered, first, and what else there was, in the player's numbers; None where nothing is compared.

    What else there was is what the search would have tried beside that answer, or beside that of the rules of thumb.
    """
    usual = HeuristicPlayer(seed).choose(seat)
    wanted = [given, usual] if isinstance(usual, Answer) else [given]
    found = [tries for it in wanted if (tries := looked_into(seat, it, searched, seed)) is not None]
    if not found:
        return None
    others = (candidate for tries in found for candidate in tries.candidates)
    candidates = list(dict.fromkeys([TriedAnswer(given), *others]))
    return Tries(candidates[: searched.effort.answers], found[0].until) if len(candidates) > 1 else None


def looked_into(seat: Seat, usual: Answer, searched: Searched, seed: int) -> Tries | None:
    """What the search would compare with an answer."""
    rng = Random(seed)
    return searched.edition.tries_for(seat, usual, searched.effort.answers, rng)


def in_words(scene: Scene, options: Sequence[Option], tried: TriedAnswer) -> str:
    """An answer as people read it; ``options`` are those of the decision."""
    option, words = tried.answer.option, scene.words
    if option is not None:
        return labels(scene, options)[options.index(option)]
    names = [scene.name(card) for card in tried.answer.cards]
    told = words.listed(names, "and") if names else words.say("analysis.none")
    return words.say(f"analysis.then.{tried.following}", what=told) if tried.following else told

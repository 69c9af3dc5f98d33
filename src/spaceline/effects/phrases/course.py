"""Phrases for what happens to the course of a turn."""

from __future__ import annotations

from spaceline.effects.nodes.choices import Guess
from spaceline.effects.nodes.course import (
    Abstain,
    AddToTotal,
    Allot,
    CloseOutposts,
    EndAttempt,
    FaceInstead,
    Flash,
    Follow,
    RestoreRange,
    SilenceContinuum,
    SpendRange,
    Transport,
    Tribbles,
)
from spaceline.effects.nodes.effects import Download, EachPlayer, Effect, Later
from spaceline.effects.nodes.selectors import Amount, Cards, CardsPlayed
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.phrases.effects import What, sequence, to_each


def more_dilemmas(draw: Amount = 0, spend: Amount = 0) -> Allot:
    """More dilemmas, or fewer, are drawn, and they may cost more together."""
    return Allot(draw, spend)


def follow(cards: Cards, to: Cards) -> Follow:
    """Ships move after another one."""
    return Follow(cards, to)


def spend_range(what: What) -> Effect:
    """Ships have no Range left this turn."""
    return to_each(what, SpendRange)


def face_instead(what: What) -> Effect:
    """A ship and those aboard face the dilemma in place of those who attempt the mission."""
    return to_each(what, FaceInstead)


def at_end_of_turn(*effects: Effect) -> Later:
    """Do this when the turn ends."""
    return Later(sequence(*effects))


def each_owner(cards: Cards, *effects: Effect) -> EachPlayer:
    """Whoever owns one of these cards does this."""
    return EachPlayer(sequence(*effects), owning=cards)


def guess_type(cards: Cards, *types: str) -> Guess:
    """One of several types is named, and the cards are shown."""
    return Guess(cards, types)


def played_this_turn(title: str = "", of: str = "you", type: str = "personnel") -> CardsPlayed:
    """How many cards of a title, or personnel or ships of whatever cost, were played this turn."""
    return CardsPlayed(of=of, title=title, type=type)


def add_to_total(amount: Amount) -> AddToTotal:
    """So much is added to your total in the battle."""
    return AddToTotal(amount)


def abstain() -> Abstain:
    """You begin no engagement any more this turn."""
    return Abstain()


def end_attempt() -> EndAttempt:
    """The mission attempt ends."""
    return EndAttempt()


def flash(amount: Amount, *, chosen: int = 0) -> Flash:
    """A Q-Flash of so many cards, or so many more in it."""
    return Flash(amount, chosen)


def silence_continuum(*, again: bool = False) -> SilenceContinuum:
    """Your Q-Continuum is inactive from now on, or active again."""
    return SilenceContinuum(again)


def close_outposts(what: What) -> Effect:
    """Nothing that matches a homeworld reports to outposts for the rest of the game, but for what has [AU]."""
    return to_each(what, CloseOutposts)


def draw_tribbles(most: int) -> Tribbles:
    """Up to so many cards of the Tribble side deck are drawn, and each is played or discarded."""
    return Tribbles(most)


def download_tribbles() -> Tribbles:
    """A card of the Tribble side deck is downloaded and played."""
    return Tribbles()


def transport(cards: Cards | None = None) -> Transport:
    """You beam cards of yours, any or some of these, from one place to another at their location."""
    return Transport(cards)


def restore_range(what: What) -> Effect:
    """Give ships their RANGE back."""
    return to_each(what, RestoreRange)


def download_different(which: Filter, at: Cards | None = None) -> Download:
    """Search for any number of different cards like this, and play them."""
    return Download(which, at=at, worth="different")

"""Phrases for texts that serve both players alike, whoever has played their card."""

from __future__ import annotations

from spaceline.effects.nodes.losing import (
    Admits,
    AffectsAll,
    Forfeits,
    Hiccup,
    IgnoresRequirements,
    Interposes,
    RaisesGoal,
    Reinforces,
)
from spaceline.effects.nodes.traits import Filter


def forfeits() -> Forfeits:
    """What this card has brought you is lost once you are in a battle."""
    return Forfeits()


def interposes(cards: Filter) -> Interposes:
    """Where an opponent reveals a dilemma of yours, you may put one of these in its place."""
    return Interposes(cards)


def hiccup() -> Hiccup:
    """Whoever holds a copy of what an opponent has just played may play any card from hand."""
    return Hiccup()


def affects_all(*titles: str) -> AffectsAll:
    """Cards of these titles serve all players, whoever has played them."""
    return AffectsAll(titles)


def reinforces(who: Filter) -> Reinforces:
    """Personnel here, with somebody like that, may join a personnel battle that begins elsewhere on the station."""
    return Reinforces(who)


def admits(who: Filter, *titles: str) -> Admits:
    """Personnel like that make use here of cards of these titles, which speak of those whom a place admits."""
    return Admits(who, titles)


def raises_goal(points: int) -> RaisesGoal:
    """Players need more points to win who have not completed or scouted missions of both kinds."""
    return RaisesGoal(points)


def ignores_requirements() -> IgnoresRequirements:
    """Once in the game you may solve a mission where this personnel is without what it requires beside attributes."""
    return IgnoresRequirements()

"""Where cards are put, in words: whose pile it is, from where they come, and who is captured or freed."""

from __future__ import annotations

from dataclasses import replace

from spaceline.effects.names import CAUSE, SPOKEN_OF
from spaceline.effects.nodes.captivity import Capture, Release
from spaceline.effects.nodes.effects import Put
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.words import ON_THE_LEFT
from spaceline.effects.render.lines import TextLine
from spaceline.effects.render.nouns import every, is_mission, one_of
from spaceline.effects.render.writer import Writer

HOMES = ("hand", "deck_top", "deck_bottom", "discard", "pile", "pile_top")
"""Where cards are put that belong to somebody."""
ZONES = {"hand", "deck", "tent", "pile", "discard"}


def put(w: Writer, it: Put) -> list[TextLine]:
    """Where cards are put."""
    to = "brig.facing" if it.to == "brig" and w.facing else it.to
    is_unplayed = to in ("discard", "deck_top") and w.unplayed and it.cards.name == SPOKEN_OF
    to = f"{to}.unplayed" if is_unplayed else to
    to = "beneath.unfaced" if to == "beneath" and it.cards.name == CAUSE else to
    place = w.say(f"to.{to}") if it.at is None else w.say(place_at(w, it), at=one_of(w, it.at))
    origin = origin_of(w, it.cards)
    if it.at is None and origin is not None and origin.of == "you" and origin.where in ZONES and it.to in HOMES:
        place = w.say(f"to.{it.to}.own")
    cards = every(replace(w if it.who == "you" else as_their_own(w), leaving=True), it.cards)
    cards = w.say("spoken-of.played") if is_unplayed else cards
    if it.who == ON_THE_LEFT:
        return [TextLine(w.say("put.left", cards=cards, place=place))]
    if it.who == "opponent":
        key = "put.opponent.any-order" if it.any_order else "put.opponent"
        return [TextLine(w.say(key, cards=cards, place=place, who=w.opponent))]
    if it.to == "hand":
        key = "put.take" if place == w.say("to.hand.own") else "put.return" if is_on_table(origin) else "put"
        place = w.say("to.hand.back") if key == "put.return" else place
        return [TextLine(w.say(key, cards=cards, place=place))]
    if it.replaces:
        return [TextLine(w.say("put.back.any-order" if it.any_order else "put.in-place", cards=cards))]
    return [TextLine(w.say("put.any-order" if it.any_order else "put", cards=cards, place=place))]


def place_at(w: Writer, it: Put) -> str:
    """Which words tell where cards are put that is named: a ship lies in space at a mission, or beside another."""
    return "to.space.mission" if it.to == "space" and it.at is not None and is_mission(w, it.at) else f"to.{it.to}.at"


def as_their_own(w: Writer) -> Writer:
    """A writer of what an opponent does with cards, which are "theirs" then."""
    return replace(w, doer=True)


def origin_of(w: Writer, it: Cards) -> Cards | None:
    """From where cards are put, if that is known."""
    return w.origins.get(it.name) if it.where == "named" else it


def is_on_table(it: Cards | None) -> bool:
    """Whether cards are in play before they are put anywhere."""
    return it is not None and it.where not in ZONES | {"brig", "captured", "drawn", "seeds", "named"}


def capture(w: Writer, it: Capture) -> list[TextLine]:
    """Who captures whom, and with which team if that is said."""
    text = w.say(f"capture.{it.who}", cards=every(w, it.cards), who=w.opponent)
    return [TextLine(text if it.team is None else w.say("capture.team", text=text, team=every(w, it.team)))]


def release(w: Writer, it: Release) -> list[TextLine]:
    """Which captives are freed, and where they go."""
    key = "release" if it.to is None else "release.to"
    return [TextLine(w.say(key, cards=every(w, it.cards), to="" if it.to is None else every(w, it.to)))]

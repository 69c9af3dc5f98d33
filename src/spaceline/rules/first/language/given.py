"""Texts that a card has by its facts, and that nobody defines."""

from __future__ import annotations

from spaceline.effects.nodes.abilities import Ability, Order, SpecialDownload, Static
from spaceline.effects.nodes.effects import Download
from spaceline.effects.nodes.modifiers import Raise
from spaceline.effects.nodes.movement import Wormhole
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.tests import Are
from spaceline.effects.nodes.traits import Filter, Named, like
from spaceline.effects.phrases import (
    are,
    both,
    commanded,
    flip,
    hand,
    here,
    may,
    mission,
    missions,
    offer,
    one,
    order,
    pay,
    relocate,
    select,
    sharing,
    ship,
    some_are,
    this,
    those,
)
from spaceline.rules.first.facts import FirstFacts
from spaceline.rules.first.tactics.side_deck import TACTIC

TAKEN_OFF = ("Range", "Weapons", "Shields")
"""The attributes that markers take something off."""


def special_downloads(facts: FirstFacts) -> tuple[Ability, ...]:
    """The texts of a card that prints nothing but facts and icons for special downloads (1E-6.5.4/1)."""
    if facts.has_text:
        return ()
    return tuple(SpecialDownload(Download(Filter((Named("titles", titles),)))) for titles in facts.special_downloads)


def marker_texts(facts: FirstFacts) -> tuple[Ability, ...]:
    """What a tactic takes off the attributes of what it damages, as a marker that lies on it (1E-7.5.1.1/2)."""
    taken = tuple(
        Raise((name,), amount)
        for name in TAKEN_OFF
        if isinstance(amount := facts.attributes.get(name, 0), int) and amount
    )
    if facts.type != TACTIC or not taken:
        return ()
    lies_on_one = Are(Cards("this"), like(on=like(types=("ship", "facility"))))
    return (Static(Cards("ship", "anyone"), taken, lies_on_one),)


def ways(facts: FirstFacts, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """What a wormhole on a mission lets its player do: go in or come out, for no price or for that of a card."""
    found = (order for it in abilities if isinstance(it, Wormhole) for order in ways_through(facts.title, it))
    return tuple(order for order in found if order not in abilities)


READY = ship(staffed=True, stopped=False, docked=False)


def ways_through(title: str, it: Wormhole) -> tuple[Order, ...]:
    """Through another mission of one's own or of the opponent, and back; or where a card is played, and back.

    Of two own missions one is turned over, else the own one (1E-4.2.0.2/5, /6, 1E-G:mission-ii/3).
    """
    is_open, own = are(this, like(face_up=True)), like(titles=title)
    others, card = it.to.but(excluding=own), hand(it.price)
    elsewhere = commanded(READY.but(excluding=ship(at=mission(titles=title))))
    from_here, end = select(one(among=here(READY))), {whose: missions(others, whose) for whose in ("you", "opponent")}
    is_there = {whose: both(is_open, some_are(there)) for whose, there in end.items()}
    in_hand = both(is_open, some_are(card))
    to_end = {whose: (from_here, select(one(among=end[whose], name="end")), relocate(those(), "end")) for whose in end}
    return (
        order(*to_end["you"], may(flip(those("end")), otherwise=flip()), test=is_there["you"]),
        order(*to_end["opponent"], flip(), test=is_there["opponent"]),
        order(
            select(one(among=sharing("place", elsewhere, end["opponent"]))),
            relocate(those(), "here"),
            flip(),
            test=is_there["opponent"],
        ),
        order(from_here, pay(offer(card), relocate(those(), "anywhere"), flip()), test=in_hand),
        order(select(one(among=elsewhere)), pay(offer(card), relocate(those(), "here"), flip()), test=in_hand),
    )

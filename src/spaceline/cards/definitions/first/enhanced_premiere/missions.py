"""Missions of Enhanced Premiere (2000)."""

from spaceline.effects.nodes.abilities import Ability
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.phrases import *

cards = Book("1e-ep")

SCANS, WORMHOLES = hand(interrupt(titles="Long-Range Scan")), hand(interrupt(titles="Wormhole"))
READY = ship(staffed=True, stopped=False, docked=False, cloaked=False)

DEPARTING = here(READY)
LEAVING = select(one(among=DEPARTING, name="ship"))

OPEN, SHUT = are(this, like(face_up=True)), are(this, like(face_up=False))


def built_in_wormhole(title: str) -> tuple[Ability, ...]:
    """From here and to here: by an interrupt played at the other end, or through another built-in wormhole.

    That may be the opponent's; this one flips, so of two own ones the player says which does by using its text
    (1E-4.2.0.2/5, /6).
    """
    other = mission(icons_anywhere="Wmh", face_up=True, excluding=like(titles=title))
    end = select(one(among=Cards("missions", "anyone", other), name="end"))
    elsewhere = select(one(among=commanded(READY.but(excluding=like(at=mission(titles=title)))), name="ship"))
    beyond = select(one(among=commanded(READY.but(at=other)), name="ship"))
    return (
        order(
            LEAVING,
            pay(offer(WORMHOLES), relocate(those("ship"), "location"), flip()),
            test=both(OPEN, some_are(DEPARTING), some_are(WORMHOLES)),
        ),
        through(sequence(elsewhere, offer(WORMHOLES)), put(those("ship"), "space", this)),
        through(sequence(LEAVING, end), put(those("ship"), "space", those("end"))),
        through(beyond, put(those("ship"), "space", this)),
        order(pay(sequence(LEAVING, offer(SCANS)), flip()), test=SHUT),
    )


def through(choices: Effect, way: Effect) -> Ability:
    """One way through it, which closes it."""
    return order(pay(choices, way, flip()), test=OPEN)


cards.define(13, "Covert Installation II", *built_in_wormhole("Covert Installation II"))
cards.define(14, "Excavation II", *built_in_wormhole("Excavation II"))
cards.define(19, "Relief Mission II", *built_in_wormhole("Relief Mission II"))

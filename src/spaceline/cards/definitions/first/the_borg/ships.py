"""Ships of The Borg (2001)."""

from spaceline.effects.phrases import *

cards = Book("1e-borg")


cards.define(
    123,
    "Borg Tactical Cube",
    may_play("reporting", equipment(), this),
    may_play("reporting", personnel(affiliations="Bor"), this),
    may_play("free", personnel(affiliations="Bor", icons="Def"), at=this, limit="turn"),
)

EMPTY_RAIDERS = commanded(ship(titles="Kazon Raider", excluding=like(carries=ship())))

cards.define(
    127,
    "Kazon Fighter",
    may_play("reporting", at=EMPTY_RAIDERS),
    may_play("free", at=EMPTY_RAIDERS),
    special_download(download(like(titles="Blue Alert"))),
)

"""Missions of Blaze of Glory (1999)."""

from spaceline.effects.phrases import *

cards = Book("1e-bog")


cards.define(
    46,
    "A Good Day To Live",
    static(this_mission, raised("Points", count(attempting(icons="R>")), times=5)),
)

"""Texts of the set of 2002: a mission that requires a skill is an objective."""

from spaceline.effects.phrases import *

cards = Book("2e-se")

cards.define(
    303,
    'Kitrik: "The Tyrant Molor"',
    when("play", draw(), test=commands(1, like(types="objective", requires="Science"))),
)

"""Tactics of the house set: what each does to the ship that it damages."""

from spaceline.effects.phrases import *

cards = Book("obj-ho")

cards.define(1, "Broadside", damage(static(this_ship, raised("Shields", -1))))

cards.define(2, "Picket Line", damage(static(this_ship, raised("Range", -1))))

cards.define(3, "Full Salvo", damage(static(this_ship, raised("Weapons", -1))))

cards.define(4, "Evasive Roll", damage(static(this_ship, raised("Range", -2))))

cards.define(5, "Aim for the Engines", damage(static(this_ship, raised("Range", -3))))

cards.define(6, "Aim for the Launchers", damage(static(this_ship, raised("Weapons", -3))))

cards.define(7, "Aim for the Generators", damage(static(this_ship, raised("Shields", -3))))

cards.define(8, "Crossing Fire", damage(static(this_ship, raised("Weapons", -1))))

cards.define(9, "Holding the Line", damage(static(this_ship, raised("Range", -1))))

cards.define(10, "Close Pass", damage(static(this_ship, raised("Range", -1))))

cards.define(11, "Long Shot", damage(static(this_ship, raised("Shields", -1))))

cards.define(12, "Feint", damage(static(this_ship, raised("Weapons", -2))))

cards.define(13, "Collision Course", damage(static(this_ship, raised("Range", -2))))

cards.define(14, "Rear Guard", damage(static(this_ship, raised("Weapons", -1))))

cards.define(15, "Pincer Movement", damage(static(this_ship, raised("Shields", -1))))

cards.define(16, "Rotating Shields", damage(static(this_ship, raised("Shields", -1))))

cards.define(17, "Hot Pursuit", damage(static(this_ship, raised("Range", -3))))

cards.define(18, "Point Defense", damage(static(this_ship, raised("Weapons", -2))))

cards.define(19, "Lucky Hit", damage(static(this_ship, raised("Shields", -2))))

cards.define(20, "Measured Response", damage(static(this_ship, raised("Range", -1))))

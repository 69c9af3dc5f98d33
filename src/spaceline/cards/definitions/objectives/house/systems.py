"""Systems of the house set: what each does for the ship on which it is installed."""

from spaceline.effects.phrases import *

cards = Book("obj-ho")

cards.define(21, "Tuned Coils", static(this_ship, raised("Range", 1)))

cards.define(22, "Twin Coils", static(this_ship, raised("Range", 2)))

cards.define(23, "Racing Engine", static(this_ship, raised("Range", 3)))

cards.define(24, "Wide Emitters", static(this_ship, raised("Weapons", 1)))

cards.define(25, "Spare Launchers", static(this_ship, raised("Weapons", 2)))

cards.define(26, "Heavy Battery", static(this_ship, raised("Weapons", 3)))

cards.define(27, "Reserve Cells", static(this_ship, raised("Shields", 1)))

cards.define(28, "Balanced Grid", static(this_ship, raised("Range", 1), raised("Shields", 1)))

cards.define(29, "Second Reactor", static(this_ship, raised("Range", 1), raised("Weapons", 1), raised("Shields", 1)))

cards.define(30, "Hull Plates", static(this_ship, raised("Shields", 1)))

cards.define(31, "Layered Deflector", static(this_ship, raised("Shields", 3)))

cards.define(32, "Targeting Array", static(this_ship, raised("Weapons", 1), raised("Shields", 1)))

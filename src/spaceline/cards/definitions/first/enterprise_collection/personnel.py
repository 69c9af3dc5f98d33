"""Personnel of the Enterprise Collection (2006)."""

from spaceline.effects.phrases import *

cards = Book("1e-enterprise")


cards.define(12, "Malcolm Reed", static(present(personnel(skills="SECURITY"), "anyone", other=True), attributes(1)))

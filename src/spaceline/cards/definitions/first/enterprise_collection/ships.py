"""Ships of the Enterprise Collection (2006)."""

from spaceline.effects.phrases import *

cards = Book("1e-enterprise")

COMMAND = aboard(personnel(affiliations="Sta", icons="Cmd"), "anyone")

cards.define(17, "Enterprise", static(this, attributes(count(COMMAND, most=5))))

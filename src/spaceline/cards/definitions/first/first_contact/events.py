"""Events of First Contact (1997)."""

from spaceline.cards.definitions.first.premiere.phrases import ALERTED, COLLECTED, TRANSFORMED
from spaceline.effects.nodes.abilities import When
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.tests import Test
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.phrases import *

cards = Book("1e-fc")


def drone(icon: str) -> Filter:
    """A drone of a subcommand."""
    return personnel(affiliations="Bor", characteristics="Drone", icons=icon)


cards.define(
    27,
    "Activate Subcommands",
    when_played(
        download(drone("Com")),
        download(drone("Nav")),
        download(drone("Def")),
        discard(this),
        card_plays(0, no_draws=True),
    ),
)


FREE_OF_A_MIRROR = no(some_are(commanded(event(titles="Mirror Image"), "opponent")))
"""Two copies do no more than one (1E-12.9/1)."""

ALERTS, TRAVELERS = event(titles="Red Alert!"), event(titles="The Traveler: Transcendence")


def mirrored(title: str, effect: Effect) -> tuple[When, When]:
    """Lets the other player do too what an event has just let a player do (1E-G:mirror-image/1)."""
    it = event(titles=title)
    return (
        just("action-play", each_opponent(effect), subject=it, must=True),
        just("action-play", effect, whose="opponent", subject=it, test=FREE_OF_A_MIRROR, must=True),
    )


def only_of(cards: Filter, of: str) -> Test:
    """Only another player has such a card."""
    return both(some_are(in_play(cards)), no(some_are(commanded(cards, of))))


cards.define(
    30,
    "Mirror Image",
    may_seed("facility_phase"),
    plays_in_core(),
    *mirrored("Kivas Fajo - Collector", COLLECTED),
    *mirrored("Masaka Transformations", TRANSFORMED),
    order(ALERTED, during="card_plays", limit="turn", whose="anyone", test=only_of(ALERTS, "you")),
    when("end_turn", draw(), test=only_of(TRAVELERS, "you"), must=True),
    when(
        "end_turn",
        draw(1, "opponent"),
        whose="opponent",
        test=both(only_of(TRAVELERS, "opponent"), FREE_OF_A_MIRROR),
        must=True,
    ),
    countdown(4),
    immune("Kevin Uxbridge"),
)

EVERYBODY = attempting("anyone")

cards.define(
    31,
    "Mission Debriefing",
    may_seed("facility_phase"),
    plays_in_core(),
    when("complete", stop(EVERYBODY), whose="anyone", subject=mission(), must=True),
    when("fail-attempt", stop(EVERYBODY), whose="anyone", subject=mission(), must=True),
)

PUNISHED = interrupt(titles=("Amanda Rogers", "Kevin Uxbridge", "Q2"))

cards.define(
    35,
    "The Line Must Be Drawn Here",
    may_seed("facility_phase"),
    plays_in_core(),
    when("announce", lose(5, regardless=True), whose="you", subject=PUNISHED, must=True),
    when("announce", lose(5, "opponent", regardless=True), whose="opponent", subject=PUNISHED, must=True),
    countdown(4),
    cumulative(),
    immune("Kevin Uxbridge"),
)

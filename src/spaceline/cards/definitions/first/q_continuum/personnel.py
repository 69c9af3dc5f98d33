"""Personnel of Q-Continuum (1996)."""

from spaceline.cards.definitions.first.premiere.phrases import KLINGON, WITH_THOSE_WHO_FACE
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.phrases import *

cards = Book("1e-qc")


cards.define(
    51,
    "Keiko O'Brien",
    static(this, attributes(2), test=some_are(present(personnel(titles="Miles O'Brien"), "anyone"))),
)


def helper(number: int, title: str, mission_title: str, points: int, contributing: Filter) -> None:
    """Scores points as one of those who solve a certain mission, with what it asks for (1E-G:helps/1)."""
    cards.define(
        number,
        title,
        when(
            "complete",
            score(points),
            whose="anyone",
            subject=mission(titles=mission_title),
            by="you",
            test=are(this, contributing),
            must=True,
        ),
    )


cards.define(
    54,
    "Mordock",
    when(
        "complete",
        unless(you_have_done(done("battled", 1)), score(5)),
        whose="anyone",
        subject=mission(),
        by="you",
        must=True,
    ),
    forfeits(),
)

helper(56, "Rager", "Explore Dyson Sphere", 5, personnel(attempting=True, skills="Navigation"))

cards.define(61, "Kahlest", static(present(personnel(one_of=KLINGON, skills="Honor"), "anyone"), raised("Strength", 2)))

cards.define(
    62,
    "K'chiQ",
    when_played(keep_skill()),
    static(this, gains_named("skill")),
    when("begin_turn", keep_skill()),
)

cards.define(
    67,
    "Ira Graves",
    static(this, gains("Treachery", "Biology"), test=some_are(in_play(personnel(titles="Kareen Brianon")))),
)


def nullifier(number: int, title: str, dilemma_title: str, *more: Effect) -> None:
    """May nullify a dilemma that is met where the personnel is."""
    cards.define(
        number,
        title,
        when(
            "encounter",
            nullify(those()),
            *more,
            whose="anyone",
            subject=dilemma(titles=dilemma_title),
            test=WITH_THOSE_WHO_FACE,
        ),
    )


nullifier(70, "Kareen Brianon", "Male's Love Interest")

OWN_OUTPOST = commanded(like(types="facility", kinds="outpost", carries=like(titles="Madred")))

TORMENTING = sharing("presence", in_play(event(titles=("Interrogation", "Torture")), "you"), this)
"""What lies on captives who are where Madred is."""

cards.define(
    73,
    "Madred",
    order(
        select(one(among=TORMENTING)),
        if_(
            are(those(), like(titles="Torture")),
            tell(1, "bonus", those(), until="leaves"),
            otherwise=tell(1, "bonus", those(), until="turn"),
        ),
        test=both(some_are(OWN_OUTPOST), no(are(this, like(within=ship())))),
        limit="turn",
    ),
)

nullifier(74, "Marouk", "Yuta", score(3))

cards.define(
    75,
    "Mortal Q",
    static(this, gains("Leadership", level=-1)),
    when(
        "encounter",
        nullify(those()),
        whose="anyone",
        subject=dilemma(titles="Q"),
        test=some_are(commanded(personnel(facing=True))),
        must=True,
    ),
    just("report", silence_continuum(), must=True),
)

helper(81, "Timicin", "Test Mission", 10, personnel(attempting=True))

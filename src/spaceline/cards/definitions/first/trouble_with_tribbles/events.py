"""Events of The Trouble with Tribbles (2000)."""

from spaceline.cards.definitions.first.treaty_phrases import alliance
from spaceline.effects.phrases import *

cards = Book("1e-twt")


SCANS = ("Scan", "Full Planet Scan")

ATTEMPTERS = count(attempting())

AT_THIS_MISSION = some_are(sharing("place", those(), this))

cards.define(
    16,
    "62nd Rule of Acquisition",
    plays_on(missions(mission(attempted=False))),
    when_played(if_(you_have_done(done("played", 1, *SCANS)), nullify(this))),
    in_response("action-play", nullify(this), subject=like(titles=SCANS), whose="you", must=True),
    when(
        "attempt",
        nullify(this),
        whose="anyone",
        subject=mission(),
        by="you",
        test=both(AT_THIS_MISSION, either(no(at_least(ATTEMPTERS, 3)), at_least(ATTEMPTERS, 8))),
        must=True,
    ),
    when(
        "solve",
        score(10),
        lose(10, "opponent"),
        discard(this),
        whose="anyone",
        subject=mission(),
        by="you",
        test=AT_THIS_MISSION,
        must=True,
    ),
)

AGENTS = personnel(titles=("Lucsly", "Dulmer"))

cards.define(
    19,
    "Temporal Investigations",
    plays_in_core(),
    when(
        "report",
        may(draw(), otherwise=unless_chosen(download(AGENTS, count=2), download(AGENTS))),
        whose="opponent",
        subject=like(types=("personnel", "ship"), icons="AU", at=mission(quadrants="Alpha")),
        limit="turn",
    ),
)

alliance(cards, 20, "Treaty: Cardassian/Bajoran", "Car", "Baj", "Bareil Antos", "Kai Winn", "Turrel")

alliance(cards, 21, "Treaty: Romulan/Bajoran", "Rom", "Baj", "Colonel Kira", "Senator Cretak")

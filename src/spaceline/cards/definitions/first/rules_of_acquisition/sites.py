"""Sites of Rules of Acquisition (1999)."""

from spaceline.cards.definitions.first.premiere.phrases import HAND_WEAPON
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.phrases import *

cards = Book("1e-roa")


DEALERS = personnel(
    one_of=(like(skills=("Smuggling", "Acquisition")), like(affiliations="NA", skills="Navigation")),
    excluding=like(affiliations="Bor"),
)

PASSED = Cards("afflicted", "anyone", mission())

cards.define(
    127,
    "Cargo Bay",
    may_play("regardless", DEALERS, at=this),
    order(
        pay(sequence(card_plays(-1), download(DEALERS, at=this)), card_plays(0, no_draws=True)),
        whose="anyone",
        during="card_plays",
    ),
    cargo_runs(),
    when(
        "beam",
        each_owner(
            those(),
            for_each(PASSED, may(draw(), otherwise=may(download(like(titles="Gold-Pressed Latinum"), at=this)))),
        ),
        whose="anyone",
        subject=equipment(excluding=HAND_WEAPON),
        where="present",
        test=some_are(PASSED),
        limit="turn",
    ),
)

"""Second Edition, registered."""

from spaceline.editions.edition import Edition, RulesetSpec
from spaceline.rules.second.ruleset import CALL_TO_ARMS, PREMIERE
from spaceline.rules.second.setup import start
from spaceline.rules.second.switches import CTA2003, PREMIERE2002

SECOND = Edition(
    key="second",
    name="Second Edition",
    about="Five missions each, two to four players: crews against dilemmas.",
    seats=(2, 3, 4),
    rulesets=(
        RulesetSpec(CTA2003, "Call to Arms 2003", CALL_TO_ARMS.build),
        RulesetSpec(PREMIERE2002, "Premiere 2002", PREMIERE.build, sets=("se", "en")),
    ),
    start=start,
    parts={
        "presentation": "spaceline.presentation.second:PRESENTATION",
        "language": "spaceline.rules.second.language.support:LANGUAGE",
        "cards": "spaceline.cards.catalogue:SECOND_CARDS",
        "refusals": "spaceline.rules.second.refusals:SENTENCES",
        "decks": "spaceline.cards.decks.second.kind:SECOND_DECKS",
        "heuristic player": "spaceline.players.heuristic.second:SecondHeuristic",
        "cadet": "spaceline.players.cadet.second:SecondCadet",
        "blunders": "spaceline.lab.blunders.second:SecondWatcher",
        "hidden cards": "spaceline.players.beliefs.second:SECOND_HIDDEN",
        "search": "spaceline.players.commander.second:SECOND_SEARCH",
        "scenario dialect": "spaceline.lab.scenarios.second.dialect:SECOND",
    },
    without={"seed planning": "its games begin without seeding"},
)

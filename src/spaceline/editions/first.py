"""First Edition, registered."""

from spaceline.editions.edition import Edition, RulesetSpec
from spaceline.rules.first.ruleset import MODERN_RULES, OPEN_RULES
from spaceline.rules.first.setup import PLAYERS, start
from spaceline.rules.first.switches import MODERN, OPEN

FIRST = Edition(
    key="first",
    name="First Edition",
    about="Two players share spacelines of missions: fly, explore, battle for points.",
    seats=(PLAYERS,),
    rulesets=(
        RulesetSpec(MODERN, "Modern", MODERN_RULES.build),
        RulesetSpec(OPEN, "Open", OPEN_RULES.build),
    ),
    start=start,
    parts={
        "presentation": "spaceline.presentation.first:PRESENTATION",
        "language": "spaceline.rules.first.language.support:LANGUAGE",
        "cards": "spaceline.cards.catalogue:FIRST_CARDS",
        "refusals": "spaceline.rules.first.refusals:SENTENCES",
        "decks": "spaceline.cards.decks.first.kind:FIRST_DECKS",
        "heuristic player": "spaceline.players.heuristic.first:FirstHeuristic",
        "cadet": "spaceline.players.cadet.first:FirstCadet",
        "blunders": "spaceline.lab.blunders.first:FirstWatcher",
        "hidden cards": "spaceline.players.beliefs.first:FIRST_HIDDEN",
        "seed planning": "spaceline.players.seeding.planning:FIRST_PLANNING",
        "search": "spaceline.players.commander.first:FIRST_SEARCH",
        "scenario dialect": "spaceline.lab.scenarios.first.dialect:FIRST",
    },
)

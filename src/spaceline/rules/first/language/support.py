"""What First Edition can carry out of the effect language: what it lacks, beside what its tables say.

What is listed here either has no meaning in the edition or is shown by none of its cards and rulings yet. Whoever needs
it writes the ruling that shows it and takes it off the list.
"""

from spaceline.effects.nodes import (
    MODIFIERS,
    abilities,
    choices,
    course,
    effects,
    modifiers,
    selectors,
    tests,
)
from spaceline.effects.nodes.words import WHERE
from spaceline.effects.parts import out_of_reach
from spaceline.effects.support import Support, missing
from spaceline.rules.first.language.matching import PARTS
from spaceline.rules.first.language.modifying import MODIFY
from spaceline.rules.first.language.selectors import OWNED, TABLE
from spaceline.rules.first.language.world import FirstWorld

LANGUAGE = Support(
    "First Edition",
    nodes=frozenset(
        (
            abilities.Faced,
            abilities.Throughout,
            abilities.Damage,
            abilities.Toll,
            abilities.FreeRegion,
            abilities.Grant,
            effects.Later,
            choices.Redirect,
            choices.ByChance,
            course.AddToTotal,
            course.Abstain,
            tests.Solves,
            selectors.CardsPlayed,
            selectors.CardsDrawn,
            *out_of_reach(FirstWorld),
            *missing(MODIFIERS, MODIFY),
        )
    ),
    fields={
        choices.Name: ("of", "types", "by"),
        effects.Put: ("replaces",),
        abilities.Plays: ("instead_of", "price"),
        effects.Reveal: ("who",),
        effects.Download: ("copies",),
        modifiers.Copy: ("level",),
        modifiers.Demand: ("of", "apart"),
        selectors.Cards: ("titled", "skilled", "commandable", "replacing", "successors", "costing"),
    },
    words={
        (choices.Name, "what"): ("title",),
        (choices.Name, "until"): ("your_next_turn",),
        (selectors.Killed, "of"): ("",),
        (selectors.Cards, "where"): missing(WHERE, ("named", *TABLE, *OWNED)),
        (abilities.When, "moment"): ("between",),
        (abilities.When, "verb"): (
            "face",
            "random_selection",
            "check",
            "draw_dilemmas",
            "begin_orders",
            "combat",
            "engagement",
            "reveal-dilemma",
            "take-command",
        ),
        (abilities.When, "whose"): ("right",),
        (abilities.When, "where"): ("on",),
        (abilities.When, "fate"): ("kill", "pile"),
        (abilities.When, "limit"): ("together",),
        (abilities.Forbids, "act"): ("complete", "depart", "command"),
        (abilities.Plays, "how"): ("diverted", "lent"),
        (effects.Put, "to"): ("pile", "pile_top", "beneath", "headquarters", "drawn", "stack", "brig", "spot"),
        (effects.Affect, "until"): ("dilemma", "attempt", "paid"),
        (effects.Relocate, "to"): ("beam",),
        (effects.TakeCommand, "who"): ("right",),
        (modifiers.Bar, "acts"): ("random", "mission_skills", "dilemma_skills", "leave"),
        (selectors.Cards, "of"): ("owner", "left"),
        (selectors.Cards, "shares"): ("home",),
        (tests.Alike, "shares"): ("presence", "home"),
    },
    traits=PARTS,
    names={"zones": ("beneath", "faced"), "involved": ("defense",)},
)

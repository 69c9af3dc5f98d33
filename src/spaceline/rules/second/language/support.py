"""What Second Edition can carry out of the effect language: what it lacks, beside what its tables say.

What is listed here either has no meaning in the edition or is shown by none of its cards and rulings yet. Whoever needs
it writes the ruling that shows it and takes it off the list.
"""

from typing import get_args

from spaceline.effects.nodes import (
    MODIFIERS,
    abilities,
    borg,
    course,
    effects,
    losing,
    modifiers,
    movement,
    piles,
    requirements,
    selectors,
    space,
    tests,
)
from spaceline.effects.nodes.choices import Name
from spaceline.effects.nodes.losing import OpponentLoses
from spaceline.effects.nodes.words import WHERE
from spaceline.effects.parts import out_of_reach
from spaceline.effects.support import Support, missing
from spaceline.rules.second.language.matching import PARTS
from spaceline.rules.second.language.selectors import TABLE
from spaceline.rules.second.language.world import PILES, SecondWorld
from spaceline.rules.second.values import CHANGES

LANGUAGE = Support(
    "Second Edition",
    nodes=frozenset(
        (
            abilities.Encounter,
            abilities.AfterFailure,
            abilities.PartOfCombo,
            abilities.Cure,
            abilities.Nullifier,
            abilities.Earned,
            abilities.Seeds,
            abilities.Treaty,
            abilities.Opens,
            abilities.Alternate,
            abilities.Immune,
            abilities.Cumulative,
            abilities.Countdown,
            abilities.Variable,
            abilities.Exposes,
            abilities.Mends,
            abilities.Boards,
            losing.AffectsAll,
            losing.Forfeits,
            losing.Hiccup,
            losing.Interposes,
            losing.Reinforces,
            losing.Admits,
            losing.Bombards,
            losing.RaisesGoal,
            losing.IgnoresRequirements,
            losing.OpponentLoses,
            abilities.CargoRuns,
            abilities.LendsAll,
            abilities.ThroughShields,
            *get_args(borg.BorgText),
            movement.TimeTravel,
            movement.Endless,
            *get_args(movement.Ways),
            movement.ForcedMove,
            abilities.SpecialDownload,
            effects.Nullify,
            effects.Disable,
            effects.Hold,
            effects.Afflict,
            effects.Flip,
            space.Decloak,
            piles.Exchange,
            space.Vanish,
            space.TakeControl,
            space.Assimilate,
            space.Connect,
            space.FormLocation,
            OpponentLoses,
            course.CloseOutposts,
            tests.DeedDone,
            tests.HasDone,
            *out_of_reach(SecondWorld),
            *missing(MODIFIERS, CHANGES),
        )
    ),
    fields={
        abilities.Plays: ("limit", "test"),
        abilities.PlaysOn: ("also",),
        abilities.PlayedOnlyIf: ("limit",),
        abilities.Order: ("whose", "during"),
        effects.Download: ("at", "kin", "worth", "most", "company"),
        effects.Tell: ("on", "until"),
        effects.Score: ("regardless",),
        selectors.Number: ("on",),
        modifiers.Copy: ("highest",),
        modifiers.Demand: ("instead",),
        requirements.Total: ("times",),
        modifiers.Bar: ("beyond", "up"),
        modifiers.Lose: ("level",),
        selectors.Cards: ("hosting", "only"),
        tests.Leads: ("by",),
    },
    words={
        (abilities.When, "fate"): ("hand",),
        (abilities.When, "where"): ("under",),
        (Name, "what"): ("number",),
        (tests.HasCompleted, "kind"): ("this",),
        (selectors.Cards, "where"): missing(WHERE, ("named", "captured", *TABLE, *PILES)),
        (selectors.Cards, "shares"): ("homeworld", "lower_cunning"),
        (abilities.Order, "limit"): ("game", "mission", "twice", "thrice"),
        (abilities.When, "moment"): ("action",),
        (abilities.When, "verb"): (
            *("solve", "action-respond", "action-hide", "engage", "stun", "expire", "encounter", "report", "dock", "pass"),
            *("reveal-tactics", "hit", "direct-hit", "fight-on", "flash", "announce", "deed", "journey"),
            "flip-over",
            "relocate",
            "time-travel",
            "assimilate",
        ),
        (abilities.When, "whose"): ("holder",),
        (abilities.When, "limit"): ("each", "game", "mission", "battle", "twice", "thrice"),
        (abilities.Forbids, "act"): ("download", "enter", "pass", "halt", "cross", "headquarters", "free"),
        (abilities.Plays, "how"): (
            *("free", "any_time", "suspending", "permitted"),
            *("regardless", "solely", "coexisting", "seeded", "native", "replaced", "infiltrating", "built"),
        ),
        (effects.Affect, "until"): ("move", "full_turn"),
        (effects.Put, "to"): ("table", "point_area", "beside"),
        (effects.Relocate, "to"): (
            "anywhere",
            "furthest_planet",
            "location",
            "spaceline",
            "orbit",
            "neighbor",
            "likewise",
            "here",
            "end",
            "far_end",
            "onward",
        ),
        (effects.Download, "to"): ("play", "either", "seed"),
        (modifiers.Bar, "acts"): (
            *("move", "beam", "attack", "attacked", "cloak", "leave_place", "transport", "repair", "count", "run_down"),
            *("unstop", "damaged", "approach", "fly_by", "challenged", "scout", "score", "draw", "probe", "order"),
            "one_each",
        ),
    },
    traits=PARTS,
    names={"kinds": ("outpost", "station"), "involved": ("target",), "zones": ("tactic",)},
)

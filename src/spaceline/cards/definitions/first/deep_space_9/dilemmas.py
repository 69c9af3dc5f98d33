"""Dilemmas of Deep Space 9 (1998)."""

from spaceline.cards.definitions.first.borg_phrases import ANY_BORG
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.phrases import *

cards = Book("1e-ds9")


cards.define(
    8,
    "Arms Deal",
    encounter(
        unless=either(
            any_of(skill("Acquisition"), skill("Smuggling")),
            some_are(facing(species="Vulcan", skills="Treachery")),
            some_are(facing(icons="Maq")),
        )
    ),
    discarded_after_failure(),
)

cards.define(
    9,
    "Assassin's Blade",
    encounter(
        kill(one("opponent", excluding=(like(characteristics="Shape-shifter"), like(species="Android")))),
        unless=any_of(total("Cunning", 36), skill("SECURITY", 2)),
    ),
)

cards.define(
    11,
    "Clan People",
    encounter(unless=either(titled("Kai Opaka"), at_least(added_up("Cunning", facing(), most=5), 39))),
)

KILLER = Cards("afflicted", "anyone", personnel(disabled=False))
"""Who has the issues: somebody disabled does nothing (1E-10.2.3/1)."""

DULLER = sharing("lower_cunning", present(personnel(), "anyone"), KILLER)

cards.define(
    19,
    "Garak Has Some Issues",
    encounter(select(random()), stop(those()), put(this, "ship", those()), afflict(those())),
    when("begin_turn", kill(one("opponent", among=DULLER)), whose="holder", must=True),
    cured(skill("Exobiology", 2)),
)

cards.define(
    20,
    "Garanian Bolites",
    encounter(
        select(random(2)),
        unless(
            either(
                at_least(added_up("Cunning", those()), 16),
                some_are(present(equipment(titles="Hypospray"))),
            ),
            stop(those()),
        ),
    ),
)

cards.define(
    22,
    "Hate Crime",
    encounter(
        select(one("opponent", kinless=True, excluding=ANY_BORG)),
        put(this, "ship", those()),
        afflict(those()),
    ),
    static(afflicted, loses_skills()),
)

cards.define(
    23,
    "Isolinear Puzzle",
    encounter(put(this, "ship")),
    static(this_ship, raised("Range", -4), raised("Weapons", -4)),
    nullified(skill("ENGINEER", 2)),
)

LEADER = random(one_of=(like(skills="V.I.P."), like(icons="Cmd")))

cards.define(
    27,
    "Misguided Activist",
    encounter(
        select(LEADER),
        if_(any_of(skill("SECURITY", 2), titled("Miles O'Brien")), stop(those()), otherwise=kill(those())),
    ),
)

cards.define(
    29,
    "None Shall Pass",
    encounter(unless=any_of(total("Strength", 53), skill("Diplomacy", 3), skill("Anthropology", 2), skill("Guramba"))),
)

ROGUE = like(one_of=(like(skills=("Treachery", "Acquisition", "Greed", "Smuggling")), like(below=("Integrity", 5))))

cards.define(
    34, "Skullduggery", encounter(select(random()), if_(are(those(), ROGUE), stop(those()), otherwise=kill(those())))
)

cards.define(
    36,
    "The Three Vipers",
    encounter(damage_ship(this_ship), unless=all_of(skill("ENGINEER"), skill("Navigation", 2))),
    encounter(unless=all_of(skill("SCIENCE"), skill("OFFICER"), skill("Astrophysics"))),
    discarded_after_failure(),
)

"""Events of Call to Arms (2003), A to R."""

from __future__ import annotations

from spaceline.cards.definitions.second.battle_phrases import ENEMY_SHIP, kill_at_random, spent_on
from spaceline.cards.definitions.second.call_to_arms.phrases import ANY_SKILL, BORG, INFILTRATORS, assimilate
from spaceline.cards.definitions.second.dilemma_phrases import weakened
from spaceline.effects.nodes.abilities import When
from spaceline.effects.phrases import *
from spaceline.effects.phrases.battles import attacker, combat, engagement, involved

cards = Book("2e-ca")


cards.define(
    33,
    "A Second Chance at Life",
    when_played(
        pay(
            sequence(reveal(hand()), discard(one("opponent", among=hand(), name="chosen"))),
            put(
                one(
                    among=discard_pile(like(types=("personnel", "ship", "equipment", "event")), apart="chosen"),
                    name="wanted",
                ),
                "hand",
            ),
        ),
    ),
)

GUARD = personnel(affiliations="Bor", skills="Security", stopped=False, at=mission(kinds=("planet", "space")))

cards.define(
    34,
    "Abduction",
    plays_in_core(),
    order(
        select(one(among=together(2, commanded(GUARD)))),
        select(one(among=present(GUARD, apart="those"), name="second")),
        if_(
            some_are(those("second")),
            pay(
                sequence(destroy(), stop(those()), stop(those("second"))),
                name_skill(),
                take_command(random(among=commandable(skilled(present(personnel(), "opponent"))), name="drone")),
            ),
        ),
        test=some_are(together(2, commanded(GUARD))),
    ),
)

WHEREVER = commanded(personnel(), "opponent")

cards.define(35, "Adding to Our Perfection", *spent_on(combat(BORG, assimilate(WHEREVER))))

cards.define(
    36,
    "Borg Cutting Beam",
    plays_in_core(),
    order(
        engagement(
            assimilate(),
            put(those("drone"), "aboard", attacker),
            select(one(among=ENEMY_SHIP, name="loser")),
            put(this, "ship", those("loser")),
            ship=ship(affiliations="Bor"),
            otherwise=destroy(),
        )
    ),
    weakened(),
)

SOLDIERS = personnel(species="Jem'Hadar")

cards.define(
    37,
    "Bred for Battle",
    plays_in_core(),
    order(pay(discard_from_hand(2), combat(SOLDIERS, kill_at_random(), alone=True))),
)

cards.define(
    38,
    "Building a Bridge",
    only_if(commands(3, personnel(affiliations="Dom"))),
    plays_in_core(),
    when(
        "complete",
        for_each(those(), each_opponent(discard_from_hand()), may(draw())),
        subject=personnel(species="Vorta"),
        using=ANY_SKILL,
        must=True,
    ),
)

CAVALRY, FLEET = personnel(affiliations="Kli", stopped=True), ship(affiliations="Kli", stopped=True)

cards.define(
    39,
    "Cavalry Raid",
    plays_in_core(),
    when(
        "end-battle",
        pay(
            destroy(),
            unstop(involved(CAVALRY)),
            unstop(involved(FLEET)),
            restore_range(involved(ship(affiliations="Kli"))),
            abstain(),
        ),
        whose="anyone",
        subject=ship(involved="engagement"),
        test=at_least(killed("opponent")),
    ),
)

UNDAMAGED = commanded(ship(damaged=False), "opponent")

SABOTEURS = sharing("presence", INFILTRATORS, UNDAMAGED)

DAMAGE_IN_HAND = hand(like(damaging=True))

cards.define(
    40,
    "Changeling Sabotage",
    plays_in_core(),
    order(
        select(one(among=SABOTEURS, name="saboteur")),
        select(one(among=sharing("presence", UNDAMAGED, those("saboteur")), name="ship")),
        pay(back_to_hand(those("saboteur")), put(one(among=DAMAGE_IN_HAND, name="damage"), "ship", those("ship"))),
        test=some_are(SABOTEURS),
    ),
)

cards.define(
    41,
    "Dispensing the White",
    only_if(commands(1, personnel(skills="Treachery", species="Vorta"))),
    when_played(pay(discard_from_hand(), draw(2))),
)

cards.define(
    42,
    "Dissolving the Senate",
    only_if(commands(3, personnel(affiliations="Rom"))),
    plays_in_core(),
    when(
        "stop",
        pay(destroy(), affect(one(unique=True, name="resolute"), attributes(4), until="attempt")),
        subject=personnel(),
        by="dilemma",
    ),
)

cards.define(
    43,
    "Enemy in Your Midst",
    plays_in_core(),
    order(
        select(one(among=sharing("place", in_play(ship()), INFILTRATORS), name="ship")),
        pay(
            destroy(),
            select(
                up_to(
                    count(sharing("place", INFILTRATORS, those("ship"))),
                    among=sharing("place", INFILTRATORS, those("ship")),
                    name="moved",
                )
            ),
            put(those("moved"), "aboard", those("ship")),
        ),
    ),
)

FEWER = more_dilemmas(-1, 1)

cards.define(
    44,
    "I Don't Like to Lose",
    plays_in_core(),
    about_to("draw_dilemmas", pay(discard_from_hand(), may(FEWER, may(FEWER, may(FEWER))))),
)

DOMINION = personnel(affiliations="Dom")

cards.define(45, "Jem'Hadar Ambush", *spent_on(combat(DOMINION, score(10), or_engagement=True)))

HEADQUARTERS = missions(mission(kinds="headquarters"))

CLONES = commandable(sharing("home", hand(personnel(species="Jem'Hadar", unique=False)), HEADQUARTERS))


def bred(verb: str, by: str = "you") -> When:
    """When a Jem'Hadar comes into your discard pile like that, by that player's doing, another one takes the field."""
    return when(
        verb,
        pay(discard_from_hand(which=like(excluding=personnel())), put(one(among=CLONES, name="clone"), "headquarters")),
        subject=personnel(species="Jem'Hadar", zones="discard"),
        by=by,
    )


cards.define(46, "Jem'Hadar Birthing Chamber", plays_in_core(), bred("kill", by=""), bred("discard"), bred("put"))

cards.define(47, "Jem'Hadar Strike Force", *spent_on(combat(DOMINION, score(10), kill_at_random(), or_engagement=True)))

cards.define(
    48,
    "One With the Borg",
    only_if(commands(3, BORG)),
    plays_in_core(),
    order(
        tell(count(commanded(personnel(own=False))), "taken"),
        pay(destroy(), score(number("taken"), times=5)),
    ),
)

cards.define(
    49,
    "Psychological Pressure",
    plays_in_core(),
    static(commanded(personnel(facing=True), "opponent"), taxed_like(brig())),
)

cards.define(
    50,
    "Quite a Coincidence",
    plays_in_core(),
    when_played(name_card("title", "personnel")),
    when(
        "kill",
        pay(destroy(), score(10)),
        whose="opponent",
        subject=personnel(),
        test=some_are(called(those())),
        must=True,
    ),
)

cards.define(
    51,
    "Regeneration Alcoves",
    plays_in_core(),
    may_divert(
        personnel(affiliations="Bor"),
        commanded(ship(affiliations="Bor")),
        mission(titles="Unicomplex"),
        discard(deck(1)),
    ),
)

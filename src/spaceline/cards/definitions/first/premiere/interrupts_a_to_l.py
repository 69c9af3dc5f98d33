"""Interrupts of Premiere (1994), A to L."""

from __future__ import annotations

from spaceline.cards.definitions.first.premiere.phrases import (
    JOINS_ROGUE_BORG,
    KEPT_FOR_NOTHING,
    KLINGON,
    ROGUE_BORG,
    ROGUE_BORG_ATTACK,
    SENT,
    scan,
)
from spaceline.cards.definitions.first.tactic_phrases import of_affiliation
from spaceline.effects.phrases import *
from spaceline.effects.phrases.battles import involved

cards = Book("1e-premiere")


SUITOR = personnel(characteristics="male", away=True, attempting=True)

cards.define(
    107,
    "Alien Groupie",
    just(
        "complete",
        select(random(among=in_play(SUITOR))),
        afflict(those()),
        put(this, "ship", those()),
        whose="anyone",
        subject=mission(kinds=("planet", "dual")),
        test=some_are(facing("anyone", away=True)),
    ),
    static(afflicted, kept_down()),
    countdown(1, "target"),
)

cards.define(
    108,
    "Amanda Rogers",
    in_response("action-play", nullify(), KEPT_FOR_NOTHING, subject=interrupt()),
    immune("Amanda Rogers"),
)

cards.define(
    109,
    "Asteroid Sanctuary",
    plays_on(in_play(ship(docked=False))),
    when_played(
        if_(
            shows(skill("Navigation", 2), among=aboard(personnel(), "anyone")),
            affect(target, barred("attacked")),
        )
    ),
    about_to(
        "begin-battle",
        prevent(),
        affect(those(), barred("attacked")),
        subject=ship(involved="target", docked=False),
        test=shows(skill("Navigation", 2), among=aboard(personnel())),
        by="opponent",
    ),
)

cards.define(
    110,
    "Auto-Destruct Sequence",
    plays_on(commanded(ship(sent=False))),
    when_played(put(this, "ship", target)),
    when(
        "end_turn",
        select(one(among=this_ship, name="doomed")),
        damage_ship(here(ship(below=("Shields", 8)), "anyone", apart="doomed")),
        damage_ship(here(ship(cloaked=True, below=("Shields", 8)), "anyone", apart="doomed")),
        destroy(those("doomed")),
        must=True,
    ),
)

cards.define(
    111,
    "Crosis",
    plays_on(in_play(ROGUE_BORG)),
    when_played(put(this, "beside", target)),
    boards(),
    *JOINS_ROGUE_BORG,
    when(
        "begin_turn",
        ROGUE_BORG_ATTACK,
        whose="anyone",
        test=no(some_are(present(interrupt(titles="Rogue Borg Mercenaries"), "anyone"))),
        must=True,
    ),
    static(this, raised("Strength", count(present(ROGUE_BORG, "anyone")))),
    static(present(ROGUE_BORG, "anyone"), multiplied("Strength", 2)),
)

cards.define(
    112,
    "Disruptor Overload",
    plays_on(in_play(ship()), away_teams),
    when_played(destroy(random(among=present(like(types="equipment"), "anyone")))),
)

cards.define(
    113,
    "Distortion of Space/Time Continuum",
    plays_on(in_play(ship())),
    when_played(unstop(target), unstop(ship_teams(personnel())), restore_range(target)),
)

IN_NO_DILEMMA = no(some_are(in_play(personnel(facing=True))))

cards.define(
    114,
    "Emergency Transporter Armbands",
    when_played(transport()),
    just("begin-battle", transport(), whose="anyone", subject=like(), test=IN_NO_DILEMMA),
    about_to("fight-on", transport(), whose="anyone", subject=like(), test=IN_NO_DILEMMA),
    just("encounter", transport(facing()), whose="anyone", subject=dilemma(titles="Firestorm")),
)

CREW = aboard(like(types=("personnel", "equipment")), "holder")

RESCUERS = hosting(here(ship(sent=False, stopped=False)), afflicted)

cards.define(
    115,
    "Energy Vortex",
    in_response("action-play", play_another(), whose="opponent", subject=like(excluding=interrupt())),
    in_response("action-hide", play_another(), whose="opponent", subject=like()),
)

cards.define(
    116,
    "Escape Pod",
    about_to(
        "destroy",
        select(one(among=those(), name="target")),
        hold(CREW, stasis=False),
        put(this, "space"),
        whose="anyone",
        subject=ship(empty=False),
        limit="each",
    ),
    order(
        select(one(among=RESCUERS, name="rescuer")),
        put(afflicted, "aboard", those("rescuer")),
        discard(this),
        test=both(some_are(afflicted_like()), some_are(RESCUERS)),
        whose="anyone",
    ),
)


scan(cards, 117, "Full Planet Scan", "planet")

HONORABLE = personnel(skills="Honor", one_of=KLINGON, disabled=False)

TREACHEROUS = personnel(skills="Treachery", disabled=False)

cards.define(
    118,
    "Honor Challenge",
    just(
        "begin-battle",
        tell(count(involved(HONORABLE)), "challengers"),
        select(some(number("challengers"), among=involved(TREACHEROUS, "opponent"), name="challenged")),
        tell(count(involved(HONORABLE, "opponent")), "opposing"),
        select(some(number("opposing"), among=involved(TREACHEROUS), name="betrayed")),
        kill(those("challenged", also="betrayed")),
        whose="anyone",
        subject=personnel(),
        test=either(some_are(involved(HONORABLE)), some_are(involved(TREACHEROUS))),
    ),
)


BORG_SHIP = dilemma(titles="Borg Ship")

cards.define(
    119,
    "Hugh",
    when("encounter", affect(those(), barred("attack")), whose="anyone", subject=BORG_SHIP),
    about_to(
        "begin-battle",
        prevent(),
        affect(those(), barred("attack")),
        whose="anyone",
        subject=BORG_SHIP.but(excluding=like(involved="target")),
    ),
    plays_on(in_play(ROGUE_BORG)),
    when_played(destroy(sharing("place", in_play(ROGUE_BORG), target))),
    about_to(
        "begin-battle", destroy(sharing("place", in_play(ROGUE_BORG), those())), whose="anyone", subject=ROGUE_BORG
    ),
)


def message(number: int, sender: str, affiliation: str) -> None:
    """Calls a ship of an affiliation, or of that origin, to an outpost of the affiliation."""
    cards.define(
        number,
        f"Incoming Message - {sender}",
        plays_on(in_play(of_affiliation(affiliation, f"{sender} ship"))),
        when_played(put(this, "ship", target)),
        forced_move("outpost", affiliation),
        *SENT,
    )


message(120, "Federation", "Fed")

message(121, "Klingon", "Kli")

message(122, "Romulan", "Rom")

cards.define(123, "Jaglom Shrek - Information Broker", when_played(look(deck(of="opponent"))))

TREATY = like(titles="Treaty")

cards.define(
    124,
    "Kevin Uxbridge",
    plays_on(in_play(event(excluding=TREATY))),
    when_played(nullify(target), KEPT_FOR_NOTHING),
    in_response("action-play", nullify(), KEPT_FOR_NOTHING, subject=event(excluding=TREATY)),
    immune("Amanda Rogers"),
)

cards.define(
    125,
    "Klingon Death Yell",
    just(
        "kill",
        score(5),
        put(this, "point_area"),
        whose="anyone",
        subject=personnel(skills="Honor", one_of=(like(affiliations="Kli"), like(species="Klingon"))),
        limit="each",
    ),
)

AVENGERS = involved(personnel(one_of=KLINGON, disabled=False))

cards.define(
    126,
    "Klingon Right of Vengeance",
    just(
        "end-battle",
        affect(AVENGERS, multiplied("Strength", 2), until="battle"),
        battle(AVENGERS, involved(personnel(), "opponent")),
        whose="anyone",
        subject=personnel(),
        test=both(
            at_least(killed("anyone", personnel(one_of=KLINGON))),
            some_are(AVENGERS),
            are(involved(of="opponent"), personnel()),
        ),
    ),
)

cards.define(127, "Life-form Scan", when_played(look(hand(of="opponent"))))

cards.define(128, "Long-Range Scan", plays_on(in_play(ship())), when_played(look(aboard(like(), "anyone"))))

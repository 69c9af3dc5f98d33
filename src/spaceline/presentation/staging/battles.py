"""A battle on the stage: two sides, their totals, who falls, who wins."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.data.seen import SeenEvent
from spaceline.presentation.model.stage import Fighters, Shot
from spaceline.presentation.staging.attempts import standing_of
from spaceline.presentation.staging.director import Deeds, Director
from spaceline.presentation.telling import told


def battle(film: Director, event: SeenEvent) -> None:
    """Fighters stand against each other, or strike."""
    text = told(film.scene, event) if event.verb not in film.scene.own.silent else ""
    if film.now is None or film.now.kind != "battle":
        film.below = film.now
        where = film.now.where if film.now else film.where(event)
        title = film.scene.words.say("stage.battle")
        film.now = Shot(kind="battle", verb=event.verb, text="", player=event.player, where=where, title=title)
    sides = joined(film, event)
    if text:
        film.show(event, text, sides=sides)
    else:
        film.amend(sides=sides)


def joined(film: Director, event: SeenEvent) -> tuple[Fighters, ...]:
    """The sides with those whom an event names, each by who controls it."""
    assert film.now is not None
    sides = {side.player: side for side in film.now.sides}
    for it in film.actors(event):
        seen = film.scene.cards.get(it.card)
        player = (seen.controller or seen.owner) if seen else 0
        side = sides.get(player) or Fighters(player, film.scene.label_of(player) if player else "")
        if not it.card or all(other.card != it.card for other in side.actors):
            sides[player] = replace(side, actors=(*side.actors, it))
    return tuple(sides[player] for player in sorted(sides, key=lambda one: one != event.player and one))


def total(film: Director, event: SeenEvent) -> None:
    """What one side comes to."""
    if film.now is None or film.now.kind != "battle":
        film.tell(event)
        return
    sides = tuple(replace(side, total=event.amount) if side.player == event.player else side for side in film.now.sides)
    film.show(event, sides=sides)


def win(film: Director, event: SeenEvent) -> None:
    """One side wins."""
    if film.now is None or film.now.kind != "battle":
        film.tell(event)
        return
    sides = tuple(replace(side, has_won=side.player == event.player) for side in film.now.sides)
    film.show(event, sides=sides)


def end_battle(film: Director, event: SeenEvent) -> None:
    """The battle is over; what it was a part of goes on."""
    if event.verb not in film.scene.own.silent and film.now is not None:
        film.show(event)
    film.now, film.below = film.below or standing_of(film.scene), None


FIGHTING: Deeds = {
    **dict.fromkeys(("combat", "engagement", "begin-battle", "engage", "fire"), battle),
    "total": total,
    "win-battle": win,
    "end-battle": end_battle,
}
"""By verb: what happens in a battle."""

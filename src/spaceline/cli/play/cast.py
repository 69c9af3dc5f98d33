"""The players and their personnel by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from rich.text import Text

from spaceline.cli.terminal import AFFILIATIONS, DIM, styled
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.hosting.seating import Seating
from spaceline.presentation import Scene, sheet_of


class Cast:
    """Who plays, for the screen."""

    def __init__(self, seating: Seating) -> None:
        """Name the players after their decks."""
        self.seating = seating

    def name(self, scene: Scene, player: PlayerId) -> str:
        """``You (federation)``, ``Opponent (klingon)``, ``Player 3 (romulan)``."""
        name = scene.player(player).removeprefix("the ")
        return f"{name[:1].upper()}{name[1:]} ({self.seating.chair(player).deck_name})"


def in_order(scene: Scene) -> list[PlayerId]:
    """The players, the viewer first."""
    players = scene.view.players
    at = players.index(scene.view.viewer) if scene.view.viewer in players else 0
    return [*players[at:], *players[:at]]


def stopped(scene: Scene, card: CardId) -> str:
    """Whether a card is stopped, in a word."""
    return "stopped" if scene.is_stopped(card) else ""


def crew(scene: Scene, cards: Sequence[CardId], condition: Callable[[Scene, CardId], str] = stopped) -> Iterator[Text]:
    """Cards that are together: those who may act first, then those with each condition that keeps them from it.

    Those that cannot be read are told as a number.
    """
    groups: dict[str, list[CardId]] = {}
    for card in cards:
        groups.setdefault(condition(scene, card), []).append(card)
    for at, name in enumerate(sorted(groups), 1):
        if name:
            yield styled(f"{name}: ", DIM)
        yield from tinted(scene, groups[name], "; " if at < len(groups) else "")


def tinted(scene: Scene, cards: Sequence[CardId], end: str) -> Iterator[Text]:
    """Names of cards, each affiliation in its colour behind its code: ``Fed Lopez, 2 × Rixx · NA Togaran``."""
    codes_of = sheet_of(scene.view.ruleset).affiliations
    read = [it for card in cards if (it := scene.definition(card)) is not None]
    unread = len(cards) - len(read)
    copies = Counter(("/".join(codes_of(it.facts)), it.title) for it in read)
    names = sorted(copies, key=lambda name: (not name[0], name[0]))
    for at, (affiliation, title) in enumerate(names):
        part = Text()
        if at == 0 or names[at - 1][0] != affiliation:
            part.append(f"{affiliation} " if affiliation else "", DIM)
        part.append(f"{copies[affiliation, title]} × " if copies[affiliation, title] > 1 else "")
        part.append(title, AFFILIATIONS.get(affiliation, ""))
        following = names[at + 1][0] if at + 1 < len(names) else None
        last = " · " if unread else end
        part.append(last if following is None else ", " if following == affiliation else " · ", DIM)
        yield part
    if unread:
        yield styled(f"{unread} concealed").append(end, DIM)


def names_of(scene: Scene, cards: Sequence[CardId]) -> str:
    """Cards by their names."""
    return scene.listed([scene.cards[card].definition if card in scene.cards else "" for card in cards])

"""What people say to each other at a table."""

from __future__ import annotations

from spaceline.presentation.lexicon.english import SERVER, refusal_of
from spaceline.server.live.connection import Connection
from spaceline.server.live.match import LiveMatch
from spaceline.server.people.text_cleaning import cleaned
from spaceline.server.wire.messages import LONGEST_CHAT, Accepted, ChatLine, Say


async def say(match: LiveMatch, connection: Connection, message: Say) -> None:
    """Say something to everybody at the table.

    Raises:
        Refusal: it is nothing, or too much, or the one who speaks has no name.
    """
    text = cleaned(message.text)
    if not text:
        raise refusal_of(SERVER, "empty")
    if len(text) > LONGEST_CHAT:
        raise refusal_of(SERVER, "too-long", most=LONGEST_CHAT)
    if connection.person is None:
        raise refusal_of(SERVER, "unknown")
    match.ports.may_speak(connection.person)
    said = await match.ports.storage.talk.say(
        match.match.id, connection.person, connection.player, connection.name, text
    )
    line = ChatLine(said.number, said.player, said.name, said.text)
    connection.send(Accepted(message.ref))
    match.hear((line,))

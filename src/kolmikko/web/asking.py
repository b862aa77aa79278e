"""Messages of clients as commands of the table; everything that is not quite one is refused."""

from typing import Final, assert_never

import msgspec

from kolmikko.cards import card
from kolmikko.rulekit.game import Move
from kolmikko.rulekit.options import LARGEST
from kolmikko.table import commands
from kolmikko.table.events import Wish
from kolmikko.table.service import is_id
from kolmikko.table.settings import Disclosure, Settings, TurnClock
from kolmikko.web.messages import (
    Act,
    AddBot,
    Agree,
    AllowChat,
    Chat,
    ClientMessage,
    ForTable,
    HandOver,
    Kick,
    Leave,
    Nudge,
    Phrase,
    Ready,
    RemoveBot,
    Resume,
    SettingsFrame,
    Sit,
    Start,
)

_MESSAGES: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)

NEWEST: Final = 2**53
"""No version is as high as this."""


class BadMessageError(ValueError):
    """A message that cannot be read."""


class NoSuchMoveError(ValueError):
    """A text that is no move of any game."""


def read_message(text: str) -> ClientMessage:
    """A message of a client. Raises BadMessageError."""
    try:
        message = _MESSAGES.decode(text)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise BadMessageError from error
    if not is_id(message.id) or not 0 <= message.seen <= NEWEST:
        raise BadMessageError
    return message


def read_move(text: str) -> Move:
    """A move written as in a record without its seat. Raises NoSuchMoveError."""
    verb, *cards = text.split(" ")
    try:
        return Move(verb, tuple(card(name) for name in cards))
    except ValueError as error:
        raise NoSuchMoveError from error


def command_of(message: ForTable) -> commands.ByPeople:
    """What a message asks of the table. Raises NoSuchMoveError."""
    match message:
        case Sit():
            return commands.Sit(message.name, message.seat)
        case Leave():
            return commands.Leave()
        case Kick():
            return commands.Kick(message.seat)
        case HandOver():
            return commands.HandOver(message.seat)
        case AddBot():
            return commands.AddBot(message.seat, message.bot)
        case RemoveBot():
            return commands.RemoveBot(message.seat)
        case Ready():
            return commands.Ready(message.yes)
        case Start():
            return commands.Start(message.fill)
        case Act():
            return commands.Act(read_move(message.move))
        case Agree():
            return commands.Agree(Wish(message.wish), message.yes)
        case Resume():
            return commands.Resume()
        case Nudge():
            return commands.Nudge()
        case Phrase():
            return commands.Phrase(message.phrase)
        case Chat():
            return commands.Chat(message.text)
        case AllowChat():
            return commands.AllowChat(message.yes)
    assert_never(message)


def settings_of(frame: SettingsFrame) -> Settings:
    """The agreement that a client asks for; `table.settings` says whether it can be played.

    Raises BadMessageError for numbers that are no settings of anything.
    """
    numbers = [value for value in msgspec.structs.astuple(frame) if isinstance(value, int)]
    numbers += [value for value in frame.rules.values() if isinstance(value, int)]
    if any(abs(number) > LARGEST for number in numbers):
        raise BadMessageError
    return Settings(
        game=frame.game,
        seats=frame.seats,
        preset=frame.preset,
        rules=frame.rules,
        deals=frame.deals,
        stake=frame.stake,
        balance=frame.balance,
        disclosure=Disclosure(frame.disclosure),
        clock=TurnClock(frame.clock),
        turn=frame.turn,
        grace=frame.grace,
        between=frame.between,
        pace=frame.pace,
        spectators=frame.spectators,
        listed=frame.listed,
        chat=frame.chat,
        hints=frame.hints,
    )

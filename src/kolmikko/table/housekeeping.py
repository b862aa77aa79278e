"""How the house does what is due: packs are shuffled and sealed, bots think, and time is taken.

The time that a step takes follows from the room's settings alone, not from cards or thinking.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from kolmikko.bots.base import sight_of
from kolmikko.rulekit.game import Move
from kolmikko.shuffle import chosen, word
from kolmikko.table.commands import BotAct, DealOut, Proceed, Step
from kolmikko.table.house import bot_to_act, due
from kolmikko.table.packs import Place
from kolmikko.table.ports import BotSeats
from kolmikko.table.seal import Seal, new_pack
from kolmikko.table.settings import game_of, rules_of
from kolmikko.table.state import Table
from kolmikko.table.taking_back import PATIENCE, undo_asked

PACED: Final = (Step.DEAL, Step.DRAW, Step.BOT, Step.CONCLUDE)
PATIENT: Final = (Step.DRAW, Step.BOT)
"""Steps that wait while people answer whether a move may be taken back."""


@dataclass(frozen=True, slots=True)
class Errand:
    """A step that is due, told apart from the same step at another time."""

    step: Step
    seat: int | None
    moved: int
    staged: int
    at: int


def errand(table: Table) -> Errand | None:
    """What the house has to do next, and when."""
    step = due(table)
    if step is None:
        return None
    pace = table.settings.pace if step in PACED else 0
    at = max(table.turn_at, table.lively_at) + pace
    asked = undo_asked(table)
    if asked is not None and step in PATIENT:
        at = max(at, asked + PATIENCE)
    return Errand(step, table.actor, table.moved, table.staged, at)


async def prepared(
    step: Step, table: Table, bots: BotSeats, seal: Seal, entropy: Callable[[], str]
) -> Proceed | DealOut | BotAct:
    """The command by which a step is done."""
    if step == Step.DEAL:
        return dealing(table, seal, entropy)
    if step == Step.BOT:
        return await moving(table, bots)
    return Proceed(step)


def dealing(table: Table, seal: Seal, entropy: Callable[[], str]) -> DealOut:
    """A deal from a pack that has just been shuffled; the first dealer is drawn by lot."""
    settings = table.settings
    pack = new_pack(game_of(settings).pack(rules_of(settings)), entropy(), entropy())
    played = 0 if table.match is None else table.match.played
    sealed = seal.sealed(pack, Place(table.id, table.match_number, played + 1))
    return DealOut(sealed, chosen(range(settings.seats), entropy(), "first dealer"))


async def moving(table: Table, bots: BotSeats) -> BotAct:
    """The whole move of a bot; a new face-up row is picked card by card on a copy of the deal."""
    dealt, seat, bot = table.dealt, table.actor, bot_to_act(table)
    if dealt is None or seat is None or bot is None:
        raise ValueError("there is no bot to act")
    deal, pick = dealt.deal.copy(), 0
    while True:
        luck = word(dealt.luck, f"bot {dealt.done} {pick}")
        action = await bots.choose(bot, sight_of(deal, seat), deal.legal(), luck)
        move: Move = deal.move_of(action)
        if deal.act(action):
            return BotAct(seat, move)
        pick += 1

"""Why a table refuses what is asked of it: a closed list of words. Rules answer with clauses."""

from typing import Final

from kolmikko.rulekit.refusal import Refusal

STALE: Final = Refusal("stale")
"""What was asked rests on an old view; the service answers it with the newest one."""

NO_SUCH_TABLE: Final = Refusal("no-such-table")
TABLE_EXISTS: Final = Refusal("table-exists")
CLOSED: Final = Refusal("table-closed")
NEEDS_PASSWORD: Final = Refusal("needs-password")
WRONG_PASSWORD: Final = Refusal("wrong-password")
BAD_PASSWORD: Final = Refusal("bad-password")
NOT_SEATED: Final = Refusal("not-seated")
SEATED_ALREADY: Final = Refusal("seated-already")
NO_SUCH_SEAT: Final = Refusal("no-such-seat")
SEAT_TAKEN: Final = Refusal("seat-taken")
TABLE_FULL: Final = Refusal("table-full")
NO_SEAT_YET: Final = Refusal("seat-waits-for-next-deal")
BAD_NAME: Final = Refusal("bad-name")
BARRED: Final = Refusal("barred")
NOT_HOST: Final = Refusal("not-host")
NO_SUCH_BOT: Final = Refusal("no-such-bot")
NO_PERSON_THERE: Final = Refusal("no-person-there")
NO_BOT_THERE: Final = Refusal("no-bot-there")
MATCH_RUNS: Final = Refusal("match-runs")
NOT_NOW: Final = Refusal("not-now")
NOT_ALL_READY: Final = Refusal("not-all-ready")
EMPTY_SEATS: Final = Refusal("empty-seats")
NO_SUCH_MOVE: Final = Refusal("no-such-move")
NOTHING_TO_UNDO: Final = Refusal("nothing-to-undo")
CHANCE_ACTS: Final = Refusal("chance-acts")
PAUSED: Final = Refusal("paused")
BAD_TEXT: Final = Refusal("bad-text")
CHAT_OFF: Final = Refusal("chat-off")
NO_SUCH_PHRASE: Final = Refusal("no-such-phrase")
TOO_SOON: Final = Refusal("too-soon")
NO_NUDGING: Final = Refusal("no-nudging")
NO_HINTS: Final = Refusal("no-hints")
NO_SPECTATORS: Final = Refusal("no-spectators")
NOT_ENDED: Final = Refusal("no-such-match")
"""One answer for a match that runs and for one that never was."""

NOT_OPEN: Final = Refusal("not-open")
"""The cards of this match are not open to who asks."""


def bad_settings(what: str) -> Refusal:
    """Settings that cannot be played: which, and why ("seats: 1 < 2")."""
    setting, _, reason = what.partition(": ")
    return Refusal("bad-settings", (("setting", setting), ("reason", reason)))

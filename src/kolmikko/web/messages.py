"""What goes over the wire, and nothing else: the one source of types for server and page.

Cards are two-letter names ("8h"), a card that the reader may not know is null; a move is written
as in a record without its seat ("play 5c 5d"). Seats count from 0. Times are milliseconds since
1970 by the server's clock. Words travel as the id of a message and its facts, never as a sentence.
"""

from typing import Literal

import msgspec

from kolmikko.rulekit.options import Written


class Message(msgspec.Struct, rename="camel"):
    """A value on the wire."""


class Asked(Message, forbid_unknown_fields=True):
    """A value that a client sends; read strictly."""


class Say(Message):
    """A message of the catalog ("kolmonen-took.you") with the facts that it needs."""

    id: str
    facts: dict[str, str | int] = {}


# --- what a client asks over a socket -------------------------------------------------------------


class Command(Asked, tag_field="do"):
    """One request; `id` was made by the client, who repeats it until it is answered.

    `seen` is the version of the newest room that the client has had.
    """

    id: str
    seen: int


class Sit(Command, tag="sit"):
    name: str
    seat: int | None = None


class Leave(Command, tag="leave"):
    pass


class Kick(Command, tag="kick"):
    seat: int


class HandOver(Command, tag="hand-over"):
    seat: int


class AddBot(Command, tag="add-bot"):
    seat: int
    bot: str


class RemoveBot(Command, tag="remove-bot"):
    seat: int


class Ready(Command, tag="ready"):
    yes: bool


class Start(Command, tag="start"):
    """Begin a match; with the name of a bot, such bots take the empty seats."""

    fill: str | None = None


class Act(Command, tag="act"):
    move: str


class Agree(Command, tag="agree"):
    wish: Literal["stop", "pause", "rematch", "undo"]
    yes: bool = True


class Resume(Command, tag="resume"):
    pass


class Nudge(Command, tag="nudge"):
    pass


class Phrase(Command, tag="phrase"):
    phrase: str


class Chat(Command, tag="chat"):
    text: str


class AllowChat(Command, tag="allow-chat"):
    """The host switches chat on or off."""

    yes: bool


class Why(Command, tag="why"):
    """Ask whether a move is refused and why; nothing is done. Answered by `Answer`."""

    move: str


class Hint(Command, tag="hint"):
    """Ask a bot for advice; nothing is done. Answered by `Answer`."""


class Ping(Command, tag="ping"):
    pass


ForTable = (
    Sit
    | Leave
    | Kick
    | HandOver
    | AddBot
    | RemoveBot
    | Ready
    | Start
    | Act
    | Agree
    | Resume
    | Nudge
    | Phrase
    | Chat
    | AllowChat
)
"""What a client asks of the table itself."""

ClientMessage = ForTable | Why | Hint | Ping


# --- what a client gets over a socket -------------------------------------------------------------


class Remedy(Message):
    """An answer to an option under which a refused move would be legal."""

    option: str
    answer: Written


class RefusalFrame(Message):
    """Why something is refused: by a clause of the rules, or by a word of the table."""

    clause: str | None
    say: Say
    allowed_by: list[Remedy] = []


class WeighedFrame(Message):
    """A move that was thought about; `low` and `high` are the ends of a 95 % interval.

    `value` is a chance to win from 0 to 1, or in stakes where the game is played for money.
    `equal`: it may as well be the best.
    """

    move: str
    say: Say
    value: float
    low: float
    high: float
    equal: bool = False


class AdviceFrame(Message):
    """What a bot would do at the version of its answer, and what it thinks of the other moves.

    `why` is a reason that agrees with its numbers, where there is one. The values are `stakes`, or
    chances; `calibrated` ones are corrected by how often such came true, and `exact` ones are
    counted and not estimated.
    """

    best: str
    say: Say
    moves: list[WeighedFrame]
    why: Say | None = None
    stakes: bool = False
    calibrated: bool = False
    exact: bool = False


class Answer(Message, tag="answer", tag_field="type"):
    """There is one for every command. `stale`: a newer room follows; `unavailable`: ask again."""

    id: str
    outcome: Literal["ok", "refused", "stale", "unavailable"]
    version: int = 0
    refusal: RefusalFrame | None = None
    advice: AdviceFrame | None = None


Farewell = Literal["restart", "no-such-table", "password", "no-spectators", "too-fast"]


class Goodbye(Message, tag="goodbye", tag_field="type"):
    """The socket is about to be closed: `restart` means come back, the others do not."""

    why: Farewell


class SettingsFrame(Message, forbid_unknown_fields=True):
    """The agreement of a table; see `table.settings`. `rules` are the answers off the preset."""

    game: str
    seats: int
    preset: str = "classic"
    rules: dict[str, Written] = {}
    deals: int | None = 1
    stake: int = 5
    balance: int = 100
    disclosure: Literal["match", "sealed"] = "match"
    clock: Literal["none", "soft", "hard"] = "none"
    turn: int = 60
    grace: int = 30
    between: int = 30
    pace: int = 700
    spectators: int = 50
    listed: bool = False
    chat: bool = True
    hints: bool = False


class SeatFrame(Message):
    """One seat as everybody sees it; see `table.views.SeatView`."""

    name: str
    is_person: bool
    bot: str | None
    is_host: bool
    ready: bool
    away: int | None
    stands_in: bool
    stand_in_at: int | None
    heir: str | None
    wishes: list[Literal["stop", "pause", "rematch", "undo"]]


class KolmonenSeat(Message):
    """What lies at one seat of Kolmonen. `known` are hand cards that all have seen go there."""

    face_up: list[str]
    known: list[str]
    hand_count: int
    hidden: int
    swaps_left: int
    place: int


class KolmonenSight(Message, tag="kolmonen", tag_field="game"):
    """The table of Kolmonen as the viewer may know it; `hand` is the viewer's own.

    `pile` lies from bottom to top; `top` is the rank to be matched, null on an empty table, and
    `run` how many of it lie on top. `rule` says what may go on the pile now.
    """

    seats: list[KolmonenSeat]
    hand: list[str]
    pile: list[str]
    toppled: list[str]
    stock: int
    top: str | None
    run: int
    stage: Literal["playing", "going-on", "leading", "arranging", "over"]
    stalemate: bool
    rule: Say


class TrojkaSeat(Message):
    """What lies at one seat of Trójka. `trick` is the card in the trick on the table.

    `trick` is missing (null) without one; a card face down is "??" to all but its owner.
    `tricks` is how many the seat has won; `down` are all cards laid face down in this deal.
    """

    balance: int
    hand_count: int
    passed: bool
    exchanged: bool
    tricks: int
    announced: list[str]
    trick: str | None
    trick_face_down: bool
    up: list[str]
    down: list[str | None]


class TrojkaSight(Message, tag="trojka", tag_field="game"):
    """The table of Trójka as the viewer may know it. `holder`: whose trójka took the bank.

    `draws` are the cards that payers may draw, face down: how many still lie there.
    """

    seats: list[TrojkaSeat]
    hand: list[str]
    thrown: list[str]
    bank: int
    stake: int
    stock: int
    turn_up: str
    trump: str
    leader: int
    led: str | None
    best: str | None
    best_seat: int | None
    holder: int | None
    draws: int
    stage: Literal["deciding", "drawing", "tricks", "over"]


class DealFrame(Message):
    """The deal as one viewer may know it. `legal` is empty but for the seat to act."""

    number: int
    dealer: int
    actor: int | None
    at_chance: bool
    legal: list[str]
    sight: KolmonenSight | TrojkaSight


class EventFrame(Message):
    """One thing that happened in a deal, as the viewer may see it, and how to say it.

    Hidden cards are null, one for each. `version` is that of the room with which it came.
    """

    version: int
    kind: str
    seat: int | None
    other: int | None
    cards: list[str | None]
    more: list[str | None]
    amount: int
    because: list[str]
    say: Say


class NoteFrame(Message):
    """Something everybody at the table may hear: a nudge, a phrase, a line of chat.

    "undo": the last move of the seat was taken back, and its events with it.
    """

    version: int
    at: int
    kind: Literal["nudge", "phrase", "chat", "undo", "late"]
    seat: int
    other: int | None
    word: str


class MatchFrame(Message):
    """How the match stands: deals played, wins and places by seat; chips where there are any.

    `places[seat][n]` is how often the seat was out as number n + 1.
    """

    number: int
    played: int
    wins: list[int]
    places: list[list[int]]
    balances: list[int] | None
    bank: int | None


class Room(Message, tag="room", tag_field="type"):
    """A table as one viewer may have it, whole; `events` and `notes` are what is new.

    `barred`: the host has sent the viewer away, who may look on but not sit.

    Sent on arrival with everything of the present deal, and after each change with what
    happened since the last one. A client that is behind simply gets more of them at once.
    """

    table: str
    version: int
    now: int
    stage: Literal["lobby", "dealing", "playing", "between", "ended", "closed"]
    settings: SettingsFrame
    is_host: bool
    seat: int | None
    waits_for: int | None
    barred: bool
    seats: list[SeatFrame]
    watchers: int
    paused: bool
    can_undo: bool
    turn_ends: int | None
    wait_ends: int | None
    closes: int
    waiting_for: list[int]
    match: MatchFrame | None
    deal: DealFrame | None
    events: list[EventFrame]
    notes: list[NoteFrame]


class Pong(Message, tag="pong", tag_field="type"):
    id: str
    now: int


ServerMessage = Room | Answer | Pong | Goodbye


# --- HTTP -----------------------------------------------------------------------------------------


class OpenTable(Asked):
    """POST /api/tables; repeated with one `id`, there is one table."""

    id: str
    settings: SettingsFrame
    password: str | None = None


class TableOpened(Message):
    table: str


class EnterTable(Asked):
    """POST /api/tables/{id}/enter, after a Goodbye with "password"; its socket opens then."""

    password: str


class Problem(Message):
    """An answer with a status of 400 or more. `say` is for people."""

    say: Say


class ListedTable(Message):
    """One line of the public list, GET /api/tables."""

    table: str
    game: str
    preset: str
    changed: int
    seats: list[str]
    free: int
    stage: Literal["lobby", "dealing", "playing", "between", "ended", "closed"]
    has_password: bool
    opened: int


class Named(Message):
    """An id with its name and text in each language."""

    id: str
    name: dict[str, str]
    text: dict[str, str]


class OptionAnswer(Message):
    """An answer to an option. `value` "number" or "card" stands for any of them."""

    value: Written
    name: dict[str, str]
    reading: dict[str, str]


class OptionEntry(Message):
    """An option as its question; `of` is the clause that it belongs to.

    `smallest` is the least number that it takes, `cards` are those that it takes.
    """

    id: str
    of: str
    question: dict[str, str]
    answers: list[OptionAnswer]
    takes: Literal["choice", "number", "card", "yes-no"]
    default: Written
    smallest: int = 0
    cards: list[str] = []


class PresetEntry(Message):
    """A set of house rules with a name; `rules` are its answers that are not the default ones."""

    id: str
    name: dict[str, str]
    description: dict[str, str]
    rules: dict[str, Written]


class GameEntry(Message):
    """A game of the catalog, GET /api/games."""

    id: str
    needs_stake: bool
    presets: list[PresetEntry]
    options: list[OptionEntry]
    clauses: list[Named]
    bots: list[str]


class SettingsCheck(Message):
    """POST /api/check with SettingsFrame: the numbers of seats that can play, and what is wrong."""

    fewest: int
    most: int
    problem: Say | None = None


class RuleNote(Message):
    """A reading under a clause, with its reasons; `ids` are the silences that it settles."""

    mark: str
    name: str
    text: str
    ids: list[str]
    reasons: list[str]


class RuleEntry(Message):
    """A clause with its id, or anything else that has a title, a text and notes."""

    id: str
    title: str
    text: str
    notes: list[RuleNote]


class RuleChapter(Message):
    title: str
    entries: list[RuleEntry]


class RulesPage(Message):
    """GET /api/rules?game&preset&rules&lang&players: the rulebook of one table in one language."""

    title: str
    about: str
    preset: str
    players: str
    changes: list[str]
    legend: str
    chapters: list[RuleChapter]


class ReplayPage(Message):
    """A match played again: GET /api/tables/{id}/matches/{n}, or POST /api/replays with a record.

    `rooms` is a view after every event; `open` are the same with all cards where the table's
    agreement allows it, and then `record` is the record as text.
    """

    rooms: list[Room]
    open: list[dict[int, list[str]]] | None
    hidden: list[dict[int, list[str]]] | None
    record: str | None


class Worth(Message):
    """A chance to win from 0 to 1, or stakes, with the ends of its 95 % interval."""

    value: float
    low: float
    high: float


class LookFrame(Message):
    """One look at a decision: its worth, and that of the best move; `cost` is what it is short.

    The cost is 0 where the two are practically equal, and where it is `unclear` whether they are.
    """

    made: Worth
    better: str
    say: Say
    best: Worth
    cost: float
    unclear: bool = False


class DecisionFrame(Message):
    """A decision judged by what its seat could know, and with all cards open where one may.

    `version` is that of the room to which it led; `number` counts the moves of its deal from 1.
    """

    version: int
    deal: int
    number: int
    seat: int
    move: str
    say: Say
    known: LookFrame
    open: LookFrame | None
    verdict: Literal["sound", "unlucky", "lucky", "costly"]


class LuckFrame(Message):
    """What the worth of a seat changed between two decisions of its own, which it did not choose.

    `after` and `before` are the versions to which these led.
    """

    seat: int
    deal: int
    after: int
    before: int
    change: float


class ReviewPage(Message):
    """GET /api/tables/{id}/matches/{n}/review: so much has been judged; ask again for the rest.

    `done` of `total` decisions have been looked at. Where the cards are not open there are only
    those of the viewer's seat, and one look at each. The changes are the largest first. With
    `stakes`, all values are in stakes instead of parts of a win. `calibrated`: what could be known
    is corrected by how often such chances came true.
    """

    done: int
    total: int
    open: bool
    stakes: bool
    decisions: list[DecisionFrame]
    luck: list[LuckFrame]
    calibrated: bool = False


class PlayAgain(Asked):
    """POST /api/tables/{id}/matches/{n}/again: a table for oneself, bots at the other seats.

    The deal goes on after so many of its moves, 0 for its beginning. Repeated with one `id`,
    there is one table.
    """

    id: str
    deal: int
    moves: int
    seat: int
    bot: str


class CountedFrame(Message):
    """So many of all hands, and their share: as a number, and exactly as a fraction."""

    hands: int
    chance: float
    exact: str


class DealtFrame(Message):
    """So many hands dealt at once: the chances that one of them, or two or more, are a trójka.

    `trumps` is the chance of a trójka of trumps where nothing is seen and there are such.
    """

    hands: int
    somebody: float
    several: float
    trumps: float | None


class TrojkaOdds(Message):
    """GET /api/odds/trojka?preset&seen: exact odds of hands from the cards that are unseen.

    `hands` are all hands of three; `suit` and `rank` are null where such sets do not count.
    """

    cards: int
    hands: int
    any: CountedFrame
    suit: CountedFrame | None
    rank: CountedFrame | None
    lowest: int
    highest: int
    dealt: list[DealtFrame]


class BlindFrame(Message):
    """A rank on top: the ranks that fit on it, and how many of the unseen cards do."""

    top: str
    fits: str
    fitting: int
    unseen: int
    chance: float


class KolmonenOdds(Message):
    """GET /api/odds/kolmonen?preset&seen: exact odds of blind cards; `stock` by players."""

    blind: list[BlindFrame]
    stock: dict[int, int]


class ProspectFrame(Message):
    """A card that may go: how often it should, the chances of 0 to 3 tricks, stakes won."""

    card: str
    chance: float
    tricks: list[float]
    worth: float


class HandOdds(Message):
    """GET /api/odds/hand?preset&hand&turnUp&led: a hand of Trójka for two at the first trick.

    Only where tricks are played and the house rules have been solved there are cards.
    """

    kind: Literal["tricks", "trojka", "unsolved"]
    cards: list[ProspectFrame]


class PastedRecord(Asked):
    """POST /api/replays: the text of a record file."""

    text: str


class Me(Message):
    """GET /api/me. `link` opens this person's seats on another device; keep it secret.

    `address` is where friends can reach this server.
    """

    address: str
    link: str


class TakeSeat(Asked):
    """POST /api/me: become the person whose personal link was opened."""

    token: str

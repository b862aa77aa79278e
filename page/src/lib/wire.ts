// Made from src/kolmikko/web/messages.py by tools/build_wire_types.py. Do not edit.

/** A message of the catalog ("kolmonen-took.you") with the facts that it needs. */
export interface Say {
  id: string;
  facts: Record<string, string | number>;
}

export interface Sit {
  do: "sit";
  id: string;
  seen: number;
  name: string;
  seat?: number | null;
}

export interface Leave {
  do: "leave";
  id: string;
  seen: number;
}

export interface Kick {
  do: "kick";
  id: string;
  seen: number;
  seat: number;
}

export interface HandOver {
  do: "hand-over";
  id: string;
  seen: number;
  seat: number;
}

export interface AddBot {
  do: "add-bot";
  id: string;
  seen: number;
  seat: number;
  bot: string;
}

export interface RemoveBot {
  do: "remove-bot";
  id: string;
  seen: number;
  seat: number;
}

export interface Ready {
  do: "ready";
  id: string;
  seen: number;
  yes: boolean;
}

/** Begin a match; with the name of a bot, such bots take the empty seats. */
export interface Start {
  do: "start";
  id: string;
  seen: number;
  fill?: string | null;
}

export interface Act {
  do: "act";
  id: string;
  seen: number;
  move: string;
}

export interface Agree {
  do: "agree";
  id: string;
  seen: number;
  wish: "stop" | "pause" | "rematch" | "undo";
  yes?: boolean;
}

export interface Resume {
  do: "resume";
  id: string;
  seen: number;
}

export interface Nudge {
  do: "nudge";
  id: string;
  seen: number;
}

export interface Phrase {
  do: "phrase";
  id: string;
  seen: number;
  phrase: string;
}

export interface Chat {
  do: "chat";
  id: string;
  seen: number;
  text: string;
}

/** The host switches chat on or off. */
export interface AllowChat {
  do: "allow-chat";
  id: string;
  seen: number;
  yes: boolean;
}

/** Ask whether a move is refused and why; nothing is done. */
export interface Why {
  do: "why";
  id: string;
  seen: number;
  move: string;
}

/** Ask a bot for advice; nothing is done. */
export interface Hint {
  do: "hint";
  id: string;
  seen: number;
}

export interface Ping {
  do: "ping";
  id: string;
  seen: number;
}

/** An answer to an option under which a refused move would be legal. */
export interface Remedy {
  option: string;
  answer: string | number | boolean;
}

/** Why something is refused: by a clause of the rules, or by a word of the table. */
export interface RefusalFrame {
  clause: string | null;
  say: Say;
  allowedBy: Remedy[];
}

/** A move that was thought about; `low` and `high` are the ends of a 95 % interval. */
export interface WeighedFrame {
  move: string;
  say: Say;
  value: number;
  low: number;
  high: number;
  equal: boolean;
}

/** What a bot would do at the version of its answer, and what it thinks of the other moves. */
export interface AdviceFrame {
  best: string;
  say: Say;
  moves: WeighedFrame[];
  why: Say | null;
  stakes: boolean;
  calibrated: boolean;
  exact: boolean;
}

/** There is one for every command. */
export interface Answer {
  type: "answer";
  id: string;
  outcome: "ok" | "refused" | "stale" | "unavailable";
  version: number;
  refusal: RefusalFrame | null;
  advice: AdviceFrame | null;
}

/** The socket is about to be closed: `restart` means come back, the others do not. */
export interface Goodbye {
  type: "goodbye";
  why: "restart" | "no-such-table" | "password" | "no-spectators" | "too-fast";
}

/** The agreement of a table; see `table.settings`. */
export interface SettingsFrame {
  game: string;
  seats: number;
  preset: string;
  rules: Record<string, string | number | boolean>;
  deals: number | null;
  stake: number;
  balance: number;
  disclosure: "match" | "sealed";
  clock: "none" | "soft" | "hard";
  turn: number;
  grace: number;
  between: number;
  pace: number;
  spectators: number;
  listed: boolean;
  chat: boolean;
  hints: boolean;
}

/** One seat as everybody sees it; see `table.views.SeatView`. */
export interface SeatFrame {
  name: string;
  isPerson: boolean;
  bot: string | null;
  isHost: boolean;
  ready: boolean;
  away: number | null;
  standsIn: boolean;
  standInAt: number | null;
  heir: string | null;
  wishes: ("stop" | "pause" | "rematch" | "undo")[];
}

/** What lies at one seat of Kolmonen. */
export interface KolmonenSeat {
  faceUp: string[];
  known: string[];
  handCount: number;
  hidden: number;
  swapsLeft: number;
  place: number;
}

/** The table of Kolmonen as the viewer may know it; `hand` is the viewer's own. */
export interface KolmonenSight {
  game: "kolmonen";
  seats: KolmonenSeat[];
  hand: string[];
  pile: string[];
  toppled: string[];
  stock: number;
  top: string | null;
  run: number;
  stage: "playing" | "going-on" | "leading" | "arranging" | "over";
  stalemate: boolean;
  rule: Say;
}

/** What lies at one seat of Trójka. */
export interface TrojkaSeat {
  balance: number;
  handCount: number;
  passed: boolean;
  exchanged: boolean;
  tricks: number;
  announced: string[];
  trick: string | null;
  trickFaceDown: boolean;
  up: string[];
  down: (string | null)[];
}

/** The table of Trójka as the viewer may know it. */
export interface TrojkaSight {
  game: "trojka";
  seats: TrojkaSeat[];
  hand: string[];
  thrown: string[];
  bank: number;
  stake: number;
  stock: number;
  turnUp: string;
  trump: string;
  leader: number;
  led: string | null;
  best: string | null;
  bestSeat: number | null;
  holder: number | null;
  draws: number;
  stage: "deciding" | "drawing" | "tricks" | "over";
}

/** The deal as one viewer may know it. */
export interface DealFrame {
  number: number;
  dealer: number;
  actor: number | null;
  atChance: boolean;
  legal: string[];
  sight: KolmonenSight | TrojkaSight;
}

/** One thing that happened in a deal, as the viewer may see it, and how to say it. */
export interface EventFrame {
  version: number;
  kind: string;
  seat: number | null;
  other: number | null;
  cards: (string | null)[];
  more: (string | null)[];
  amount: number;
  because: string[];
  say: Say;
}

/** Something everybody at the table may hear: a nudge, a phrase, a line of chat. */
export interface NoteFrame {
  version: number;
  at: number;
  kind: "nudge" | "phrase" | "chat" | "undo" | "late";
  seat: number;
  other: number | null;
  word: string;
}

/** How the match stands: deals played, wins and places by seat; chips where there are any. */
export interface MatchFrame {
  number: number;
  played: number;
  wins: number[];
  places: number[][];
  balances: number[] | null;
  bank: number | null;
}

/** A table as one viewer may have it, whole; `events` and `notes` are what is new. */
export interface Room {
  type: "room";
  table: string;
  version: number;
  now: number;
  stage: "lobby" | "dealing" | "playing" | "between" | "ended" | "closed";
  settings: SettingsFrame;
  isHost: boolean;
  seat: number | null;
  waitsFor: number | null;
  barred: boolean;
  seats: SeatFrame[];
  watchers: number;
  paused: boolean;
  canUndo: boolean;
  turnEnds: number | null;
  waitEnds: number | null;
  closes: number;
  waitingFor: number[];
  match: MatchFrame | null;
  deal: DealFrame | null;
  events: EventFrame[];
  notes: NoteFrame[];
}

export interface Pong {
  type: "pong";
  id: string;
  now: number;
}

/** POST /api/tables; repeated with one `id`, there is one table. */
export interface OpenTable {
  id: string;
  settings: SettingsFrame;
  password?: string | null;
}

export interface TableOpened {
  table: string;
}

/** POST /api/tables/{id}/enter, after a Goodbye with "password"; its socket opens then. */
export interface EnterTable {
  password: string;
}

/** An answer with a status of 400 or more. */
export interface Problem {
  say: Say;
}

/** One line of the public list, GET /api/tables. */
export interface ListedTable {
  table: string;
  game: string;
  preset: string;
  changed: number;
  seats: string[];
  free: number;
  stage: "lobby" | "dealing" | "playing" | "between" | "ended" | "closed";
  hasPassword: boolean;
  opened: number;
}

/** An id with its name and text in each language. */
export interface Named {
  id: string;
  name: Record<string, string>;
  text: Record<string, string>;
}

/** An answer to an option. */
export interface OptionAnswer {
  value: string | number | boolean;
  name: Record<string, string>;
  reading: Record<string, string>;
}

/** An option as its question; `of` is the clause that it belongs to. */
export interface OptionEntry {
  id: string;
  of: string;
  question: Record<string, string>;
  answers: OptionAnswer[];
  takes: "choice" | "number" | "card" | "yes-no";
  default: string | number | boolean;
  smallest: number;
  cards: string[];
}

/** A set of house rules with a name; `rules` are its answers that are not the default ones. */
export interface PresetEntry {
  id: string;
  name: Record<string, string>;
  description: Record<string, string>;
  rules: Record<string, string | number | boolean>;
}

/** A game of the catalog, GET /api/games. */
export interface GameEntry {
  id: string;
  needsStake: boolean;
  presets: PresetEntry[];
  options: OptionEntry[];
  clauses: Named[];
  bots: string[];
}

/** POST /api/check with SettingsFrame: the numbers of seats that can play, and what is wrong. */
export interface SettingsCheck {
  fewest: number;
  most: number;
  problem: Say | null;
}

/** A reading under a clause, with its reasons; `ids` are the silences that it settles. */
export interface RuleNote {
  mark: string;
  name: string;
  text: string;
  ids: string[];
  reasons: string[];
}

/** A clause with its id, or anything else that has a title, a text and notes. */
export interface RuleEntry {
  id: string;
  title: string;
  text: string;
  notes: RuleNote[];
}

export interface RuleChapter {
  title: string;
  entries: RuleEntry[];
}

/** GET /api/rules?game&preset&rules&lang&players: the rulebook of one table in one language. */
export interface RulesPage {
  title: string;
  about: string;
  preset: string;
  players: string;
  changes: string[];
  legend: string;
  chapters: RuleChapter[];
}

/** A match played again: GET /api/tables/{id}/matches/{n}, or POST /api/replays with a record. */
export interface ReplayPage {
  rooms: Room[];
  open: Record<number, string[]>[] | null;
  hidden: Record<number, string[]>[] | null;
  record: string | null;
}

/** A chance to win from 0 to 1, or stakes, with the ends of its 95 % interval. */
export interface Worth {
  value: number;
  low: number;
  high: number;
}

/** One look at a decision: its worth, and that of the best move; `cost` is what it is short. */
export interface LookFrame {
  made: Worth;
  better: string;
  say: Say;
  best: Worth;
  cost: number;
  unclear: boolean;
}

/** A decision judged by what its seat could know, and with all cards open where one may. */
export interface DecisionFrame {
  version: number;
  deal: number;
  number: number;
  seat: number;
  move: string;
  say: Say;
  known: LookFrame;
  open: LookFrame | null;
  verdict: "sound" | "unlucky" | "lucky" | "costly";
}

/** What the worth of a seat changed between two decisions of its own, which it did not choose. */
export interface LuckFrame {
  seat: number;
  deal: number;
  after: number;
  before: number;
  change: number;
}

/** GET /api/tables/{id}/matches/{n}/review: so much has been judged; ask again for the rest. */
export interface ReviewPage {
  done: number;
  total: number;
  open: boolean;
  stakes: boolean;
  decisions: DecisionFrame[];
  luck: LuckFrame[];
  calibrated: boolean;
}

/** POST /api/tables/{id}/matches/{n}/again: a table for oneself, bots at the other seats. */
export interface PlayAgain {
  id: string;
  deal: number;
  moves: number;
  seat: number;
  bot: string;
}

/** So many of all hands, and their share: as a number, and exactly as a fraction. */
export interface CountedFrame {
  hands: number;
  chance: number;
  exact: string;
}

/** So many hands dealt at once: the chances that one of them, or two or more, are a trójka. */
export interface DealtFrame {
  hands: number;
  somebody: number;
  several: number;
  trumps: number | null;
}

/** GET /api/odds/trojka?preset&seen: exact odds of hands from the cards that are unseen. */
export interface TrojkaOdds {
  cards: number;
  hands: number;
  any: CountedFrame;
  suit: CountedFrame | null;
  rank: CountedFrame | null;
  lowest: number;
  highest: number;
  dealt: DealtFrame[];
}

/** A rank on top: the ranks that fit on it, and how many of the unseen cards do. */
export interface BlindFrame {
  top: string;
  fits: string;
  fitting: number;
  unseen: number;
  chance: number;
}

/** GET /api/odds/kolmonen?preset&seen: exact odds of blind cards; `stock` by players. */
export interface KolmonenOdds {
  blind: BlindFrame[];
  stock: Record<number, number>;
}

/** A card that may go: how often it should, the chances of 0 to 3 tricks, stakes won. */
export interface ProspectFrame {
  card: string;
  chance: number;
  tricks: number[];
  worth: number;
}

/** GET /api/odds/hand?preset&hand&turnUp&led: a hand of Trójka for two at the first trick. */
export interface HandOdds {
  kind: "tricks" | "trojka" | "unsolved";
  cards: ProspectFrame[];
}

/** POST /api/replays: the text of a record file. */
export interface PastedRecord {
  text: string;
}

/** GET /api/me. */
export interface Me {
  address: string;
  link: string;
}

/** POST /api/me: become the person whose personal link was opened. */
export interface TakeSeat {
  token: string;
}

export type ClientMessage =
  | Sit
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
  | Why
  | Hint
  | Ping;

export type ServerMessage =
  | Room
  | Answer
  | Pong
  | Goodbye;

/** What can be said with one press. */
export const PHRASES = [
  "hello",
  "good-luck",
  "well-played",
  "thanks",
  "sorry",
  "oops",
  "wow",
  "one-moment",
  "good-game",
] as const;

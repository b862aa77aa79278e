import { byRank, RANKS, rankOf, SUITS } from "../src/cards/names";
import type { KolmonenSeat, KolmonenSight, Room, SeatFrame } from "../src/lib/wire";

const NAMES = ["Aino", "Ville", "Ewa", "Zbigniew", "Maximiliana"];
const HANDS = [5, 3, 14, 3];

interface Made {
  /** How many cards lie on the pile, whose turn it is, and which of all such rooms it is. */
  pile: number;
  actor: number;
  seed: number;
}

/** A room of Kolmonen that was made up, with so many seats, and cards in one's own hand. */
export function madeUp(seats: number, hand: number, made: Made): Room {
  const pack = shuffled(made.seed);
  const own = pack.splice(0, hand);
  const late = hand > 35;
  const rows = Array.from({ length: seats }, (_, n) => (n === 0 && late ? [] : pack.splice(0, 3)));
  const pile = pack.splice(0, made.pile).sort(byRank);
  const top = pile.at(-1) === undefined ? null : rankOf(pile.at(-1) ?? "");
  const sight: KolmonenSight = {
    game: "kolmonen",
    seats: rows.map((faceUp, n) =>
      seatOf(faceUp, n === 0 ? hand : (HANDS[n - 1] ?? 3), n === 0 && late ? 2 : 3),
    ),
    hand: own,
    pile,
    toppled: hand < 20 ? pack.splice(0, 4) : [],
    stock: Math.max(0, pack.length - 6),
    top,
    run: pile.filter((card) => rankOf(card) === top).length,
    stage: "playing",
    stalemate: false,
    rule: ruleOn(top),
  };
  const legal = made.actor === 0 ? legalOf(own, top) : [];
  return {
    ...EMPTY_ROOM,
    seats: NAMES.slice(0, seats).map(person),
    deal: { number: 1, dealer: 1, actor: made.actor, atChance: false, legal, sight },
  };
}

function shuffled(seed: number): string[] {
  const pack = [...RANKS].flatMap((rank) => [...SUITS].map((suit) => rank + suit));
  let mixed = seed * 7919;
  const chance = () => (mixed = (mixed * 48271) % 2147483647);
  return pack
    .map((card) => ({ card, at: chance() }))
    .sort((one, other) => one.at - other.at)
    .map(({ card }) => card);
}

function seatOf(faceUp: string[], handCount: number, hidden: number): KolmonenSeat {
  return { faceUp, known: [], handCount, hidden, swapsLeft: 2, place: 0 };
}

function ruleOn(top: string | null): KolmonenSight["rule"] {
  if (top === null) {
    return { id: "kolmonen-fits-anything", facts: {} };
  }
  return top === "A"
    ? { id: "kolmonen-fits-ace", facts: {} }
    : { id: "kolmonen-fits-two-ten", facts: { rank: top } };
}

function legalOf(hand: readonly string[], top: string | null): string[] {
  const fits = (rank: string) =>
    top === null || RANKS.indexOf(rank) >= RANKS.indexOf(top) || (top !== "A" && "2T".includes(rank));
  const plays = [...RANKS].filter(fits).flatMap((rank) => {
    const cards = hand.filter((card) => rankOf(card) === rank);
    return cards.map((_, n) => ["play", ...cards.slice(0, n + 1)].join(" "));
  });
  return [...plays, "take", "swap", ...(plays.length === 0 ? ["flip"] : [])];
}

function person(name: string, n: number): SeatFrame {
  return {
    name,
    isPerson: n < 2,
    bot: n < 2 ? null : "thumb",
    isHost: n === 0,
    ready: true,
    away: null,
    standsIn: false,
    standInAt: null,
    heir: null,
    wishes: [],
  };
}

const EMPTY_ROOM: Room = {
  type: "room",
  table: "made-up",
  version: 1,
  now: 0,
  stage: "playing",
  settings: {
    game: "kolmonen",
    seats: 3,
    preset: "classic",
    rules: {},
    deals: 1,
    stake: 5,
    balance: 100,
    disclosure: "match",
    clock: "none",
    turn: 60,
    grace: 30,
    between: 30,
    pace: 700,
    spectators: 50,
    listed: false,
    chat: true,
    hints: false,
  },
  isHost: true,
  seat: 0,
  waitsFor: null,
  barred: false,
  seats: [],
  watchers: 0,
  paused: false,
  canUndo: false,
  turnEnds: null,
  waitEnds: null,
  closes: 0,
  waitingFor: [],
  match: { number: 1, played: 0, wins: [], places: [], balances: null, bank: null },
  deal: null,
  events: [],
  notes: [],
};

import { byRank, bySuit, indexOf, RANKS, rankOf, SUITS, suitOf } from "../cards/names";

/** How the cards of a hand stand together and where. Knows nothing of any game. */

export type Sort = "rank" | "suit" | "own";

/** What may be done with a card now (`down`: laid face down only); nothing when it is not the time. */
export type Mark = "legal" | "dimmed" | "down" | "";

/** Cards that stand together in a hand: all of a rank, or a single one. */
export interface Stack {
  /** What stays the same while cards come and go: the rank, or the card. */
  key: string;
  cards: string[];
}

/** A hand of cards that all stand alone. */
export function singlesOf(cards: readonly string[]): Stack[] {
  return [...cards].sort(byRank).map((card) => ({ key: card, cards: [card] }));
}

/** A hand in stacks, from left to right; `own` is the order that somebody gave to the stacks. */
export function stacksOf(cards: readonly string[], sort: Sort, own: readonly string[] = []): Stack[] {
  if (sort === "suit") {
    return [...cards].sort(bySuit).map((card) => ({ key: card, cards: [card] }));
  }
  const stacks = [...RANKS]
    .map((key) => ({ key, cards: cards.filter((card) => rankOf(card) === key).sort(byRank) }))
    .filter((stack) => stack.cards.length > 0);
  return sort === "own" ? stacks.sort((one, other) => placeIn(own, one) - placeIn(own, other)) : stacks;
}

/** Where a stack stands in somebody's order; what is new stands at the right end. */
function placeIn(own: readonly string[], { key }: Stack): number {
  const place = own.indexOf(key);
  return place < 0 ? own.length : place;
}

/** The order after a stack has been put before another one, or at the right end. */
export function moved(stacks: readonly Stack[], key: string, before: string | null): string[] {
  const others = stacks.map((stack) => stack.key).filter((other) => other !== key);
  const at = before === null || before === key ? -1 : others.indexOf(before);
  if (before === key) {
    return stacks.map((stack) => stack.key);
  }
  return at < 0 ? [...others, key] : [...others.slice(0, at), key, ...others.slice(at)];
}

/** The stack in the row above (-1) or below (1) that is nearest to one, if there is one. */
export function beside(places: readonly Place[], n: number, step: -1 | 1): number | undefined {
  const here = places[n];
  const others = places
    .map((place, at) => ({
      at,
      off: Math.abs(place.x - (here?.x ?? 0)),
      step: Math.sign(place.y - (here?.y ?? 0)),
    }))
    .filter((other) => other.step === step);
  return others.sort((one, other) => one.off - other.off)[0]?.at;
}

/** The stack that a key of the keyboard means; of several the one after the one at hand. */
export function withIndex(
  stacks: readonly Stack[],
  key: string,
  letters: readonly string[],
  at: number,
): Stack | undefined {
  const index = key === "1" || key === "0" ? "10" : key.toUpperCase();
  const isMeant = ({ cards: [first = ""] }: Stack) =>
    letters.some((language) => indexOf(rankOf(first), language) === index);
  return stacks.find((stack, n) => n > at && isMeant(stack)) ?? stacks.find(isMeant);
}

/** Names of the tabs of a long hand: its ranks, or its suits. */
export function tabsOf(stacks: readonly Stack[], sort: Sort): string[] {
  if (sort === "suit") {
    return ["c", "d", "s", "h"].filter((suit) => stacks.some(({ key }) => suitOf(key) === suit));
  }
  return stacks.map(({ key }) => key);
}

/** The tab that a stack is found under. */
export function tabOf({ key }: Stack, sort: Sort): string {
  return sort === "suit" ? suitOf(key) : key;
}

export function isSuit(tab: string): boolean {
  return SUITS.includes(tab);
}

export interface Room {
  width: number;
  /** How high the hand may become, with what is lifted out of it. */
  height: number;
  /** The widest that a card may be. */
  largest: number;
}

export interface Place {
  x: number;
  y: number;
  /** The width of the whole stack, and how much of it the next one covers. */
  width: number;
  covered: number;
}

export interface Layout {
  card: number;
  /** How far the cards of a stack lie apart. */
  fan: number;
  places: Place[];
  width: number;
  height: number;
  rows: number;
  /** Whether it does not fit and is moved sideways under tabs. */
  shelf: boolean;
}

/** The least room of a stack, for a finger; on a shelf there is more of it. */
const TOUCH = 43;
const ON_SHELF = 52;
export const LIFT = 16;
const SMALLEST = 38;
const GAP = 6;

/** The largest cards with which all stacks can be seen and touched, in one row, two, or a shelf. */
export function layout(counts: readonly number[], room: Room): Layout {
  const found = [1, 2].flatMap((rows) => {
    const fit = fitting(counts, room, rows);
    return fit ? [{ fit, rows, worth: worth(fit) * (rows === 1 ? 1 : TWO_ROWS) }] : [];
  });
  const best = found.sort((one, other) => other.worth - one.worth)[0];
  if (best) {
    return placed(counts, best.fit, best.rows, room.width);
  }
  const width = Math.max(ON_SHELF, Math.min(room.largest, (room.height - LIFT) / 1.4));
  return { ...placed(counts, { width, fan: 0.2, covered: 0.25 }, 1, Infinity), shelf: true };
}

/** Shares of a card that may be seen of those under another one in a stack. */
const FANS = [0.27, 0.2, 0.14, 0.08];

/** Shares of a card that its right neighbour may cover: never the index. */
const COVERED = [0, 0.2, 0.36];

/** One row is only worth it if its cards do not become smaller than these. */
const WORTH_ONE_ROW = 56;
/** Two rows are worth so much of one. */
const TWO_ROWS = 0.85;

interface Fit {
  width: number;
  /** Shares of the width: seen of a card under another, and covered by the next stack. */
  fan: number;
  covered: number;
}

/** How good a fit looks: large cards, well fanned, and apart. */
function worth({ width, fan, covered }: Fit): number {
  return width * (0.7 + fan - 1.3 * covered);
}

/** The best fit of the stacks in so many rows: large cards, well fanned, apart from each other. */
function fitting(counts: readonly number[], room: Room, rows: number): Fit | null {
  const high = (room.height - LIFT - GAP * (rows - 1)) / rows / 1.4;
  const most = Math.min(room.largest, high);
  const least = Math.min(most, rows === 1 ? WORTH_ONE_ROW : SMALLEST);
  const lines = inRows(counts, rows);
  const fits = (fit: Fit) => lines.every((line) => rowWidth(line, fit) <= room.width);
  const tried = COVERED.flatMap((covered) =>
    FANS.map((fan) => {
      let width = most;
      while (width >= least && !fits({ width, fan, covered })) {
        width -= 1;
      }
      return { width, fan, covered };
    }),
  );
  const found = tried.filter(({ width }) => width >= least);
  return found.sort((one, other) => worth(other) - worth(one))[0] ?? null;
}

/** The stacks in rows of about the same length, the first row not longer than the last. */
function inRows(counts: readonly number[], rows: number): number[][] {
  const long = Math.ceil(counts.length / rows);
  const first = counts.length - long * (rows - 1);
  return rows === 1 ? [[...counts]] : [counts.slice(0, first), counts.slice(first)];
}

function stackWidth(count: number, { width, fan }: Fit): number {
  return width * (1 + fan * (count - 1));
}

/** From one stack to the next. */
function stepOf(count: number, fit: Fit): number {
  const apart = fit.covered > 0 ? -fit.covered * fit.width : GAP;
  return Math.max(TOUCH, stackWidth(count, fit) + apart);
}

function rowWidth(row: readonly number[], fit: Fit): number {
  const last = row.at(-1);
  return last === undefined
    ? 0
    : row.slice(0, -1).reduce((sum, count) => sum + stepOf(count, fit), stackWidth(last, fit));
}

function placed(counts: readonly number[], fit: Fit, rows: number, room: number): Layout {
  const lines = inRows(counts, rows);
  const widths = lines.map((line) => rowWidth(line, fit));
  const width = Number.isFinite(room) ? room : Math.max(...widths, 0) + 2 * GAP;
  const high = fit.width * 1.4;
  const places = lines.flatMap((line, n) => {
    let x = (width - (widths[n] ?? 0)) / 2;
    return line.map((count, k) => {
      const [whole, step] = [stackWidth(count, fit), stepOf(count, fit)];
      const covered = k < line.length - 1 ? Math.max(0, whole - step) : 0;
      const place = { x, y: LIFT + n * (high + GAP), width: whole, covered };
      x += step;
      return place;
    });
  });
  const height = LIFT + rows * high + GAP * (rows - 1);
  return { card: fit.width, fan: fit.fan * fit.width, places, width, height, rows, shelf: false };
}

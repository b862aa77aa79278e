import type { DecisionFrame, LuckFrame } from "../lib/wire";
import type { Step } from "./steps";

/** A decision with the step at which it was made. */
export interface Judged {
  readonly at: number;
  readonly one: DecisionFrame;
}

/** A change of chance that its seat did not choose, with the step before which it came. */
export interface Turned {
  readonly at: number;
  readonly one: LuckFrame;
}

/** A chance to win, or stakes, at a step. */
export interface Point {
  readonly at: number;
  readonly chance: number;
}

/** Parts of a win, or of a stake, by which a chance has to change to be named luck. */
const CLEAR_LUCK = 0.1;
const MOST_SHOWN = 8;
const MOST_TURNS = 4;

/** The decisions of a match, each at the step from which it led on. */
export function judgedOf(steps: readonly Step[], decisions: readonly DecisionFrame[]): Judged[] {
  const places = placesOf(steps);
  return decisions.flatMap((one) => {
    const after = places.get(one.version);
    return after === undefined || after === 0 ? [] : [{ at: after - 1, one }];
  });
}

/** The turns of luck worth naming, for the better and for the worse: of one seat, or of all. */
export function turnedOf(steps: readonly Step[], luck: readonly LuckFrame[], who: number | null): Turned[] {
  const places = placesOf(steps);
  const clear = luck.filter(({ seat, change }) => Math.abs(change) >= CLEAR_LUCK && (who === null || seat === who));
  const [better, worse] = [clear.filter(({ change }) => change > 0), clear.filter(({ change }) => change < 0)];
  return [...better.slice(0, MOST_TURNS), ...worse.slice(0, MOST_TURNS)].map((one) => ({
    at: (places.get(one.before) ?? 1) - 1,
    one,
  }));
}

function placesOf(steps: readonly Step[]): Map<number, number> {
  return new Map(steps.map(({ room }, at) => [room.version, at]));
}

/** The chances of a seat: before and after each of its decisions, a line for each deal. */
export function curveOf(judged: readonly Judged[], seat: number): Point[][] {
  const lines = new Map<number, Point[]>();
  for (const { at, one } of judged) {
    if (one.seat === seat) {
      const line = lines.get(one.deal) ?? [];
      lines.set(one.deal, line);
      line.push({ at, chance: one.known.best.value }, { at: at + 1, chance: one.known.made.value });
    }
  }
  return [...lines.values()];
}

/** The chance that was last known at a step, in the deal to which it belongs. */
export function chanceAt(lines: readonly Point[][], steps: readonly Step[], at: number): number | null {
  const deal = steps[at]?.room.deal?.number;
  const line = lines.find(([first]) => first !== undefined && steps[first.at]?.room.deal?.number === deal);
  return line?.findLast((point) => point.at <= at)?.chance ?? null;
}

/** What cost most by what could be known: of one seat, or of all. */
export function dearest(judged: readonly Judged[], who: number | null): Judged[] {
  return most(judged, who, ({ known }) => known.cost);
}

/** What was good by what could be known, and cost most with all cards open. */
export function hindsight(judged: readonly Judged[], who: number | null): Judged[] {
  return most(judged, who, ({ verdict, open }) => (verdict === "unlucky" ? (open?.cost ?? 0) : 0));
}

function most(judged: readonly Judged[], who: number | null, cost: (one: DecisionFrame) => number): Judged[] {
  return judged
    .filter(({ one }) => (who === null || one.seat === who) && cost(one) > 0)
    .sort((one, other) => cost(other.one) - cost(one.one))
    .slice(0, MOST_SHOWN);
}

/** How many moves of its deal had been made at a step; null where the deal was over. */
export function movesAt(steps: readonly Step[], at: number): number | null {
  const deal = steps[at]?.room.deal;
  if (deal == null || deal.actor === null) {
    return null;
  }
  return at - steps.findIndex(({ room }) => room.deal?.number === deal.number);
}

/** A part of a win, or of a stake, in points, which are hundredths. */
export function points(part: number): number {
  return Math.round(100 * Math.abs(part));
}

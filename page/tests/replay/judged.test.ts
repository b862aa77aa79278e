import { describe, expect, test } from "vitest";
import type { DecisionFrame, LookFrame, LuckFrame } from "../../src/lib/wire";
import { chanceAt, curveOf, dearest, hindsight, judgedOf, movesAt, points, turnedOf } from "../../src/replay/judged";
import type { Step } from "../../src/replay/steps";

/** Two deals, the versions of which are their places times ten. */
const STEPS = [1, 1, 1, 1, 2, 2, 2].map((number, at) => {
  const deal = { number, actor: at === 3 || at === 6 ? null : 0 };
  return { room: { version: 10 * at, deal }, events: [], open: null, hidden: null } as unknown as Step;
});

const look = (made: number, best: number): LookFrame => {
  const chance = (value: number) => ({ value, low: value, high: value });
  const better = { better: "take", say: { id: "x", facts: {} }, best: chance(best) };
  return { made: chance(made), ...better, cost: best - made, unclear: false };
};

const decision = (version: number, seat: number, known: LookFrame, more: Partial<DecisionFrame> = {}): DecisionFrame => ({
  version,
  deal: version < 40 ? 1 : 2,
  number: 1,
  seat,
  move: "flip",
  say: { id: "x", facts: {} },
  known,
  open: null,
  verdict: "sound",
  ...more,
});

const JUDGED = judgedOf(STEPS, [
  decision(10, 0, look(0.25, 0.5)),
  decision(20, 1, look(0.5, 0.5), { open: look(0.25, 0.5), verdict: "unlucky" }),
  decision(30, 0, look(0.5, 1)),
  decision(50, 0, look(0.75, 0.75)),
  decision(99, 0, look(0, 1)),
]);

describe("decisions that were judged", () => {
  test("stand at the step from which they led on; of unknown ones nothing is said", () => {
    expect(JUDGED.map(({ at }) => at)).toEqual([0, 1, 2, 4]);
  });

  test("make a curve for each deal, with what they cost in it", () => {
    expect(curveOf(JUDGED, 0)).toEqual([
      [
        { at: 0, chance: 0.5 },
        { at: 1, chance: 0.25 },
        { at: 2, chance: 1 },
        { at: 3, chance: 0.5 },
      ],
      [
        { at: 4, chance: 0.75 },
        { at: 5, chance: 0.75 },
      ],
    ]);
    expect(curveOf(JUDGED, 2)).toEqual([]);
  });

  test("tell the chance that was known last in the same deal", () => {
    const curve = curveOf(JUDGED, 0);
    expect([0, 1, 2, 3, 4, 6].map((at) => chanceAt(curve, STEPS, at))).toEqual([0.5, 0.25, 1, 0.5, 0.75, 0.75]);
    expect(chanceAt(curveOf(JUDGED, 1), STEPS, 0)).toBeNull();
    expect(chanceAt(curveOf(JUDGED, 1), STEPS, 5)).toBeNull();
  });

  test("are ordered by what they cost, of one seat or of all", () => {
    expect(dearest(JUDGED, null).map(({ at }) => at)).toEqual([2, 0]);
    expect(dearest(JUDGED, 1)).toEqual([]);
    expect(hindsight(JUDGED, null).map(({ at }) => at)).toEqual([1]);
    expect(hindsight(JUDGED, 0)).toEqual([]);
  });
});

test("luck is named where it is clear, for the better and for the worse", () => {
  const luck: LuckFrame[] = [0.5, -0.4, 0.3, 0.09].map((change, n) => ({
    seat: n === 2 ? 1 : 0,
    deal: 1,
    after: 0,
    before: 10 * (n + 1),
    change,
  }));
  expect(turnedOf(STEPS, luck, null).map(({ at, one }) => [at, one.change])).toEqual([
    [0, 0.5],
    [2, 0.3],
    [1, -0.4],
  ]);
  expect(turnedOf(STEPS, luck, 1).map(({ one }) => one.change)).toEqual([0.3]);
});

test("moves are counted within their deal, until it is over", () => {
  expect(STEPS.map((_, at) => movesAt(STEPS, at))).toEqual([0, 1, 2, null, 0, 1, null]);
});

test("a point is a hundredth of a win", () => {
  expect([0.125, -0.3, 0].map(points)).toEqual([13, 30, 0]);
});

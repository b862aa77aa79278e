import { describe, expect, it } from "vitest";
import type { EventFrame } from "../../src/lib/wire";
import { changes } from "../../src/table/outcome";
import { stacksFor } from "../../src/table/trojka/chips";
import { paymentsOf, trickOf } from "../../src/table/trojka/trick";

function event(kind: string, seat: number | null, more: Partial<EventFrame> = {}): EventFrame {
  const say = { id: `trojka-${kind}`, facts: {} };
  return { version: 1, kind, seat, other: null, cards: [], more: [], amount: 0, because: [], say, ...more };
}

describe("the trick on the table", () => {
  const story = [
    event("played", 1, { cards: ["Kd"] }),
    event("discarded", 2, { cards: [null] }),
    event("played", 0, { cards: ["Ad"] }),
    event("won-trick", 0),
  ];

  it("lies in the order of play, face-down cards too", () => {
    expect(trickOf(story).laid).toEqual([
      { seat: 1, card: "Kd", faceDown: false },
      { seat: 2, card: null, faceDown: true },
      { seat: 0, card: "Ad", faceDown: false },
    ]);
  });

  it("stays after it was won until the next card is led", () => {
    expect(trickOf(story).winner).toBe(0);
    const next = trickOf([...story, event("played", 0, { cards: ["2c"] })]);
    expect(next).toEqual({ laid: [{ seat: 0, card: "2c", faceDown: false }], winner: null, number: 1 });
  });
});

it("payments are told with what was drawn", () => {
  const story = [event("took-bank", 1, { amount: 15 }), event("drew-and-paid", 2, { cards: ["Kd"], amount: 4, other: 1 })];
  expect(paymentsOf(story)).toEqual([{ seat: 2, card: "Kd", amount: 4 }]);
});

describe("chips", () => {
  it.each([0, 1, 7, 15, 25, 56, 57, 140, 399, 2500, 1_000_000])("%i lie in a few stacks", (amount) => {
    const stacks = stacksFor(amount);
    expect(stacks.length).toBeLessThanOrEqual(7);
    expect(Math.max(0, ...stacks.map(({ count }) => count))).toBeLessThanOrEqual(8);
  });

  it.each([1, 7, 15, 25, 56, 57, 140, 399, 2500])("%i is what the stacks come to", (amount) => {
    const sum = stacksFor(amount).reduce((all, { value, count }) => all + value * count, 0);
    expect(sum).toBe(amount);
  });
});

it("what a deal brought each seat adds up with the bank", () => {
  const story = [
    event("anted", 0, { amount: 5 }),
    event("anted", 1, { amount: 5 }),
    event("anted", 2, { amount: 5 }),
    event("took-bank", 1, { amount: 15 }),
    event("drew-and-paid", 2, { amount: 4, other: 1 }),
  ];
  expect(changes(story, 3)).toEqual([-5, 14, -9]);
});

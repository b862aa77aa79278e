import { describe, expect, it } from "vitest";
import { beside, layout, LIFT, moved, stacksOf, withIndex, type Layout } from "../../src/table/hand";
import { RANKS, SUITS } from "../../src/cards/names";

const PACK = [...RANKS].flatMap((rank) => [...SUITS].map((suit) => rank + suit));

/** Some cards of a pack, spread over it like a hand that nobody has chosen. */
function some(count: number): string[] {
  return Array.from({ length: count }, (_, n) => PACK[(n * 37) % PACK.length] ?? "");
}

function countsOf(cards: string[]): number[] {
  return stacksOf(cards, "rank").map((stack) => stack.cards.length);
}

function seenOf({ places, card }: Layout, n: number): number {
  const place = places[n];
  return place ? Math.min(card, place.width - place.covered) : 0;
}

const SCREENS = [
  { width: 304, height: 180, largest: 108 },
  { width: 374, height: 200, largest: 108 },
  { width: 960, height: 170, largest: 108 },
];

describe.each(SCREENS)("a hand in $width by $height", (room) => {
  it.each(Array.from({ length: 45 }, (_, n) => n + 1))(
    "of %i cards lies within it and can be touched",
    (count) => {
      const counts = countsOf(some(count));
      const laid = layout(counts, room);
      expect(laid.places).toHaveLength(counts.length);
      expect(laid.height).toBeLessThanOrEqual(room.height + 0.01);
      expect(laid.card).toBeGreaterThanOrEqual(38);
      for (const [n, place] of laid.places.entries()) {
        expect(place.x).toBeGreaterThanOrEqual(-0.01);
        expect(place.x + place.width).toBeLessThanOrEqual(laid.width + 0.01);
        expect(seenOf(laid, n)).toBeGreaterThanOrEqual(Math.min(laid.card * 0.6, 36));
      }
      expect(laid.shelf || laid.width <= room.width).toBe(true);
    },
  );
});

it("a few cards stand in one row, as large as they may be", () => {
  const laid = layout([1, 1, 1], { width: 374, height: 190, largest: 108 });
  expect(laid.rows).toBe(1);
  expect(laid.card).toBeCloseTo(108);
});

it("many single cards on a phone become a shelf", () => {
  const laid = layout(Array(40).fill(1), { width: 304, height: 180, largest: 108 });
  expect(laid.shelf).toBe(true);
  expect(laid.width).toBeGreaterThan(304);
  expect(laid.height).toBeLessThanOrEqual(180);
});

it("no card of a row is cut off by what is lifted above it", () => {
  expect(layout([2, 1], SCREENS[0]!).places.every(({ y }) => y >= LIFT)).toBe(true);
});

it("cards of a rank stand together, lowest rank first", () => {
  expect(stacksOf(["Kh", "3d", "Ks", "3c"], "rank")).toEqual([
    { key: "3", cards: ["3c", "3d"] },
    { key: "K", cards: ["Kh", "Ks"] },
  ]);
});

it("by suit every card stands alone, red and black in turn", () => {
  const keys = stacksOf(["Kh", "3d", "Ks", "3c", "2s"], "suit").map(({ key }) => key);
  expect(keys).toEqual(["3c", "3d", "2s", "Ks", "Kh"]);
});

it("an order of one's own is kept, and new ranks come last", () => {
  const keys = stacksOf(["Kh", "3d", "5s", "9c"], "own", ["9", "3", "K"]).map(({ key }) => key);
  expect(keys).toEqual(["9", "3", "K", "5"]);
});

it("a stack is put before another one, or at the end", () => {
  const stacks = stacksOf(["3d", "5s", "9c"], "rank");
  expect(moved(stacks, "9", "3")).toEqual(["9", "3", "5"]);
  expect(moved(stacks, "3", null)).toEqual(["5", "9", "3"]);
  expect(moved(stacks, "5", "5")).toEqual(["3", "5", "9"]);
});

it("from a stack in one row the nearest one of the other row is found", () => {
  const { places } = layout(Array(12).fill(1), SCREENS[0]!);
  expect(beside(places, 1, 1)).toBe(7);
  expect(beside(places, 7, -1)).toBe(1);
  expect(beside(places, 1, -1)).toBeUndefined();
});

describe("a key of the keyboard", () => {
  const stacks = stacksOf(["5c", "Th", "Js", "Qs", "Kd"], "rank");
  const meant = (key: string, ...letters: string[]) => withIndex(stacks, key, letters, -1)?.key;
  it("means the stack with its index, in the letters of the cards or in English ones", () => {
    expect(["5", "0", "1", "j", "Q"].map((key) => meant(key, "en"))).toEqual(["5", "T", "T", "J", "Q"]);
    expect(["w", "d", "q"].map((key) => meant(key, "pl", "en"))).toEqual(["J", "Q", "Q"]);
  });
  it("means nothing that is not there", () => {
    expect(meant("7", "en")).toBeUndefined();
    expect(meant("Enter", "en")).toBeUndefined();
  });
  it("goes through several stacks that it can mean, and begins again", () => {
    const suits = stacksOf(["5c", "5d", "5s", "9s"], "suit");
    const places = [-1, 0, 1, 2].map((at) => withIndex(suits, "5", ["en"], at)?.key);
    expect(places).toEqual(["5c", "5d", "5s", "5c"]);
  });
});

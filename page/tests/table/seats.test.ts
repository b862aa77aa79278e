import { describe, expect, it } from "vitest";
import { around, isRoomy, middle, othersOf, overlap, rows, type Box } from "../../src/table/seats";

const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8];
const AREAS = [
  { width: 1024, height: 470 },
  { width: 1120, height: 600 },
  { width: 1440, height: 620 },
];
const SEAT = { width: 132, height: 104 };

describe("the order of the others", () => {
  it("begins on the left of one's own seat and ends on its right", () => {
    expect(othersOf(5, 3)).toEqual([4, 0, 1, 2]);
  });
  it("has every seat for somebody who only looks on", () => {
    expect(othersOf(3, null)).toEqual([0, 1, 2]);
  });
});

describe.each(AREAS)("around a table of $width by $height", (area) => {
  it.each(COUNTS)("%i others sit apart and on the table", (others) => {
    const boxes: Box[] = around(others, area, SEAT).map((place) => ({ ...place, ...SEAT }));
    for (const [n, box] of boxes.entries()) {
      expect(box.x - box.width / 2).toBeGreaterThanOrEqual(-0.01);
      expect(box.x + box.width / 2).toBeLessThanOrEqual(area.width + 0.01);
      expect(box.y - box.height / 2).toBeGreaterThanOrEqual(-0.01);
      expect(box.y + box.height / 2).toBeLessThanOrEqual(area.height + 0.01);
      for (const other of boxes.slice(n + 1)) {
        expect(overlap(box, other)).toBe(false);
      }
    }
    expect(isRoomy(area, SEAT, others)).toBe(true);
  });

  it.each(COUNTS)("the middle stays the largest thing with %i others", (others) => {
    const places = around(others, area, SEAT);
    const free = middle(area, SEAT, places);
    expect(free.width * free.height).toBeGreaterThan(4 * SEAT.width * SEAT.height);
    expect(free.x).toBe(area.width / 2);
    expect(places.some((place) => overlap({ ...place, ...SEAT }, free))).toBe(false);
  });

  it("goes clockwise from the lower left and is the same on both sides", () => {
    const places = around(5, area, SEAT);
    expect(places[0]!.x).toBeLessThan(area.width / 2);
    expect(places[2]!.y).toBeLessThan(places[0]!.y);
    expect(places[4]!.x).toBeGreaterThan(area.width / 2);
    expect(places[0]!.y).toBeCloseTo(places[4]!.y, 0);
    expect(places[0]!.x + places[4]!.x).toBeCloseTo(area.width, 0);
  });
});

it("one opponent sits across", () => {
  const area = { width: 1024, height: 470 };
  const [place] = around(1, area, SEAT);
  expect(place!.x).toBeCloseTo(area.width / 2);
  expect(place!.y).toBeCloseTo(SEAT.height / 2);
});

it("on the narrowest phone there are at most four to a row, and no row is much longer", () => {
  expect(COUNTS.map((others) => rows(others, 320))).toEqual([[1], [2], [3], [4], [3, 2], [3, 3], [4, 3], [4, 4]]);
});

it("a phone on its side has one row", () => {
  expect(rows(8, 844)).toEqual([8]);
});

it("no ellipse is tried where it does not fit", () => {
  expect(isRoomy({ width: 390, height: 500 }, SEAT, 2)).toBe(false);
  expect(isRoomy({ width: 844, height: 180 }, SEAT, 2)).toBe(false);
});

import { expect, test } from "vitest";
import {
  dealing,
  nextSlot,
  pickedOf,
  readHand,
  readSeen,
  suitsOf,
  tapped,
  writeHand,
  writeSeen,
  type HandAsked,
} from "../../src/odds/picks";

const NOTHING: HandAsked = { hand: [], up: null, deals: false, led: null };
const PACK = suitsOf(52).flat();
const tapAll = (cards: string[], from = NOTHING) => cards.reduce(tapped, from);

test("a small pack leaves out the lowest ranks of every suit", () => {
  expect(suitsOf(52).map((suit) => suit.length)).toEqual([13, 13, 13, 13]);
  expect(suitsOf(32).map((suit) => [suit[0], suit.length])).toEqual([
    ["7c", 8],
    ["7d", 8],
    ["7h", 8],
    ["7s", 8],
  ]);
});

test("taps fill the hand, then the card turned up, then what is led if the other leads", () => {
  const four = tapAll(["7c", "9s", "Kd", "Qs"]);
  expect(four).toEqual({ hand: ["7c", "9s", "Kd"], up: "Qs", deals: false, led: null });
  expect(nextSlot(four)).toBeNull();
  expect(tapped(four, "2c")).toEqual(four);
  expect(nextSlot(dealing(four, true))).toBe("led");
  expect(tapped(dealing(four, true), "8d").led).toBe("8d");
});

test("a card tapped again is taken out, and the next one goes there", () => {
  const four = tapAll(["7c", "9s", "Kd", "Qs"]);
  expect(tapAll(["9s", "2c"], four).hand).toEqual(["7c", "Kd", "2c"]);
  expect(tapAll(["Qs", "2c"], four).up).toBe("2c");
  const led = tapped(dealing(four, true), "8d");
  expect(tapped(led, "8d").led).toBeNull();
  expect(dealing(led, false).led).toBeNull();
});

test("an address says all that is asked, and leaves what cannot be", () => {
  const full = tapped(dealing(tapAll(["7c", "9s", "Kd", "Qs"]), true), "8d");
  const begun = dealing(tapAll(["7c"]), true);
  for (const asked of [NOTHING, begun, full]) {
    expect(readHand(new URLSearchParams(writeHand(asked)), PACK)).toEqual(asked);
  }
  const odd = new URLSearchParams("hand=7c.7c.xx.9s.Kd.2c&up=9s&led=7c");
  expect(readHand(odd, PACK)).toEqual({ hand: ["7c", "9s", "Kd"], up: null, deals: true, led: null });
  expect(pickedOf(readHand(new URLSearchParams("hand=2c.7c"), suitsOf(32).flat()))).toEqual(["7c"]);
});

test("seen cards come back from an address, each once", () => {
  expect(readSeen(new URLSearchParams(writeSeen(["5c", "Kd"])))).toEqual(["5c", "Kd"]);
  expect(readSeen(new URLSearchParams("seen=5c.5c.1x"))).toEqual(["5c"]);
  expect(writeSeen([])).toEqual([]);
});

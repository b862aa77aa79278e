import { describe, expect, test } from "vitest";
import type { EventFrame, ReplayPage, Room } from "../../src/lib/wire";
import { pack, unpack } from "../../src/replay/packed";
import { readPlace, writePlace, type Place } from "../../src/replay/place";
import { isOpen, lineAt, linesOf, marksOf, seenFrom, stepOf, stepsOf, storyAt } from "../../src/replay/steps";

const event = (kind: string, version: number): EventFrame => ({
  version,
  kind,
  seat: 0,
  other: null,
  cards: [],
  more: [],
  amount: 0,
  because: [],
  say: { id: `kolmonen-${kind}`, facts: {} },
});

let version = 0;

function room(deal: number | null, ...kinds: string[]): Room {
  version += 1;
  const sight = { game: "kolmonen", hand: ["5c"] };
  const frame = deal === null ? null : { number: deal, dealer: 0, actor: 0, atChance: false, legal: ["take"], sight };
  const events = kinds.map((kind) => event(kind, version));
  return { version, seat: 1, match: { number: 1 }, deal: frame, events } as unknown as Room;
}

const hands = (...cards: string[]) => ({ 0: cards, 1: ["5c"] });

const MATCH: ReplayPage = {
  rooms: [
    room(null),
    room(1, "dealt-hand", "dealt-hand"),
    room(1),
    room(1, "played", "toppled", "leads"),
    room(1, "took"),
    room(2, "dealt-hand"),
    room(2),
  ],
  open: ["2c", "2c", "2c", "3c", "4c", "6c", "7c"].map((card) => hands(card)),
  hidden: null,
  record: null,
};

describe("the steps of a match", () => {
  const steps = stepsOf(MATCH);

  test("are the tables after which something was told, and the last one", () => {
    expect(steps.map(({ room }) => MATCH.rooms.indexOf(room))).toEqual([1, 3, 4, 5, 6]);
    expect(steps.map(({ open }) => open?.[0]?.[0])).toEqual(["2c", "3c", "4c", "6c", "7c"]);
  });

  test("have marks at the deals and at what one may want to see again", () => {
    expect(marksOf(steps).map(({ at, kind }) => [at, kind])).toEqual([
      [0, "deal"],
      [1, "toppled"],
      [3, "deal"],
    ]);
  });

  test("tell what had happened in their deal, and no more", () => {
    expect(storyAt(steps, 1).map(({ kind }) => kind)).toEqual(["dealt-hand", "dealt-hand", "played", "toppled", "leads"]);
    expect(storyAt(steps, 3).map(({ kind }) => kind)).toEqual(["dealt-hand"]);
  });

  test("have a log in which every line leads to its step and back", () => {
    const lines = linesOf(steps);
    expect(lines.map((line) => ("deal" in line ? line.deal : "event" in line && line.event.kind))).toEqual(
      [1, "played", "toppled", "leads", "took", 2],
    );
    expect(lines.slice(1, 5).map((line) => stepOf(steps, line))).toEqual([1, 1, 1, 2]);
    expect(steps.map((step) => lines.findIndex(({ key }) => key === lineAt(lines, step)))).toEqual([-1, 3, 4, 4, 4]);
  });

  test("can be seen with other eyes where the cards are open, and never acted at", () => {
    expect(isOpen(steps)).toBe(true);
    const [first] = steps;
    const own = seenFrom(first!, null);
    expect([own.seat, own.deal?.sight.hand, own.deal?.legal]).toEqual([1, ["5c"], []]);
    const other = seenFrom(first!, 0);
    expect([other.seat, other.deal?.sight.hand, other.deal?.legal]).toEqual([0, ["2c"], []]);
  });

  test("are open to nobody where the table's agreement keeps them", () => {
    const kept = stepsOf({ ...MATCH, open: null });
    expect(isOpen(kept)).toBe(false);
    expect(seenFrom(kept[0]!, 0).deal?.sight.hand).toEqual(["5c"]);
  });
});

describe("the place in an address", () => {
  test.each<[string, Partial<Place>]>([
    ["", {}],
    ["#42", { step: 42 }],
    ["#42&seat=1", { step: 42, seat: 1 }],
    ["#7&open&record=a-_B", { step: 7, open: true, record: "a-_B" }],
    ["#nonsense&seat=x", {}],
  ])("%s is read", (hash, place) => {
    expect(readPlace(hash)).toEqual({ step: 0, seat: null, open: false, review: false, record: null, ...place });
  });

  test("comes back as it was written", () => {
    const place = { step: 3, seat: 0, open: true, review: true, record: "xyz" };
    expect(readPlace(writePlace(place))).toEqual(place);
  });
});

describe("a record in an address", () => {
  test("comes back as it was", async () => {
    const text = 'game = "trojka"\nplayers = ["Zażółć", "Äiti", "3"]\n'.repeat(20);
    const packed = await pack(text);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed!.length).toBeLessThan(text.length / 2);
    expect(await unpack(packed!)).toBe(text);
  });

  test("is left out where it would be too long", async () => {
    const noise = Array.from({ length: 9000 }, (_, n) => ((n * 7919 * n) % 65537).toString(36)).join("");
    expect(await pack(noise)).toBeNull();
  });

  test.each(["", "%%%", "AAAA", "zzzzzzzz"])("is refused where %j is none", async (packed) => {
    await expect(unpack(packed)).rejects.toThrow();
  });
});

import { describe, expect, it } from "vitest";
import type { Room } from "../../src/lib/wire";
import type { LiveDesk } from "../../src/table/desk.svelte";
import { hintFor } from "../../src/table/guide";
import { turnOf } from "../../src/table/hotseat";
import { countdown, timeLeft } from "../../src/table/presence";
import { mayTake, poll } from "../../src/table/stages";

function person(more: object = {}): Room["seats"][number] {
  return {
    name: "Aino",
    isPerson: true,
    bot: null,
    isHost: false,
    ready: false,
    away: null,
    standsIn: false,
    standInAt: null,
    heir: null,
    wishes: [],
    ...more,
  };
}

function room(more: object = {}): Room {
  return { seat: 0, waitsFor: null, stage: "playing", seats: [person()], ...more } as unknown as Room;
}

describe("time", () => {
  it("is written as minutes and seconds, and never below nothing", () => {
    expect([65_000, 20_000, 400, -5000].map(countdown)).toEqual(["1:05", "0:20", "0:01", "0:00"]);
  });

  it("of a turn runs from one to nothing", () => {
    const clocked = room({ turnEnds: 100_000, settings: { turn: 60 } });
    expect([40_000, 70_000, 100_000, 130_000].map((time) => timeLeft(clocked, time))).toEqual([1, 0.5, 0, 0]);
    expect(timeLeft(room({ turnEnds: null }), 0)).toBeNull();
  });
});

describe("what needs consent", () => {
  it("waits for those who are there and have not agreed", () => {
    const seats = [person({ wishes: ["undo"] }), person(), person({ away: 5 }), person({ isPerson: false, bot: "thumb" })];
    expect(poll(room({ seats }), "undo")).toEqual({ for: [0], missing: [1] });
  });
});

describe("taking a seat", () => {
  const seats = [person(), person({ isPerson: false, bot: "thumb" }), person({ isPerson: false, heir: "Ville" })];

  it("is for who only looks on, where a bot plays and nobody else waits", () => {
    const watched = room({ seat: null, seats });
    expect([0, 1, 2].map((seat) => mayTake(watched, seat))).toEqual([false, true, false]);
    expect(mayTake(room({ seats }), 1)).toBe(false);
    expect(mayTake(room({ seat: null, waitsFor: 1, seats }), 2)).toBe(false);
    expect(mayTake(room({ seat: null, barred: true, seats }), 1)).toBe(false);
  });
});

describe("several people at one device", () => {
  const player = (seat: number, legal: string[]) => ({ connection: { room: room({ seat, deal: { legal } }) } });

  it("hold it in turn", () => {
    expect(turnOf([[0, player(0, [])], [3, player(1, ["keep"])]], 0)).toBe(3);
  });

  it("leave it where it is while somebody else plays", () => {
    expect(turnOf([[0, player(0, [])], [3, player(1, [])]], 3)).toBe(3);
    expect(turnOf([[0, { connection: { room: null } }]], 0)).toBe(0);
  });
});

describe("hints of the first game", () => {
  const sight = { game: "trojka", stage: "tricks", best: "Kd", trump: "h", turnUp: "7h", bank: 15, holder: null };
  const desk = (legal: string[], more: object = {}): LiveDesk =>
    ({
      mine: legal.length > 0,
      legal,
      story: [],
      refused: null,
      seat: 0,
      room: room({ deal: { sight: { ...sight, ...more } } }),
      name: () => "Ewa",
    }) as unknown as LiveDesk;
  const begun = new Set(["trojka-bank", "trojka-trump"]);

  it("begin with what is played for, and come one at a time", () => {
    expect(hintFor(desk([]), new Set())).toEqual({ id: "trojka-bank", facts: { amount: 15 } });
    expect(hintFor(desk([]), new Set(["trojka-bank"]))?.id).toBe("trojka-trump");
    expect(hintFor(desk([]), begun)).toBeNull();
  });

  it("tell beating from laying face down", () => {
    expect(hintFor(desk(["play Ad"]), begun)).toEqual({ id: "trojka-beat", facts: { card: "Kd" } });
    expect(hintFor(desk(["discard 2c"]), begun)?.id).toBe("trojka-down");
    expect(hintFor(desk(["play 2c"], { best: null }), begun)?.id).toBe("trojka-lead");
  });

  it("a trójka comes before everything else", () => {
    expect(hintFor(desk([], { holder: 2, stage: "over" }), new Set())).toEqual({ id: "trojka-set", facts: { name: "Ewa" } });
  });
});

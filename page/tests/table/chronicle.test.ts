import { describe, expect, it } from "vitest";
import type { EventFrame, NoteFrame, Room } from "../../src/lib/wire";
import { continued, isTold } from "../../src/table/chronicle";
import { dealOf } from "../../src/table/stages";

function event(version: number, kind: string, seat: number): EventFrame {
  const say = { id: `trojka-${kind}`, facts: {} };
  return { version, kind, seat, other: null, cards: [], more: [], amount: 0, because: [], say };
}

function chat(version: number): NoteFrame {
  return { version, at: 0, kind: "chat", seat: 1, other: null, word: "hei" };
}

function room(deal: number, match = 1): Room {
  return { seat: 0, match: { number: match }, deal: { number: deal, dealer: 2 } } as unknown as Room;
}

describe("the log", () => {
  it("heads each deal by its number, once", () => {
    let lines = continued([], room(1), [event(3, "kept", 1)], []);
    lines = continued(lines, room(1), [event(4, "kept", 2)], []);
    lines = continued(lines, room(2), [event(9, "kept", 1)], []);
    expect(lines.filter((line) => "deal" in line)).toMatchObject([{ deal: 1 }, { deal: 2 }]);
    expect(lines).toHaveLength(5);
  });

  it("heads the first deal of a rematch again", () => {
    expect(dealOf(room(1, 2))).not.toBe(dealOf(room(1)));
    const lines = continued([], room(1), [event(3, "kept", 1)], []);
    const again = continued(lines, room(1, 2), [event(9, "kept", 1)], []);
    expect(again.filter((line) => "deal" in line).map(({ key }) => key)).toEqual(["deal 1 1", "deal 2 1"]);
  });

  it("tells nothing twice when one comes back to everything of the deal", () => {
    const before = [event(3, "played", 1), event(3, "won-trick", 1)];
    const lines = continued([], room(1), before, []);
    const back = continued(lines, room(1), [...before, event(5, "played", 1)], []);
    expect(back.map(({ key }) => key)).toEqual(["deal 1 1", "event 3 0", "event 3 1", "event 5 0"]);
  });

  it("has what was said where it was said", () => {
    const lines = continued([], room(1), [event(3, "kept", 1), event(7, "kept", 2)], [chat(5)]);
    expect(lines.map((line) => ("note" in line ? "said" : "deal" in line ? "deal" : line.event.version))).toEqual([
      "deal", 3, "said", 7,
    ]);
  });

  it("forgets a move that was taken back, and tells that it was", () => {
    const before = [event(3, "kept", 1), event(4, "played", 0), event(4, "won-trick", 0)];
    const undo: NoteFrame = { version: 6, at: 0, kind: "undo", seat: 0, other: null, word: "" };
    const lines = continued(continued([], room(1), before, []), room(1), [], [undo]);
    expect(lines.map(({ key }) => key)).toEqual(["deal 1 1", "event 3 0", "note 6 0"]);
  });

  it("tells of the dealing only what one has got oneself", () => {
    expect(isTold(event(1, "dealt-hand", 0), 0)).toBe(true);
    expect(isTold(event(1, "dealt-hand", 1), 0)).toBe(false);
    expect(isTold(event(1, "dealt-hand", 1), null)).toBe(false);
    expect(isTold(event(1, "anted", 0), 0)).toBe(false);
  });
});

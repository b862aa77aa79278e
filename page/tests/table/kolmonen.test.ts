import { describe, expect, it } from "vitest";
import { inHeap, onPile, TOP } from "../../src/table/kolmonen/heaps";
import { Legal, picked, pressed, reach, written } from "../../src/table/kolmonen/moves";

const LEGAL = new Legal(["play 5c", "play 5c 5d", "play 5c 5d 5h", "play Tc", "take", "swap"]);

describe("what may be done is read from the moves of the server", () => {
  it("knows the bare moves", () => {
    expect(LEGAL.may("take")).toBe(true);
    expect(LEGAL.may("flip")).toBe(false);
  });
  it("knows which ranks fit, and how many of them", () => {
    expect(LEGAL.fits("5")).toBe(true);
    expect(LEGAL.fits("4")).toBe(false);
    expect(LEGAL.most("5")).toBe(3);
    expect(LEGAL.most("5", 3)).toBe(2);
    expect(LEGAL.most("4")).toBe(0);
  });
  it("knows when nothing can be played", () => {
    expect(new Legal(["take", "flip"]).plays).toBe(false);
    expect(LEGAL.plays).toBe(true);
  });
});

describe("pressing a stack", () => {
  const stack = ["5c", "5d", "5h"];
  it("takes all of it, then one fewer each time, then none", () => {
    let chosen: string[] = [];
    const sizes = [1, 2, 3, 4].map(() => (chosen = pressed(stack, chosen, LEGAL)).length);
    expect(sizes).toEqual([3, 2, 1, 0]);
  });
  it("lets go what was chosen of another rank", () => {
    expect(pressed(stack, ["Tc"], LEGAL)).toEqual(stack);
  });
  it("takes no more than may be played together", () => {
    const few = new Legal(["play 5c", "play 5c 5d"]);
    expect(pressed(stack, [], few)).toHaveLength(2);
  });
  it("works before one's turn, too", () => {
    expect(pressed(stack, [], null)).toEqual(stack);
    expect(pressed(stack, stack, null)).toHaveLength(2);
  });
});

describe("picking cards for a row", () => {
  it("takes one more of a stack each time, and lets go after the last", () => {
    const one = picked(["9c", "9d"], []);
    const two = picked(["9c", "9d"], one);
    expect(one).toHaveLength(1);
    expect(two).toHaveLength(2);
    expect(picked(["9c", "9d"], two)).toEqual([]);
  });
  it("keeps to three cards: another one takes the place of the first", () => {
    expect(picked(["Kc"], ["2c", "3c", "4c"])).toEqual(["3c", "4c", "Kc"]);
    expect(picked(["9c", "9d", "9h"], ["2c", "9h", "9d"])).toEqual(["2c"]);
  });
});

describe("the cards to choose from", () => {
  it("are the hand, and the row once the hand is empty", () => {
    expect(reach(["5c"], ["Tc"], new Legal(["play 5c"]))).toEqual(["5c"]);
    expect(reach([], ["Tc"], LEGAL)).toEqual(["Tc"]);
  });
  it("are cards of the row, too, where they may be played with the hand", () => {
    const mixed = new Legal(["play 5c", "play 5c 5d", "play Tc"]);
    expect(reach(["5c"], ["5d", "Tc", "4s"], mixed)).toEqual(["5c", "5d", "Tc"]);
  });
});

it("a move is written as in a record", () => {
  expect(written("play", ["5c", "5d"])).toBe("play 5c 5d");
});

describe("the pile", () => {
  const pile = ["3c", "4d", "6h", "7s", "8c", "9d", "9h", "9s"];
  it("shows its top run last, fanned from left to right", () => {
    const top = onPile(pile, 3).slice(-3);
    expect(top.map(({ card }) => card)).toEqual(["9d", "9h", "9s"]);
    expect(top.map(({ x }) => x)).toEqual([...top.map(({ x }) => x)].sort((a, b) => a - b));
  });
  it("lies still while cards are put on it", () => {
    const eight = (pile: string[], run: number) => onPile(pile, run).find(({ card }) => card === "8c");
    expect(eight(pile, 3)).toBeDefined();
    expect(eight([...pile, "Jc"], 1)).toEqual(eight(pile, 3));
  });
  it("never shows more than it holds", () => {
    expect(onPile([], 0)).toEqual([]);
    expect(onPile(["9c", "9d", "9h", "9s"], 4)).toHaveLength(TOP);
  });
});

it("the heap of toppled cards grows with them, up to a point", () => {
  const sizes = [0, 1, 8, 40].map((count) => inHeap(Array<string>(count).fill("5c")).length);
  expect(sizes).toEqual([0, 1, 4, 7]);
});

import { backs, fan, type Change, type Piece, type Script } from "./script";

const MINE = { middle: 170, y: 180, gap: 38 };
const EWA = { middle: 62, y: 30, gap: 26 };
const JAN = { middle: 278, y: 30, gap: 26 };

const fromEwa: Change = { x: 138, y: 92, turn: -8 };
const fromJan: Change = { x: 202, y: 92, turn: 8 };
const fromMe: Change = { x: 170, y: 108, turn: 0, lit: false };
const won = (n: number): Change => ({ x: 276 + 22 * n, y: 182, turn: 90, up: false });

const mine = (ids: string[], lit: string[] = []) => fan(ids, MINE, lit);
const hand = mine(["trump", "ace", "ten"]);

const card = (id: string, place: Change = {}, name?: string): Piece => ({
  ...{ id, x: 0, y: 0, turn: 0, up: false },
  ...(name && { card: name }),
  ...place,
});

const ewa = fan(["ewa1", "ewa2", "ewa3"], EWA);
const jan = fan(["jan1", "jan2", "jan3"], JAN);

export const TROJKA: Script = {
  names: [
    { name: "Ewa", x: EWA.middle, y: 74 },
    { name: "Jan", x: JAN.middle, y: 74 },
  ],
  bank: 15,
  still: 2,
  pieces: [
    { id: "turnUp", card: "7d", x: 74, y: 118, turn: 90, up: true },
    ...backs("stock", 3, 52, 118, 2),
    card("ewa1", ewa.ewa1),
    card("ewa2", ewa.ewa2, "Kh"),
    card("ewa3", ewa.ewa3),
    card("jan1", jan.jan1),
    card("jan2", jan.jan2),
    card("jan3", jan.jan3),
    card("trump", { ...hand.trump, up: true }, "2d"),
    card("ace", { ...hand.ace, up: true }, "Ad"),
    card("ten", { ...hand.ten, up: true }, "Ts"),
  ],
  steps: [
    {
      say: { id: "trojka-played", facts: { name: "Ewa", cards: "Kh", clause: "T16" } },
      to: { ewa2: { ...fromEwa, up: true }, ...fan(["ewa1", "ewa3"], EWA) },
    },
    {
      say: { id: "trojka-discarded", facts: { name: "Jan", cards: "??", shown: "no" } },
      to: {
        jan1: fromJan,
        ...fan(["jan2", "jan3"], JAN),
        ...mine(["trump", "ace", "ten"], ["trump", "ace"]),
      },
    },
    {
      say: { id: "trojka-played.you", facts: { cards: "2d", clause: "T19" } },
      to: { trump: fromMe, ...mine(["ace", "ten"]) },
    },
    {
      say: { id: "trojka-won-trick.you", facts: { amount: 1 } },
      to: { ewa2: won(0), jan1: won(0), trump: won(0), ...mine(["ace", "ten"], ["ace", "ten"]) },
    },
    {
      say: { id: "trojka-played.you", facts: { cards: "Ad", clause: "T16" } },
      to: { ace: fromMe, ...mine(["ten"]) },
    },
    {
      say: { id: "trojka-discarded", facts: { name: "Ewa", cards: "??", shown: "no" } },
      to: { ewa1: fromEwa, ...fan(["ewa3"], EWA) },
    },
    {
      say: { id: "trojka-discarded", facts: { name: "Jan", cards: "??", shown: "no" } },
      to: { jan3: fromJan, ...fan(["jan2"], JAN) },
    },
    {
      say: { id: "trojka-won-trick.you", facts: { amount: 2 } },
      to: { ewa1: won(1), jan3: won(1), ace: won(1) },
    },
    {
      say: { id: "trojka-took-half.you", facts: { amount: 7 } },
      to: {},
      bank: 8,
      chipsTo: [88, 190],
    },
  ],
};

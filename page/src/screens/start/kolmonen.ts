import { backs, fan, type Change, type Piece, type Script } from "./script";

const MIDDLE = 110;
const MINE = { middle: 170, y: 180, gap: 38 };
const HIS = { middle: 122, y: 30, gap: 22 };

const pile = (turn: number, dx = 0): Change => ({ x: 202 + dx, y: MIDDLE, turn, up: true, lit: false });
const toppled: Change = { x: 420, y: 150, turn: 80, away: true };

const mine = (ids: string[], lit: string[] = []) => fan(ids, MINE, lit);
const his = (...ids: string[]) => fan(ids, HIS);

const card = (id: string, name: string, place: Change, up: boolean): Piece => ({
  ...{ id, card: name, x: 0, y: 0, turn: 0, up },
  ...place,
});

const hand = mine(["three", "eight1", "eight2", "ten", "king"], ["eight1", "eight2", "ten", "king"]);
const hisHand = his("jack", "four", "last");

export const KOLMONEN: Script = {
  names: [{ name: "Ville", x: 46, y: 35 }],
  still: 0,
  pieces: [
    ...backs("stock", 3, 138, MIDDLE, 2),
    ...backs("hidden", 3, 262, 30, 38),
    { id: "face0", card: "9h", x: 224, y: 35, turn: 0, up: true },
    { id: "face1", card: "Ks", x: 262, y: 35, turn: 0, up: true },
    { id: "face2", card: "2d", x: 300, y: 35, turn: 0, up: true },
    card("six", "6s", pile(-7, -6), true),
    card("three", "3s", hand.three ?? {}, true),
    card("eight1", "8h", hand.eight1 ?? {}, true),
    card("eight2", "8c", hand.eight2 ?? {}, true),
    card("jack", "Jd", hisHand.jack ?? {}, false),
    card("ten", "Td", hand.ten ?? {}, true),
    card("four", "4h", hisHand.four ?? {}, false),
    card("king", "Kc", hand.king ?? {}, true),
    card("last", "7c", hisHand.last ?? {}, false),
  ],
  steps: [
    {
      say: { id: "kolmonen-played.you", facts: { cards: "8h 8c" } },
      to: { eight1: pile(-2, -4), eight2: pile(6, 6), ...mine(["three", "ten", "king"]) },
    },
    {
      say: { id: "kolmonen-played", facts: { name: "Ville", cards: "Jd" } },
      to: { jack: pile(-4, 2), ...his("four", "last"), ...mine(["three", "ten", "king"], ["ten", "king"]) },
    },
    {
      say: { id: "kolmonen-played.you", facts: { cards: "Td" } },
      to: { ten: pile(3, 4), ...mine(["three", "king"]) },
    },
    {
      say: { id: "kolmonen-toppled.you", facts: { amount: 5, clause: "K13" } },
      to: {
        ...{ six: toppled, eight1: toppled, eight2: toppled, jack: toppled, ten: toppled },
        ...mine(["three", "king"], ["three", "king"]),
      },
    },
    {
      say: { id: "kolmonen-played.you", facts: { cards: "3s" } },
      to: { three: pile(-3), ...mine(["king"]) },
    },
    {
      say: { id: "kolmonen-played", facts: { name: "Ville", cards: "4h" } },
      to: { four: pile(5, 4), ...his("last"), ...mine(["king"], ["king"]) },
    },
    { say: { id: "kolmonen-played.you", facts: { cards: "Kc" } }, to: { king: pile(-5, -2) } },
  ],
};

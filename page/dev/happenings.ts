import { RANKS, SUITS } from "../src/cards/names";
import type { KolmonenSeat, KolmonenSight } from "../src/lib/wire";
import type { Happening } from "./desk.svelte";

/** What can be acted out, by name. */
export const HAPPENINGS: Record<string, Happening> = {
  play(sight) {
    const played = sight.hand.splice(-1);
    sight.pile.push(...played);
    sight.stock -= 1;
    const drawn = spare(sight);
    sight.hand.push(drawn);
    return [
      { kind: "played", cards: played },
      { kind: "drew", cards: [drawn] },
    ];
  },
  topple(sight) {
    const played = spare(sight);
    const pile = [...sight.pile.splice(0), played];
    sight.toppled.push(...pile);
    return [
      { kind: "played", seat: 1, cards: [played] },
      { kind: "toppled", seat: 1, cards: pile },
      { kind: "drew", seat: 1, cards: [null] },
    ];
  },
  take(sight) {
    const pile = sight.pile.splice(0);
    sight.hand.push(...pile);
    return [{ kind: "took", cards: pile }];
  },
  "other-takes"(sight) {
    const pile = sight.pile.splice(0);
    seat(sight.seats, 1).handCount += pile.length;
    return [{ kind: "took", seat: 1, cards: pile }];
  },
  blind(sight) {
    const turned = spare(sight);
    const pile = [...sight.pile.splice(0), turned];
    sight.hand.push(...pile);
    sight.stock -= 1;
    return [
      { kind: "flipped", cards: [turned] },
      { kind: "did-not-fit", cards: pile },
    ];
  },
  swap(sight) {
    const own = seat(sight.seats, 0);
    const [down, up] = [sight.hand.splice(0, 3), own.faceUp];
    sight.hand.push(...up);
    own.faceUp = down;
    return [{ kind: "swapped", cards: down, more: up }];
  },
  lift(sight) {
    seat(sight.seats, 0).hidden -= 1;
    const lifted = spare(sight);
    sight.hand = [lifted];
    return [{ kind: "lifted", cards: [lifted] }];
  },
};

/** A card that nobody sees yet. */
function spare({ hand, pile, toppled, seats }: KolmonenSight): string {
  const seen = new Set([...hand, ...pile, ...toppled, ...seats.flatMap(({ faceUp }) => faceUp)]);
  const pack = [...RANKS].flatMap((rank) => [...SUITS].map((suit) => rank + suit));
  return pack.find((card) => !seen.has(card)) ?? "";
}

function seat(seats: KolmonenSeat[], number: number): KolmonenSeat {
  const found = seats[number];
  if (found === undefined) {
    throw new Error(`nobody sits at ${number}`);
  }
  return found;
}

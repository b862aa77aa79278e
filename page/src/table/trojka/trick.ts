import type { EventFrame } from "../../lib/wire";

/** A card in the trick; null where the viewer may not know it. */
export interface Laid {
  seat: number;
  card: string | null;
  faceDown: boolean;
}

/** The trick on the table in the order of play. It stays there until the next one is led. */
export interface Trick {
  laid: Laid[];
  winner: number | null;
  /** How many tricks had been won in this deal when this one was. */
  number: number;
}

export function trickOf(story: readonly EventFrame[]): Trick {
  let trick: Trick = { laid: [], winner: null, number: 0 };
  for (const { kind, seat, cards } of story) {
    if ((kind === "played" || kind === "discarded") && seat !== null) {
      if (trick.winner !== null) {
        trick = { laid: [], winner: null, number: trick.number };
      }
      trick.laid.push({ seat, card: cards[0] ?? null, faceDown: kind === "discarded" });
    } else if (kind === "won-trick") {
      trick.winner = seat;
      trick.number += 1;
    }
  }
  return trick;
}

/** The table after a trick has been taken from it. */
export function gathered({ number }: Trick): Trick {
  return { laid: [], winner: null, number };
}

/** A card that was drawn to pay for a trójka, by whom, and how much was paid. */
export interface Payment {
  seat: number;
  card: string | null;
  amount: number;
}

export function paymentsOf(story: readonly EventFrame[]): Payment[] {
  return story.flatMap(({ kind, seat, cards, amount }) =>
    kind === "drew-and-paid" && seat !== null ? [{ seat, card: cards[0] ?? null, amount }] : [],
  );
}

/** How many cards lie in a packet of a trick: one from each who plays. */
export function packetSize(seats: readonly { passed: boolean }[]): number {
  return seats.filter(({ passed }) => !passed).length;
}

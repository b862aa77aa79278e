import { rankOf } from "../../cards/names";

/** The bare moves of Kolmonen; the others name cards. */
export type Verb = "take" | "flip" | "reveal" | "end" | "swap" | "arrange";

/** What the server says may be done now, read from its moves ("play 5c 5d", "take"). */
export class Legal {
  readonly #counts = new Map<string, Set<number>>();
  readonly #verbs = new Set<string>();

  constructor(moves: readonly string[]) {
    for (const move of moves) {
      const [verb = "", ...cards] = move.split(" ");
      if (verb === "play") {
        const rank = rankOf(cards[0] ?? "");
        this.#counts.set(rank, (this.#counts.get(rank) ?? new Set()).add(cards.length));
      } else {
        this.#verbs.add(verb);
      }
    }
  }

  may(verb: Verb): boolean {
    return this.#verbs.has(verb);
  }

  /** Whether any card may be played. */
  get plays(): boolean {
    return this.#counts.size > 0;
  }

  /** Whether a card of this rank may be played. */
  fits(rank: string): boolean {
    return this.#counts.has(rank);
  }

  /** The greatest number of cards of a rank that may be played together, below a number. */
  most(rank: string, below = Infinity): number {
    return Math.max(0, ...[...(this.#counts.get(rank) ?? [])].filter((count) => count < below));
  }
}

/** The move as the server reads it. */
export function written(verb: "play" | "swap" | "arrange", cards: readonly string[]): string {
  return [verb, ...cards].join(" ");
}

/** What is chosen of a stack by pressing it: all that may be played, then one fewer each time. */
export function pressed(stack: readonly string[], chosen: readonly string[], legal: Legal | null): string[] {
  const had = stack.filter((card) => chosen.includes(card)).length;
  const rank = rankOf(stack[0] ?? "");
  const most =
    legal === null ? (had > 0 ? had - 1 : stack.length) : legal.most(rank, had > 0 ? had : stack.length + 1);
  return most > 0 ? stack.slice(-most) : [];
}

/** The size of a row on the table. */
export const ROW = 3;

/**
 * Cards picked for a new row: one more of a stack by pressing it, from the last to none again.
 *
 * When three are picked already, another one takes the place of the first.
 */
export function picked(stack: readonly string[], chosen: readonly string[]): string[] {
  const others = chosen.filter((card) => !stack.includes(card));
  const had = chosen.length - others.length;
  if (had === 0 && others.length === ROW) {
    return [...others.slice(1), ...stack.slice(-1)];
  }
  const room = Math.min(stack.length, ROW - others.length);
  return had < room ? [...others, ...stack.slice(-(had + 1))] : others;
}

/**
 * The cards that one chooses from: the hand; and from the face-up row what may be played with it,
 * or all of it once the hand is empty.
 */
export function reach(hand: readonly string[], row: readonly string[], legal: Legal): string[] {
  if (hand.length === 0) {
    return [...row];
  }
  const held = (rank: string) => hand.filter((card) => rankOf(card) === rank).length;
  const playable = row.filter((card) => legal.most(rankOf(card)) > held(rankOf(card)));
  return [...hand, ...playable];
}

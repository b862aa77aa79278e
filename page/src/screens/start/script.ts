import type { Say } from "../../lib/wire";

/** One card of a miniature; pieces lie on each other in the order in which they are listed. */
export interface Piece {
  readonly id: string;
  /** As in records, "8h"; a card that is never turned up needs none. */
  readonly card?: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly up: boolean;
  readonly away?: boolean;
  /** Ringed: it may be played now. */
  readonly lit?: boolean;
}

export type Change = Partial<Omit<Piece, "id" | "card">>;

/** What happens next: how it is said, where cards go, what lies in the bank. */
export interface Step {
  readonly say: Say;
  readonly to: Record<string, Change>;
  readonly bank?: number;
  readonly chipsTo?: readonly [x: number, y: number];
}

/** A short piece of a game, played over and over on a field of 340 by 212. */
export interface Script {
  readonly pieces: readonly Piece[];
  readonly steps: readonly Step[];
  readonly names: readonly { readonly name: string; readonly x: number; readonly y: number }[];
  readonly bank?: number;
  /** The step at which the picture stands still for those who want no motion. */
  readonly still: number;
}

/** The pieces after so many steps. */
export function piecesAt(script: Script, step: number): Piece[] {
  return script.pieces.map((piece) =>
    script.steps.slice(0, step).reduce<Piece>((now, { to }) => ({ ...now, ...to[piece.id] }), piece),
  );
}

/** Cards of a hand moved together around a middle; those that are lit may be played now. */
export function fan(ids: readonly string[], { middle, y, gap }: Place, lit: readonly string[] = []): Record<string, Change> {
  return Object.fromEntries(
    ids.map((id, n) => [
      id,
      { x: middle + (n - (ids.length - 1) / 2) * gap, y: lit.includes(id) ? y - 6 : y, lit: lit.includes(id) },
    ]),
  );
}

interface Place {
  middle: number;
  y: number;
  gap: number;
}

/** Back cards beside each other around a middle. */
export function backs(id: string, count: number, middle: number, y: number, gap: number): Piece[] {
  return Array.from({ length: count }, (_, n) => ({
    id: `${id}${n}`,
    x: middle + (n - (count - 1) / 2) * gap,
    y,
    turn: 0,
    up: false,
  }));
}

/** How the cards of a heap lie: always the same card in the same way, so that nothing jumps. */

/** Where a card lies from the middle of its heap, in widths of a card, and its tilt in degrees. */
export interface Lying {
  card: string;
  x: number;
  y: number;
  tilt: number;
}

/** So many of the top cards of one rank lie side by side, and so many others are seen below. */
export const TOP = 4;
const BELOW = 4;

const STEP = 0.28;
const TURN = 5;

/** A number from -1 to 1 that belongs to a card. */
function chance(card: string, salt: number): number {
  let mixed = salt;
  for (const letter of card) {
    mixed = (mixed * 31 + letter.charCodeAt(0) * 17) % 1009;
  }
  return (mixed / 1009) * 2 - 1;
}

/** What is seen of the pile, from below: a few cards as they fell, and its top run fanned. */
export function onPile(pile: readonly string[], run: number): Lying[] {
  const top = pile.slice(-Math.min(run, TOP));
  const below = pile.slice(0, pile.length - run).slice(-BELOW);
  const middle = (top.length - 1) / 2;
  return [
    ...below.map((card) => ({
      card,
      x: chance(card, 3) * 0.16,
      y: chance(card, 5) * 0.1,
      tilt: Math.round(chance(card, 7) * 16),
    })),
    ...top.map((card, n) => ({
      card,
      x: (n - middle) * STEP,
      y: Math.abs(n - middle) * 0.025,
      tilt: (n - middle) * TURN,
    })),
  ];
}

/** What was toppled: a heap with its backs up, larger the more lies there. */
export function inHeap(toppled: readonly string[]): Lying[] {
  const seen = Math.min(7, Math.ceil(toppled.length / 2));
  return Array.from({ length: seen }, (_, n) => ({
    card: String(n),
    x: chance(`x${n}`, 11) * 0.3,
    y: chance(`y${n}`, 13) * 0.16,
    tilt: Math.round(chance(`t${n}`, 17) * 40),
  }));
}

/** Chips as they lie in a pile: stacks of a few values, never more than can be seen. */

export const VALUES = [100, 25, 5, 1] as const;
export type Value = (typeof VALUES)[number];

/** Chips of one value lying on each other. */
export interface ChipStack {
  value: Value;
  count: number;
}

const HIGHEST = 8;
const MOST_STACKS = 7;

/** The stacks for an amount: as many small chips as there is room for, for that looks like more. */
export function stacksFor(amount: number): ChipStack[] {
  for (const smallest of [1, 5, 25, 100] as const) {
    const stacks = stacked(inChips(amount, smallest));
    if (stacks.length <= MOST_STACKS) {
      return stacks;
    }
  }
  return Array.from({ length: MOST_STACKS }, () => ({ value: 100, count: HIGHEST }));
}

/** So many chips of each value: mostly of one, and what is over in smaller ones. */
function inChips(amount: number, mostly: Value): ChipStack[] {
  const chips: ChipStack[] = [];
  let left = Math.max(0, amount);
  for (const value of VALUES.filter((one) => one <= mostly)) {
    const count = Math.floor(left / value);
    left -= count * value;
    chips.push({ value, count });
  }
  return chips.filter(({ count }) => count > 0);
}

function stacked(chips: ChipStack[]): ChipStack[] {
  return chips.flatMap(({ value, count }) => {
    const stacks = Math.ceil(count / HIGHEST);
    return Array.from({ length: stacks }, (_, n) => ({
      value,
      count: Math.ceil((count - n) / stacks),
    }));
  });
}

/** Where things lie on the face of a card that is 240 wide and 336 high. */

export const FACE = { width: 240, height: 336 };

/** The middle of the field right of the index, and how far its columns and rows lie from it. */
const FIELD = { x: 145, y: 168, column: 51, row: 102 };

const COLUMN = { l: -1, c: 0, r: 1 };

/** The pips of a rank: columns, and rows from -1 (top) to 1 (bottom). */
const LAYOUTS: Record<string, [keyof typeof COLUMN, number][]> = {
  "2": [
    ["c", -1],
    ["c", 1],
  ],
  "3": [
    ["c", -1],
    ["c", 0],
    ["c", 1],
  ],
  "4": corners(-1, 1),
  "5": [...corners(-1, 1), ["c", 0]],
  "6": corners(-1, 0, 1),
  "7": [...corners(-1, 0, 1), ["c", -1 / 2]],
  "8": [...corners(-1, 0, 1), ["c", -1 / 2], ["c", 1 / 2]],
  "9": [...corners(-1, -1 / 3, 1 / 3, 1), ["c", 0]],
  T: [...corners(-1, -1 / 3, 1 / 3, 1), ["c", -2 / 3], ["c", 2 / 3]],
};

function corners(...rows: number[]): ["l" | "r", number][] {
  return rows.flatMap((row): ["l" | "r", number][] => [
    ["l", row],
    ["r", row],
  ]);
}

export interface Pip {
  x: number;
  y: number;
  /** The height of the whole pip. */
  size: number;
  turned: boolean;
}

/** The pips in the field of a number card or an ace; none for a court. */
export function pipsOf(rank: string): Pip[] {
  if (rank === "A") {
    return [{ x: FIELD.x, y: FIELD.y, size: 150, turned: false }];
  }
  return (LAYOUTS[rank] ?? []).map(([column, row]) => ({
    x: FIELD.x + COLUMN[column] * FIELD.column,
    y: FIELD.y + row * FIELD.row,
    size: 62,
    turned: row > 0,
  }));
}

export function isCourt(rank: string): boolean {
  return "JQK".includes(rank);
}

/** Places a pip, which is drawn 1000 high around its middle. */
export function pipPlace({ x, y, size, turned }: Pip): string {
  return `translate(${x} ${y})${turned ? " rotate(180)" : ""} scale(${size / 1000})`;
}

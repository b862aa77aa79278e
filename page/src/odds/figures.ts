import { language } from "../lib/words.svelte";

/** A chance as a percentage, in the way of the language that is spoken. */
export function percent(chance: number, digits = 1): string {
  return chance.toLocaleString(language(), {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** Stakes won or lost, with a sign. */
export function stakes(worth: number): string {
  return worth.toLocaleString(language(), {
    minimumFractionDigits: 3,
    maximumFractionDigits: 3,
    signDisplay: "exceptZero",
  });
}

/** The same as a width. */
export function width(chance: number): string {
  return `${(100 * chance).toFixed(2)}%`;
}

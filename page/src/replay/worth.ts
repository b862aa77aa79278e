import type { Worth } from "../lib/wire";
import { language } from "../lib/words.svelte";

const NBSP = "\u00a0";

/** A chance in per cent ("17 %"), or stakes ("+0.25"). */
export function worthText(value: number, stakes: boolean): string {
  return stakes ? stakesText(value) : `${Math.round(100 * value)}${NBSP}%`;
}

/** Whether it was counted and not estimated, and so has no interval. */
export function isExact({ low, high }: Worth): boolean {
  return low === high;
}

/** The interval of it, without its unit. */
export function rangeText({ low, high }: Worth, stakes: boolean): string {
  return stakes ? `${stakesText(low)} … ${stakesText(high)}` : `${Math.round(100 * low)}–${Math.round(100 * high)}`;
}

/** Stakes with their sign ("+0.25"). */
export function stakesText(value: number): string {
  const places = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return value.toLocaleString(language(), { ...places, signDisplay: "exceptZero" }).replace("-", "−");
}

import { t } from "../lib/words.svelte";

/** "Aino", "Aino and Ville" or "Aino, Ville and Ewa", in the language spoken now. */
export function names(list: readonly string[]): string {
  const last = list.at(-1) ?? "";
  return list.length > 1 ? t("list", { first: list.slice(0, -1).join(", "), last }) : last;
}

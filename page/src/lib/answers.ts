import { cards } from "./cards-in-words";
import type { Answer } from "./settings";
import { entryOf } from "./settings";
import type { OptionEntry } from "./wire";
import { catalog, numberText, ours } from "./words.svelte";

/** The short name of an answer: "May play again", "200", "K♦". */
export function answerName(option: OptionEntry, answer: Answer): string {
  const entry = entryOf(option, answer);
  return entry === undefined || entry.value !== answer ? valueText(answer) : ours(entry.name);
}

/** What an answer means, in one or two sentences. */
export function answerReading(option: OptionEntry, answer: Answer): string {
  const entry = entryOf(option, answer);
  return entry ? ours(entry.reading).replace(/\{(?:n|card)\}/g, () => valueText(answer)) : "";
}

function valueText(answer: Answer): string {
  return typeof answer === "number" ? numberText(answer) : cards(catalog(), String(answer));
}

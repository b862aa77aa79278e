import type { Facts, Form } from "./fluent";

/**
 * Cards, ranks and suits inside messages: the twin of `kolmikko.text.card_words`.
 *
 * Groups of cards are two-letter names with spaces between them; a card that the reader may not
 * know is `??`, and such a group is a number of cards.
 */
export interface Speech {
  readonly form: Form;
  has(message: string): boolean;
  say(message: string, facts?: Facts): string;
}

export const UNKNOWN = "??";

export const SYMBOLS: Record<string, string> = { c: "♣", d: "♦", h: "♥", s: "♠" };

/** One card: "8♥", or "the eight of hearts". */
export function card(words: Speech, name: string, inCase = "nom"): string {
  const [rank = "", suit = ""] = name;
  if (words.form === "short") {
    const sign = words.say(`rank-${rank}.index`) + SYMBOLS[suit];
    const form = `card-as-sign.${inCase}`;
    return words.say(words.has(form) ? form : "card-as-sign", { card: sign });
  }
  return words.say("card-in-words", { rank: rankWord(words, rank, inCase), suit: suitWord(words, suit) });
}

/** A group of cards, or how many there are when the reader may not know them. */
export function cards(words: Speech, names: string, inCase = "nom"): string {
  const group = parted(names);
  if (group.length === 0 || group.includes(UNKNOWN)) {
    return words.say("cards-unseen", { count: group.length });
  }
  const spoken = group.map((name) => card(words, name, inCase));
  return words.form === "short" ? spoken.join(" ") : listed(words, spoken);
}

/** Cards of one rank by number and rank: "two eights"; any other group as `cards` does. */
export function ranks(words: Speech, names: string, inCase = "some"): string {
  const group = parted(names);
  const kinds = new Set(group.map((name) => name[0]));
  if (group.includes(UNKNOWN) || kinds.size !== 1) {
    return cards(words, names);
  }
  return words.say(`rank-${[...kinds][0]}.${inCase}`, { count: group.length });
}

export function rankWord(words: Speech, rank: string, inCase = "nom"): string {
  return words.say(inCase === "nom" ? `rank-${rank}` : `rank-${rank}.${inCase}`);
}

/** The suit of a card. */
export function suitWord(words: Speech, name: string, inCase = "nom"): string {
  const suit = name.slice(-1);
  return words.say(inCase === "nom" ? `suit-${suit}` : `suit-${suit}.${inCase}`);
}

/** "A", "A and B" or "A, B and C". */
export function listed(words: Speech, parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length > 1 ? words.say("list", { first: parts.slice(0, -1).join(", "), last }) : last;
}

function parted(names: string): string[] {
  return names.split(/\s+/).filter(Boolean);
}

export const FUNCTIONS: Record<string, (words: Speech, names: string, inCase?: string) => string> = {
  CARDS: cards,
  RANKS: ranks,
  RANK: rankWord,
  SUIT: suitWord,
};

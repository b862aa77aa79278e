import { t } from "../lib/words.svelte";

/** The order of ranks and suits, lowest first: as in a hand. */
export const RANKS = "23456789TJQKA";
export const SUITS = "cdhs";

export function rankOf(card: string): string {
  return card.charAt(0);
}

export function suitOf(card: string): string {
  return card.charAt(1);
}

/** "the eight of hearts", in the reader's language. */
export function cardInWords(card: string): string {
  return t("card-in-words", { rank: t(`rank-${rankOf(card)}`), suit: t(`suit-${suitOf(card)}`) });
}

/** By rank and then by suit. */
export function byRank(one: string, other: string): number {
  return (
    RANKS.indexOf(rankOf(one)) - RANKS.indexOf(rankOf(other)) ||
    SUITS.indexOf(suitOf(one)) - SUITS.indexOf(suitOf(other))
  );
}

/** By suit, red and black in turn, and then by rank. */
export function bySuit(one: string, other: string): number {
  const order = "cdsh";
  return order.indexOf(suitOf(one)) - order.indexOf(suitOf(other)) || byRank(one, other);
}

/** What stands in the corner of a card, by the language of its letters. */
export function indexOf(rank: string, letters: string): string {
  if (rank === "T") {
    return "10";
  }
  return letters === "pl" ? (POLISH[rank] ?? rank) : rank;
}

const POLISH: Record<string, string> = { J: "W", Q: "D" };

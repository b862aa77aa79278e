import { RANKS, SUITS } from "../cards/names";

/** What is asked of Trójka for two: a hand, the card turned up, and for the dealer the one led. */
export interface HandAsked {
  readonly hand: readonly string[];
  readonly up: string | null;
  readonly deals: boolean;
  readonly led: string | null;
}

/** Where a card of the tray lies. */
export type Slot = "hand" | "up" | "led";

export const HAND = 3;

/** The most cards that may be seen: a top card and a blind one are left. */
export const MOST_SEEN = RANKS.length * SUITS.length - 2;

/** The pack of so many cards, by suit: the lowest ranks are left out. */
export function suitsOf(cards: number): string[][] {
  const ranks = [...RANKS].slice(RANKS.length - cards / SUITS.length);
  return [...SUITS].map((suit) => ranks.map((rank) => rank + suit));
}

export function pickedOf({ hand, up, led }: HandAsked): string[] {
  return [...hand, up, led].filter((card) => card !== null);
}

/** The slot that the next card goes to; null when all are filled. */
export function nextSlot({ hand, up, deals, led }: HandAsked): Slot | null {
  if (hand.length < HAND) {
    return "hand";
  }
  if (up === null) {
    return "up";
  }
  return deals && led === null ? "led" : null;
}

/** A card tapped: taken out where it lies, else put where the next one goes. */
export function tapped(asked: HandAsked, card: string): HandAsked {
  if (asked.hand.includes(card)) {
    return { ...asked, hand: asked.hand.filter((other) => other !== card) };
  }
  if (asked.up === card) {
    return { ...asked, up: null };
  }
  if (asked.led === card) {
    return { ...asked, led: null };
  }
  const slot = nextSlot(asked);
  if (slot === null) {
    return asked;
  }
  return slot === "hand" ? { ...asked, hand: [...asked.hand, card] } : { ...asked, [slot]: card };
}

export function dealing(asked: HandAsked, deals: boolean): HandAsked {
  return { ...asked, deals, led: deals ? asked.led : null };
}

/** What an address asks; cards that the pack does not have, or that stand there twice, are left. */
export function readHand(query: URLSearchParams, pack: readonly string[]): HandAsked {
  const left = new Set(pack);
  const take = (card: string) => left.delete(card);
  const hand = namesIn(query.get("hand")).filter(take).slice(0, HAND);
  const [up = null] = namesIn(query.get("up")).filter(take);
  const [led = null] = namesIn(query.get("led")).filter(take);
  const deals = query.has("led");
  return { hand, up, deals, led: deals ? led : null };
}

/** The same as a part of an address. */
export function writeHand({ hand, up, deals, led }: HandAsked): [string, string][] {
  const parts: [string, string][] = [];
  if (hand.length > 0) {
    parts.push(["hand", hand.join(".")]);
  }
  if (up !== null) {
    parts.push(["up", up]);
  }
  if (deals) {
    parts.push(["led", led ?? ""]);
  }
  return parts;
}

export function readSeen(query: URLSearchParams): string[] {
  const left = new Set(suitsOf(RANKS.length * SUITS.length).flat());
  return namesIn(query.get("seen"))
    .filter((card) => left.delete(card))
    .slice(0, MOST_SEEN);
}

export function writeSeen(seen: readonly string[]): [string, string][] {
  return seen.length > 0 ? [["seen", seen.join(".")]] : [];
}

function namesIn(text: string | null): string[] {
  return (text ?? "").split(".").filter((name) => name !== "");
}

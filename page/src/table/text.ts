import { t } from "../lib/words.svelte";
import type { KolmonenSight, TrojkaSight } from "../lib/wire";
import type { Desk } from "./desk.svelte";
import { isActing, presence } from "./presence";

/** A part of the table in words: a heading and its lines. */
export interface Passage {
  title: string;
  lines: string[];
}

/** The whole table as a list to be read: the middle, one's own cards, the others. */
export function tableInWords(desk: Desk): Passage[] {
  const { deal } = desk.room;
  if (deal === null) {
    return [];
  }
  const { sight } = deal;
  const own = desk.seat;
  const seats = own === null ? desk.others : [own, ...desk.others];
  return [
    { title: t("felt-middle"), lines: sight.game === "trojka" ? trojkaMiddle(desk, sight) : kolmonenMiddle(sight) },
    ...seats.map((seat) => ({
      title: seat === own ? t("felt-you") : desk.name(seat),
      lines: [...seatLines(desk, seat), ...(sight.game === "trojka" ? trojkaSeat(sight, seat, own) : kolmonenSeat(sight, seat, own))],
    })),
  ];
}

function seatLines(desk: Desk, seat: number): string[] {
  const { room } = desk;
  return [
    isActing(room, seat) ? t("felt-to-act") : "",
    room.deal?.dealer === seat ? t("felt-dealer") : "",
    presence(room, seat, desk.time),
  ].filter(Boolean);
}

function cards(list: readonly (string | null)[]): string {
  return list.map((card) => card ?? "??").join(" ");
}

/** A sentence about cards, named for the ear. */
function about(id: string, list: readonly (string | null)[], facts: Record<string, string | number> = {}): string {
  return list.length ? t(id, { cards: cards(list), count: list.length, ...facts }, "words") : "";
}

function trojkaMiddle(desk: Desk, sight: TrojkaSight): string[] {
  const trick = sight.seats.flatMap((one, seat) => (one.trick === null ? [] : [{ ...one, seat, card: one.trick }]));
  return [
    t("felt-text-trump", { card: sight.turnUp }, "words"),
    t("felt-text-bank", { amount: sight.bank }),
    t("felt-text-stock", { count: sight.stock }),
    ...trick.map(({ seat, card, trickFaceDown }) =>
      t(trickFaceDown ? "felt-text-laid-down" : "felt-text-laid", { name: desk.name(seat), cards: card }, "words"),
    ),
  ];
}

function trojkaSeat(sight: TrojkaSight, seat: number, own: number | null): string[] {
  const one = sight.seats[seat];
  if (!one) {
    return [];
  }
  return [
    seat === own ? about("felt-text-hand", sight.hand) : t("felt-text-hand-count", { count: one.handCount }),
    t("felt-text-purse", { amount: one.balance }),
    sight.stage === "deciding" ? "" : t("felt-text-tricks", { count: one.tricks }),
    one.passed ? t("felt-passed") : "",
    one.exchanged ? t("felt-exchanged") : "",
    about("felt-text-announced", one.announced),
    seat === own ? about("felt-text-thrown", sight.thrown) : "",
    seat === own ? about("felt-text-down", one.down) : "",
  ].filter(Boolean);
}

function kolmonenMiddle(sight: KolmonenSight): string[] {
  return [
    t("felt-text-stock", { count: sight.stock }),
    sight.pile.length ? t("felt-text-pile", { count: sight.pile.length, cards: sight.pile.at(-1) ?? "" }, "words") : t("felt-text-pile-empty"),
    t(sight.rule.id, sight.rule.facts, "words"),
    about("felt-text-toppled", sight.toppled),
  ].filter(Boolean);
}

function kolmonenSeat(sight: KolmonenSight, seat: number, own: number | null): string[] {
  const one = sight.seats[seat];
  if (!one) {
    return [];
  }
  return [
    seat === own ? about("felt-text-hand", sight.hand) : t("felt-text-hand-count", { count: one.handCount }),
    seat === own ? "" : about("felt-text-known", one.known),
    about("felt-text-face-up", one.faceUp),
    one.hidden ? t("felt-text-hidden", { count: one.hidden }) : "",
    one.place ? t("felt-text-out", { place: one.place }) : "",
  ].filter(Boolean);
}

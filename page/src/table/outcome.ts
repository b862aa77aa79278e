import { t } from "../lib/words.svelte";
import type { EventFrame, KolmonenSight, Room } from "../lib/wire";
import type { Desk } from "./desk.svelte";
import { names } from "./names";

/** What an event of Trójka moved from the purse of its seat, and to that of the other one. */
const FLOWS: Record<string, 1 | -1> = {
  anted: -1,
  "paid-penalty": -1,
  "drew-and-paid": -1,
  "took-bank": 1,
  "took-half": 1,
  "shared-bank": 1,
};

/** What each seat has won or lost in chips, by the events of a deal. */
export function changes(story: readonly EventFrame[], seats: number): number[] {
  const purses = Array<number>(seats).fill(0);
  for (const { kind, seat, other, amount } of story) {
    const way = FLOWS[kind];
    if (way !== undefined && seat !== null) {
      purses[seat] = (purses[seat] ?? 0) + way * amount;
      if (other !== null) {
        purses[other] = (purses[other] ?? 0) - way * amount;
      }
    }
  }
  return purses;
}

/** A number with its sign, as languages write it. */
export function signed(number: number): string {
  const sign = number < 0 ? "−" : number > 0 ? "+" : "±";
  return `${sign}${Math.abs(number)}`;
}

/** Places of Kolmonen: the seats in the order in which they went out; the rest is left with cards. */
export function orderOf({ seats }: KolmonenSight): number[] {
  const out = seats.flatMap(({ place }, seat) => (place > 0 ? [{ seat, place }] : []));
  return out.sort((one, other) => one.place - other.place).map(({ seat }) => seat);
}

export interface Row {
  seat: number;
  /** What the deal brought: chips or a place, written out. */
  deal: string;
  /** How the match stands: chips or deals won. */
  match: number;
  best: boolean;
}

/** How the deal ended and how the match stands, the best first. */
export function standings(desk: Desk): Row[] {
  const { room } = desk;
  const { match, deal } = room;
  if (match === null) {
    return [];
  }
  const stands = match.balances ?? match.wins;
  const most = Math.max(...stands);
  const leads = stands.some((count) => count < most);
  const won =
    deal?.sight.game === "trojka"
      ? changes(desk.story, stands.length).map(signed)
      : placesOf(deal?.sight as KolmonenSight | undefined, stands.length);
  return stands
    .map((count, seat) => ({ seat, deal: won[seat] ?? "", match: count, best: leads && count === most }))
    .sort((one, other) => other.match - one.match || one.seat - other.seat);
}

function placesOf(sight: KolmonenSight | undefined, seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => {
    const place = sight?.seats[seat]?.place ?? 0;
    return place > 0 ? t("felt-place", { place }) : "–";
  });
}

/** Who has won a deal or a match, as one sentence. */
export function verdict(desk: Desk): string {
  const { room } = desk;
  if (room.stage === "ended" && (room.match?.played ?? 0) !== 1) {
    const best = standings(desk).filter((row) => row.best).map((row) => row.seat);
    return wins(desk, best);
  }
  const sight = room.deal?.sight;
  if (sight?.game === "kolmonen") {
    return kolmonenVerdict(desk, sight);
  }
  return chipsVerdict(desk);
}

function kolmonenVerdict(desk: Desk, sight: KolmonenSight): string {
  if (sight.stalemate) {
    return t("felt-stalemate");
  }
  return wins(desk, orderOf(sight).slice(0, 1));
}

/** What became of the bank when a match has ended, in sentences; see TQ40. */
export function settling(desk: Desk): string[] {
  const { match, deal, stage } = desk.room;
  const { balances } = match ?? {};
  if (stage !== "ended" || !balances || deal?.sight.game !== "trojka") {
    return [];
  }
  const gains = deal.sight.seats.map(({ balance }, seat) => (balances[seat] ?? 0) - balance);
  const share = Math.min(...gains);
  const shared = share > 0 ? [t("result-settled", { amount: share })] : [];
  const rest = gains.flatMap((gain, seat) => {
    const facts = { name: desk.name(seat), amount: gain - share };
    const id = seat === desk.seat ? "result-rest.you" : "result-rest";
    return gain > share ? [t(id, facts)] : [];
  });
  return [...shared, ...rest];
}

/** Who took chips out of the bank in the deal that has just ended. */
function chipsVerdict(desk: Desk): string {
  const took = desk.story.filter(({ kind }) => ["took-bank", "took-half", "shared-bank"].includes(kind));
  const seats = took.flatMap(({ seat }) => (seat === null ? [] : [seat]));
  if (seats.length === 0) {
    return t("felt-bank-stays", { amount: room(desk).match?.bank ?? 0 });
  }
  const amount = took.reduce((sum, event) => sum + event.amount, 0);
  const only = seats.length === 1 ? seats[0] : undefined;
  if (only !== undefined && only === desk.seat) {
    return t("felt-wins-chips.you", { amount });
  }
  const list = names(seats.map((seat) => desk.name(seat)));
  return t("felt-wins-chips", { names: list, count: seats.length, amount });
}

function room(desk: Desk): Room {
  return desk.room;
}

function wins(desk: Desk, seats: number[]): string {
  if (seats.length === 0) {
    return t("result-draw");
  }
  if (seats.length === 1 && seats[0] === desk.seat) {
    return t("result-wins.you");
  }
  return t("felt-wins", { names: names(seats.map((seat) => desk.name(seat))), count: seats.length });
}

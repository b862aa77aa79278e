import type { EventFrame } from "../../lib/wire";
import { PACE, spotOf, type Spot, type Take } from "../motion";
import { newChip } from "./chip";
import { trickOf, type Trick } from "./trick";

/** How long a trójka is held up, and a trick lies there when it has been won. */
export const HELD = 900;
export const READ = 1100;

/** Milliseconds of chips across the table, and from one chip to the next. */
const CHIPS = { fly: 320, between: 45, most: 9 };
const TRICK = 260;

/** Where things were on the screen at one moment, by the names of `placesIn`. */
export type Look = ReadonlyMap<string, Spot>;

/** Names of places and things: "hand 2", "card Kd", "laid 2", "purse 2", "bank". */
export function lookAt(root: HTMLElement): Look {
  const spots = new Map<string, Spot>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-spot], [data-card]")) {
    const { spot, card } = element.dataset;
    spots.set(spot ?? `card ${card}`, spotOf(element));
  }
  return spots;
}

export interface Seen {
  root: HTMLElement;
  seat: number | null;
  before: Look;
  /** The trick as it lay on the table. */
  trick: Trick;
}

/** The events of one room as one take. */
export class Acted {
  constructor(
    private readonly take: Take,
    private readonly seen: Seen,
  ) {}

  all(events: readonly EventFrame[], story: readonly EventFrame[]): void {
    const { trick } = this.seen;
    if (trick.winner !== null && trickOf(story).winner === null) {
      this.gather(trick.winner);
    }
    this.#passTheDeal();
    const anted = events.filter(({ kind }) => kind === "anted");
    if (anted.length > 0) {
      this.#ante(anted);
    }
    const dealt = events.filter(({ kind }) => kind === "dealt-hand");
    if (dealt.length > 0) {
      this.#deal(dealt);
    }
    events.forEach((event) => this.#one(event));
  }

  /** A trick goes to its winner, face down. */
  gather(winner: number): void {
    const { take } = this;
    const to = this.#new(`packets ${winner}`);
    const start = take.now;
    for (const { seat, card, faceDown } of this.seen.trick.laid) {
      const from = this.#old(`laid ${seat}`);
      if (from && to) {
        const small = { ...to, width: 20, tilt: -14 };
        const shown = faceDown ? null : card;
        take.fly(shown, { from, to: small, at: start, ms: TRICK, turnsTo: null, waits: true });
      }
    }
    take.hide(this.#element(`packets ${winner}`), start + TRICK);
    take.sound("trick", start);
    take.now = start + TRICK;
  }

  #one(event: EventFrame): void {
    const { kind, seat, amount, other } = event;
    if (seat === null) {
      this.#turnUp(event);
      return;
    }
    switch (kind) {
      case "turned-trump":
        this.#turnUp(event);
        break;
      case "exchanged":
        this.#exchange(event, seat);
        break;
      case "played":
      case "discarded":
        this.#lay(event, seat);
        break;
      case "announced":
        this.#announce(event, seat);
        break;
      case "took-bank":
      case "took-half":
      case "shared-bank":
        this.#pay("bank", `purse ${seat}`, amount);
        break;
      case "paid-penalty":
        this.#pay(`purse ${seat}`, "bank", amount);
        break;
      case "drew-and-paid":
        this.#draw(event, seat, other ?? seat);
        break;
    }
  }

  /** The mark of the dealer goes to the next one. */
  #passTheDeal(): void {
    const { take } = this;
    const [from, element] = [this.#old("dealer"), this.#element("dealer")];
    const to = element && spotOf(element);
    if (from && to && Math.hypot(to.x - from.x, to.y - from.y) > from.width) {
      take.carry(element.cloneNode(true) as HTMLElement, { from, to, at: take.now, ms: PACE.swap, arc: 0.1 });
      take.hide(element, take.now + PACE.swap);
      take.now += PACE.swap;
    }
  }

  #ante(events: readonly EventFrame[]): void {
    const start = this.take.now;
    for (const { seat } of events) {
      this.#chips(`purse ${seat}`, "bank", 2, start);
    }
    this.take.sound("chips", start + CHIPS.fly / 2);
    this.take.now = start + CHIPS.fly;
  }

  /** Three rounds of one card each, from the stock. */
  #deal(events: readonly EventFrame[]): void {
    const { take } = this;
    const from = this.#new("stock");
    let at = take.now;
    for (let round = 0; round < 3; round += 1) {
      for (const { seat, cards } of events) {
        const own = seat === this.seen.seat;
        const card = cards[round] ?? null;
        const element = own ? this.#element(`card ${card}`) : this.#handCard(seat, round);
        const to = element ? spotOf(element) : this.#new(`hand ${seat}`);
        if (from && to) {
          take.fly(null, { from, to, at, ms: PACE.dealt, arc: 0.08, ...(own ? { turnsTo: card } : {}) });
          take.hide(element, at + PACE.dealt);
          take.sound("deal", at);
        }
        at += PACE.deal;
      }
    }
    take.now = at + PACE.dealt;
  }

  #turnUp({ kind, cards }: EventFrame): void {
    const [card] = cards;
    const from = this.#new("stock");
    const to = this.#new("turn-up");
    if (kind === "turned-trump" && card && from && to) {
      const { take } = this;
      take.hide(this.#element("turn-up"), take.now + PACE.turn);
      take.fly(null, { from, to: { ...to, tilt: 90 }, at: take.now, ms: PACE.turn, turnsTo: card });
      take.sound("flip", take.now);
      take.now += PACE.turn;
    }
  }

  /** Three cards go away under the stock, three others come. */
  #exchange({ cards, more }: EventFrame, seat: number): void {
    const { take } = this;
    const own = seat === this.seen.seat;
    const stock = this.#new("stock");
    const hand = this.#new(`hand ${seat}`);
    if (!stock || !hand) {
      return;
    }
    const away = { ...stock, y: stock.y + stock.width * 0.3, tilt: 80 };
    const start = take.now;
    more.forEach((card, n) => {
      const from = (own && this.#old(`card ${card}`)) || hand;
      take.fly(own ? card : null, { from, to: away, at: start + 40 * n, ms: PACE.swap, arc: 0.1, turnsTo: null });
    });
    const then = start + PACE.swap * 0.8;
    cards.forEach((card, n) => {
      const element = own ? this.#element(`card ${card}`) : this.#handCard(seat, n);
      const to = element ? spotOf(element) : hand;
      const at = then + 60 * n;
      take.fly(null, { from: stock, to, at, ms: PACE.dealt, ...(own ? { turnsTo: card } : {}) });
      take.hide(element, at + PACE.dealt);
    });
    take.sound("swap", start);
    take.now = then + PACE.dealt + 120;
  }

  #lay({ kind, cards }: EventFrame, seat: number): void {
    const { take } = this;
    const [card = null] = cards;
    const own = seat === this.seen.seat;
    const element = this.#element(`laid ${seat}`);
    const from = (own && this.#old(`card ${card}`)) || this.#old(`hand ${seat}`) || this.#new(`hand ${seat}`);
    if (!element || !from) {
      return;
    }
    const shown = kind === "played" ? card : null;
    const flight = { from, to: spotOf(element), at: take.now, ms: PACE.play, arc: 0.12 };
    take.fly(own ? card : null, own === (shown !== null) ? flight : { ...flight, turnsTo: shown });
    take.hide(element, take.now + PACE.play);
    take.sound("play", take.now + PACE.play * 0.7);
    take.now += PACE.play + PACE.between;
  }

  /** The three cards are held up for all to see. */
  #announce({ cards }: EventFrame, seat: number): void {
    const { take } = this;
    const from = this.#old(`hand ${seat}`) ?? this.#new(`hand ${seat}`);
    for (const [n, card] of cards.entries()) {
      const element = this.#element(`set ${seat} ${n}`);
      const start = this.#old(`card ${card}`) ?? from;
      if (element && start) {
        const at = take.now + 70 * n;
        take.fly(seat === this.seen.seat ? card : null, {
          from: start,
          to: spotOf(element),
          at,
          ms: PACE.swap,
          arc: 0.1,
          ...(seat === this.seen.seat ? {} : { turnsTo: card }),
        });
        take.hide(element, at + PACE.swap);
      }
    }
    take.sound("flip", take.now);
    take.now += PACE.swap + 2 * 70 + HELD / 2;
  }

  /** A payer draws one of the holder's cards, shows it, and pays. */
  #draw({ cards, amount }: EventFrame, seat: number, holder: number): void {
    const { take } = this;
    const [card = null] = cards;
    const from = this.#new(`set ${holder} ${(seat + amount) % 3}`) ?? this.#new("stock");
    const element = this.#element(`payment ${seat}`);
    if (from && element) {
      const to = spotOf(element);
      take.fly(null, { from, to, at: take.now, ms: PACE.swap, arc: 0.15, turnsTo: card });
      take.hide(element, take.now + PACE.swap);
      take.sound("flip", take.now);
      take.now += PACE.swap + PACE.read / 2;
    }
    this.#pay(`purse ${seat}`, `purse ${holder}`, amount);
  }

  #pay(from: string, to: string, amount: number): void {
    const { take } = this;
    const length = this.#chips(from, to, amount, take.now + PACE.read / 2);
    if (length > 0) {
      take.sound("chips", take.now + PACE.read / 2 + CHIPS.fly / 2);
      take.now += PACE.read / 2 + length;
    }
  }

  /** Some chips fly from one place to another; how long that takes is the answer. */
  #chips(from: string, to: string, amount: number, at: number): number {
    const [start, end] = [this.#new(from), this.#new(to)];
    const count = Math.min(amount, CHIPS.most);
    if (!start || !end || count === 0) {
      return 0;
    }
    for (let n = 0; n < count; n += 1) {
      const off = ((n * 37) % 17) - 8;
      this.take.carry(newChip(n), {
        from: { ...start, x: start.x + off, width: 18, tilt: 0 },
        to: { ...end, x: end.x + off / 2, width: 18, tilt: 0 },
        at: at + n * CHIPS.between,
        ms: CHIPS.fly,
        arc: 0.14,
        spin: 0.5,
      });
    }
    return CHIPS.fly + (count - 1) * CHIPS.between;
  }

  #old(name: string): Spot | undefined {
    return this.seen.before.get(name);
  }

  #new(name: string): Spot | undefined {
    const element = this.#element(name);
    return element ? spotOf(element) : undefined;
  }

  #element(name: string): HTMLElement | null {
    const [what, card] = name.split(" ");
    const selector = what === "card" ? `[data-card="${card}"]` : `[data-spot="${name}"]`;
    return this.seen.root.querySelector<HTMLElement>(selector);
  }

  /** One of the backs in another hand. */
  #handCard(seat: number | null, n: number): HTMLElement | null {
    return this.seen.root.querySelectorAll<HTMLElement>(`[data-spot="hand ${seat}"] [data-back]`)[n] ?? null;
  }
}

import type { EventFrame } from "../../lib/wire";
import { PACE, spotOf, type Flight, type Spot, type Take } from "../motion";
import { HEAP, type Look } from "./look";

type Event = EventFrame;

/** From one card of a pile to the next, when it is gathered or topples. */
const GATHERED = 12;
const TIPPED = 14;

export function isDealt(event: Event): boolean {
  return event.kind.startsWith("dealt-");
}

/** What clears the pile, into a hand or out of play. */
const CLEARING = ["took", "toppled", "did-not-fit"];

/** A card on a pile that will be cleared: it lay there before, or flies there first. */
interface Lying {
  card: string;
  spot: Spot;
  arrives?: { face: string | null; flight: Flight };
}

/** Where a card of a cleared pile goes. */
type Away = Omit<Flight, "from" | "waits">;

/** The events of one room as one take. */
export class Acted {
  /** What lies on the pile until it is cleared in this take. */
  #pile: Lying[] = [];

  constructor(
    private readonly take: Take,
    private readonly root: HTMLElement,
    private readonly viewer: number | null,
    private readonly before: Look,
  ) {}

  all(events: readonly Event[]): void {
    const dealt = events.filter(isDealt);
    if (dealt.length > 0) {
      this.#deal(dealt);
    }
    const clears = events.findIndex(({ kind }) => CLEARING.includes(kind));
    if (clears >= 0) {
      this.#pile = this.before.pile.flatMap((card) => {
        const spot = this.#old(card);
        return spot ? [{ card, spot }] : [];
      });
    }
    events.forEach((event, n) => this.#one(event, n < clears));
  }

  /** One event; `goes` when what it lays on the pile is cleared in the same take. */
  #one(event: Event, goes: boolean): void {
    const { kind } = event;
    if (kind === "played") {
      this.#lay(event, goes);
    } else if (kind === "flipped") {
      this.#turnUp(event, this.#old("stock"), goes);
    } else if (kind === "revealed") {
      this.#turnUp(event, this.#hiddenOf(event.seat), goes);
    } else if (kind === "took" || kind === "did-not-fit") {
      this.#gather(event);
    } else if (kind === "toppled") {
      this.#topple();
    } else if (kind === "drew") {
      this.#draw(event);
    } else if (kind === "lifted") {
      this.#lift(event);
    } else if (kind === "swapped" || kind === "arranged") {
      this.#swap(event);
    }
  }

  /** Round by round, as it was dealt: hidden cards, face-up cards, the hand. */
  #deal(dealt: readonly Event[]): void {
    const from = this.#now("stock") ?? this.#now("pile");
    const kinds = ["dealt-hidden", "dealt-face-up", "dealt-hand"];
    const seats = [...new Set(dealt.map(({ seat }) => seat ?? 0))];
    if (from === undefined) {
      return;
    }
    let at = 0;
    const covers = new Map<Element, number>();
    for (const kind of kinds) {
      for (let n = 0; n < 3; n += 1) {
        for (const seat of seats) {
          const event = dealt.find((one) => one.kind === kind && one.seat === seat);
          const card = event?.cards[n] ?? null;
          const place = kind === "dealt-hidden" ? `hidden-${seat}-${n}` : (card ?? `hand-${seat}`);
          const element = this.#element(place);
          if (element === null) {
            continue;
          }
          const turns = card === null ? {} : { turnsTo: card };
          this.take.fly(null, { from, to: spotOf(element), at, ms: PACE.dealt, ...turns });
          this.take.sound("deal", at + PACE.dealt);
          covers.set(element, Math.max(covers.get(element) ?? 0, at + PACE.dealt));
          at += PACE.deal;
        }
      }
    }
    covers.forEach((until, element) => this.take.hide(this.#whole(element), until));
    this.take.now = at + PACE.dealt;
  }

  /** Cards go from a hand or a row onto the pile. */
  #lay({ seat, cards }: Event, goes: boolean): void {
    const start = this.take.now;
    cards.forEach((card, n) => {
      const from = this.#old(card) ?? this.#handOf(seat);
      this.#toPile(card, card, goes, { from, at: start + n * PACE.between, ms: PACE.play, arc: 0.12 });
    });
    this.take.sound("play", start + PACE.play * 0.8);
    this.take.now = start + PACE.play + (cards.length - 1) * PACE.between;
  }

  /** A card nobody has seen is turned over on its way to the pile, and held for all to read. */
  #turnUp({ cards: [card = null] }: Event, from: Spot | undefined, goes: boolean): void {
    const at = this.take.now;
    this.#toPile(card, null, goes, { from, at, ms: PACE.turn, arc: 0.2, turnsTo: card });
    this.take.sound("flip", at);
    this.take.now += PACE.turn + PACE.read;
  }

  #toPile(
    card: string | null,
    face: string | null,
    goes: boolean,
    way: Omit<Flight, "from" | "to"> & { from: Spot | undefined },
  ): void {
    const to = (goes ? undefined : this.#now(card)) ?? this.#now("pile");
    const { from } = way;
    if (card === null || from === undefined || to === undefined) {
      return;
    }
    if (goes) {
      const spot = { ...to, tilt: 3 * (this.#pile.length % 3) };
      this.#pile.push({ card, spot, arrives: { face, flight: { ...way, from, to: spot } } });
    } else {
      this.take.fly(face, { ...way, from, to });
      this.take.hide(this.#element(card), way.at + way.ms);
    }
  }

  /** The pile goes; what flew onto it in this take has landed first and lies there until then. */
  #clear(at: number, go: (card: string, from: Spot, n: number) => Away | undefined): void {
    this.#pile.forEach(({ card, spot, arrives }, n) => {
      const away = go(card, spot, n);
      if (arrives) {
        this.take.fly(arrives.face, { ...arrives.flight, until: away?.at ?? at });
      }
      if (away) {
        this.take.fly(card, { ...away, from: spot, waits: !arrives });
      }
    });
    this.#pile = [];
  }

  /** The pile is gathered into a hand. */
  #gather({ seat, cards }: Event): void {
    const at = this.take.now;
    const landing = new Map<string, number>();
    this.#clear(at, (card, _, n) => {
      const to = this.#now(card) ?? this.#handOf(seat, "now");
      const start = at + n * GATHERED;
      landing.set(card, start + PACE.gather);
      return to && { to, at: start, ms: PACE.gather, arc: 0.08 };
    });
    if (seat === this.viewer) {
      for (const card of cards) {
        this.take.hide(this.#element(card), landing.get(card ?? "") ?? at + PACE.gather);
      }
    }
    this.take.sound("take", at);
    this.take.now = at + PACE.gather;
  }

  /** The pile tips over its edge and slides off, its backs up. */
  #topple(): void {
    const at = this.take.now + PACE.read / 2;
    const heap = this.#now("toppled");
    this.#clear(at, (_, from, n) => {
      const aside = heap ?? { ...from, x: from.x + 400 };
      const to = { ...aside, x: aside.x + ((n * 13) % 17) - 8, tilt: 40 + ((n * 47) % 70) };
      return { to, at: at + n * TIPPED, ms: PACE.topple, arc: 0.1, turnsTo: null };
    });
    const lying = [...this.root.querySelectorAll(HEAP)];
    lying.slice(this.before.heap).forEach((card) => this.take.hide(card, at + PACE.topple));
    this.take.sound("topple", at);
    this.take.now = at + PACE.topple;
  }

  /** Cards come from the stock. */
  #draw(event: Event): void {
    const from = this.#now("stock");
    const start = this.take.now;
    event.cards.forEach((card, n) => {
      const to = this.#now(card) ?? this.#handOf(event.seat, "now");
      if (from === undefined || to === undefined) {
        return;
      }
      const at = start + n * PACE.between;
      this.take.fly(null, { from, to, at, ms: PACE.draw, arc: 0.06, ...(card && { turnsTo: card }) });
      this.take.hide(this.#element(card), at + PACE.draw);
      this.take.sound("draw", at);
    });
    this.take.now = start + PACE.draw + Math.max(0, event.cards.length - 1) * PACE.between;
  }

  /** A hidden card goes to the hand, seen by its owner alone. */
  #lift({ seat, cards: [card = null] }: Event): void {
    const from = this.#hiddenOf(seat);
    const to = this.#now(card) ?? this.#handOf(seat, "now");
    if (from === undefined || to === undefined) {
      return;
    }
    const at = this.take.now;
    this.take.fly(null, { from, to, at, ms: PACE.gather, arc: 0.1, ...(card && { turnsTo: card }) });
    this.take.hide(this.#element(card), at + PACE.gather);
    this.take.sound("draw", at);
    this.take.now = at + PACE.gather;
  }

  /** What goes to the table and what goes to the hand cross each other. */
  #swap({ seat, cards, more }: Event): void {
    const at = this.take.now;
    const cross = (card: string | null, arc: number) => {
      const from = this.#old(card) ?? this.#handOf(seat);
      const to = this.#now(card) ?? this.#handOf(seat, "now");
      if (card !== null && from !== undefined && to !== undefined) {
        this.take.fly(card, { from, to, at, ms: PACE.swap, arc });
        this.take.hide(this.#element(card), at + PACE.swap);
      }
    };
    cards.forEach((card) => cross(card, 0.35));
    more.forEach((card) => cross(card, -0.35));
    if (cards.length > 0) {
      this.take.sound("swap", at);
    }
    this.take.now = at + PACE.swap;
  }

  #old(place: string | null): Spot | undefined {
    return place === null ? undefined : this.before.spots.get(place);
  }

  #now(place: string | null): Spot | undefined {
    const element = this.#element(place);
    return element === null ? undefined : spotOf(element);
  }

  #handOf(seat: number | null, when: "before" | "now" = "before"): Spot | undefined {
    const place = `hand-${seat}`;
    return (when === "before" ? this.#old(place) : undefined) ?? this.#now(place);
  }

  /** Where the hidden card lay that is there no more: the last one before. */
  #hiddenOf(seat: number | null): Spot | undefined {
    const places = [2, 1, 0].map((n) => `hidden-${seat}-${n}`);
    return places.map((place) => this.#old(place)).find((spot) => spot !== undefined);
  }

  #element(place: string | null): HTMLElement | null {
    return place === null
      ? null
      : this.root.querySelector<HTMLElement>(`[data-card="${place}"], [data-spot="${place}"]`);
  }

  /** What is to be unseen until a card lands: the fan around its place, or the card itself. */
  #whole(element: Element): Element {
    return element.parentElement?.classList.contains("cards") && !element.closest("#middle")
      ? element.parentElement
      : element;
  }
}

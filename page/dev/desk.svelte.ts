import type { EventFrame, KolmonenSight, Room } from "../src/lib/wire";
import type { Desk, Listener } from "../src/table/desk.svelte";
import { othersOf } from "../src/table/seats";

/** Something that happens: it changes the sight and tells what it did. */
export type Happening = (sight: KolmonenSight) => Partial<EventFrame>[];

interface Shown {
  watching: boolean;
  readonly: boolean;
  /** Whether all cards lie open. */
  open: boolean;
}

/** A desk that nobody is behind: what is done at it is written to the console. */
export class ShownDesk implements Desk {
  room: Room = $state.raw({} as Room);
  readonly seat: number | null;
  readonly others: readonly number[];
  readonly readonly: boolean;
  readonly open: Desk["open"];
  readonly hidden: Desk["hidden"];
  readonly story: readonly EventFrame[] = [];
  readonly extras = [];
  readonly busy = false;
  readonly time = 0;
  readonly #listeners = new Set<Listener>();

  constructor(room: Room, { watching, readonly, open }: Shown) {
    this.room = room;
    this.seat = watching ? null : room.seat;
    this.others = othersOf(room.seats.length, this.seat);
    this.readonly = readonly;
    this.open = open ? { 1: ["3c", "5c", "9d", "Kh", "As"], 2: ["2d", "Jc", "Jd"] } : null;
    this.hidden = open ? { 0: ["4s", "6c", "Qs"], 1: ["8c", "9s", "Td"], 2: ["Ac", "Kd", "2h"] } : null;
  }

  get sight(): KolmonenSight {
    return this.room.deal?.sight as KolmonenSight;
  }

  get legal(): readonly string[] {
    return this.seat === null || this.readonly ? [] : (this.room.deal?.legal ?? []);
  }

  get mine(): boolean {
    return this.legal.length > 0;
  }

  name(seat: number): string {
    return this.room.seats[seat]?.name ?? "";
  }

  async act(move: string): Promise<void> {
    console.info("act", move);
  }

  async why(move: string): Promise<void> {
    console.info("why", move);
  }

  onEvents(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  happen(happening: Happening): void {
    const before = this.room;
    const next = structuredClone(before);
    const sight = next.deal?.sight as KolmonenSight;
    const events = happening(sight).map((event) => ({ ...NOTHING, ...event }));
    next.version += 1;
    if (next.deal) {
      next.deal.legal = [];
    }
    sight.top = sight.pile.at(-1)?.[0] ?? null;
    sight.run = sight.pile.filter((card) => card[0] === sight.top).length;
    this.room = next;
    this.#listeners.forEach((listener) => listener(events, next, before));
  }
}

const NOTHING: EventFrame = {
  version: 0,
  kind: "",
  seat: 0,
  other: null,
  cards: [],
  more: [],
  amount: 0,
  because: [],
  say: { id: "", facts: {} },
};

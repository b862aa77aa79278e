import type { EventFrame, Room } from "../lib/wire";
import { seatName, type Desk, type Listener, type Sight } from "../table/desk.svelte";
import { othersOf } from "../table/seats";
import type { Player } from "./player.svelte";
import { seenFrom, storyAt, type Hands } from "./steps";

/** A table that was played at: the scene is shown the present step, and can do nothing. */
export class ReplayDesk implements Desk {
  readonly readonly = true;
  readonly mine = false;
  readonly busy = false;
  readonly legal: readonly string[] = [];
  readonly extras = [];
  /** The seat through whose eyes one looks; null for one's own. */
  eyes = $state<number | null>(null);
  /** Whether all cards are to be seen. */
  allOpen = $state(false);
  readonly #listeners = new Set<Listener>();

  constructor(readonly player: Player) {}

  readonly room: Room = $derived.by(() => seenFrom(this.player.step, this.eyes));
  readonly story: readonly EventFrame[] = $derived.by(() => storyAt(this.player.steps, this.player.at));
  readonly others: readonly number[] = $derived.by(() => othersOf(this.room.seats.length, this.room.seat));

  get sight(): Sight {
    const { deal } = this.room;
    if (deal === null) {
      throw new Error("a step without a deal");
    }
    return deal.sight;
  }

  get time(): number {
    return this.room.now;
  }

  get seat(): number | null {
    return this.room.seat;
  }

  get open(): Hands | null {
    return this.allOpen ? this.player.step.open : null;
  }

  get hidden(): Hands | null {
    return this.allOpen ? this.player.step.hidden : null;
  }

  name(seat: number): string {
    return seatName(this.room, seat);
  }

  async act(): Promise<void> {
    // What was played stays played.
  }

  async why(): Promise<void> {
    // Nothing is asked of a replay.
  }

  onEvents(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Let the scene act out the step that was just made. */
  tell(before: Room): void {
    this.#listeners.forEach((listener) => listener(this.player.step.events, this.room, before));
  }
}

import type { Asked, Connection, News } from "../lib/connection.svelte";
import { play } from "../lib/sounds";
import { t } from "../lib/words.svelte";
import type { AdviceFrame, Answer, DealFrame, EventFrame, RefusalFrame, Room } from "../lib/wire";
import { continued, type Line } from "./chronicle";
import { tick } from "./clock.svelte";
import { extrasOf } from "./extras";
import type { Offer } from "./offers";
import { othersOf } from "./seats";

export type Sight = DealFrame["sight"];

/** Told of the events of one room; the room is on the table already. */
export type Listener = (events: readonly EventFrame[], room: Room, before: Room) => void;

/** What a scene has of a table, live or replayed: what lies there, and how to act. */
export interface Desk {
  readonly room: Room;
  readonly sight: Sight;
  /** The viewer's seat, or null for who only looks on. */
  readonly seat: number | null;
  readonly others: readonly number[];
  /** Whether the viewer may act now. */
  readonly mine: boolean;
  readonly legal: readonly string[];
  /** Everything that has happened in the deal on the table. */
  readonly story: readonly EventFrame[];
  /** Whether something that was asked for is not answered yet. */
  readonly busy: boolean;
  /** Whether nothing can be done here at all: a replay. */
  readonly readonly: boolean;
  /** What can be done at this table besides playing: nudging, taking back. */
  readonly extras: readonly Offer[];
  /** The server's time now, in its milliseconds; it ticks while somebody looks at it. */
  readonly time: number;
  /** The hands of all seats, where a replay may show them. */
  readonly open: Readonly<Record<number, readonly string[]>> | null;
  /** The cards that lie hidden, by seat, where a replay may show them. */
  readonly hidden: Readonly<Record<number, readonly string[]>> | null;
  name(seat: number): string;
  act(move: string): Promise<void>;
  /** Show why a move is refused. */
  why(move: string): Promise<void>;
  onEvents(listener: Listener): () => void;
}

/** The props of every scene. */
export interface SceneProps {
  desk: Desk;
}

/** What was refused: a move of the game, or something else that was asked of the table. */
export interface Refused {
  readonly refusal: RefusalFrame;
  /** Counts refusals, so that the same one twice is shown twice. */
  readonly number: number;
}

/** How people call a seat: by its name, or by its number while nobody sits there. */
export function seatName(room: Room, seat: number): string {
  const one = room.seats[seat];
  if (one?.name) {
    return one.name;
  }
  return one?.bot ? t("felt-bot", { number: seat + 1 }) : t("felt-nobody", { number: seat + 1 });
}

/** Milliseconds after a move in which a second press was more likely meant for the same button. */
const SECOND_PRESS = 900;

/** A table that is being played at, from one place. */
export class LiveDesk implements Desk {
  readonly readonly = false;
  readonly open = null;
  readonly hidden = null;
  refused = $state.raw<Refused | null>(null);
  advice = $state.raw<AdviceFrame | null>(null);
  /** Whether a hint has been asked for and is not here yet. */
  wondering = $state(false);
  lines = $state.raw<readonly Line[]>([]);
  /** Wishes that one does not want to be asked again, until somebody else has them. */
  ignored = $state.raw<readonly string[]>([]);
  #pending = $state(0);
  #refusals = 0;
  /** Whether a move has been made so lately that a press is more likely one too many. */
  justActed = $state(false);
  #soon: ReturnType<typeof setTimeout> | undefined;
  readonly #stop: () => void;

  /** `companions` are those who play at the same device: they agree by one press. */
  constructor(
    readonly connection: Connection,
    private readonly companions: () => Iterable<LiveDesk> = () => [],
  ) {
    this.#stop = connection.onNews((news) => this.#hear(news));
  }

  close(): void {
    clearTimeout(this.#soon);
    this.#stop();
    this.connection.close();
  }

  get room(): Room {
    const { room } = this.connection;
    if (room === null) {
      throw new Error("there is no room yet");
    }
    return room;
  }

  get sight(): Sight {
    const { deal } = this.room;
    if (deal === null) {
      throw new Error("there is no deal yet");
    }
    return deal.sight;
  }

  get seat(): number | null {
    return this.room.seat;
  }

  get others(): readonly number[] {
    return othersOf(this.room.seats.length, this.room.seat);
  }

  get legal(): readonly string[] {
    return this.room.deal?.legal ?? [];
  }

  get mine(): boolean {
    return this.legal.length > 0 && !this.room.paused;
  }

  get story(): readonly EventFrame[] {
    return this.connection.events;
  }

  get time(): number {
    tick();
    return this.connection.now();
  }

  get busy(): boolean {
    return this.#pending > 0;
  }

  get extras(): readonly Offer[] {
    return extrasOf(this);
  }

  name(seat: number): string {
    return seatName(this.room, seat);
  }

  async act(move: string): Promise<void> {
    this.justActed = true;
    clearTimeout(this.#soon);
    this.#soon = setTimeout(() => (this.justActed = false), SECOND_PRESS);
    await this.ask({ do: "act", move });
  }

  async why(move: string): Promise<void> {
    await this.ask({ do: "why", move });
  }

  /** Show what a bot would do. It may take a while, in which one can play; then it is too late. */
  async hint(): Promise<void> {
    const told = this.story.length;
    this.wondering = true;
    const answer = await this.connection.ask({ do: "hint" });
    this.wondering = false;
    if (this.story.length === told) {
      this.#take(answer);
    }
  }

  /** Ask the table for something; what it refuses is shown. Whether it was done is the answer. */
  async ask(asked: Asked): Promise<boolean> {
    this.#pending += 1;
    try {
      const answer = await this.connection.ask(asked);
      this.#take(answer);
      return answer.outcome === "ok";
    } finally {
      this.#pending -= 1;
    }
  }

  /** Ask for something in the name of everybody who plays at this device. */
  async askTogether(asked: Asked): Promise<void> {
    const others = [...this.companions()].filter((one) => one !== this && one.connection.room?.seat != null);
    await Promise.all([this.ask(asked), ...others.map((one) => one.ask(asked))]);
  }

  forgive(): void {
    this.refused = null;
    this.advice = null;
  }

  onEvents(listener: Listener): () => void {
    return this.connection.onEvents((events, { room, before }: News) => {
      if (before !== null) {
        listener(events, room, before);
      }
    });
  }

  #take({ refusal, advice }: Answer): void {
    this.advice = advice;
    this.#refusals += 1;
    this.refused = refusal === null ? null : { refusal, number: this.#refusals };
  }

  #hear({ room, before, events, notes, arrival }: News): void {
    this.lines = continued(this.lines, room, events, notes);
    if (before !== null && room.deal?.actor !== before.deal?.actor) {
      this.forgive();
    }
    if (!arrival && notes.some(({ seat }) => seat !== room.seat)) {
      play("word");
    }
  }
}

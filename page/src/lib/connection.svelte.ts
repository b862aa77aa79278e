import { socketUrl } from "./api";
import { enterAgain } from "./doors";
import { newId } from "./kept";
import { withoutLast } from "./undone";
import type { Answer, ClientMessage, EventFrame, Goodbye, NoteFrame, Room, ServerMessage } from "./wire";

/** A command without what the connection adds to it. */
export type Asked = ClientMessage extends infer Command
  ? Command extends ClientMessage
    ? Omit<Command, "id" | "seen">
    : never
  : never;

/** `away`: the connection was lost and is being made anew. `ended`: see `why`. */
export type Status = "connecting" | "online" | "away" | "ended";
export type Ending = Exclude<Goodbye["why"], "restart">;

/** What is new with a room. On `arrival` it is what had happened before one came (back). */
export interface News {
  readonly room: Room;
  readonly before: Room | null;
  readonly events: readonly EventFrame[];
  readonly notes: readonly NoteFrame[];
  readonly arrival: boolean;
}

interface Waiting {
  readonly command: ClientMessage;
  readonly resolve: (answer: Answer) => void;
}

const SLOWEST = 15_000;
const QUIET = 20_000;
const PATIENCE = 8_000;
const NOTES_KEPT = 200;

/** One seat's (or watcher's) line to a table; it repairs itself and repeats what was not answered. */
export class Connection {
  status = $state<Status>("connecting");
  why = $state<Ending | null>(null);
  room = $state.raw<Room | null>(null);
  /** Everything that happened in the present deal, as this viewer may know it. */
  events = $state.raw<readonly EventFrame[]>([]);
  notes = $state.raw<readonly NoteFrame[]>([]);

  #socket: WebSocket | null = null;
  #arriving = true;
  #knocked = false;
  #failures = 0;
  #behind = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  readonly #waiting = new Map<string, Waiting>();
  readonly #hopes = new Set<() => void>();
  readonly #listeners = new Set<(news: News) => void>();

  constructor(
    readonly table: string,
    readonly as: number = 0,
  ) {
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#open();
  }

  /** The server's clock, in its milliseconds. */
  now(): number {
    return Date.now() + this.#behind;
  }

  /** Be told of everything new; the answer stops that. */
  onNews(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Be told of new events only, not of those that were before one came; for motion and sound. */
  onEvents(listener: (events: readonly EventFrame[], news: News) => void): () => void {
    return this.onNews((news) => {
      if (!news.arrival && news.events.length > 0) {
        listener(news.events, news);
      }
    });
  }

  /** Ask for something, as often as it takes to be answered. */
  ask(asked: Asked): Promise<Answer> {
    const command = { ...asked, id: newId(), seen: this.room?.version ?? 0 } as ClientMessage;
    return new Promise((resolve) => {
      if (this.status === "ended") {
        resolve(unanswered(command.id));
        return;
      }
      this.#waiting.set(command.id, { command, resolve });
      if (!this.#arriving) {
        this.#send(command);
      }
    });
  }

  /** Wait until a room of this version, or a newer one, is here; at once if the line has ended. */
  arrival(version: number): Promise<void> {
    return new Promise((resolve) => {
      if (this.status === "ended" || (this.room?.version ?? -1) >= version) {
        resolve();
        return;
      }
      const stop = this.onNews(({ room }) => {
        if (room.version >= version) {
          stop();
          this.#hopes.delete(resolve);
          resolve();
        }
      });
      this.#hopes.add(resolve);
    });
  }

  close(): void {
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#end(null);
  }

  #open(): void {
    clearTimeout(this.#again);
    this.#arriving = true;
    const socket = new WebSocket(socketUrl(this.table, this.as));
    this.#socket = socket;
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket === this.#socket) {
        this.#listen();
        this.#read(JSON.parse(data) as ServerMessage);
      }
    };
    socket.onclose = () => {
      if (socket === this.#socket) {
        this.#lost();
      }
    };
    this.#listen();
  }

  #lost(): void {
    clearTimeout(this.#pulse);
    this.#socket?.close();
    this.#socket = null;
    this.#arriving = true;
    this.status = this.room === null ? "connecting" : "away";
    const wait = Math.min(SLOWEST, 250 * 2 ** this.#failures);
    this.#failures += 1;
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#open(), wait * (0.5 + Math.random()));
  }

  /** The machine woke up or found a network: do not sit out the wait. */
  readonly #wake = () => {
    if (document.visibilityState === "hidden" || this.status === "ended") {
      return;
    }
    if (this.#socket === null) {
      this.#failures = 0;
      this.#open();
    } else {
      this.#feel();
    }
  };

  /** After a quiet time, feel whether the line still holds. */
  #listen(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => this.#feel(), QUIET);
  }

  #feel(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => this.#lost(), PATIENCE);
    this.#send({ do: "ping", id: newId(), seen: this.room?.version ?? 0 });
  }

  #send(command: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify(command));
    }
  }

  #read(message: ServerMessage): void {
    switch (message.type) {
      case "room":
        this.#enter(message);
        break;
      case "answer":
        this.#answered(message);
        break;
      case "pong":
        this.#behind = message.now - Date.now();
        break;
      case "goodbye":
        this.#sentAway(message.why);
    }
  }

  #sentAway(why: Goodbye["why"]): void {
    if (why === "restart") {
      this.#lost();
    } else if (why === "password" && !this.#knocked) {
      this.#knocked = true;
      void this.#knock();
    } else {
      this.#end(why);
    }
  }

  /** The password may be known here already. */
  async #knock(): Promise<void> {
    clearTimeout(this.#pulse);
    this.#socket = null;
    const isOpen = await enterAgain(this.table, this.as);
    if (this.status === "ended") {
      return;
    }
    if (isOpen) {
      this.#open();
    } else {
      this.#end("password");
    }
  }

  #enter(room: Room): void {
    const before = this.room;
    const arrival = this.#arriving;
    const seen = before?.version ?? -1;
    const events = room.events.filter((event) => event.version > seen);
    const notes = room.notes.filter((note) => note.version > seen);
    this.#behind = room.now - Date.now();
    const kept = withoutLast(this.events, notes.filter(({ kind }) => kind === "undo").length);
    this.events = arrival || isAnotherDeal(before, room) ? room.events : [...kept, ...events];
    this.notes = [...this.notes, ...notes].slice(-NOTES_KEPT);
    this.room = room;
    this.status = "online";
    this.#failures = 0;
    this.#arriving = false;
    if (arrival) {
      this.#waiting.forEach(({ command }) => this.#send(command));
    }
    const news: News = { room, before, events, notes, arrival };
    this.#listeners.forEach((listener) => listener(news));
  }

  #answered(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    if (waiting === undefined) {
      return;
    }
    if (answer.outcome === "unavailable") {
      setTimeout(() => this.#send(waiting.command), 500 + 1000 * Math.random());
      return;
    }
    this.#waiting.delete(answer.id);
    waiting.resolve(answer);
  }

  #end(why: Ending | null): void {
    clearTimeout(this.#again);
    clearTimeout(this.#pulse);
    this.status = "ended";
    this.why = why;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#waiting.forEach(({ command, resolve }) => resolve(unanswered(command.id)));
    this.#waiting.clear();
    this.#hopes.forEach((resolve) => resolve());
    this.#hopes.clear();
  }
}

function isAnotherDeal(before: Room | null, now: Room): boolean {
  const was = [before?.match?.number, before?.deal?.number];
  const is = [now.match?.number, now.deal?.number];
  return now.deal !== null && is.some((number, n) => number !== was[n]);
}

function unanswered(id: string): Answer {
  return { type: "answer", id, outcome: "unavailable", version: 0, refusal: null, advice: null };
}

import type { EventFrame, KolmonenSight, ReplayPage, Room, TrojkaSight } from "../lib/wire";
import { continued, type Line } from "../table/chronicle";

/** A place on the way through a match: what the table looks like, and what led there. */
export interface Step {
  readonly room: Room;
  readonly events: readonly EventFrame[];
  /** What all hold, and what lies hidden, by seat; null where the table's agreement keeps it. */
  readonly open: Hands | null;
  readonly hidden: Hands | null;
}

export type Hands = Readonly<Record<number, readonly string[]>>;

/** A step worth finding again. */
export interface Mark {
  readonly at: number;
  readonly kind: "deal" | "toppled" | "trojka" | "out";
  readonly event: EventFrame;
}

/** The steps of a match: the tables after which something was told, and how it ended. */
export function stepsOf(page: ReplayPage): Step[] {
  const steps = page.rooms.map((room, index) => ({
    room,
    events: room.events,
    open: page.open?.[index] ?? null,
    hidden: page.hidden?.[index] ?? null,
  }));
  const last = steps.findLastIndex(({ room }) => room.deal !== null);
  return steps.filter(({ room, events }, at) => room.deal !== null && (events.length > 0 || at === last));
}

const MARKED: Record<string, Mark["kind"]> = {
  toppled: "toppled",
  announced: "trojka",
  "went-out": "out",
};

/** The beginnings of deals, and what one may want to look at again. */
export function marksOf(steps: readonly Step[]): Mark[] {
  const marks: Mark[] = [];
  let deal: number | undefined;
  steps.forEach(({ room, events }, at) => {
    const [first] = events;
    if (room.deal !== null && room.deal.number !== deal && first !== undefined) {
      deal = room.deal.number;
      marks.push({ at, kind: "deal", event: first });
    }
    for (const event of events) {
      const kind = MARKED[event.kind];
      if (kind !== undefined && marks.at(-1)?.at !== at) {
        marks.push({ at, kind, event });
      }
    }
  });
  return marks;
}

/** Everything that had happened in the deal of a step, up to and with it. */
export function storyAt(steps: readonly Step[], at: number): EventFrame[] {
  const deal = steps[at]?.room.deal?.number;
  return steps.slice(0, at + 1).flatMap(({ room, events }) => (room.deal?.number === deal ? events : []));
}

/** The log of the whole match. */
export function linesOf(steps: readonly Step[]): Line[] {
  const lines = steps.flatMap(({ room, events }) => continued([], room, events, []));
  const first = new Map(lines.map((line) => [line.key, line] as const).reverse());
  return lines.filter((line) => first.get(line.key) === line);
}

/** The key of the last line that had been written at a step. */
export function lineAt(lines: readonly Line[], step: Step): string | null {
  const told = lines.filter((line) => "event" in line && line.event.version <= step.room.version);
  return told.at(-1)?.key ?? null;
}

/** The step that brought a line. */
export function stepOf(steps: readonly Step[], line: Line): number {
  return steps.findIndex(({ room }) => "event" in line && room.version >= line.event.version);
}

/** Whether other hands than the viewer's own may be looked at. */
export function isOpen(steps: readonly Step[]): boolean {
  return steps.some(({ open }) => open !== null);
}

/** A step as a seat saw it, or with the eyes of whoever asked; nothing can be done at it. */
export function seenFrom(step: Step, seat: number | null): Room {
  const { room, open } = step;
  const deal = room.deal;
  if (deal === null) {
    return room;
  }
  const sight = seat === null || open === null ? deal.sight : withHand(deal.sight, open[seat] ?? []);
  return { ...room, seat: seat ?? room.seat, deal: { ...deal, legal: [], sight } };
}

function withHand(sight: KolmonenSight | TrojkaSight, hand: readonly string[]): KolmonenSight | TrojkaSight {
  return { ...sight, hand: [...hand] };
}

import { withoutLast } from "../lib/undone";
import type { EventFrame, NoteFrame, Room } from "../lib/wire";
import { dealOf } from "./stages";

interface Keyed {
  readonly key: string;
}

/** The beginning of a deal. */
export interface DealLine extends Keyed {
  readonly deal: number;
  readonly dealer: number;
}

/** Something that happened. */
export interface EventLine extends Keyed {
  readonly event: EventFrame;
}

/** Something that was said. */
export interface NoteLine extends Keyed {
  readonly note: NoteFrame;
}

export type Line = DealLine | EventLine | NoteLine;

const KEPT = 400;

/** Events that lie on the table for all to see and are many: they are not told one by one. */
const QUIET = new Set(["dealt-hidden", "dealt-face-up", "dealt-hand", "anted"]);

/** Whether an event is worth a sentence of its own to this viewer. */
export function isTold(event: EventFrame, viewer: number | null): boolean {
  const mine = event.kind === "dealt-hand" && viewer !== null && event.seat === viewer;
  return mine || !QUIET.has(event.kind);
}

/**
 * The log with what is new; a new deal is headed by its number, and nothing is told twice.
 *
 * A move that was taken back is not told of any more, only that it was.
 */
export function continued(
  lines: readonly Line[],
  room: Room,
  events: readonly EventFrame[],
  notes: readonly NoteFrame[],
): Line[] {
  const told = withKeys("event", events).filter(([event]) => isTold(event, room.seat));
  const fresh: Line[] = [
    ...told.map(([event, key]) => ({ key, event })),
    ...withKeys("note", notes).map(([note, key]) => ({ key, note })),
  ].sort((one, other) => versionOf(one) - versionOf(other));
  const known = new Set(lines.map(({ key }) => key));
  const news = [...heading(room, events), ...fresh].filter(({ key }) => !known.has(key));
  const undone = news.filter((line) => "note" in line && line.note.kind === "undo").length;
  return [...without(lines, undone), ...news].slice(-KEPT);
}

function without(lines: readonly Line[], moves: number): readonly Line[] {
  const events = lines.flatMap((line) => ("event" in line ? [line.event] : []));
  const kept = new Set(withoutLast(events, moves));
  return lines.filter((line) => !("event" in line) || kept.has(line.event));
}

function heading(room: Room, events: readonly EventFrame[]): Line[] {
  const { deal } = room;
  if (deal === null || events.length === 0) {
    return [];
  }
  return [{ key: `deal ${dealOf(room)}`, deal: deal.number, dealer: deal.dealer }];
}

/** Things with names that are the same however they came: by version, and by place within it. */
function withKeys<T extends { version: number }>(what: string, things: readonly T[]): [T, string][] {
  const counts = new Map<number, number>();
  return things.map((thing) => {
    const place = counts.get(thing.version) ?? 0;
    counts.set(thing.version, place + 1);
    return [thing, `${what} ${thing.version} ${place}`];
  });
}

function versionOf(line: EventLine | NoteLine): number {
  return "event" in line ? line.event.version : line.note.version;
}

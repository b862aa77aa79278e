import type { Room } from "../lib/wire";

/** Whether a match runs. */
export function isRunning({ stage }: Room): boolean {
  return stage === "dealing" || stage === "playing" || stage === "between";
}

/** Names the deal on the table: a rematch begins with a first deal again. */
export function dealOf({ match, deal }: Room): string {
  return `${match?.number ?? 0} ${deal?.number ?? 0}`;
}

export type Wish = Room["seats"][number]["wishes"][number];

/** The people at the table, who have to agree; those who are away are not waited for. */
export function voters(room: Room): number[] {
  return room.seats.flatMap((one, seat) => (one.isPerson && one.away === null ? [seat] : []));
}

/** Who wishes something, and who has not agreed to it yet. */
export function poll(room: Room, wish: Wish): { for: number[]; missing: number[] } {
  const wishes = (seat: number) => room.seats[seat]?.wishes.includes(wish) ?? false;
  return { for: voters(room).filter(wishes), missing: voters(room).filter((seat) => !wishes(seat)) };
}

/** Whether who looks on can have this seat, at once or with the next deal. */
export function mayTake(room: Room, seat: number): boolean {
  const one = room.seats[seat];
  const free = one !== undefined && !one.isPerson && one.heir === null;
  return free && !room.barred && room.seat === null && room.waitsFor === null && room.stage !== "closed";
}

/** Whether there is any seat to be had. */
export function anyFree(room: Room): boolean {
  return room.seats.some((_, seat) => mayTake(room, seat));
}

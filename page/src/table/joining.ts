import { rememberPlayer } from "../lib/hotseat.svelte";
import { prefs } from "../lib/prefs.svelte";
import { t } from "../lib/words.svelte";
import type { Room } from "../lib/wire";
import type { LiveDesk } from "./desk.svelte";

/** Whether who looks on can have this seat, at once or with the next deal. */
export function mayTake(room: Room, seat: number): boolean {
  const one = room.seats[seat];
  const free = one !== undefined && !one.isPerson && one.heir === null;
  return free && room.seat === null && room.waitsFor === null && room.stage !== "closed";
}

/** Whether there is any seat to be had. */
export function anyFree(room: Room): boolean {
  return room.seats.some((_, seat) => mayTake(room, seat));
}

/** Sit down by the name of the preferences; one who has none gets a word for a guest. */
export async function takeSeat(desk: LiveDesk, seat: number | null): Promise<void> {
  const name = prefs.name || t("felt-guest");
  const { table, as } = desk.connection;
  if (await desk.ask({ do: "sit", name, seat })) {
    rememberPlayer(table, desk.room.settings.game, { as, name });
  }
}

import { t } from "../lib/words.svelte";
import type { Room } from "../lib/wire";

/** Whether the table waits for this seat. */
export function isActing(room: Room, seat: number): boolean {
  return room.stage === "playing" && room.deal?.actor === seat;
}

/** Minutes and seconds, as "1:05". */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** How much of a turn is left, from 1 to 0; null where no clock runs. */
export function timeLeft(room: Room, time: number): number | null {
  if (room.turnEnds === null) {
    return null;
  }
  return Math.min(1, Math.max(0, (room.turnEnds - time) / (1000 * room.settings.turn)));
}

/** Why a person does not play just now, and what comes of it; "" while all is well. */
export function presence(room: Room, seat: number, time: number, isShort = false): string {
  const one = room.seats[seat];
  if (!one || (one.away === null && !one.standsIn)) {
    return "";
  }
  if (one.standsIn) {
    return isShort ? t("felt-stood-in.short") : t("felt-stood-in");
  }
  const minutes = Math.max(0, Math.floor((time - (one.away ?? time)) / 60_000));
  if (one.standInAt === null) {
    return isShort ? t("felt-away.short") : t("felt-away", { minutes });
  }
  const left = countdown(one.standInAt - time);
  return isShort ? t("felt-away-until.short", { time: left }) : t("felt-away-until", { minutes, time: left });
}

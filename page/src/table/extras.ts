import { t } from "../lib/words.svelte";
import type { LiveDesk } from "./desk.svelte";
import type { Offer } from "./offers";

/** What can be done besides playing: ask for a hint, take back one's last action, nudge. */
export function extrasOf(desk: LiveDesk): Offer[] {
  const { room } = desk;
  const offers: Offer[] = [];
  const own = room.seat === null ? undefined : room.seats[room.seat];
  if (desk.mine && room.settings.hints && !room.deal?.atChance) {
    offers.push({
      id: "hint",
      label: t("felt-hint"),
      key: "i",
      small: true,
      disabled: desk.wondering,
      run: () => void desk.hint(),
    });
  }
  if (room.canUndo && own && !own.wishes.includes("undo")) {
    offers.push({
      id: "undo",
      label: t("felt-undo"),
      key: "u",
      disabled: desk.justActed,
      run: () => void desk.askTogether({ do: "agree", wish: "undo" }),
    });
  }
  const actor = room.deal?.actor ?? null;
  if (own && actor !== null && actor !== room.seat && mayNudge(desk)) {
    offers.push({
      id: "nudge",
      label: t("felt-nudge", { name: desk.name(actor) }),
      key: "n",
      run: () => void desk.ask({ do: "nudge" }),
    });
  }
  return offers;
}

function mayNudge({ room, time }: LiveDesk): boolean {
  return room.settings.clock === "soft" && room.turnEnds !== null && time >= room.turnEnds;
}

import { rememberPlayer } from "../lib/hotseat.svelte";
import { myName } from "../lib/opening";
import type { LiveDesk } from "./desk.svelte";

/** Sit down by the name of the preferences; one who has none gets a word for a guest. */
export async function takeSeat(desk: LiveDesk, seat: number | null): Promise<void> {
  const name = myName();
  const { table, as } = desk.connection;
  if (await desk.ask({ do: "sit", name, seat })) {
    rememberPlayer(table, desk.room.settings.game, { as, name });
  }
}

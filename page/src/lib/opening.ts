import { openTable, Refused } from "./api";
import { Connection, type Asked } from "./connection.svelte";
import { rememberPassword } from "./doors";
import { rememberPlayer } from "./hotseat.svelte";
import { newId } from "./kept";
import { prefs } from "./prefs.svelte";
import { rememberOpening, type Opening } from "./settings";
import { t } from "./words.svelte";

/** The bot that sits down where nothing else is asked for. */
export const USUAL_BOT = "thumb";

/** The name that one sits down with. */
export function myName(): string {
  return prefs.name.trim() || t("page-guest");
}

/**
 * Open a table, sit down and let bots sit down; with `start`, begin at once. Raises Refused.
 *
 * Without `remember`, the next table is opened as if this one had not been.
 */
export async function openAndSit(
  opening: Opening,
  { password = "", start = false, remember = true } = {},
): Promise<string> {
  const { settings, bots } = opening;
  const { table } = await openTable({ id: newId(), settings, password: password || null });
  if (remember) {
    rememberOpening(opening);
  }
  if (password) {
    rememberPassword(table, password);
  }
  const connection = new Connection(table);
  try {
    await connection.arrival(0);
    await done(connection, { do: "sit", name: myName(), seat: 0 });
    rememberPlayer(table, settings.game, { as: 0, name: myName() });
    for (let seat = settings.seats - bots; !start && seat < settings.seats; seat++) {
      await done(connection, { do: "add-bot", seat, bot: USUAL_BOT });
    }
    if (start) {
      await done(connection, { do: "start", fill: USUAL_BOT });
    }
  } finally {
    connection.close();
  }
  return table;
}

/** Ask for something and see it done. Raises Refused. */
export async function done(connection: Connection, asked: Asked): Promise<void> {
  for (;;) {
    const answer = await connection.ask(asked);
    if (answer.outcome === "ok") {
      return;
    }
    if (answer.outcome !== "stale") {
      throw new Refused(answer.refusal?.say ?? { id: "page-unreachable", facts: {} }, 0);
    }
    await connection.arrival(answer.version);
  }
}

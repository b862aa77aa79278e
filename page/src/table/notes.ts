import { t } from "../lib/words.svelte";
import type { NoteFrame } from "../lib/wire";
import type { Desk } from "./desk.svelte";

/** Milliseconds between two phrases of one person. */
export const COOLDOWN = 3000;

/** Something that was said at the table, as a sentence of the log. */
export function noteWords(desk: Desk, note: NoteFrame): string {
  const name = desk.name(note.seat);
  switch (note.kind) {
    case "chat":
      return t("felt-said", { name, words: note.word });
    case "phrase":
      return t("felt-said", { name, words: t(`felt-phrase-${note.word}`) });
    case "undo":
      return note.seat === desk.seat ? t("felt-undone.you") : t("felt-undone", { name });
    case "late":
      return note.seat === desk.seat ? t("felt-late.you") : t("felt-late", { name });
    case "nudge":
      return note.other === desk.seat
        ? t("felt-nudged.you", { name })
        : t("felt-nudged", { name, other: note.other === null ? "" : desk.name(note.other) });
  }
}

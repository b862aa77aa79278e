import { suitOf } from "../../cards/names";
import { t } from "../../lib/words.svelte";
import type { TrojkaSight } from "../../lib/wire";
import type { Desk } from "../desk.svelte";

/** What is wanted now, as the line in the middle of the table. */
export function wanted(desk: Desk, sight: TrojkaSight): string {
  const actor = desk.room.deal?.actor ?? null;
  if (actor === null) {
    return "";
  }
  const mine = actor === desk.seat;
  const name = desk.name(actor);
  switch (sight.stage) {
    case "deciding":
      return mine ? t("felt-decides.you") : t("felt-decides", { name });
    case "drawing":
      return mine ? t("felt-draws.you") : t("felt-draws", { name });
    case "tricks":
      if (sight.best === null) {
        return mine ? t("felt-leads.you") : t("felt-leads", { name });
      }
      return t(suitOf(sight.best) === sight.trump ? "felt-beat-trump" : "felt-beat", {
        card: sight.best,
      });
    case "over":
      return "";
  }
}

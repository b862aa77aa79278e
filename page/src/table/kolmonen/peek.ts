import { byRank } from "../../cards/names";
import { t } from "../../lib/words.svelte";
import type { KolmonenSight } from "../../lib/wire";

/** What everybody may look at more closely: the pile, what was toppled, or a seat. */
export type Looked = "pile" | "toppled" | { seat: number; name: string };

export interface Peeked {
  title: string;
  groups: { label: string; cards: readonly string[] }[];
}

export function peekAt(what: Looked, sight: KolmonenSight): Peeked | null {
  if (what === "pile") {
    const title = t("scene-look-pile", { count: sight.pile.length });
    return { title, groups: [{ label: t("scene-upwards"), cards: [...sight.pile].reverse() }] };
  }
  if (what === "toppled") {
    const title = t("scene-look-toppled", { count: sight.toppled.length });
    return { title, groups: [{ label: t("scene-by-rank"), cards: [...sight.toppled].sort(byRank) }] };
  }
  const at = sight.seats[what.seat];
  return at ? peekAtSeat(what.name, at) : null;
}

function peekAtSeat(name: string, at: KolmonenSight["seats"][number]): Peeked {
  const known = { label: t("scene-known"), cards: [...at.known].sort(byRank) };
  const faceUp = { label: t("scene-face-up"), cards: at.faceUp };
  const count = at.handCount - at.known.length;
  const unknown = { label: t("scene-unknown", { count }), cards: [] };
  return {
    title: t("scene-look-seat", { name, count: at.handCount }),
    groups: [...[known, faceUp].filter(({ cards }) => cards.length > 0), ...(count > 0 ? [unknown] : [])],
  };
}

import { tick } from "svelte";
import type { EventFrame, KolmonenSight } from "../../lib/wire";
import type { Motion, Spot } from "../motion";
import { Acted, isDealt } from "./acted";
import { bareTable, type Look } from "./look";

interface Seen {
  /** The scene, while it is on the page. */
  root: HTMLElement | null;
  /** The viewer's seat. */
  seat: number | null;
}

/** Acts out what happens at a table of Kolmonen. */
export function actOut(motion: Motion, seen: () => Seen) {
  let dropped: ReadonlyMap<string, Spot> = new Map();

  async function show(events: readonly EventFrame[], before: Look): Promise<void> {
    dropped.forEach((spot, card) => before.spots.set(card, spot));
    dropped = new Map();
    await tick();
    const { root, seat } = seen();
    if (!root?.isConnected) {
      return;
    }
    motion.show((take) => new Acted(take, root, seat, before).all(events));
  }

  return {
    show: (events: readonly EventFrame[], before: Look) => void show(events, before),
    /** Cards that were dragged start from where they were let go. */
    startFrom: (spots: ReadonlyMap<string, Spot>) => {
      dropped = spots;
    },
    /** The deal, for who comes just as the cards have been dealt; whether there is one to see. */
    begin: (story: readonly EventFrame[], sight: KolmonenSight, begun: () => void): boolean => {
      const fresh = story.length > 0 && story.every(isDealt) && sight.pile.length === 0;
      if (fresh && motion.moves) {
        // The table finds its measures first.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            begun();
            void show(story, bareTable());
          }),
        );
        return true;
      }
      return false;
    },
  };
}

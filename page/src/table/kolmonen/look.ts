import { spotOf, type Spot } from "../motion";

/** Where every card and place was on the screen at one moment. */
export interface Look {
  /** By the name of the card, or of the place ("stock", "hand-2"). */
  spots: Map<string, Spot>;
  /** The cards that are seen on the pile, from below. */
  pile: string[];
  /** How many cards are seen of what was toppled. */
  heap: number;
}

/** The cards that are seen of what was toppled. */
export const HEAP = ".toppled .lying";

/** Nothing that was seen before: the table is bare. */
export function bareTable(): Look {
  return { spots: new Map(), pile: [], heap: 0 };
}

export function lookAt(root: HTMLElement): Look {
  const spots = new Map<string, Spot>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-card], [data-spot]")) {
    spots.set(element.dataset.card ?? element.dataset.spot ?? "", spotOf(element));
  }
  const onPile = root.querySelectorAll<HTMLElement>('[data-spot="pile"] [data-card]');
  const pile = [...onPile].map(({ dataset }) => dataset.card ?? "");
  return { spots, pile, heap: root.querySelectorAll(HEAP).length };
}

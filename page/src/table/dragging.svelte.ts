import type { Layout, Stack } from "./hand";
import { spotOf, type Spot } from "./motion";

/** What dragging needs to know of a hand, and what it brings about. */
export interface Draggable {
  readonly root: HTMLElement;
  readonly scrolled: number;
  readonly stacks: readonly Stack[];
  readonly laid: Layout;
  readonly chosen: readonly string[];
  /** Whether stacks may be put elsewhere in the hand. */
  readonly sortable: boolean;
  /** Choose from a stack that is about to be lifted, if its cards can be played. */
  choose(stack: Stack): void;
  drop(spots: ReadonlyMap<string, Spot>): void;
  reorder(key: string, before: string | null): void;
}

interface Point {
  x: number;
  y: number;
}

interface Drag {
  pointer: number;
  stack: string;
  from: Point;
  by: Point;
  /** Where what is carried was when it was lifted; nothing while a press is still only a press. */
  spots: Map<string, Spot> | null;
  /** Where in the hand the stack would be put: before this one, at the end (null), nowhere. */
  before: string | null | undefined;
}

/** A pointer has to move so far before a press becomes a drag. */
const SLACK = 8;
/** How far above the hand the table begins. */
const EDGE = 12;
/** What is carried is fanned by this share of a card, and so many degrees. */
const STEP = 0.3;
const TURN = 5;

/** Cards lifted out of a hand with a pointer, onto the table or to another place in the hand. */
export class Dragging {
  #drag = $state.raw<Drag | null>(null);
  /** Whether cards are held over the table. */
  over = $state(false);
  /** The press that comes to an end was a drag and no tap. */
  justDragged = false;

  constructor(private readonly hand: () => Draggable) {}

  /** What is carried, and how far it is from where it was lifted. */
  readonly carried = $derived.by(() => {
    const drag = this.#drag;
    return drag?.spots ? { spots: drag.spots, by: drag.by, stack: drag.stack, before: drag.before } : null;
  });

  press(event: PointerEvent, stack: Stack): void {
    this.justDragged = false;
    if (event.button === 0 && event.isPrimary) {
      const from = { x: event.clientX, y: event.clientY };
      const by = { x: 0, y: 0 };
      this.#drag = {
        pointer: event.pointerId,
        stack: stack.key,
        from,
        by,
        spots: null,
        before: undefined,
      };
    }
  }

  move(event: PointerEvent): void {
    const drag = this.#drag;
    if (drag === null || drag.pointer !== event.pointerId) {
      return;
    }
    const by = { x: event.clientX - drag.from.x, y: event.clientY - drag.from.y };
    const spots = drag.spots ?? this.#lifted(drag, event, by);
    if (spots === null) {
      return;
    }
    this.over = event.clientY < this.hand().root.getBoundingClientRect().top - EDGE;
    const before = this.over ? undefined : this.#placeAt(event.clientX, event.clientY);
    this.#drag = { ...drag, by, spots, before };
  }

  release(event: PointerEvent): void {
    const drag = this.#drag;
    const over = this.over;
    if (drag === null || drag.pointer !== event.pointerId) {
      return;
    }
    this.putBack();
    if (drag.spots === null) {
      return;
    }
    if (over) {
      const { by } = drag;
      const released = [...drag.spots].map(([card, spot]): [string, Spot] => [
        card,
        { ...spot, x: spot.x + by.x, y: spot.y + by.y },
      ]);
      this.hand().drop(new Map(released));
    } else if (drag.before !== undefined) {
      this.hand().reorder(drag.stack, drag.before);
    }
  }

  /** End it without an effect. */
  putBack(): void {
    this.#drag = null;
    this.over = false;
    // The click that ends a drag is no tap; a later one is.
    setTimeout(() => (this.justDragged = false));
  }

  /** What is lifted once the press has become a drag: what was chosen, or else the whole stack. */
  #lifted(drag: Drag, event: PointerEvent, by: Point): Map<string, Spot> | null {
    const hand = this.hand();
    const stack = hand.stacks.find(({ key }) => key === drag.stack);
    const scrolls = hand.laid.shelf && Math.abs(by.x) > Math.abs(by.y);
    if (stack === undefined || scrolls || Math.hypot(by.x, by.y) <= SLACK) {
      return null;
    }
    this.justDragged = true;
    if (!chosenOf(stack, hand.chosen)) {
      hand.choose(stack);
    }
    const carried = chosenOf(stack, hand.chosen) ? hand.chosen : stack.cards;
    const spots = carried.flatMap((card): [string, Spot][] => {
      const element = hand.root.querySelector<HTMLElement>(`[data-card="${card}"]`);
      return element ? [[card, spotOf(element)]] : [];
    });
    return gathered(spots, stack, { x: event.clientX, y: event.clientY });
  }

  /** The stack before which a stack would be put that is let go here. */
  #placeAt(x: number, y: number): string | null | undefined {
    const { root, scrolled, stacks, laid, sortable } = this.hand();
    if (!sortable || stacks.length < 2) {
      return undefined;
    }
    const box = root.getBoundingClientRect();
    const inside = { x: x - box.left + scrolled, y: y - box.top };
    const row = laid.places
      .map((place, n) => ({ place, n }))
      .filter(
        ({ place }) => laid.rows === 1 || Math.abs(place.y + laid.card * 0.7 - inside.y) < laid.card * 0.75,
      );
    const next = row.find(({ place }) => place.x + place.width / 2 > inside.x);
    const last = row.at(-1);
    if (last === undefined) {
      return undefined;
    }
    return stacks[next?.n ?? last.n + 1]?.key ?? null;
  }
}

function chosenOf(stack: Stack, chosen: readonly string[]): boolean {
  return stack.cards.some((card) => chosen.includes(card));
}

/** What is carried comes together under the pointer, fanned a little. */
function gathered(spots: [string, Spot][], { cards }: Stack, pointer: Point): Map<string, Spot> {
  const grabbed = new Map(spots).get(cards.at(-1) ?? "") ?? spots.at(-1)?.[1];
  if (grabbed === undefined) {
    return new Map();
  }
  const near =
    Math.abs(grabbed.x - pointer.x) < grabbed.width && Math.abs(grabbed.y - pointer.y) < grabbed.width;
  const at = near ? grabbed : pointer;
  const middle = (spots.length - 1) / 2;
  return new Map(
    spots.map(([card, spot], n) => {
      const aside = n - middle;
      return [card, { ...spot, x: at.x + aside * grabbed.width * STEP, y: at.y, tilt: aside * TURN }];
    }),
  );
}

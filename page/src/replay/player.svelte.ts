import type { Mark, Step } from "./steps";

export const SPEEDS = { slow: 2600, even: 1300, fast: 500 } as const;
export type Speed = keyof typeof SPEEDS;

/** Goes through the steps of a match, by hand or by itself. */
export class Player {
  at = $state(0);
  playing = $state(false);
  speed = $state<Speed>("even");
  /** Whether the present step was reached by going on from the one before it. */
  moved = false;

  constructor(
    readonly steps: readonly Step[],
    readonly marks: readonly Mark[],
    at: number,
  ) {
    this.at = this.#within(at);
  }

  get step(): Step {
    return this.steps[this.at] as Step;
  }

  get last(): number {
    return this.steps.length - 1;
  }

  go(to: number): void {
    const next = this.#within(to);
    this.moved = next === this.at + 1;
    this.at = next;
  }

  /** Go somewhere at a person's wish, which ends playing by itself. */
  goByHand(to: number): void {
    this.playing = false;
    this.go(to);
  }

  /** To the nearest mark in a direction, or to the end that lies there. */
  goToMark(way: 1 | -1): void {
    const places = this.marks.map(({ at }) => at);
    const next = way > 0 ? places.find((at) => at > this.at) : places.findLast((at) => at < this.at);
    this.goByHand(next ?? (way > 0 ? this.last : 0));
  }

  /** Play or stop; from the end, play from the beginning. */
  toggle(): void {
    this.playing = !this.playing;
    if (this.playing && this.at === this.last) {
      this.go(0);
    }
  }

  /** Play on until stopped; the answer ends this turn of waiting. */
  waited(): () => void {
    const timer = setTimeout(() => {
      this.go(this.at + 1);
      this.playing = this.at < this.last;
    }, SPEEDS[this.speed]);
    return () => clearTimeout(timer);
  }

  #within(to: number): number {
    return Math.max(0, Math.min(this.last, Math.trunc(to)));
  }
}

const WAYS: Record<string, (player: Player) => void> = {
  ArrowLeft: (player) => player.goByHand(player.at - 1),
  ArrowRight: (player) => player.goByHand(player.at + 1),
  Home: (player) => player.goByHand(0),
  End: (player) => player.goByHand(player.last),
  PageUp: (player) => player.goToMark(-1),
  PageDown: (player) => player.goToMark(1),
};

/** What a key does; false where it is not for the player but for what has the focus. */
export function pressed(player: Player, { key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const on = target instanceof Element ? target : null;
  if (altKey || ctrlKey || metaKey || on?.closest("textarea, select, dialog, input:not([type=range], [type=checkbox])")) {
    return false;
  }
  if (key === " ") {
    if (on?.closest("button, a, summary, input[type=checkbox]")) {
      return false;
    }
    player.toggle();
    return true;
  }
  WAYS[key]?.(player);
  return key in WAYS;
}

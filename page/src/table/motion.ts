import { mount, unmount } from "svelte";
import { motionSpeed } from "../lib/prefs.svelte";
import { play, type Sound } from "../lib/sounds";
import Ghost from "./Ghost.svelte";

/**
 * What happened, acted out by ghosts over the table.
 *
 * The table itself always shows the newest state: a ghost flies to where a card already lies,
 * which is kept from sight until then. Whatever is pressed meanwhile acts on the true state.
 */

/** Where a card lies on the screen: its middle, its width, and its tilt in degrees. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  tilt: number;
}

/** Milliseconds of each motion at the usual speed. */
export const PACE = {
  deal: 45,
  dealt: 220,
  play: 180,
  topple: 380,
  gather: 260,
  swap: 300,
  turn: 240,
  read: 350,
  draw: 200,
  between: 60,
} as const;

/** Where an element lies that is drawn as a card, or has the width of one in `data-width`. */
export function spotOf(element: HTMLElement): Spot {
  const box = element.getBoundingClientRect();
  return {
    x: box.left + box.width / 2,
    y: box.top + box.height / 2,
    width: Number(element.dataset.width) || element.offsetWidth,
    tilt: Number(element.dataset.tilt ?? 0),
  };
}

export interface Flight {
  from: Spot;
  to: Spot;
  /** Milliseconds from the beginning of the take until it starts, and how long it flies. */
  at: number;
  ms: number;
  /** How high it rises on its way, as a share of the way. */
  arc?: number;
  /** What it shows on arrival, if that is not what it showed before: it turns in flight. */
  turnsTo?: string | null;
  /** It is seen lying at its start from the beginning of the take on. */
  waits?: boolean;
  /** It stays where it lands until this time. */
  until?: number;
  /** Full turns on the way. */
  spin?: number;
}

/** One thing after another, to be shown at one go. Times are milliseconds at the usual speed. */
export class Take {
  /** When the next thing begins. */
  now = 0;
  readonly #parts: Animation[] = [];
  readonly #ghosts: (() => void)[] = [];
  readonly #sounds: [Sound, number][] = [];
  #end = 0;

  constructor(
    private readonly layer: HTMLElement,
    private readonly begin: number,
    private readonly speed: number,
  ) {}

  /** The time when all of it is over, in real milliseconds from its making. */
  get length(): number {
    return this.begin + this.#end / this.speed;
  }

  /** A card flies. */
  fly(card: string | null, flight: Flight): void {
    const { from, to, at, ms, turnsTo, waits = false, until = at + ms } = flight;
    const width = Math.max(from.width, to.width);
    const target = document.createElement("div");
    target.className = "ghost";
    this.layer.append(target);
    const ghost = mount(Ghost, {
      target,
      props: { card, other: turnsTo === undefined ? card : turnsTo, width, lifted: !waits },
    });
    this.#ghosts.push(() => {
      void unmount(ghost);
      target.remove();
    });
    const there = { duration: ms / this.speed, delay: this.#real(at), fill: "both" } as const;
    this.#add(target.animate(steps(flight, width), there));
    const inner = target.firstElementChild;
    if (turnsTo !== undefined && inner) {
      const sides = [{ transform: "rotateY(0)" }, { transform: "rotateY(180deg)" }];
      this.#add(inner.animate(sides, { ...there, easing: "ease-in-out" }));
    }
    if (!waits) {
      this.#unseen(target, 0, at);
    }
    this.#unseen(target, Math.max(until, at + ms), undefined);
    this.#reach(Math.max(until, at + ms));
  }

  /** Anything else flies, such as a chip; it is as wide as it is high. */
  carry(thing: HTMLElement, flight: Flight): void {
    const { at, ms, from, to } = flight;
    const width = Math.max(from.width, to.width);
    const target = document.createElement("div");
    target.className = "ghost";
    target.append(thing);
    thing.style.width = thing.style.height = `${width}px`;
    this.layer.append(target);
    this.#ghosts.push(() => target.remove());
    const there = { duration: ms / this.speed, delay: this.#real(at), fill: "both" } as const;
    this.#add(target.animate(steps(flight, width, width), there));
    this.#unseen(target, 0, at);
    this.#unseen(target, at + ms, undefined);
    this.#reach(at + ms);
  }

  /** What lies there already is kept from sight until something lands on it. */
  hide(element: Element | null | undefined, until: number): void {
    if (element) {
      this.#unseen(element, 0, until);
    }
  }

  sound(sound: Sound, at: number): void {
    this.#sounds.push([sound, at]);
  }

  /** Let it run; the answer comes when it has run or was cut short. */
  async run(): Promise<void> {
    for (const [sound, at] of this.#sounds) {
      play(sound, this.#real(at) * this.speed);
    }
    const over = new Promise<void>((resolve) => {
      const clock = this.layer.animate([], { duration: Math.max(1, this.length) });
      this.#parts.push(clock);
      clock.onfinish = () => resolve();
      clock.oncancel = () => resolve();
    });
    await over;
    this.#clear();
  }

  /** Show the end at once. */
  skip(): void {
    this.#clear();
  }

  #clear(): void {
    for (const part of this.#parts.splice(0)) {
      part.cancel();
    }
    for (const remove of this.#ghosts.splice(0)) {
      remove();
    }
  }

  #unseen(element: Element, from: number, until: number | undefined): void {
    const duration = until === undefined ? 600_000 : (until - from) / this.speed;
    const wait = from === 0 ? 0 : this.#real(from);
    const all = from === 0 ? this.#real(until ?? 0) : duration;
    if (all > 0) {
      const gone = [{ opacity: 0 }, { opacity: 0 }];
      this.#add(element.animate(gone, { delay: wait, duration: all }));
    }
  }

  #add(part: Animation): void {
    this.#parts.push(part);
  }

  #real(at: number): number {
    return this.begin + at / this.speed;
  }

  #reach(at: number): void {
    this.#end = Math.max(this.#end, at);
  }
}

/** A path sampled finely enough to look like a curve, slowing down towards its end. */
function steps({ from, to, arc = 0, spin = 0 }: Flight, width: number, height = width * 1.4): Keyframe[] {
  const way = Math.hypot(to.x - from.x, to.y - from.y);
  const samples = way < 1 ? 1 : 12;
  return Array.from({ length: samples + 1 }, (_, n) => {
    const share = 1 - (1 - n / samples) ** 2.4;
    const rise = 4 * share * (1 - share);
    const x = from.x + (to.x - from.x) * share - width / 2;
    const y = from.y + (to.y - from.y) * share - arc * way * rise - height / 2;
    const scale = ((from.width + (to.width - from.width) * share) / width) * (1 + 0.25 * arc * rise);
    const tilt = from.tilt + (to.tilt + 360 * spin - from.tilt) * share;
    return { transform: `translate(${x}px, ${y}px) scale(${scale}) rotate(${tilt}deg)` };
  });
}

let stillAt = 0;

/** Milliseconds until nothing moves any more. */
export function untilStill(): number {
  return Math.max(0, stillAt - performance.now());
}

/** How long unfinished motion may hold up new motion before it is cut short. */
const PATIENCE = 1600;

/** The motion of one table. */
export class Motion {
  readonly #takes = new Set<Take>();
  #layer: HTMLElement | undefined;
  #busyUntil = 0;

  /** Whether things move at all now. */
  get moves(): boolean {
    return motionSpeed() > 0 && document.visibilityState !== "hidden";
  }

  /** Act something out, after what is still under way. Nothing happens where things do not move. */
  show(build: (take: Take) => void): void {
    if (!this.moves) {
      return;
    }
    const speed = motionSpeed();
    if (this.#busyUntil - performance.now() > PATIENCE / speed) {
      this.skip();
    }
    const take = new Take(this.#place(), Math.max(0, this.#busyUntil - performance.now()), speed);
    build(take);
    this.#busyUntil = performance.now() + take.length;
    stillAt = this.#busyUntil;
    this.#takes.add(take);
    void take.run().then(() => this.#takes.delete(take));
  }

  /** Show the end of everything at once. */
  skip(): void {
    this.#takes.forEach((take) => take.skip());
    this.#takes.clear();
    this.#busyUntil = stillAt = 0;
  }

  close(): void {
    this.skip();
    this.#layer?.remove();
    this.#layer = undefined;
  }

  #place(): HTMLElement {
    if (this.#layer === undefined) {
      this.#layer = document.createElement("div");
      this.#layer.className = "ghosts";
      this.#layer.setAttribute("aria-hidden", "true");
      document.body.append(this.#layer);
    }
    return this.#layer;
  }
}

import { keep, kept } from "./kept";
import { language, type Language } from "./words.svelte";

export const SOUNDS = ["card", "pile", "chips", "turn", "word"] as const;
export type SoundKind = (typeof SOUNDS)[number];

export interface Prefs {
  /** The name that one sits down with. */
  name: string;
  theme: "auto" | "day" | "night";
  fourColours: boolean;
  largePrint: boolean;
  leftHanded: boolean;
  /** How fast things move: 0 not at all, 1 as meant, 2 twice as fast; null follows the system. */
  motion: number | null;
  sounds: Record<SoundKind, boolean>;
  /** 0 to 1. */
  volume: number;
  /** Tell by a notification of the system that it is one's turn. */
  notify: boolean;
  handSort: "rank" | "suit" | "own";
  /** Ask once more before what is costly, such as taking the pile when one could play. */
  confirm: boolean;
  /** Whose letters stand on the cards; null follows the language. */
  indices: Language | null;
  /** Milliseconds that a bot takes, at tables opened from here. */
  pace: number;
}

const DEFAULTS: Prefs = {
  name: "",
  theme: "auto",
  fourColours: true,
  largePrint: false,
  leftHanded: false,
  motion: null,
  sounds: { card: true, pile: true, chips: true, turn: true, word: true },
  volume: 0.5,
  notify: false,
  handSort: "rank",
  confirm: true,
  indices: null,
  pace: 700,
};

const KEPT = "prefs";
const stored = kept<Partial<Prefs>>(KEPT) ?? {};

/** What this person likes; a change is remembered and seen at once. */
export const prefs: Prefs = $state({
  ...DEFAULTS,
  ...stored,
  sounds: { ...DEFAULTS.sounds, ...stored.sounds },
});

const calm = matchMedia("(prefers-reduced-motion: reduce)");
let systemIsCalm = $state(calm.matches);
calm.addEventListener("change", () => (systemIsCalm = calm.matches));

/** How fast things move now: 0 not at all, 1 as meant, up to 2. */
export function motionSpeed(): number {
  return prefs.motion ?? (systemIsCalm ? 0 : 1);
}

/** Whose letters stand on the cards now. */
export function indices(): Language {
  return prefs.indices ?? language();
}

/** Keep the page as the preferences say, until the answer is called. */
export function applyPrefs(): () => void {
  return $effect.root(() => {
    $effect(() => keep(KEPT, $state.snapshot(prefs)));
    $effect(() => {
      const look = document.documentElement.dataset;
      look.theme = prefs.theme;
      look.suits = prefs.fourColours ? "four" : "two";
      look.print = prefs.largePrint ? "large" : "normal";
      look.hand = prefs.leftHanded ? "left" : "right";
      look.motion = motionSpeed() === 0 ? "none" : "some";
      document.documentElement.style.setProperty("--slow", String(1 / (motionSpeed() || 1)));
    });
  });
}

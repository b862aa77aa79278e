// A table of Kolmonen that was made up, to look at its layout and motion: `npm run dev`, then
// /dev/scene.html?seats=3&hand=12&pile=7&lang=fi&night. Also: actor, seed, sort, motion, large,
// left, two, watch, readonly, open. `happen("topple")` in the console acts something out.

import { mount } from "svelte";
import { applyPrefs, prefs } from "../src/lib/prefs.svelte";
import { LANGUAGES, speak } from "../src/lib/words.svelte";
import "../src/theme.css";
import { ShownDesk } from "./desk.svelte";
import { HAPPENINGS } from "./happenings";
import { madeUp } from "./rooms";
import Scene from "./Scene.svelte";

const asked = new URLSearchParams(location.search);
const number = (name: string, usual: number) => Number(asked.get(name) ?? usual);

prefs.largePrint = asked.has("large");
prefs.fourColours = !asked.has("two");
prefs.leftHanded = asked.has("left");
prefs.theme = asked.has("night") ? "night" : "day";
prefs.handSort = (["suit", "own"] as const).find((sort) => sort === asked.get("sort")) ?? "rank";
prefs.motion = number("motion", 1);
await speak(LANGUAGES.find((language) => language === asked.get("lang")) ?? "en");
applyPrefs();

const made = { pile: number("pile", 7), actor: number("actor", 0), seed: number("seed", 5) };
const room = madeUp(number("seats", 3), number("hand", 5), made);
const desk = new ShownDesk(room, {
  watching: asked.has("watch"),
  readonly: asked.has("readonly"),
  open: asked.has("open"),
});

mount(Scene, { target: document.getElementById("app") as HTMLElement, props: { desk } });
Object.assign(window, { happen: (name: string) => desk.happen(HAPPENINGS[name] ?? (() => [])) });

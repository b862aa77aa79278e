import type { Component } from "svelte";
import type { SceneProps } from "./desk.svelte";

export type Scene = Component<SceneProps>;

/** The scene of each game, fetched when it is first looked at. */
export const SCENES: Record<string, (() => Promise<{ default: Scene }>) | undefined> = {
  kolmonen: () => import("./kolmonen/Kolmonen.svelte"),
  trojka: () => import("./trojka/Trojka.svelte"),
};

import { go, here } from "./router.svelte";

let settings = $state(false);

/** Whether the settings lie open, over whatever screen one is at. */
export function settingsOpen(): boolean {
  return settings || here().route.screen === "settings";
}

export function openSettings(): void {
  settings = true;
}

export function closeSettings(): void {
  settings = false;
  if (here().route.screen === "settings") {
    go("/", { replace: true });
  }
}

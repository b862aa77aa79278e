import { mount } from "svelte";
import App from "./App.svelte";
import { getMe } from "./lib/api";
import { applyPrefs } from "./lib/prefs.svelte";
import { startRouter } from "./lib/router.svelte";
import { awaitGesture } from "./lib/sounds";
import { firstLanguage, speak } from "./lib/words.svelte";
import "./theme.css";

if (import.meta.env.DEV) {
  // The server makes one known when it gives out the page, which it does not do here.
  await getMe();
}
await speak(firstLanguage());
applyPrefs();
startRouter();
awaitGesture();
mount(App, { target: document.getElementById("app") as HTMLElement });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/sw.js");
}

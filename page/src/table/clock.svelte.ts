import { createSubscriber } from "svelte/reactivity";

/** Look at the time anew every second, as long as something on the page depends on it. */
export const tick: () => void = createSubscriber((update) => {
  const beat = setInterval(update, 1000);
  return () => clearInterval(beat);
});

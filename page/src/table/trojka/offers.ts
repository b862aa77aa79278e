import { prefs } from "../../lib/prefs.svelte";
import { t } from "../../lib/words.svelte";
import type { TrojkaSight } from "../../lib/wire";
import type { Desk } from "../desk.svelte";
import type { Offer } from "../offers";

const DECISIONS = ["keep", "exchange", "pass"] as const;
const KEYS = { keep: "k", exchange: "e", pass: "p" };

/** What the viewer can do now, as buttons. */
export function offersOf(desk: Desk, sight: TrojkaSight, chosen: string | null): Offer[] {
  if (!desk.mine) {
    return [];
  }
  if (sight.stage === "deciding") {
    return DECISIONS.map((verb) => decision(desk, verb));
  }
  return sight.stage === "tricks" ? withCard(desk, chosen) : [];
}

/** Keeping comes first; what is refused here still tells why when it is pressed. */
function decision(desk: Desk, verb: (typeof DECISIONS)[number]): Offer {
  const may = desk.legal.includes(verb);
  return {
    id: verb,
    label: t(`felt-${verb}`),
    key: KEYS[verb],
    primary: verb === "keep",
    run: () => void (may ? desk.act(verb) : desk.why(verb)),
  };
}

function withCard(desk: Desk, card: string | null): Offer[] {
  if (card === null) {
    return [];
  }
  const plays = desk.legal.includes(`play ${card}`);
  const discards = desk.legal.includes(`discard ${card}`);
  const up: Offer = {
    id: "play",
    label: t("felt-play", { card }),
    key: "Enter",
    primary: true,
    run: () => void desk.act(`play ${card}`),
  };
  const down: Offer = {
    id: "discard",
    label: t("felt-discard", { card }),
    key: plays ? "x" : "Enter",
    primary: !plays,
    ...(plays && prefs.confirm ? { sure: t("felt-discard-sure") } : {}),
    run: () => void desk.act(`discard ${card}`),
  };
  return [...(plays ? [up] : []), ...(discards ? [down] : [])];
}

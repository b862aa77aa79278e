import { rankOf } from "../cards/names";
import type { KolmonenSight, TrojkaSight } from "../lib/wire";
import type { LiveDesk } from "./desk.svelte";

type Facts = Record<string, string | number>;

/** One thing worth telling: a message of the catalog with its facts. */
export interface Hint {
  id: string;
  facts: Facts;
}

/** Says a hint where it fits what is on the table: with facts, or without (`true`). */
type Rule<Sight> = (sight: Sight, desk: LiveDesk) => Facts | boolean;

const KOLMONEN: readonly (readonly [string, Rule<KolmonenSight>])[] = [
  ["refused", (_, desk) => desk.refused !== null],
  ["kolmonen-aim", (sight) => sight.stage !== "over"],
  ["kolmonen-lead", (sight, desk) => desk.mine && sight.top === null && plays(desk)],
  ["kolmonen-stuck", (sight, desk) => desk.mine && sight.top !== "A" && !plays(desk) && may(desk, "take")],
  ["kolmonen-ace", (sight) => sight.top === "A"],
  ["kolmonen-turn", (sight, desk) => desk.mine && sight.top !== null && plays(desk)],
  ["kolmonen-refill", (sight, desk) => did(desk, "drew") && sight.stock > 0],
  ["kolmonen-two", (sight, desk) => desk.mine && holds(sight, "2") && canPlay(desk, "2")],
  ["kolmonen-ten", (sight, desk) => desk.mine && holds(sight, "T") && canPlay(desk, "T")],
  ["kolmonen-toppled", (_, desk) => happened(desk, "toppled")],
  ["kolmonen-swap", (_, desk) => desk.mine && may(desk, "swap")],
  ["kolmonen-took", (_, desk) => did(desk, "took") || did(desk, "did-not-fit")],
  ["kolmonen-row", (sight, desk) => desk.mine && sight.hand.length === 0 && own(sight, desk)?.faceUp.length !== 0],
  ["kolmonen-hidden", (sight, desk) => own(sight, desk)?.faceUp.length === 0 && own(sight, desk)?.hidden !== 0],
  ["end", (_, desk) => desk.room.stage === "ended"],
];

const TROJKA: readonly (readonly [string, Rule<TrojkaSight>])[] = [
  ["refused", (_, desk) => desk.refused !== null],
  ["trojka-set", (sight, desk) => sight.holder !== null && { name: desk.name(sight.holder) }],
  ["trojka-pay", (sight) => sight.stage === "drawing"],
  ["trojka-bank", (sight) => sight.stage !== "over" && { amount: sight.bank }],
  ["trojka-trump", (sight) => sight.stage !== "over" && { suit: sight.trump, card: sight.turnUp }],
  ["trojka-decide", (sight, desk) => desk.mine && sight.stage === "deciding"],
  ["trojka-lead", (sight, desk) => desk.mine && sight.stage === "tricks" && sight.best === null],
  ["trojka-beat", (sight, desk) => desk.mine && sight.best !== null && plays(desk) && { card: sight.best }],
  ["trojka-down", (sight, desk) => desk.mine && sight.best !== null && !plays(desk) && { card: sight.best }],
  ["trojka-won", (_, desk) => happened(desk, "won-trick")],
  ["trojka-stays", (_, desk) => happened(desk, "bank-stays")],
  ["end", (_, desk) => desk.room.stage === "ended"],
];

/** The first hint that fits the table now and has not been given yet. */
export function hintFor(desk: LiveDesk, given: ReadonlySet<string>): Hint | null {
  const sight = desk.room.deal?.sight;
  switch (sight?.game) {
    case "kolmonen":
      return fitting(KOLMONEN, sight, desk, given);
    case "trojka":
      return fitting(TROJKA, sight, desk, given);
    default:
      return null;
  }
}

function fitting<Sight>(
  rules: readonly (readonly [string, Rule<Sight>])[],
  sight: Sight,
  desk: LiveDesk,
  given: ReadonlySet<string>,
): Hint | null {
  for (const [id, rule] of rules) {
    const facts = given.has(id) ? false : rule(sight, desk);
    if (facts !== false) {
      return { id, facts: facts === true ? {} : facts };
    }
  }
  return null;
}

function plays(desk: LiveDesk): boolean {
  return desk.legal.some((move) => move.startsWith("play "));
}

function canPlay(desk: LiveDesk, rank: string): boolean {
  return desk.legal.some((move) => move.startsWith(`play ${rank}`));
}

function may(desk: LiveDesk, verb: string): boolean {
  return desk.legal.some((move) => move.split(" ")[0] === verb);
}

function holds(sight: KolmonenSight, rank: string): boolean {
  return sight.hand.some((card) => rankOf(card) === rank);
}

function happened(desk: LiveDesk, kind: string): boolean {
  return desk.story.some((event) => event.kind === kind);
}

function did(desk: LiveDesk, kind: string): boolean {
  return desk.story.some((event) => event.kind === kind && event.seat === desk.seat);
}

function own(sight: KolmonenSight, desk: LiveDesk): KolmonenSight["seats"][number] | undefined {
  return desk.seat === null ? undefined : sight.seats[desk.seat];
}

import { keep, kept } from "./kept";
import { prefs } from "./prefs.svelte";
import type { GameEntry, OptionAnswer, OptionEntry, SettingsFrame } from "./wire";

export type Answer = string | number | boolean;
export type Rules = Record<string, Answer>;

export const GAMES = ["kolmonen", "trojka"] as const;

/** How a table is opened: its agreement, and how many bots sit down at once. */
export interface Opening {
  settings: SettingsFrame;
  bots: number;
}

/** What a table of a game is opened with if nothing else is wished for. */
export function usualOpening(game: string): Opening {
  const forChips = game === "trojka";
  const seats = forChips ? 4 : 3;
  return {
    bots: 0,
    settings: {
      game,
      seats,
      preset: "classic",
      rules: {},
      deals: forChips ? 5 : 1,
      stake: 5,
      balance: 100,
      disclosure: "match",
      clock: "none",
      turn: 60,
      grace: 30,
      between: 30,
      pace: prefs.pace,
      spectators: 50,
      listed: false,
      chat: true,
      hints: true,
    },
  };
}

/** A short first game with hints: against one bot, or two where a third makes the game. */
export function guidedOpening(game: string): Opening {
  const { settings, bots } = usualOpening(game);
  const few = game === "trojka" ? 3 : 2;
  return { bots, settings: { ...settings, seats: few, deals: game === "trojka" ? 3 : 1 } };
}

/** The opening that was last used for a game here. */
export function lastOpening(game: string): Opening {
  const usual = usualOpening(game);
  const last = kept<Opening>(`opening:${game}`);
  return last ? { bots: last.bots, settings: { ...usual.settings, ...last.settings, pace: prefs.pace } } : usual;
}

export function rememberOpening(opening: Opening): void {
  keep(`opening:${opening.settings.game}`, opening);
}

// --- links ------------------------------------------------------------------------------------

type Setting = Exclude<keyof SettingsFrame, "game" | "rules">;

/** The settings that a link carries if they are not the usual ones; times and pace are not agreed. */
const CARRIED: readonly Setting[] = [
  "seats",
  "preset",
  "deals",
  "stake",
  "balance",
  "disclosure",
  "clock",
  "turn",
  "spectators",
  "listed",
  "chat",
  "hints",
];

/** The address of the screen that opens a table with these settings. */
export function linkTo({ settings, bots }: Opening): string {
  const usual = usualOpening(settings.game);
  const query = new URLSearchParams();
  for (const name of CARRIED) {
    if (settings[name] !== usual.settings[name]) {
      query.set(name, String(settings[name] ?? "open"));
    }
  }
  if (bots !== usual.bots) {
    query.set("bots", String(bots));
  }
  const rules = writeRules(settings.rules);
  if (rules) {
    query.set("rules", rules);
  }
  return `/new/${settings.game}${query.size > 0 ? `?${plain(query)}` : ""}`;
}

/** What a link asks for; null if it says nothing, so that the last opening may be offered. */
export function openingIn(game: string, query: URLSearchParams): Opening | null {
  const { settings, bots } = usualOpening(game);
  const said = [...CARRIED, "rules", "bots"].some((name) => query.has(name));
  if (!said) {
    return null;
  }
  for (const name of CARRIED) {
    const text = query.get(name);
    if (text !== null) {
      Object.assign(settings, { [name]: readLike(text, settings[name]) });
    }
  }
  settings.rules = readRules(query.get("rules") ?? "");
  return { settings, bots: Number(query.get("bots") ?? bots) || 0 };
}

/** The address of the rules that are played by at a table. */
export function linkToRules({ game, preset, rules, seats }: SettingsFrame): string {
  const query = new URLSearchParams({ game, preset, players: String(seats) });
  const written = writeRules(rules);
  if (written) {
    query.set("rules", written);
  }
  return `/rules?${plain(query)}`;
}

/** Rules as a link has them: "two_effect.reset_only,voluntary_pickup.false". */
export function writeRules(rules: Rules): string {
  return Object.entries(rules)
    .map(([option, answer]) => `${option}.${answer}`)
    .join(",");
}

export function readRules(text: string): Rules {
  const pairs = text.split(",").filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const dot = pair.indexOf(".");
      return [pair.slice(0, dot), readAnswer(pair.slice(dot + 1))];
    }),
  );
}

function readAnswer(text: string): Answer {
  if (text === "true" || text === "false") {
    return text === "true";
  }
  return /^\d+$/.test(text) ? Number(text) : text;
}

function readLike(text: string, like: SettingsFrame[Setting]): SettingsFrame[Setting] {
  if (text === "open") {
    return null;
  }
  if (typeof like === "boolean") {
    return text === "true";
  }
  return typeof like === "number" || like === null ? Number(text) || 0 : text;
}

/** Commas and dots as they are: such a link can be read. */
function plain(query: URLSearchParams): string {
  return query.toString().replaceAll("%2C", ",");
}

// --- house rules ------------------------------------------------------------------------------

/** The answer that a table with this preset and these rules gives to an option. */
export function answerTo(option: OptionEntry, game: GameEntry, settings: SettingsFrame): Answer {
  return settings.rules[option.id] ?? presetAnswer(option, game, settings.preset);
}

/** The answer that a preset gives to an option. */
export function presetAnswer(option: OptionEntry, game: GameEntry, preset: string): Answer {
  return game.presets.find(({ id }) => id === preset)?.rules[option.id] ?? option.default;
}

/** The rules with one more answer; an answer that is the preset's own is no change. */
export function answered(option: OptionEntry, answer: Answer, game: GameEntry, settings: SettingsFrame): Rules {
  const { [option.id]: _, ...others } = settings.rules;
  return answer === presetAnswer(option, game, settings.preset) ? others : { ...others, [option.id]: answer };
}

/** The entry in the list of answers that a value falls under. */
export function entryOf(option: OptionEntry, answer: Answer): OptionAnswer | undefined {
  const exact = option.answers.find(({ value }) => value === answer);
  return exact ?? option.answers.find(({ value }) => value === (option.takes === "number" ? "number" : "card"));
}

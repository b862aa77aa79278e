import type {
  EnterTable,
  GameEntry,
  HandOdds,
  KolmonenOdds,
  ListedTable,
  Me,
  OpenTable,
  PastedRecord,
  PlayAgain,
  Problem,
  ReplayPage,
  ReviewPage,
  RulesPage,
  Say,
  SettingsCheck,
  SettingsFrame,
  TableOpened,
  TakeSeat,
  TrojkaOdds,
} from "./wire";

/** Something the server refused, or that could not reach it; `say` is for people. */
export class Refused extends Error {
  constructor(
    readonly say: Say,
    readonly status: number,
  ) {
    super(say.id);
  }
}

const UNREACHABLE: Say = { id: "page-unreachable", facts: {} };
const BROKEN: Say = { id: "page-server-fault", facts: {} };

type Query = Record<string, string | number | undefined>;

async function ask<T>(method: "GET" | "POST" | "DELETE", path: string, body?: unknown): Promise<T> {
  const answer = await reach(path, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (answer.ok) {
    return (answer.status === 204 ? undefined : await answer.json()) as T;
  }
  throw new Refused(await reasonOf(answer), answer.status);
}

async function reach(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(path, request);
  } catch {
    throw new Refused(UNREACHABLE, 0);
  }
}

async function reasonOf(answer: Response): Promise<Say> {
  try {
    const problem = (await answer.json()) as Partial<Problem>;
    return problem.say ?? BROKEN;
  } catch {
    return BROKEN;
  }
}

function withQuery(path: string, query: Query): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) {
      asked.set(name, String(value));
    }
  }
  return asked.size > 0 ? `${path}?${asked}` : path;
}

let games: Promise<GameEntry[]> | undefined;

/** The catalog of games, asked for once. */
export function getGames(): Promise<GameEntry[]> {
  games ??= ask<GameEntry[]>("GET", "/api/games").catch((error: unknown) => {
    games = undefined;
    throw error;
  });
  return games;
}

export const getTables = () => ask<ListedTable[]>("GET", "/api/tables");
export const openTable = (asked: OpenTable) => ask<TableOpened>("POST", "/api/tables", asked);
export const enterTable = (table: string, as: number, asked: EnterTable) =>
  ask<void>("POST", withQuery(`/api/tables/${encodeURIComponent(table)}/enter`, { as: as || undefined }), asked);
export const check = (settings: SettingsFrame) => ask<SettingsCheck>("POST", "/api/check", settings);
export const getMe = () => ask<Me>("GET", "/api/me");
export const becomeMe = (asked: TakeSeat) => ask<void>("POST", "/api/me", asked);
export const getReplay = (table: string, match: number, as: number) =>
  ask<ReplayPage>("GET", matchPath({ table, match, as }));
export const getReview = (table: string, match: number, as: number) =>
  ask<ReviewPage>("GET", matchPath({ table, match, as }, "/review"));
export const playAgain = (which: Match, asked: PlayAgain) =>
  ask<TableOpened>("POST", matchPath(which, "/again"), asked);
export const forgetMe = () => ask<void>("DELETE", "/api/me");
export const readReplay = (asked: PastedRecord) => ask<ReplayPage>("POST", "/api/replays", asked);

/** A match of a table, and who of those at this device asks for it. */
export interface Match {
  readonly table: string;
  readonly match: number;
  readonly as: number;
}

function matchPath({ table, match, as }: Match, rest = ""): string {
  return withQuery(`/api/tables/${encodeURIComponent(table)}/matches/${match}${rest}`, { as: as || undefined });
}

export const getTrojkaOdds = (preset: string, seen: readonly string[]) =>
  ask<TrojkaOdds>("GET", withQuery("/api/odds/trojka", { preset, seen: seen.join(",") || undefined }));
export const getKolmonenOdds = (preset: string, seen: readonly string[]) =>
  ask<KolmonenOdds>("GET", withQuery("/api/odds/kolmonen", { preset, seen: seen.join(",") || undefined }));
export const getHandOdds = (preset: string, hand: readonly string[], turnUp: string, led: string | null) =>
  ask<HandOdds>("GET", withQuery("/api/odds/hand", { preset, hand: hand.join(","), turnUp, led: led ?? undefined }));

export interface RulesAsked {
  game: string;
  preset?: string;
  rules?: Record<string, string | number | boolean>;
  lang: string;
  players?: number;
}

export function getRules({ rules, ...asked }: RulesAsked): Promise<RulesPage> {
  const changed = rules !== undefined && Object.keys(rules).length > 0 ? JSON.stringify(rules) : undefined;
  return ask<RulesPage>("GET", withQuery("/api/rules", { ...asked, rules: changed }));
}

/** Where the socket of a table is; `as` tells the persons at one device apart, 0 is the first. */
export function socketUrl(table: string, as: number): string {
  const path = withQuery(`/api/tables/${encodeURIComponent(table)}/live`, { as: as || undefined });
  return new URL(path, location.href.replace(/^http/, "ws")).href;
}

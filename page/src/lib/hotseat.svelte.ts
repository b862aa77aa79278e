import { keep, kept } from "./kept";

/** Somebody who plays at this device: `as` tells them apart to the server, 0 is the first. */
export interface Player {
  readonly as: number;
  readonly name: string;
}

/** A table at which somebody of this device has sat down. */
export interface KnownTable {
  readonly table: string;
  readonly game: string;
  readonly players: readonly Player[];
  /** When one was last there, in milliseconds since 1970. */
  readonly at: number;
}

export const MOST_AT_ONE_DEVICE = 9;

const KEPT = "tables";
const MOST_KEPT = 12;

let tables = $state.raw<readonly KnownTable[]>(kept<KnownTable[]>(KEPT) ?? []);

/** The tables at which one has a seat, the latest first. */
export function knownTables(): readonly KnownTable[] {
  return tables;
}

/** Who plays at this device at a table, in the order of their numbers. */
export function playersHere(table: string): readonly Player[] {
  return tables.find((known) => known.table === table)?.players ?? [];
}

/** The number for one more player at this device; null if there are as many as may be. */
export function nextPlayer(table: string): number | null {
  const taken = playersHere(table).map((player) => player.as);
  for (let as = 0; as < MOST_AT_ONE_DEVICE; as++) {
    if (!taken.includes(as)) {
      return as;
    }
  }
  return null;
}

/** Somebody of this device sits at a table now. */
export function rememberPlayer(table: string, game: string, player: Player): void {
  const others = playersHere(table).filter(({ as }) => as !== player.as);
  const players = [...others, player].sort((one, other) => one.as - other.as);
  store([{ table, game, players, at: Date.now() }, ...without(table)]);
}

/** Somebody of this device has got up. */
export function forgetPlayer(table: string, as: number): void {
  const known = tables.find((one) => one.table === table);
  const players = playersHere(table).filter((player) => player.as !== as);
  store(known && players.length > 0 ? [{ ...known, players }, ...without(table)] : without(table));
}

export function forgetTable(table: string): void {
  store(without(table));
}

export function forgetTables(): void {
  store([]);
}

function without(table: string): KnownTable[] {
  return tables.filter((known) => known.table !== table);
}

function store(next: readonly KnownTable[]): void {
  tables = next.slice(0, MOST_KEPT);
  keep(KEPT, tables);
}

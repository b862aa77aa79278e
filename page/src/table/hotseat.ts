import type { Room } from "../lib/wire";

interface Player {
  readonly connection: { readonly room: Room | null };
}

/**
 * Who is to hold the device: whose turn it is, of those who play at it; else who holds it.
 *
 * Where everybody has to say something at once (a result is on the table), it stays where it is.
 */
export function turnOf(players: readonly (readonly [number, Player])[], holder: number): number {
  const acting = players.find(([, { connection }]) => {
    const { room } = connection;
    return room !== null && room.seat !== null && room.deal?.legal.length;
  });
  return acting?.[0] ?? holder;
}

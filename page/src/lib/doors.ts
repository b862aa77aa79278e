import { enterTable } from "./api";

/** Passwords that were right, while the page is open: more people at this device need them too. */
const known = new Map<string, string>();

export function rememberPassword(table: string, password: string): void {
  known.set(table, password);
}

/** Be let in to a table with a password. Raises Refused. */
export async function enter(table: string, as: number, password: string): Promise<void> {
  await enterTable(table, as, { password });
  rememberPassword(table, password);
}

/** Be let in with what is known here already; whether that was tried and went well. */
export async function enterAgain(table: string, as: number): Promise<boolean> {
  const password = known.get(table);
  if (password === undefined) {
    return false;
  }
  try {
    await enterTable(table, as, { password });
    return true;
  } catch {
    return false;
  }
}

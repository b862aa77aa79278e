import { getReplay, Refused } from "../lib/api";

/** Save the record of a match as a file; false where there is none for this person. */
export async function saveRecord(table: string, match: number, as: number): Promise<boolean> {
  const record = await recordOf(table, match, as);
  if (record === null) {
    return false;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
  link.download = `${table}-${match}.toml`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  return true;
}

async function recordOf(table: string, match: number, as: number): Promise<string | null> {
  try {
    return (await getReplay(table, match, as)).record;
  } catch (error) {
    if (error instanceof Refused) {
      return null;
    }
    throw error;
  }
}

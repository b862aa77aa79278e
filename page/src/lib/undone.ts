/**
 * Events without those of the last moves, which were taken back.
 *
 * The events of one move came with one version, and nothing may have happened since.
 */
export function withoutLast<T extends { readonly version: number }>(events: readonly T[], moves: number): readonly T[] {
  const versions = [...new Set(events.map(({ version }) => version))].sort((one, other) => one - other);
  const gone = new Set(moves > 0 ? versions.slice(-moves) : []);
  return events.filter(({ version }) => !gone.has(version));
}

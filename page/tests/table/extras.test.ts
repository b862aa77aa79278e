import { expect, test, vi } from "vitest";
import { madeUp } from "../../dev/rooms";
import { extrasOf } from "../../src/table/extras";

vi.mock("../../src/lib/words.svelte", () => ({ t: (id: string) => id }));

function offersAfter(justActed: boolean) {
  const room = { ...madeUp(2, 3, { pile: 3, actor: 1, seed: 1 }), canUndo: true };
  const desk = { room, time: 0, justActed, name: () => "Ville" };
  return extrasOf(desk as unknown as Parameters<typeof extrasOf>[0]);
}

test("taking back waits until a second press can no longer be one too many", () => {
  expect(offersAfter(true).map(({ id, disabled }) => [id, disabled])).toEqual([["undo", true]]);
  expect(offersAfter(false).map(({ id, disabled }) => [id, disabled])).toEqual([["undo", false]]);
});

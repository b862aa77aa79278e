import { expect, test, vi } from "vitest";
import { tableIn } from "../src/lib/codes";

vi.mock("../src/lib/prefs.svelte", () => ({ prefs: { pace: 700 } }));

const { answered, linkTo, linkToRules, openingIn, readRules, usualOpening, writeRules } = await import(
  "../src/lib/settings"
);

test.each([
  ["kfwh-zsbe-mrqa", "kfwh-zsbe-mrqa"],
  [" KFWH zsbe mrqa ", "kfwh-zsbe-mrqa"],
  ["kfwhzsbemrqa", "kfwh-zsbe-mrqa"],
  ["https://cards.example/t/kfwh-zsbe-mrqa?x=1", "kfwh-zsbe-mrqa"],
  ["kfwh", null],
  ["hello there", null],
])("%s means the table %s", (text, table) => {
  expect(tableIn(text)).toBe(table);
});

test("the usual settings need nothing in the link", () => {
  expect(linkTo(usualOpening("kolmonen"))).toBe("/new/kolmonen");
  expect(openingIn("kolmonen", new URLSearchParams())).toBeNull();
});

test("a link carries everything that is agreed", () => {
  const { settings } = usualOpening("trojka");
  const wished = {
    bots: 2,
    settings: {
      ...settings,
      ...{ seats: 5, preset: "classic32", deals: null, stake: 10, balance: 300, clock: "hard" as const },
      ...{ turn: 90, disclosure: "sealed" as const, spectators: 0, listed: true, chat: false },
      rules: { must_beat: false, bonus_king: "Kh", point_value: 2, bank_split: "three_only" },
    },
  };
  const link = linkTo(wished);
  expect(link).toContain("rules=must_beat.false,bonus_king.Kh,point_value.2,bank_split.three_only");
  expect(openingIn("trojka", new URL(link, "http://x").searchParams)).toEqual(wished);
});

test("rules are written and read", () => {
  expect(readRules(writeRules({ a: true, b: 20, c: "Kd" }))).toEqual({ a: true, b: 20, c: "Kd" });
  expect(readRules("")).toEqual({});
});

test("a link to the rules of a table names its players and what is changed", () => {
  const { settings } = usualOpening("kolmonen");
  expect(linkToRules({ ...settings, rules: { two_effect: "reset_only" } })).toBe(
    "/rules?game=kolmonen&preset=classic&players=3&rules=two_effect.reset_only",
  );
});

test("the answer of the preset is no change", () => {
  const texts = { en: "" };
  const option = {
    ...{ id: "two_effect", of: "K17", question: texts, answers: [], takes: "choice" as const },
    ...{ default: "play_again_optional", smallest: 0, cards: [] },
  };
  const preset = { id: "china_hand", name: texts, description: texts, rules: { two_effect: "reset_only" } };
  const game = { id: "kolmonen", needsStake: false, presets: [preset], options: [option], clauses: [], bots: [] };
  const settings = { ...usualOpening("kolmonen").settings, preset: "china_hand" };
  expect(answered(option, "clears_pile", game, settings)).toEqual({ two_effect: "clears_pile" });
  const changed = { ...settings, rules: { two_effect: "clears_pile", blind_flip: "off" } };
  expect(answered(option, "reset_only", game, changed)).toEqual({ blind_flip: "off" });
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Catalog, resource, type Facts, type Form } from "../src/lib/fluent";

const LOCALES = join(import.meta.dirname, "../../src/kolmikko/text/locales");
const ELSEWHERE = ["calibrate", "cli", "pool", "puzzle", "solve"].map((name) => `${name}.ftl`);

function catalog(language: string, form: Form): Catalog {
  const files = readdirSync(join(LOCALES, language)).filter((file) => !ELSEWHERE.includes(file));
  const texts = files.map((file) => readFileSync(join(LOCALES, language, file), "utf-8"));
  return new Catalog(language, form, texts.map(resource));
}

test.each([
  ["en", "8h As Tc", "the eight of hearts, the ace of spades and the ten of clubs"],
  ["fi", "8h As Tc", "herttakasi, pataässä ja ristikymppi"],
  ["pl", "8h As Tc", "ósemka kier, as pik i dziesiątka trefl"],
])("cards are named for the ear in %s", (language, cards, spoken) => {
  const words = catalog(language, "words");
  const names = cards.split(" ").map((name) => {
    const [rank = "", suit = ""] = name;
    return words.say("card-in-words", { rank: words.say(`rank-${rank}`), suit: words.say(`suit-${suit}`) });
  });
  expect(words.say("list", { first: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" })).toBe(spoken);
});

test("a message that is missing or lacks a fact is an error", () => {
  const words = catalog("en", "short");
  expect(() => words.say("kolmonen-sang", { name: "Ville" })).toThrow("no message kolmonen-sang");
  expect(() => words.say("turn.me", { name: "Ville" })).toThrow("no message turn.me");
  expect(() => words.say("turn")).toThrow("turn in en");
});

test("a name is said as it is written", () => {
  expect(catalog("fi", "short").say("turn", { name: "{ $x } <b>" })).toBe("Vuorossa on { $x } <b>.");
});

/** Sentences of the package, made by tests/page/test_words.py. */
const TABLE = process.env.SENTENCES;

describe.skipIf(TABLE === undefined)("the page says what the package says", () => {
  type Row = [id: string, facts: Facts, sentence: string];
  const sentences: Record<string, Row[]> = TABLE ? JSON.parse(readFileSync(TABLE, "utf-8")) : {};

  test.each(Object.entries(sentences))("%s", (voice, rows) => {
    const [language = "", form = ""] = voice.split(" ");
    const words = catalog(language, form as Form);
    const said = rows.map(([id, facts]) => [id, facts, words.say(id, facts)]);
    expect(said).toEqual(rows);
  });
});

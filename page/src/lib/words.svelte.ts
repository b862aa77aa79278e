import { Catalog, resource, type Facts, type Form } from "./fluent";
import { kept, keep } from "./kept";
import type { Say } from "./wire";

export const LANGUAGES = ["en", "fi", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The languages' own names for themselves. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fi: "Suomi", pl: "Polski" };

const FILES: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("./locales/en"),
  fi: () => import("./locales/fi"),
  pl: () => import("./locales/pl"),
};

const KEPT = "language";

interface Spoken {
  readonly language: Language;
  readonly short: Catalog;
  readonly words: Catalog;
}

const known = new Map<Language, Spoken>();
let spoken = $state.raw<Spoken>();

/** The language that is spoken now. */
export function language(): Language {
  return spoken?.language ?? "en";
}

/** Speak the remembered language, else the first of the browser's that we know, else English. */
export function firstLanguage(wishes: readonly string[] = navigator.languages): Language {
  const asked = [kept<string>(KEPT), ...wishes].map((tag) => tag?.slice(0, 2).toLowerCase());
  return asked.find(isLanguage) ?? "en";
}

/** Fetch a language and speak it everywhere from now on. */
export async function speak(next: Language): Promise<void> {
  let loaded = known.get(next);
  if (loaded === undefined) {
    const texts = Object.values((await FILES[next]()).default).map(resource);
    loaded = { language: next, short: new Catalog(next, "short", texts), words: new Catalog(next, "words", texts) };
    known.set(next, loaded);
  }
  spoken = loaded;
  document.documentElement.lang = next;
}

export async function chooseLanguage(next: Language): Promise<void> {
  await speak(next);
  keep(KEPT, next);
}

/** The sentence of a message of the catalog, in the language spoken now. */
export function t(id: string, facts: Facts = {}, form: Form = "short"): string {
  if (spoken === undefined) {
    return "";
  }
  try {
    return spoken[form].say(id, facts);
  } catch (error) {
    reportError(error);
    return id;
  }
}

/** What the server asks to be said; in the form "words", cards are named for the ear. */
export function say(asked: Say, form: Form = "short"): string {
  return t(asked.id, asked.facts, form);
}

/** The messages of the language spoken now. */
export function catalog(form: Form = "short"): Catalog {
  if (spoken === undefined) {
    throw new Error("no language is spoken yet");
  }
  return spoken[form];
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return spoken?.short.has(id) ?? false;
}

/** The text in the language spoken now, of a text that came in all of them. */
export function ours(texts: Record<string, string>): string {
  return texts[language()] ?? texts.en ?? "";
}

/** A number as the language spoken now writes it. */
export function numberText(value: number): string {
  return value.toLocaleString(language());
}

function isLanguage(tag: string | undefined): tag is Language {
  return LANGUAGES.some((one) => one === tag);
}

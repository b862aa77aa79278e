import { FluentBundle, FluentResource, type FluentValue } from "@fluent/bundle";
import { FUNCTIONS } from "./cards-in-words";

export type Facts = Record<string, string | number>;

/** Cards as signs ("8♥"), or in words for the ear ("the eight of hearts"). */
export type Form = "short" | "words";

/** The messages of one language. A message that is missing or lacks a fact is an error. */
export class Catalog {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: string,
    readonly form: Form,
    resources: Iterable<FluentResource>,
  ) {
    const functions: Record<string, (args: FluentValue[], named: Record<string, FluentValue>) => string> = {};
    for (const [name, call] of Object.entries(FUNCTIONS)) {
      functions[name] = ([first], { case: form }) =>
        call(this, String(first ?? ""), form === undefined ? undefined : String(form));
    }
    this.#bundle = new FluentBundle(language, { useIsolating: false, functions });
    for (const resource of resources) {
      this.#bundle.addResource(resource);
    }
  }

  has(message: string): boolean {
    return this.#pattern(message) !== null;
  }

  /** The sentence of a message ("kolmonen-took") or of a form of it ("kolmonen-took.you"). */
  say(message: string, facts: Facts = {}): string {
    const pattern = this.#pattern(message);
    if (pattern === null) {
      throw new Error(`no message ${message} in ${this.language}`);
    }
    const errors: Error[] = [];
    const sentence = this.#bundle.formatPattern(pattern, facts, errors);
    if (errors.length > 0) {
      throw new Error(`${message} in ${this.language}: ${errors.join("; ")}`);
    }
    return sentence;
  }

  #pattern(message: string) {
    const [name = "", attribute] = message.split(".");
    const entry = this.#bundle.getMessage(name);
    return (attribute === undefined ? entry?.value : entry?.attributes[attribute]) ?? null;
  }
}

export function resource(text: string): FluentResource {
  return new FluentResource(text);
}

import { Refused } from "../lib/api";
import type { Say } from "../lib/wire";

/** The newest answer to a question that keeps changing; what came before stays until then. */
export class Latest<Answer> {
  answer = $state.raw<Answer | null>(null);
  problem = $state.raw<Say | null>(null);
  waiting = $state(false);
  #asked = 0;

  async ask(fetch: () => Promise<Answer>): Promise<void> {
    const number = ++this.#asked;
    this.waiting = true;
    let answer: Answer | null = null;
    let problem: Say | null = null;
    try {
      answer = await fetch();
    } catch (error) {
      if (!(error instanceof Refused)) {
        throw error;
      }
      problem = error.say;
    }
    if (number === this.#asked) {
      this.answer = answer;
      this.problem = problem;
      this.waiting = false;
    }
  }

  /** Nothing is asked any more. */
  clear(): void {
    this.#asked += 1;
    this.answer = null;
    this.problem = null;
    this.waiting = false;
  }
}

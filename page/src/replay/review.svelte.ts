import { getReview, Refused, type Match } from "../lib/api";
import type { ReviewPage, Say } from "../lib/wire";
import { chanceAt, curveOf, judgedOf, type Judged, type Point } from "./judged";
import type { Step } from "./steps";

/** Milliseconds until one asks again how far the review is. */
const A_WHILE = 600;

/** A match being judged, as far as the server has come. */
export class Review {
  page = $state.raw<ReviewPage | null>(null);
  problem = $state.raw<Say | null>(null);
  /** Whose decisions are looked at; null for everybody's. */
  who = $state<number | null>(null);

  constructor(
    readonly source: Match,
    readonly steps: readonly Step[],
    own: number | null,
  ) {
    this.who = own;
  }

  readonly judged: readonly Judged[] = $derived.by(() => judgedOf(this.steps, this.page?.decisions ?? []));
  /** The chances of each seat of which decisions are known. */
  readonly curves: ReadonlyMap<number, Point[][]> = $derived.by(
    () => new Map(this.seats.map((seat) => [seat, curveOf(this.judged, seat)])),
  );
  readonly seats: readonly number[] = $derived.by(() =>
    [...new Set(this.judged.map(({ one }) => one.seat))].sort((one, other) => one - other),
  );

  get isDone(): boolean {
    return this.page !== null && this.page.done === this.page.total;
  }

  /** The decision that is made at a step. */
  at(step: number): Judged | null {
    return this.judged.find(({ at }) => at === step) ?? null;
  }

  chance(seat: number, step: number): number | null {
    return chanceAt(this.curves.get(seat) ?? [], this.steps, step);
  }

  /** Have it judged, and ask until all of it is, or until the answer is called. */
  begin(): () => void {
    const going = new AbortController();
    void this.#ask(going.signal);
    return () => going.abort();
  }

  async #ask(going: AbortSignal): Promise<void> {
    const { table, match, as } = this.source;
    while (!going.aborted && !this.isDone) {
      try {
        this.page = await getReview(table, match, as);
        this.problem = null;
      } catch (error) {
        this.problem = error instanceof Refused ? error.say : { id: "review-stopped", facts: {} };
        return;
      }
      if (!this.isDone) {
        await new Promise((after) => setTimeout(after, A_WHILE));
      }
    }
  }
}

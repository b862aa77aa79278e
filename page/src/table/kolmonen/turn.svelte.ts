import { rankOf } from "../../cards/names";
import { prefs } from "../../lib/prefs.svelte";
import { t } from "../../lib/words.svelte";
import type { KolmonenSeat, KolmonenSight } from "../../lib/wire";
import type { Desk } from "../desk.svelte";
import type { Offer } from "../offers";
import { Legal, picked, pressed, reach, ROW, written, type Verb } from "./moves";

/** What one chooses and can do at a table of Kolmonen; what is legal stands in the room. */
export class Turn {
  chosen = $state.raw<readonly string[]>([]);
  /** Whether cards are being chosen for a new row. */
  picking = $state<"" | "swap" | "arrange">("");

  constructor(private readonly desk: () => Desk) {}

  readonly sight = $derived.by(() => this.desk().sight as KolmonenSight);
  readonly legal = $derived.by(() => new Legal(this.desk().legal));
  readonly mine = $derived.by(() => this.desk().mine);
  readonly isOver = $derived(this.sight.stage === "over");

  /** What lies at the viewer's own seat. */
  readonly own: KolmonenSeat | null = $derived.by(() => {
    const { seat } = this.desk();
    return seat === null ? null : (this.sight.seats[seat] ?? null);
  });

  readonly #row = $derived(this.own?.faceUp ?? []);

  /** The cards that one chooses from. */
  readonly cards = $derived.by(() => {
    const { hand } = this.sight;
    if (this.own === null) {
      return [];
    }
    if (this.picking) {
      return this.picking === "arrange" ? [...hand, ...this.#row] : hand;
    }
    return reach(hand, this.isOver ? [] : this.#row, this.legal);
  });

  /** What lies in the own row: not what one chooses from already, but what is picked for it. */
  readonly row = $derived(
    this.picking ? this.chosen : this.#row.filter((card) => !this.cards.includes(card)),
  );
  readonly rowIsPlayed = $derived(this.sight.hand.length === 0 && this.cards.length > 0);

  /** After the table has changed: what was chosen stays only while it can still be meant. */
  settle(): void {
    const arranging = this.mine && this.sight.stage === "arranging";
    if (arranging && this.picking !== "arrange") {
      this.picking = "arrange";
      this.chosen = this.#row;
    } else if (!arranging && (this.picking === "arrange" || !this.legal.may("swap"))) {
      this.picking = "";
    }
    const meant = this.chosen.filter((card) => this.cards.includes(card) && this.#isMeant(card));
    if (meant.length < this.chosen.length) {
      this.chosen = meant;
    }
  }

  #isMeant(card: string): boolean {
    return this.picking !== "" || !this.mine || this.legal.fits(rankOf(card));
  }

  mark(card: string): "legal" | "dimmed" | "" {
    if (!this.mine) {
      return "";
    }
    return this.picking || this.legal.fits(rankOf(card)) ? "legal" : "dimmed";
  }

  tap(stack: readonly string[]): void {
    if (this.picking) {
      this.chosen = picked(stack, this.chosen);
    } else if (this.mark(stack[0] ?? "") === "dimmed") {
      this.ask(stack);
    } else {
      this.chosen = pressed(stack, this.chosen, this.mine ? this.legal : null);
    }
  }

  /** Why may these not be played? */
  ask(stack: readonly string[]): void {
    const meant = stack.filter((card) => this.chosen.includes(card));
    const cards = this.picking ? [...new Set([...this.chosen, ...stack])] : meant.length > 0 ? meant : stack;
    void this.desk().why(written(this.picking || "play", cards));
  }

  /** The cards were let go over the table: play them, or say why not. Whether they are played. */
  drop(cards: readonly string[]): boolean {
    if (this.picking || this.desk().busy) {
      return false;
    }
    const move = written("play", cards);
    const fits = this.mine && cards.every((card) => this.mark(card) === "legal");
    void (fits ? this.desk().act(move) : this.desk().why(move));
    return fits;
  }

  /** The top card of the stock was pressed. */
  tryBlind(): void {
    void (this.legal.may("flip") ? this.desk().act("flip") : this.desk().why("flip"));
  }

  readonly act = (verb: Verb) => () => void this.desk().act(verb);

  /** What Enter does. */
  enter(): void {
    if (this.desk().busy) {
      return;
    }
    this.offers.find(({ primary, disabled }) => primary && !disabled)?.run();
  }

  readonly offers: Offer[] = $derived.by(() => {
    if (!this.mine) {
      return [];
    }
    return this.picking ? this.#pickingOffers(this.picking) : this.#turnOffers();
  });

  #turnOffers(): Offer[] {
    const offers = [...this.#playing(), ...this.#bare()];
    if (this.legal.may("swap")) {
      offers.push({ id: "swap", label: t("scene-swap"), key: "s", run: () => this.#pickFor("swap") });
    }
    return offers;
  }

  #playing(): Offer[] {
    if (this.cards.length === 0) {
      return [];
    }
    const [cards, none] = [this.chosen.join(" "), this.chosen.length === 0];
    const label = none ? t("scene-play-none") : t("scene-play", { cards });
    const run = () => void this.desk().act(written("play", this.chosen));
    return [{ id: "play", label, key: "Enter", primary: true, disabled: none, run }];
  }

  #bare(): Offer[] {
    const count = this.sight.pile.length;
    const costly = this.legal.plays && prefs.confirm;
    const able: [Verb, Omit<Offer, "id" | "run">][] = [
      [
        "take",
        {
          label: t("scene-take"),
          key: "t",
          ...(costly && { sure: t("scene-take-sure", { count }) }),
        },
      ],
      ["flip", { label: t("scene-flip"), key: "f" }],
      ["reveal", { label: t("scene-reveal"), key: "f", primary: true }],
      ["end", { label: t("scene-end"), key: "e" }],
    ];
    return able
      .filter(([verb]) => this.legal.may(verb))
      .map(([verb, offer]) => ({ id: verb, run: this.act(verb), ...offer }));
  }

  #pickFor(verb: "swap" | ""): void {
    this.picking = verb;
    this.chosen = [];
  }

  #pickingOffers(verb: "swap" | "arrange"): Offer[] {
    const label = verb === "swap" ? t("scene-swap-now") : t("scene-arrange-now");
    const disabled = this.chosen.length < ROW;
    const run = () => void this.desk().act(written(verb, this.chosen));
    const done = { id: verb, label, key: "Enter", primary: true, disabled, run };
    const back = {
      id: "give-up",
      label: t("scene-give-up"),
      key: "Escape",
      run: () => this.#pickFor(""),
    };
    return verb === "swap" ? [done, back] : [done];
  }

  /** What is to be done now, in a few words. */
  readonly hint: string = $derived.by(() => {
    const { room, seat, readonly } = this.desk();
    if (this.isOver || readonly) {
      return "";
    }
    if (this.mine) {
      return this.picking ? this.#pickingHint(this.picking) : this.#turnHint();
    }
    const actor = room.deal?.actor ?? seat;
    return actor === null || actor === seat ? "" : t("turn", { name: this.desk().name(actor) });
  });

  #pickingHint(verb: "swap" | "arrange"): string {
    const count = this.chosen.length;
    if (count < ROW) {
      return verb === "swap" ? t("scene-swap-hint", { count }) : t("scene-arrange-hint", { count });
    }
    const down = this.chosen.filter((card) => !this.#row.includes(card)).join(" ");
    const up = this.#row.filter((card) => !this.chosen.includes(card)).join(" ");
    return down ? t("scene-change", { down, up }) : t("scene-same");
  }

  #turnHint(): string {
    if (this.legal.may("reveal")) {
      return t("scene-reveal-hint");
    }
    if (!this.legal.plays) {
      return this.legal.may("flip")
        ? t("scene-stuck-flip")
        : this.legal.may("take")
          ? t("scene-stuck-take")
          : t("scene-stuck");
    }
    if (this.sight.stage === "going-on") {
      return t("scene-go-on");
    }
    if (this.rowIsPlayed) {
      return t("scene-row-hint");
    }
    return this.sight.top === null ? t("scene-lead") : t("scene-turn");
  }
}

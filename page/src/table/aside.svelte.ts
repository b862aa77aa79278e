import { keep, kept } from "../lib/kept";
import type { NoteFrame } from "../lib/wire";

export const TABS = ["log", "rules", "talk", "players"] as const;
export type Tab = (typeof TABS)[number];

const KEPT = "aside";

/** What is open beside the table, and whose words are not shown. */
export class Aside {
  tab = $state<Tab | null>(null);
  /** The clause that the rules are to be opened at. */
  clause = $state<string | null>(null);
  muted = $state.raw<readonly number[]>([]);
  unread = $state(0);

  constructor(isWide: boolean) {
    this.tab = isWide && (kept<boolean>(KEPT) ?? true) ? "log" : null;
  }

  open(tab: Tab): void {
    this.tab = tab;
    this.clause = null;
    if (tab === "talk") {
      this.unread = 0;
    }
  }

  close(): void {
    this.tab = null;
  }

  /** What a person did on purpose is remembered for the next table. */
  toggle(tab: Tab): void {
    if (this.tab === null) {
      this.open(tab);
    } else {
      this.close();
    }
    keep(KEPT, this.tab !== null);
  }

  showClause(clause: string): void {
    this.tab = "rules";
    this.clause = clause;
  }

  mute(seat: number): void {
    this.muted = this.muted.includes(seat) ? this.muted.filter((one) => one !== seat) : [...this.muted, seat];
  }

  hear(notes: readonly NoteFrame[], viewer: number | null): void {
    if (this.tab !== "talk") {
      const said = notes.filter((note) => (note.kind === "chat" || note.kind === "phrase") && note.seat !== viewer);
      this.unread += said.filter((note) => !this.muted.includes(note.seat)).length;
    }
  }
}

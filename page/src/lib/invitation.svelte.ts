import { getMe } from "./api";

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** Where friends find this server, and where one's own seats open on another device. */
class Invitation {
  #address = $state(location.origin);
  #personal = $state<string | null>(null);
  #asked = false;

  /** The link that friends open. */
  link(table: string): string {
    this.#ask();
    return `${this.#address}/t/${table}`;
  }

  /** The link that opens one's own seats on another device; null while it is not known. */
  personal(table: string): string | null {
    this.#ask();
    return this.#personal?.replace("#", `?table=${table}#`) ?? null;
  }

  /** Whether the server can be reached from this machine alone. */
  get onlyHere(): boolean {
    return LOOPBACK.includes(new URL(this.#address).hostname);
  }

  #ask(): void {
    if (this.#asked) {
      return;
    }
    this.#asked = true;
    getMe().then(
      ({ address, link }) => {
        // At this machine's own name for itself, friends need the one that the server knows.
        this.#address = LOOPBACK.includes(location.hostname) ? address : location.origin;
        this.#personal = link;
      },
      () => (this.#asked = false),
    );
  }
}

export const invitation = new Invitation();

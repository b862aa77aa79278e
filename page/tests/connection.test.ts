import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type News } from "../src/lib/connection.svelte";
import { rememberPassword } from "../src/lib/doors";
import type { ClientMessage, EventFrame, Room, ServerMessage } from "../src/lib/wire";

class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;

  readyState = 0;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: ClientMessage[] = [];

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = 3;
  }

  says(message: ServerMessage): void {
    this.readyState = FakeSocket.OPEN;
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const latest = () => FakeSocket.all.at(-1) as FakeSocket;

function event(version: number, kind: string): EventFrame {
  const say = { id: `kolmonen-${kind}`, facts: {} };
  return { version, kind, seat: 0, other: null, cards: [], more: [], amount: 0, because: [], say };
}

function room(version: number, deal: number, events: EventFrame[] = []): Room {
  const match = { number: 1, played: 0, wins: [], places: [], balances: null, bank: null };
  const frame = { number: deal, dealer: 0, actor: 0, atChance: false, legal: [], sight: {} };
  return { type: "room", version, now: Date.now(), match, deal: frame, events, notes: [] } as unknown as Room;
}

let line: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", new URL("http://cards.example/t/abcd"));
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
  line = new Connection("abcd-efgh-jkmn", 2);
});

afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the socket is that of the table, for one of the people at the device", () => {
  expect(latest().url).toBe("ws://cards.example/api/tables/abcd-efgh-jkmn/live?as=2");
});

test("a command is answered", async () => {
  latest().says(room(7, 1));
  const asked = line.ask({ do: "act", move: "play 5c" });
  const [sent] = latest().sent;
  expect(sent).toMatchObject({ do: "act", move: "play 5c", seen: 7 });
  latest().says({ type: "answer", id: sent?.id ?? "", outcome: "ok", version: 8, refusal: null, advice: null });
  expect(await asked).toMatchObject({ outcome: "ok", version: 8 });
});

test("what was not answered is asked again with its id, once one is back", () => {
  latest().says(room(7, 1));
  void line.ask({ do: "act", move: "take" });
  const [first] = latest().sent;
  const broken = latest();
  broken.breaks();
  expect(line.status).toBe("away");
  vi.advanceTimersByTime(2000);
  expect(latest()).not.toBe(broken);
  expect(latest().sent).toEqual([]);
  latest().says(room(7, 1));
  expect(latest().sent).toEqual([first]);
  expect(line.status).toBe("online");
});

test("a server that cannot answer now is asked again", () => {
  latest().says(room(7, 1));
  void line.ask({ do: "act", move: "take" });
  const [first] = latest().sent;
  latest().says({ type: "answer", id: first?.id ?? "", outcome: "unavailable", version: 0, refusal: null, advice: null });
  vi.advanceTimersByTime(2000);
  expect(latest().sent).toEqual([first, first]);
});

test("events of a deal add up, and another deal begins anew", () => {
  latest().says(room(7, 1, [event(5, "dealt"), event(7, "played")]));
  latest().says(room(8, 1, [event(8, "took")]));
  expect(line.events.map(({ kind }) => kind)).toEqual(["dealt", "played", "took"]);
  latest().says(room(9, 2, [event(9, "dealt")]));
  expect(line.events.map(({ kind }) => kind)).toEqual(["dealt"]);
});

test("listeners hear each event once, and none that came before them", () => {
  const heard: string[] = [];
  line.onEvents((events) => heard.push(...events.map(({ kind }) => kind)));
  latest().says(room(7, 1, [event(7, "played")]));
  latest().says(room(8, 1, [event(8, "took")]));
  latest().breaks();
  vi.advanceTimersByTime(2000);
  latest().says(room(9, 1, [event(7, "played"), event(8, "took"), event(9, "flipped")]));
  expect(heard).toEqual(["took"]);
  expect(line.events.map(({ kind }) => kind)).toEqual(["played", "took", "flipped"]);
});

test("what was missed while away comes as news of an arrival", () => {
  const news: News[] = [];
  line.onNews((one) => news.push(one));
  latest().says(room(7, 1, [event(7, "played")]));
  latest().breaks();
  vi.advanceTimersByTime(2000);
  latest().says(room(9, 1, [event(7, "played"), event(9, "flipped")]));
  expect(news.map(({ arrival, events }) => [arrival, events.map(({ kind }) => kind)])).toEqual([
    [true, ["played"]],
    [true, ["flipped"]],
  ]);
});

test("a network that comes back is used at once", () => {
  latest().says(room(7, 1));
  for (let n = 0; n < 8; n++) {
    latest().breaks();
    vi.advanceTimersByTime(60_000);
  }
  latest().breaks();
  const tries = FakeSocket.all.length;
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all.length).toBe(tries + 1);
});

test("a line that has gone silent is given up", () => {
  latest().says(room(7, 1));
  const silent = latest();
  vi.advanceTimersByTime(20_000);
  expect(silent.sent).toMatchObject([{ do: "ping" }]);
  vi.advanceTimersByTime(20_000);
  expect(latest()).not.toBe(silent);
});

test("who is told goodbye for good does not come back", async () => {
  latest().says(room(7, 1));
  const asked = line.ask({ do: "leave" });
  latest().says({ type: "goodbye", why: "no-spectators" });
  expect([line.status, line.why]).toEqual(["ended", "no-spectators"]);
  expect(await asked).toMatchObject({ outcome: "unavailable" });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(1);
});

test("a password that is known already opens the table, once", async () => {
  const knocks = vi.fn(() => Promise.resolve(new Response(null, { status: 204 })));
  vi.stubGlobal("fetch", knocks);
  rememberPassword("abcd-efgh-jkmn", "pulla");
  latest().says({ type: "goodbye", why: "password" });
  await vi.waitFor(() => expect(FakeSocket.all.length).toBe(2));
  expect(knocks).toHaveBeenCalledWith("/api/tables/abcd-efgh-jkmn/enter?as=2", expect.anything());
  latest().says({ type: "goodbye", why: "password" });
  expect([line.status, line.why]).toEqual(["ended", "password"]);
});

test("a server that restarts is waited for", () => {
  latest().says(room(7, 1));
  latest().says({ type: "goodbye", why: "restart" });
  vi.advanceTimersByTime(2000);
  expect(FakeSocket.all.length).toBe(2);
});
